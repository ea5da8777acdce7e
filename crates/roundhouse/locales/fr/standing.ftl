# À qui de jouer, et comment la partie s’est terminée. Les espaces devant « : ; ! ? » et « $ » sont des espaces fines insécables (U+202F).

turn-of = C’est à { $seat } de jouer.

standing-line =
    { $score ->
        [one] { $rank }. { $name } : { $score } point
       *[other] { $rank }. { $name } : { $score } points
    }
standing-out = { $rank }. { $name } : hors jeu
