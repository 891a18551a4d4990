#include "core/explore/game_tree.h"

#include <algorithm>
#include <map>

#include "core/sum/sum_notation.h"

namespace nimstone::explore {

namespace {

Position canonical(const Rules& rules, Position position)
{
    std::vector<Count>& heaps = position.heaps;
    if (rules.entry().ordered || rules.layout() == Layout::Quota)
        return position;
    if (rules.layout() == Layout::Blocks) {
        std::vector<std::pair<Count, Count>> blocks;
        for (std::size_t side = 0; side + 1 < heaps.size(); side += 2)
            blocks.emplace_back(heaps[side], heaps[side + 1]);
        std::ranges::sort(blocks);
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            heaps[2 * block] = blocks[block].first;
            heaps[2 * block + 1] = blocks[block].second;
        }
        return position;
    }
    std::ranges::sort(heaps);
    if (rules.layout() == Layout::Heaps) {
        heaps.erase(heaps.begin(), std::ranges::find_if(heaps, [](Count heap) { return heap > 0; }));
        if (heaps.empty())
            heaps.push_back(0);
    }
    return position;
}

/// The least number that is not among them.
Count mexOf(std::vector<Count> values)
{
    std::ranges::sort(values);
    Count mex = 0;
    for (const Count value : values)
        mex += value == mex ? 1 : 0;
    return mex;
}

}  // namespace

GameSum canonical(const GameSum& sum)
{
    GameSum result = sum;
    for (std::size_t part = 0; part < sum.components().size(); ++part)
        result.replace(part, canonical(sum.components()[part].rules, sum.components()[part].position));
    return result;
}

GameTree GameTree::make(const GameSum& root, std::size_t limit, const std::stop_token& stop)
{
    GameTree tree;
    tree.m_nodes.push_back({.position = canonical(root)});
    tree.grow(limit, stop);
    if (!stop.stop_requested())
        tree.decide();
    return tree;
}

void GameTree::grow(std::size_t limit, const std::stop_token& stop)
{
    std::map<std::string, std::size_t> known{{print(m_nodes.front().position), 0}};
    for (std::size_t node = 0; node < m_nodes.size() && !stop.stop_requested(); ++node) {
        const GameSum position = m_nodes[node].position;
        Count moves = position.moveCount(Cutter::Left);
        if (position.isPartisan())
            moves += position.moveCount(Cutter::Right);
        // More than can be nodes: none of them is listed.
        if (moves > 4 * limit) {
            m_nodes[node].cut = true;
            continue;
        }
        for (std::size_t part = 0; part < position.components().size(); ++part) {
            const auto& [rules, heaps] = position.components()[part];
            for (const Move& move : rules.legalMoves(heaps)) {
                GameSum after = canonical(*position.play({part, move}));
                const auto [place, fresh] = known.try_emplace(print(after), m_nodes.size());
                if (fresh && m_nodes.size() >= limit) {
                    known.erase(place);
                    m_nodes[node].cut = true;
                    continue;
                }
                if (fresh)
                    m_nodes.push_back({.position = std::move(after), .level = m_nodes[node].level + 1});
                m_nodes[node].options.push_back(place->second);
            }
        }
        auto& options = m_nodes[node].options;
        std::ranges::sort(options);
        options.erase(std::ranges::unique(options).begin(), options.end());
    }
    m_whole = std::ranges::none_of(m_nodes, &TreeNode::cut);
}

void GameTree::decide()
{
    const GameSum& root = m_nodes.front().position;
    const bool partisan = root.isPartisan();
    const bool valued = !partisan && !root.isMisere() && root.components().front().rules.layout() != Layout::Quota;
    // Options first: each move makes the longest play shorter.
    std::vector<std::size_t> order(m_nodes.size());
    for (std::size_t node = 0; node < order.size(); ++node)
        order[node] = node;
    std::vector<Count> longest;
    for (const TreeNode& node : m_nodes)
        longest.push_back(node.position.longestPlay());
    std::ranges::stable_sort(order, {}, [&](std::size_t node) { return longest[node]; });
    for (const std::size_t index : order) {
        TreeNode& node = m_nodes[index];
        if (node.cut || partisan) {
            if (const auto outcome = node.position.outcome())
                node.outcome = *outcome;
            if (const auto value = node.position.grundy(); value && valued)
                node.value = *value;
            continue;
        }
        bool known = true;
        bool wins = node.options.empty() && root.isMisere();
        std::vector<Count> values;
        for (const std::size_t option : node.options) {
            const TreeNode& after = m_nodes[option];
            known = known && after.outcome;
            wins = wins || after.outcome == OutcomeClass::P;
            if (after.value)
                values.push_back(*after.value);
        }
        if (wins || known)
            node.outcome = wins ? OutcomeClass::N : OutcomeClass::P;
        if (valued && values.size() == node.options.size())
            node.value = mexOf(std::move(values));
    }
}

std::optional<std::size_t> GameTree::find(const GameSum& position) const
{
    const GameSum wanted = canonical(position);
    const auto node = std::ranges::find(m_nodes, wanted, &TreeNode::position);
    return node == m_nodes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(node - m_nodes.begin()));
}

std::vector<std::size_t> GameTree::winningOptions(std::size_t node) const
{
    std::vector<std::size_t> winning;
    if (m_nodes[node].position.isPartisan())
        return winning;
    std::ranges::copy_if(m_nodes[node].options, std::back_inserter(winning),
                         [this](std::size_t option) { return m_nodes[option].outcome == OutcomeClass::P; });
    return winning;
}

}  // namespace nimstone::explore
