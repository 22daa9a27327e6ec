"""What happened, made into pictures and words, without knowing how to draw.

`board` folds events into what one seat sees; `director` lets them be seen one after another, each as the
table in `cues` has it; `frame` is one moment of that, on the places of a `layout`. `say` and `rule_card` are
words, `hearing` and `music` what sounds.
"""
