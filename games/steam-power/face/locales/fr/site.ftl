# Les pages autour de la table.

## La première page

site-length-steam-power = Environ une heure, ou sur plusieurs semaines
site-what-steam-power = Poser des voies, bâtir des usines, honorer des contrats secrets sur les rails de tous, et payer à qui ils appartiennent.

## Ce que plusieurs pages disent

sp-option-map = Carte
sp-option-map-usa = États-Unis
sp-option-map-germany = Allemagne, Belgique et Pays-Bas
sp-option-map-britain = Grande-Bretagne
sp-option-later_edition = Règles de l’édition suivante
sp-option-later_edition-off = Non
sp-option-later_edition-on = Oui
sp-option-later_edition-what = La banque verse davantage, et certaines tuiles de ville donnent plus de points aux usines de leur couleur.
sp-option-start_from_group = Villes adjacentes
sp-option-start_from_group-on = Une liaison peut partir de toute ville du groupe
sp-option-start_from_group-off = Seulement d’une ville que touche l’une de vos liaisons
sp-option-steal_from_next = Sac vide, et votre main est la plus fournie
sp-option-steal_from_next-off = On ne prend rien
sp-option-steal_from_next-on = On prend dans la main la plus fournie des autres

## Les règles

sp-note-short = Règles, tuiles et pièces du livret ; les plateaux et les contrats sont une reconstitution de notre part, le jeu en solo est de nous.
sp-note-usa = On sait qu’un plateau du jeu imprimé montre les États-Unis ; la place des hexagones et des villes est de nous.
sp-note-germany = Rien de public ne dit ce que montre ce plateau dans le jeu imprimé : la région et le tracé sont de nous.
sp-note-britain = Rien de public ne dit ce que montre ce plateau dans le jeu imprimé : la région et le tracé sont de nous.
sp-note-box = Les tuiles de voie, les pièces et les nombres sont ceux du livret. Les contrats sont une reconstitution : aucune liste n’en est publique, leurs demandes et leurs gains sont donc de nous. Le jeu en solo aussi.
