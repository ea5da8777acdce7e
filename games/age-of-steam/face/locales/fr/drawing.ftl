# Age of Steam en image. Les mots y ont peu de place.

## Pour qui écoute l’image, ou en montre une partie

aos-board-summary = { $title }, { $board }. { $turn }. { $phase }
aos-board-summary-asked = { $title }, { $board }. { $turn }. { $phase } : à { $seat } de jouer
aos-board-exits = { $what }, sorties { $edges }
aos-board-run = { $seat } : { $what }, { $from } – { $to }
aos-board-left = { $what } : { $left }

## Les joueurs

aos-board-to-decide = À { $seat } de jouer
aos-board-wins = { $seat } gagne
aos-board-eliminated = Hors jeu
aos-board-bid = Enchère { $dollars } $
aos-board-passed = A passé
aos-board-dropped = Hors des enchères

## À côté de la carte

aos-board-goods-display = Marchandises
aos-board-light-dice = Dés clairs
aos-board-dark-dice = Dés sombres
aos-board-bag = Dans le sac
aos-board-drawn = Piochés
aos-board-tiles-left = Tuiles restantes
aos-board-disks = Disques de bourg

## La légende

aos-board-legend = Légende
aos-board-terrain = Terrain
aos-board-lake = Lac, aucune voie
aos-board-town = Bourg { $town } $ + { $exit } $ par sortie
aos-board-track = Voies
aos-board-completed = Liaison achevée
aos-board-unfinished = Tronçon inachevé
aos-board-unowned = Sans propriétaire
aos-board-owner = Propriétaire
aos-board-players = Joueurs
aos-board-goods = Cubes
aos-board-places = Lieux
aos-board-city = Ville
aos-board-new-city = Ville Nouvelle
aos-board-takes = reçoit cette couleur
aos-board-grows = arrivées selon ce dé

## D’où vient un plateau

aos-note-box = Les tuiles, les cubes et les nombres sont ceux du livret.
aos-note-rust-belt = L’exemple de construction du livret s’y joue aux prix imprimés. Une autre transcription s’en écarte sur quelques hexagones : Lexington serait un hexagone plus à l’est, Buffalo ne serait pas un bourg, A8 serait une plaine, U16 et la colonne la plus à l’ouest n’existeraient pas.
