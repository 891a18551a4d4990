// Builds hint ladders for misère Nim. If two or more heaps have two or more stones, the hints use the nim-sum, as in Nim.
#include "core/play/hints/ladder_building.h"

#include <algorithm>

#include "core/nimber.h"

namespace nimstone::play::ladder {

namespace {

std::size_t firstHeap(const Position& position, auto holds)
{
    return static_cast<std::size_t>(std::ranges::find_if(position.heaps, holds) - position.heaps.begin());
}

}  // namespace

Built ofMisereNim(const Asked& asked)
{
    const Position& position = asked.position();
    const auto facts = std::get<reason::Misere>(reasonOf(asked.sum));
    const rung::AskWhoTakesTheLast question{facts.large + facts.ones};
    const rung::SwitchAtTheEnd idea{facts.large, facts.ones};
    if (facts.large == 0) {
        const std::size_t heap = firstHeap(position, [](Count size) { return size == 1; });
        const MoveInSum move = asked.onTable({heap, 1});
        const HintRung last = asked.won ? HintRung(rung::LeaveOddOnes{move, facts.ones - 1}) : resist(asked, move);
        return HintLadder{question, idea, rung::CountTheOnes{facts.ones}, rung::AnyHeapOfOne{asked.part, heap}, last};
    }
    if (facts.large == 1) {
        const std::size_t heap = firstHeap(position, [](Count size) { return size >= 2; });
        const Count size = position.heaps[heap];
        const Count left = facts.ones % 2 == 0 ? 1 : 0;
        return HintLadder{question, idea, rung::LookAtTheLargeHeap{facts.ones}, rung::BringDownToOne{asked.part, heap, size},
                      rung::LeaveOddOnes{asked.onTable({heap, size - left}), facts.ones + left}};
    }
    return ofRows(asked, rung::Rows::Heaps, question, idea,
                  [](const Row& row, Count worth) { return Move{row.heap, row.value - worth}; });
}

}  // namespace nimstone::play::ladder
