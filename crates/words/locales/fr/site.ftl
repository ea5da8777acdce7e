# Les pages autour de la table.
