"""The people at the machine: one traveller for each sign, dressed in each of the four colours."""
