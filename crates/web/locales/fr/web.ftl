# Ce que dit le serveur.

web-guest = Invité
web-no-table = Cette table n’existe pas.
web-no-page = Cette page n’existe pas.
web-not-yours = Vous ne pouvez pas faire cela à cette table.
web-too-many = C’est un peu trop à la fois. Attendez un instant et réessayez.
web-too-many-pages = Trop de pages sont ouvertes là où vous êtes. Fermez-en quelques-unes, et celle-ci reprendra.
web-bad-form = Quelque chose ne va pas dans ce formulaire.
web-bad-request = Cette demande n’est pas compréhensible.
web-too-slow = Le serveur n’a pas répondu à temps. Vérifiez où vous en êtes avant de réessayer.
web-inside = Une erreur s’est produite de notre côté. Rien de ce que vous aviez fait n’est perdu.
web-cannot-save = Nous ne pouvons rien enregistrer pour le moment. Tout ce qui avait été confirmé est conservé. Réessayez dans un instant.
web-other-site = Cette demande venait d’un autre site : elle a été refusée.
web-other-host = Personne ici ne répond à ce nom. Cette table se trouve à l’adresse { $url }.
web-unknown-host = Ce serveur ne se connaît pas sous ce nom. La personne qui l’héberge peut le lui indiquer avec --public-url.
web-full = Il y a tant de monde qu’il ne reste plus de place pour l’instant. Veuillez réessayer dans quelques secondes.
web-full-title = La rotonde est complète
web-who = Nous ne savons pas qui vous êtes : ouvrez une table, ou connectez-vous.
web-stale = La table a changé entre-temps.
web-no-title = Le nom d’une table compte au plus { $most } caractères.
web-no-record = Cet enregistrement est inutilisable. { $why }
web-name-taken = Ce nom est déjà pris. S’il est à vous, connectez-vous.
web-wrong-password = Aucun compte ne porte ce nom avec ce mot de passe.
web-wrong-old-password = L’ancien mot de passe n’est pas le bon.
web-no-password = Un mot de passe compte de { $least } à { $most } caractères.
web-weak-common = Ce mot de passe est l’un des premiers que l’on essaierait. Plusieurs mots sans rapport entre eux font un meilleur mot de passe.
web-weak-name = Ce mot de passe ressemble trop à votre nom. Plusieurs mots sans rapport entre eux font un meilleur mot de passe.
web-weak-pattern = Les suites de touches ou de lettres, les répétitions et les dates se devinent vite. Plusieurs mots sans rapport entre eux font un meilleur mot de passe.
web-weak = Ce mot de passe se devine vite. Plusieurs mots sans rapport entre eux font un meilleur mot de passe.
web-wait-seconds =
    { $count ->
        [one] Trop de tentatives. Réessayez dans une seconde.
       *[other] Trop de tentatives. Réessayez dans { $count } secondes.
    }
web-wait-minutes =
    { $count ->
        [one] Trop de tentatives. Réessayez dans une minute.
       *[other] Trop de tentatives. Réessayez dans { $count } minutes.
    }
web-private = Cette table est privée : seuls les joueurs et les spectateurs invités la voient. Si vous y jouez, connectez-vous ou ouvrez-la dans le navigateur où vous avez pris place ; sinon, demandez un lien à son hôte.
web-removed = L’hôte de cette table vous en a retiré l’accès.
web-muted = L’hôte de cette table ne souhaite pas que vous y écriviez.
web-deleted = Cette table a été supprimée par son hôte.
web-deleted-record = Cette table a été supprimée par son hôte. L’enregistrement vous reste : rechargez la page pour l’obtenir.
web-wrong-own-password = Ce n’est pas votre mot de passe. Rien n’a été supprimé.
web-not-now = Une partie en cours ne peut pas être supprimée. Elle pourra l’être une fois terminée.
web-still-plays = On ne peut pas exclure quelqu’un qui joue : confiez d’abord sa place à quelqu’un d’autre.
web-other-rules = Cette partie a été jouée selon la version { $theirs } des règles. Ce programme connaît la version { $ours } : il ne peut pas montrer cette partie.
