#include "core/sum/sum_of_values.h"

#include <algorithm>
#include <utility>

#include "core/search.h"

namespace nimstone {

namespace {

/// As a part of Nim, with a further heap that stands for the other parts: its winning moves but for those in that heap.
template <class G>
WinningMoves movesBesideHeap(const G& game, const Position& position, std::size_t heap, Count value, std::size_t limit)
{
    Position all = position;
    all.heaps.resize(heap + 1, 0);
    all.heaps[heap] = value;
    WinningMoves moves = game.winningMoves(all, limit);
    // Only one move can lead in that heap to the smaller value that this part is worth.
    if (game.grundy(position) < value)
        --moves.count;
    std::erase_if(moves.listed, [heap](const Move& move) { return move.heap == heap; });
    return moves;
}

WinningMoves movesTo(const Nim& game, const Position& position, Count value, std::size_t limit)
{
    return movesBesideHeap(game, position, position.heaps.size(), value, limit);
}

/// The steps are gone on with, so that the further heap is an odd step.
WinningMoves movesTo(const StaircaseNim& game, const Position& position, Count value, std::size_t limit)
{
    const std::size_t steps = position.heaps.size();
    return movesBesideHeap(game, position, steps + steps % 2, value, limit);
}

/// Of the positions with the same rest as (a, b), only that with the quotient `value`, that with one more, and that of
/// the rest alone can have the value.
WinningMoves movesTo(const Euclid& game, const Position& position, Count value, std::size_t limit)
{
    WinningMoves moves;
    for (std::size_t heap = 0; heap < 2; ++heap) {
        const Count size = position.heaps[heap];
        const Count other = position.heaps[1 - heap];
        if (other == 0 || size < other)
            continue;
        std::vector<Count> quotients{value + 1, value, 0};
        for (const Count quotient : quotients) {
            if (quotient >= size / other)
                continue;
            const Move move{heap, (size / other - quotient) * other};
            if (game.grundy(*game.play(position, move)) != value)
                continue;
            ++moves.count;
            if (moves.listed.size() < limit)
                moves.listed.push_back(move);
        }
    }
    return moves;
}

/// One option after another.
template <class G>
WinningMoves amongOptions(const G& game, const Position& position, Count value, std::size_t limit, auto valueOf)
{
    WinningMoves moves;
    for (Move& move : game.legalMoves(position)) {
        const Known<Count> reached = valueOf(*game.play(position, move));
        moves.stopped = moves.stopped || !reached;
        if (reached != Known<Count>(value))
            continue;
        ++moves.count;
        if (moves.listed.size() < limit)
            moves.listed.push_back(std::move(move));
    }
    return moves;
}

/// Π (x + 1): there are fewer options than that, however many heaps a move may change. No more than the bound + 1.
Count positionsBelow(const Position& position, Count bound)
{
    Count below = 1;
    for (const Count heap : position.heaps) {
        if (heap > bound / below)
            return bound + 1;
        below *= heap + 1;
    }
    return below;
}

WinningMoves movesTo(const MooreNim& game, const Position& position, Count value, std::size_t limit)
{
    constexpr Count mostOptions = 100'000;
    const auto filled = static_cast<Count>(std::ranges::count_if(position.heaps, [](Count heap) { return heap != 0; }));
    const Count below = positionsBelow(position, mostOptions);
    if (game.k() == 1)
        return movesTo(Nim(), position, value, limit);
    if (filled <= game.k() + 1 && below <= mostOptions)
        return amongOptions(game, position, value, limit, [&](const Position& after) { return game.grundy(after); });
    if (below > MooreNim::mostSearched)
        return {.count = 0, .listed = {}, .stopped = true};
    Search<MooreNim> search(game);
    return amongOptions(game, position, value, limit,
                        [&search](const Position& after) { return Known<Count>(search.grundy(after)); });
}

/// Beyond the table of values only the cold pairs are known, and there are too many options to look at each.
WinningMoves movesTo(const Wythoff& game, const Position& position, Count value, std::size_t limit)
{
    if (std::ranges::max(position.heaps) >= Wythoff::grundyBound)
        return {.count = 0, .listed = {}, .stopped = true};
    return amongOptions(game, position, value, limit, [&](const Position& after) { return game.grundy(after); });
}

template <class G>
WinningMoves movesTo(const G& game, const Position& position, Count value, std::size_t limit)
{
    if constexpr (requires { game.movesToValue(position, value, limit); })
        return game.movesToValue(position, value, limit);
    else if constexpr (Game<G>)
        return amongOptions(game, position, value, limit, [&](const Position& after) { return game.grundy(after); });
    else
        return {};
}

}  // namespace

WinningMoves movesToValue(const Rules& rules, const Position& position, Count value, std::size_t limit)
{
    if (value == 0)
        return rules.winningMoves(position, limit);
    if (!rules.grundy(position))
        return {.count = 0, .listed = {}, .stopped = true};
    return std::visit([&](const auto& game) { return movesTo(game, position, value, limit); }, rules.game());
}

}  // namespace nimstone
