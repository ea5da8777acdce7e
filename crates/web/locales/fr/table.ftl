# Une table, quel que soit le jeu.

## Pourquoi pas

table-no-second = Vous avez déjà une place dans cette partie, et personne ne doit voir une seconde main.
table-no-last-seat = C’est votre seule place dans cette partie. Confiez-la à un robot, ou abandonnez.

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

## Confier sa place et abandonner

table-handed = { $seat } laisse un robot continuer.
table-handed-idle = Un robot joue pour { $seat }, que la table attendait depuis trop longtemps.
table-conceded = { $seat } abandonne ; un robot continue.
table-returned = { $seat } est de retour.

## Une autre partie

table-again-set-up = { $seat } a préparé une nouvelle partie.
