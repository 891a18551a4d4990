#include "core/practice/skills/other_games/cold_pair.h"

#include <algorithm>
#include <array>

#include "core/games/golden/wythoff.h"
#include "core/practice/skills/mistake.h"

namespace nimstone::practice {

namespace {

struct ColdIndices {
    Count first;
    Count last;
};

constexpr std::array<ColdIndices, highestLevel> coldIndices{{{4, 12}, {10, 25}, {26, 120}}};

/// Returns nφ, rounded to the nearest integer: ⌊nφ + 1/2⌋ = ⌊(⌊2nφ⌋ + 1) / 2⌋.
Count nearestGoldenMultiple(Count n)
{
    return (goldenMultiple(2 * n) + 1) / 2;
}

}  // namespace

WythoffPair coldPairAt(Count index)
{
    const Count smaller = goldenMultiple(index);
    return {smaller, smaller + index};
}

WythoffPair coldPairWith(Count number)
{
    const Count partner = coldPartner(number);
    return {std::min(number, partner), std::max(number, partner)};
}

ColdPairExercise ColdPairExercise::draw(Chance& chance, int level)
{
    const ColdIndices& indices = coldIndices[static_cast<std::size_t>(level - lowestLevel)];
    const WythoffPair pair = coldPairAt(chance.between(indices.first, indices.last));
    return {chance.below(2) == 0 ? pair.smaller : pair.larger};
}

bool ColdPairExercise::isSound() const { return given <= maxCount / 4 && coldPairWith(given).index() > coldPairsKnown; }

bool ColdPairExercise::isWorthAsking(int level) const
{
    const WythoffPair pair = coldPairWith(given);
    return level < highestLevel || given == pair.larger || nearestGoldenMultiple(given) != pair.larger;
}

Answers ColdPairExercise::rightAnswers() const { return {coldPartner(given)}; }

std::vector<MisconceptionAnswer> ColdPairExercise::misconceptionAnswers() const
{
    const WythoffPair pair = coldPairWith(given);
    const Count index = pair.index();
    const bool isSmaller = given == pair.smaller;
    std::vector<MisconceptionAnswer> all;
    if (isSmaller)
        all.push_back({Misconception::RoundedGolden, nearestGoldenMultiple(given)});
    all.push_back({Misconception::CountedFromZero, isSmaller ? given + index - 1 : given - index + 1});
    all.push_back({Misconception::WrongSideOfPair, isSmaller ? given - index : given + index});
    all.push_back({Misconception::AnsweredDifference, index});
    for (const Count beside : {index - 1, index + 1}) {
        const WythoffPair other = coldPairAt(beside);
        all.push_back({Misconception::PairBeside, isSmaller ? other.larger : other.smaller});
    }
    if (isSmaller || given % 2 == 0)
        all.push_back({Misconception::DoubledNumber, isSmaller ? 2 * given : given / 2});
    return all;
}

ColdPairExercise::Result ColdPairExercise::check(const Answer& said) const
{
    const Count answer = said.number();
    if (answer == coldPartner(given))
        return RightPartner{given, coldPairWith(given)};
    if (answer == given || answer == 0)
        return TakenAtOnce{given, answer};
    const auto idea = misconceptionBehind(said, misconceptionAnswers());
    if (answer > 2 * given && !idea)
        return TooFarApart{given, answer};
    const WythoffPair ofDifference = coldPairAt(answer > given ? answer - given : given - answer);
    WrongPartner fault{idea, given, answer, coldPairWith(answer)};
    if (ofDifference != coldPairWith(given))
        fault.ofDifference = ofDifference;
    return fault;
}

LadderOf<ColdPairExercise::Rung> ColdPairExercise::hints() const
{
    const WythoffPair pair = coldPairWith(given);
    MexAndDifference idea;
    for (Count index = 0; index < coldPairsKnown; ++index)
        idea.first.push_back(coldPairAt(index));
    // The pair that the hint shows has an odd index, so the right pair can be the first or the second pair after it.
    const WythoffPair before = coldPairAt((pair.index() & ~Count{1}) - 1);
    return {AskWhatIsUnused{}, idea, SideOfThePair{given, given == pair.smaller}, PairBefore{given, before}, ThePair{given, pair}};
}

bool ColdPairExercise::fits(const Rung& rung, const Answer& said) const
{
    const Count answer = said.number();
    return agrees(
        rung,
        [&](const SideOfThePair& shown) { return shown.isSmaller ? answer > given : answer < given; },
        [&](const PairBefore& shown) {
            const Count difference = answer > given ? answer - given : given - answer;
            return difference == shown.before.index() + 1 || difference == shown.before.index() + 2;
        },
        [&](const ThePair& shown) { return answer == shown.pair.smaller + shown.pair.larger - given; });
}

}  // namespace nimstone::practice
