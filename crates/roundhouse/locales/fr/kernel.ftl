# Ce que tous les jeux ont en commun. Les espaces devant « : ; ! ? » et « $ » sont des espaces fines insécables (U+202F).

## À qui de jouer, et comment la partie s’est terminée

turn-of = C’est à { $seat } de jouer.

standing-line =
    { $score ->
        [one] { $rank }. { $name } : { $score } point
       *[other] { $rank }. { $name } : { $score } points
    }
standing-out = { $rank }. { $name } : hors jeu

table-points = Points
table-out = hors jeu
