// The rule of misère Nim applied to Grundy values, and the positions for which this rule is false. The steps are
// GrundyClaim, GrundyClaimed, GrundyTruth, GrundyVerdict, GrundyBreak if the rule is false for some reachable position,
// and GrundyPremise.
#include "core/proofs/entry.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/nimber.h"
#include "core/proofs/prove/subjects/position_graph.h"
#include "core/proofs/prove/subjects/small_sum.h"
#include "core/sum/sum_notation.h"

namespace nimstone::proof {

namespace {

/// The games in which each heap has a Grundy value of its own, except Nim itself. In most of these games a move can split a heap.
std::vector<std::string_view> splittingGames()
{
    return gamesWith([](const Rules& rules) { return rules->sequence() && !rules.as<Nim>(); }, "kayles");
}

constexpr Count largestHeap = 100;
constexpr std::size_t mostPositions = 200;

std::optional<Refusal> refuseUnjudged(Subject subject, Given)
{
    return refuseGraph(subject.components().front(), largestHeap, mostPositions);
}

GameSum nearestJudged(Subject subject)
{
    return shrunk(subject, splittingGames(), "kayles", [](const GameSum& sum) { return !refuseUnjudged(sum, std::nullopt); });
}

/// A cache of the Grundy values of single heaps.
class HeapValues {
public:
    explicit HeapValues(const Rules& rules) : m_rules(rules) {}

    std::vector<Count> of(const std::vector<Count>& heaps)
    {
        std::vector<Count> values;
        for (const Count heap : heaps)
            values.push_back(ofHeap(heap));
        return values;
    }

    Count ofHeap(Count heap)
    {
        const auto [known, isNew] = m_known.try_emplace(heap, 0);
        if (isNew)
            known->second = m_rules->grundy({{heap}}).value_or(0);
        return known->second;
    }

private:
    const Rules& m_rules;
    std::map<Count, Count> m_known;
};

std::size_t largeOnes(const std::vector<Count>& values)
{
    return static_cast<std::size_t>(std::ranges::count_if(values, [](Count value) { return value >= 2; }));
}

Outcome claimOf(const std::vector<Count>& values)
{
    const Count lostAt = largeOnes(values) > 0 ? 0 : 1;
    return nimSum(values) == lostAt ? Outcome::P : Outcome::N;
}

/// All positions that can be reached from a position, with their Grundy values and their outcomes under misère play,
/// and the indices of the positions for which the claim is wrong.
struct Judged {
    explicit Judged(const Component& part) : graph(*graphOf(part, mostPositions)), heapValues(part.rules)
    {
        for (std::size_t place = 0; place < graph.size(); ++place) {
            const auto& options = graph.options[place];
            const bool wins = options.empty()
                || std::ranges::any_of(options, [this](std::size_t option) { return outcomes[option] == Outcome::P; });
            outcomes.push_back(wins ? Outcome::N : Outcome::P);
            values.push_back(heapValues.of(graph.positions[place].heaps));
            if (claimOf(values.back()) != outcomes.back())
                wrong.push_back(place);
        }
    }

    std::vector<GrundyOption> optionsOf(std::size_t place) const
    {
        std::vector<GrundyOption> options;
        for (const std::size_t option : graph.options[place])
            options.push_back({graph.positions[option].heaps, values[option], outcomes[option]});
        return options;
    }

    PositionGraph graph;
    HeapValues heapValues;
    std::vector<Outcome> outcomes;  ///< the outcome that each position has under misère play
    std::vector<std::vector<Count>> values;
    std::vector<std::size_t> wrong;  ///< the indices of the positions for which the claim is wrong, ascending
};

/// For each move in a heap, the heaps into which the move changes this heap. Empty heaps are left out.
std::set<std::vector<Count>> leavesOf(const Rules& rules, Count heap)
{
    std::set<std::vector<Count>> found;
    const Position position{{heap}};
    for (const Move& move : rules->legalMoves(position)) {
        std::vector<Count> left = rules.plain(*rules->play(position, move)).heaps;
        std::erase(left, Count{0});
        found.insert(std::move(left));
    }
    return found;
}

/// Tests whether the heap violates a premise of the claim, and which one. If it violates no premise, `fails` of the
/// result is false.
GrundyPremise premiseOf(const Rules& rules, Count heap, HeapValues& heapValues)
{
    GrundyPremise step{.fails = true, .heap = heap, .value = heapValues.ofHeap(heap), .left = {}, .leftValues = {}};
    const auto leaves = leavesOf(rules, heap);
    bool becomesOne = false;
    for (const auto& left : leaves) {
        const auto values = heapValues.of(left);
        const Count together = nimSum(values);
        if (together <= 1 && largeOnes(values) > 0) {
            step.left = left;
            step.leftValues = values;
            step.together = together;
            return step;
        }
        becomesOne = becomesOne || together == 1;
    }
    return step.value == 0 && !leaves.empty() && !becomesOne ? step : GrundyPremise{};
}

GrundyPremise premise(const Rules& rules, Judged& judged)
{
    std::set<Count> heaps;
    const std::size_t first = judged.wrong.empty() ? 0 : judged.wrong.front();
    const std::size_t last = judged.wrong.empty() ? judged.graph.size() - 1 : first;
    for (std::size_t place = first; place <= last; ++place)
        heaps.insert(judged.graph.positions[place].heaps.begin(), judged.graph.positions[place].heaps.end());
    for (const Count heap : heaps) {
        GrundyPremise step = premiseOf(rules, heap, judged.heapValues);
        step.broke = !judged.wrong.empty();
        if (step.fails)
            return step;
    }
    return {};
}

Steps misereGrundySteps(const Proof& proof)
{
    const Rules& rules = proof.rules();
    Judged judged(proof.subject.components().front());
    const std::size_t last = judged.graph.size() - 1;
    const auto& values = judged.values[last];
    const Outcome claimed = claimOf(values);
    const Outcome outcome = judged.outcomes[last];
    Steps made{
        GrundyClaim{judged.graph.positions[last].heaps},
        GrundyClaimed{values, largeOnes(values), nimSum(values), claimed},
        GrundyTruth{judged.graph.size(), judged.optionsOf(last), outcome},
        GrundyVerdict{claimed, outcome, claimed != outcome, judged.graph.size(), judged.wrong.size()},
    };
    if (!judged.wrong.empty()) {
        const std::size_t first = judged.wrong.front();
        made.push_back(GrundyBreak{judged.graph.positions[first].heaps, judged.values[first], claimOf(judged.values[first]),
                                   judged.optionsOf(first)});
    }
    made.push_back(premise(rules, judged));
    return made;
}

/// Draws a position; for three quarters of the positions, the claim is wrong.
GameSum randomJudged(Seed seed)
{
    Chance chance(seed);
    const bool shows = chance.below(4) != 0;
    while (true) {
        GameSum sum = randomSubject(chance, {"kayles", "kayles", "dawson-kayles", "octal(0.137)", "lasker-nim", "octal(0.77)",
                                          "octal(0.07)", "subtraction(1,3,4)"}, shows ? 12 : 8);
        if (refuseUnjudged(sum, std::nullopt))
            continue;
        const Judged judged(sum.components().front());
        if (judged.graph.size() >= 5 && judged.graph.size() <= 60 && (!shows || !judged.wrong.empty()))
            return sum;
    }
}

}  // namespace

std::vector<Use> GrundyClaimed::uses(const Proof& proof) const
{
    std::vector<Use> found{{Theorem::MisereNim, subjectOf("misere-nim", {values})}};
    for (const Count heap : proof.position().heaps) {
        const GameSum alone(Component{proof.rules(), {{heap}}});
        const bool known = std::ranges::find(found, alone, &Use::subject) != found.end();
        if (!known && prove(Theorem::Mex, alone))
            found.push_back({Theorem::Mex, alone});
    }
    return found;
}

std::vector<Entry> misereGrundyEntries()
{
    return {{Theorem::FlawMisereGrundy, splittingGames(), refuseUnjudged, misereGrundySteps, nearestJudged, randomJudged}};
}

}  // namespace nimstone::proof
