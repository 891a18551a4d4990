#include "core/practice/skills/other_games/outcome.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/golden.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

Outcome outcomeOf(const GameSum& sum)
{
    return sum.outcome() == OutcomeClass::P ? Outcome::P : Outcome::N;
}

Count takenBy(const Move& move)
{
    Count taken = 0;
    for (const Take& take : takesOf(move))
        taken += take.taken;
    return taken;
}

/// Returns a winning move of an N-position. isSound() guarantees that the search finds one.
MoveInSum winningMoveIn(const GameSum& sum)
{
    const WinningMovesInSum winning = sum.winningMoves(1);
    assert(!winning.listed.empty());
    return winning.listed.front();
}

/// Returns the legal move that takes the most stones.
MoveInSum largestMove(const GameSum& sum)
{
    MoveInSum largest;
    Count most = 0;
    for (std::size_t part = 0; part < sum.components().size(); ++part) {
        for (const Move& move : sum.components()[part].rules->legalMoves(sum.components()[part].position)) {
            if (takenBy(move) > most) {
                most = takenBy(move);
                largest = {part, move};
            }
        }
    }
    return largest;
}

OutcomeShown shownOf(const GameSum& sum)
{
    const Outcome outcome = outcomeOf(sum);
    if (outcome == Outcome::N)
        return {sum, outcome, winningMoveIn(sum)};
    const MoveInSum move = largestMove(sum);
    return {sum, outcome, move, winningMoveIn(sum.play(move).value())};
}

struct TwoFacts {
    OutcomeExercise::Rung where;
    OutcomeExercise::Rung halfway;
};

TwoFacts factsOfColumns(const std::vector<Count>& heaps, Count multiple)
{
    const int columns = columnsNeeded(heaps);
    return {ColumnsToCount{Count{1} << (columns - 1), multiple}, HeapsInBinary{heaps, columns, multiple}};
}

TwoFacts factsOfSubtraction(const Rules& rules, Count n, const std::vector<Count>& amounts)
{
    FirstLostSizes first;
    LostSizesBelow below{n, {}, amounts};
    for (Count size = 0; size < n; ++size) {
        if (rules->outcomeClass({{size}}) != OutcomeClass::P)
            continue;
        if (size <= 2 * amounts.back() && first.sizes.size() < 3)
            first.sizes.push_back(size);
        if (size + 2 * amounts.back() >= n)
            below.sizes.push_back(size);
    }
    return {std::move(first), std::move(below)};
}

TwoFacts factsOfMisere(const std::vector<Count>& heaps)
{
    const auto large = static_cast<std::size_t>(std::ranges::count_if(heaps, [](Count heap) { return heap >= 2; }));
    const auto ones = static_cast<Count>(std::ranges::count(heaps, Count{1}));
    return {HeapsOfTwoOrMore{large}, SumOrOnes{large, large == 0 ? ones : nimSum(heaps)}};
}

TwoFacts factsOfSum(const GameSum& sum)
{
    WorthOfParts all;
    for (std::size_t part = 0; part < sum.components().size(); ++part)
        all.worths.push_back(sum.grundyOfPart(part).value());
    return {WorthOfLastPart{all.worths.size() - 1, all.worths.back()}, all};
}

TwoFacts factsOf(const GameSum& sum)
{
    const Component& part = sum.components().front();
    const std::vector<Count>& heaps = part.position.heaps;
    const std::vector<Count> parameters = parametersOf(part.rules);
    switch (outcomeGameOf(sum)) {
    case OutcomeGame::Nim: return factsOfColumns(heaps, 2);
    case OutcomeGame::MooreNim: return factsOfColumns(heaps, parameters.front() + 1);
    case OutcomeGame::Bash: {
        const Count block = parameters.front() + 1;
        return {BlocksToCut{heaps.front(), block}, WholeBlocks{heaps.front(), block, heaps.front() / block}};
    }
    case OutcomeGame::Subtraction: return factsOfSubtraction(part.rules, heaps.front(), parameters);
    case OutcomeGame::Wythoff: {
        const auto [smaller, larger] = std::ranges::minmax(heaps);
        const Count difference = larger - smaller;
        return {DifferenceOfPair{difference}, ColdPairBegins{difference, goldenMultiple(difference)}};
    }
    case OutcomeGame::MisereNim: return factsOfMisere(heaps);
    case OutcomeGame::FibonacciNim: {
        const std::vector<Count> parts = zeckendorf(heaps.front());
        return {LargestPileParts{heaps.front(), parts.back()}, AllParts{heaps.front(), parts, part.position.quota}};
    }
    case OutcomeGame::Sum: break;
    }
    return factsOfSum(sum);
}

bool isWonByItself(const GameSum& sum)
{
    // The position is won without any theory if one move takes everything.
    const MoveInSum largest = largestMove(sum);
    Count stones = 0;
    for (const Component& part : sum.components())
        stones += totalStones(part.position).stones;
    return !sum.isMisere() && takenBy(largest.move) == stones;
}

}  // namespace

OutcomeExercise OutcomeExercise::draw(Chance& chance, int level, std::optional<OutcomeGame> limit)
{
    // The outcome is drawn first, so that half of the positions are lost even if positions that are not worth asking are skipped.
    const Outcome wanted = chance.below(2) == 0 ? Outcome::P : Outcome::N;
    const OutcomeGame game = limit ? *limit : drawGame(chance, level);
    OutcomeExercise exercise{randomOutcomeSum(chance, game, level)};
    for (int attempt = 0; attempt < 400; ++attempt) {
        if (exercise.isSound() && outcomeOf(exercise.sum) == wanted && exercise.isWorthAsking(level))
            break;
        exercise.sum = randomOutcomeSum(chance, game, level);
    }
    return exercise;
}

bool OutcomeExercise::isSound() const
{
    if (sum.isPartisan() || !sum.outcome().has_value() || !sum.canMove())
        return false;
    // The text after the answer shows a winning move, but the search for it may stop before it finds one.
    const GameSum won = outcomeOf(sum) == Outcome::N ? sum : sum.play(largestMove(sum)).value();
    return !won.winningMoves(1).listed.empty();
}

bool OutcomeExercise::isWorthAsking(int /*level*/) const
{
    const Answer right = letterOf(outcomeOf(sum));
    return !isWonByItself(sum) && std::ranges::any_of(misconceptionAnswers(), [&](const MisconceptionAnswer& one) { return one.answer != right; });
}

std::vector<Count> OutcomeExercise::likeness() const
{
    std::vector<Count> all{static_cast<Count>(outcomeGameOf(sum))};
    for (const Component& part : sum.components()) {
        const std::vector<Count> parameters = parametersOf(part.rules);
        const std::vector<Count> heaps = sortedHeaps(part.position);
        all.insert(all.end(), parameters.begin(), parameters.end());
        all.insert(all.end(), heaps.begin(), heaps.end());
        all.push_back(part.position.quota);
    }
    return all;
}

Count OutcomeExercise::difficulty() const
{
    Count bits = 0;
    const auto add = [&bits](Count number) { bits += static_cast<Count>(std::bit_width(number)); };
    for (const Component& part : sum.components()) {
        std::ranges::for_each(part.position.heaps, add);
        std::ranges::for_each(parametersOf(part.rules), add);
        if (part.position.quota != noQuota)
            add(part.position.quota);
    }
    switch (outcomeGameOf(sum)) {
    case OutcomeGame::Nim: return bits;
    case OutcomeGame::Bash:
    case OutcomeGame::Subtraction: return 2 * bits;
    case OutcomeGame::Wythoff:
    case OutcomeGame::MisereNim:
    case OutcomeGame::FibonacciNim:
    case OutcomeGame::MooreNim:
    case OutcomeGame::Sum: break;
    }
    return 3 * bits;
}

Answers OutcomeExercise::rightAnswers() const { return {letterOf(outcomeOf(sum))}; }

OutcomeExercise::Result OutcomeExercise::check(const Answer& answer) const
{
    const Outcome right = outcomeOf(sum);
    if (answer.number() == letterOf(right))
        return RightOutcome{shownOf(sum)};
    return WrongOutcome{misconceptionBehind(letterOf(opposite(right)), misconceptionAnswers()), shownOf(sum)};
}

LadderOf<OutcomeExercise::Rung> OutcomeExercise::hints() const
{
    TwoFacts facts = factsOf(sum);
    return {AskWhatCanBeLeft{}, RuleOfGame{outcomeGameOf(sum), parametersOf(sum.components().front().rules)},
            std::move(facts.where), std::move(facts.halfway), shownOf(sum)};
}

bool OutcomeExercise::fits(const Rung& rung, const Answer& answer) const
{
    // The first 16 kinds of hints only state facts and exclude no answer.
    constexpr std::size_t facts = 16;
    return agrees<facts>(rung, [&](const OutcomeShown& shown) { return answer.number() == letterOf(shown.outcome); });
}

}  // namespace nimstone::practice
