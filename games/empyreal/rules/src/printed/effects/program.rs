//! All abilities together as one program, whose parts have numbers.

use super::Op;

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u16);

impl NodeId {
    /// Its number in the program.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// All abilities together.
#[derive(Debug, Default)]
pub struct Program {
    nodes: Vec<Node>,
}

#[derive(Debug)]
struct Node {
    op: Op,
    parent: Option<NodeId>,
}

impl Program {
    /// Adds a part.
    pub(super) fn push(&mut self, op: Op, parent: Option<NodeId>) -> Result<NodeId, String> {
        let id = u16::try_from(self.nodes.len()).map_err(|_| "there are too many abilities")?;
        self.nodes.push(Node { op, parent });
        Ok(NodeId(id))
    }

    /// Says what a part does that was added before that was known.
    pub(super) fn set(&mut self, node: NodeId, op: Op) {
        self.nodes[node.index()].op = op;
    }

    /// What this part does.
    #[must_use]
    #[inline]
    pub fn op(&self, node: NodeId) -> &Op {
        &self.nodes[node.index()].op
    }

    /// The part that it belongs to; `None` for the whole of an ability.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent
    }

    /// The part with this number, if there are so many.
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u16))
    }

    /// The whole that a part belongs to.
    #[must_use]
    pub fn root(&self, node: NodeId) -> NodeId {
        std::iter::successors(Some(node), |node| self.parent(*node)).last().unwrap_or(node)
    }

    /// The step that follows in the same sequence.
    #[must_use]
    pub fn following(&self, node: NodeId) -> Option<NodeId> {
        let Op::Steps(steps) = self.op(self.parent(node)?) else { return None };
        let index = steps.iter().position(|step| *step == node)?;
        steps.get(index + 1).copied()
    }
}
