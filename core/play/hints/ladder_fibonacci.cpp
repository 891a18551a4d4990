// Builds hint ladders for Fibonacci Nim: the hints compare the quota with the smallest Zeckendorf term of the heap.
#include "core/play/hints/ladder_building.h"
#include "core/zeckendorf.h"

namespace nimstone::play::ladder {

Built ofFibonacciNim(const Asked& asked)
{
    const auto [n, quota, parts] = std::get<reason::Zeckendorf>(reasonOf(GameSum(asked.component())));
    const rung::AskWhatHeMayTake question{n, quota};
    const rung::FibonacciParts idea{n, parts.size()};
    if (!asked.won) {
        const MoveInSum move = stubborn(asked).front();
        const rung::SmallestPartOutOfReach look{parts, quota};
        return HintLadder{question, idea, look, oneOfTwo(asked, look, move), resist(asked, move)};
    }
    if (quota >= n) {
        const rung::AllInReach look{n, quota};
        const MoveInSum move = asked.onTable({0, n});
        return HintLadder{question, idea, look, oneOfTwo(asked, look, move), rung::LeaveOutOfReach{move, parts, 0, 0}};
    }
    const MoveInSum move = asked.onTable({0, parts.front()});
    const auto [look, choice] = choiceOfTwo(asked, move, rung::LookBelowTheLargestPart{n, parts.back(), n - parts.back()},
                                            rung::LookAtPartsInReach{n, quota});
    return HintLadder{question, idea, look, choice,
                  rung::LeaveOutOfReach{move, parts, 2 * parts.front(), parts[1]}};
}

}  // namespace nimstone::play::ladder
