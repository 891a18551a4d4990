// Checks the proofs about coins on a strip. It counts the free squares between the coins from the right end of the
// strip, and computes the nim-sum of the gaps inside pairs column by column.
#include "core/proofs/verifiers.h"

#include <algorithm>

#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

using Squares = std::vector<Count>;

bool isOfStrip(const Proof& proof)
{
    const auto& squares = proof.position().heaps;
    return isAbout(proof, {"coins"}, 1, maxProofHeaps)
        && std::ranges::adjacent_find(squares, std::ranges::greater_equal()) == squares.end();
}

/// The number of free squares on the left of a coin.
Count freeLeftOf(const Squares& squares, std::size_t coin)
{
    const Count from = coin == 0 ? 0 : squares[coin - 1] + 1;
    return squares[coin] - from;
}

/// The gaps of a strip and the possible slides. The coins are paired from the right end of the strip.
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

    Squares within;    ///< the gaps inside pairs, from left to right
    Count rights = 0;  ///< the total number of free squares on the left of the right coins of pairs
    Count lefts = 0;
    std::optional<std::size_t> leftToSlide;  ///< the index of the rightmost coin that is the left coin of a pair and can slide
};

/// The step with the winning slide, which a right coin of a pair makes. The function numbers the pairs from the right
/// end of the strip. Requires a nim-sum s ≠ 0.
CoinBalance winningSlide(const Squares& squares, const Facts& facts)
{
    const MoveMade change = *facts.balancingChange();
    const std::size_t pairsAfter = facts.heaps.size() - 1 - change.move.heap;
    const Move move{squares.size() - 1 - 2 * pairsAfter, change.move.taken};
    Squares slid = squares;
    slid[move.heap] -= move.taken;
    const Squares counted = Pairs(slid).within;
    return {facts.sum, move, freeLeftOf(squares, move.heap), freeLeftOf(slid, move.heap), counted, sumOfOddColumns(counted)};
}

/// The step in which a left coin slides as far as possible, and the right coin of its pair slides the same number of
/// squares.
CoinReply followingSlide(const Squares& squares, std::size_t coin)
{
    const Count free = freeLeftOf(squares, coin);
    Squares between = squares;
    between[coin] -= free;
    Squares after = between;
    after[coin + 1] -= free;
    return {coin, free, freeLeftOf(after, coin + 1), freeLeftOf(between, coin + 1)};
}

}  // namespace

std::optional<std::size_t> verifyCoins(const Proof& proof)
{
    if (!isOfStrip(proof))
        return 0;
    Squares squares = proof.position().heaps;
    const Pairs pairs(squares);
    const Facts facts(Position{pairs.within});
    Squares gaps;
    for (std::size_t coin = 0; coin < squares.size(); ++coin)
        gaps.push_back(freeLeftOf(squares, coin));
    StepChecker walk(proof);
    walk.need(CoinGaps{squares, gaps, pairs.within, facts.sum});
    if (facts.sum != 0) {
        const CoinBalance slide = winningSlide(squares, facts);
        walk.need(slide, slide.left < slide.before && slide.t == 0);
        squares[slide.move.heap] -= slide.move.taken;
    } else if (pairs.rights + pairs.lefts != 0) {
        walk.need(CoinUnbalances{pairs.rights, pairs.lefts});
    }
    if (const auto coin = Pairs(squares).leftToSlide) {
        const CoinReply reply = followingSlide(squares, *coin);
        walk.need(reply, reply.gap == freeLeftOf(squares, *coin + 1));
    }
    return walk.need(CoinConclusion{facts.sum, facts.outcome()}).end();
}

}  // namespace nimstone::proof
