//! The players, the goods display and the cities, as tables.

use age_of_steam::{Colour, Column, Cubes, DIE, Half, StopId, Table};
use kernel::{Message, Seat, message};
use words::Words;

use super::block;
use crate::guiding::question::turn;
use terminal::columns::{self, Lean};
use terminal::{Paint, Screen, Style};

pub(super) fn write(table: &Table, words: &Words, screen: Screen) -> String {
    let paint = screen.paint;
    let (players, display, cities) =
        (players(table, words, screen), display(table, words, paint), cities(table, screen));
    let over_display = paint.apply(Style::Bold, &words.word(message!(aos_display_heading)));
    let over_cities = paint.apply(Style::Bold, &words.word(message!(aos_cities_heading)));
    format!("{players}\n{over_display}\n{display}\n{over_cities}\n{cities}")
}

const HEADS: [Message; 10] = [
    message!(aos_head_order),
    columns::PLAYER,
    message!(aos_head_cash),
    message!(aos_head_income),
    message!(aos_head_shares),
    message!(aos_head_engine),
    message!(aos_head_expenses),
    message!(aos_head_action),
    message!(aos_head_track),
    message!(aos_head_points),
];

/// In player order, those out of the game last.
pub(super) fn players(table: &Table, words: &Words, screen: Screen) -> String {
    let paint = screen.paint;
    let turn = words.say(&turn(table));
    let turn = paint.apply(Style::Bold, &format!("{turn} · {}", words.word(table.phase.name())));
    let mut rows = vec![HEADS.map(|head| words.word(head))];
    let seats: Vec<Seat> = table.in_order().collect();
    for (index, seat) in seats.iter().enumerate() {
        rows.push(player(table, *seat, (index < table.order.len()).then_some(index + 1), words));
    }
    let mut lean = [Lean::Right; 10];
    lean[1] = Lean::Left;
    lean[7] = Lean::Left;
    let mut lines = columns::lines(lean, &rows);
    let widest = lines.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    if screen.narrower_than(widest).is_some() {
        // Expenses are shares and engine, track is part of the points: without them it fits into eighty columns.
        const KEPT: [usize; 8] = [0, 1, 2, 3, 4, 5, 7, 9];
        let rows: Vec<_> = rows.iter().map(|row| KEPT.map(|column| row[column].clone())).collect();
        lines = columns::lines(KEPT.map(|column| lean[column]), &rows);
    }
    let styles = std::iter::once(Style::Faint).chain(seats.iter().map(|seat| Style::Seat((*seat).into())));
    let painted: String =
        lines.lines().zip(styles).map(|(line, style)| paint.apply(style, line) + "\n").collect();
    format!("{turn}\n{painted}")
}

fn player(table: &Table, seat: Seat, place: Option<usize>, words: &Words) -> [String; 10] {
    let player = table.player(seat);
    let score = table.score(seat);
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "–".into());
    [
        or_dash(place.map(|place| place.to_string())),
        words.name(seat),
        words.money(player.cash),
        words.money(player.income),
        player.shares.to_string(),
        player.engine.to_string(),
        words.money(player.expenses()),
        or_dash(player.action.map(|action| words.word(action.name()))),
        or_dash(score.map(|score| score.track.to_string())),
        or_dash(score.map(|score| score.total().to_string())),
    ]
}

/// The display as it lies: the columns of both halves, those of the New Cities below.
fn display(table: &Table, words: &Words, paint: Paint) -> String {
    let new: Vec<Column> = Column::all().filter(|column| column.new_city().is_some()).collect();
    let mut text = String::new();
    for half in Half::ALL {
        let mut line = format!("{:<8}", words.word(half.name()));
        for die in 1..=DIE {
            line.push_str(&format!(" {die}:{}", boxes(table, Column::printed(half, die), paint)));
        }
        text.push_str(&line);
        text.push('\n');
    }
    let line: String =
        new.iter().map(|column| format!(" {column}:{}", boxes(table, *column, paint))).collect();
    text.push_str(&format!("{:<8}{line}\n", ""));
    text
}

/// The boxes of a column from the top, an empty one as a dot.
fn boxes(table: &Table, column: Column, paint: Paint) -> String {
    let cubes = table.display.column(column).iter();
    cubes.map(|cube| cube.map_or_else(|| "·".into(), |colour| letter(colour, paint))).collect()
}

fn cities(table: &Table, screen: Screen) -> String {
    const WIDTH: usize = 32;
    let paint = screen.paint;
    let board = table.board();
    let cities: Vec<StopId> = board.stops().filter(|stop| table.track.is_city(*stop)).collect();
    let cell = |stop: &StopId| {
        let city = board.stop(*stop);
        let colour = table.colour(*stop).map_or_else(String::new, |colour| letter(colour, paint));
        let name = format!("{} {}", board.coord(city.hex), city.name);
        format!("{colour} {name:<18} {}", cubes(&table.goods[stop.index()], paint))
    };
    let shown: Vec<(String, usize)> = cities
        .iter()
        .map(|stop| {
            let cubes: usize = table.goods[stop.index()].iter().map(|count| usize::from(*count)).sum();
            (cell(stop), 21 + cubes.max(1))
        })
        .collect();
    let mut text = String::new();
    for row in shown.chunks(screen.columns_of(WIDTH)) {
        let cells =
            row.iter().map(|(cell, width)| format!("{cell}{}", " ".repeat(WIDTH.saturating_sub(*width))));
        text.push_str(cells.collect::<String>().trim_end());
        text.push('\n');
    }
    text
}

fn cubes(cubes: &Cubes, paint: Paint) -> String {
    let each = Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(letter(colour, paint), usize::from(cubes[colour.index()])));
    let text: String = each.collect();
    if text.is_empty() { "–".into() } else { text }
}

fn letter(colour: Colour, paint: Paint) -> String {
    paint.apply(block(colour), &colour.letter().to_string())
}
