#include "core/sum/game_tree.h"

#include <set>

namespace nimstone {

namespace {

/// Returns the key of a node: the positions of its components.
std::vector<Position> positionsOf(const GameSum& sum)
{
    std::vector<Position> positions;
    std::ranges::transform(sum.components(), std::back_inserter(positions), &Component::position);
    return positions;
}

}  // namespace

GameTree GameTree::make(const GameSum& root, std::size_t limit, const std::stop_token& stop)
{
    GameTree tree;
    tree.grow(root.plain(), limit, false, stop);
    if (!stop.stop_requested())
        tree.decide(0);
    return tree;
}

std::optional<GameTree> GameTree::whole(const GameSum& root, std::size_t limit)
{
    GameTree tree;
    tree.grow(root.plain(), limit, true, {});
    if (!tree.isWhole())
        return std::nullopt;
    tree.decide(0);
    return tree;
}

void GameTree::grow(const GameSum& root, std::size_t limit, bool whole, const std::stop_token& stop)
{
    // The loop keeps references to nodes while it adds nodes. The reserved space guarantees that adding a node does not move
    // the others.
    m_nodes.reserve(limit);
    m_nodes.push_back({.position = root});
    m_places.emplace(positionsOf(root), 0);
    for (std::size_t index = 0; index < m_nodes.size() && !stop.stop_requested(); ++index) {
        TreeNode& node = m_nodes[index];
        // A node with far more moves than `limit` is cut: none of its options is listed.
        node.cut = !whole && std::max(node.position.moveCount(Cutter::Left), node.position.moveCount(Cutter::Right)) > 4 * limit;
        const std::size_t parts = node.cut ? 0 : node.position.components().size();
        std::vector<Position> after = positionsOf(node.position);
        std::set<std::size_t> options;
        for (std::size_t part = 0; part < parts; ++part) {
            const auto& [rules, heaps] = node.position.components()[part];
            for (const Move& move : rules->legalMoves(heaps)) {
                after[part] = rules.plain(*rules->play(heaps, move));
                if (m_nodes.size() < limit && m_places.try_emplace(after, m_nodes.size()).second) {
                    m_nodes.push_back({.position = node.position, .level = node.level + 1});
                    m_nodes.back().position.replace(part, after[part]);
                }
                const auto place = m_places.find(after);
                node.cut = node.cut || place == m_places.end();
                if (whole && node.cut)
                    return;
                if (place != m_places.end())
                    options.insert(place->second);
            }
            after[part] = heaps;
        }
        node.options.assign(options.begin(), options.end());
    }
}

void GameTree::decide(std::size_t index)
{
    TreeNode& node = m_nodes[index];
    if (node.height > 0)
        return;
    node.height = 1;
    bool areDecided = true;
    bool haveValues = true;
    std::set<Count> values;
    for (const std::size_t option : node.options) {
        decide(option);
        node.height = std::max(node.height, m_nodes[option].height + 1);
        areDecided = areDecided && m_nodes[option].outcome;
        haveValues = haveValues && m_nodes[option].value;
        values.insert(m_nodes[option].value.value_or(0));
    }
    if (node.cut || node.position.isPartisan()) {
        node.outcome = node.position.outcome();
        node.value = node.position.grundy();
        return;
    }
    // The player who cannot move loses, or wins in misère play. If one option is lost for the other player, the node is N, even
    // if the outcomes of its other options are unknown.
    if (!winningOptions(index).empty() || (node.options.empty() && node.position.isMisere()))
        node.outcome = OutcomeClass::N;
    else if (areDecided)
        node.outcome = OutcomeClass::P;
    Count mex = 0;
    for (const Count value : values)
        mex += value == mex ? 1 : 0;
    if (haveValues && !node.position.components().front().rules.obstacle())
        node.value = mex;
}

std::optional<std::size_t> GameTree::find(const GameSum& position) const
{
    const GameSum wanted = position.plain();
    const auto place = m_places.find(positionsOf(wanted));
    return place == m_places.end() || m_nodes[place->second].position != wanted ? std::nullopt : std::optional(place->second);
}

std::vector<std::size_t> GameTree::winningOptions(std::size_t node) const
{
    std::vector<std::size_t> winning = m_nodes[node].options;
    std::erase_if(winning, [this](std::size_t option) {
        return m_nodes[option].position.isPartisan() || m_nodes[option].outcome != OutcomeClass::P;
    });
    return winning;
}

}  // namespace nimstone
