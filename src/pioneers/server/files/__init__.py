"""Data files that people bring along, checked in a process with bounds."""
