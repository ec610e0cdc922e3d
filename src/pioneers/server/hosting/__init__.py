"""A server as its host sees it: settings, start and stop, logs, figures, backups."""
