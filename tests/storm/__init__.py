"""Many clients at many tables, while everything between them and the disk is harmed; what they saw is judged after."""
