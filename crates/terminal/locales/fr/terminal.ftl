# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

play-head-player = Joueur
play-map-west = Ouest
play-map-east = Est
play-map-too-wide = La carte demande une fenêtre d’au moins { $needed } colonnes, et celle-ci en a { $columns }. « state » donne la liste des villes.
