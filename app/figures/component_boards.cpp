// Which board a game is shown on.
#include "app/figures/component_boards.h"

#include "app/figures/boards/heaps/heap_boards.h"
#include "app/figures/boards/rows/rows_board.h"
#include "app/figures/boards/shapes/shape_boards.h"

namespace nimstone::figures {

namespace {

/// Whether a move may leave three heaps of one, which no row shows.
bool leavesThree(const TakeAndBreakCode& code)
{
    for (Count amount = 0; amount <= code.last(); ++amount) {
        if (code.mayLeaveThree(amount))
            return true;
    }
    return false;
}

/// One overload a game and no catch-all: a new game does not compile until it has a board.
struct Chooser {
    const ComponentPlan& plan;

    using Made = std::unique_ptr<ComponentBoard>;
    Made operator()(const Nim&) const { return heaps(); }
    Made operator()(const MisereNim&) const { return heaps(); }
    Made operator()(const MooreNim&) const { return heaps(); }
    Made operator()(const BashGame&) const
    {
        return plan.countUp && plan.start.position.heaps.size() == 1 ? makeTrackBoard(plan) : heaps();
    }
    Made operator()(const SubtractionGame&) const { return heaps(); }
    Made operator()(const Wythoff&) const { return makeQueenBoard(plan); }
    Made operator()(const FibonacciNim&) const { return makeFibonacciBoard(plan); }
    Made operator()(const StaircaseNim&) const { return makeStairsBoard(plan); }
    Made operator()(const TakeAndBreakGame& game) const
    {
        return leavesThree(game.code()) ? heaps() : std::make_unique<RowsBoard>(plan);
    }
    Made operator()(const GrundysGame&) const { return heaps(); }
    Made operator()(const LaskersNim&) const { return heaps(); }
    Made operator()(const Euclid&) const { return makeRectangleBoard(plan); }
    Made operator()(const Cutcake&) const { return makeCakeBoard(plan); }

private:
    Made heaps() const
    {
        return plan.start.position.heaps.size() > mostDrawnHeaps ? makeHeapListBoard(plan) : makeHeapsBoard(plan);
    }
};

}  // namespace

std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan)
{
    return std::visit(Chooser{plan}, plan.start.rules.game());
}

}  // namespace nimstone::figures
