"""The settings and what each page of them shows."""
