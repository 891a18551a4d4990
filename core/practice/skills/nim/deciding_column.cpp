#include "core/practice/skills/nim/deciding_column.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

/// Returns the column with the most 1s. If several columns have the most, it is the highest of them.
Count fullestColumn(const std::vector<Count>& columns, const Position& position)
{
    return *std::ranges::max_element(columns, {}, [&](Count column) { return onesInColumn(position.heaps, column); });
}

/// Returns all columns except the deciding column, starting with those that people choose most often by mistake.
std::vector<Count> decoyColumns(const DecidingColumnExercise& exercise)
{
    const std::vector<Count> columns = exercise.offered();
    const Count sum = nimSum(exercise.position.heaps);
    const Count column = *highestColumn(sum);
    const Count lowest = sum & (~sum + 1);
    std::vector<Count> decoys;
    const auto add = [&](Count decoy) {
        if (decoy != column && std::ranges::find(decoys, decoy) == decoys.end())
            decoys.push_back(decoy);
    };
    add(columns.front());
    add(lowest);
    add(fullestColumn(columns, exercise.position));
    std::ranges::for_each(columns, add);
    return decoys;
}

}  // namespace

DecidingColumnExercise DecidingColumnExercise::draw(Chance& chance, int level)
{
    // The position has one more heap than usual, so that the user has more 1s to count.
    const HeapsSize size = sizeOf(level);
    return {drawHeaps(chance, {size.heaps + 1, size.columns})};
}

bool DecidingColumnExercise::isSound() const
{
    return nimSum(position.heaps) != 0 && columnsNeeded(position.heaps) >= 2;
}

bool DecidingColumnExercise::isWorthAsking(int level) const
{
    const Count sum = nimSum(position.heaps);
    const bool lowerIsOdd = (sum & (sum - 1)) != 0;
    if (level == 1)
        return topColumnIsEven(position) || lowerIsOdd;
    return topColumnIsEven(position) && (level < 3 || lowerIsOdd);
}

std::vector<Count> DecidingColumnExercise::offered() const
{
    std::vector<Count> columns;
    for (Count column = Count{1} << (columnsNeeded(position.heaps) - 1); column != 0; column /= 2)
        columns.push_back(column);
    return columns;
}

Answers DecidingColumnExercise::rightAnswers() const { return {*highestColumn(nimSum(position.heaps))}; }

std::vector<MisconceptionAnswer> DecidingColumnExercise::misconceptionAnswers() const
{
    return misledAmong(*this, offered());
}

DecidingColumnExercise::Result DecidingColumnExercise::check(const Answer& answer) const
{
    const Count column = answer.number();
    const std::vector<Count> columns = offered();
    if (std::ranges::find(columns, column) == columns.end())
        return NoSuchColumn{columns.front()};
    const Count sum = nimSum(position.heaps);
    const std::size_t ones = onesInColumn(position.heaps, column);
    if (column == *highestColumn(sum))
        return RightColumn{column, ones};
    if (column == columns.front())
        return NotDeciding{Misconception::TopColumn, column, ones};
    if (hasBit(sum, column))
        return NotDeciding{Misconception::LowerColumn, column, ones};
    if (column == fullestColumn(columns, position))
        return NotDeciding{Misconception::FullestColumn, column, ones};
    return NotDeciding{{}, column, ones};
}

LadderOf<DecidingColumnExercise::Rung> DecidingColumnExercise::hints() const
{
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    std::vector<Count> decoys = decoyColumns(*this);
    // Keeps at most two decoys. If there are two or more, leaves out at least one, so that the hint excludes a column.
    decoys.resize(std::clamp<std::size_t>(decoys.size() - 1, 1, 2));
    Count some = column;
    for (const Count decoy : decoys)
        some |= decoy;
    // The choice of the decoy must not depend on the deciding column, because otherwise it would reveal this column.
    const Count decoy = decoys[static_cast<std::size_t>(totalStones(position).stones % decoys.size())];
    return {AskWhichAreEven{}, CountFromTheTop{columnsNeeded(position.heaps)}, OneOfSomeColumns{some},
            OneOfLastTwoColumns{std::max(column, decoy), std::min(column, decoy)},
            TheColumn{column, onesInColumn(position.heaps, column), sum}};
}

bool DecidingColumnExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count column = answer.number();
    return agrees(
        rung,
        [&](const OneOfSomeColumns& shown) { return hasBit(shown.columns, column); },
        [&](const OneOfLastTwoColumns& shown) { return column == shown.higher || column == shown.lower; },
        [&](const TheColumn& shown) { return column == shown.column; });
}

}  // namespace nimstone::practice
