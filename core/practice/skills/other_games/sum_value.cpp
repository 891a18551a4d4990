#include "core/practice/skills/other_games/sum_value.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>

#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/other_games/mex.h"
#include "core/sum/sum_notation.h"

namespace nimstone::practice {

namespace {

const BashGame* sumBashIn(const Component& part) { return part.rules.as<BashGame>(); }

/// Returns the nim-sum of the heaps of the component. A person who ignores the rules of the component mistakes this number for
/// its value.
Count sumSizeOf(const Component& part) { return nimSum(part.position.heaps); }

std::vector<Count> sumSizes(const GameSum& gameSum)
{
    std::vector<Count> sizes;
    for (const Component& part : gameSum.components())
        sizes.push_back(sumSizeOf(part));
    return sizes;
}

/// Returns the values of the components, with one mistake: a single heap of Bash's game gets n mod m instead of n mod (m + 1).
std::vector<Count> sumValuesModM(const SumValueExercise& exercise)
{
    std::vector<Count> values = exercise.values();
    for (std::size_t part = 0; part < values.size(); ++part) {
        const Component& component = exercise.gameSum.components()[part];
        if (const BashGame* bash = sumBashIn(component); bash && component.position.heaps.size() == 1)
            values[part] = component.position.heaps.front() % bash->m();
    }
    return values;
}

/// Returns the first index at which the two lists differ.
std::size_t sumFirstOther(const std::vector<Count>& one, const std::vector<Count>& other)
{
    return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

struct SumMistake {
    Misconception misconception;
    Count answer;
    std::size_t part = 0;
};

/// Returns the answers that misconceptions give, the likeliest first.
std::vector<SumMistake> sumMistakes(const SumValueExercise& exercise)
{
    const std::vector<Count> values = exercise.values();
    const std::vector<Count> sizes = sumSizes(exercise.gameSum);
    const std::vector<Count> modM = sumValuesModM(exercise);
    // Chooses a component whose value differs from the nim-sum of its heaps. A component with one heap is preferred, because
    // its size is unambiguous.
    std::size_t unlike = sumFirstOther(sizes, values);
    for (std::size_t part = values.size(); part-- > 0;) {
        if (sizes[part] != values[part] && exercise.gameSum.components()[part].position.heaps.size() == 1)
            unlike = part;
    }
    std::vector<SumMistake> made{{Misconception::AddedWithCarries, std::accumulate(values.begin(), values.end(), Count{0})},
                                 {Misconception::SizesForValues, nimSum(sizes), unlike}};
    if (modM != values)
        made.push_back({Misconception::ModuloMost, nimSum(modM), sumFirstOther(modM, values)});
    made.push_back({Misconception::LargestValue, *std::ranges::max_element(values)});
    made.push_back({Misconception::MexOfValues, mexFrom(0, {values.begin(), values.end()})});
    for (std::size_t part = 0; part < values.size(); ++part)
        made.push_back({Misconception::HeapLeftOut, nimSum(values) ^ values[part], part});
    return made;
}

std::string sumNumber(Count number) { return std::to_string(number); }

std::string sumNimPart(Chance& chance) { return "nim:" + sumNumber(chance.between(2, 9)); }

std::string sumBashPart(Chance& chance)
{
    const Count most = chance.between(2, 6);
    return "bash(" + sumNumber(most) + "):" + sumNumber(chance.between(most + 2, 2 * most + 8));
}

std::string sumKaylesPart(Chance& chance) { return "kayles:" + sumNumber(chance.between(4, 11)); }

std::string sumSubtractionPart(Chance& chance)
{
    constexpr std::array sets{"1,3,4", "2,3", "1,4", "1,2,5", "2,4,5"};
    return "subtraction(" + std::string(sets[chance.below(sets.size())]) + "):" + sumNumber(chance.between(5, 13));
}

std::string sumWythoffPart(Chance& chance)
{
    return "wythoff:" + sumNumber(chance.between(1, 4)) + "," + sumNumber(chance.between(1, 7));
}

}  // namespace

std::vector<Count> SumValueExercise::values() const
{
    std::vector<Count> values;
    for (std::size_t part = 0; part < gameSum.components().size(); ++part)
        values.push_back(gameSum.grundyOfPart(part).value_or(0));
    return values;
}

std::vector<Count> SumValueExercise::given(std::size_t index) const
{
    const Component& part = gameSum.components()[index];
    std::vector<Count> values;
    Position position = part.position;
    if (part.rules.as<Nim>() || sumBashIn(part) || (!part.rules->sequence() && !part.rules.as<Wythoff>()))
        return values;
    if (part.rules->sequence())
        position.heaps = {std::ranges::max(position.heaps)};
    // The list goes a little beyond the value that the user needs, so that this value is not simply the last one.
    const Count last = position.heaps.back() + 2;
    for (Count size = 0; size <= last; ++size) {
        position.heaps.back() = size;
        values.push_back(part.rules->grundy(position).value_or(0));
    }
    return values;
}

SumValueExercise SumValueExercise::draw(Chance& chance, int level)
{
    std::vector<std::string> parts{sumBashPart(chance)};
    if (level == lowestLevel) {
        parts.push_back(sumNimPart(chance));
    } else if (level < highestLevel) {
        parts.push_back(sumNimPart(chance));
        parts.push_back(chance.below(2) == 0 ? sumKaylesPart(chance) : sumSubtractionPart(chance));
    } else {
        parts.push_back(sumKaylesPart(chance));
        parts.push_back(sumSubtractionPart(chance));
        parts.push_back(sumWythoffPart(chance));
    }
    shuffle(parts, chance);
    std::string text = parts.front();
    for (std::size_t part = 1; part < parts.size(); ++part)
        text += " + " + parts[part];
    const bool asksForHeap = level == highestLevel && chance.below(2) == 0;
    return {parseSum(text).value(), asksForHeap};
}

bool SumValueExercise::isSound() const
{
    const auto isKnown = [](const Component& part) { return part.rules->grundy(part.position).has_value(); };
    return gameSum.isSum() && !gameSum.isPartisan() && std::ranges::all_of(gameSum.components(), isKnown)
        && std::ranges::any_of(gameSum.components(), [](const Component& part) { return !part.rules.as<Nim>(); });
}

bool SumValueExercise::isWorthAsking(int /*level*/) const
{
    const std::vector<Count> all = values();
    const Count right = nimSum(all);
    if (sumSizes(gameSum) == all || sumValuesModM(*this) == all || std::ranges::count(all, Count{0}) > 1 || (asksForHeap && right == 0))
        return false;
    return std::ranges::none_of(sumMistakes(*this), [right](const SumMistake& mistake) {
        return mistake.answer == right && mistake.misconception != Misconception::HeapLeftOut;
    });
}

std::vector<Count> SumValueExercise::likeness() const
{
    // `parts` contains each component in the notation. It is sorted, so that the order of the components does not matter.
    std::vector<std::string> parts;
    for (const Component& part : gameSum.components())
        parts.push_back(print(part));
    std::ranges::sort(parts);
    std::vector<Count> letters;
    for (const std::string& part : parts) {
        for (const char letter : part)
            letters.push_back(static_cast<Count>(letter));
        letters.push_back(0);
    }
    return letters;
}

Count SumValueExercise::difficulty() const
{
    return gameSum.components().size() * static_cast<Count>(columnsNeeded(values()));
}

Answers SumValueExercise::rightAnswers() const { return {nimSum(values())}; }

std::vector<MisconceptionAnswer> SumValueExercise::misconceptionAnswers() const
{
    std::vector<MisconceptionAnswer> all;
    for (const SumMistake& mistake : sumMistakes(*this))
        all.push_back({mistake.misconception, mistake.answer});
    return all;
}

SumValueExercise::Result SumValueExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    std::vector<Count> all = values();
    const Count sum = nimSum(all);
    if (answer == sum)
        return RightSumValue{std::move(all), sum};
    const Count column = *highestColumn(sum ^ answer);
    const std::size_t ones = onesInColumn(all, column);
    WrongSumValue fault{.answer = answer, .values = std::move(all), .column = column, .ones = ones};
    const auto mistake = mistakeBehind(answer, sumMistakes(*this));
    if (!mistake)
        return fault;
    const Component& part = gameSum.components()[mistake->part];
    fault.misconception = mistake->misconception;
    fault.part = mistake->part;
    fault.size = sumSizeOf(part);
    if (const BashGame* bash = sumBashIn(part))
        fault.most = bash->m();
    return fault;
}

LadderOf<SumValueExercise::Rung> SumValueExercise::hints() const
{
    const std::vector<Count> all = values();
    const Count sum = nimSum(all);
    // Finds the component with the most stones among those that are not Nim.
    std::size_t shown = 0;
    Count largest = 0;
    for (std::size_t part = 0; part < all.size(); ++part) {
        const Count size = totalStones(gameSum.components()[part].position).stones;
        if (!gameSum.components()[part].rules.as<Nim>() && size > largest) {
            largest = size;
            shown = part;
        }
    }
    const Count column = std::max(highestColumn(*std::ranges::max_element(all)).value_or(0), Count{2});
    return {AskWhatComponentsAreWorth{all.size()}, ReplacePartsByHeaps{}, ValueOfOnePart{shown, all[shown], column, hasBit(sum, column)},
            SumAboveLastColumn{sum & ~Count{1}}, TheSumValue{all, sum}};
}

bool SumValueExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const ValueOfOnePart& shown) { return answer / shown.column == (shown.isOdd ? 1 : 0); },
        [&](const SumAboveLastColumn& shown) { return (answer & ~Count{1}) == shown.value; },
        [&](const TheSumValue& shown) { return answer == shown.sum; });
}

}  // namespace nimstone::practice
