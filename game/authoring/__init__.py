"""The workshop: tools that turn sources into what the game loads. Nobody imports it."""
