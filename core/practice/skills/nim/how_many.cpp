#include "core/practice/skills/nim/how_many.h"

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

HowManyExercise HowManyExercise::draw(Chance& chance, int level)
{
    Position position = drawHeaps(chance, sizeOf(level));
    const std::size_t heap = chance.below(position.heaps.size());
    return {std::move(position), heap};
}

bool HowManyExercise::isSound() const
{
    return heap < position.heaps.size() && (nimSum(position.heaps) ^ position.heaps[heap]) < position.heaps[heap];
}

bool HowManyExercise::isWorthAsking(int level) const
{
    const Count sum = nimSum(position.heaps);
    const Count before = position.heaps[heap];
    const Count after = sum ^ before;
    const Count taken = before - after;
    if (after == 0 || taken == after || taken == sum)
        return false;
    return level < 3 || topColumnIsEven(position);
}

Answers HowManyExercise::rightAnswers() const
{
    return {position.heaps[heap] - (nimSum(position.heaps) ^ position.heaps[heap])};
}

/// One of these answers is the nim-sum, which may be larger than the heap.
std::vector<MisconceptionAnswer> HowManyExercise::misconceptionAnswers() const
{
    const Count sum = nimSum(position.heaps);
    const Count size = position.heaps[heap];
    std::vector<MisconceptionAnswer> all{{Misconception::TookAll, size}};
    if ((sum ^ size) > 0)
        all.push_back({Misconception::TookWhatIsLeft, sum ^ size});
    all.push_back({Misconception::TookTheSum, sum});
    return all;
}

HowManyExercise::Result HowManyExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const Count sum = nimSum(position.heaps);
    const Count size = position.heaps[heap];
    if (answer == 0)
        return TakesNothing{heap};
    if (answer > size)
        return TakesTooMany{misconceptionBehind(given, misconceptionAnswers()), heap, answer, size};
    const Move move{heap, answer};
    const Position after = Nim().play(position, move).value();
    const Count left = nimSum(after.heaps);
    if (left == 0)
        return RightAmount{move, sum, size, size - answer};
    const Move refutation = Nim().winningMoves(after, 1).listed.front();
    return WrongAmount{misconceptionBehind(given, misconceptionAnswers()), move, sum, size - answer, left, after, refutation,
                       Nim().play(after, refutation).value()};
}

LadderOf<HowManyExercise::Rung> HowManyExercise::hints() const
{
    const Count sum = nimSum(position.heaps);
    const Count before = position.heaps[heap];
    const Count after = sum ^ before;
    return {AskWhatRemains{heap}, FlipInOddColumns{heap}, clearInColumn(position, heap),
            OddColumns{heap, sum & ~Count{1}}, TheAmount{{heap, before - after}, sum, before, after}};
}

bool HowManyExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count taken = answer.number();
    const Count before = position.heaps[heap];
    const Count after = before - taken;
    return agrees(
        rung,
        [&](const ClearInColumn& shown) { return shown.fits(before, after); },
        [&](const OddColumns& shown) { return ((before ^ after) & ~Count{1}) == shown.columns; },
        [&](const TheAmount& shown) { return taken == shown.move.taken; });
}

ClearInColumn clearInColumn(const Position& position, std::size_t heap)
{
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    // For a heap of 2 stones, showing the next column too would reveal the answer.
    const Count lowest = position.heaps[heap] == column && column > 2 ? column / 2 : column;
    return {heap, column, lowest, sum & ~(lowest - 1)};
}

}  // namespace nimstone::practice
