#include "core/practice/skills/nim/eligible_heap.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

bool largestHeapIsEligible(const Position& position)
{
    const Count largest = *std::ranges::max_element(position.heaps);
    return (nimSum(position.heaps) ^ largest) < largest;
}

/// A wrong heap that serves as a decoy, and a column in which it has a 1.
struct Decoy {
    std::size_t heap;
    Count column;
};

/// Returns a wrong heap and a wrong column. If the wrong heaps are not all equal, the column is one in which some other wrong
/// heap has no 1.
Decoy decoyIn(const std::vector<Count>& heaps, Count deciding)
{
    std::vector<std::size_t> wrong;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        if (heaps[heap] > 0 && !hasBit(heaps[heap], deciding))
            wrong.push_back(heap);
    }
    for (const std::size_t heap : wrong) {
        for (const Count column : blocks(heaps[heap])) {
            if (!std::ranges::all_of(wrong, [&](std::size_t other) { return hasBit(heaps[other], column); }))
                return {heap, column};
        }
    }
    return {wrong.front(), *highestColumn(heaps[wrong.front()])};
}

/// Returns the indices of all heaps but one. The last heap that is not in `kept` is left out. Requires at least three heaps.
std::vector<std::size_t> allButOne(std::size_t heaps, const std::array<std::size_t, 2>& kept)
{
    std::vector<std::size_t> all(heaps);
    std::iota(all.begin(), all.end(), std::size_t{0});
    std::size_t last = heaps - 1;
    while (std::ranges::find(kept, last) != kept.end())
        --last;
    std::erase(all, last);
    return all;
}

}  // namespace

EligibleHeapExercise EligibleHeapExercise::draw(Chance& chance, int level)
{
    // The position has one more heap than usual, so that the user has more heaps to choose from.
    const HeapsSize size = sizeOf(level);
    return {drawHeaps(chance, {size.heaps + 1, size.columns})};
}

bool EligibleHeapExercise::isSound() const
{
    const auto stones = static_cast<std::size_t>(std::ranges::count_if(position.heaps, [](Count heap) { return heap > 0; }));
    const std::size_t right = rightAnswers().size();
    return right > 0 && right < stones;
}

bool EligibleHeapExercise::isWorthAsking(int level) const
{
    if (level >= 2 && !topColumnIsEven(position))
        return false;
    return level < 3 || !largestHeapIsEligible(position);
}

Answers EligibleHeapExercise::rightAnswers() const
{
    Answers heaps;
    for (const Move& move : Nim().winningMoves(position, position.heaps.size()).listed)
        heaps.push_back(Count{move.heap});
    return heaps;
}

std::vector<MisconceptionAnswer> EligibleHeapExercise::misconceptionAnswers() const
{
    std::vector<Count> heaps(position.heaps.size());
    std::iota(heaps.begin(), heaps.end(), Count{0});
    return misledAmong(*this, heaps);
}

EligibleHeapExercise::Result EligibleHeapExercise::check(const Answer& answer) const
{
    const Count heap = answer.number();
    if (heap >= position.heaps.size())
        return NoSuchHeap{position.heaps.size()};
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    const Count size = position.heaps[heap];
    if (hasBit(size, column))
        return RightHeap{heap, size, sum, sum ^ size, column, onesInColumn(position.heaps, column)};

    NotEligible fault{{}, heap, size, sum, sum ^ size, column, 0};
    const Count largest = *std::ranges::max_element(position.heaps);
    const Count top = *highestColumn(largest);
    if (size == largest) {
        fault.misconception = Misconception::LargestHeap;
    } else if (hasBit(size, top)) {
        fault.misconception = Misconception::TopColumn;
        fault.otherColumn = top;
    } else if (const auto lower = highestColumn(size & sum)) {
        fault.misconception = Misconception::LowerColumn;
        fault.otherColumn = *lower;
    }
    return fault;
}

LadderOf<EligibleHeapExercise::Rung> EligibleHeapExercise::hints() const
{
    const auto& heaps = position.heaps;
    const Count sum = nimSum(heaps);
    const Count column = *highestColumn(sum);
    const auto isEligible = [column](Count size) { return hasBit(size, column); };
    const auto heap = static_cast<std::size_t>(std::ranges::find_if(heaps, isEligible) - heaps.begin());
    const Decoy decoy = decoyIn(heaps, column);
    OneOfTwoColumns columns{std::max(column, decoy.column), std::min(column, decoy.column)};
    if (heaps.size() > 2 && std::ranges::all_of(heaps, [&](Count size) { return hasBit(size, column | decoy.column); }))
        columns.among = allButOne(heaps.size(), {heap, decoy.heap});
    return {AskWhichShrinks{}, HighestOddColumnDecides{columnsNeeded(heaps)}, std::move(columns),
            EitherHeap{std::min(heap, decoy.heap), std::max(heap, decoy.heap)},
            TheHeap{heap, column, sum, heaps[heap], sum ^ heaps[heap]}};
}

bool EligibleHeapExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count heap = answer.number();
    const Count size = position.heaps[heap];
    return agrees(
        rung,
        [&](const OneOfTwoColumns& shown) {
            return hasBit(size, shown.higher | shown.lower)
                && (shown.among.empty() || std::ranges::binary_search(shown.among, heap));
        },
        [&](const EitherHeap& shown) { return heap == shown.first || heap == shown.second; },
        [&](const TheHeap& shown) { return heap == shown.heap; });
}

}  // namespace nimstone::practice
