// Checks the proofs of Grundy values by mex. It compares their values with values that it computes from the rules.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/values/game_graph.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t mostGraphPositions = 32;
constexpr Count largestGraphHeap = 100;

MexPositions positions(const GameGraph& graph)
{
    MexPositions step;
    for (const auto& node : graph.nodes) {
        step.positions.push_back({node.heaps, node.longest});
        step.moves += node.options.size();
    }
    return step;
}

MexConclusion conclusion(const GameGraph& graph)
{
    MexConclusion step{graph.nodes.back().value, {}, Outcome::P};
    for (const std::size_t option : graph.nodes.back().options) {
        if (graph.nodes[option].value == 0)
            step.lost.push_back(option);
    }
    step.outcome = step.lost.empty() ? Outcome::P : Outcome::N;
    return step;
}

}  // namespace

std::optional<std::size_t> verifyMex(const Proof& proof)
{
    if (proof.subject.isSum() || proof.move)
        return 0;
    const Component& part = proof.subject.components().front();
    const Heaps heaps = heapsOf(part);
    const bool hasQuota = part.position.quota != noQuota;
    const bool isSmall = heaps.size() <= maxProofHeaps
        && std::ranges::all_of(heaps, [](Count heap) { return heap <= largestGraphHeap; });
    if (!isSmall || part.rules.obstacle() || hasQuota != (part.rules.as<FibonacciNim>() != nullptr))
        return 0;
    const auto graph = gameGraph(part.rules, heaps, mostGraphPositions);
    if (!graph)
        return 0;
    const auto ends = static_cast<std::size_t>(std::ranges::count(graph->nodes, Count{0}, &GameGraph::Node::longest));
    StepChecker walk(proof);
    walk.need(positions(*graph)).need(MexEnds{ends, 0, Outcome::P});
    for (std::size_t place = ends; place < graph->nodes.size(); ++place) {
        const auto& node = graph->nodes[place];
        walk.need(MexValue{place, node.heaps, node.options, node.optionValues, node.value});
    }
    const MexConclusion last = conclusion(*graph);
    return walk.need(last, last.lost.empty() == (last.value == 0)).end();
}

}  // namespace nimstone::proof
