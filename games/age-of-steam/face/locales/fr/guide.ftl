# Age of Steam.
#
# Vocabulaire : city = ville, town = bourg, New City = Ville Nouvelle, link = liaison, section = tronçon, share = titre
# (« action » est réservé aux actions que l’on choisit), engine = locomotive, goods display = tableau des marchandises.
# Les noms propres commencent parfois par une voyelle : ni « de » ni « que » devant eux.

## Mots

aos-action-first-move-what = transporte ses marchandises avant tout le monde, dans les deux manches
aos-action-first-build-what = construit avant tout le monde
aos-action-engineer-what = construit { $more } tuiles au lieu de { $usual }
aos-action-locomotive-what = améliore aussitôt la locomotive d’une liaison, jusqu’à { $most }
aos-action-urbanization-what = peut transformer un bourg en Ville Nouvelle, gratuitement, avant de construire
aos-action-production-what = peut piocher { $cubes } cubes et les placer dans des cases vides du tableau des marchandises
aos-action-turn-order-what = peut passer une fois aux prochaines enchères sans se retirer

# Un petit nombre, en toutes lettres.
aos-number-word =
    { $number ->
        [2] deux
        [3] trois
        [4] quatre
        [6] six
       *[other] { $number }
    }

aos-turn = Tour { $turn } sur { $turns }

aos-head-order = Ordre
aos-head-cash = Argent
aos-head-income = Revenu
aos-head-per-turn = Par tour
aos-head-shares = Titres
aos-head-engine = Loco
aos-head-expenses = Dépenses
aos-head-action = Action
aos-head-track = Voies
aos-head-points = Points

## Questions

aos-ask-issue-shares = Combien de titres émettez-vous ? Chacun rapporte { $brings } $ maintenant, et coûte { $costs } $ à chaque tour et { $points } points à la fin.
aos-ask-auction = Enchérissez-vous pour votre place dans l’ordre du tour, ou vous retirez-vous ?
aos-ask-select-actions = Quelle action choisissez-vous ?
aos-ask-build-track = Que construisez-vous ?
aos-ask-build-done = Toutes vos tuiles sont posées. Avez-vous fini de construire ?
aos-ask-urbanize = Vous pouvez d’abord faire d’un bourg une Ville Nouvelle : choisissez le bourg, ou construisez sans en placer.
aos-ask-move-goods = Quel cube transportez-vous ?
aos-ask-cargo = Où va ensuite le cube ?
aos-ask-production = Piochez-vous { $cubes } cubes pour le tableau des marchandises ?
aos-ask-stock = Dans quelle case va le cube ?

## Où l’on en est, à côté d’une question

aos-now-shares =
    { $left ->
        [0] Vous ne pouvez plus émettre de titres.
        [one] Vous pouvez encore émettre { $left } titre.
       *[other] Vous pouvez encore émettre { $left } titres.
    }
aos-now-bid = { $holder } tient la meilleure enchère : { $dollars } $.
aos-now-no-bid = Personne n’a encore enchéri.
aos-now-tiles =
    { $left ->
        [one] Vous pouvez encore construire { $left } tuile.
       *[other] Vous pouvez encore construire { $left } tuiles.
    }
aos-now-urbanize = Après la première tuile de votre tour, il sera trop tard pour placer une Ville Nouvelle.
aos-section = { $from } – { $to }
aos-now-lapsing = Sans prolongement ce tour-ci, ces voies inachevées ne vous appartiendront plus : { $track }.
aos-now-lapses = Dès que vous aurez fini, ces voies inachevées ne vous appartiendront plus : { $track }.
aos-now-round = Manche { $round } sur { $rounds }.
aos-now-engine =
    { $links ->
        [one] Votre locomotive peut parcourir { $links } liaison.
       *[other] Votre locomotive peut parcourir jusqu’à { $links } liaisons.
    }
aos-now-cargo =
    { $links ->
        [one] Votre cube { $colour } est à { $at } et peut encore parcourir { $links } liaison.
       *[other] Votre cube { $colour } est à { $at } et peut encore parcourir { $links } liaisons.
    }
aos-now-cube = Le cube à placer est { $colour }.
aos-now-short = Si rien ne change, vous devrez { $due } $ à la fin du tour, avec { $cash } $ et { $income } $ de revenu pour les payer : votre revenu baissera de { $short } $.
aos-now-ruin = Si rien ne change, vous devrez { $due } $ à la fin du tour, avec { $cash } $ et { $income } $ de revenu pour les payer : votre revenu n’y suffira pas, et la partie s’arrêtera là pour vous.

## Les coups, tels qu’une liste de choix les montre

aos-move-issue =
    { $shares ->
        [0] n’émettre aucun titre
        [one] émettre { $shares } titre pour { $dollars } $
       *[other] émettre { $shares } titres pour { $dollars } $
    }
aos-move-bid = proposer { $dollars } $
aos-move-pass = passer, { $news }
aos-move-drop = se retirer des enchères
aos-move-take = choisir l’action { $action } : { $what }
aos-move-urbanize = transformer { $town } en { $city }
aos-move-build = construire en { $at } pour { $cost } $ : { $tile }
aos-move-replace = remplacer la tuile en { $at } pour { $cost } $ : { $tile }
aos-move-redirect = réorienter la voie en { $at } pour { $cost } $ : { $tile }
aos-move-done = finir de construire
aos-move-done-no-new-city = finir de construire, { $news }
aos-move-ship =
    { $links ->
        [one] transporter un cube { $colour } depuis { $from }, sur { $links } liaison
       *[other] transporter un cube { $colour } depuis { $from }, sur { $links } liaisons au plus
    }
aos-move-run = vers { $to }, par une liaison appartenant à { $owner } : { $news }
aos-move-run-own = vers { $to }, par votre liaison : { $news }
aos-move-run-unowned = vers { $to }, par une liaison sans propriétaire : { $news }
aos-move-run-unpaid = vers { $to }, par une liaison appartenant à { $owner }, { $news }
aos-move-delivers =
    { $total ->
        [0] { $step } ; cube livré, rien pour vous en tout
       *[other] { $step } ; cube livré, +{ $total } $ de revenu pour vous en tout
    }
aos-move-engine = améliorer plutôt votre locomotive d’une liaison
aos-move-decline = ne rien transporter
aos-move-decline-production = ne pas piocher
aos-move-produce = piocher des cubes pour le tableau des marchandises
aos-move-stock = placer le cube { $colour } ici : { $place }

## Ce qu’un coup a de nouveau sous le nom de son bouton, et à la fin de ce qu’on en dit

aos-news-pass = et rester aux enchères
aos-news-no-new-city = sans Ville Nouvelle
aos-news-run = +{ $dollars } $ de revenu pour { $owner }
aos-news-run-own = +{ $dollars } $ de revenu pour vous
aos-news-run-unowned = personne n’y gagne
aos-news-run-unpaid = hors jeu : personne n’y gagne

## Ce qu’un coup laisse d’argent : en peu de mots, car on le dit là où l’on pointe

aos-balance-pays = { $paid } $, reste { $left } $
aos-balance-issue = { $left } $ ensuite, −{ $more } $ par tour
aos-balance-engine = −{ $more } $ par tour
aos-balance-bid = reste { $left } $ si tout est payé
aos-balance-no-new-city = { $balance }, sans Ville Nouvelle
aos-balance-short = { $balance } ; manquera { $short } $ en fin de tour
aos-balance-ruin = { $balance } ; manquera { $short } $ en fin de tour, hors jeu

## Ce que l’on désigne pour jouer un coup

aos-unit-shares = Titres à émettre
aos-unit-bid = Votre enchère
aos-number-shares =
    { $shares ->
        [0] aucun titre
        [one] { $shares } titre
       *[other] { $shares } titres
    }
aos-button-pass = Passer
aos-button-drop = Se retirer
aos-button-done = Finir de construire
aos-button-engine = Améliorer la locomotive
aos-button-produce = Piocher des cubes
aos-button-over = Par la liaison appartenant à { $owner }
aos-button-over-own = Par votre liaison
aos-button-over-nobody = Par la liaison sans propriétaire
# Les marchandises qu’elle reçoit, et le dé qui lui en apporte.
aos-piece-new-city = Ville Nouvelle { $city }, { $colour }, { $die }
# Là où il n’y a pas de terre, donc rien à faire.
aos-spot-nowhere = { $at }
aos-spot-tile = { $what }, { $tile }

## Comment se font les points

aos-points-income = Revenu × { $points }
aos-points-shares = Titres × −{ $points }
aos-points-track = Voies achevées

## Dans le terminal

aos-map-legend =
    Une ville montre sa couleur derrière son repère, puis son nom et ses cubes ; (A) à (H) sont les Villes Nouvelles.
    Couleurs : R rouge, B bleu, P violet, Y jaune, K noir. ○ bourg, ~~~~ rivière, ~ ~ lac, ^^^^ montagne.
    Un chiffre sur une voie est le numéro de son propriétaire, · une voie sans propriétaire.
aos-display-heading = Tableau des marchandises (case du haut en premier)
aos-cities-heading = Villes : couleur, lieu, cubes
