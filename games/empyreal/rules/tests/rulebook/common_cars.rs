//! The common spellcars and the plain printed ones, each by what the data says of it.

use empyreal::printed::{COLUMNS, CarKind, CommonKind, OF_EACH_COMMON_KIND};
use empyreal::{CarId, Company, Terrain};
use serde_json::json;

use crate::cards::{activated, holding, hub};
use crate::common::situation::Situation;

/// A hex of the terrain beside the hub.
const fn beside(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "G12",
        Terrain::Lake => "C10",
        Terrain::Forest => "C6",
        Terrain::Lava => "B9",
        Terrain::Glacier => "G8",
        Terrain::Desert => "G10",
    }
}

/// A hex of a terrain that is not among these.
fn elsewhere(terrains: &[Terrain]) -> &'static str {
    beside(Terrain::ALL.into_iter().find(|terrain| !terrains.contains(terrain)).unwrap())
}

fn of_kind(kind: CommonKind) -> Vec<CarId> {
    let cars: Vec<CarId> = CarId::tiles().filter(|car| car.printed().kind == CarKind::Common(kind)).collect();
    assert_eq!(cars.len(), OF_EACH_COMMON_KIND);
    cars
}

/// EMP-15.4: the common cars are six of each of six kinds; each terrain is equally frequent in a kind.
#[test]
fn kinds_of_common_cars() {
    assert_eq!(CarId::tiles().count(), 67);
    for kind in CommonKind::ALL {
        let cars = of_kind(kind);
        for terrain in Terrain::ALL {
            let count = cars.iter().filter(|car| car.printed().terrains.contains(&terrain)).count();
            assert_eq!(count, cars[0].printed().terrains.len(), "{kind}, {terrain}");
        }
    }
}

/// EMP-8.1, EMP-8.12: a build on each of both terrains, in either order; declining the first ends it.
#[test]
fn both_of_two() {
    for car in of_kind(CommonKind::BothOfTwo) {
        let terrains = &car.printed().terrains;
        for (first, second) in [(terrains[0], terrains[1]), (terrains[1], terrains[0])] {
            let scene =
                activated(&car.to_string()).refuses(&format!("build {}", elsewhere(terrains)), "EMP-8.1");
            let scene = scene.plays(&format!("build {}", beside(first)));
            let again = scene.moves_like("build");
            let map = &scene.table().map;
            assert!(again.iter().all(|mv| {
                let hex = scene.hex(mv.trim_start_matches("build ").split(' ').next().unwrap());
                map.terrain(hex) == Some(second)
            }));
            let scene = scene.plays(&format!("build {}", beside(second)));
            assert_eq!((scene.mana_of(0), scene.player(0).trains), ((6, 2), 30));
        }
    }
}

/// EMP-8.1, EMP-4.6: a build on one of two terrains for nothing, or on one of three for 1.
#[test]
fn one_of_two_or_three() {
    for (kind, price) in [(CommonKind::OneOfTwo, 0), (CommonKind::OneOfThree, 1)] {
        for car in of_kind(kind) {
            let terrains = &car.printed().terrains;
            for terrain in terrains {
                let scene = activated(&car.to_string());
                let scene = scene.refuses(&format!("build {}", elsewhere(terrains)), "EMP-8.1");
                let scene = scene.plays(&format!("build {}", beside(*terrain)));
                assert_eq!((scene.mana_of(0), scene.player(0).trains), ((8 - price, price), 31));
            }
        }
    }
}

/// EMP-8.17: one Competitor Transfer is free, and no second one.
#[test]
fn past_competitor() {
    for car in of_kind(CommonKind::PastCompetitor) {
        let [terrain] = car.printed().terrains[..] else { panic!("{car}") };
        let behind = match terrain {
            Terrain::Mountain => "D11",
            Terrain::Lake => "F13",
            Terrain::Forest => "C12",
            Terrain::Lava => "J11",
            Terrain::Glacier => "J9",
            Terrain::Desert => "E12",
        };
        let market = ["metro", "icecar", "deep-one", "hypetrain"];
        let scene = hub().market(&market).trains(1, "E10 G12 C10 I10").car(0, "1/2", &car.to_string());
        let scene = scene
            .plays("move 1; activate 1/2")
            .refuses(&format!("build {}", elsewhere(&[terrain])), "EMP-8.1");
        let scene = scene.plays(&format!("build {behind}"));
        assert_eq!(scene.mana_of(0), (5, 0), "{car}");
    }
    let two =
        Situation::new(2).trains(0, "D11").trains(1, "C12 B13").car(0, "1/2", "past-competitor-glacier");
    assert_eq!(two.plays("move 1; activate 1/2; build A12").mana_of(0), (3, 2));
}

/// EMP-8.17: one City and one Wasteland Transfer are free, both in one chain too; a Competitor Transfer is not.
#[test]
fn past_city_and_wasteland() {
    for car in of_kind(CommonKind::PastCityAndWasteland) {
        let [terrain] = car.printed().terrains[..] else { panic!("{car}") };
        let behind = match terrain {
            Terrain::Mountain => "E4",
            Terrain::Lake => "F13",
            Terrain::Forest => "E6",
            Terrain::Lava => "C4",
            Terrain::Glacier => "I14",
            Terrain::Desert => "G14",
        };
        let scene = hub().wasteland("D5 G12").car(0, "1/2", &car.to_string()).plays("move 1; activate 1/2");
        let scene = scene.refuses(&format!("build {}", scene_site(terrain)), "EMP-8.1");
        assert_eq!(scene.plays(&format!("build {behind}")).mana_of(0), (5, 0), "{car}");
    }
    let printed = hub().wasteland("D5").mana(0, 10, 0).conductor(0, 3).plays("move 1; activate 4/1");
    assert_eq!(printed.price("build C4"), 3 + 4);
}

/// A hex beside the hub that is no Wasteland and of another terrain.
const fn scene_site(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Lake => "C6",
        _ => "C10",
    }
}

/// EMP-2.8: a build and 1 reclaimed, which happens without the build as well.
#[test]
fn reclaiming() {
    for car in of_kind(CommonKind::Reclaiming) {
        let [terrain] = car.printed().terrains[..] else { panic!("{car}") };
        let scene = holding(&car.to_string()).mana(0, 3, 4).plays("move 1; activate 1/2");
        let scene = scene.refuses(&format!("build {}", elsewhere(&[terrain])), "EMP-8.1");
        assert_eq!(scene.clone().plays("skip").mana_of(0), (4, 3));
        let scene = scene.plays(&format!("build {}", beside(terrain)));
        assert_eq!((scene.mana_of(0), scene.player(0).trains), ((4, 3), 31));
    }
}

/// EMP-15.2: five columns; three printed cars of a single terrain, one of three terrains for 1 mana, one of the company’s own.
#[test]
fn printed_cars() {
    for company in Company::ALL {
        let mut terrains_of = Vec::new();
        for column in 0..COLUMNS {
            let car = CarId::on_folio(company, column).printed();
            terrains_of.push(car.terrains.len());
            if car.kind == CarKind::Own(company) {
                continue;
            }
            for terrain in &car.terrains {
                let scene = hub()
                    .edit(|table| {
                        for number in [1, 2] {
                            if table["seats"][number]["company"] == company.notation() {
                                table["seats"][number]["company"] = json!("kings-line");
                            }
                        }
                        table["seats"][0]["company"] = json!(company.notation());
                    })
                    .conductor(0, column as u8)
                    .plays(&format!("move 1; activate {}/1", column + 1))
                    .refuses(&format!("build {}", elsewhere(&car.terrains)), "EMP-8.1")
                    .plays(&format!("build {}", beside(*terrain)));
                assert_eq!(scene.mana_of(0), (5 - car.inherent, car.inherent));
            }
            assert_eq!(car.inherent, u8::from(car.terrains.len() == 3));
        }
        terrains_of.sort_unstable();
        assert_eq!(terrains_of, [0, 1, 1, 1, 3]);
    }
}
