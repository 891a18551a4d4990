// Checks the proofs about the rule of misère Nim applied to Grundy values. It compares them with a search of all
// positions under misère play. The Grundy values are computed for single heaps only.
#include "core/proofs/verifiers.h"

#include <algorithm>
#include <set>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/values/game_graph.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t mostReached = 200;
constexpr Count largestClaimed = 100;

/// A cache of Grundy values. They are computed for each heap separately, not for whole positions.
class Values {
public:
    explicit Values(const Rules& rules) : m_rules(rules) {}

    std::vector<Count> of(const Heaps& heaps)
    {
        std::vector<Count> values;
        for (const Count heap : heaps)
            values.push_back(ofHeap(heap));
        return values;
    }

private:
    Count ofHeap(Count heap)
    {
        while (m_sequence.size() <= heap) {
            std::vector<Count> taken;
            eachLeft(m_rules, m_sequence.size(), [&](const Heaps& left) {
                std::vector<Count> values;
                for (const Count piece : left)
                    values.push_back(m_sequence[static_cast<std::size_t>(piece)]);
                taken.push_back(sumOfOddColumns(values));
            });
            m_sequence.push_back(leastMissing(taken));
        }
        return m_sequence[static_cast<std::size_t>(heap)];
    }

    const Rules& m_rules;
    std::vector<Count> m_sequence;
};

struct JudgedValues {
    std::vector<Count> values;
    std::size_t large = 0;
    Count sum = 0;
    Outcome claimed = Outcome::P;
};

JudgedValues judged(std::vector<Count> values)
{
    JudgedValues found{.values = std::move(values)};
    std::size_t ones = 0;
    for (const Count value : found.values) {
        found.large += value > 1 ? 1 : 0;
        ones += value == 1 ? 1 : 0;
    }
    found.sum = sumOfOddColumns(found.values);
    const bool saysLost = found.large == 0 ? ones % 2 == 1 : found.sum == 0;
    found.claimed = saysLost ? Outcome::P : Outcome::N;
    return found;
}

std::vector<GrundyOption> judgedOptions(const GameGraph& graph, const GameGraph::Node& node, Values& values)
{
    std::vector<GrundyOption> options;
    for (const std::size_t option : node.options)
        options.push_back({graph.nodes[option].heaps, values.of(graph.nodes[option].heaps), graph.nodes[option].misere});
    return options;
}

/// The facts about the moves in one heap on which the premises of the claim depend.
struct HeapMoves {
    HeapMoves(const Rules& rules, Count heap, Values& values)
    {
        eachLeft(rules, heap, [&](const Heaps& left) {
            any = true;
            const JudgedValues its = judged(values.of(left));
            if (its.sum == 1 && its.large == 0)
                becomesOne = true;
            if (its.sum < 2 && its.large > 0 && (split.empty() || left < split))
                split = left;
        });
    }

    bool any = false;
    bool becomesOne = false;
    /// The least list of heaps that a move leaves although one of their values is 2 or more and the nim-sum of these
    /// values is 0 or 1; empty if there is no such move.
    Heaps split;
};

/// The least heap in `heaps` that violates a premise, and the premise that it violates. If no heap violates a premise,
/// `fails` of the result is false.
GrundyPremise premise(const std::set<Count>& heaps, bool broke, const Rules& rules, Values& values)
{
    for (const Count heap : heaps) {
        const HeapMoves moves(rules, heap, values);
        const Count value = values.of({heap}).front();
        const bool isStuck = moves.any && !moves.becomesOne && value == 0;
        const std::vector<Count> left = values.of(moves.split);
        if (!moves.split.empty() || isStuck)
            return {true, heap, value, moves.split, left, sumOfOddColumns(left), broke};
    }
    return {};
}

}  // namespace

std::optional<std::size_t> verifyMisereGrundy(const Proof& proof)
{
    if (proof.subject.isSum() || proof.move)
        return 0;
    const Component& part = proof.subject.components().front();
    const auto& heaps = part.position.heaps;
    const bool isSmall = heaps.size() <= maxProofHeaps
        && std::ranges::all_of(heaps, [](Count heap) { return heap <= largestClaimed; });
    if (!isSmall || !hasHeapsOfTheirOwn(part.rules) || part.rules.as<Nim>())
        return 0;
    const auto graph = gameGraph(part.rules, heaps, mostReached);
    if (!graph)
        return 0;

    Values values(part.rules);
    const auto& own = graph->nodes.back();
    const JudgedValues claim = judged(values.of(own.heaps));
    const GameGraph::Node* first = nullptr;
    std::size_t wrong = 0;
    std::set<Count> reached;
    for (const auto& node : graph->nodes) {
        reached.insert(node.heaps.begin(), node.heaps.end());
        if (judged(values.of(node.heaps)).claimed == node.misere)
            continue;
        first = first ? first : &node;
        ++wrong;
    }

    StepChecker walk(proof);
    walk.need(GrundyClaim{own.heaps})
        .need(GrundyClaimed{claim.values, claim.large, claim.sum, claim.claimed})
        .need(GrundyTruth{graph->nodes.size(), judgedOptions(*graph, own, values), own.misere})
        .need(GrundyVerdict{claim.claimed, own.misere, claim.claimed != own.misere, graph->nodes.size(), wrong});
    if (first) {
        const JudgedValues its = judged(values.of(first->heaps));
        walk.need(GrundyBreak{first->heaps, its.values, its.claimed, judgedOptions(*graph, *first, values)},
                  its.claimed != first->misere);
        reached = {first->heaps.begin(), first->heaps.end()};
    }
    // If the claim is wrong for some position, some heap must violate a premise.
    const GrundyPremise last = premise(reached, first != nullptr, part.rules, values);
    return walk.need(last, last.fails || !first).end();
}

}  // namespace nimstone::proof
