"""Where things are kept: folders, levels, saves and settings."""
