// Which board a game is shown on.
#include "app/figures/cake_part.h"
#include "app/figures/fibonacci_part.h"
#include "app/figures/heap_list_part.h"
#include "app/figures/heaps_part.h"
#include "app/figures/part_board.h"
#include "app/figures/queen_part.h"
#include "app/figures/rectangle_part.h"
#include "app/figures/rows_part.h"
#include "app/figures/stairs_part.h"
#include "app/figures/track_part.h"

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
    const PartPlan& plan;

    using Made = std::unique_ptr<PartBoard>;
    Made operator()(const Nim&) const { return heaps(); }
    Made operator()(const MisereNim&) const { return heaps(); }
    Made operator()(const MooreNim&) const { return heaps(); }
    Made operator()(const BashGame&) const
    {
        if (plan.countUp && plan.start.position.heaps.size() == 1)
            return std::make_unique<TrackPart>(plan);
        return heaps();
    }
    Made operator()(const SubtractionGame&) const { return heaps(); }
    Made operator()(const Wythoff&) const { return std::make_unique<QueenPart>(plan); }
    Made operator()(const FibonacciNim&) const { return std::make_unique<FibonacciPart>(plan); }
    Made operator()(const StaircaseNim&) const { return std::make_unique<StairsPart>(plan); }
    Made operator()(const TakeAndBreakGame& game) const
    {
        return leavesThree(game.code()) ? heaps() : std::make_unique<RowsPart>(plan);
    }
    Made operator()(const GrundysGame&) const { return heaps(); }
    Made operator()(const LaskersNim&) const { return heaps(); }
    Made operator()(const Euclid&) const { return std::make_unique<RectanglePart>(plan); }
    Made operator()(const Cutcake&) const { return std::make_unique<CakePart>(plan); }

private:
    Made heaps() const
    {
        if (plan.start.position.heaps.size() > mostDrawnHeaps)
            return std::make_unique<HeapListPart>(plan);
        return std::make_unique<HeapsPart>(plan);
    }
};

}  // namespace

std::unique_ptr<PartBoard> makePartBoard(const PartPlan& plan)
{
    return std::visit(Chooser{plan}, plan.start.rules.game());
}

}  // namespace nimstone::figures
