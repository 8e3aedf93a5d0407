//! The tree: all nodes in one vector, children as linked lists inside it.

use std::num::NonZeroU32;

use kernel::Seat;

/// A node's place in the tree, counted from 1, so that an optional one is as small as a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(NonZeroU32);

impl NodeId {
    const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The decisions that were met at one point of the tree, in the order in which they were met.
///
/// The list only grows: other hidden cards or dice make other actions possible.
#[derive(Debug, Clone, Copy, Default)]
struct Branch {
    first: Option<NodeId>,
    last: Option<NodeId>,
    /// Whether these are all that can ever be met, in the order in which they are listed.
    is_complete: bool,
}

/// One decision of one seat, and what came of it so far.
#[derive(Debug, Clone)]
struct Node<A> {
    action: A,
    seat: Seat,
    children: Branch,
    next: Option<NodeId>,
    statistics: Statistics,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Statistics {
    /// How often the decision was taken.
    pub(super) visits: u32,
    /// How often it could have been taken.
    pub(super) available: u32,
    /// The mean value to the seat that takes it.
    pub(super) mean: f32,
    /// The weight that knowledge gave it when it was first met.
    pub(super) prior: f32,
}

impl Statistics {
    pub(super) fn add(&mut self, value: f32) {
        self.visits += 1;
        self.mean += (value - self.mean) / self.visits as f32;
    }
}

/// The decisions below the position in which a search begins.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    root: Branch,
}

/// A tree that is full is still searched, but grows no more: about a hundred megabytes.
const NODES_AT_MOST: usize = 1 << 21;

impl<A: Clone + Eq> Tree<A> {
    pub(super) const fn new() -> Self {
        Self { nodes: Vec::new(), root: Branch { first: None, last: None, is_complete: false } }
    }

    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.root = Branch::default();
    }

    pub(super) fn seat(&self, id: NodeId) -> Seat {
        self.nodes[id.index()].seat
    }

    pub(super) fn action(&self, id: NodeId) -> &A {
        &self.nodes[id.index()].action
    }

    pub(super) fn statistics(&self, id: NodeId) -> &Statistics {
        &self.nodes[id.index()].statistics
    }

    pub(super) fn statistics_mut(&mut self, id: NodeId) -> &mut Statistics {
        &mut self.nodes[id.index()].statistics
    }

    /// What is known of the decisions at the root, in the order in which they were met.
    pub(super) fn at_root(&self) -> impl Iterator<Item = &Statistics> {
        self.branch_of(None).map(|id| self.statistics(id))
    }

    /// Whether the children are all that can ever be open here.
    pub(super) fn is_complete(&self, parent: Option<NodeId>) -> bool {
        self.branch(parent).is_complete
    }

    /// From now on the children are all that can be open here.
    pub(super) fn complete(&mut self, parent: Option<NodeId>) {
        self.branch_mut(parent).is_complete = true;
    }

    pub(super) fn children(&self, parent: Option<NodeId>, out: &mut Vec<Option<NodeId>>) {
        out.clear();
        out.extend(self.branch_of(parent).map(Some));
    }

    /// Finds the child that stands for each of the seat's open actions, in their order. Those
    /// that were never met become children, as long as there is room.
    ///
    /// Mostly the same actions are open in the same order as last time, so the search for each
    /// begins behind the one before.
    pub(super) fn match_children(
        &mut self,
        parent: Option<NodeId>,
        seat: Seat,
        actions: &[A],
        out: &mut Vec<Option<NodeId>>,
    ) {
        out.clear();
        let first = self.branch(parent).first;
        let mut expected = first;
        for action in actions {
            let found = self
                .find(expected, seat, action)
                .or_else(|| self.find(first, seat, action))
                .or_else(|| self.add(parent, seat, action));
            expected = found.and_then(|id| self.nodes[id.index()].next);
            out.push(found);
        }
    }

    fn branch_of(&self, parent: Option<NodeId>) -> impl Iterator<Item = NodeId> {
        let first = self.branch(parent).first;
        std::iter::successors(first, |id| self.nodes[id.index()].next)
    }

    fn branch(&self, parent: Option<NodeId>) -> Branch {
        parent.map_or(self.root, |id| self.nodes[id.index()].children)
    }

    fn branch_mut(&mut self, parent: Option<NodeId>) -> &mut Branch {
        match parent {
            None => &mut self.root,
            Some(id) => &mut self.nodes[id.index()].children,
        }
    }

    fn find(&self, mut from: Option<NodeId>, seat: Seat, action: &A) -> Option<NodeId> {
        while let Some(id) = from {
            let node = &self.nodes[id.index()];
            if node.seat == seat && node.action == *action {
                return Some(id);
            }
            from = node.next;
        }
        None
    }

    fn add(&mut self, parent: Option<NodeId>, seat: Seat, action: &A) -> Option<NodeId> {
        if self.nodes.len() >= NODES_AT_MOST {
            return None;
        }
        let (children, statistics) = (Branch::default(), Statistics::default());
        self.nodes.push(Node { action: action.clone(), seat, children, next: None, statistics });
        let id = NodeId(NonZeroU32::new(self.nodes.len() as u32)?);
        if let Some(last) = self.branch(parent).last {
            self.nodes[last.index()].next = Some(id);
        }
        let branch = self.branch_mut(parent);
        branch.first = branch.first.or(Some(id));
        branch.last = Some(id);
        Some(id)
    }
}
