#include "core/sum/analysis.h"

#include "core/nimber.h"

namespace nimstone {

namespace {

/// Where the theorem of a game speaks of the nim-sum of something.
struct NimSumOf {
    const Position& position;

    std::optional<Count> operator()(const Nim&) const { return nimSum(position.heaps); }
    std::optional<Count> operator()(const MisereNim&) const { return nimSum(position.heaps); }
    std::optional<Count> operator()(const StaircaseNim& game) const { return game.grundy(position); }
    template <class G>
    std::optional<Count> operator()(const G&) const { return std::nullopt; }
};

std::optional<Count> nimSumOf(const GameSum& sum, const Known<Count>& grundy)
{
    if (sum.isSum())
        return grundy ? std::optional(*grundy) : std::nullopt;
    const Component& part = sum.components().front();
    return std::visit(NimSumOf{part.position}, part.rules.game());
}

}  // namespace

Analysis analyse(const GameSum& sum, std::size_t limit)
{
    const auto grundy = sum.grundy();
    if (sum.isPartisan()) {
        const Component part = sum.joined();
        const auto& cutcake = std::get<Cutcake>(part.rules.game());
        return {sum.outcome(), std::nullopt, grundy, {}, reasonOf(sum),
                PartisanAnalysis{cutcake.value(part.position), sum.winningMoves(limit, Cutter::Left),
                                 sum.winningMoves(limit, Cutter::Right)}};
    }
    return {sum.outcome(), nimSumOf(sum, grundy), grundy, sum.winningMoves(limit), reasonOf(sum), {}};
}

}  // namespace nimstone
