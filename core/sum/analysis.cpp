#include "core/sum/analysis.h"

#include "core/nimber.h"

namespace nimstone {

namespace {

/// Returns the nim-sum that the theorem of the game (for a sum, the theorem on sums) uses; nothing if it uses no nim-sum.
std::optional<Count> nimSumOf(const GameSum& sum, const Known<Count>& grundy)
{
    if (sum.isSum())
        return grundy ? std::optional(*grundy) : std::nullopt;
    const Component& part = sum.components().front();
    const auto heaps = part.rules->nimHeaps(part.position);
    return heaps ? std::optional(nimSum(*heaps)) : std::nullopt;
}

}  // namespace

Analysis analyze(const GameSum& sum, std::size_t limit)
{
    const auto grundy = sum.grundy();
    if (sum.isPartisan()) {
        const Component part = sum.joined();
        const auto& cutcake = *part.rules.as<Cutcake>();
        return {sum.outcome(), std::nullopt, grundy, {}, reasonOf(sum),
                PartisanAnalysis{cutcake.value(part.position), sum.winningMoves(limit, Cutter::Left),
                                 sum.winningMoves(limit, Cutter::Right)}};
    }
    return {sum.outcome(), nimSumOf(sum, grundy), grundy, sum.winningMoves(limit), reasonOf(sum), {}};
}

}  // namespace nimstone
