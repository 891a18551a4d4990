#include "core/games/golden/wythoff.h"

#include <algorithm>
#include <cassert>

#include "core/games/golden/wythoff_table.h"
#include "core/games/taking/moves_to_value.h"

namespace nimstone {

namespace {

Move fromBoth(Count taken)
{
    return {.heap = 0, .taken = taken, .pieces = {}, .also = {{1, taken}}};
}

/// Returns an error if the take is not legal in its heap.
std::optional<MoveError> checkTake(const Position& position, const Take& take)
{
    const Move part{take.heap, take.taken};
    if (take.heap >= position.heaps.size())
        return MoveError{MoveError::Kind::NoSuchHeap, part, position.heaps.size()};
    const Count size = position.heaps[take.heap];
    if (take.taken == 0)
        return MoveError{MoveError::Kind::TakesNothing, part, size};
    if (take.taken > size)
        return MoveError{MoveError::Kind::TakesTooMany, part, size};
    return std::nullopt;
}

}  // namespace

void markCold(std::span<const Count> a, std::span<const Count> b, std::span<std::uint8_t> cold)
{
    assert(a.size() == b.size() && a.size() == cold.size());
    for (std::size_t i = 0; i < a.size(); ++i)
        cold[i] = isCold(a[i], b[i]);
}

Count coldPartner(Count n)
{
    // If n = ⌊kφ⌋, then k is the only integer in the interval (n/φ, (n + 1)/φ). If n = ⌊kφ²⌋, then n − k = ⌊n/φ⌋.
    const Count part = goldenPart(n);
    if (n != 0 && goldenMultiple(part + 1) == n)
        return n + part + 1;
    return part;
}

constinit const GameEntry Wythoff::entry{.name = "wythoff", .chinese = "威佐夫 威佐夫博弈", .example = "wythoff:3,5", .family = Family::Numbers,
                                         .layout = Layout::Pair, .move = MoveKind::MoveQueen,
                                         .ending = Ending::QueenHome, .work = {.largestInSum = 100}, .sizes = {1, 20, 2}, .ideas = nimIdeas};

std::optional<ShapeError> Wythoff::checkShape(const Position& position) const
{
    return checkNumberOfHeaps(position, 2);
}

std::optional<MoveError> Wythoff::check(const Position& position, const Move& move) const
{
    if (move.cutter != Cutter::None)
        return MoveError{MoveError::Kind::IsACut, move};
    if (move.also.size() > 1)
        return MoveError{MoveError::Kind::TooManyHeaps, move, 2};
    if (const auto error = checkTake(position, {move.heap, move.taken}))
        return error;
    if (move.pieces != Pieces{})
        return MoveError{MoveError::Kind::CannotSplit, move};
    if (move.also.empty())
        return std::nullopt;
    const Take& other = move.also.front();
    if (other.heap == move.heap)
        return MoveError{MoveError::Kind::HeapTwice, {other.heap, other.taken}};
    if (const auto error = checkTake(position, other))
        return error;
    if (other.taken != move.taken)
        return MoveError{MoveError::Kind::UnequalAmounts, {other.heap, other.taken}, move.taken};
    return std::nullopt;
}

std::vector<Move> Wythoff::legalMoves(const Position& position) const
{
    const Count first = position.heaps[0];
    const Count second = position.heaps[1];
    std::vector<Move> moves;
    for (Count taken = 1; taken <= first; ++taken) {
        moves.push_back({0, taken});
        if (taken <= second)
            moves.push_back(fromBoth(taken));
    }
    for (Count taken = 1; taken <= second; ++taken)
        moves.push_back({1, taken});
    return moves;
}

Known<Outcome> Wythoff::outcome(const Position& position) const
{
    return isCold(position.heaps[0], position.heaps[1]) ? Outcome::P : Outcome::N;
}

WinningMoves Wythoff::winningMoves(const Position& position, std::size_t limit) const
{
    const Count first = position.heaps[0];
    const Count second = position.heaps[1];
    WinningMoves result;
    if (isCold(first, second))
        return result;
    if (const Count rest = coldPartner(second); rest < first)
        result.listed.push_back({0, first - rest});
    const Count smaller = std::min(first, second);
    if (const Count rest = goldenMultiple(std::max(first, second) - smaller); rest < smaller)
        result.listed.push_back(fromBoth(smaller - rest));
    if (const Count rest = coldPartner(first); rest < second)
        result.listed.push_back({1, second - rest});
    std::ranges::sort(result.listed);
    result.count = result.listed.size();
    result.listed.resize(std::min(limit, result.count));
    return result;
}

Known<Count> Wythoff::grundy(const Position& position) const
{
    const auto [smaller, larger] = std::minmax(position.heaps[0], position.heaps[1]);
    if (isCold(smaller, larger))
        return Count{0};
    if (larger >= grundyBound)
        return tl::unexpected(Unknown::NotComputed);
    return WythoffTable::upTo(larger)->value(smaller, larger);
}

WinningMoves Wythoff::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    if (std::ranges::max(position.heaps) >= grundyBound)
        return {.count = 0, .listed = {}, .stopped = true};
    return movesAmongOptions(*this, position, value, limit, [this](const Position& after) { return grundy(after); });
}

Move Wythoff::randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter) const
{
    const Count both = std::ranges::min(position.heaps);
    if (both == 0 || chance.below(3) != 0)
        return {heap, chance.between(1, position.heaps[heap])};
    const Count taken = chance.between(1, both);
    return {0, taken, {}, {{1, taken}}};
}

Wide Wythoff::moveCount(const Position& position, Cutter) const { return 3 * Wide{std::ranges::max(position.heaps)}; }

}  // namespace nimstone
