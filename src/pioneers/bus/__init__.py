"""The bus: news, leases and short-lived notes between the processes that serve the same tables. Never the truth."""
