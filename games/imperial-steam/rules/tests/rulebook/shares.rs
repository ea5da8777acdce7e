//! IMP-10.6 to IMP-10.9, IMP-11.1 and IMP-11.2: influence, shares and money.

use imperial_steam::{Event, Phase};
use kernel::kit::TestScene as _;

use crate::situation::{PURPLE, Situation, seat};

/// IMP-10.6: ten guldens a step, as many as wanted and can be paid.
#[test]
fn giving() {
    for tens in [0, 1, 5, 15] {
        let situation = Situation::new(4).plays(PURPLE, &format!("give {}", tens * 10));
        assert_eq!(
            (situation.money()[PURPLE], situation.influences()[PURPLE]),
            (200 - 10 * tens, 50 + 10 * tens as u16)
        );
        assert_eq!(situation.phase(), Phase::After);
    }
    let situation = Situation::new(4).cash(PURPLE, 50).refuses(PURPLE, "give 60", "IMP-10.6");
    let situation = situation.refuses(PURPLE, "give 15", "IMP-10.6");
    assert_eq!(situation.moves_like(PURPLE, "give").len(), 6);
}

/// IMP-10.7: one row up for the influence that is printed there, or down as far as wanted; not both.
#[test]
fn moving_the_share_value() {
    let values = [40, 60, 90, 130, 180, 240];
    for (row, from) in values.into_iter().enumerate() {
        let situation = Situation::new(4).influence(&[50, 0, 0, 0]).share(PURPLE, from);
        for (to_row, to) in values.into_iter().enumerate() {
            let mv = format!("share {to}");
            if to_row > row + 1 {
                situation.clone().refuses(PURPLE, &mv, "IMP-10.7");
                continue;
            }
            let after = situation.clone().plays(PURPLE, &mv);
            let paid = if to_row > row { to_row as u16 * 10 } else { 0 };
            assert_eq!(
                (after.influences()[PURPLE], after.phase()),
                (50 - paid, Phase::After),
                "{from} to {to}"
            );
            assert_eq!(after.table().share_value(seat(PURPLE)), i32::from(to));
            if to_row == row + 1 {
                let poor = situation.clone().influence(&[paid - 10, 0, 0, 0]);
                poor.refuses(PURPLE, &mv, "IMP-10.7");
            }
        }
        situation.refuses(PURPLE, "share 50", "IMP-10.7");
    }
}

/// IMP-10.8, IMP-10.9
#[test]
fn raising_funds_and_passing() {
    let situation = Situation::new(4);
    let raised = situation.clone().plays(PURPLE, "fundraise");
    assert_eq!((raised.money(), raised.phase()), (vec![210, 200, 200, 200], Phase::After));
    let passed = situation.clone().plays(PURPLE, "pass");
    assert_eq!(
        (passed.money(), passed.influences(), passed.phase()),
        (situation.money(), situation.influences(), Phase::After)
    );
    assert_eq!(passed.goods_of(PURPLE), "WSIC");
}

/// IMP-11.1: the topmost investor becomes a shareholder and pays the share value.
#[test]
fn selling() {
    let situation = Situation::new(4).plays(PURPLE, "sell");
    assert_eq!((situation.money()[PURPLE], situation.phase()), (240, Phase::Before));
    assert_eq!((situation.player(PURPLE).investors, situation.player(PURPLE).shareholders), (0, 1));
    assert_eq!(*situation.events, [Event::ShareSold { seat: seat(PURPLE), guldens: 40 }]);
    situation.refuses(PURPLE, "sell", "IMP-11.1");
}

/// IMP-11.2: by rows. The n-th investor reaches the n-th value, and those above the sixth any.
#[test]
fn rows_of_investors() {
    let values = [40, 60, 90, 130, 180, 240];
    for investors in 1..=10u8 {
        for (row, value) in values.into_iter().enumerate() {
            let situation = Situation::new(4).trains(PURPLE, &[8, 3]).contracts(PURPLE, "k19 k20 k21");
            let situation = situation.investors(PURPLE, investors).share(PURPLE, value);
            if usize::from(investors) > row {
                // It is the share’s value that is paid, not that of the investor’s row.
                assert_eq!(situation.plays(PURPLE, "sell").money()[PURPLE], 200 + i32::from(value));
            } else {
                situation.refuses(PURPLE, "sell", "IMP-11.2");
            }
        }
    }
}
