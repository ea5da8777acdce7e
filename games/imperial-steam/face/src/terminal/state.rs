//! The players, the boards beside the map, and the cities, as tables.

use guide::Guided;
use imperial_steam::printed::Map;
use imperial_steam::{
    Action, CityId, ContractId, Engineer, Good, Goods, Hub, LEVELS, Table, View, engine_price, on_track,
};
use kernel::{Message, Seat, message, text};
use words::Words;

use crate::{ImperialSteam, letters};

use terminal::columns::{self, Lean};
use terminal::{Screen, Style};

/// What everybody has.
pub(super) fn summary(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let heads = [
        message!(imp_head_money),
        message!(imp_head_influence),
        message!(imp_head_share),
        message!(imp_head_investors),
        message!(imp_head_hands),
        message!(imp_head_workers),
        message!(imp_head_goods),
        message!(imp_head_trains),
        message!(imp_head_contracts),
    ];
    let mut rows = vec![
        std::iter::once(words.word(columns::PLAYER))
            .chain(heads.map(|head| words.word(head)))
            .collect::<Vec<_>>(),
    ];
    for seat in table.in_order() {
        let player = table.player(seat);
        let money = view.cash(seat).map_or_else(|| "?".to_owned(), |cash| cash.to_string());
        rows.push(vec![
            words.name(seat),
            money,
            on_track(player.influence).to_string(),
            table.share_value(seat).to_string(),
            format!("{}/{}", player.investors, player.shareholders),
            player.hands.to_string(),
            workers(words, table, seat),
            or_dash(goods(words, &player.goods)),
            trains(words, table, seat),
            contracts(table, seat),
        ]);
    }
    let lines = columns::lines([Lean::Left; 10], &rows.into_iter().map(ten).collect::<Vec<_>>());
    let styles = std::iter::once(Style::Faint).chain(table.in_order().map(|seat| Style::Seat(seat.into())));
    let painted: String =
        lines.lines().zip(styles).map(|(line, style)| screen.apply(style, line) + "\n").collect();
    let progress = ImperialSteam::progress(view);
    let heading = format!("{} · {}", words.say(&progress.label), words.say(&progress.phase));
    let own = view.own_bid().map(|bid| words.say(&text!(imp_own_bid, guldens = bid)) + "\n");
    let summary = format!("{}\n{painted}", screen.wrap(&screen.apply(Style::Bold, &heading)));
    summary + &own.unwrap_or_default()
}

fn ten(row: Vec<String>) -> [String; 10] {
    let mut cells = row.into_iter();
    std::array::from_fn(|_| cells.next().unwrap_or_default())
}

pub(super) fn write(view: &View, words: &Words, screen: Screen) -> String {
    let table = &view.table;
    let part = |key: Message, content: String| {
        format!("\n{}\n{content}", screen.apply(Style::Bold, &words.word(key)))
    };
    [
        summary(view, words, screen),
        part(message!(imp_state_actions), actions(table, words)),
        part(message!(imp_state_rounds), rounds(table, words)),
        part(message!(imp_state_goods), market(table, words)),
        part(message!(imp_state_hubs), hubs(table, words)),
        part(message!(imp_state_contracts), display(table, words)),
        part(message!(imp_state_cities), cities(table, words)),
    ]
    .concat()
}

/// `2+1 · 0+0 · 1+0 BT`: in training and at work by level, and engineers.
fn workers(words: &Words, table: &Table, seat: Seat) -> String {
    let player = table.player(seat);
    let levels: Vec<String> =
        (0..LEVELS).map(|level| format!("{}+{}", player.training[level], player.working[level])).collect();
    let engineers: String = Engineer::ALL
        .into_iter()
        .filter(|kind| table.has_engineer(seat, *kind))
        .map(|kind| words.word(letters::engineer(kind)))
        .collect();
    format!("{} {engineers}", levels.join(" "))
}

/// The goods by the letters of the language.
fn goods(words: &Words, goods: &Goods) -> String {
    let repeated = |good: Good| words.word(letters::good(good)).repeat(goods[good.index()].into());
    Good::ALL.into_iter().map(repeated).collect()
}

fn or_dash(text: String) -> String {
    if text.is_empty() { "–".to_owned() } else { text }
}

/// `IS-5 IS-3 P1 R2`: engines, passenger cars and reserved cars.
fn trains(words: &Words, table: &Table, seat: Seat) -> String {
    let player = table.player(seat);
    let engines = player.whole_trains().map(|train| text!(imp_terminal_train, engine = train.engine));
    let passengers =
        (player.passenger_cars > 0).then(|| text!(imp_terminal_passengers, count = player.passenger_cars));
    let reserved =
        (player.reserved_cars > 0).then(|| text!(imp_terminal_reserved, count = player.reserved_cars));
    let all = engines.chain(passengers).chain(reserved).map(|text| words.say(&text));
    all.collect::<Vec<_>>().join(" ")
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
        [words.word(action.name()), or_dash(hands.join(", "))]
    };
    columns::lines([Lean::Left; 2], &Action::ALL.map(line))
}

fn rounds(table: &Table, words: &Words) -> String {
    let boards = &table.printed().boards;
    let mut lines = vec![words.say(&text!(imp_state_shipment, count = table.shipment()))];
    for (kind, level) in boards.engines.levels.into_iter().enumerate() {
        lines.push(words.say(&text!(
            imp_state_engine,
            level = level,
            count = table.engines[kind],
            price = engine_price(level),
            round = boards.engines.from_round[kind],
            influence = boards.engines.influence[kind]
        )));
    }
    lines.join("\n") + "\n"
}

fn market(table: &Table, words: &Words) -> String {
    let head = [
        message!(imp_head_good),
        message!(imp_head_price),
        message!(imp_head_left),
        message!(imp_head_factory),
        message!(imp_head_factories),
        message!(imp_head_pays),
    ];
    let mut rows = vec![head.map(|head| words.word(head))];
    for good in Good::ALL {
        let pays = table.delivery_price(good);
        rows.push([
            words.word(good.name()),
            table.market_price(good).to_string(),
            table.market[good.index()].to_string(),
            or_dash(table.next_factory_price(good).map_or_else(String::new, |price| price.to_string())),
            table.factories_left(good).to_string(),
            if good == Good::Coal { words.word(message!(imp_city_key)) } else { pays.to_string() },
        ]);
    }
    columns::lines([Lean::Left, Lean::Right, Lean::Right, Lean::Right, Lean::Right, Lean::Right], &rows)
}

fn hubs(table: &Table, words: &Words) -> String {
    let head = [
        message!(imp_head_hub),
        message!(imp_head_city),
        message!(imp_head_influence),
        message!(imp_head_prices),
        message!(imp_head_engineers),
        message!(imp_head_growth),
    ];
    let mut rows = vec![head.map(|head| words.word(head))];
    for hub in Hub::ALL {
        let state = table.hub(hub);
        let prices: Vec<String> = table
            .sources()
            .filter(|source| source.hub == hub)
            .map(|source| format!("{source}: {}", table.worker_price(source)))
            .collect();
        let letters =
            |kind: Engineer| words.word(letters::engineer(kind)).repeat(state.engineers[kind.index()].into());
        let engineers: String = Engineer::ALL.into_iter().map(letters).collect();
        let growth: Vec<String> =
            table.growth(hub).iter().skip(state.delivered.into()).map(|steps| format!("+{steps}")).collect();
        rows.push([
            words.word(hub.name()),
            state.city.name().to_owned(),
            on_track(state.influence).to_string(),
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
    let head = [
        message!(imp_head_id),
        message!(imp_head_city),
        message!(imp_head_effort),
        message!(imp_head_station),
        message!(imp_head_sites),
        message!(imp_head_demand),
        message!(imp_head_tokens),
    ];
    let mut rows = vec![head.map(|head| words.word(head))];
    rows.extend(Map::all_cities().map(|city| city_row(table, words, city)));
    let lean = [Lean::Left, Lean::Left, Lean::Right, Lean::Left, Lean::Left, Lean::Left, Lean::Left];
    columns::lines(lean, &rows)
}

fn city_row(table: &Table, words: &Words, id: CityId) -> [String; 7] {
    let (printed, tile) = (table.map().city(id), table.tile(id));
    let built = table.city(id).stations;
    let sites: Vec<String> = table
        .sites(id)
        .filter(|site| table.is_open(*site))
        .map(|site| match (table.factory_at(site), table.own_site_price(site)) {
            (Some((seat, factory)), _) => {
                let letter = words.word(letters::good(factory.good));
                format!("{site} {}: {letter}{}", words.name(seat), factory.left)
            }
            (None, Some(price)) => format!("{site} {price}"),
            (None, None) => site.to_string(),
        })
        .collect();
    let demand = table.demand(id).map(|count| count as u8);
    let influence = table.influence_of(id);
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
