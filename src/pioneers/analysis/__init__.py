"""Analysis: an honest measure of decisions, and what is made of it: reviews, hints, marks, luck set apart."""
