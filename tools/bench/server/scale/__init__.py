"""How ours scales: with processes, tables, watchers and the length of logs."""
