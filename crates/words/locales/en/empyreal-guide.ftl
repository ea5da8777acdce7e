# Empyreal: Spells & Steam. What is asked.
