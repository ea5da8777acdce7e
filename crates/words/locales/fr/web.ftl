# Ce que dit le serveur.

web-guest = Invité
web-no-table = Cette table n’existe pas.
web-no-page = Cette page n’existe pas.
web-not-yours = Vous ne pouvez pas faire cela à cette table.
web-too-many = C’est un peu trop à la fois. Attendez un instant et réessayez.
web-too-many-pages = Trop de pages sont ouvertes là où vous êtes. Fermez-en quelques-unes, et celle-ci reprendra.
web-bad-form = Quelque chose ne va pas dans ce formulaire.
web-bad-request = Cette demande n’est pas compréhensible.
web-inside = Une erreur s’est produite de notre côté. Rien de ce que vous aviez fait n’est perdu.
web-cannot-save = Nous ne pouvons rien enregistrer pour le moment. Tout ce qui avait été confirmé est conservé. Réessayez dans un instant.
web-other-site = Cette demande venait d’un autre site : elle a été refusée.
web-other-host = Personne ici ne répond à ce nom. Cette table se trouve à l’adresse { $url }.
web-unknown-host = Ce serveur ne sait pas qu’il porte ce nom. La personne qui l’héberge peut le lui indiquer avec --public-url.
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
web-other-rules = Cette partie a été jouée selon la version { $theirs } des règles. Ce programme connaît la version { $ours } : il ne peut pas montrer cette partie.
