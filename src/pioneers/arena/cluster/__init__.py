"""Games on a cluster: Ray gives them to workers on one machine or many. Needs the extra `cluster`."""
