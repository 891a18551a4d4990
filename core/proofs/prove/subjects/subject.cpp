#include "core/proofs/prove/subjects/subject.h"

#include <algorithm>

#include "core/sum/sum_notation.h"

namespace nimstone::proof {

std::optional<Refusal> refuseManyHeaps(Subject subject, Given)
{
    const std::size_t heaps = positionOf(subject).heaps.size();
    if (heaps == 0)
        return Refusal{.reason = Refusal::Reason::NoStones};
    if (heaps > maxProofHeaps)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = maxProofHeaps};
    return std::nullopt;
}

GameSum subjectOf(std::string_view game, Position position)
{
    return GameSum(Component{*parseGame(game), std::move(position)});
}

Position heapsNear(Subject subject, std::size_t least, std::size_t most)
{
    Position near{positionOf(subject).heaps};
    near.heaps.resize(std::clamp(near.heaps.size(), least, most));
    return near;
}

std::vector<Count> allHeaps(Subject subject)
{
    std::vector<Count> heaps;
    for (const Component& part : subject.components())
        heaps.insert(heaps.end(), part.position.heaps.begin(), part.position.heaps.end());
    return heaps;
}

Position drawnHeaps(Chance& chance, std::uint64_t heaps, Count least, Count most)
{
    Position position;
    for (std::uint64_t heap = 0; heap < heaps; ++heap)
        position.heaps.push_back(chance.between(least, most));
    return position;
}

}  // namespace nimstone::proof
