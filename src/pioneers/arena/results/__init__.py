"""What an arena found, as a report, plots and Parquet."""
