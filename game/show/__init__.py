"""What happened, made into pictures and words, without knowing how to draw."""
