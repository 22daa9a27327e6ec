"""What the two games of Ochko share: deal, bets, drawing, settlement, and the bank."""
