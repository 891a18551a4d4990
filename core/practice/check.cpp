#include "core/practice/check.h"

#include <algorithm>
#include <cassert>

#include "core/games/nim.h"
#include "core/nimber.h"

namespace nimstone::practice {

namespace {

/// The columns that hold a 1, and those that hold more than one.
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

bool isOrdinarySum(Answer answer, const Position& position)
{
    const StoneTotal total = totalStones(position);
    return total.exact && total.stones == answer;
}

Result checkSum(const Position& position, Answer answer)
{
    const Count sum = nimSum(position.heaps);
    if (answer == sum)
        return RightSum{sum};
    const auto onesIn = [&position](Count column) { return onesInColumn(position.heaps, column); };
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

Result checkHeap(const Position& position, Answer answer)
{
    if (answer >= position.heaps.size())
        return NoSuchHeap{position.heaps.size()};
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    const std::size_t heap = answer;
    const Count size = position.heaps[heap];
    if (hasBit(size, column))
        return RightHeap{heap, size, sum, sum ^ size, column, onesInColumn(position.heaps, column)};

    NotEligible fault{NotEligible::Why::NoReason, heap, size, sum, sum ^ size, column, 0};
    const Count largest = *std::ranges::max_element(position.heaps);
    const Count top = *highestColumn(largest);
    if (size == largest) {
        fault.why = NotEligible::Why::LargestHeap;
    } else if (hasBit(size, top)) {
        fault.why = NotEligible::Why::TopColumn;
        fault.otherColumn = top;
    } else if (const auto lower = highestColumn(size & sum)) {
        fault.why = NotEligible::Why::LowerColumn;
        fault.otherColumn = *lower;
    }
    return fault;
}

WrongAmount::Why reasonOf(Answer answer, Count size, Count sum)
{
    if (answer == (sum ^ size))
        return WrongAmount::Why::AnsweredTarget;
    if (answer == sum)
        return WrongAmount::Why::TookSum;
    return answer == size ? WrongAmount::Why::TookAll : WrongAmount::Why::NoReason;
}

Result checkAmount(const Position& position, std::size_t heap, Answer answer)
{
    const Count sum = nimSum(position.heaps);
    const Count size = position.heaps[heap];
    if (answer == 0)
        return TakesNothing{heap};
    if (answer > size)
        return TakesTooMany{heap, answer, size, answer == sum};
    const Move move{heap, answer};
    const Position after = Nim().play(position, move).value();
    const Count left = nimSum(after.heaps);
    if (left == 0)
        return RightAmount{move, sum, size, size - answer};
    const Move refutation = Nim().winningMoves(after, 1).listed.front();
    return WrongAmount{reasonOf(answer, size, sum), move, sum, size - answer, left, after, refutation,
                       Nim().play(after, refutation).value()};
}

class Check {
public:
    explicit Check(Answer answer) : m_answer(answer) {}

    Result operator()(const NimSumExercise& exercise) const { return checkSum(exercise.position, m_answer); }
    Result operator()(const EligibleHeapExercise& exercise) const { return checkHeap(exercise.position, m_answer); }
    Result operator()(const HowManyExercise& exercise) const
    {
        return checkAmount(exercise.position, exercise.heap, m_answer);
    }

private:
    Answer m_answer;
};

}  // namespace

Result check(const Exercise& exercise, Answer answer)
{
    assert(isSound(exercise));
    return std::visit(Check(answer), exercise);
}

bool isRight(const Result& result)
{
    return std::holds_alternative<RightSum>(result) || std::holds_alternative<RightHeap>(result)
        || std::holds_alternative<RightAmount>(result);
}

}  // namespace nimstone::practice
