#include "core/games/golden/fibonacci_nim.h"

#include <algorithm>

#include "core/games/golden/fibonacci_values.h"
#include "core/games/taking/one_heap_moves.h"
#include "core/zeckendorf.h"

namespace nimstone {

namespace {

Count mostTaken(const Position& position)
{
    return std::min(position.quota, position.heaps[0]);
}

}  // namespace

constinit const GameEntry FibonacciNim::entry{.name = "fibonacci-nim", .chinese = "斐波那契 斐波那契博弈", .example = "fibonacci-nim:13~6",
                                              .family = Family::Bounded, .layout = Layout::Quota,
                                              .move = MoveKind::TakeWithQuota, .work = {.largestInSum = 2'000}, .sizes = {1, 60, 1},
                                              .ideas = MistakenIdeas(MistakenIdea::AlwaysTakesMost, MistakenIdea::ModuloEverywhere)};

std::optional<ShapeError> FibonacciNim::checkShape(const Position& position) const
{
    return checkNumberOfHeaps(position, 1);
}

std::optional<MoveError> FibonacciNim::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, position.heaps[move.heap]};
    if (move.taken > position.quota)
        return MoveError{MoveError::Kind::OverMaximum, move, position.quota};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    return std::nullopt;
}

Position FibonacciNim::after(const Position& position, const Move& move) const
{
    return withQuota(position.heaps[0] - move.taken, 2 * move.taken);
}

Known<Outcome> FibonacciNim::outcome(const Position& position) const
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
        result.add({0, sum}, limit);
    }
    return result;
}

Known<Count> FibonacciNim::grundy(const Position& position) const
{
    if (outcome(position) == Outcome::P)
        return Count{0};
    const Count n = position.heaps[0];
    if (n > largestWithValue)
        return tl::unexpected(Unknown::NotComputed);
    return FibonacciValues::upTo(n)->value(n, mostTaken(position));
}

WinningMoves FibonacciNim::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    const Count n = position.heaps[0];
    if (n > largestWithValue)
        return {.count = 0, .listed = {}, .stopped = true};
    const auto values = FibonacciValues::upTo(n);
    WinningMoves moves;
    for (Count taken = 1; taken <= mostTaken(position); ++taken) {
        if (values->value(n - taken, std::min(2 * taken, n - taken)) == value)
            moves.add({0, taken}, limit);
    }
    return moves;
}

}  // namespace nimstone
