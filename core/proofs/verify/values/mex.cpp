// Grundy values by mex: held against values that are worked out again from the rules.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/proof.h"
#include "core/proofs/verify/values/game_graph.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t mostPositions = 32;
constexpr Count largestHeap = 100;

bool isOfItsGames(const Component& part)
{
    return !part.rules.obstacle() && part.position.quota == noQuota;
}

bool isSmall(const Component& part)
{
    const auto& heaps = part.position.heaps;
    return heaps.size() <= maxProofHeaps
        && std::ranges::all_of(heaps, [](Count heap) { return heap <= largestHeap; });
}

bool holds(const MexPositions& step, const GameGraph& graph)
{
    std::size_t moves = 0;
    for (const auto& node : graph.nodes)
        moves += node.options.size();
    return step.moves == moves
        && std::ranges::equal(step.positions, graph.nodes, [](const MexPlace& place, const GameGraph::Node& node) {
               return place.heaps == node.heaps && place.longest == node.longest;
           });
}

bool holds(const MexValue& step, std::size_t place, const GameGraph::Node& node)
{
    return step.place == place && step.heaps == node.heaps && step.options == node.options
        && step.values == node.optionValues && step.value == node.value;
}

bool holds(const MexConclusion& step, const GameGraph& graph)
{
    const auto& last = graph.nodes.back();
    std::vector<std::size_t> lost;
    for (const std::size_t option : last.options) {
        if (graph.nodes[option].value == 0)
            lost.push_back(option);
    }
    return step.value == last.value && step.lost == lost && step.outcome == (lost.empty() ? Outcome::P : Outcome::N)
        && lost.empty() == (last.value == 0);
}

}  // namespace

std::optional<std::size_t> verifyMex(const Proof& proof)
{
    if (proof.subject.isSum() || proof.move)
        return 0;
    const Component& part = proof.subject.components().front();
    if (!isOfItsGames(part) || !isSmall(part))
        return 0;
    const auto graph = gameGraph(part.rules, part.position.heaps, mostPositions);
    if (!graph)
        return 0;
    const auto ends = static_cast<std::size_t>(std::ranges::count(graph->nodes, Count{0}, &GameGraph::Node::longest));
    Walk walk(proof);
    walk.need<MexPositions>([&](const MexPositions& step) { return holds(step, *graph); });
    walk.need<MexEnds>([&](const MexEnds& step) {
        return step.ends == ends && step.value == 0 && step.outcome == Outcome::P;
    });
    for (std::size_t place = ends; place < graph->nodes.size(); ++place)
        walk.need<MexValue>([&](const MexValue& step) { return holds(step, place, graph->nodes[place]); });
    walk.need<MexConclusion>([&](const MexConclusion& step) { return holds(step, *graph); });
    return walk.end();
}

}  // namespace nimstone::proof
