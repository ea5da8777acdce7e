//! EMP-3: the Administrate action.

use crate::event::Event;
use crate::out::Out;
use crate::phase::Phase;
use crate::printed::Trigger;
use crate::reason::Reason;
use crate::table::{MANA_LIMIT, Table};

impl Table {
    /// EMP-3.4, EMP-3.5
    pub(crate) fn administrate(&mut self, out: &mut Out<'_>) {
        out.tell(Event::Administrated { seat: self.active });
        self.phase = Phase::Administrating { reclaimed: false, refreshed: false, gained: false };
    }

    pub(super) fn go_on_administrating(&mut self, out: &mut Out<'_>) -> bool {
        let Phase::Administrating { reclaimed, refreshed, gained } = self.phase else { return false };
        let mut joining = self.waiting(Trigger::Administrate);
        if joining.any(|(person, _)| self.judge_join_administration(person).is_ok()) {
            // The order matters, so the player decides.
            return false;
        }
        drop(joining);
        if !reclaimed || !refreshed {
            if !reclaimed {
                self.reclaim(MANA_LIMIT, out.events);
            }
            if !refreshed {
                self.refresh(true, true, out.events);
            }
            // With the mana a Station Master may have something to do after all.
            self.phase = Phase::Administrating { reclaimed: true, refreshed: true, gained };
            return true;
        }
        if !gained && self.can_gain_car(self.active) {
            return false;
        }
        self.phase = Phase::Closing;
        true
    }

    pub(crate) fn judge_reclaim(&self) -> Result<(), Reason> {
        match self.phase {
            Phase::Administrating { reclaimed: false, .. } if self.mine().spent > 0 => Ok(()),
            Phase::Administrating { .. } => Err(Reason::NothingToReclaim),
            _ => Err(Reason::NotAsked),
        }
    }

    pub(crate) fn judge_refresh(&self) -> Result<(), Reason> {
        let player = self.mine();
        let tired = [player.captain, player.engineer].into_iter().flatten().any(|staff| !staff.ready);
        match self.phase {
            Phase::Administrating { refreshed: false, .. } if tired => Ok(()),
            Phase::Administrating { .. } => Err(Reason::NothingToRefresh),
            _ => Err(Reason::NotAsked),
        }
    }
}
