#include "core/explore/game_tree.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/sum/sum_notation.h"

namespace nimstone::explore {

namespace {

Position canonical(const Rules& rules, Position position)
{
    if (rules.entry().ordered)
        return position;
    std::vector<Count>& numbers = position.heaps;
    // What may change places: heaps, or blocks of two sides.
    const std::ptrdiff_t width = rules.layout() == Layout::Blocks ? 2 : 1;
    std::vector<std::vector<Count>> things;
    for (auto at = numbers.begin(); at != numbers.end(); at += width)
        things.emplace_back(at, at + width);
    std::ranges::sort(things);
    if (rules.layout() == Layout::Heaps)
        std::erase(things, std::vector<Count>{0});
    numbers.clear();
    for (const auto& thing : things)
        numbers.insert(numbers.end(), thing.begin(), thing.end());
    if (numbers.empty())
        numbers.push_back(0);
    return position;
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
    if (stop.stop_requested())
        return tree;
    std::vector<bool> decided(tree.m_nodes.size());
    tree.decide(0, decided);
    return tree;
}

void GameTree::grow(std::size_t limit, const std::stop_token& stop)
{
    std::map<std::string, std::size_t> known{{print(m_nodes.front().position), 0}};
    for (std::size_t node = 0; node < m_nodes.size() && !stop.stop_requested(); ++node) {
        const GameSum position = m_nodes[node].position;
        // More than can be nodes: none of them is listed.
        const bool tooMany = std::max(position.moveCount(Cutter::Left), position.moveCount(Cutter::Right)) > 4 * limit;
        m_nodes[node].cut = tooMany;
        std::set<std::size_t> options;
        for (std::size_t part = 0; !tooMany && part < position.components().size(); ++part) {
            const auto& [rules, heaps] = position.components()[part];
            for (const Move& move : rules.legalMoves(heaps)) {
                GameSum after = canonical(*position.play({part, move}));
                const std::string text = print(after);
                if (m_nodes.size() < limit && known.try_emplace(text, m_nodes.size()).second)
                    m_nodes.push_back({.position = std::move(after), .level = m_nodes[node].level + 1});
                if (const auto place = known.find(text); place != known.end())
                    options.insert(place->second);
                else
                    m_nodes[node].cut = true;
            }
        }
        m_nodes[node].options.assign(options.begin(), options.end());
    }
}

void GameTree::decide(std::size_t index, std::vector<bool>& decided)
{
    if (decided[index])
        return;
    decided[index] = true;
    TreeNode& node = m_nodes[index];
    for (const std::size_t option : node.options)
        decide(option, decided);
    if (node.cut || node.position.isPartisan()) {
        node.outcome = node.position.outcome();
        node.value = node.position.grundy();
        return;
    }
    const auto hasOutcome = [this](std::size_t option) { return m_nodes[option].outcome.has_value(); };
    if (!winningOptions(index).empty() || (node.options.empty() && node.position.isMisere()))
        node.outcome = OutcomeClass::N;
    else if (std::ranges::all_of(node.options, hasOutcome))
        node.outcome = OutcomeClass::P;
    if (node.position.components().front().rules.obstacle())
        return;
    std::set<Count> values;
    for (const std::size_t option : node.options) {
        if (!m_nodes[option].value)
            return;
        values.insert(*m_nodes[option].value);
    }
    Count mex = 0;
    while (values.contains(mex))
        ++mex;
    node.value = mex;
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
    if (!m_nodes[node].position.isPartisan()) {
        std::ranges::copy_if(m_nodes[node].options, std::back_inserter(winning),
                             [this](std::size_t option) { return m_nodes[option].outcome == OutcomeClass::P; });
    }
    return winning;
}

}  // namespace nimstone::explore
