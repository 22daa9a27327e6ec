"""The passengers: one module draws one of them."""
