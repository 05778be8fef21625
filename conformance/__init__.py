"""Runs the real tools on inputs of our own and compares what they say with what the library answers."""
