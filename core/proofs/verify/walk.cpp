#include "core/proofs/verify/walk.h"

#include <algorithm>

namespace nimstone::proof {

bool isAbout(const Proof& proof, std::initializer_list<std::string_view> games, std::size_t least, std::size_t most)
{
    return isAbout(proof, least, most) && std::ranges::find(games, proof.rules().entry().name) != games.end();
}

bool isAbout(const Proof& proof, std::size_t least, std::size_t most)
{
    const Position& position = proof.position();
    return !proof.subject.isSum() && proof.move.has_value() == needsMove(proof.theorem) && position.quota == noQuota
        && position.heaps.size() >= least && position.heaps.size() <= most
        && std::ranges::all_of(position.heaps, [](Count heap) { return heap <= maxCount; });
}

}  // namespace nimstone::proof
