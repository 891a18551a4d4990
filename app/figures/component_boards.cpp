// Chooses the kind of board on which a game is shown.
#include "app/figures/component_boards.h"

#include "app/figures/boards/rows/rows_board.h"

namespace nimstone::figures {

namespace {

/// True if a move may leave three heaps. The board of rows cannot show such moves.
bool leavesThree(const TakeAndBreakCode& code)
{
    for (Count amount = 0; amount <= code.last(); ++amount) {
        if (code.mayLeaveThree(amount))
            return true;
    }
    return false;
}

}  // namespace

std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan)
{
    const auto& [rules, position] = plan.start;
    switch (rules.entry().board) {
    case BoardKind::Queen: return makeQueenBoard(plan);
    case BoardKind::Pile: return makeFibonacciBoard(plan);
    case BoardKind::Stairs: return makeStairsBoard(plan);
    case BoardKind::Strip:
        if (position.heaps.size() <= mostDrawnHeaps)
            return makeStripBoard(plan);
        break;
    case BoardKind::Rectangle: return makeRectangleBoard(plan);
    case BoardKind::Cake: return makeCakeBoard(plan);
    case BoardKind::Rows:
        if (!leavesThree(rules.as<TakeAndBreakGame>()->code()))
            return std::make_unique<RowsBoard>(plan);
        break;
    case BoardKind::Heaps:
        if (plan.countUp && rules.as<BashGame>() && position.heaps.size() == 1)
            return makeTrackBoard(plan);
        break;
    }
    return position.heaps.size() > mostDrawnHeaps ? makeHeapListBoard(plan) : makeHeapsBoard(plan);
}

}  // namespace nimstone::figures
