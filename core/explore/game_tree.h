// All positions that can be reached from one, each once, with their options: the game tree as a graph. Positions that differ only
// in the order of heaps, or in empty heaps, are one where that means nothing in the game.
#pragma once

#include <algorithm>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::explore {

struct TreeNode {
    GameSum position;
    std::vector<std::size_t> options{};     ///< nodes, each once; in a partisan game those of both players
    std::size_t level = 0;                  ///< the fewest moves from the root
    bool cut = false;                       ///< not all of its options are nodes
    Known<OutcomeClass> outcome = tl::unexpected(Unknown::NotComputed);
    /// The Grundy value: the mex of its options' values.
    Known<Count> value = tl::unexpected(Unknown::Undefined);
};

class GameTree {
public:
    /// At most `limit` nodes, the nearest first. The root is node 0. Outcomes and values follow from the options; those of nodes
    /// that are cut are the game's own.
    static GameTree make(const GameSum& root, std::size_t limit, const std::stop_token& stop = {});

    const std::vector<TreeNode>& nodes() const { return m_nodes; }

    bool isWhole() const { return std::ranges::none_of(m_nodes, &TreeNode::cut); }

    /// The node of a position; none where there is none.
    std::optional<std::size_t> find(const GameSum& position) const;

    /// The options that win: after them the opponent, who is to move, has lost. None in a partisan game.
    std::vector<std::size_t> winningOptions(std::size_t node) const;

private:
    void grow(std::size_t limit, const std::stop_token& stop);
    /// The outcome and the value of a node, after those of its options.
    void decide(std::size_t node, std::vector<bool>& decided);

    std::vector<TreeNode> m_nodes;
};

/// The position with its heaps in order and without empty heaps, where that means nothing in its game.
GameSum canonical(const GameSum& sum);

}  // namespace nimstone::explore
