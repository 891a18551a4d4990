// The theorem on Euclid's game: whether its steps hold, by the rules and by squares compared exactly; small positions are
// searched besides.
#include "core/proofs/verify/families.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/proofs/proof.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr Count searchedNumbers = 60;

/// a > φb: exactly when a² − ab − b² > 0, by its sign.
bool passesGolden(Count a, Count b)
{
    return static_cast<SignedWide>(Wide{a} * (a - b)) - static_cast<SignedWide>(Wide{b} * b) > 0;
}

bool isWide(const WideNumber& number, Wide value) { return number.value() == value; }

/// Of numbers up to `searchedNumbers`, by backward induction from the rules alone.
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

bool holds(const EuclidPair& step, const Pair& pair)
{
    if (step.a != pair.a || step.b != pair.b)
        return false;
    if (pair.b == 0)
        return step.quotient == 0 && step.remainder == pair.a;
    return step.remainder < step.b && step.quotient >= 1 && step.quotient <= step.a
        && Wide{step.quotient} * step.b + step.remainder == step.a;
}

bool holds(const GoldenTest& step, const Pair& pair)
{
    return step.a == pair.a && step.b == pair.b && isWide(step.left, Wide{pair.a} * pair.a - Wide{pair.a} * pair.b)
        && isWide(step.right, Wide{pair.b} * pair.b) && step.beyond == passesGolden(pair.a, pair.b)
        && step.left != step.right;
}

bool holds(const ForcedTurn& step, const Pair& pair)
{
    if (step.a != pair.a || step.b != pair.b || step.rest != pair.a - pair.b || step.beyond != passesGolden(pair.a, pair.b))
        return false;
    // D of the pair and of the one after it: of the same size, with opposite signs.
    const auto difference = [](Count a, Count b) {
        return static_cast<SignedWide>(Wide{a} * (a - b)) - static_cast<SignedWide>(Wide{b} * b);
    };
    const SignedWide here = difference(pair.a, pair.b);
    const SignedWide next = difference(pair.b, step.rest);
    return here == -next && isWide(step.difference, static_cast<Wide>(here > 0 ? here : next));
}

bool holds(const ForcedChain& step, Pair pair)
{
    if (step.rows.empty() || step.rows.size() > 100)
        return false;
    for (std::size_t index = 0; index < step.rows.size(); ++index) {
        const EuclidRow& row = step.rows[index];
        const bool last = index + 1 == step.rows.size();
        const bool isFree = pair.a - pair.b >= pair.b;
        const bool wins = (step.rows.size() - 1 - index) % 2 == 0;
        if (row.a != pair.a || row.b != pair.b || isFree != last || row.beyond != passesGolden(pair.a, pair.b)
            || row.outcome != (wins ? Outcome::N : Outcome::P) || row.beyond != wins)
            return false;
        pair = {pair.b, pair.a - pair.b};
    }
    return true;
}

bool holds(const TwoOptions& step, const Pair& pair)
{
    // The second is to be a position that is left by a move, and whose only move leads to the first.
    return step.a == pair.a && step.b == pair.b && step.remainder < pair.b && (pair.a - step.remainder) % pair.b == 0
        && step.upper == step.remainder + pair.b && step.upper < pair.a;
}

bool holds(const WhichOption& step, const Pair& pair)
{
    const Count rest = pair.a - (pair.a / pair.b) * pair.b;
    const bool above = rest > 0 && passesGolden(pair.b, rest);
    return step.a == pair.a && step.b == pair.b && step.remainder == rest
        && isWide(step.left, Wide{pair.b} * pair.b - Wide{pair.b} * rest) && isWide(step.right, Wide{rest} * rest)
        && step.stopAbove == above && step.target == (above ? pair.b + rest : rest) && step.taken == pair.a - step.target;
}

bool holds(const EuclidConclusion& step, const Pair& pair, const std::vector<Count>& heaps)
{
    const bool over = pair.b == 0;
    const bool equal = !over && pair.a == pair.b;
    const bool beyond = !over && !equal && passesGolden(pair.a, pair.b);
    if (step.a != pair.a || step.b != pair.b || step.equal != equal || step.beyond != beyond
        || step.outcome != (equal || beyond ? Outcome::N : Outcome::P))
        return false;
    // What wins leaves a P-position: the end, or two numbers whose ratio stays under the golden one.
    std::vector<Move> wins;
    for (std::size_t heap = 0; heap < 2 && !over; ++heap) {
        if (heaps[heap] != pair.a)
            continue;
        const Count rest = pair.a % pair.b;
        const auto lost = [&](Count left) {
            const auto [b, a] = std::minmax(left, pair.b);
            return b == 0 || (a != b && !passesGolden(a, b));
        };
        for (const Count left : {rest, rest + pair.b}) {
            if (left < pair.a && lost(left))
                wins.push_back({heap, pair.a - left});
        }
    }
    return step.moves == wins && wins.empty() == (step.outcome == Outcome::P)
        && (pair.a > searchedNumbers || step.outcome == outcomeBySearch(pair.a, pair.b));
}

}  // namespace

std::optional<std::size_t> verifyEuclid(const Proof& proof)
{
    const Position& position = proof.position();
    if (proof.theorem != Theorem::Euclid || proof.subject.isSum() || proof.rules().entry().name != "euclid" || proof.move
        || position.heaps.size() != 2 || position.heaps[0] > maxCount || position.heaps[1] > maxCount)
        return 0;
    const Pair pair{std::max(position.heaps[0], position.heaps[1]), std::min(position.heaps[0], position.heaps[1])};
    Walk walk(proof);
    walk.need<EuclidPair>([&](const EuclidPair& step) { return holds(step, pair); });
    if (pair.b == 0)
        walk.need<EuclidOver>([&](const EuclidOver& step) { return step.a == pair.a; });
    else if (pair.a == pair.b)
        walk.need<EqualNumbers>([&](const EqualNumbers& step) { return step.a == pair.a; });
    else {
        Pair free = pair;
        walk.need<GoldenTest>([&](const GoldenTest& step) { return holds(step, pair); });
        if (pair.a - pair.b < pair.b) {
            walk.need<ForcedTurn>([&](const ForcedTurn& step) { return holds(step, pair); });
            walk.need<ForcedChain>([&](const ForcedChain& step) {
                if (!holds(step, pair))
                    return false;
                free = {step.rows.back().a, step.rows.back().b};
                return true;
            });
        }
        walk.need<TwoOptions>([&](const TwoOptions& step) { return holds(step, free); });
        if (pair.a - pair.b >= pair.b)
            walk.need<WhichOption>([&](const WhichOption& step) { return holds(step, pair); });
    }
    walk.need<EuclidConclusion>([&](const EuclidConclusion& step) { return holds(step, pair, position.heaps); });
    return walk.end();
}

}  // namespace nimstone::proof
