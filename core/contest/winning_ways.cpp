#include "core/contest/winning_ways.h"

#include <span>
#include <vector>

#include "core/nimber.h"
#include "core/position.h"

namespace nimstone::contest {

static std::size_t winningFirstMoves(std::span<const Count> heaps)
{
    const auto column = highestColumn(nimSum(heaps));
    return column ? onesInColumn(heaps, *column) : 0;
}

std::optional<InputError> solveWinningWays(Scanner& input, Answers& answers)
{
    using Expected = InputError::Expected;
    const auto cases = input.next(Expected::CaseCount, maxCount);
    if (!cases)
        return cases.error();
    std::vector<Count> largest;
    for (Count left = *cases; left > 0; --left) {
        const auto heapCount = input.next(Expected::HeapCount, maxHeaps);
        if (!heapCount)
            return heapCount.error();
        if (largest.size() < *heapCount)
            largest.resize(*heapCount);
        const std::span<Count> heaps = std::span(largest).first(*heapCount);
        if (auto error = input.fill(Expected::HeapSize, heaps))
            return error;
        if (!answers.write(winningFirstMoves(heaps)))
            return std::nullopt;
    }
    return input.finish();
}

}  // namespace nimstone::contest
