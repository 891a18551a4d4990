#include "core/proofs/prove/subjects/nearby_positions.h"

#include <algorithm>
#include <string>

#include "core/sum/sum_notation.h"

namespace nimstone::proof {

Table tableOf(std::string_view game, Position position)
{
    Table table = *parseTable(std::string(game) + ":1");
    table.replace(0, std::move(position));
    return table;
}

Position heapsNear(const Table& subject)
{
    Position near{subject.parts().front().position.heaps};
    near.heaps.resize(std::clamp<std::size_t>(near.heaps.size(), 1, maxProofHeaps));
    return near;
}

Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most)
{
    Position position;
    for (std::uint64_t heap = 0; heap < heaps; ++heap)
        position.heaps.push_back(chance.between(least, most));
    return position;
}

std::optional<Refusal> refuseManyHeaps(const Table& subject, const std::optional<Move>&)
{
    const std::size_t heaps = subject.parts().front().position.heaps.size();
    if (heaps == 0)
        return Refusal{.reason = Refusal::Reason::NoStones};
    if (heaps > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = maxProofHeaps};
    return std::nullopt;
}

}  // namespace nimstone::proof
