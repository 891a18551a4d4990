// Checks the proofs about Cutcake. For blocks with sides up to `largestDecided`, it computes the values from the rules
// alone. For larger blocks, it divides the sides by the largest power of two that is at most both sides. If a side is
// at most `longestTried`, it tries every cut of this side; otherwise it tries only cuts for which the length of one
// piece is a power of two.
#include "core/proofs/verifiers.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/proofs/verify/walk.h"
#include "core/simplest.h"

namespace nimstone::proof {

namespace {

constexpr Count largestDecided = 40;
constexpr Count longestTried = 2000;
constexpr std::size_t mostShapes = 12;

using Best = std::optional<SignedWide>;

/// The values of all blocks with sides up to `largestDecided`. They are computed from the rules alone, smaller blocks
/// first.
class SmallBlocks {
public:
    SmallBlocks()
    {
        for (Count first = 1; first <= largestDecided; ++first) {
            for (Count second = 1; second <= largestDecided; ++second)
                m_values[first][second] = decide(first, second);
        }
    }

    std::int64_t value(Count first, Count second) const { return m_values[first][second]; }

private:
    std::int64_t decide(Count first, Count second) const
    {
        Best left;
        Best right;
        for (Count place = 1; place < first; ++place)
            left = std::max(left, Best(m_values[place][second] + m_values[first - place][second]));
        for (Count place = 1; place < second; ++place) {
            const SignedWide value = m_values[first][place] + m_values[first][second - place];
            right = right ? std::min(*right, value) : value;
        }
        return static_cast<std::int64_t>(simplest(left, right).value_or(0));
    }

    std::array<std::array<std::int64_t, largestDecided + 1>, largestDecided + 1> m_values{};
};

Count unitOf(Count first, Count second)
{
    Count unit = 1;
    while (unit <= first / 2 && unit <= second / 2)
        unit += unit;
    return unit;
}

std::int64_t worth(Count first, Count second)
{
    static const SmallBlocks small;
    if (first <= largestDecided && second <= largestDecided)
        return small.value(first, second);
    const Count unit = unitOf(first, second);
    return static_cast<std::int64_t>(first / unit) - static_cast<std::int64_t>(second / unit);
}

std::vector<CakeShape> shapesOn(const GameSum& subject)
{
    std::vector<CakeShape> shapes;
    for (const Component& part : subject.components()) {
        const auto& sides = part.position.heaps;
        for (std::size_t block = 0; 2 * block < sides.size(); ++block) {
            const auto isSame = [&](const CakeShape& shape) {
                return shape.first == sides[2 * block] && shape.second == sides[2 * block + 1];
            };
            if (const auto known = std::ranges::find_if(shapes, isSame); known != shapes.end())
                known->count += 1;
            else
                shapes.push_back({sides[2 * block], sides[2 * block + 1], 1});
        }
    }
    return shapes;
}

/// True if every component is a valid position of Cutcake: its heaps are pairs of sides from 1 to maxCount.
bool isOfBlocks(const GameSum& subject)
{
    return std::ranges::all_of(subject.components(), [](const Component& part) {
        return part.rules.entry().name == "cutcake" && part.position.heaps.size() % 2 == 0 && part.position.quota == noQuota
            && std::ranges::all_of(part.position.heaps, [](Count side) { return side >= 1 && side <= maxCount; });
    });
}

/// Checks that row i of the step has the sides of the shape halved i times and rounded down. For a side x in row i this
/// means 2^i·x ≤ side < 2^i·(x + 1).
bool holds(const CakeHalving& step, const CakeShape& shape)
{
    if (step.rows.empty() || step.rows.size() > 64)
        return false;
    Wide power = 1;
    for (std::size_t row = 0; row < step.rows.size(); ++row, power *= 2) {
        const auto& [first, second] = step.rows[row];
        const bool last = row + 1 == step.rows.size();
        if (power * first > shape.first || power * (Wide{first} + 1) <= shape.first || power * second > shape.second
            || power * (Wide{second} + 1) <= shape.second || (std::min(first, second) == 1) != last)
            return false;
    }
    return step.unit == power / 2 && step.value == worth(shape.first, shape.second)
        && (step.rows.back().first == 1 || step.rows.back().second == 1);
}

/// The sum of the values of both pieces after a cut by Left (if `isLeft` is true) or by Right.
SignedWide after(const CakeShape& shape, bool isLeft, Count place)
{
    return isLeft ? SignedWide{worth(place, shape.second)} + worth(shape.first - place, shape.second)
                  : SignedWide{worth(shape.first, place)} + worth(shape.first, shape.second - place);
}

/// The places at which cuts are tried, ascending, from 1 to the middle of the side.
std::vector<Count> cutPlaces(Count side)
{
    std::vector<Count> all;
    if (side <= longestTried) {
        for (Count place = 1; 2 * place <= side; ++place)
            all.push_back(place);
        return all;
    }
    for (Count power = 1; power < side; power *= 2) {
        for (const Count place : {power, side - power}) {
            if (place <= side / 2)
                all.push_back(place);
        }
    }
    std::ranges::sort(all);
    return all;
}

bool isCut(const CakeCut& cut, const CakeShape& shape, bool isLeft)
{
    const auto [first, second] = isLeft ? std::pair(cut.place, shape.second) : std::pair(shape.first, cut.place);
    return cut.piece == worth(first, second) && cut.value == after(shape, isLeft, cut.place) && cut.rest == cut.value - cut.piece;
}

/// Checks that the step lists the right cuts in the right order, and that the first of them is the best cut. Left
/// prefers larger values, Right smaller values.
bool holdsOf(const std::vector<CakeCut>& cuts, Count unlisted, const CakeShape& shape, bool isLeft)
{
    const Count side = isLeft ? shape.first : shape.second;
    const Count all = side / 2;
    if (cuts.size() + unlisted != all || cuts.empty() != (all == 0) || (all <= CakeOptions::mostListed ? unlisted != 0 : cuts.size() != 1))
        return false;
    for (std::size_t index = 0; index < cuts.size(); ++index) {
        const CakeCut& cut = cuts[index];
        if (cut.place < 1 || cut.place > all || !isCut(cut, shape, isLeft))
            return false;
        if (index == 0)
            continue;
        const CakeCut& before = cuts[index - 1];
        const bool better = isLeft ? before.value > cut.value : before.value < cut.value;
        if (!better && (before.value != cut.value || before.place >= cut.place))
            return false;
    }
    return std::ranges::all_of(cutPlaces(side), [&](Count place) {
        const SignedWide value = after(shape, isLeft, place);
        const SignedWide best = cuts.front().value;
        return isLeft ? value < best || (value == best && place >= cuts.front().place)
                      : value > best || (value == best && place >= cuts.front().place);
    });
}

bool holds(const CakeOptions& step, const CakeShape& shape)
{
    if (step.first != shape.first || step.second != shape.second || !holdsOf(step.left, step.leftUnlisted, shape, true)
        || !holdsOf(step.right, step.rightUnlisted, shape, false))
        return false;
    const auto best = [](const std::vector<CakeCut>& cuts) { return cuts.empty() ? Best() : Best(cuts.front().value); };
    return step.value == worth(shape.first, shape.second) && simplest(best(step.left), best(step.right)) == step.value;
}

/// The facts that the steps checked so far have shown.
struct CakeFacts {
    std::vector<CakeShape> shapes;
    SignedWide sum = 0;
    Count costs[2] = {0, 0};  ///< the least cost of Left's cuts and the least cost of Right's cuts; 0 if the player has no cut

    void learn(const CakeOptions& step)
    {
        const std::vector<CakeCut>* const cuts[2] = {&step.left, &step.right};
        for (std::size_t cutter = 0; cutter < 2; ++cutter) {
            if (cuts[cutter]->empty())
                continue;
            const SignedWide moved = cuts[cutter]->front().value - step.value;
            const auto cost = static_cast<Count>(cutter == 0 ? -moved : moved);
            costs[cutter] = costs[cutter] == 0 || cost < costs[cutter] ? cost : costs[cutter];
        }
    }
};

CakeSum cakeSum(const CakeFacts& facts)
{
    CakeSum step{{}, facts.sum};
    for (const CakeShape& shape : facts.shapes) {
        const std::int64_t value = worth(shape.first, shape.second);
        step.terms.push_back({shape.count, value, SignedWide{value} * static_cast<SignedWide>(shape.count)});
    }
    return step;
}

/// Checks the costs of the step, and that a cost is 0 only if the player has no cut.
bool holds(const CakeCost& step, const CakeFacts& facts)
{
    const auto canCut = [&facts](Count CakeShape::*side) {
        return std::ranges::any_of(facts.shapes, [side](const CakeShape& shape) { return shape.*side > 1; });
    };
    return step.left == facts.costs[0] && step.right == facts.costs[1] && (step.left > 0) == canCut(&CakeShape::first)
        && (step.right > 0) == canCut(&CakeShape::second);
}

bool holds(const CakeLead& step, const CakeFacts& facts)
{
    const bool isLeft = facts.sum > 0;
    const auto shape = std::ranges::find_if(facts.shapes, [isLeft](const CakeShape& each) {
        const std::int64_t value = worth(each.first, each.second);
        return isLeft ? value > 0 : value < 0;
    });
    if (shape == facts.shapes.end() || step.shape != static_cast<std::size_t>(shape - facts.shapes.begin())
        || step.first != shape->first || step.second != shape->second || step.place != unitOf(shape->first, shape->second)
        || step.place >= (isLeft ? shape->first : shape->second))
        return false;
    const std::int64_t whole = worth(shape->first, shape->second);
    const SignedWide cut = after(*shape, isLeft, step.place);
    return isCut({step.place, step.piece, step.rest, cut}, *shape, isLeft) && step.piece == 0
        && cut == (isLeft ? whole - 1 : whole + 1) && step.before == facts.sum && step.after == facts.sum + (cut - whole);
}

PartisanOutcome requiredOutcome(SignedWide sum)
{
    return sum > 0 ? PartisanOutcome::Left : sum < 0 ? PartisanOutcome::Right : PartisanOutcome::Previous;
}

}  // namespace

std::optional<std::size_t> verifyCutcake(const Proof& proof)
{
    if (proof.move || !isOfBlocks(proof.subject))
        return 0;
    CakeFacts facts{shapesOn(proof.subject)};
    if (facts.shapes.size() > mostShapes)
        return 0;
    std::size_t blocks = 0;
    for (const CakeShape& shape : facts.shapes) {
        blocks += shape.count;
        facts.sum += SignedWide{worth(shape.first, shape.second)} * static_cast<SignedWide>(shape.count);
    }
    StepChecker walk(proof);
    walk.need(CakeShapes{facts.shapes, blocks});
    for (std::size_t index = 0; index < facts.shapes.size(); ++index) {
        const CakeShape& shape = facts.shapes[index];
        walk.need<CakeHalving>([&](const CakeHalving& step) { return step.shape == index && holds(step, shape); });
        walk.need<CakeOptions>([&](const CakeOptions& step) {
            if (step.shape != index || !holds(step, shape))
                return false;
            facts.learn(step);
            return true;
        });
    }
    if (blocks > 1)
        walk.need(cakeSum(facts));
    walk.need<CakeCost>([&](const CakeCost& step) { return holds(step, facts); });
    if (facts.sum != 0)
        walk.need<CakeLead>([&](const CakeLead& step) { return holds(step, facts); });
    return walk.need(CakeConclusion{facts.sum, requiredOutcome(facts.sum)}).end();
}

}  // namespace nimstone::proof
