//! EMP-3: the Administrate action.

use crate::event::Event;
use crate::no::No;
use crate::out::Out;
use crate::printed::Trigger;
use crate::table::{MANA_LIMIT, Stage, Table};

impl Table {
    /// EMP-3.4, EMP-3.5
    pub(crate) fn administrate(&mut self, out: &mut Out<'_>) {
        out.tell(Event::Administrated { seat: self.active });
        self.stage = Stage::Administrating { reclaimed: false, refreshed: false, gained: false };
    }

    pub(super) fn go_on_administrating(&mut self, out: &mut Out<'_>) -> bool {
        let Stage::Administrating { reclaimed, refreshed, gained } = self.stage else { return false };
        let mut joining = self.waiting(Trigger::Administrate);
        if joining.any(|(person, _)| self.can_join_administration(person).is_ok()) {
            // The order has a meaning, so the player says it.
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
            self.stage = Stage::Administrating { reclaimed: true, refreshed: true, gained };
            return true;
        }
        if !gained && self.can_gain_car(self.active) {
            return false;
        }
        self.stage = Stage::Closing;
        true
    }

    pub(crate) fn can_reclaim(&self) -> Result<(), No> {
        match self.stage {
            Stage::Administrating { reclaimed: false, .. } if self.mine().spent > 0 => Ok(()),
            Stage::Administrating { .. } => Err(No::NothingToReclaim),
            _ => Err(No::NotAsked),
        }
    }

    pub(crate) fn can_refresh(&self) -> Result<(), No> {
        let player = self.mine();
        let tired = [player.captain, player.engineer].into_iter().flatten().any(|staff| !staff.ready);
        match self.stage {
            Stage::Administrating { refreshed: false, .. } if tired => Ok(()),
            Stage::Administrating { .. } => Err(No::NothingToRefresh),
            _ => Err(No::NotAsked),
        }
    }
}
