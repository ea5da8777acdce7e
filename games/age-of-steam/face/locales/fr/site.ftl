# Les pages autour de la table.

## La première page

site-length-age-of-steam = 2 à 3 heures, ou sur plusieurs semaines
site-what-age-of-steam = Émettre des titres, poser des voies, livrer des marchandises : un chemin de fer bâti à crédit, où chaque dollar compte.

## Ce que plusieurs pages disent

aos-option-map = Carte
aos-option-map-rust-belt = Rust Belt

## Les règles

aos-note-short = Règles et tuiles du livret, plateau d’après des sources publiques ; seul le cours de ses rivières est une reconstitution de notre part.

ending-last-turn = Le dernier tour a été joué.
ending-last-player = Il ne reste qu’une personne en jeu.
ending-nobody-left = Il ne reste personne en jeu.
