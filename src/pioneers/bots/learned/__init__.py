"""What was learned: small networks in whole numbers, and how they are read from their files."""
