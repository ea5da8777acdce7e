# Les pages autour de la table.

## La première page

site-home-title = Les jeux de trains à vapeur, autour d’une même table
site-home-lead = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, sans rien installer.
site-games = Les jeux
site-players-range = De { $fewest } à { $most } joueurs
site-length-age-of-steam = 2 à 3 heures, ou sur plusieurs semaines
site-what-age-of-steam = Émettre des titres, poser des voies, livrer des marchandises : un chemin de fer bâti à crédit, où chaque dollar compte.
site-length-empyreal = 2 à 3 heures, ou sur plusieurs semaines
site-what-empyreal = Étendre son réseau dans un monde de magie, garnir sa gare de triage de voitures enchantées, engager des spécialistes et livrer ses marchandises au Terminus.
site-length-imperial-steam = 2 à 3 heures, ou sur plusieurs semaines
site-what-imperial-steam = Miser pour l’influence, former des ouvriers, construire de Wien vers Trieste et vendre des actions de sa compagnie : la plus grosse fortune l’emporte.
site-length-steam-power = Environ une heure, ou sur plusieurs semaines
site-what-steam-power = Poser des voies, bâtir des usines, honorer des contrats secrets sur les rails de tous, et payer à qui ils appartiennent.
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
# An option of a game, and what was chosen.
site-option = { $name } : { $value }
site-fault = Cela n’a pas marché
site-home-link = Retour à l’accueil
# Comment joue un robot
site-level-random = joue au hasard
site-level-greedy = joue pour gagner
site-bot = Robot : { $level }
aos-option-map = Carte
aos-option-map-rust-belt = Rust Belt
emp-option-boards = Plateaux
emp-option-boards-any = Tirés au sort
emp-option-boards-a = Faces A
emp-option-boards-b = Faces B
emp-option-boards-what = La face que montrent les plateaux à deux villes. Leur place est tirée au sort ; à six joueurs, on n’emploie que les faces C.
emp-option-awards = Prix
emp-option-awards-off = Aucun
emp-option-awards-two = Deux, tirés au sort
emp-option-awards-expert = Expert : il en reste deux
emp-option-awards-what = Des points à la fin pour qui fait le mieux, par exemple avec le plus de wagons au bord de la carte. Expert : on en distribue davantage, et chacun en retire un.
emp-option-epic = Partie épique
emp-option-epic-off = Non
emp-option-epic-on = Oui
emp-option-epic-what = La partie se termine une tuile Demande plus tard.
emp-option-open_information = Information ouverte
emp-option-open_information-off = Non
emp-option-open_information-on = Oui
emp-option-open_information-what = Tout le monde voit quels spécialistes restent dans les piles.
emp-option-friendly = Concurrence amicale
emp-option-friendly-off = Non
emp-option-friendly-on = Oui
emp-option-friendly-what = Sans les capitaines, les spécialistes et les voitures qui nuisent aux autres.
emp-option-teams = Équipes
emp-option-teams-off = Aucune
emp-option-teams-2v2 = À quatre : deux contre deux
emp-option-teams-2v2v2 = À six : trois équipes de deux
emp-option-teams-3v3 = À six : trois contre trois
emp-option-teams-what = Les équipes alternent autour de la table ; les coéquipiers additionnent leurs points, et il n’y a pas de prix.
imp-option-setup = Mise en place
imp-option-setup-fixed = Initiation, pour une première partie
imp-option-setup-normal = Normale
imp-option-setup-random = Aléatoire
imp-option-setup-what = Initiation : chaque tuile a sa place. Normale : une carte situe les métropoles et les liaisons nationalisées, les autres tuiles sont tirées au sort. Aléatoire : tout est tiré au sort.
imp-option-money = Argent
imp-option-money-open = Visible
imp-option-money-hidden = Caché jusqu’à la fin
imp-option-money-what = Caché : chacun ne voit que son propre argent. Ce qui est payé et reçu est annoncé tout de même.
sp-option-map = Carte
sp-option-map-usa = États-Unis
sp-option-map-germany = Allemagne, Belgique et Pays-Bas
sp-option-map-britain = Grande-Bretagne
sp-option-later_edition = Règles de l’édition suivante
sp-option-later_edition-off = Non
sp-option-later_edition-on = Oui
sp-option-later_edition-what = La banque verse 5 $ au lieu de 3 $, et deux tuiles de ville donnent un point de plus aux usines de leur couleur.
sp-option-start_from_group = Villes adjacentes
sp-option-start_from_group-on = Une liaison peut partir de toute ville du groupe
sp-option-start_from_group-off = Seulement d’une ville que touche l’une de vos liaisons
sp-option-steal_from_next = Sac vide, et votre main est la plus fournie
sp-option-steal_from_next-off = On ne prend rien
sp-option-steal_from_next-on = On prend dans la main la plus fournie des autres

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
site-idle-1 = une heure
site-idle-6 = 6 heures
site-idle-24 = un jour
site-idle-72 = 3 jours
site-idle-168 = une semaine
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
site-note-short = Les règles sont celles du livret ; une partie de ce qui est imprimé sur le matériel est une reconstitution de notre part.
site-note-more = En savoir plus
aos-note-short = Règles et tuiles du livret, plateau d’après des sources publiques ; seul le cours de ses rivières est une reconstitution de notre part.
sp-note-short = Règles, tuiles et pièces du livret ; les plateaux et les contrats sont une reconstitution de notre part, le jeu en solo est de nous.
emp-note-short = Les règles, les noms, les textes, les coûts et les quantités sont ceux du livret ; les plateaux, les registres des compagnies et les terrains des voitures communes sont une reconstitution de notre part.
emp-note-box = Les règles sont celles du livret, les plateaux sont une reconstitution. Viennent du livret et d’images des tuiles : les noms des compagnies, des capitaines, des spécialistes, des voitures et des prix, ce qu’ils font et ce qu’ils coûtent, le nombre de pièces de chaque sorte et le nombre de villes par face de plateau ; tous les textes sont dans nos propres mots. Les images du reste du matériel étaient introuvables : ce qu’elles seules montraient, nous l’avons inventé pour qu’il s’accorde avec le livret. Ce sont les cases et les terrains des plateaux ; les registres, avec leurs cinq colonnes, le terrain d’origine de chaque compagnie et quatre de ses cinq voitures imprimées ; et les terrains que nomment les voitures communes. Les voitures communes et imprimées n’ont pas de nom dans le livret : les leurs sont de nous, comme tous les noms français. Attendez-vous à ce que le jeu imprimé soit différent sur tous ces points.
imp-note-short = Les règles sont celles du livret ; le plateau, les tuiles, les contrats et les prix sont une reconstitution de notre part.
imp-note-box = Les règles sont celles du livret, le plateau est une reconstitution : on joue selon les règles publiées, mais sur un plateau qui est de nous. Viennent du livret : le nombre de villes, de tuiles, de contrats, de cartes et de pièces, 15 noms de villes, 14 liaisons, deux efforts, ce que chacun possède au départ, ce que coûtent les ouvriers, les ingénieurs et les locomotives, la plupart des cours de l’action, et les tuiles Expédition de la mise en place Initiation. Deux autres noms de villes viennent de pages publiques. Tout le reste n’est imprimé que sur le matériel, et aucune source publique ne le montre : nous l’avons inventé pour qu’il s’accorde avec ce que l’on sait. Ce sont les autres villes et liaisons, les ponts et les tunnels, presque tous les efforts, ce que disent les tuiles Ville et les contrats, les prix du marché et des usines, la croissance des métropoles, l’arrivée des locomotives et l’influence qu’elles donnent, les cartes de mise en place, les métropoles et les liaisons nationalisées de la mise en place Initiation. Attendez-vous à ce que le jeu imprimé soit différent sur tous ces points.
sp-note-usa = On sait qu’un plateau du jeu imprimé montre les États-Unis ; la place des hexagones et des villes est de nous.
sp-note-germany = Rien de public ne dit ce que montre ce plateau dans le jeu imprimé : la région et le tracé sont de nous.
sp-note-britain = Rien de public ne dit ce que montre ce plateau dans le jeu imprimé : la région et le tracé sont de nous.
sp-note-box = Les tuiles de voie, les pièces et les nombres sont ceux du livret. Les 48 contrats sont une reconstitution : aucune liste n’en est publique, leurs demandes et leurs gains sont donc de nous. Le jeu en solo aussi.
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
