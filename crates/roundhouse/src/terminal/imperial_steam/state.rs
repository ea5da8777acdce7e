//! The players, the boards beside the map, and the cities, as tables.

use catalog::imperial_steam::printed::{Cost, Map};
use catalog::imperial_steam::{
    Action, CityId, ContractId, Engineer, Good, Goods, Hub, LEVELS, Position, Table, View,
};
use guide::Guided;
use kernel::{Seat, text};
use words::Words;

use crate::terminal::{Screen, Style};
use crate::tools::columns::{self, Lean};

/// What everybody has.
pub(super) fn summary(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let heads =
        ["money", "influence", "share", "investors", "hands", "workers", "goods", "trains", "contracts"];
    let mut rows = vec![
        std::iter::once(words.word("play-head-player"))
            .chain(heads.map(|head| words.word(&format!("imp-head-{head}"))))
            .collect::<Vec<_>>(),
    ];
    for seat in table.in_order() {
        let player = table.player(seat);
        let money = view.cash(seat).map_or_else(|| "?".to_owned(), |cash| cash.to_string());
        rows.push(vec![
            words.name(seat),
            money,
            (u16::from(player.influence) * 10).to_string(),
            table.share_value(seat).to_string(),
            format!("{}/{}", player.investors, player.shareholders),
            player.hands.to_string(),
            workers(table, seat),
            or_dash(goods(words, &player.goods)),
            trains(table, seat),
            contracts(table, seat),
        ]);
    }
    let lines = columns::lines([Lean::Left; 10], &rows.into_iter().map(ten).collect::<Vec<_>>());
    let styles = std::iter::once(Style::Faint).chain(table.in_order().map(|seat| Style::Seat(seat.into())));
    let painted: String =
        lines.lines().zip(styles).map(|(line, style)| screen.apply(style, line) + "\n").collect();
    let progress = Position::progress(view);
    let heading = format!("{} · {}", words.say(&progress.label), words.say(&progress.phase));
    let own = view.own_bid().map(|bid| words.say(&text!("imp-own-bid", guldens = bid)) + "\n");
    let summary = format!("{}\n{painted}", screen.wrap(&screen.apply(Style::Bold, &heading)));
    summary + &own.unwrap_or_default()
}

fn ten(row: Vec<String>) -> [String; 10] {
    let mut cells = row.into_iter();
    std::array::from_fn(|_| cells.next().unwrap_or_default())
}

pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let part =
        |key: &str, content: String| format!("\n{}\n{content}", screen.apply(Style::Bold, &words.word(key)));
    [
        summary(view, words, screen),
        part("imp-state-actions", actions(table, words)),
        part("imp-state-rounds", rounds(table, words)),
        part("imp-state-goods", market(table, words)),
        part("imp-state-hubs", hubs(table, words)),
        part("imp-state-contracts", display(table, words)),
        part("imp-state-cities", cities(table, words)),
    ]
    .concat()
}

/// `2+1 · 0+0 · 1+0 BT`: in training and at work by level, and engineers.
fn workers(table: &Table, seat: Seat) -> String {
    let player = table.player(seat);
    let levels: Vec<String> =
        (0..LEVELS).map(|level| format!("{}+{}", player.training[level], player.working[level])).collect();
    let engineers: String = Engineer::ALL
        .into_iter()
        .filter(|kind| table.has_engineer(seat, *kind))
        .map(|kind| kind.notation()[..1].to_uppercase())
        .collect();
    format!("{} {engineers}", levels.join(" "))
}

/// The goods by the letters of the language.
fn goods(words: &Words, goods: &Goods) -> String {
    let repeated =
        |good: Good| words.word(&format!("imp-draw-letter-{good}")).repeat(goods[good.index()].into());
    Good::ALL.into_iter().map(repeated).collect()
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// `IS-5 IS-3 (1 passenger, 2 reserved)`, short.
fn trains(table: &Table, seat: Seat) -> String {
    let player = table.player(seat);
    let engines: Vec<String> =
        player.trains.iter().filter(|level| **level > 0).map(|level| format!("IS-{level}")).collect();
    let mut text = engines.join(" ");
    if player.passenger_cars > 0 {
        text += &format!(" P{}", player.passenger_cars);
    }
    if player.reserved_cars > 0 {
        text += &format!(" R{}", player.reserved_cars);
    }
    text
}

/// `k07✓ k12`
fn contracts(table: &Table, seat: Seat) -> String {
    let fulfilled = table.fulfilled(seat);
    let mark = |id: ContractId| if fulfilled.contains(id) { format!("{id}✓") } else { id.to_string() };
    or_dash(table.player(seat).contracts.iter().map(mark).collect::<Vec<_>>().join(" "))
}

fn actions(table: &Table, words: &Words) -> String {
    let line = |action: Action| {
        let hands: Vec<String> = table
            .all_seats()
            .filter(|seat| table.player(*seat).placed[action.index()] > 0)
            .map(|seat| format!("{} ×{}", words.name(seat), table.player(seat).placed[action.index()]))
            .collect();
        [words.word(action.word()), or_dash(hands.join(", "))]
    };
    columns::lines([Lean::Left; 2], &Action::ALL.map(line))
}

fn rounds(table: &Table, words: &Words) -> String {
    let boards = &table.printed().boards;
    let mut lines = vec![words.say(&text!("imp-state-shipment", count = table.shipment()))];
    for (kind, level) in boards.engines.levels.into_iter().enumerate() {
        lines.push(words.say(&text!(
            "imp-state-engine",
            level = level,
            count = table.engines[kind],
            price = u16::from(level) * 10,
            round = boards.engines.from_round[kind],
            influence = boards.engines.influence[kind]
        )));
    }
    lines.join("\n") + "\n"
}

fn market(table: &Table, words: &Words) -> String {
    let head = ["good", "price", "left", "factory", "factories", "pays"];
    let mut rows = vec![head.map(|head| words.word(&format!("imp-head-{head}")))];
    for good in Good::ALL {
        let row = table.printed().boards.factory_row(usize::from(table.players), good);
        let pays = table.delivery_price(good);
        rows.push([
            words.word(good.word()),
            table.market_price(good).to_string(),
            table.market[good.index()].to_string(),
            table.factory_price(good).to_string(),
            (row.factories() - table.taken[good.index()]).to_string(),
            if good == Good::Coal { words.word("imp-city-key") } else { pays.to_string() },
        ]);
    }
    columns::lines([Lean::Left, Lean::Right, Lean::Right, Lean::Right, Lean::Right, Lean::Right], &rows)
}

fn hubs(table: &Table, words: &Words) -> String {
    let head = ["hub", "city", "influence", "prices", "engineers", "growth"];
    let mut rows = vec![head.map(|head| words.word(&format!("imp-head-{head}")))];
    for hub in Hub::ALL {
        let state = table.hub(hub);
        let prices: Vec<String> = table
            .sources()
            .filter(|source| source.hub == hub)
            .map(|source| format!("{source}: {}", table.worker_price(source)))
            .collect();
        let [bridge, tunnel] = state.engineers;
        let engineers = format!("{}{}", "B".repeat(bridge.into()), "T".repeat(tunnel.into()));
        let growth = table.printed().boards.growth.tiles[usize::from(state.growth)];
        let growth: Vec<String> =
            growth.iter().skip(state.delivered.into()).map(|steps| format!("+{steps}")).collect();
        rows.push([
            words.word(hub.word()),
            table.map().city(state.city).name.clone(),
            (u16::from(state.influence) * 10).to_string(),
            prices.join("  "),
            or_dash(engineers),
            or_dash(growth.join(" ")),
        ]);
    }
    columns::lines([Lean::Left, Lean::Left, Lean::Right, Lean::Left, Lean::Left, Lean::Left], &rows)
}

fn display(table: &Table, words: &Words) -> String {
    let line = |id: ContractId| {
        let contract = table.contract(id);
        [id.to_string(), goods(words, &contract.factories), contract.value.to_string()]
    };
    let rows: Vec<_> = table.display.iter().map(line).collect();
    columns::lines([Lean::Left, Lean::Left, Lean::Right], &rows)
}

fn cities(table: &Table, words: &Words) -> String {
    let head = ["id", "city", "effort", "station", "sites", "demand", "tokens"];
    let mut rows = vec![head.map(|head| words.word(&format!("imp-head-{head}")))];
    rows.extend(Map::all_cities().map(|city| city_row(table, words, city)));
    let lean = [Lean::Left, Lean::Left, Lean::Right, Lean::Left, Lean::Left, Lean::Left, Lean::Left];
    columns::lines(lean, &rows)
}

fn city_row(table: &Table, words: &Words, id: CityId) -> [String; 7] {
    let (printed, tile) = (table.map().city(id), table.tile(id));
    let built = table.city(id).stations;
    let sites: Vec<String> = table
        .sites(id)
        .filter(|site| table.site_players(*site) <= table.players)
        .map(|site| match (table.factory_at(site), table.site_cost(site)) {
            (Some((seat, factory)), _) => {
                let letter = words.word(&format!("imp-draw-letter-{}", factory.good));
                format!("{site} {}: {letter}{}", words.name(seat), factory.left)
            }
            (None, Some(Cost::Guldens(price))) => format!("{site} {price}"),
            (None, Some(Cost::Station)) => format!("{site} {}", tile.station),
            (None, _) => site.to_string(),
        })
        .collect();
    let demand = table.demand(id).map(|count| count as u8);
    let influence = tile.influence + printed.influence;
    let mut tokens = String::new();
    if influence > 0 {
        tokens += &format!("+{influence} ");
    }
    if table.city(id).business > 0 {
        tokens += &format!("({})", table.city(id).business);
    }
    [
        printed.id.clone(),
        printed.name.clone(),
        printed.effort.to_string(),
        format!("{} ({built}/{})", tile.station, tile.stations),
        or_dash(sites.join(", ")),
        or_dash(goods(words, &demand)),
        or_dash(tokens.trim_end().to_owned()),
    ]
}
