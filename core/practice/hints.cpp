#include "core/practice/hints.h"

#include <algorithm>
#include <cassert>

#include "core/nimber.h"

namespace nimstone::practice {

namespace {

struct LadderOf {
    Ladder operator()(const NimSumExercise& exercise) const;
    Ladder operator()(const EligibleHeapExercise& exercise) const;
    Ladder operator()(const HowManyExercise& exercise) const;
};

Ladder LadderOf::operator()(const NimSumExercise& exercise) const
{
    const auto& heaps = exercise.position.heaps;
    const Count sum = nimSum(heaps);
    const int columns = columnsNeeded(heaps);
    const Count top = Count{1} << (columns - 1);
    const Count middle = Count{1} << (columns / 2);
    return {AskWhatPairsDo{}, AddWithoutCarries{columns}, CountOneColumn{top, onesInColumn(heaps, top)},
            UpperColumns{middle, sum & ~(middle - 1)}, TheSum{sum}};
}

Ladder LadderOf::operator()(const EligibleHeapExercise& exercise) const
{
    const auto& heaps = exercise.position.heaps;
    const Count sum = nimSum(heaps);
    const Count column = *highestColumn(sum);
    const auto isEligible = [column](Count heap) { return hasBit(heap, column); };
    const auto indexOf = [&heaps](auto found) { return static_cast<std::size_t>(found - heaps.begin()); };
    const std::size_t heap = indexOf(std::ranges::find_if(heaps, isEligible));
    const std::size_t decoy = indexOf(std::ranges::find_if_not(heaps, isEligible));
    return {AskWhichShrinks{}, HighestOddColumnDecides{columnsNeeded(heaps)},
            LookAtColumn{column, onesInColumn(heaps, column)},
            OneOfTwo{column, std::min(heap, decoy), std::max(heap, decoy)},
            TheHeap{heap, column, sum, heaps[heap], sum ^ heaps[heap]}};
}

Ladder LadderOf::operator()(const HowManyExercise& exercise) const
{
    const Count sum = nimSum(exercise.position.heaps);
    const Count before = exercise.position.heaps[exercise.heap];
    const Count after = sum ^ before;
    return {AskWhatRemains{exercise.heap}, FlipInOddColumns{exercise.heap},
            ClearInColumn{exercise.heap, *highestColumn(sum)}, OddColumns{exercise.heap, sum},
            TheAmount{{exercise.heap, before - after}, sum, before, after}};
}

class Fits {
public:
    Fits(const Exercise& exercise, Answer answer) : m_exercise(exercise), m_answer(answer) {}

    // A question and an idea exclude no answer.
    bool operator()(const AskWhatPairsDo&) const { return true; }
    bool operator()(const AddWithoutCarries&) const { return true; }
    bool operator()(const AskWhichShrinks&) const { return true; }
    bool operator()(const HighestOddColumnDecides&) const { return true; }
    bool operator()(const AskWhatRemains&) const { return true; }
    bool operator()(const FlipInOddColumns&) const { return true; }

    bool operator()(const CountOneColumn& rung) const { return hasBit(m_answer, rung.column) == (rung.ones % 2 == 1); }
    bool operator()(const UpperColumns& rung) const { return (m_answer & ~(rung.lowest - 1)) == rung.value; }
    bool operator()(const TheSum& rung) const { return m_answer == rung.sum; }

    bool operator()(const LookAtColumn& rung) const { return hasBit(heaps()[m_answer], rung.column); }
    bool operator()(const OneOfTwo& rung) const
    {
        return (m_answer == rung.first || m_answer == rung.second) && hasBit(heaps()[m_answer], rung.column);
    }
    bool operator()(const TheHeap& rung) const { return m_answer == rung.heap; }

    bool operator()(const ClearInColumn& rung) const { return highestColumn(flipped(rung.heap)) == rung.column; }
    bool operator()(const OddColumns& rung) const { return flipped(rung.heap) == rung.sum; }
    bool operator()(const TheAmount& rung) const { return m_answer == rung.move.taken; }

private:
    const std::vector<Count>& heaps() const { return positionOf(m_exercise).heaps; }

    /// The columns in which the heap changes when the answered number of stones is taken.
    Count flipped(std::size_t heap) const { return heaps()[heap] ^ (heaps()[heap] - m_answer); }

    const Exercise& m_exercise;
    Answer m_answer;
};

}  // namespace

Ladder hints(const Exercise& exercise)
{
    assert(isSound(exercise));
    return std::visit(LadderOf(), exercise);
}

bool fits(const Rung& rung, const Exercise& exercise, Answer answer)
{
    return std::visit(Fits(exercise, answer), rung);
}

}  // namespace nimstone::practice
