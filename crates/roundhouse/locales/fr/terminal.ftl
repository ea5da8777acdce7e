# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

play-you-are = Vous êtes { $seat }. Les autres sont des robots.
play-again = Cette commande redonne la même partie :
play-first-help = Tapez un numéro, un coup ou un fragment de coup. « help » donne les autres commandes, « board » affiche la carte.
play-help =
    Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté. Un fragment de coup affiche les coups qui y répondent.
    Vous pouvez aussi taper :
    undo – annuler votre dernier coup
    redo – rétablir le coup annulé
    start over ou restart – annuler tous les coups de votre tour
    commit – valider vos coups ; Entrée le fait à la fin de votre tour
    moves – afficher tous les choix
    board – afficher la carte
    state – afficher les joueurs et ce qui se trouve à côté de la carte
    hint – demander conseil à un robot
    log – afficher ce qui vient de se passer ; « log all » affiche tout
    rules – afficher les chapitres ; « rules 4 » affiche un chapitre, « rules 4.12 » une règle
    record FICHIER – enregistrer la partie jusqu’ici dans un nouveau fichier
    help ou « ? » – afficher cette aide
    quit, exit ou q – quitter la partie

play-ready = Appuyez sur Entrée pour valider, ou tapez « undo ».
play-turn-over = Votre tour est fini et attend la touche Entrée pour être validé. « undo » annule le dernier coup.
play-undone = Coup annulé.
play-nothing-to-undo = Il n’y a rien à annuler : les coups précédents sont déjà validés.
play-redone = Coup rétabli.
play-nothing-to-redo = Il n’y a rien à rétablir.
play-committed = Vos coups sont validés.
play-start-over = Votre tour recommence.
play-reveals = Ce coup fait intervenir le hasard ou montre quelque chose de caché, et ne pourra pas être annulé. Tapez « { $yes } » pour le jouer, ou Entrée pour choisir de nouveau :
play-yes = oui

play-hint = Un robot jouerait « { $notation } ».
play-kept = L’enregistrement est dans { $file }.
play-go-on = Cette commande reprend la partie :
play-record-needs-file = Quel fichier ? Tapez « record » et le nom d’un nouveau fichier, par exemple « record partie.txt ».
play-record-taken = { $file } existe déjà et n’est pas remplacé : prenez un autre nom, ou reprenez une partie enregistrée avec --resume.
play-record-not-written = Impossible d’écrire l’enregistrement dans { $file } : { $why }
play-more-log = … « log all » affiche tout.
play-no-match = Aucun coup permis ne correspond à « { $typed } ».
play-no-choice = Il n’y a pas de choix { $number } dans cette liste.
# Une ligne de la liste qui vaut pour tous les montants, par exemple des enchères
play-amounts = { $verb } de { $least } à { $most } – ou tapez simplement le montant
# De combien de façons une chose peut se faire, dans une ligne de la liste
play-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
play-no-rule = Il n’y a pas de règle « { $rule } ». « rules » affiche les chapitres.
play-bye = Au revoir, et merci d’avoir joué !
play-you-are-alone = Vous êtes { $seat } et jouez en solo.
