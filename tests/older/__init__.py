"""Games that began with an older program go on, end as they would have ended there, and can be told again."""
