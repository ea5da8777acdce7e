//! The players, their folios, the Market and what else lies beside the map, as tables.

use empyreal::{PersonKind, Player, Slot, Staff, Table, Terrain, View};
use guide::Guided;
use kernel::{Seat, Text, message, text};
use words::Words;

use super::map::letter;
use crate::Empyreal;
use terminal::columns::{self, Lean};
use terminal::{Screen, Style};

/// What everybody has.
pub(super) fn summary(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let heads = [
        columns::PLAYER,
        message!(emp_head_company),
        message!(emp_head_mana),
        message!(emp_head_conductor),
        message!(emp_head_trains),
        message!(emp_head_goods),
        message!(emp_head_tiles),
        message!(emp_head_points),
    ];
    let mut rows = vec![heads.map(|head| words.word(head))];
    let totals = table.totals();
    for seat in table.in_order() {
        let player = table.player(seat);
        rows.push([
            words.name(seat),
            player.company.map_or("–", |company| company.name()).to_owned(),
            format!("{}/{}", player.mana, player.crystals()),
            player.conductor.to_string(),
            player.trains.to_string(),
            or_dash(delivered(player, words)),
            format!("{}/{}", table.tiles.count(seat), table.end_tiles()),
            totals[seat.index()].to_string(),
        ]);
    }
    let lines = columns::lines([Lean::Left; 8], &rows);
    let styles = std::iter::once(Style::Faint).chain(table.in_order().map(|seat| Style::Seat(seat.into())));
    let painted: String =
        lines.lines().zip(styles).map(|(line, style)| screen.apply(style, line) + "\n").collect();
    let progress = Empyreal::progress(view);
    let heading = format!("{} · {}", words.say(&progress.label), words.say(&progress.phase));
    let own = view.seat.map_or_else(String::new, |seat| folio(table, seat, words, screen));
    format!("{}\n{painted}{own}", screen.wrap(&screen.apply(Style::Bold, &heading)))
}

pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let part =
        |heading: String, content: String| format!("\n{}\n{content}", screen.apply(Style::Bold, &heading));
    let others = table.in_order().filter(|seat| view.seat != Some(*seat));
    let folios: String = others.map(|seat| folio(table, seat, words, screen)).collect();
    [
        summary(view, words, screen),
        folios,
        part(words.word(message!(emp_state_market)), market(table, words, screen)),
        part(words.word(message!(emp_state_stacks)), stacks(table, words)),
        part(words.word(message!(emp_state_cities)), cities(table, words)),
        awards(table, words, screen),
        part(words.word(message!(emp_state_supply)), supply(table, words)),
    ]
    .concat()
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// `3M 1L`
fn delivered(player: &Player, words: &Words) -> String {
    let there = Terrain::ALL.into_iter().filter(|good| player.goods[good.index()] > 0);
    there
        .map(|good| format!("{}{}", player.goods[good.index()], letter(good, words)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The specialists of a company and its railyard, column by column.
fn folio(table: &Table, seat: Seat, words: &Words, screen: Screen) -> String {
    let player = table.player(seat);
    let Some(company) = player.company else { return String::new() };
    let heading = text!(emp_state_folio, company = company.name(), name = seat);
    let mut lines = vec![screen.apply(Style::Bold, &words.say(&heading))];
    let staff = |staff: Option<Staff>| {
        staff.map(|staff| {
            let side = match staff {
                _ if player.is_covered(staff.person.kind()) => message!(emp_draw_covered),
                Staff { ready: true, .. } => message!(emp_state_ready),
                Staff { ready: false, .. } => message!(emp_state_turned),
            };
            (staff.person, format!(" {}", words.word(side)))
        })
    };
    let people = [player.captain, player.engineer, player.surveyor].map(staff);
    let masters = player.masters().map(|person| Some((person, String::new())));
    for (person, side) in people.into_iter().chain(masters).flatten() {
        let kind = words.word(person.kind().name());
        let name = &person.printed().name;
        lines.push(entry(format!("{name} ({kind}){side}"), person.does().into(), 4, words, screen));
    }
    for (slot, car) in Slot::all().filter_map(|slot| Some((slot, player.car(slot)?))) {
        let (name, cost) = (words.say(&car.name()), cost(car.printed().inherent, words));
        lines.push(entry(format!("{slot} {name}{cost}"), car.does(), 6, words, screen));
    }
    format!("\n{}\n", lines.join("\n"))
}

/// A card and what it does.
fn entry(card: String, does: Text, hanging: usize, words: &Words, screen: Screen) -> String {
    let said = words.say(&text!(emp_state_entry, card = card, does = does));
    screen.wrap_hanging(&format!("  {said}"), hanging)
}

/// What a spellcar costs by itself; nothing where that is nothing.
fn cost(inherent: u8, words: &Words) -> String {
    if inherent == 0 {
        return String::new();
    }
    format!(" {}", words.say(&text!(emp_state_inherent, mana = inherent)))
}

fn market(table: &Table, words: &Words, screen: Screen) -> String {
    let line = |car: &empyreal::CarId| {
        let (name, cost) = (words.say(&car.name()), cost(car.printed().inherent, words));
        entry(format!("{car}  {name}{cost}"), car.does(), 4, words, screen) + "\n"
    };
    let cars: String = table.market.iter().map(line).collect();
    let deck = text!(emp_state_deck, deck = table.deck_size, discards = table.discards.len());
    format!("{cars}{}\n", words.say(&deck))
}

fn stacks(table: &Table, words: &Words) -> String {
    let line = |kind: PersonKind| {
        let size = kind.stack().map_or(0, |stack| table.stack_sizes[stack]);
        let people: Vec<String> =
            table.stack_of(kind).iter().map(|person| person.printed().name.clone()).collect();
        [words.word(kind.name()), size.to_string(), people.join(", ")]
    };
    columns::lines([Lean::Left, Lean::Right, Lean::Left], &PersonKind::DRAFTED.map(line))
}

fn cities(table: &Table, words: &Words) -> String {
    let line = |city: Terrain| {
        let hex = table.coord(table.map.city[city.index()]).to_string();
        let tiles = table.tiles.stands().filter(|stand| stand.city == city).map(|stand| {
            let count = table.tiles.at(stand);
            let times = if count > 1 { format!("{count}×") } else { String::new() };
            format!("{times}{}{}", letter(stand.colour, words), stand.size.goods())
        });
        [words.word(city.city_name()), hex, or_dash(tiles.collect::<Vec<_>>().join(" "))]
    };
    columns::lines([Lean::Left; 3], &Terrain::ALL.map(line))
}

fn awards(table: &Table, words: &Words, screen: Screen) -> String {
    let mut text = String::new();
    for award in table.awards() {
        let values =
            table.in_order().map(|seat| format!("{} {}", words.name(seat), table.award_value(award, seat)));
        let heading = screen.apply(Style::Bold, &words.word(award.name()));
        let values = values.collect::<Vec<_>>().join(", ");
        text += &format!("\n{heading}: {}\n  {values}\n", words.word(award.does()));
    }
    text
}

fn supply(table: &Table, words: &Words) -> String {
    let goods = Terrain::ALL.map(|good| format!("{}{}", table.supply[good.index()], letter(good, words)));
    let told = text!(emp_state_supply_of, goods = goods.join(" "), wasteland = table.wasteland_left());
    words.say(&told) + "\n"
}
