// Checks the proofs about Euclid's game with the rules of the game and exact comparisons of squares. For small
// positions, it also compares the outcome with the result of a search.
#include "core/proofs/verifiers.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr Count searchedNumbers = 60;

/// The number D = a² − ab − b² of the golden test. Requires a ≥ b.
SignedWide difference(Count a, Count b)
{
    return static_cast<SignedWide>(Wide{a} * (a - b)) - static_cast<SignedWide>(Wide{b} * b);
}

/// True if a > φb. This is the case exactly when D is positive.
bool passesGolden(Count a, Count b) { return difference(a, b) > 0; }

/// The outcome of the pair (a, b), by backward induction from the rules alone. Both numbers are at most
/// `searchedNumbers`.
Outcome outcomeBySearch(Count a, Count b)
{
    static const auto outcomes = [] {
        std::vector of(searchedNumbers + 1, std::vector(searchedNumbers + 1, Outcome::P));
        for (Count larger = 1; larger <= searchedNumbers; ++larger) {
            for (Count smaller = 1; smaller <= larger; ++smaller) {
                for (Count rest = larger % smaller; rest < larger; rest += smaller) {
                    if (of[std::max(rest, smaller)][std::min(rest, smaller)] == Outcome::P)
                        of[larger][smaller] = Outcome::N;
                }
            }
        }
        return of;
    }();
    return outcomes[std::max(a, b)][std::min(a, b)];
}

struct Pair {
    Count a = 0;
    Count b = 0;
};

EuclidPair division(const Pair& pair)
{
    const Count quotient = pair.b == 0 ? 0 : pair.a / pair.b;
    return {pair.a, pair.b, quotient, pair.a - quotient * pair.b};
}

/// Checks the step GoldenTest. It uses that a(a − b) and b² are never equal.
void needGoldenTest(StepChecker& walk, const Pair& pair)
{
    const auto& [a, b] = pair;
    const GoldenTest step{a, b, WideNumber::of(Wide{a} * a - Wide{a} * b), WideNumber::of(Wide{b} * b), passesGolden(a, b)};
    walk.need(step, step.left != step.right);
}

/// Checks that D of the pair and D of the next pair have equal absolute values and opposite signs.
void needForcedTurn(StepChecker& walk, const Pair& pair)
{
    const SignedWide here = difference(pair.a, pair.b);
    const SignedWide next = difference(pair.b, pair.a - pair.b);
    walk.need(ForcedTurn{pair.a, pair.b, pair.a - pair.b, WideNumber::of(static_cast<Wide>(here > 0 ? here : next)), here > 0},
              here == -next);
}

/// The pairs from `pair` down to the first pair with a choice. The player who has the choice wins, so the outcomes of
/// the pairs before it alternate. The function computes `beyond` independently: it tests whether a > φb.
ForcedChain forcedChain(Pair pair)
{
    ForcedChain chain;
    for (; pair.a - pair.b < pair.b; pair = {pair.b, pair.a - pair.b})
        chain.rows.push_back({pair.a, pair.b, passesGolden(pair.a, pair.b), Outcome::N});
    chain.rows.push_back({pair.a, pair.b, passesGolden(pair.a, pair.b), Outcome::N});
    for (std::size_t index = 0; index < chain.rows.size(); ++index)
        chain.rows[index].outcome = (chain.rows.size() - 1 - index) % 2 == 0 ? Outcome::N : Outcome::P;
    return chain;
}

/// Checks the step TwoOptions: its options are (b, r) and (r + b, b), and a move can reach the second option because
/// r + b < a.
void needTwoOptions(StepChecker& walk, const Pair& pair)
{
    const Count rest = division(pair).remainder;
    walk.need(TwoOptions{pair.a, pair.b, rest, rest + pair.b}, rest + pair.b < pair.a);
}

WhichOption whichOption(const Pair& pair)
{
    const auto& [a, b] = pair;
    const Count rest = division(pair).remainder;
    const bool above = rest > 0 && passesGolden(b, rest);
    const Count target = above ? b + rest : rest;
    return {a, b, rest, WideNumber::of(Wide{b} * b - Wide{b} * rest), WideNumber::of(Wide{rest} * rest), above, target, a - target};
}

/// The moves that leave a P-position: a pair with the number 0, or a pair of different numbers whose ratio is less than φ.
std::vector<Move> winningMoves(const Pair& pair, const std::vector<Count>& heaps)
{
    const auto lost = [&](Count left) {
        const auto [b, a] = std::minmax(left, pair.b);
        return b == 0 || (a != b && !passesGolden(a, b));
    };
    std::vector<Move> wins;
    for (std::size_t heap = 0; heap < 2 && pair.b != 0; ++heap) {
        const Count rest = division(pair).remainder;
        for (const Count left : {rest, rest + pair.b}) {
            if (heaps[heap] == pair.a && left < pair.a && lost(left))
                wins.push_back({heap, pair.a - left});
        }
    }
    return wins;
}

/// The conclusion of the proof. The outcome follows from the winning moves; for small numbers, the outcome comes from
/// the search.
EuclidConclusion conclusion(const Pair& pair, const std::vector<Count>& heaps)
{
    const auto& [a, b] = pair;
    const std::vector<Move> wins = winningMoves(pair, heaps);
    const Outcome outcome = a <= searchedNumbers ? outcomeBySearch(a, b) : wins.empty() ? Outcome::P : Outcome::N;
    return {a, b, b != 0 && a == b, b != 0 && a != b && passesGolden(a, b), outcome, wins};
}

}  // namespace

std::optional<std::size_t> verifyEuclid(const Proof& proof)
{
    if (!isAbout(proof, {"euclid"}, 2, 2))
        return 0;
    const auto& heaps = proof.position().heaps;
    const Pair pair{std::max(heaps[0], heaps[1]), std::min(heaps[0], heaps[1])};
    StepChecker walk(proof);
    const EuclidPair step = division(pair);
    const bool divides = step.remainder < pair.b && product(step.quotient, pair.b) + step.remainder == pair.a;
    walk.need(step, divides || pair.b == 0);
    if (pair.b == 0) {
        walk.need(EuclidOver{pair.a});
    } else if (pair.a == pair.b) {
        walk.need(EqualNumbers{pair.a});
    } else if (pair.a - pair.b < pair.b) {
        needGoldenTest(walk, pair);
        needForcedTurn(walk, pair);
        const ForcedChain chain = forcedChain(pair);
        const auto agrees = [](const EuclidRow& row) { return row.beyond == (row.outcome == Outcome::N); };
        walk.need(chain, std::ranges::all_of(chain.rows, agrees));
        needTwoOptions(walk, {chain.rows.back().a, chain.rows.back().b});
    } else {
        needGoldenTest(walk, pair);
        needTwoOptions(walk, pair);
        walk.need(whichOption(pair));
    }
    const EuclidConclusion last = conclusion(pair, heaps);
    const bool isWon = last.outcome == Outcome::N;
    return walk.need(last, isWon == (last.equal || last.beyond) && isWon == !last.moves.empty()).end();
}

}  // namespace nimstone::proof
