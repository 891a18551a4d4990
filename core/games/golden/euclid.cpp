#include "core/games/golden/euclid.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/games/taking/one_heap_moves.h"
#include "core/wide.h"

namespace nimstone {

namespace {

/// True if the position (a, b) with a ≥ b is an N-position.
bool isWon(Count a, Count b)
{
    return b != 0 && (a == b || compareProducts(a, a - b, b, b) > 0);
}

/// The Grundy value of the position (a, b) with a ≥ b.
Count valueOf(Count a, Count b)
{
    if (b == 0)
        return 0;
    // The quotients of Euclid's algorithm, in order of computation. There are fewer than 91, because the numbers decrease at
    // least as fast as Fibonacci numbers.
    std::array<Count, 96> quotients{};
    std::size_t steps = 0;
    for (; b != 0; ++steps) {
        quotients[steps] = a / b;
        a = std::exchange(b, a % b);
    }
    Count value = 0;
    while (steps-- != 0)
        value = value > quotients[steps] - 1 ? quotients[steps] - 1 : quotients[steps];
    return value;
}

}  // namespace

constinit const GameEntry Euclid::entry{.name = "euclid", .chinese = "欧几里得 欧几里得博弈", .example = "euclid:34,21",
                                        .family = Family::Numbers, .layout = Layout::Pair,
                                        .move = MoveKind::Subtract, .ending = Ending::NumberMadeZero, .sizes = {1, 40, 2},
                                        .ideas = MistakenIdeas(MistakenIdea::AlwaysTakesMost)};

std::optional<ShapeError> Euclid::checkShape(const Position& position) const
{
    return checkNumberOfHeaps(position, 2);
}

std::optional<MoveError> Euclid::check(const Position& position, const Move& move) const
{
    if (const auto error = checkOneHeapMove(position, move))
        return error;
    const Count size = position.heaps[move.heap];
    const Count other = position.heaps[1 - move.heap];
    if (move.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, move, size};
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    if (size < other)
        return MoveError{MoveError::Kind::NotTheLarger, move, other};
    if (other == 0 || move.taken % other != 0)
        return MoveError{MoveError::Kind::NotAMultiple, move, other};
    return std::nullopt;
}

Known<Outcome> Euclid::outcome(const Position& position) const
{
    const auto [b, a] = std::minmax(position.heaps[0], position.heaps[1]);
    return isWon(a, b) ? Outcome::N : Outcome::P;
}

WinningMoves Euclid::winningMoves(const Position& position, std::size_t limit) const
{
    WinningMoves result;
    const auto [b, a] = std::minmax(position.heaps[0], position.heaps[1]);
    if (!isWon(a, b))
        return result;
    // Exactly one of (r, b) and (r + b, b) is a P-position, because the only move from (r + b, b) leads to (r, b).
    const Count rest = a % b;
    const Count taken = isWon(b, rest) ? a - rest - b : a - rest;
    for (std::size_t heap = 0; heap < 2; ++heap) {
        if (position.heaps[heap] != a)
            continue;
        result.add({heap, taken}, limit);
    }
    return result;
}

Known<Count> Euclid::grundy(const Position& position) const
{
    const auto [b, a] = std::minmax(position.heaps[0], position.heaps[1]);
    return valueOf(a, b);
}

/// A move from (qb + r, b) leads to a position (jb + r, b) with j < q. This position can have the Grundy value `value` only if
/// j is `value`, `value` + 1 or 0. So the function tries only these three for each heap.
WinningMoves Euclid::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    WinningMoves moves;
    for (std::size_t heap = 0; heap < 2; ++heap) {
        const Count size = position.heaps[heap];
        const Count other = position.heaps[1 - heap];
        if (other == 0 || size < other)
            continue;
        for (const Count quotient : {value + 1, value, Count{0}}) {
            if (quotient >= size / other)
                continue;
            const Move move{heap, (size / other - quotient) * other};
            if (*grundy(after(position, move)) != value)
                continue;
            moves.add(move, limit);
        }
    }
    return moves;
}

Amounts Euclid::amounts(const Position& position, std::size_t heap) const
{
    const Count unit = position.heaps[1 - heap];
    return unit == 0 ? Amounts() : Amounts::range(unit, position.heaps[heap] / unit * unit, unit);
}

Move Euclid::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter) const
{
    const std::size_t larger = position.heaps[heap] >= position.heaps[1 - heap] ? heap : 1 - heap;
    const Amounts all = amounts(position, larger);
    return {larger, all.at(chance.below(all.count()))};
}

Wide Euclid::longestPlay(const Position& position) const
{
    Wide all = 0;
    Count a = position.heaps[0];
    Count b = position.heaps[1];
    while (b != 0) {
        all += a / b;
        a = std::exchange(b, a % b);
    }
    return all;
}

}  // namespace nimstone
