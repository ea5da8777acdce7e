# Ce que tous les jeux ont en commun. Les espaces devant « : ; ! ? » et « $ » sont des espaces fines insécables (U+202F).

## Éléments de phrases

seat-name = Joueur { $number }
# « a, b » et « c »
list = { $most } et { $last }
list-empty = rien
money = { $dollars } $
money-range = { $least }–{ $most } $

## Mise en place

players-range = { $fewest } à { $most } joueurs
players-exactly = { $players } { $players ->
    [one] joueur
   *[other] joueurs
}
setup-players = { $title } est un jeu pour { $wanted }, pas pour { $players } ({ $rule }).
setup-option = { $title } n’a pas d’option « { $key } ». Options possibles : { $keys }.
setup-no-options = { $title } n’a pas d’option « { $key } », ni aucune autre.
setup-value = L’option { $key } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.

## Comment la partie s’est terminée

standing-alone =
    { $points ->
        [one] { $name } termine avec { $points } point.
       *[other] { $name } termine avec { $points } points.
    }
standing-won = { $name } remporte la partie.
standing-tie = { $names } partagent la première place.
standing-team = { $names } gagnent ensemble.
standing-nobody = Personne ne gagne.

## Ce qui n’est pas un coup

notation-like = « { $notation } » n’est pas tout à fait un coup. Écrivez-le ainsi : « { $example } ».
notation-alone = « { $verb } » est un coup entier : rien ne doit suivre.
notation-verb = « { $notation } » n’est pas un coup. Un coup commence par l’un de ces mots : { $verbs }.
