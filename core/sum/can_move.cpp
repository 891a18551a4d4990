// Whether a position has any move at all, without listing them.
#include "core/sum/rules.h"

#include <algorithm>

namespace nimstone {

namespace {

bool anyHeapFrom(const Position& position, Count least)
{
    return std::ranges::any_of(position.heaps, [least](Count heap) { return heap >= least; });
}

/// Taking `amount` leaves 1, 2 or 3 heaps of what is more than it, or none of a heap of just that size.
bool canTake(const TakeAndBreakCode& code, Count heap, Count amount)
{
    const Count rest = heap - amount;
    if (rest == 0)
        return heap != 0 && code.mayEmpty(amount);
    return code.mayLeaveOne(amount) || (rest >= 2 && code.mayLeaveTwo(amount))
        || (rest >= 3 && code.mayLeaveThree(amount));
}

struct CanMove {
    const Position& position;
    Cutter player;

    /// Nim, misère Nim, Moore's and Lasker's Nim, Bash's and Wythoff's games, staircases: any stone can be moved.
    template <class G>
    bool operator()(const G&) const
    {
        return anyHeapFrom(position, 1);
    }

    bool operator()(const SubtractionGame& game) const
    {
        return anyHeapFrom(position, game.set().amounts().front());
    }

    bool operator()(const FibonacciNim&) const { return std::min(position.quota, position.heaps.front()) >= 1; }

    bool operator()(const GrundysGame&) const { return anyHeapFrom(position, 3); }

    bool operator()(const Euclid&) const { return std::ranges::min(position.heaps) >= 1; }

    bool operator()(const TakeAndBreakGame& game) const
    {
        return std::ranges::any_of(position.heaps, [&code = game.code()](Count heap) {
            for (Count amount = 0; amount <= std::min<Count>(heap, code.last()); ++amount) {
                if (canTake(code, heap, amount))
                    return true;
            }
            return false;
        });
    }

    bool operator()(const Cutcake&) const
    {
        for (std::size_t side = player == Cutter::Right ? 1 : 0; side < position.heaps.size(); side += 2) {
            if (position.heaps[side] >= 2)
                return true;
        }
        return false;
    }
};

}  // namespace

bool Rules::canMove(const Position& position, Cutter player) const
{
    return std::visit(CanMove{position, player}, m_game);
}

}  // namespace nimstone
