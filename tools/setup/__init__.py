"""The set-up: an environment, the pinned packages, the page and the project itself, for `./run`.

It runs before anything is installed: standard library only.
"""
