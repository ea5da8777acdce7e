# Une table, quel que soit le jeu.

## Pourquoi pas

table-no-not-begun = La partie n’a pas encore commencé.
table-no-over = La partie est terminée.
table-no-seat = Cette place n’est pas à vous.
table-no-turn-open = Votre tour n’est pas complet : il reste une décision à prendre.
table-no-free-seat = Cette place n’est pas libre.
table-no-nonce-now = La partie a commencé : on ne peut plus rien ajouter aux tirages.
table-no-nonce = Il faut de 1 à { $most } caractères.
table-no-started = La partie a déjà commencé.
table-no-free =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
table-no-idle =
    { $hours ->
        [one] Cette place pourra être confiée à un robot quand elle aura fait attendre la table une heure.
       *[other] Cette place pourra être confiée à un robot quand elle aura fait attendre la table { $hours } heures.
    }
table-no-conceded = Cette place a été abandonnée : un robot la joue jusqu’au bout.
table-no-level = Ce robot n’existe pas.
table-no-room = Il s’est passé tant de choses à cette table que seule la partie continue.
table-no-saying = Un message compte de 1 à { $most } caractères.
table-no-vacating = Cette place ne peut pas être confiée à quelqu’un d’autre maintenant.
table-no-again = Une nouvelle partie a déjà été préparée.
table-no-link = Ce lien ne mène plus à une place libre : il a déjà servi, ou un autre l’a remplacé.
table-no-name = Un nom compte de 1 à 24 caractères.
table-no-onlookers-write = À cette table, seules les personnes qui jouent peuvent écrire dans la discussion.

## Reprendre des coups

table-no-back-now = On ne peut revenir en arrière que dans une partie en cours.
table-no-back = On ne peut pas ramener la partie jusque-là : depuis, quelque chose a été tiré au hasard ou dévoilé.
table-no-back-asked = Personne ne demande à revenir en arrière.
table-no-back-twice = Quelqu’un demande déjà à revenir en arrière. Répondez d’abord à cette demande.

## Les noms

table-gone = Quelqu’un qui est parti
