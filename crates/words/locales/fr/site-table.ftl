# Le cadre de chaque page, et la table.
