"""Whether the analysis tells the truth: reports for docs/analysis.md."""
