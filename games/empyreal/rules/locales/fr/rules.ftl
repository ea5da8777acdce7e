# Empyreal: Spells & Steam. Ce qui se passe et ce qui est refusé.

## Mots

# « marchandise de lac (Ehrlite) » : un article féminin la précède.
emp-good-of = marchandise de { $terrain } ({ $name })
emp-goods-of =
    { $count ->
        [one] { $count } marchandise de { $terrain }
       *[other] { $count } marchandises de { $terrain }
    }
# Une voiture qui existe en plusieurs exemplaires, avec ses terrains.
emp-car-of = { $car } ({ $terrains })
emp-or-2 = { $one } ou { $other }
emp-or-3 = { $one }, { $other } ou { $third }

# Ce qu’offre le Terminus ; un article élidé les précède.
emp-upgrade-mana = amélioration Mana
emp-upgrade-specialist = amélioration Spécialiste
emp-upgrade-spellcars = amélioration Voitures

emp-teams-off = sans équipes
emp-teams-2v2 = deux équipes de deux
emp-teams-2v2v2 = trois équipes de deux
emp-teams-3v3 = deux équipes de trois

emp-phase-awards = Retrait des prix
emp-phase-companies = Compagnies et capitaines
emp-phase-headquarters = Sièges
emp-phase-specialists = Spécialistes et action principale
emp-phase-administrating = Administrer
emp-phase-activating = Rouler et activer
emp-phase-building = Construction
emp-phase-delivering = Livraison
emp-phase-upgrading = Terminus
emp-phase-drafting = Engagement d’un spécialiste
emp-phase-discarding = Défausse d’une voiture
emp-phase-final = Livraisons finales
emp-phase-over = Fin de la partie

emp-setup-teams =
    { $players ->
        [one] On ne peut pas jouer en équipes ({ $teams }) à { $players } joueur : 2v2 se joue à quatre, 2v2v2 et 3v3 se jouent à six ({ $rule }).
       *[other] On ne peut pas jouer en équipes ({ $teams }) à { $players } joueurs : 2v2 se joue à quatre, 2v2v2 et 3v3 se jouent à six ({ $rule }).
    }
emp-setup-teams-awards = En équipes, on joue sans prix : renoncez aux unes ou aux autres ({ $rule }).

## Ce qui s’est passé

emp-told-boards = La carte est faite de ces plateaux : { $boards }.
emp-told-market = Arrivage au marché : { $cars }.
emp-told-market-shuffled = La défausse est mélangée pour former une nouvelle pioche. Arrivage au marché : { $cars }.
emp-told-awards = Prix en jeu : { $awards }.
emp-told-start = { $name } commence la partie.
emp-told-award-removed = { $name } retire un prix : { $award }.
emp-told-company = { $name } prend la tête d’une compagnie : { $company }. Capitaine : { $captain }.
emp-told-headquarters = { $name } place un wagon de son siège en { $hex }.
emp-told-used = { $name } fait appel à { $person }.
emp-told-imitated = { $name } copie { $person }.
emp-told-helped = { $person } vient en aide à { $name }.
emp-told-administrated = { $name } administre.
emp-told-moved =
    { $price ->
        [0]
            { $spaces ->
                [one] { $name } avance gratuitement son conducteur de { $spaces } espace, jusqu’à l’arrêt { $column }.
               *[other] { $name } avance gratuitement son conducteur de { $spaces } espaces, jusqu’à l’arrêt { $column }.
            }
        [one] { $name } avance son conducteur de { $spaces } espaces, jusqu’à l’arrêt { $column }, pour { $price } cristal.
       *[other] { $name } avance son conducteur de { $spaces } espaces, jusqu’à l’arrêt { $column }, pour { $price } cristaux.
    }
emp-told-end-of-line =
    { $price ->
        [0]
            { $spaces ->
                [one] { $name } avance gratuitement son conducteur de { $spaces } espace, jusqu’au Terminus.
               *[other] { $name } avance gratuitement son conducteur de { $spaces } espaces, jusqu’au Terminus.
            }
        [one] { $name } avance son conducteur de { $spaces } espaces, jusqu’au Terminus, pour { $price } cristal.
       *[other] { $name } avance son conducteur de { $spaces } espaces, jusqu’au Terminus, pour { $price } cristaux.
    }
emp-told-activated =
    { $price ->
        [0] { $name } active la voiture { $car }.
        [one] { $name } active la voiture { $car } pour { $price } cristal.
       *[other] { $name } active la voiture { $car } pour { $price } cristaux.
    }
emp-told-copied =
    { $price ->
        [0] { $name } copie la voiture { $car }.
        [one] { $name } copie la voiture { $car } pour { $price } cristal.
       *[other] { $name } copie la voiture { $car } pour { $price } cristaux.
    }
emp-told-built = { $name } construit en { $hex }.
emp-told-built-over =
    { $price ->
        [0] { $name } construit en { $hex }, avec correspondance gratuite par { $over }.
        [one] { $name } construit en { $hex }, avec correspondance par { $over } pour { $price } cristal.
       *[other] { $name } construit en { $hex }, avec correspondance par { $over } pour { $price } cristaux.
    }
emp-told-wasteland = { $name } place une désolation en { $hex }.
emp-told-wasteland-destroys = { $name } place une désolation en { $hex }. Retour à la réserve : { $goods }.
emp-told-wasteland-loot = { $name } place une désolation en { $hex } et ajoute à son registre { $goods }.
emp-told-good-placed = { $name } place une { $good } en { $hex }.
emp-told-good-returned = { $name } rend à la réserve une { $good } prise en { $hex }.
emp-told-good-moved = { $name } déplace une { $good }, de la case { $from } à la case { $to }.
emp-told-goods-pulled = { $name } attire des marchandises en { $hex } : { $goods }.
emp-told-good-gained = { $name } ajoute à son registre une { $good } de la réserve.
emp-told-train-moved = { $name } déplace un wagon, de la case { $from } à la case { $to }.
emp-told-switched = { $name } échange son wagon en { $own } contre un wagon en { $other } ({ $rival }).
emp-told-trains-removed =
    { $trains ->
        [one] { $name } renvoie à la réserve { $trains } wagon, en { $hex } et sur les cases voisines.
       *[other] { $name } renvoie à la réserve { $trains } wagons, en { $hex } et sur les cases voisines.
    }
emp-told-mana =
    { $count ->
        [one] { $name } gagne { $count } cristal.
       *[other] { $name } gagne { $count } cristaux.
    }
emp-told-reclaimed =
    { $count ->
        [one] { $name } récupère { $count } cristal.
       *[other] { $name } récupère { $count } cristaux.
    }
emp-told-refreshed = { $name } rétablit { $person }.
emp-told-car-gained = { $name } prend une voiture au marché : { $car }.
emp-told-car-placed = { $name } pose la voiture { $car } à l’arrêt { $column }, place { $row }.
emp-told-car-discarded = { $name } défausse une voiture : { $car }.
emp-told-rearranged = { $name } réorganise sa gare de triage : ce qui était en { $from } est maintenant en { $to } (arrêt/place).
emp-told-drafting = { $name } consulte la pile « { $kind } ».
emp-told-masters-drawn =
    { $count ->
        [one] { $name } tire de la boîte { $count } chef de gare.
       *[other] { $name } tire de la boîte { $count } chefs de gare.
    }
emp-told-kept = { $name } engage { $kind } : { $person }.
emp-told-traded = { $name } échange avec { $with } : { $own } contre { $other }.
emp-told-tiles-swapped = { $name } échange deux tuiles : { $one } dans { $here }, { $other } dans { $there }.
emp-told-extra-turn = { $name } jouera encore un tour après celui-ci.
emp-told-delivered = { $name } livre { $goods } à { $city }.
emp-told-delivered-tile = { $name } livre { $goods } à { $city } et prend une tuile « { $tile } » ({ $points } PV).
emp-told-upgraded = { $name } prend l’{ $upgrade }.
emp-told-end-tiles = { $name } a assez de tuiles Demande pour mettre fin à la partie : ce tour de table est le dernier.
emp-told-end-trains = { $name } n’a plus de wagon en réserve : ce tour de table est le dernier.
emp-told-standstill = Rien n’a été construit ni livré depuis { $rounds } tours de table : la partie est finie.
emp-told-final = Le dernier tour de table est achevé. Chacun peut faire une livraison finale, en commençant par le dernier joueur.
emp-told-scored =
    { $points ->
        [one] { $name } termine avec { $points } point.
       *[other] { $name } termine avec { $points } points.
    }

## Pourquoi non

emp-no-game-over = La partie est terminée.
emp-no-not-your-turn = Ce n’est pas à vous de jouer : on attend { $asked }.
emp-no-not-asked = Ce n’est pas ce qui est demandé maintenant.
emp-no-not-skipped = On ne peut pas passer : il faut décider.
emp-no-hex = Il n’y a pas de case { $hex } sur cette carte.

# Mise en place.
emp-no-award = Le prix { $award } n’est pas en jeu.
emp-no-company-taken = Cette compagnie est déjà prise : { $company }.
emp-no-captain = { $person } n’est pas capitaine.
emp-no-captain-taken = On ne peut pas choisir { $person } : la tuile est déjà prise, ou n’est pas dans cette partie.
emp-no-other-captain = { $person } ne va pas avec cette compagnie ({ $company }) : prenez son propre capitaine ou un capitaine libre.
emp-no-captain-needed = Quelqu’un resterait sans capitaine après vous : laissez { $person }, ou choisissez une autre compagnie.
emp-no-not-home = Votre siège ne peut pas commencer en { $hex } : le premier wagon va sur votre terrain d’origine, là où il n’y a aucun wagon et où il reste une place à côté pour le second.
emp-no-not-beside-first = Le second wagon de votre siège ne peut pas aller en { $hex } : il lui faut une case à côté de la case { $of }, sans aucun wagon, ni ville ni désolation.

# Spécialistes.
emp-no-main-action-begun = Votre action principale a commencé : les spécialistes s’utilisent avant.
emp-no-not-yours = { $person } n’est pas parmi vos spécialistes.
emp-no-face-down = La tuile { $person } est face cachée : il faut d’abord la rétablir.
emp-no-used-up = { $person } a déjà servi : un géomètre sert une fois par partie.
emp-no-always-on = { $person } agit en permanence et ne s’utilise jamais.
emp-no-used-this-turn = { $person } a déjà servi pendant ce tour : une seule fois par tour.
emp-no-does-nothing = { $what } n’aurait aucun effet maintenant.
emp-no-exchange = Avec { $person }, on donne une chose pour une autre, et l’une des deux n’est pas possible maintenant.
emp-no-paid-for-nothing = Vous paieriez { $person } pour rien : la suite n’est pas possible maintenant.
emp-no-price =
    { $price ->
        [one] { $person } coûte { $price } cristal ; vous en avez { $mana }.
       *[other] { $person } coûte { $price } cristaux ; vous en avez { $mana }.
    }
emp-no-free-use = On ne peut pas utiliser { $person } maintenant sans retourner la tuile.
emp-no-option = Il n’y a pas ici de choix { $option }.
emp-no-option-does-nothing = Le choix { $option } n’aurait aucun effet maintenant.

# Administrer.
emp-no-reclaim = Vous n’avez pas de mana dépensé, ou vous avez déjà récupéré pendant cette action.
emp-no-refresh = Il n’y a personne à rétablir, ou vous l’avez déjà fait pendant cette action.
emp-no-gained-already = Vous avez déjà pris la voiture de cette action.

# Rouler et activer.
emp-no-spaces = Le conducteur avance de 1 à { $most } espaces, pas de { $spaces }.
emp-no-past-the-end =
    { $left ->
        [one] Le conducteur ne peut pas aller si loin : il ne reste que { $left } espace jusqu’au Terminus.
       *[other] Le conducteur ne peut pas aller si loin : il ne reste que { $left } espaces jusqu’au Terminus.
    }
emp-no-move-cost =
    { $price ->
        [one] Avancer de { $spaces } espaces coûte { $price } cristal ; vous en avez { $mana }.
       *[other] Avancer de { $spaces } espaces coûte { $price } cristaux ; vous en avez { $mana }.
    }
emp-no-move-first = Avancez d’abord votre conducteur : on active là où il s’arrête.
emp-no-start = Votre conducteur est au Départ : il n’y a rien à activer.
emp-no-nothing-to-activate = Aucune voiture de l’arrêt de votre conducteur ne peut être activée maintenant.
emp-no-column = Votre conducteur n’est pas à l’arrêt { $column } : on n’active que là où il se trouve.
emp-no-car = Il n’y a pas de voiture en { $slot } (arrêt/place).
emp-no-activated-already = La voiture en { $slot } (arrêt/place) a déjà été activée.
emp-no-only-the-double = Vous utilisez une voiture deux fois : aucune autre n’est activée pendant ce tour.
emp-no-double = Seule Viona Larone permet d’utiliser une voiture deux fois.
emp-no-double-alone = Qui utilise une voiture deux fois n’en active aucune autre, et vous en avez déjà activé une.
emp-no-activation-cost =
    { $price ->
        [one] Cela coûte { $price } cristal ; vous en avez { $mana }.
       *[other] Cela coûte { $price } cristaux ; vous en avez { $mana }.
    }
emp-no-mana-locked =
    { $price ->
        [one] Cela coûte { $price } cristal. Vous en avez { $mana }, dont { $unlocked } utilisables : le mana venu d’une activation n’en paie pas d’autre pendant le même tour.
       *[other] Cela coûte { $price } cristaux. Vous en avez { $mana }, dont { $unlocked } utilisables : le mana venu d’une activation n’en paie pas d’autre pendant le même tour.
    }

# Voitures.
emp-no-market = La voiture { $car } n’est pas au marché.
emp-no-room = Il n’y a pas de place dans votre gare de triage.
emp-no-slot-taken = Il y a déjà une tuile en { $slot } (arrêt/place), et une tuile n’en recouvre jamais une autre.
emp-no-second-row-first = Les deuxièmes places de tous les arrêts se remplissent avant les troisièmes.
emp-no-printed-last = On ne recouvre une voiture imprimée que si toutes les deuxièmes et troisièmes places sont prises.
emp-no-printed-stays = Les tuiles vont d’une deuxième ou troisième place à une autre : on ne recouvre pas les voitures imprimées.
emp-no-same-swap = Nommez deux emplacements différents.
emp-no-tile-there = Vous n’avez pas de tuile Voiture en { $slot } (arrêt/place).
emp-no-copy = La voiture { $car } n’est pas de celles qu’on peut copier ici.
emp-no-copied-twice = La voiture { $car } fait déjà partie de cette suite de copies.
emp-no-imitate = On ne peut pas copier { $person } maintenant.
emp-no-not-gained = On n’active maintenant que les voitures qu’on vient de prendre, une fois chacune : pas celle en { $slot } (arrêt/place).

# Engagements.
emp-no-captains-stay = On n’engage pas de capitaine.
emp-no-kind-taken = Vous avez déjà { $kind }, et les spécialistes ne se remplacent pas.
emp-no-stack-empty = Il ne reste aucun { $kind } dans la pile.
emp-no-not-in-stack = { $person } n’est pas parmi les tuiles que vous avez en main.
emp-no-unlike-trade = Un spécialiste ne s’échange qu’avec celui d’un autre joueur, de la même sorte.

# Livraisons.
emp-no-city-far = Vous n’avez pas de wagon à côté de { $city }.
emp-no-nothing-to-deliver = Il n’y a pas de { $good } dans votre réseau.
emp-no-other-colour = Personne, dans { $city }, ne demande de { $good }.
emp-no-swapped-tile = Une { $good } ne se livre à { $city } que pour une tuile Demande de sa couleur, et il n’y en a pas assez pour cela.
emp-no-wrong-good = Votre livraison à { $city } est d’une seule couleur, et une { $good } est d’une autre.
emp-no-too-many-goods =
    { $most ->
        [one] Cette livraison compte { $most } marchandise, pas plus.
       *[other] Cette livraison compte au plus { $most } marchandises.
    }
emp-no-nothing-loaded = Une livraison compte au moins une marchandise.
emp-no-tile = Il n’y a pas de tuile « { $tile } » dans { $city }.
emp-no-not-earned = Une tuile « { $tile } » exige { $needs } marchandises ; vous en livrez { $taken }.
emp-no-same-city = Les deux tuiles doivent venir de villes différentes.

# Voies.
emp-no-train-in-city = La case { $hex } est une ville : il n’y a jamais de wagon.
emp-no-own-train = Vous avez déjà un wagon en { $hex }.
emp-no-hex-full = Il y a déjà { $most } wagons en { $hex } : il n’y a plus de place.
emp-no-trains = Vous n’avez plus de wagon en réserve.
emp-no-wasteland = La case { $hex } est une désolation : il y faut une construction prévue pour les désolations.
emp-no-terrain = La case { $hex } n’est pas du terrain où vous pouvez construire.
emp-no-other-terrain = Ces constructions se font toutes sur le même terrain, et la case { $hex } est d’un autre.
emp-no-terrain-again = Chacune de ces constructions se fait sur un autre terrain, et vous venez de construire sur celui de la case { $hex }.
emp-no-edge = La case { $hex } n’est pas au bord de la carte.
emp-no-by-city = La case { $hex } n’est pas à côté d’une ville.
emp-no-by-city-or-wasteland = La case { $hex } n’est à côté ni d’une ville ni d’une désolation.
emp-no-competitor = Il n’y a pas de wagon concurrent en { $hex }.
emp-no-hex-given = Cette construction ne peut pas se faire en { $hex } : l’endroit est imposé.
emp-no-transfer-cost =
    { $price ->
        [one] Les correspondances jusqu’à la case { $hex } coûtent { $price } cristal ; vous en avez { $mana }.
       *[other] Les correspondances jusqu’à la case { $hex } coûtent { $price } cristaux ; vous en avez { $mana }.
    }
emp-no-out-of-reach = La case { $hex } est hors d’atteinte : elle n’est pas adjacente à votre réseau, et aucune correspondance n’y mène.
emp-no-not-free = La correspondance par { $over } ne peut pas être celle qui est gratuite sur le trajet vers { $hex }.

# La carte.
emp-no-wasteland-in-city = La case { $hex } est une ville : pas de désolation ici.
emp-no-wasteland-twice = La case { $hex } est déjà une désolation.
emp-no-wasteland-far = La case { $hex } n’est ni dans votre réseau ni adjacente à lui.
emp-no-wasteland-left = Les { $tiles } tuiles Désolation sont toutes sur la carte.
emp-no-in-network = La case { $hex } n’est pas dans votre réseau.
emp-no-beside = La case { $hex } n’est pas à côté de la case { $of }.
emp-no-rival-train = Cette compagnie n’a pas de wagon à échanger en { $hex }.
emp-no-other-train = Le wagon à déplacer est celui de la case où était la marchandise, pas celui en { $hex }.
emp-no-train-stuck = Votre wagon en { $hex } ne pourrait aller nulle part : on ne peut pas y prendre de marchandise.
emp-no-good = Il n’y a pas de { $good } en { $hex }.
emp-no-supply = Il n’y a plus de { $good } dans la réserve.
emp-no-supply-at-all = La réserve n’a plus aucune autre couleur.
emp-no-colour = On ne peut pas placer de { $good } en { $hex } maintenant.
emp-no-same-colour = La nouvelle marchandise doit être d’une autre couleur.
emp-no-same-hex = La marchandise est déjà en { $hex }.
emp-no-competitor-there = Il y a un wagon concurrent en { $hex } : ses marchandises y restent.
emp-no-nowhere-to-move = Votre réseau n’a pas d’autre case où pourrait aller la marchandise en { $hex }.
emp-no-hex-does-nothing = Il ne se passerait rien en { $hex }.

# Là où il n’y a rien à faire maintenant.
emp-no-answer-first = { $card } est en cours : répondez-y d’abord.
emp-no-tile-by-delivery =
    Une tuile { $tile } se prend en livrant à sa ville au moins { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    } de sa couleur, en une fois.
emp-no-delivery-begun = Cette livraison a commencé : prenez ses marchandises.
emp-no-not-a-city = On livre aux villes adjacentes à son réseau.
emp-no-track-by-cards = Les voitures et les spécialistes construisent : utilisez un spécialiste, ou faites avancer votre conducteur pour activer.
emp-no-track-by-activating = Activez une voiture : ce qu’elle fait se fait sur la carte.
emp-no-headquarters-later = Les sièges sont placés quand toutes les compagnies sont choisies.
emp-no-market-later = On prend des voitures en administrant, comme amélioration au Terminus, ou par certaines cartes.
emp-no-draft-later = On engage un spécialiste comme amélioration au Terminus, ou par certaines cartes.
emp-no-awards-in-the-end = Les prix sont partagés à la fin de la partie.
emp-no-companies-chosen = Compagnies et capitaines sont choisis avant la partie.
emp-no-person-later = Ce n’est pas le moment d’utiliser un spécialiste.
emp-no-others-person = On utilise ses propres spécialistes ; seules certaines cartes copient ou échangent ceux des autres.
emp-no-activated-at-the-stop = On active les voitures de l’arrêt de son conducteur, après qu’il a avancé.
emp-no-others-yard = Cette gare de triage n’est pas la vôtre.
emp-no-others-conductor = Ce conducteur n’est pas le vôtre.
emp-no-only-forward = Votre conducteur ne fait qu’avancer, de { $most } espaces au plus.
emp-no-conductor-later = Votre conducteur avance une fois par tour, après les spécialistes.
emp-no-supply-by-cards = Les marchandises viennent de la réserve quand une carte le dit.

# Ce qui pose une question, quand ce n’est pas une carte.
emp-under-way-upgrade = Amélioration
emp-under-way-final = Livraison finale
emp-under-way-end-of-line = Terminus
emp-under-way-administrating = Administrer

emp-tile-of = { $tile } ({ $terrain })
emp-no-left-out = { $person } n’est pas d’une partie amicale.
emp-no-final-specialists = Aucun spécialiste ne sert aux dernières livraisons.
emp-told-round = Le tour de table { $round } commence.
