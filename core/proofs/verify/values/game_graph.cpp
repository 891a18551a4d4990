#include "core/proofs/verify/values/game_graph.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace nimstone::proof {

namespace {

using Edges = std::map<Heaps, std::set<Heaps>>;

/// All positions that can be reached, each with its options; nullopt if there are more than `most` positions.
std::optional<Edges> edgesFrom(const Rules& rules, const Heaps& start, std::size_t most)
{
    Edges edges;
    std::vector<Heaps> waiting{start};
    edges[start];
    while (!waiting.empty()) {
        const Heaps heaps = std::move(waiting.back());
        waiting.pop_back();
        for (Heaps& option : optionsOf(rules, heaps)) {
            const Heaps plain = plainHeaps(rules, std::move(option));
            if (edges.try_emplace(plain).second)
                waiting.push_back(plain);
            edges[heaps].insert(plain);
            if (edges.size() > most)
                return std::nullopt;
        }
    }
    return edges;
}

/// The rank of each position, which is the length of the longest game from it. In each round, the function finds the
/// rank of the positions whose options all have a rank already.
std::map<Heaps, Count> ranks(const Edges& edges)
{
    std::map<Heaps, Count> ranked;
    for (Count round = 0; ranked.size() < edges.size(); ++round) {
        std::vector<Heaps> next;
        for (const auto& [heaps, options] : edges) {
            if (!ranked.contains(heaps)
                && std::ranges::all_of(options, [&ranked](const Heaps& option) { return ranked.contains(option); }))
                next.push_back(heaps);
        }
        for (const Heaps& heaps : next)
            ranked[heaps] = round;
    }
    return ranked;
}

Count stonesOf(const Rules& rules, const Heaps& heaps)
{
    if (rules.as<FibonacciNim>())
        return heaps.front();
    Count stones = 0;
    for (const Count heap : heaps)
        stones += heap;
    return stones;
}

}  // namespace

std::optional<std::size_t> GameGraph::find(const Heaps& heaps) const
{
    const auto found = std::ranges::find(nodes, heaps, &Node::heaps);
    return found == nodes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - nodes.begin()));
}

Heaps plainHeaps(const Rules& rules, Heaps heaps)
{
    const bool isOrdered = rules.entry().ordered || rules.as<FibonacciNim>();
    const bool isPair = rules.layout() == Layout::Pair;
    if (isOrdered)
        return heaps;
    std::ranges::sort(heaps);
    while (!isPair && !heaps.empty() && heaps.front() == 0)
        heaps.erase(heaps.begin());
    return heaps.empty() ? Heaps{0} : heaps;
}

std::optional<GameGraph> gameGraph(const Rules& rules, const Heaps& heaps, std::size_t most)
{
    const auto edges = edgesFrom(rules, plainHeaps(rules, heaps), most);
    if (!edges)
        return std::nullopt;
    const auto ranked = ranks(*edges);
    GameGraph graph;
    for (const auto& [position, rank] : ranked)
        graph.nodes.push_back({.heaps = position, .longest = rank, .options = {}, .optionValues = {}});
    std::ranges::sort(graph.nodes, {}, [&rules](const GameGraph::Node& node) {
        return std::tuple(node.longest, stonesOf(rules, node.heaps), node.heaps);
    });
    std::map<Heaps, std::size_t> places;
    for (std::size_t place = 0; place < graph.nodes.size(); ++place)
        places[graph.nodes[place].heaps] = place;
    for (GameGraph::Node& node : graph.nodes) {
        std::set<std::size_t> options;
        std::set<Count> values;
        bool leavesLost = false;
        for (const Heaps& option : edges->at(node.heaps)) {
            const std::size_t place = places.at(option);
            options.insert(place);
            values.insert(graph.nodes[place].value);
            leavesLost = leavesLost || graph.nodes[place].misere == Outcome::P;
        }
        node.options.assign(options.begin(), options.end());
        node.optionValues.assign(values.begin(), values.end());
        while (values.contains(node.value))
            ++node.value;
        node.misere = options.empty() || leavesLost ? Outcome::N : Outcome::P;
    }
    return graph;
}

}  // namespace nimstone::proof
