"""What outlives the process: tables with their logs, people, finished games; and the bus between tables and screens."""
