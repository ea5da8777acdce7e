# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

## Empyreal: Spells & Steam

emp-terminal-legend =
    Une majuscule est le terrain de la case, les minuscules sont les marchandises qui s’y trouvent ; dessous, les wagons par le numéro de leur place. [LL] est une ville et sa couleur, avec le nombre de ses tuiles Demande dessous. X est une désolation.
emp-purse =
    { $mana ->
        [one] { $mana } cristal
       *[other] { $mana } cristaux
    }
emp-head-company = Compagnie
emp-head-mana = Mana
emp-head-conductor = Arrêt
emp-head-trains = Wagons
emp-head-goods = Marchandises
emp-head-tiles = Tuiles Demande
emp-head-points = PV
emp-state-folio = { $company }, { $name } : arrêt/place
emp-state-entry = { $card } : { $does }
emp-state-ready = face visible
emp-state-turned = face cachée
emp-state-inherent = (coûte { $mana ->
        [one] { $mana } cristal
       *[other] { $mana } cristaux
    })
emp-state-market = Le marché des voitures
emp-state-deck = Pioche : { $deck }. Défausse : { $discards }.
emp-state-stacks = Spécialistes à recruter
emp-state-cities = Les villes et leurs tuiles Demande, chacune avec les marchandises qu’il faut
emp-state-supply = La réserve
emp-state-supply-of = Marchandises : { $goods }. Tuiles Désolation : { $wasteland }.

