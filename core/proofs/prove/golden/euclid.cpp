// The theorem on Euclid's game for two numbers a ≥ b. The first step of the proof is EuclidPair. The steps after it are
// - if b is 0: EuclidOver, EuclidConclusion;
// - if a = b > 0: EqualNumbers, EuclidConclusion;
// - if b < a < 2b: GoldenTest, ForcedTurn, ForcedChain, TwoOptions (for the last pair of the chain), EuclidConclusion;
// - if a ≥ 2b: GoldenTest, TwoOptions, WhichOption, EuclidConclusion.
#include "core/proofs/entry.h"

#include <algorithm>
#include <utility>

#include "core/proofs/prove/golden/wythoff.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

Wide leftOf(Count a, Count b) { return product(a, a - b); }
Wide rightOf(Count b) { return product(b, b); }
bool isBeyond(Count a, Count b) { return leftOf(a, b) > rightOf(b); }

GoldenTest goldenTest(Count a, Count b)
{
    return {a, b, WideNumber::of(leftOf(a, b)), WideNumber::of(rightOf(b)), isBeyond(a, b)};
}

ForcedTurn forcedTurn(Count a, Count b)
{
    const Wide left = leftOf(a, b);
    const Wide right = rightOf(b);
    return {a, b, a - b, WideNumber::of(left > right ? left - right : right - left), left > right};
}

/// Lists the pairs in which only one move is possible, and the first pair with a choice. Requires b < a < 2b.
ForcedChain forcedChain(Count a, Count b)
{
    ForcedChain chain;
    while (true) {
        chain.rows.push_back({a, b, isBeyond(a, b), Outcome::N});
        if (a - b >= b)
            break;
        a = std::exchange(b, a - b);
    }
    for (std::size_t row = chain.rows.size() - 1; row-- > 0;)
        chain.rows[row].outcome = opposite(chain.rows[row + 1].outcome);
    return chain;
}

WhichOption whichOption(Count a, Count b)
{
    const Count rest = a % b;
    const bool stopAbove = rest != 0 && isBeyond(b, rest);
    const Count target = stopAbove ? rest + b : rest;
    return {a, b, rest, WideNumber::of(leftOf(b, rest)), WideNumber::of(rightOf(rest)), stopAbove, target, a - target};
}

/// The moves that take `taken` from a number equal to a, which is the larger number. There are two such moves if both
/// numbers are equal.
std::vector<Move> movesTaking(const Position& position, Count a, Count taken)
{
    std::vector<Move> moves;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (position.heaps[heap] == a)
            moves.push_back({heap, taken});
    }
    return moves;
}

// --- the nearest and random positions ---

GameSum euclidSubject(Count first, Count second) { return subjectOf("euclid", {{first, second}}); }

/// Returns a position with the first two numbers of the subject; the number 21 replaces a missing number.
GameSum nearestNumbers(Subject subject)
{
    std::vector<Count> numbers = allHeaps(subject);
    numbers.resize(2, 21);
    return euclidSubject(numbers[0], numbers[1]);
}

/// Draws two numbers. Their ratio is between 1 and 2, near the golden ratio, in half of the cases, and up to 4 in the others.
/// Either number can come first.
GameSum randomNumbers(Seed seed)
{
    Chance chance(seed);
    const Count b = chance.between(3, 40);
    const Count a = chance.below(2) == 0 ? b + chance.between(1, b - 1) : b + chance.between(1, 3 * b);
    return chance.below(4) == 0 ? euclidSubject(b, a) : euclidSubject(a, b);
}

Steps euclidSteps(const Proof& proof)
{
    const Position& position = proof.position();
    const auto [b, a] = std::minmax(position.heaps[0], position.heaps[1]);
    if (b == 0)
        return {EuclidPair{a, b, 0, a}, EuclidOver{a}, EuclidConclusion{a, b, false, false, Outcome::P, {}}};
    Steps steps{EuclidPair{a, b, a / b, a % b}};
    if (a == b) {
        steps.push_back(EqualNumbers{a});
        steps.push_back(EuclidConclusion{a, b, true, false, Outcome::N, movesTaking(position, a, a)});
        return steps;
    }
    const bool beyond = isBeyond(a, b);
    steps.push_back(goldenTest(a, b));
    if (a - b < b) {
        const ForcedChain chain = forcedChain(a, b);
        const EuclidRow& free = chain.rows.back();
        steps.push_back(forcedTurn(a, b));
        steps.push_back(chain);
        steps.push_back(TwoOptions{free.a, free.b, free.a % free.b, free.a % free.b + free.b});
        steps.push_back(EuclidConclusion{a, b, false, beyond, beyond ? Outcome::N : Outcome::P,
                                         beyond ? movesTaking(position, a, b) : std::vector<Move>{}});
        return steps;
    }
    const WhichOption which = whichOption(a, b);
    steps.push_back(TwoOptions{a, b, a % b, a % b + b});
    steps.push_back(which);
    steps.push_back(EuclidConclusion{a, b, false, beyond, Outcome::N, movesTaking(position, a, which.taken)});
    return steps;
}

}  // namespace

/// The step compares a(a − b) with b². The exact test of Wythoff's game compares these two products for the heaps a and a + b.
std::vector<Use> GoldenTest::uses(const Proof&) const
{
    if (a > maxCount - b)
        return {};
    return {{Theorem::WythoffExact, wythoffSubject(a, a + b)}};
}

std::vector<Entry> euclidEntries()
{
    return {
        {Theorem::Euclid, {"euclid"}, refuseNothing, euclidSteps, nearestNumbers, randomNumbers},
    };
}

}  // namespace nimstone::proof
