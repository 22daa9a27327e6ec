"""A sitting looked at again, hand by hand."""
