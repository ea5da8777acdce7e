table-turn-done = Votre tour est complet. Terminez-le, ou annulez un coup.
table-no-more-moves = Cette table ne peut contenir que { $most } coups, et ce nombre est atteint : on ne peut plus rien y jouer.
record-unknown-game = Il n’y a pas ici de jeu nommé « { $game } ».
