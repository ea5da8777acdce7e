//! Sentences of Empyreal that random play seldom comes to, or that are easily said wrong, word by word.

use empyreal::{CarId, Event, PersonId, Reason, Size, Stand, Terrain, Upgrade};
use face_kit::says;
use kernel::{Happening, Reason as _, Seat};

const ADA: Seat = Seat::new(0);
const EMILE: Seat = Seat::new(1);

fn person(id: &str) -> PersonId {
    id.parse().expect("somebody is called so")
}

fn car(id: &str) -> CarId {
    id.parse().expect("there is such a spellcar")
}

#[track_caller]
fn tells(event: &Event, english: &str, french: &str) {
    says(&event.text(), english, french);
}

#[test]
fn mana_and_spaces_are_counted() {
    tells(
        &Event::Moved { seat: ADA, spaces: 1, price: 0, column: 3 },
        "Ada moves the conductor 1 space for free, to stop 3.",
        "Ada avance gratuitement son conducteur de 1 espace, jusqu’à l’arrêt 3.",
    );
    tells(
        &Event::Moved { seat: ADA, spaces: 2, price: 1, column: 6 },
        "Ada moves the conductor 2 spaces for 1 mana, to the end of the line.",
        "Ada avance son conducteur de 2 espaces, jusqu’au Terminus, pour 1 cristal.",
    );
    tells(
        &Event::Reclaimed { seat: EMILE, count: 3 },
        "Émile reclaims 3 mana.",
        "Émile récupère 3 cristaux.",
    );
    says(
        &Reason::ActivationCost { price: 5, mana: 3 }.text(),
        "This costs 5 mana; you have 3.",
        "Cela coûte 5 cristaux ; vous en avez 3.",
    );
}

#[test]
fn spellcars_are_told_apart_by_their_terrains() {
    for (id, english, french) in [
        ("metro", "Metro", "Métro"),
        ("both-of-two-mountain-lake", "Twin Gang (mountain and lake)", "Double équipe (montagne et lac)"),
        ("one-of-two-mountain-forest", "Fork (mountain or forest)", "Bifurcation (montagne ou forêt)"),
    ] {
        says(&car(id).name(), english, french);
    }
}

#[test]
fn goods_and_tiles_have_their_articles() {
    let tile = Some(Size::Triple);
    tells(
        &Event::Delivered { seat: ADA, city: Terrain::Lake, good: Terrain::Lake, goods: 3, tile },
        "Ada delivers 3 lake goods to the lake city and takes a triple demand tile for 2 VP.",
        "Ada livre 3 marchandises de lac à la ville du lac et prend une tuile « demande triple » (2 PV).",
    );
    tells(
        &Event::GoodGained { seat: ADA, good: Terrain::Forest },
        "Ada adds a forest good (Heartwood) from the supply to the folio.",
        "Ada ajoute à son registre une marchandise de forêt (Heartwood) de la réserve.",
    );
    let stand = |city, size| Stand { city, colour: city, size };
    tells(
        &Event::TilesSwapped {
            seat: ADA,
            first: stand(Terrain::Lake, Size::Double),
            second: stand(Terrain::Lava, Size::Quadruple),
        },
        "Ada swaps two demand tiles: double demand (lake) at the lake city, quadruple demand (lava) at the lava city.",
        "Ada échange deux tuiles : demande double (lac) dans la ville du lac, demande quadruple (lave) dans la ville de la lave.",
    );
}

#[test]
fn people_are_called_by_their_names() {
    tells(
        &Event::Traded { seat: ADA, own: person("manch"), with: EMILE, other: person("luc-von-gott") },
        "Ada gives Manch to Émile for Luc Von Gott.",
        "Ada échange avec Émile : Manch contre Luc Von Gott.",
    );
    tells(
        &Event::Kept { seat: ADA, person: person("orman-kaspar") },
        "Ada takes an engineer: Orman Kaspar.",
        "Ada engage un ingénieur : Orman Kaspar.",
    );
    tells(
        &Event::Upgraded { seat: ADA, upgrade: Upgrade::Spellcars },
        "Ada takes the spellcar upgrade.",
        "Ada prend l’amélioration Voitures.",
    );
}
