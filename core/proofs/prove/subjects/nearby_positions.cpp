#include "core/proofs/prove/subjects/nearby_positions.h"

#include <algorithm>
#include <string>

#include "core/sum/sum_notation.h"

namespace nimstone::proof {

GameSum gameSumOf(std::string_view game, Position position)
{
    GameSum sum = *parseSum(std::string(game) + ":1");
    sum.replace(0, std::move(position));
    return sum;
}

Position heapsNear(const GameSum& subject)
{
    Position near{subject.components().front().position.heaps};
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

std::optional<Refusal> refuseManyHeaps(const GameSum& subject, const std::optional<Move>&)
{
    const std::size_t heaps = subject.components().front().position.heaps.size();
    if (heaps == 0)
        return Refusal{.reason = Refusal::Reason::NoStones};
    if (heaps > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = maxProofHeaps};
    return std::nullopt;
}

}  // namespace nimstone::proof
