# Empyreal: Spells & Steam. What happens and what is refused.
