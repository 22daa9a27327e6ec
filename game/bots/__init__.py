"""The passengers' play: a style in numbers, a view, a choice."""
