# Une table, quel que soit le jeu.

table-turn-done = Votre tour est complet. Terminez-le, ou annulez un coup.

## Pourquoi pas

table-no-not-begun = La partie n’a pas encore commencé.
table-no-over = La partie est terminée.
table-no-seat = Cette place n’est pas à vous.
table-no-turn-open = Votre tour n’est pas complet : il reste une décision à prendre.
table-no-link = Ce lien ne mène plus à une place libre : il a déjà servi, ou un autre l’a remplacé.
table-no-name = Un nom compte de 1 à 24 caractères.
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
table-no-more-moves = Cette table ne peut contenir que { $most } coups, et ce nombre est atteint : on ne peut plus rien y jouer.
table-no-room = Il s’est passé tant de choses à cette table que seule la partie continue.
table-no-saying = Un message compte de 1 à { $most } caractères.
table-no-vacating = Cette place ne peut pas être confiée à quelqu’un d’autre maintenant.
table-no-second = Vous avez déjà une place dans cette partie, et personne ne doit voir une seconde main.
table-no-last-seat = C’est votre seule place dans cette partie. Confiez-la à un robot, ou abandonnez.
table-no-onlookers-write = À cette table, seules les personnes qui jouent peuvent écrire dans la discussion.
# À la place du nom d’une personne qui veut être oubliée
table-gone = Quelqu’un qui est parti

## Aller et venir

table-vacated = { $seat } ne joue plus. La place attend la personne qui viendra avec le nouveau lien.
table-sat-down = { $seat } a pris une place et continue la partie.
table-left-for-good = Quelqu’un est parti pour de bon ; son nom n’apparaît plus ici.
table-audience-everyone = Désormais, tout le monde peut suivre cette table.
table-audience-link = Désormais, toute personne qui a l’adresse peut suivre cette table.
table-audience-invited = Désormais, cette table est privée : seuls les joueurs et les spectateurs invités la voient.

## Reprendre des coups

table-back-look = Voir cette position
table-back-agree = D’accord
table-back-refuse = Non merci
table-back-drop = Laisser tomber
table-back-waits = Tout le monde n’a pas encore répondu.
table-back-ask = Ramener la partie ici
table-back-asked = { $seat } aimerait ramener la partie au coup { $to }.
table-back-refused = { $seat } préfère ne pas revenir en arrière.
table-back-done = { $seat } l’avait demandé : la partie est revenue au coup { $to }.
table-handed = { $seat } laisse un robot continuer.
table-handed-idle = Un robot joue pour { $seat }, que la table attendait depuis trop longtemps.
table-conceded = { $seat } abandonne ; un robot continue.
table-returned = { $seat } est de retour.
table-again-set-up = { $seat } a préparé une nouvelle partie.
table-no-again = Une nouvelle partie a déjà été préparée.
table-no-back-now = On ne peut revenir en arrière que dans une partie en cours.
table-no-back = On ne peut pas ramener la partie jusque-là : depuis, on a lancé des dés, pioché des marchandises ou dévoilé quelque chose.
table-no-back-asked = Personne ne demande à revenir en arrière.
table-no-back-twice = Quelqu’un demande déjà à revenir en arrière. Répondez d’abord à cette demande.
