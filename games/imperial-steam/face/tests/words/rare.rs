//! Sentences that random play seldom comes to, word by word.

use face_kit::says;
use imperial_steam::printed::Printed;
use imperial_steam::{
    CityId, ContractId, Crew, Engineer, Event, FactorySite, Good, Hub, Key, LinkId, Reason, Step, TollPath,
    TollStep,
};
use kernel::{Happening, Reason as _, Seat, Seats};

const ADA: Seat = Seat::new(0);
const EMILE: Seat = Seat::new(1);
const GRACE: Seat = Seat::new(2);

fn city(id: &str) -> CityId {
    Printed::shipped().map.find_city(id).expect("the city is on the map")
}

fn link(id: &str) -> LinkId {
    Printed::shipped().map.find_link(id).expect("the link is on the map")
}

#[track_caller]
fn tells(event: &Event, english: &str, french: &str) {
    says(&event.text(), english, french);
}

#[test]
fn tracks_name_their_crew_and_who_is_paid() {
    let laid = |crew: &str, owners: &[Seat]| Event::TrackLaid {
        seat: ADA,
        link: link("bruck-graz"),
        crew: crew.parse::<Crew>().expect("this is a crew"),
        fee: 10,
        owners: owners.iter().copied().collect(),
    };
    tells(
        &laid("2211", &[]),
        "Ada lays a track between Bruck a. d. Mur and Graz with 2 workers of level 2 and 2 workers of level 1.",
        "Ada pose une voie ferrée entre Bruck a. d. Mur et Graz avec 2 ouvriers de niveau 2 et 2 ouvriers de niveau 1.",
    );
    tells(
        &laid("-", &[]),
        "Ada lays a track between Bruck a. d. Mur and Graz, without any more workers.",
        "Ada pose une voie ferrée entre Bruck a. d. Mur et Graz, sans autre ouvrier.",
    );
    tells(
        &laid("3", &[EMILE, GRACE]),
        "Ada lays a track between Bruck a. d. Mur and Graz with 1 worker of level 3, and pays 10 guldens to Émile and 10 \
         guldens to Grace.",
        "Ada pose une voie ferrée entre Bruck a. d. Mur et Graz avec 1 ouvrier de niveau 3 et paie 10 florins à Émile et 10 \
         florins à Grace.",
    );
    let link = link("muerzzuschlag-bruck");
    tells(
        &Event::AccessBought { seat: ADA, link, paid: 30, owners: Seats::only(EMILE) },
        "Ada buys access to the State Railway between Mürzzuschlag and Bruck a. d. Mur and pays 30 guldens to Émile.",
        "Ada achète l’accès à la liaison nationalisée entre Mürzzuschlag et Bruck a. d. Mur et paie 30 florins à Émile.",
    );
}

#[test]
fn trieste_and_the_semmering_are_told() {
    tells(
        &Event::SemmeringTaken { seat: EMILE },
        "Émile is the first over the Semmering and takes its token: the last income is doubled.",
        "Émile franchit le Semmering avant tout le monde et prend son jeton : ses derniers revenus seront doublés.",
    );
    tells(
        &Event::TriesteJoined { seat: EMILE, guldens: 120 },
        "Émile joins Wien and Trieste and receives 120 guldens. This round is the last.",
        "Émile relie Wien à Trieste et reçoit 120 florins. Cette manche est la dernière.",
    );
    tells(
        &Event::Ended { round: 7, trieste: true },
        "Trieste is joined: the game is over after round 7.",
        "Trieste est reliée : la partie se termine après la manche 7.",
    );
    let mut path = TollPath { from: Some(city("celje")), ..TollPath::default() };
    path.steps.push(TollStep { link: link("celje-ljubljana"), to: city("ljubljana"), owner: EMILE });
    path.steps.push(TollStep { link: link("ljubljana-trieste"), to: city("trieste"), owner: GRACE });
    tells(
        &Event::TollsPaid { seat: ADA, path: path.into() },
        "Ada owes tolls from Celje to Trieste: 20 guldens to Émile as far as Ljubljana and 20 guldens to Grace as far as \
         Trieste.",
        "Ada doit un péage de Celje à Trieste : 20 florins à Émile jusqu’à Ljubljana et 20 florins à Grace jusqu’à Trieste.",
    );
    tells(
        &Event::Scored { seat: ADA, step: Step::Contracts, guldens: -140 },
        "Contracts: Ada pays 140 guldens.",
        "Contrats : Ada paie 140 florins.",
    );
}

#[test]
fn goods_and_factories_are_counted() {
    let site = FactorySite { city: city("graz"), slot: 0 };
    tells(
        &Event::FactoryBuilt { seat: ADA, site, good: Good::Iron, goods: 3, paid: 40 },
        "Ada builds an iron factory in Graz for 40 guldens, with 3 iron.",
        "Ada construit une usine de fer à Graz pour 40 florins, avec 3 cubes de fer.",
    );
    tells(
        &Event::Delivered { seat: ADA, good: Good::Coal, from: site, to: city("villach"), guldens: 0 },
        "Ada delivers 1 coal from Graz to Villach.",
        "Ada livre 1 cube de charbon de Graz à Villach.",
    );
    tells(
        &Event::KeyTaken { seat: ADA, hub: Hub::White, key: Key::Silver },
        "Ada takes the silver key of the white hub.",
        "Ada prend la clé d’argent de la métropole blanche.",
    );
    let contract: ContractId = "k28".parse().expect("this is a contract");
    tells(
        &Event::ContractTaken { seat: ADA, contract, investors: 1 },
        "Ada secures a contract: 1 stone factory and 2 coal factories, worth 240 guldens. 1 investor comes.",
        "Ada signe un contrat : 1 usine de pierre et 2 usines de charbon, d’une valeur de 240 florins. 1 investisseur arrive.",
    );
    tells(
        &Event::MarketFilled { goods: [0; 4] },
        "The market receives nothing.",
        "Arrivage au marché : rien.",
    );
}

/// Refusals that only those meet who look for them.
#[test]
fn rare_refusals_are_sentences() {
    says(
        &Reason::GivePastEnd { most: 30 }.text(),
        "30 guldens take you to the end of the Influence track: you cannot give more.",
        "30 florins vous mènent au bout de la piste d’influence : vous ne pouvez pas donner plus.",
    );
    says(
        &Reason::EngineerMissing { kind: Engineer::Tunnel, link: link("graz-maribor") }.text(),
        "The link between Graz and Maribor takes a Tunnel Engineer, and you have none.",
        "La liaison entre Graz et Maribor demande un ingénieur Tunnels, et vous n’en avez pas.",
    );
    says(
        &Reason::FactoriesGone { good: Good::Iron }.text(),
        "No iron factory is left on the Factory board.",
        "Il ne reste plus d’usine de fer sur le plateau Usines.",
    );
}
