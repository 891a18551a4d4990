// All positions that can be reached from one, each once, with their options: the game tree as a graph. Positions that differ only
// in the order of heaps, or in empty heaps, are one where that means nothing in the game.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone {

struct TreeNode {
    GameSum position;                       ///< in its plain form
    std::vector<std::size_t> options{};     ///< nodes, each once, ascending; in a partisan game those of both players
    std::size_t level = 0;                  ///< the fewest moves from the root
    std::size_t height = 0;                 ///< how many positions the longest line from here has
    bool cut = false;                       ///< not all of its options are nodes
    Known<OutcomeClass> outcome = tl::unexpected(Unknown::NotComputed);
    /// The Grundy value: the mex of its options' values.
    Known<Count> value = tl::unexpected(Unknown::Undefined);
};

class GameTree {
public:
    /// At most `limit` nodes, the nearest first. The root is node 0. Outcomes and values follow from the options; the game's own
    /// are those of nodes that are cut, and of partisan games. Where it is stopped, nothing is decided.
    static GameTree make(const GameSum& root, std::size_t limit, const std::stop_token& stop = {});

    /// The same of all positions; none where they are more than `limit`, which is found as soon as there is one more.
    static std::optional<GameTree> whole(const GameSum& root, std::size_t limit);

    const std::vector<TreeNode>& nodes() const { return m_nodes; }

    bool isWhole() const { return std::ranges::none_of(m_nodes, &TreeNode::cut); }

    /// The node of a position; none where there is none.
    std::optional<std::size_t> find(const GameSum& position) const;

    /// The options that win: after them the opponent, who is to move, has lost. None in a partisan game.
    std::vector<std::size_t> winningOptions(std::size_t node) const;

private:
    void grow(const GameSum& root, std::size_t limit, bool whole, const std::stop_token& stop);
    /// The outcome, the value and the height of a node, after those of its options.
    void decide(std::size_t node);

    std::vector<TreeNode> m_nodes;
    std::map<std::vector<Position>, std::size_t> m_places;  ///< of the nodes, by the positions of their parts
};

}  // namespace nimstone
