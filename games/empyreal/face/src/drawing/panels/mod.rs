//! What lies beside the map: what the viewer chooses from, the folios, the Market, the stacks of specialists, the Awards and
//! the supply.

mod awards;
mod cards;
mod companies;
mod figures;
mod folio;
mod hand;
mod icons;
mod market;
mod others;
mod paint;
mod setting;
mod stacks;
mod supply;
#[cfg(test)]
mod tests;
mod yard;

use empyreal::{MAX_PLAYERS, Phase};
use kernel::{Arg, Message, Seat, message, text};

use super::{GAME, Sheet};
use draw::Aside;
use draw::svg::Svg;

type Content = fn(&mut Svg, &Sheet<'_>, f64) -> f64;

/// The name of the viewer’s own folio for programs: at a screen that is shared, whosever it is.
const OWN_FOLIO: &str = "folio";
/// The names of the others’, by seat.
const FOLIOS: [&str; MAX_PLAYERS] = ["folio-0", "folio-1", "folio-2", "folio-3", "folio-4", "folio-5"];

pub(super) fn asides(sheet: &Sheet<'_>) -> Vec<Aside> {
    let aside = |id: &'static str, word: Message, content: Content| {
        Aside::new(GAME, id, sheet.words.word(word), |svg, width| content(svg, sheet, width))
    };
    let table = sheet.table;
    let mut asides = Vec::new();
    if hand::held(sheet).is_some() {
        asides.push(aside("hand", message!(emp_draw_hand), hand::draw).put_at_hand());
    }
    if table.phase == Phase::Companies {
        asides.push(aside("companies", message!(emp_draw_companies), companies::draw).put_at_hand());
    }
    if let Some(seat) = sheet.view.seat {
        let own = Aside::new(GAME, OWN_FOLIO, folio_title(sheet, seat), |svg, width| {
            folio::draw(svg, sheet, seat, width)
        });
        asides.push(own.put_at_hand());
    }
    asides.push(aside("market", message!(emp_draw_market), market::draw));
    asides.push(aside("specialists", message!(emp_draw_specialists), stacks::draw));
    if table.awards().next().is_some() {
        asides.push(aside("awards", message!(emp_draw_awards), awards::draw));
    }
    asides.push(aside("supply", message!(emp_draw_supply), supply::draw));
    let others = table.in_order().filter(|seat| Some(*seat) != sheet.view.seat);
    asides.extend(others.map(|seat| {
        Aside::new(GAME, FOLIOS[seat.index()], folio_title(sheet, seat), |svg, width| {
            others::draw(svg, sheet, seat, width)
        })
    }));
    asides
}

fn folio_title(sheet: &Sheet<'_>, seat: Seat) -> String {
    let player = Arg::Seat(seat);
    sheet.words.say(&match sheet.table.player(seat).company {
        Some(company) => text!(emp_draw_folio, company = company.name(), player = player),
        None => text!(emp_draw_folio_without, player = player),
    })
}
