"""Bots that think elsewhere: questions go through Redis to the workers of `pioneers bots`, answers come as news."""
