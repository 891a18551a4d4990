#include "core/games/nim/moore_nim.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/games/nim/moore_moves.h"
#include "core/games/nim/nim.h"
#include "core/games/taking/moves_to_value.h"
#include "core/games/taking/one_heap_moves.h"
#include "core/search.h"

namespace nimstone {

namespace {

/// Returns the product of all (heap + 1), at most bound + 1. The product is greater than the number of options, however many
/// heaps a move may change.
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

/// Returns the first take whose heap the move has named before, or nothing if each heap is named once.
std::optional<Take> namedTwice(const Move& move)
{
    std::vector<Take> takes = takesOf(move);
    std::ranges::stable_sort(takes, {}, &Take::heap);
    const auto twice = std::ranges::adjacent_find(takes, {}, &Take::heap);
    if (twice == takes.end())
        return std::nullopt;
    return *std::next(twice);
}

/// Appends `move` and every move that extends it with takes from at most `more` further heaps.
void addMoves(const Position& position, Move& move, Count more, std::vector<Move>& moves)
{
    moves.push_back(move);
    if (more == 0)
        return;
    const std::size_t last = move.also.empty() ? move.heap : move.also.back().heap;
    for (std::size_t heap = last + 1; heap < position.heaps.size(); ++heap) {
        for (Count taken = 1; taken <= position.heaps[heap]; ++taken) {
            move.also.push_back({heap, taken});
            addMoves(position, move, more - 1, moves);
            move.also.pop_back();
        }
    }
}

}  // namespace

constinit const GameEntry MooreNim::entry{.name = "moore-nim", .chinese = "摩尔尼姆", .example = "moore-nim(2):3,4,5", .parameters = "k",
                                          .move = MoveKind::TakeFromSeveral, .work = {.mostNumbers = 8, .largestInSum = 0},
                                          .sizes = {1, 9, 4}, .ideas = nimIdeas};

tl::expected<MooreNim, BadParameter> MooreNim::make(Count k)
{
    if (k == 0)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooSmall, 0, 1});
    if (k > maxCount)
        return tl::unexpected(BadParameter{BadParameter::Kind::TooLarge, 0, maxCount});
    return MooreNim(k);
}

std::optional<MoveError> MooreNim::check(const Position& position, const Move& move) const
{
    if (move.also.size() >= m_k)
        return MoveError{MoveError::Kind::TooManyHeaps, move, m_k};
    Move part = move;
    part.also.clear();
    for (const Take& take : takesOf(move)) {
        part.heap = take.heap;
        part.taken = take.taken;
        if (const auto error = checkNimMove(position, part))
            return error;
    }
    if (const auto twice = namedTwice(move))
        return MoveError{MoveError::Kind::HeapTwice, {twice->heap, twice->taken}};
    return std::nullopt;
}

std::vector<Move> MooreNim::legalMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (const Move& single : Game::legalMoves(position)) {
        Move move = single;
        addMoves(position, move, m_k - 1, moves);
    }
    return moves;
}

Known<Outcome> MooreNim::outcome(const Position& position) const
{
    std::array<Count, maxColumns> ones{};
    for (Count heap : position.heaps) {
        for (; heap != 0; heap &= heap - 1)
            ++ones[static_cast<std::size_t>(std::countr_zero(heap))];
    }
    const bool balanced = std::ranges::all_of(ones, [this](Count number) { return number % (m_k + 1) == 0; });
    return balanced ? Outcome::P : Outcome::N;
}

WinningMoves MooreNim::winningMoves(const Position& position, std::size_t limit) const
{
    if (m_k == 1)
        return Nim().winningMoves(position, limit);
    if (outcome(position) == Outcome::P)
        return {};
    return mooreWinningMoves(position, m_k, limit, mostListed);
}

std::optional<Move> MooreNim::oneWinningMove(const Position& position) const
{
    return outcome(position) == Outcome::P ? std::nullopt : oneMooreWinningMove(position, m_k);
}

WinningMoves MooreNim::movesToValue(const Position& position, Count value, std::size_t limit) const
{
    constexpr Count mostOptions = 100'000;
    const auto filled = static_cast<Count>(std::ranges::count_if(position.heaps, [](Count heap) { return heap != 0; }));
    const Count below = positionsBelow(position, mostOptions);
    if (m_k == 1)
        return Nim().movesToValue(position, value, limit);
    if (filled <= m_k + 1 && below <= mostOptions)
        return movesAmongOptions(*this, position, value, limit, [this](const Position& after) { return grundy(after); });
    if (below > mostSearched)
        return {.count = 0, .listed = {}, .stopped = true};
    Search<MooreNim> search(*this);
    return movesAmongOptions(*this, position, value, limit,
                             [&search](const Position& after) { return Known<Count>(search.grundy(after)); });
}

/// Chooses the number of heaps first, then the heaps and the amounts.
Move MooreNim::randomMove(const Position& position, std::size_t, Chance& chance, Cutter) const
{
    std::vector<std::size_t> filled;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (position.heaps[heap] != 0)
            filled.push_back(heap);
    }
    const std::size_t changed = chance.between(1, std::min<Count>(m_k, filled.size()));
    for (std::size_t i = 0; i < changed; ++i)
        std::swap(filled[i], filled[i + chance.below(filled.size() - i)]);
    filled.resize(changed);
    std::ranges::sort(filled);
    std::vector<Take> takes;
    for (const std::size_t heap : filled)
        takes.push_back({heap, chance.between(1, position.heaps[heap])});
    return moveOf(std::move(takes));
}

Wide MooreNim::moveCount(const Position& position, Cutter) const
{
    Wide all = 1;
    for (const Count heap : position.heaps)
        all = std::min<Wide>(maxCount, all * (Wide{heap} + 1));
    return all;
}

}  // namespace nimstone
