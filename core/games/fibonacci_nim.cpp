#include "core/games/fibonacci_nim.h"

#include <algorithm>

#include "core/zeckendorf.h"

namespace nimstone {

namespace {

Count mostTaken(const Position& position)
{
    return std::min(position.quota, position.heaps[0]);
}

}  // namespace

std::optional<ShapeError> FibonacciNim::checkShape(const Position& position) const
{
    const std::size_t heaps = position.heaps.size();
    if (heaps != 1)
        return ShapeError{ShapeError::Kind::NumberOfHeaps, std::min<std::size_t>(heaps, 1), 1};
    return std::nullopt;
}

std::optional<MoveError> FibonacciNim::check(const Position& position, const Move& move) const
{
    if (move.cutter != Cutter::None)
        return MoveError{MoveError::Kind::IsACut, move};
    if (!move.also.empty())
        return MoveError{MoveError::Kind::TooManyHeaps, move, 1};
    if (move.heap >= position.heaps.size())
        return MoveError{MoveError::Kind::NoSuchHeap, move, position.heaps.size()};
    const Count size = position.heaps[move.heap];
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, size};
    if (move.taken > size)
        return MoveError{MoveError::Kind::TakesTooMany, move, size};
    if (move.taken > position.quota)
        return MoveError{MoveError::Kind::OverMaximum, move, position.quota};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

tl::expected<Position, MoveError> FibonacciNim::play(const Position& position, const Move& move) const
{
    if (const auto error = check(position, move))
        return tl::unexpected(*error);
    return withQuota(position.heaps[0] - move.taken, 2 * move.taken);
}

std::vector<Move> FibonacciNim::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (Count taken = 1; taken <= mostTaken(position); ++taken)
        moves.push_back({0, taken});
    return moves;
}

Outcome FibonacciNim::outcome(const Position& position) const
{
    const Count n = position.heaps[0];
    return n == 0 || mostTaken(position) < smallestPart(n) ? Outcome::P : Outcome::N;
}

WinningMoves FibonacciNim::winningMoves(const Position& position, std::size_t limit) const
{
    WinningMoves result;
    const std::vector<Count> parts = zeckendorf(position.heaps[0]);
    Count sum = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sum += parts[i];
        if (sum > mostTaken(position))
            break;
        if (i + 1 < parts.size() && 2 * sum >= parts[i + 1])
            continue;
        if (result.listed.size() < limit)
            result.listed.push_back({0, sum});
        ++result.count;
    }
    return result;
}

Known<Count> FibonacciNim::grundy(const Position&) const
{
    return tl::unexpected(Unknown::Undefined);
}

}  // namespace nimstone
