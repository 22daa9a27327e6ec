"""The ledger of a career."""
