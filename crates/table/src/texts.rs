//! What is said of tables here and by those who serve them.

use kernel::{Message, message};

/// In place of the name of somebody who is to be forgotten.
pub const GONE: Message = message!(table_gone);
/// A name that nobody can have.
pub const INVALID_NAME: Message = message!(table_no_name);
/// A link that leads to no seat any more.
pub const INVALID_LINK: Message = message!(table_no_link);
/// Somebody who only looks on may not write.
pub const ONLOOKERS_DO_NOT_WRITE: Message = message!(table_no_onlookers_write);
