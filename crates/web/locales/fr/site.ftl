# Les pages autour de la table.

## La première page

site-home-title = Les jeux de trains à vapeur, autour d’une même table
site-home-lead = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
site-games = Les jeux
site-play-now = Jouer maintenant
site-play-now-what = Vous contre des robots, tout de suite. La table reste privée tant que vous n’en décidez pas autrement.
site-new-table = Nouvelle table
site-read-rules = Règles
site-mine = Mes tables
site-mine-none = Vous n’êtes encore à aucune table. « Jouer maintenant » vous installe aussitôt face à des robots ; une nouvelle table a de la place pour vos amis.
site-running = Parties en cours
site-running-none = Aucune partie ouverte au public en ce moment. Celles que tout le monde peut suivre apparaissent ici.
site-more = Et aussi
site-more-import = Revoir une partie enregistrée
site-more-import-what = Toute partie jouée ici ou dans le terminal, coup par coup
site-more-rules-what = Dans nos propres mots, numérotées, avec un lien pour chacune
site-more-keys = Le clavier
site-more-keys-what = Toute la table sans souris

site-your-turn = À vous de jouer
site-stage-waiting = En attente de joueurs
site-stage-round = Tour { $round }
site-stage-over = Terminée
site-stage-record = Enregistrement
site-line-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
site-ago-now = à l’instant
site-ago-minutes =
    { $count ->
        [one] il y a { $count } minute
       *[other] il y a { $count } minutes
    }
site-ago-hours =
    { $count ->
        [one] il y a { $count } heure
       *[other] il y a { $count } heures
    }
site-ago-days =
    { $count ->
        [one] il y a { $count } jour
       *[other] il y a { $count } jours
    }

## Ce que plusieurs pages disent

site-seat = Place { $number }
# Une option d’un jeu, et ce qui a été choisi.
site-option = { $name } : { $value }
site-fault = Cela n’a pas marché
site-home-link = Retour à l’accueil
site-bot = Robot : { $level }

## Une nouvelle table

site-new-title = Une nouvelle table
site-new-lead = Sans rien changer, vous jouez contre des robots. Modifiez ce que vous voulez.
site-new-game = Jeu
site-new-name = Nom de la table
site-optional = facultatif
site-new-players = Combien de joueurs ?
site-new-seats = Qui prend quelle place ?
site-new-seats-extra = Les places au-delà du nombre de joueurs ne comptent pas.
site-new-sitter = Qui prend cette place ?
site-sitter-me = Moi
site-sitter-friend = Un ami, par un lien
site-sitter-screen = Quelqu’un devant cet écran
site-new-sitter-name = Nom de cette personne
site-new-options = Options
site-new-idle = Une place qui fait attendre la table peut être confiée à un robot après
site-new-idle-what = La personne qui l’occupait peut la reprendre à tout moment.
site-new-audience = Qui peut regarder ?
site-new-audience-what = Les personnes qui jouent voient toujours la table. Vous pourrez changer d’avis à tout moment.
site-audience-everyone = Tout le monde
site-audience-everyone-what = La table figure sur la page d’accueil.
site-audience-link = Toute personne qui a l’adresse
site-audience-link-what = La table n’est dans aucune liste, mais son adresse peut circuler.
site-audience-invited = Seulement les personnes invitées
site-audience-invited-what = Privée : les spectateurs ont besoin d’un lien à part, que vous pouvez retirer.
site-new-open = Ouvrir la table

## Avant la partie

site-lobby-seats = Places
site-lobby-free = Libre
site-lobby-you = vous
site-lobby-wait =
    { $free ->
        [one] Une place est encore libre. Envoyez son lien à un ami ; la partie pourra commencer quand tout le monde sera assis.
       *[other] { $free } places sont encore libres. Envoyez chaque lien à un ami ; la partie pourra commencer quand tout le monde sera assis.
    }
site-lobby-wait-others =
    { $free ->
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
site-lobby-not-yet = La partie ne peut pas encore commencer.
site-lobby-ready = Tout le monde est assis. En voiture !
site-lobby-owner-starts = C’est à la personne qui a ouvert la table de lancer la partie. Cette page changera alors d’elle-même.
site-lobby-start = Lancer la partie
site-lobby-link = Lien pour cette place
site-lobby-copy = Copier
site-lobby-copied = Copié
site-lobby-new-link = Nouveau lien
site-lobby-new-link-what = L’ancien lien ne marchera plus.
site-lobby-fill = Mettre un robot
site-seat-free = { $name } : confier cette place à quelqu’un d’autre…
site-seat-free-bot = { $name } : confier cette place à une personne invitée…
site-seat-free-what = { $name } quitte aussitôt la table, et la place attend la personne qui ouvrira son nouveau lien.
site-seat-free-running = D’ici là, personne ne la joue, sauf si vous choisissez un robot.
site-seat-free-do = Libérer la place
site-seen-everyone = Tout le monde peut suivre cette table : elle figure sur la page d’accueil.
site-seen-link = Toute personne qui a l’adresse peut suivre cette table.
site-seen-invited = Cette table est privée : seuls les joueurs et les spectateurs invités la voient.
site-people-link = Spectateurs et confidentialité
site-fair = Des tirages honnêtes
site-fair-what = Chaque dé et chaque tirage viennent d’un secret déjà choisi. Voici son empreinte. Après la partie, le secret est révélé, et chacun peut vérifier qu’il correspond à l’empreinte et que rien n’a été changé en cours de route.
site-fair-commitment = Empreinte du secret
site-fair-nonce-what = Ce que vous tapez ici est mêlé au secret. Ainsi personne, pas même ce serveur, ne peut avoir connu les tirages à l’avance.
site-fair-nonce = Quelques mots ou chiffres de votre choix
site-fair-nonce-for = Quelques mots ou chiffres de votre choix, pour { $name }
site-fair-nonce-add = Mêler au secret
site-fair-mixed = Mêlé au secret par { $names }.
site-chat = Discussion
site-chat-none = Personne n’a encore rien dit.
site-chat-say = Votre message
site-chat-send = Envoyer

## Rejoindre une table

site-join-title = Une place vous attend
site-join-who = { $host } vous invite à jouer à { $game }.
site-join-table = La table s’appelle { $title }.
site-join-with = À la table : { $names }.
site-join-name = Votre nom à la table
site-join-sit = Prendre place
site-join-first-time = Jamais joué ? Le plateau montre ce que vous pouvez faire, et rien n’est définitif avant la fin de votre tour.
site-spent-title = Ce lien ne mène à aucune place
site-spent = Quelqu’un s’en est déjà servi, ou un lien plus récent l’a remplacé. Demandez-en un nouveau à la personne qui vous l’a envoyé.
site-spent-watch = Regarder la table
site-join-running = La partie est déjà en cours : vous reprenez une place avec tout ce qu’elle possède.

## Les gens autour d’une table

site-people-title = Spectateurs et confidentialité
site-people-back = Retour à la table
site-people-audience = Qui peut regarder
site-people-audience-save = Enregistrer
site-people-link-title = Lien pour les spectateurs
site-people-link-none = Il n’y a pas de lien pour les spectateurs : seules les personnes qui jouent et les spectateurs déjà admis voient la table.
site-people-link-idle = Toute personne qui a l’adresse de la table peut regarder : aucun lien n’est nécessaire. Si vous rendez la table privée, un lien vous servira à inviter des spectateurs.
site-people-link-make = Créer un lien
site-people-link-new = Nouveau lien
site-people-link-withdraw = Retirer le lien
site-people-link-what = Toute personne qui l’ouvre peut regarder, sans voir aucune main cachée. Si vous changez ou retirez le lien, les spectateurs déjà admis le restent.
site-people-write-title = Discussion
site-people-write-yes = Les spectateurs peuvent écrire dans la discussion.
site-people-write-no = Seules les personnes qui jouent, et vous-même, peuvent écrire dans la discussion.
site-people-write-allow = Laisser écrire les spectateurs
site-people-write-forbid = Réserver la discussion aux joueurs
site-people-here = Qui regarde en ce moment
site-people-nobody = Personne ne regarde.
site-people-nameless =
    { $count ->
        [one] Une page est ouverte par une personne anonyme.
       *[other] { $count } pages sont ouvertes par des personnes anonymes.
    }
site-people-others = Décisions précédentes
site-people-plays = joue
site-people-watches = regarde
site-people-muted = ne peut pas écrire
site-people-removed = n’a plus accès à la table
site-people-admitted = sur invitation
site-people-mute = Empêcher { $name } d’écrire
site-people-unmute = Laisser écrire { $name }
site-people-remove = Exclure { $name }
site-people-readmit = Réadmettre { $name }
site-people-remove-what = Une personne exclue perd aussitôt l’accès à la table, et le lien pour les spectateurs est remplacé. Si la table n’est pas privée, elle pourrait revenir anonymement.
site-people-fresh = Actualiser
site-people-delete = Supprimer cette table
site-people-delete-over = La table disparaît pour tout le monde. Les personnes qui ont joué gardent l’enregistrement et peuvent toujours vérifier les tirages.
site-people-delete-alone = La table disparaît avec tout ce qui s’y est passé.
site-people-delete-running = Une partie en cours ne peut pas être supprimée. Elle pourra l’être une fois terminée.
site-people-delete-ask = Supprimer…
site-people-delete-do = Oui, supprimer la table

site-watch-title = Vous pouvez regarder
site-watch-who = Ce lien vous permet de suivre une partie de { $game }.
site-watch-what = L’hôte de la table voit votre nom tant que votre page est ouverte, puis parmi les personnes admises. Aucune main cachée ne vous est montrée.
site-watch-in = Regarder

site-deleted-title = Cette table n’existe plus
site-deleted = Son hôte l’a supprimée. Comme vous y avez joué, l’enregistrement vous reste : chaque coup, chaque tirage, et la preuve que rien n’a été truqué.

## Vous

site-me-title = Vous
site-me-guest = Vous jouez en invité. Ce navigateur vous reconnaît ; personne ne vous demande de mot de passe.
site-me-account = Vous avez ouvert une session. Votre nom : { $name }.
site-me-name-title = Votre nom
site-me-name = Nom
site-me-name-save = Changer de nom
site-me-sign-up-title = Créer un compte
site-me-sign-up-what = Pour retrouver vos tables dans un autre navigateur. Toutes vos tables d’invité restent à vous.
site-me-sign-up = Créer le compte
site-me-sign-in-title = Se connecter
site-me-sign-in-what = Vous avez déjà un compte ? Vos tables d’invité y seront transférées.
site-me-sign-in = Se connecter
site-me-password = Mot de passe
site-me-password-least = Au moins 8 caractères
site-me-password-title = Changer de mot de passe
site-me-old = Ancien mot de passe
site-me-new = Nouveau mot de passe
site-me-password-save = Changer de mot de passe
site-me-sign-out-title = Se déconnecter
site-me-sign-out-what = Vos tables restent, et vous attendent.
site-me-sign-out = Se déconnecter
site-me-delete-title = Supprimer ce compte
site-me-delete-guest-title = Effacer mes traces
site-me-delete-what = Votre nom, votre mot de passe et vos sessions sont supprimés pour de bon. Les tables où personne d’autre ne joue disparaissent ; là où d’autres jouent, un robot reprend votre place et votre nom n’apparaît plus. Ce qu’il faut aux autres pour vérifier leurs parties est conservé.
site-me-delete-ask = Supprimer…
site-me-delete-do = Oui, effacer tout ce qui est à moi

## Les règles

site-rules-all = Les règles
site-rules-all-lead = Dans nos propres mots, numérotées, un lien pour chacune. À la table, tout refus cite la sienne.
site-rules-title = { $game } : les règles
site-rules-contents = Sommaire
site-rules-in-this-language = Lire cette page en français
site-rules-data = D’où vient le plateau
site-note-more = En savoir plus
site-rules-data-own = Ce qui est imprimé sur le matériel est repris comme de simples faits ; chaque dessin et chaque phrase d’ici sont de nous.
site-rules-top = Retour au sommaire

## Parties enregistrées

site-import-title = Revoir une partie enregistrée
site-import-lead = Un enregistrement contient toute une partie : chaque coup, chaque tirage, le résultat. Il devient ici une table que l’on parcourt pas à pas, et d’où l’on peut repartir à n’importe quel coup.
site-import-file = Choisir un fichier
site-import-record = Ou coller l’enregistrement ici
site-import-open = Ouvrir l’enregistrement

site-verify-title = Les tirages étaient-ils honnêtes ?
site-verify-table = { $title } : { $game }
site-verify-well = Oui. Tout concorde.
site-verify-well-what = Le secret révélé à la fin est bien celui qui avait été promis avant le premier tirage. Avec lui, chaque coup et chaque tirage ont été recalculés, et le résultat est le même.
site-verify-bad = Non. Quelque chose ne concorde pas.
site-verify-moves = Coups recalculés
site-verify-draws = Tirages recalculés
site-verify-commitment = Empreinte, promise avant la partie
site-verify-secret = Le secret, révélé après
site-verify-how = Vérifiez vous-même
site-verify-how-what = Personne n’est tenu de croire cette page. Téléchargez l’enregistrement et laissez votre propre copie du programme tout recalculer :
site-verify-record = Télécharger l’enregistrement
site-verify-back = Retour à la table

## Clavier

site-keys-title = Le clavier
site-keys-lead = Tout ce qui se fait à la table peut se faire au clavier seul.

## Quand quelque chose ne va pas

site-error-403 = Accès réservé
site-error-404 = Il n’y a rien ici
site-error-410 = Cette page n’existe plus
site-error-409 = Ce n’est pas possible maintenant
site-error-413 = C’est trop volumineux
site-error-429 = Un peu moins vite, s’il vous plaît
site-error-500 = Une panne de notre côté
site-error-503 = Un instant, s’il vous plaît
site-error-other = Cela n’a pas marché
site-error-status = Erreur { $status }

site-level-random = joue au hasard
site-level-greedy = joue pour gagner

# Combien de temps une place peut faire attendre la table.
site-idle-hours =
    { $hours ->
        [1] une heure
       *[other] { $hours } heures
    }
site-idle-days =
    { $days ->
        [1] un jour
       *[other] { $days } jours
    }
site-idle-weeks =
    { $weeks ->
        [1] une semaine
       *[other] { $weeks } semaines
    }
