// The game tree as a graph. It contains each position that can be reached from the root once, with its options. Positions that
// differ only in the order of heaps or in empty heaps are one node, if the game makes no difference between them.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone {

struct TreeNode {
    GameSum position;                       ///< the position in its plain form
    std::vector<std::size_t> options{};     ///< node indices, each once, ascending; if partisan, the options of both players
    std::size_t level = 0;                  ///< the smallest number of moves from the root
    std::size_t height = 0;                 ///< the number of positions in the longest line of play from this node
    bool cut = false;                       ///< true if some options of the node are not nodes of the tree
    Known<OutcomeClass> outcome = tl::unexpected(Unknown::NotComputed);
    /// The Grundy value: the mex of the values of the options.
    Known<Count> value = tl::unexpected(Unknown::Undefined);
};

class GameTree {
public:
    /// Makes a tree of at most `limit` nodes: the positions nearest to the root. The root is node 0. Outcomes and values are
    /// computed from the options; in cut nodes and partisan games, the rules of the game compute them. If `stop` is requested,
    /// the nodes get no outcomes and values.
    static GameTree make(const GameSum& root, std::size_t limit, const std::stop_token& stop = {});

    /// Makes a tree of all positions, or returns nothing as soon as the tree has more than `limit` nodes.
    static std::optional<GameTree> whole(const GameSum& root, std::size_t limit);

    const std::vector<TreeNode>& nodes() const { return m_nodes; }

    bool isWhole() const { return std::ranges::none_of(m_nodes, &TreeNode::cut); }

    /// Returns the index of the node of a position, or nothing if the position is not in the tree.
    std::optional<std::size_t> find(const GameSum& position) const;

    /// Returns the options after which the opponent, who is then to move, has lost. Always empty in a partisan game.
    std::vector<std::size_t> winningOptions(std::size_t node) const;

private:
    void grow(const GameSum& root, std::size_t limit, bool whole, const std::stop_token& stop);
    /// Computes the outcome, value and height of a node from those of its options.
    void decide(std::size_t node);

    std::vector<TreeNode> m_nodes;
    std::map<std::vector<Position>, std::size_t> m_places;  ///< the index of each node, by the positions of its components
};

}  // namespace nimstone
