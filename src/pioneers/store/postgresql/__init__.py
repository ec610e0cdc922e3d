"""The store in PostgreSQL: its sessions, its errors, its watchdog."""
