"""What stands on the screen: title, map, table and all the others."""
