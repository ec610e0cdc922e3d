"""Files: data files in TOML, positions and records, read with clear words on what is wrong."""
