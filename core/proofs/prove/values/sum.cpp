// The theorem on sums of games; b is the nim-sum of the values of the components. The steps are SumValues, SumNoOption,
// SumRaise; SumColumn, SumChoice and SumMove if b ≠ 0; SumEveryValue if b ≥ 2; and SumConclusion.
#include "core/proofs/entry.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "core/nimber.h"
#include "core/proofs/prove/subjects/small_sum.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t maxSumParts = 12;

/// A limit for Moore's Nim: the largest number of ways to reduce the heaps of a component.
constexpr Count maxWays = 400;

/// The largest heap whose Grundy value `verify` can compute from the rules without a noticeable delay.
Count largestHeapOf(const Rules& rules)
{
    if (rules.layout() == Layout::Pair)
        return 60;
    if (const auto* const game = rules.as<TakeAndBreakGame>())
        return game->code().base() == TakeAndBreakCode::Base::Hexadecimal ? 60 : 300;
    // Moves that only take stones from a heap, or move them to another place, leave few options.
    const auto heaps = rules->sequence();
    return (heaps && heaps->splitting.empty()) || rules.entry().ordered ? 1000 : 300;
}

std::optional<Refusal> refusePart(const Component& part)
{
    if (part.position.heaps.size() > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = maxProofHeaps};
    const Count largest = largestHeapOf(part.rules);
    if (std::ranges::any_of(part.position.heaps, [largest](Count heap) { return heap > largest; }))
        return Refusal{.reason = Refusal::Reason::TooLarge, .limit = largest};
    if (hasMoreWays(part, maxWays))
        return Refusal{.reason = Refusal::Reason::TooManyPositions, .limit = maxWays};
    if (!part.rules->grundy(part.position))
        return Refusal{.reason = Refusal::Reason::GrundyUnknown};
    return std::nullopt;
}

std::vector<Count> valuesOf(Subject subject)
{
    std::vector<Count> values;
    for (const Component& part : subject.components())
        values.push_back(*part.rules->grundy(part.position));
    return values;
}

/// The least move, in the order of moves, after which the component has the value `value`. Nullopt if no such move
/// exists or if the search stopped early.
std::optional<Move> leastMoveTo(const Component& part, Count value)
{
    const WinningMoves moves = part.rules->winningMovesBeside(value, part.position, std::numeric_limits<std::size_t>::max());
    if (moves.listed.empty() || moves.stopped)
        return std::nullopt;
    return std::ranges::min(moves.listed);
}

/// Changes the first component whose value has a 1 in the highest column of b ⊕ c, so that the sum gets the value c.
/// The parameter `sum` is b, and `target` is c.
SumReach reach(const std::vector<Count>& values, Count sum, Count target)
{
    const Count column = *highestColumn(sum ^ target);
    const auto part = std::ranges::find_if(values, [column](Count value) { return hasBit(value, column); });
    return {target, column, static_cast<std::size_t>(part - values.begin()), *part, *part ^ sum ^ target};
}

/// The least move, in the order of moves, after which the component has a value greater than `value`, its value now; nullopt if no
/// such move exists.
std::optional<Move> leastRaise(const Component& part, Count value)
{
    // If the heaps are independent, the heaps are searched one by one: a move in a heap is less than all moves in later heaps.
    const bool oneByOne = part.rules->sequence() != nullptr;
    for (std::size_t heap = 0; heap < (oneByOne ? part.position.heaps.size() : 1); ++heap) {
        const Position position = oneByOne ? Position{{part.position.heaps[heap]}} : part.position;
        const Count others = oneByOne ? value ^ *part.rules->grundy(position) : 0;
        std::optional<Move> least;
        for (const Move& move : part.rules->legalMoves(position)) {
            if (least && !(move < *least))
                continue;
            const auto after = part.rules->play(position, move);
            const Known<Count> raised = after ? part.rules->grundy(*after) : Known<Count>();
            if (raised && (*raised ^ others) > value)
                least = move;
        }
        if (least && oneByOne)
            least->heap = heap;
        if (least)
            return least;
    }
    return std::nullopt;
}

SumRaise raise(Subject subject, const std::vector<Count>& values, Count sum)
{
    for (std::size_t index = 0; index < values.size(); ++index) {
        const Component& part = subject.components()[index];
        const auto move = leastRaise(part, values[index]);
        if (!move)
            continue;
        const Component after{part.rules, *part.rules->play(part.position, *move)};
        const Count raised = *part.rules->grundy(after.position);
        return {true, index, *move, values[index], raised, sum ^ values[index] ^ raised, *leastMoveTo(after, values[index])};
    }
    return {};
}

std::optional<Refusal> refuseSum(Subject subject, Given)
{
    if (subject.isPartisan())
        return Refusal{.reason = Refusal::Reason::Partisan};
    if (subject.components().size() > maxSumParts)
        return Refusal{.reason = Refusal::Reason::TooManyParts, .limit = maxSumParts};
    for (const Component& part : subject.components()) {
        if (auto refusal = refusePart(part))
            return refusal;
    }
    const auto values = valuesOf(subject);
    const Count sum = nimSum(values);
    if (sum == 0)
        return std::nullopt;
    const SumReach first = reach(values, sum, 0);
    return leastMoveTo(subject.components()[first.part], first.after)
        ? std::nullopt
        : std::optional(Refusal{.reason = Refusal::Reason::GrundyUnknown});
}

Steps sumSteps(const Proof& proof)
{
    const auto values = valuesOf(proof.subject);
    const Count sum = nimSum(values);
    SumNoOption none{{}, sum};
    for (const Count value : values)
        none.parts.push_back({value, sum ^ value});
    Steps steps{SumValues{values, sum}, none, raise(proof.subject, values, sum)};
    if (sum != 0) {
        const SumReach first = reach(values, sum, 0);
        SumChoice choice{first.column, {}, first.part, first.before, first.after};
        for (std::size_t part = 0; part < values.size(); ++part) {
            if (hasBit(values[part], first.column))
                choice.eligible.push_back(part);
        }
        steps.push_back(SumColumn{sum, first.column, std::countr_zero(first.column), choice.eligible.size()});
        steps.push_back(choice);
        steps.push_back(SumMove{first.part, *leastMoveTo(proof.subject.components()[first.part], first.after), first.before,
                                first.after, sum ^ first.before ^ first.after});
    }
    if (sum >= 2) {
        SumEveryValue every{sum, {}, 0};
        for (Count target = 1; target < sum && target <= SumEveryValue::mostListed; ++target)
            every.reached.push_back(reach(values, sum, target));
        every.unlisted = sum - 1 - every.reached.size();
        steps.push_back(every);
    }
    steps.push_back(SumConclusion{sum, sum == 0 ? Outcome::P : Outcome::N});
    return steps;
}

/// Reduces the numbers of the component to the limits of the theorem. If the game of the component has no Grundy
/// values, the function uses the numbers as heaps of Nim.
Component withinLimits(const Component& part)
{
    // On a long strip, clamping the squares would put two coins on the same square. The component then becomes heaps of
    // Nim.
    const bool isLongStrip = hasSquares(part.rules) && refusePart(part);
    Component near = part.rules.obstacle() || isLongStrip ? Component{*parseGame("nim"), {part.position.heaps}} : part;
    auto& heaps = near.position.heaps;
    heaps.resize(std::min(heaps.size(), maxProofHeaps));
    for (Count& heap : heaps)
        heap = std::min(heap, largestHeapOf(near.rules));
    if (near.rules.layout() == Layout::Quota)
        near.position = part.position.quota + 1 == part.position.heaps.front() ? FibonacciNim::fresh(heaps.front())
                                                                               : FibonacciNim::withQuota(heaps.front(), part.position.quota);
    while (hasMoreWays(near, maxWays))
        *std::ranges::max_element(heaps) /= 2;
    return near;
}

GameSum nearestSum(Subject subject)
{
    std::vector<Component> parts;
    for (const Component& part : subject.components()) {
        if (parts.size() < maxSumParts)
            parts.push_back(withinLimits(part));
    }
    if (parts.size() == 1)
        parts.push_back(parseSum("kayles:7")->components().front());
    const GameSum near = *GameSum::make(std::move(parts));
    return refuseSum(near, std::nullopt) ? *parseSum("nim:3,4 + wythoff:3,5 + kayles:7") : near;
}

GameSum randomSum(Seed seed)
{
    Chance chance(seed);
    std::vector<Component> parts;
    for (std::uint64_t count = chance.between(2, 3); count > 0; --count) {
        const GameSum one = randomSubject(chance, {"nim", "wythoff", "kayles", "subtraction(1,3,4)", "grundy-game", "lasker-nim",
                                              "dawson-kayles", "bash(4)", "staircase-nim", "euclid", "fibonacci-nim"}, 9);
        parts.push_back(one.components().front());
    }
    return *GameSum::make(std::move(parts));
}

GameSum valuesAsHeaps(const Proof& proof)
{
    const auto* const values = stepAs<SumValues>(proof.steps.front());
    return nimSubject({values ? values->values : std::vector<Count>{}});
}

}  // namespace

std::vector<Use> SumValues::uses(const Proof& proof) const
{
    std::vector<Use> found;
    for (const Component& part : proof.subject.components()) {
        const GameSum alone(part);
        const bool known = std::ranges::find(found, alone, &Use::subject) != found.end();
        if (!known && prove(Theorem::Mex, alone))
            found.push_back({Theorem::Mex, alone});
    }
    return found;
}

std::vector<Use> SumNoOption::uses(const Proof& proof) const
{
    const GameSum heaps = valuesAsHeaps(proof);
    const auto move = exampleMove(heaps.components().front().position);
    if (sum != 0 || !move)
        return {};
    return {{Theorem::NimLemma1, heaps, move}};
}

std::vector<Use> SumRaise::uses(const Proof& proof) const
{
    if (!possible)
        return {};
    const auto after = proof.subject.play({part, move});
    if (!after)
        return {};
    const GameSum alone(after->components()[part]);
    if (!prove(Theorem::Mex, alone))
        return {};
    return {{Theorem::Mex, alone}};
}

std::vector<Use> SumMove::uses(const Proof& proof) const { return {{Theorem::NimLemma2, valuesAsHeaps(proof)}}; }

std::vector<Use> SumConclusion::uses(const Proof& proof) const { return {{Theorem::Bouton, valuesAsHeaps(proof)}}; }

std::vector<Entry> sumEntries()
{
    return {{Theorem::SumTheorem, {}, refuseSum, sumSteps, nearestSum, randomSum}};
}

}  // namespace nimstone::proof
