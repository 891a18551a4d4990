// The theorem on coins on a strip. The first step is CoinGaps. Then comes CoinUnbalances if the nim-sum s is 0 and a coin can
// slide, or CoinBalance if s ≠ 0. CoinReply follows if the left coin of some pair can slide in the position with nim-sum 0,
// which is the user's position or the position after the winning slide. The last step is CoinConclusion.
#include "core/proofs/entry.h"

#include <algorithm>

#include "core/games/nim/coins_on_a_strip.h"
#include "core/nimber.h"
#include "core/proofs/prove/nim/nim_steps.h"
#include "core/proofs/prove/subjects/subject.h"

namespace nimstone::proof {

namespace {

/// True if the coin is the right coin of its pair: the last coin, the coin two places before it, and so on.
bool isRight(std::size_t coin, std::size_t coins) { return (coins - coin) % 2 == 1; }

std::vector<Count> gapsOf(const Position& strip)
{
    std::vector<Count> gaps;
    for (std::size_t coin = 0; coin < strip.heaps.size(); ++coin)
        gaps.push_back(CoinsOnAStrip::gapBelow(strip, coin));
    return gaps;
}

/// The gaps inside pairs, as a position of Nim.
Position countedOf(const std::vector<Count>& gaps)
{
    Position counted;
    for (std::size_t coin = (gaps.size() + 1) % 2; coin < gaps.size(); coin += 2)
        counted.heaps.push_back(gaps[coin]);
    return counted;
}

CoinUnbalances allSlides(const std::vector<Count>& gaps)
{
    CoinUnbalances result;
    for (std::size_t coin = 0; coin < gaps.size(); ++coin)
        (isRight(coin, gaps.size()) ? result.right : result.left) += gaps[coin];
    return result;
}

/// The step with the winning slide. Requires a nim-sum s ≠ 0.
CoinBalance winningSlide(const std::vector<Count>& gaps)
{
    const Position counted = countedOf(gaps);
    const TakeStones take = takeStonesStep(counted);
    Position after = counted;
    after.heaps[take.move.heap] = take.after;
    const std::size_t coin = 2 * take.move.heap + (gaps.size() + 1) % 2;
    return {nimSum(counted.heaps), Move{coin, take.move.taken}, take.before, take.after, after.heaps, nimSum(after.heaps)};
}

std::optional<CoinReply> following(const std::vector<Count>& gaps)
{
    for (std::size_t coin = gaps.size(); coin-- > 0;) {
        if (!isRight(coin, gaps.size()) && gaps[coin] != 0)
            return CoinReply{coin, gaps[coin], gaps[coin + 1], gaps[coin + 1] + gaps[coin]};
    }
    return std::nullopt;
}

Steps coinSteps(const Proof& proof)
{
    Position strip = proof.position();
    const std::vector<Count> gaps = gapsOf(strip);
    const Position counted = countedOf(gaps);
    const Count sum = nimSum(counted.heaps);
    Steps steps{CoinGaps{strip.heaps, gaps, counted.heaps, sum}};
    if (sum != 0) {
        const CoinBalance slide = winningSlide(gaps);
        strip.heaps[slide.move.heap] -= slide.move.taken;
        steps.push_back(slide);
    } else if (const CoinUnbalances all = allSlides(gaps); all.right + all.left != 0) {
        steps.push_back(all);
    }
    if (const auto answer = following(gapsOf(strip)))
        steps.push_back(*answer);
    steps.push_back(CoinConclusion{sum, sum == 0 ? Outcome::P : Outcome::N});
    return steps;
}

/// Sorts the numbers of the subject and uses them as squares of coins. It clamps the square of each coin: at least one
/// square above the coin before it, and low enough that the coins after it have room.
GameSum nearestStrip(Subject subject)
{
    Position near = heapsNear(subject);
    std::ranges::sort(near.heaps);
    const std::size_t coins = near.heaps.size();
    for (std::size_t coin = 0; coin < coins; ++coin) {
        const Count least = coin == 0 ? 0 : near.heaps[coin - 1] + 1;
        near.heaps[coin] = std::clamp(near.heaps[coin], least, maxCount - static_cast<Count>(coins - 1 - coin));
    }
    return subjectOf("coins", near);
}

GameSum randomStrip(Seed seed)
{
    Chance chance(seed);
    std::vector<Count> gaps = drawnHeaps(chance, chance.between(3, 5), 0, 6).heaps;
    if (chance.below(2) == 0)
        gaps.back() ^= nimSum(countedOf(gaps).heaps);
    return subjectOf("coins", CoinsOnAStrip().positionFromSizes(gaps));
}

}  // namespace

std::vector<Entry> coinEntries()
{
    return {
        {Theorem::CoinsOnAStrip, {"coins"}, refuseManyHeaps, coinSteps, nearestStrip, randomStrip},
    };
}

}  // namespace nimstone::proof
