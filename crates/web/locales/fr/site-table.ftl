# Le cadre de chaque page, et la table.

## Le cadre

site-frame-description = Une table ouverte pour les jeux de trains à vapeur, dans le navigateur.
site-frame-skip = Aller au contenu
site-frame-places = Rubriques
site-frame-rules = Règles
site-frame-sign-in = Se connecter
site-frame-theme-system = Thème : celui du système
site-frame-theme-light = Thème : clair
site-frame-theme-dark = Thème : sombre
site-frame-foot = Logiciel libre. Les tirages de chaque partie peuvent être vérifiés par tous ceux qui l’ont jouée.
site-frame-rights = Les jeux appartiennent à leurs auteurs et éditeurs ; les règles sont ici redites dans nos propres mots.

## Le plateau

table-board = Le plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Montrer tout le plateau
table-reconnecting = Pas de connexion. Nouvel essai…
table-title-mine = ● À vous de jouer – { $title }

## La question

table-ask = Votre coup
table-now-plays = À { $name } de jouer
table-drafted =
    { $count ->
        [one] Ce tour jusqu’ici : { $count } coup
       *[other] Ce tour jusqu’ici : { $count } coups
    }
table-confirm = Confirmer
table-back = Retour
table-undo = Annuler
table-redo = Rétablir
table-restart = Recommencer
table-end = Finir le tour
table-turn-left = Tourner à gauche
table-turn-right = Tourner à droite
table-list = ou choisir dans une liste
table-lit-map = Cliquez sur ce qui est éclairé sur le plateau.
table-lit-beside = Cliquez sur ce qui est éclairé à côté du plateau.
table-lit = Cliquez sur ce qui est éclairé.
table-every-choice = Tous les choix
table-for-good = Le hasard intervient, ou une chose cachée se dévoile : ce coup ne pourra pas être annulé.
table-for-good-yes = Jouer ce coup
table-for-good-no = Choisir autre chose
table-rule = Règle
table-close = Fermer
table-nothing-here = Rien à faire ici pour le moment.
table-failed = Le serveur n’a pas répondu. Regardez où en est la table avant de réessayer.
table-stale = La table avait changé entre-temps ; voici où elle en est.
table-waiting = On attend { $names }
table-watching = Vous regardez la partie.
table-see-outcome = D’où viennent les points
table-look-again = Regarder de nouveau
table-bot-plays = Un robot joue à la place de { $seat }.
table-curtain = Passez l’écran à { $name }
table-curtain-why = Ce qui va s’afficher est pour { $name }, pas pour les autres joueurs de cet écran.
table-curtain-here = Je suis { $name }

## Les joueurs

table-spectator = Spectateur
table-players = Joueurs
table-mark-me = (vous)
table-mark-bot = (robot)
table-mark-stands-in = (remplacé par un robot)
table-mark-away = (absent)
table-mark-free = (libre)
table-mark-conceded = (a abandonné)
table-to-decide = doit jouer
table-give = Confier la place à un robot

## Ce qui s’est passé

table-log = Journal
table-log-all = Tout afficher depuis le début
table-history = Parcourir la partie
table-move-of = Coup { $at } sur { $made }
table-go = Aller
table-first = Au début
table-last = Au dernier coup
table-move-back = Un coup en arrière
table-move-on = Un coup en avant
table-turn-back = Un joueur en arrière
table-turn-on = Un joueur en avant
table-round-back = Un tour en arrière
table-round-on = Un tour en avant
table-past = Vous regardez une position antérieure
table-past-at = Après le coup { $at } sur { $made }.
table-past-back = Revenir au présent

## La discussion

table-chat = Discussion
table-chat-say = Votre message
table-chat-send = Envoyer
# Qui dit les mots qui suivent
table-chat-name = { $name } :

## La place et la table

table-my-seat = Ma place
table-hand = Laisser un robot jouer pour moi
table-hand-do = Passer la main
table-take-back = Reprendre ma place au robot
table-concede = Abandonner…
table-concede-what = Vous renoncez pour de bon, et un robot joue à votre place jusqu’à la fin.
table-concede-do = Oui, j’abandonne
table-about = Cette table
table-people = Places et spectateurs
table-chat-closed = Seules les personnes qui jouent peuvent écrire ici.
table-chat-muted = L’hôte de cette table ne souhaite pas que vous y écriviez.
table-commitment = Engagement sur les tirages
table-commitment-what = Les tirages de cette partie ont été fixés avant son début. Quand elle sera terminée, le secret derrière cet engagement sera révélé, et chacun pourra vérifier que rien n’a été changé.
table-secret = Secret
table-nonce = Ajouté par { $seat }
table-verify = Vérifier les tirages
table-record = Enregistrement
table-again = Rejouer
table-again-join = Rejoindre la partie suivante
table-continue = Continuer d’ici…
table-continue-as = Contre des robots, à la place de
table-continue-do = Continuer

## La fin

table-rank-number = { $rank }.
table-points = Points
table-out = hors jeu
table-scoring = Le décompte final, étape par étape
table-scoring-begin = Depuis le début
table-scoring-next = Étape suivante
table-scoring-step = Étape { $step } sur { $steps } :
table-scoring-now = Cette étape
table-scoring-total = Total

## Les touches

table-keys = Touches
table-key-tab = Tab
table-key-enter = Entrée
table-key-escape = Échap
table-key-home = Origine
table-key-end = Fin
table-keys-tab = D’une chose à la suivante ; sur le plateau, à travers tout ce qui peut être choisi
table-keys-arrows = Vers le prochain lieu éclairé dans cette direction ; avec Maj, ou si rien n’est éclairé, déplacer le plateau
table-keys-numbers = De la première à la neuvième réponse, ou un montant
table-keys-turn = Tourner la pièce à droite ou à gauche
table-keys-kind = Une autre sorte de pièce
table-keys-enter = Choisir, confirmer, finir le tour
table-keys-escape = Une étape en arrière
table-keys-undo = Annuler, rétablir
table-keys-zoom = Agrandir, réduire, tout le plateau
table-keys-moves = Un coup en arrière ou en avant dans la partie
table-keys-turns = Le tour de jeu d’un joueur en arrière ou en avant
table-keys-rounds = Un tour en arrière ou en avant
table-keys-ends = La première et la dernière position
table-keys-chat = Écrire dans la discussion
table-keys-this = Cette liste
table-pointer = À la souris ou au doigt
table-pointer-what = Faites glisser le plateau pour le déplacer ; tournez la molette ou pincez pour l’agrandir ou le réduire. Un clic sur la pièce que vous posez la fait tourner, deux clics la confirment. Cliquez sur ce qui n’est pas éclairé pour savoir pourquoi ce n’est pas possible.
