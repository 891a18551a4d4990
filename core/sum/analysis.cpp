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

std::optional<Count> nimSumOf(const Table& table, const Known<Count>& grundy)
{
    if (table.isSum())
        return grundy ? std::optional(*grundy) : std::nullopt;
    const Part& part = table.parts().front();
    return std::visit(NimSumOf{part.position}, part.rules.game());
}

}  // namespace

Analysis analyse(const Table& table, std::size_t limit)
{
    const auto grundy = table.grundy();
    if (table.isPartisan()) {
        const Part part = table.joined();
        const auto& cutcake = std::get<Cutcake>(part.rules.game());
        return {table.outcome(), std::nullopt, grundy, {}, reasonOf(table),
                PartisanAnalysis{cutcake.value(part.position), table.winningMoves(limit, Cutter::Left),
                                 table.winningMoves(limit, Cutter::Right)}};
    }
    return {table.outcome(), nimSumOf(table, grundy), grundy, table.winningMoves(limit), reasonOf(table), {}};
}

}  // namespace nimstone
