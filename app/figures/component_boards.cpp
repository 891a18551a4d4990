// Chooses the kind of board on which a game is shown.
#include "app/figures/component_boards.h"

#include "app/figures/boards/rows/rows_board.h"

namespace nimstone::figures {

using OwnBoard = std::unique_ptr<ComponentBoard>;

// The boards; each class has a file of its own in a folder of boards/.
using MakeBoard = OwnBoard(const ComponentPlan& plan);
MakeBoard makeHeapsBoard, makeHeapListBoard, makeTrackBoard, makeStairsBoard, makeStripBoard, makeTurtlesBoard, makeFibonacciBoard,
    makeQueenBoard, makeRectangleBoard, makeCakeBoard;

namespace {

/// Makes the board of a game. Returns null if heaps show the position best.
struct BoardOf {
    const ComponentPlan& plan;

    OwnBoard operator()(const Game&) const { return nullptr; }
    OwnBoard operator()(const BashGame&) const { return plan.countUp && heaps() == 1 ? makeTrackBoard(plan) : nullptr; }
    OwnBoard operator()(const Wythoff&) const { return makeQueenBoard(plan); }
    OwnBoard operator()(const FibonacciNim&) const { return makeFibonacciBoard(plan); }
    OwnBoard operator()(const StaircaseNim&) const { return makeStairsBoard(plan); }
    OwnBoard operator()(const CoinsOnAStrip&) const { return heaps() <= mostDrawnHeaps ? makeStripBoard(plan) : nullptr; }
    OwnBoard operator()(const TurningTurtles&) const { return makeTurtlesBoard(plan); }
    OwnBoard operator()(const Euclid&) const { return makeRectangleBoard(plan); }
    OwnBoard operator()(const Cutcake&) const { return makeCakeBoard(plan); }

    /// The board of rows cannot show moves that leave three heaps.
    OwnBoard operator()(const TakeAndBreakGame& game) const
    {
        for (Count amount = 0; amount <= game.code().last(); ++amount) {
            if (game.code().mayLeaveThree(amount))
                return nullptr;
        }
        return std::make_unique<RowsBoard>(plan);
    }

private:
    std::size_t heaps() const { return plan.start.position.heaps.size(); }
};

}  // namespace

std::unique_ptr<ComponentBoard> makeComponentBoard(const ComponentPlan& plan)
{
    if (OwnBoard board = std::visit(BoardOf{plan}, plan.start.rules.game()))
        return board;
    return plan.start.position.heaps.size() > mostDrawnHeaps ? makeHeapListBoard(plan) : makeHeapsBoard(plan);
}

}  // namespace nimstone::figures
