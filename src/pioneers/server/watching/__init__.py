"""What people see of a table: perspectives, pictures, presence, replays."""
