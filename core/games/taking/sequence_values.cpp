#include "core/games/taking/sequence_values.h"

namespace nimstone {

Known<Count> sumInSequence(std::span<const Count> heaps, SharedSequence& shared)
{
    SharedSequence::Reader values(shared);
    return sumOfValues(heaps, [&values](Count heap) -> Known<Count> {
        if (!values.reaches(heap))
            return tl::unexpected(Unknown::NotComputed);
        return values.value(heap);
    });
}

}  // namespace nimstone
