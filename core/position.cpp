#include "core/position.h"

namespace nimstone {

StoneTotal totalStones(const Position& position)
{
    StoneTotal total;
    for (const Count heap : position.heaps) {
        if (heap > maxCount - total.stones)
            return {maxCount, false};
        total.stones += heap;
    }
    return total;
}

}  // namespace nimstone
