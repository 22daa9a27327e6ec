"""The words after `ace-deuce`: one module per command."""
