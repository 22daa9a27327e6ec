"""The journey: stations, purse, stars, and the porter's shift. Pure."""
