# Ce que tous les jeux ont en commun. Les espaces devant « : ; ! ? » et « $ » sont des espaces fines insécables (U+202F).

## Éléments de phrases

seat-name = Joueur { $number }
# « a, b » et « c »
list = { $most } et { $last }
list-empty = rien
refusal = { $why } [{ $rule }]
money = { $dollars } $
money-range = { $least }–{ $most } $

## Les côtés d’un hexagone

edge-n = nord
edge-ne = nord-est
edge-e = est
edge-se = sud-est
edge-s = sud
edge-sw = sud-ouest
edge-w = ouest
edge-nw = nord-ouest
edge-n-short = N
edge-ne-short = NE
edge-e-short = E
edge-se-short = SE
edge-s-short = S
edge-sw-short = SO
edge-w-short = O
edge-nw-short = NO

## Mise en place

setup-players = { $title } se joue de { $fewest } à { $most } joueurs, pas à { $players } ({ $rule }).
setup-option = { $title } n’a pas d’option « { $key } ». Options possibles : { $keys }.
setup-value = L’option { $key } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.

## À qui de jouer, et comment la partie s’est terminée

your-turn = C’est à vous de jouer.
turn-of = C’est à { $seat } de jouer.

ending-last-turn = Le dernier tour a été joué.
ending-last-round = La dernière manche a été jouée.
ending-last-player = Il ne reste qu’une personne en jeu.
ending-nobody-left = Il ne reste personne en jeu.

standing-line =
    { $score ->
        [one] { $rank }. { $name } : { $score } point
       *[other] { $rank }. { $name } : { $score } points
    }
standing-out = { $rank }. { $name } : hors jeu
standing-alone =
    { $points ->
        [one] { $name } termine avec { $points } point.
       *[other] { $name } termine avec { $points } points.
    }
standing-won = { $name } remporte la partie.
standing-tie = { $names } partagent la première place.
standing-team = { $names } gagnent ensemble.
standing-nobody = Personne ne gagne.

notation-like = « { $notation } » n’est pas tout à fait un coup. Écrivez-le ainsi : « { $example } ».
notation-alone = « { $verb } » est un coup entier : rien ne doit suivre.
notation-verb = « { $notation } » n’est pas un coup. Un coup commence par l’un de ces mots : { $verbs }.
