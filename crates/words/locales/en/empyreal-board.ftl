# Empyreal: Spells & Steam. What is drawn.
