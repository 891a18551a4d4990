// Whether a proof about coins on a strip holds: the free squares between the coins are read off the strip from its right end,
// and the nim-sum of those within pairs is counted column by column.
#include "core/proofs/verify/families.h"

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

using Squares = std::vector<Count>;

bool isOfStrip(const Proof& proof)
{
    const Position& position = proof.position();
    if (proof.subject.isSum() || proof.rules().entry().name != "coins" || proof.move || position.quota != noQuota
        || position.heaps.empty() || position.heaps.size() > maxProofHeaps)
        return false;
    for (std::size_t coin = 1; coin < position.heaps.size(); ++coin) {
        if (position.heaps[coin] <= position.heaps[coin - 1])
            return false;
    }
    return position.heaps.back() <= maxCount;
}

/// How many squares a coin has free on its left.
Count freeLeftOf(const Squares& squares, std::size_t coin)
{
    const Count from = coin == 0 ? 0 : squares[coin - 1] + 1;
    return squares[coin] - from;
}

/// What pairing the coins from the right end makes of a strip.
struct Pairs {
    explicit Pairs(const Squares& squares) : within(squares.size() / 2 + squares.size() % 2)
    {
        std::size_t place = within.size();
        bool isRight = true;
        for (std::size_t coin = squares.size(); coin > 0; --coin, isRight = !isRight) {
            const Count free = freeLeftOf(squares, coin - 1);
            (isRight ? rights : lefts) += free;
            if (isRight)
                within[--place] = free;
            else if (free != 0 && !leftToSlide)
                leftToSlide = coin - 1;
        }
    }

    Squares within;    ///< the gaps within pairs, from the left
    Count rights = 0;  ///< the free squares on the left of right coins
    Count lefts = 0;
    std::optional<std::size_t> leftToSlide;  ///< the rightmost left coin that can slide
};

bool holdsBalance(const CoinBalance& step, const Squares& squares, const Facts& facts)
{
    const auto change = facts.balancingChange();
    if (!change || step.move.heap >= squares.size())
        return false;
    // The right coin of the pair, counted from the right end two by two.
    const std::size_t pairsAfter = facts.heaps.size() - 1 - change->move.heap;
    if (step.move != Move{squares.size() - 1 - 2 * pairsAfter, change->move.taken})
        return false;
    Squares slid = squares;
    slid[step.move.heap] -= step.move.taken;
    return step.sum == facts.sum && step.before == freeLeftOf(squares, step.move.heap) && step.left < step.before
        && step.left == freeLeftOf(slid, step.move.heap) && step.counted == Pairs(slid).within && step.t == 0
        && sumOfOddColumns(step.counted) == 0;
}

/// There and back: the left coin slides down to where it is stopped, and its partner follows.
bool holdsReply(const CoinReply& step, const Squares& squares)
{
    if (step.coin != Pairs(squares).leftToSlide || step.squares != freeLeftOf(squares, step.coin))
        return false;
    Squares between = squares;
    between[step.coin] -= step.squares;
    Squares after = between;
    after[step.coin + 1] -= step.squares;
    return step.gap == freeLeftOf(squares, step.coin + 1) && step.between == freeLeftOf(between, step.coin + 1)
        && step.gap == freeLeftOf(after, step.coin + 1);
}

}  // namespace

std::optional<std::size_t> verifyCoins(const Proof& proof)
{
    if (!isOfStrip(proof))
        return 0;
    Squares squares = proof.position().heaps;
    const Pairs pairs(squares);
    const Facts facts(Position{pairs.within});
    Walk walk(proof);
    walk.need<CoinGaps>([&](const CoinGaps& step) {
        Squares gaps;
        for (std::size_t coin = 0; coin < squares.size(); ++coin)
            gaps.push_back(freeLeftOf(squares, coin));
        return step.squares == squares && step.gaps == gaps && step.counted == pairs.within && step.sum == facts.sum;
    });
    if (facts.sum != 0) {
        walk.need<CoinBalance>([&](const CoinBalance& step) {
            if (!holdsBalance(step, squares, facts))
                return false;
            squares[step.move.heap] -= step.move.taken;
            return true;
        });
    } else if (pairs.rights + pairs.lefts != 0) {
        walk.need<CoinUnbalances>([&](const CoinUnbalances& step) {
            return step.right == pairs.rights && step.left == pairs.lefts;
        });
    }
    if (walk.holdsSoFar() && Pairs(squares).leftToSlide)
        walk.need<CoinReply>([&](const CoinReply& step) { return holdsReply(step, squares); });
    walk.need<CoinConclusion>([&](const CoinConclusion& step) {
        return step.sum == facts.sum && (step.outcome == Outcome::P) == (facts.sum == 0)
            && (step.outcome == Outcome::N) == (facts.sum != 0);
    });
    return walk.end();
}

}  // namespace nimstone::proof
