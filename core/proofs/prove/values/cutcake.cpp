// The theorem on Cutcake. A position lists the two sides of each block, one block after the other. The steps are
// CakeShapes; CakeHalving and CakeOptions for each shape; CakeSum if there are two blocks or more; CakeCost; CakeLead
// if one of the players is ahead; CakeConclusion.
#include "core/proofs/entry.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/games/values/cutcake.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

/// The largest number of different shapes. It is small because every shape has steps of its own and a line in the figure.
constexpr std::size_t maxShapes = maxProofHeaps;

CakeShapes shapesOf(const Position& position)
{
    CakeShapes all;
    const auto& sides = position.heaps;
    for (std::size_t side = 0; side + 1 < sides.size(); side += 2) {
        const auto known = std::ranges::find_if(all.shapes, [&](const CakeShape& shape) {
            return shape.first == sides[side] && shape.second == sides[side + 1];
        });
        if (known == all.shapes.end())
            all.shapes.push_back({sides[side], sides[side + 1], 1});
        else
            ++known->count;
        ++all.blocks;
    }
    return all;
}

CakeHalving halvingOf(std::size_t index, const CakeShape& shape)
{
    CakeHalving step{index, {{shape.first, shape.second}}, 1, 0};
    while (step.rows.back().first > 1 && step.rows.back().second > 1) {
        step.rows.push_back({step.rows.back().first / 2, step.rows.back().second / 2});
        step.unit *= 2;
    }
    step.value = static_cast<std::int64_t>(step.rows.back().first) - static_cast<std::int64_t>(step.rows.back().second);
    return step;
}

/// The cuts of the side `own` of a block; the other side is `other`. The values are the values for the player who cuts
/// the side `own`, so the best cut is the cut with the largest value.
struct Cuts {
    std::vector<CakeCut> listed;
    Count unlisted = 0;
};

CakeCut cutAt(Count own, Count other, Count place)
{
    const std::int64_t piece = Cutcake::blockValue(place, other);
    const std::int64_t rest = Cutcake::blockValue(own - place, other);
    return {place, piece, rest, SignedWide{piece} + rest};
}

/// The cuts of a side. The function tries only lengths of the first piece that are powers of two, for the following
/// reason. A longer piece never has a smaller value, and the value of a piece changes only at powers of two and at
/// multiples of the largest power of two that is at most `other`. If both pieces have at least this length, the
/// position of the cut does not matter. So the first of the best cuts is at a power of two.
Cuts cutsOf(Count own, Count other)
{
    Cuts cuts;
    const Count last = own / 2;
    if (last <= CakeOptions::mostListed) {
        for (Count place = 1; place <= last; ++place)
            cuts.listed.push_back(cutAt(own, other, place));
        std::ranges::stable_sort(cuts.listed, std::ranges::greater(), &CakeCut::value);
        return cuts;
    }
    CakeCut best = cutAt(own, other, 1);
    for (Count place = 2; place <= std::min(last, other); place *= 2) {
        if (const CakeCut cut = cutAt(own, other, place); cut.value > best.value)
            best = cut;
    }
    return {{best}, last - 1};
}

CakeOptions cakeOptions(std::size_t index, const CakeShape& shape)
{
    Cuts left = cutsOf(shape.first, shape.second);
    Cuts right = cutsOf(shape.second, shape.first);
    for (CakeCut& cut : right.listed)
        cut = {cut.place, -cut.piece, -cut.rest, -cut.value};
    return {index, shape.first, shape.second, std::move(left.listed), left.unlisted, std::move(right.listed),
            right.unlisted, Cutcake::blockValue(shape.first, shape.second)};
}

/// The smaller of the costs `known` and `cost`. If `known` is 0, no cost is known yet, and the result is `cost`.
Count least(Count known, Count cost)
{
    return known == 0 ? cost : std::min(known, cost);
}

CakeLead leadOf(const CakeShapes& all, SignedWide sum)
{
    const auto shape = std::ranges::find_if(all.shapes, [sum](const CakeShape& each) {
        const std::int64_t value = Cutcake::blockValue(each.first, each.second);
        return sum > 0 ? value > 0 : value < 0;
    });
    const bool isLeft = sum > 0;
    const auto [own, other] = isLeft ? std::pair(shape->first, shape->second) : std::pair(shape->second, shape->first);
    const CakeCut cut = cutAt(own, other, std::bit_floor(other));
    return {static_cast<std::size_t>(shape - all.shapes.begin()), shape->first, shape->second, cut.place, cut.piece,
            isLeft ? cut.rest : -cut.rest, sum, isLeft ? sum - 1 : sum + 1};
}

PartisanOutcome outcomeOf(SignedWide sum)
{
    return sum == 0 ? PartisanOutcome::Previous : sum > 0 ? PartisanOutcome::Left : PartisanOutcome::Right;
}

Steps cutcakeSteps(const Proof& proof)
{
    const CakeShapes all = shapesOf(proof.subject.joined().position);
    Steps steps{all};
    CakeSum sum;
    CakeCost cost;
    for (std::size_t index = 0; index < all.shapes.size(); ++index) {
        const CakeShape& shape = all.shapes[index];
        const CakeHalving halving = halvingOf(index, shape);
        const CakeOptions options = cakeOptions(index, shape);
        if (!options.left.empty())
            cost.left = least(cost.left, static_cast<Count>(options.value - options.left.front().value));
        if (!options.right.empty())
            cost.right = least(cost.right, static_cast<Count>(options.right.front().value - options.value));
        const auto total = static_cast<SignedWide>(shape.count) * halving.value;
        sum.terms.push_back({shape.count, halving.value, total});
        sum.sum += total;
        steps.push_back(halving);
        steps.push_back(options);
    }
    if (all.blocks > 1)
        steps.push_back(sum);
    steps.push_back(cost);
    if (sum.sum != 0)
        steps.push_back(leadOf(all, sum.sum));
    steps.push_back(CakeConclusion{sum.sum, outcomeOf(sum.sum)});
    return steps;
}

// --- the nearest and random positions ---

GameSum cakeSubject(std::vector<Count> sides) { return subjectOf("cutcake", {std::move(sides)}); }

std::optional<Refusal> refuseCake(Subject subject, Given)
{
    if (shapesOf(subject.joined().position).shapes.size() > maxShapes)
        return Refusal{.reason = Refusal::Reason::TooManyShapes, .limit = maxShapes};
    return std::nullopt;
}

/// Uses the numbers of any subject, two at a time, as the sides of blocks. It drops a block if its shape would be one shape
/// more than `maxShapes`.
GameSum nearestCake(Subject subject)
{
    std::vector<Count> sides = allHeaps(subject);
    for (Count& side : sides)
        side = std::clamp<Count>(side, 1, maxCount);
    if (sides.empty())
        return cakeSubject({4, 7});
    if (sides.size() % 2 != 0)
        sides.push_back(1);
    std::vector<Count> kept;
    for (std::size_t side = 0; side < sides.size(); side += 2) {
        kept.insert(kept.end(), {sides[side], sides[side + 1]});
        if (shapesOf({kept}).shapes.size() > maxShapes)
            kept.resize(kept.size() - 2);
    }
    return cakeSubject(std::move(kept));
}

/// Draws one to four blocks. In some cases, it adds a block that makes the sum of the values 0.
GameSum randomCake(Seed seed)
{
    Chance chance(seed);
    const Count longest = chance.below(5) == 0 ? 60 : 11;
    std::vector<Count> sides;
    for (std::uint64_t blocks = chance.between(1, 4); blocks > 0; --blocks) {
        sides.push_back(chance.between(1, longest));
        sides.push_back(chance.between(1, longest));
    }
    if (chance.below(3) == 0) {
        const SignedWide sum = Cutcake().value({sides});
        sides.push_back(sum < 0 ? static_cast<Count>(1 - sum) : 1);
        sides.push_back(sum > 0 ? static_cast<Count>(1 + sum) : 1);
    }
    return cakeSubject(std::move(sides));
}

GameSum piecesOf(const CakeOptions& step, Cutter cutter)
{
    const Count place = cutter == Cutter::Left ? step.left.front().place : step.right.front().place;
    return cutter == Cutter::Left ? cakeSubject({place, step.second, step.first - place, step.second})
                                  : cakeSubject({step.first, place, step.first, step.second - place});
}

}  // namespace

std::vector<Use> CakeOptions::uses(const Proof&) const
{
    std::vector<Use> all;
    if (!left.empty())
        all.push_back({Theorem::Cutcake, piecesOf(*this, Cutter::Left)});
    if (!right.empty())
        all.push_back({Theorem::Cutcake, piecesOf(*this, Cutter::Right)});
    return all;
}

std::vector<Use> CakeLead::uses(const Proof& proof) const
{
    std::vector<Count> sides = proof.subject.joined().position.heaps;
    std::size_t block = 0;
    while (sides[block] != first || sides[block + 1] != second)
        block += 2;
    const std::size_t cut = before > 0 ? 0 : 1;
    sides.insert(sides.begin() + static_cast<std::ptrdiff_t>(block), {first, second});
    sides[block + cut] = place;
    sides[block + 2 + cut] -= place;
    const GameSum left = cakeSubject(std::move(sides));
    if (!prove(Theorem::Cutcake, left))
        return {};
    return {{Theorem::Cutcake, left}};
}

std::vector<Entry> cutcakeEntries()
{
    return {
        {Theorem::Cutcake, {"cutcake"}, refuseCake, cutcakeSteps, nearestCake, randomCake, true},
    };
}

}  // namespace nimstone::proof
