#include "core/practice/skills/nim/nim_sum.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

/// The columns that contain at least one 1 (`some`), and the columns that contain more than one 1 (`several`).
struct Columns {
    Count some = 0;
    Count several = 0;
};

Columns columnsOf(const Position& position)
{
    Columns columns;
    for (const Count heap : position.heaps) {
        columns.several |= columns.some & heap;
        columns.some |= heap;
    }
    return columns;
}

bool isOrdinarySum(Count answer, const Position& position)
{
    const StoneTotal total = totalStones(position);
    return total.exact && total.stones == answer;
}

}  // namespace

NimSumExercise NimSumExercise::draw(Chance& chance, int level)
{
    return {drawHeaps(chance, sizeOf(level))};
}

bool NimSumExercise::isWorthAsking(int /*level*/) const
{
    return columnsOf(position).some != nimSum(position.heaps);
}

int NimSumExercise::answerColumns() const { return columnsNeeded(position.heaps); }

Answers NimSumExercise::rightAnswers() const { return {nimSum(position.heaps)}; }

std::vector<MisconceptionAnswer> NimSumExercise::misconceptionAnswers() const
{
    const Count sum = nimSum(position.heaps);
    std::vector<MisconceptionAnswer> all{{Misconception::AddedWithCarries, totalStones(position).stones},
                            {Misconception::JoinedOnes, columnsOf(position).some}};
    for (const Count heap : position.heaps)
        all.push_back({Misconception::HeapLeftOut, sum ^ heap});
    return all;
}

NimSumExercise::Result NimSumExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const Count sum = nimSum(position.heaps);
    if (answer == sum)
        return RightSum{sum};
    const auto onesIn = [this](Count column) { return onesInColumn(position.heaps, column); };
    const Columns columns = columnsOf(position);
    if (isOrdinarySum(answer, position)) {
        const Count lowest = columns.several & (~columns.several + 1);
        return OrdinarySum{answer, lowest, onesIn(lowest)};
    }
    const Count wrong = sum ^ answer;
    const Count highest = *highestColumn(wrong);
    if (answer == columns.some)
        return JoinedOnes{answer, highest, onesIn(highest)};
    const auto leftOut = std::ranges::find(position.heaps, wrong);
    if (leftOut != position.heaps.end())
        return HeapLeftOut{answer, static_cast<std::size_t>(leftOut - position.heaps.begin()), *leftOut};
    return WrongColumns{answer, wrong, highest, onesIn(highest)};
}

LadderOf<NimSumExercise::Rung> NimSumExercise::hints() const
{
    const Count sum = nimSum(position.heaps);
    const int columns = columnsNeeded(position.heaps);
    const Count top = Count{1} << (columns - 1);
    const Count middle = Count{1} << (columns / 2);
    return {AskWhatPairsDo{}, AddWithoutCarries{columns}, CountOneColumn{top, onesInColumn(position.heaps, top)},
            UpperColumns{middle, sum & ~(middle - 1)}, TheSum{sum}};
}

bool NimSumExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const CountOneColumn& shown) { return hasBit(answer, shown.column) == (shown.ones % 2 == 1); },
        [&](const UpperColumns& shown) { return (answer & ~(shown.lowest - 1)) == shown.value; },
        [&](const TheSum& shown) { return answer == shown.sum; });
}

}  // namespace nimstone::practice
