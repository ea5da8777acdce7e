//! The players, what lies beside the board, and the cities, as tables.

use guide::Guided;
use kernel::{Message, Seat, message, text};
use steam_power::{CityId, CityTile, Colour, Owner, Table, TileKind, TileSet, View};
use terminal::columns::{self, Lean};
use terminal::{Screen, Style};
use words::Words;

use super::map::owner_sign;
use super::names::Names;
use super::{block, hand, letter};
use crate::SteamPower;

/// What everybody has and what the viewer holds.
pub(super) fn summary(view: &View, words: &Words, screen: Screen) -> String {
    let (players, hand) = (players(view, words, screen), hand::write(view, words, screen));
    if hand.is_empty() { players } else { format!("{players}\n{hand}") }
}

pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let heading = |heading: Message| screen.apply(Style::Bold, &words.word(heading));
    let (over_stock, over_cities) =
        (heading(message!(sp_stock_heading)), heading(message!(sp_cities_heading)));
    let (stock, cities) = (stock(&view.table, words, screen), cities(&view.table, words, screen));
    let summary = summary(view, words, screen);
    format!("{summary}\n{over_stock}\n{stock}\n{over_cities}\n{cities}")
}

/// In the order of turns.
fn players(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let heads = [
        columns::PLAYER,
        message!(sp_head_cash),
        message!(sp_head_hand),
        message!(sp_head_fulfilled),
        message!(sp_head_trains),
        message!(sp_head_factories),
        message!(sp_head_points),
    ];
    let mut rows = vec![heads.map(|head| words.word(head))];
    let enough = table.contracts_to_end().map_or_else(String::new, |enough| format!("/{enough}"));
    let seats: Vec<Seat> = table.in_order().collect();
    for seat in &seats {
        let player = table.player(*seat);
        rows.push([
            words.name(*seat),
            words.money(player.cash),
            player.hand.to_string(),
            format!("{}{enough}", player.fulfilled.len()),
            player.trains.to_string(),
            player.factories.to_string(),
            table.score(*seat).total().to_string(),
        ]);
    }
    let mut lean = [Lean::Right; 7];
    lean[0] = Lean::Left;
    let lines = columns::lines(lean, &rows);
    let styles = std::iter::once(Style::Faint).chain(seats.iter().map(|seat| Style::Seat((*seat).into())));
    let painted: String =
        lines.lines().zip(styles).map(|(line, style)| screen.apply(style, line) + "\n").collect();
    format!("{}\n{painted}", screen.wrap(&screen.apply(Style::Bold, &heading(view, words))))
}

/// Where the game stands.
fn heading(view: &View, words: &Words) -> String {
    let progress = SteamPower::progress(view);
    format!("{} · {}", words.say(&progress.label), words.say(&progress.phase))
}

fn stock(table: &Table, words: &Words, screen: Screen) -> String {
    let resources: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            format!("{} {}", letter(CityTile::Resources(colour), screen), table.stock[colour.index()])
        })
        .collect();
    let mut lines = vec![
        words.say(&text!(sp_stock_resources, resources = resources.join("  "))),
        words.say(&text!(sp_stock_bag, contracts = table.bag)),
        words.say(&text!(sp_stock_tiles, tiles = track_tiles(table, words))),
    ];
    let left_over = CityTile::ALL.into_iter().flat_map(|tile| {
        std::iter::repeat_n(letter(tile, screen), usize::from(table.left_over[tile.index()]))
    });
    let left_over: Vec<String> = left_over.collect();
    if !left_over.is_empty() {
        lines.push(words.say(&text!(sp_stock_left_over, tiles = left_over.join(" "))));
    }
    lines.extend(Colour::ALL.into_iter().filter(|colour| table.boosts[colour.index()] > 0).map(|colour| {
        let points = table.boosts[colour.index()];
        words.say(&text!(sp_stock_boost, colour = colour.name(), points = points))
    }));
    lines.iter().map(|line| screen.wrap(line) + "\n").collect()
}

/// How many tiles of each kind are left; a kind is called by both of its faces.
fn track_tiles(table: &Table, words: &Words) -> Vec<String> {
    let kinds = TileKind::ALL.into_iter().map(|kind| {
        let faces = TileSet::shipped().faces().iter().filter(|face| face.kind == kind);
        let faces: Vec<String> = faces.map(|face| words.word(face.name())).collect();
        format!("{} {}", table.track.tiles_left(kind), faces.join(" / "))
    });
    kinds.collect()
}

/// The cities in columns: colour and short name as on the map, place and name, factory and resources.
fn cities(table: &Table, words: &Words, screen: Screen) -> String {
    const WIDTH: usize = 38;
    let (board, names) = (table.board(), Names::of(table.board()));
    let cell = |id: CityId| {
        let (site, city) = (board.site(id), table.city(id));
        let short = format!("{}{}", city.tile.letter(), names.of_city(id));
        let place = format!("{:<4} {}", site.coord.to_string(), site.name);
        let (told, painted) = fate(table, id, words, screen);
        let used = 3 + 1 + 20.max(place.chars().count()) + 1 + told;
        let gap = " ".repeat(WIDTH.saturating_sub(used));
        format!("{} {place:<20} {painted}{gap}", screen.apply(block(city.tile), &short))
    };
    let cells: Vec<String> = board.cities().map(cell).collect();
    let rows = cells.chunks(screen.columns_of(WIDTH));
    rows.map(|row| row.concat().trim_end().to_owned() + "\n").collect()
}

/// What has become of a city, and how many characters that takes without colours.
fn fate(table: &Table, id: CityId, words: &Words, screen: Screen) -> (usize, String) {
    let city = table.city(id);
    let owner = |owner: Owner| {
        let (sign, style) = owner_sign(owner);
        screen.apply(style, &sign)
    };
    if city.tile == CityTile::Points {
        let sharers: Vec<String> = table.sharers(id).map(owner).collect();
        return ((sharers.len() * 2).saturating_sub(1), sharers.join(" "));
    }
    let Some(built) = city.factory else {
        let (connected, dash) = (words.word(message!(sp_city_connected)), "–".to_owned());
        let told = if table.track.live().contains(id) { connected } else { dash };
        return (told.chars().count(), told);
    };
    let resources = usize::from(city.resources);
    let left = if resources == 0 { "×".into() } else { letter(city.tile, screen).repeat(resources) };
    (2 + resources.max(1), format!("{} {left}", owner(built)))
}
