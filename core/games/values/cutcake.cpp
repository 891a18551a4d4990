#include "core/games/values/cutcake.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <limits>

#include "core/games/values/cutcake_cuts.h"

namespace nimstone {

namespace {

struct Block {
    Count own;    ///< the length of the side that the cutter may cut
    Count other;
};

std::size_t numberOfBlocks(const Position& position) { return position.heaps.size() / 2; }

Block blockOf(const Position& position, std::size_t block, Cutter cutter)
{
    const Count first = position.heaps[2 * block];
    const Count second = position.heaps[2 * block + 1];
    return cutter == Cutter::Left ? Block{first, second} : Block{second, first};
}

Move cutMove(std::size_t block, Count place, Cutter cutter)
{
    return {block, 0, {place, 0}, {}, cutter};
}

}  // namespace

constinit const GameEntry Cutcake::entry{.name = "cutcake", .chinese = "切蛋糕 切蛋糕游戏", .example = "cutcake:4x7,2x3",
                                         .family = Family::Partisan, .layout = Layout::Blocks, .place = PlaceKind::Block,
                                         .move = MoveKind::Cut, .ending = Ending::NoCut,
                                         .work = {.mostNumbers = 24}, .sizes = {1, 8, 3}};

std::optional<ShapeError> Cutcake::checkShape(const Position& position) const
{
    const auto& sides = position.heaps;
    if (const auto empty = std::ranges::find(sides, Count{0}); empty != sides.end())
        return ShapeError{ShapeError::Kind::HeapTooSmall, static_cast<std::size_t>(empty - sides.begin()), 1};
    if (sides.size() % 2 != 0)
        return ShapeError{ShapeError::Kind::OddSide, sides.size() - 1};
    return std::nullopt;
}

std::optional<MoveError> Cutcake::check(const Position& position, const Move& move) const
{
    if (!move.also.empty())
        return MoveError{MoveError::Kind::TooManyHeaps, move, 1};
    if (move.cutter == Cutter::None || move.taken != 0 || move.pieces.second != 0)
        return MoveError{MoveError::Kind::NotACut, move};
    if (move.heap >= numberOfBlocks(position))
        return MoveError{MoveError::Kind::NoSuchHeap, move, numberOfBlocks(position)};
    const Count side = blockOf(position, move.heap, move.cutter).own;
    if (move.pieces.first == 0 || move.pieces.first >= side)
        return MoveError{MoveError::Kind::CutOutside, move, side};
    return std::nullopt;
}

Position Cutcake::after(const Position& position, const Move& move) const
{
    const std::size_t cutSide = move.cutter == Cutter::Left ? 0 : 1;
    const auto block = position.heaps.begin() + static_cast<std::ptrdiff_t>(2 * move.heap);
    Count pieces[2][2] = {{block[0], block[1]}, {block[0], block[1]}};
    pieces[0][cutSide] = move.pieces.first;
    pieces[1][cutSide] -= move.pieces.first;
    Position after;
    after.heaps.reserve(position.heaps.size() + 2);
    after.heaps.assign(position.heaps.begin(), block);
    for (const auto& piece : pieces)
        after.heaps.insert(after.heaps.end(), std::begin(piece), std::end(piece));
    after.heaps.insert(after.heaps.end(), block + 2, position.heaps.end());
    return after;
}

std::vector<Move> Cutcake::legalMoves(const Position& position, Cutter cutter) const
{
    std::vector<Move> moves;
    for (std::size_t block = 0; block < numberOfBlocks(position); ++block) {
        for (Count place = 1; place < blockOf(position, block, cutter).own; ++place)
            moves.push_back(cutMove(block, place, cutter));
    }
    return moves;
}

std::vector<Move> Cutcake::legalMoves(const Position& position) const
{
    std::vector<Move> moves = legalMoves(position, Cutter::Left);
    std::ranges::move(legalMoves(position, Cutter::Right), std::back_inserter(moves));
    return moves;
}

std::int64_t Cutcake::blockValue(Count first, Count second)
{
    assert(first > 0 && second > 0);
    const auto halvings = std::bit_width(std::min(first, second)) - 1;
    return static_cast<std::int64_t>(first >> halvings) - static_cast<std::int64_t>(second >> halvings);
}

SignedWide Cutcake::value(const Position& position) const
{
    SignedWide sum = 0;
    for (std::size_t block = 0; block < numberOfBlocks(position); ++block)
        sum += blockValue(position.heaps[2 * block], position.heaps[2 * block + 1]);
    return sum;
}

Known<OutcomeClass> Cutcake::outcomeClass(const Position& position) const
{
    const SignedWide sum = value(position);
    if (sum == 0)
        return OutcomeClass::P;
    return sum > 0 ? OutcomeClass::Left : OutcomeClass::Right;
}

Cutter Cutcake::winner(const Position& position, Cutter starter) const
{
    const SignedWide sum = value(position);
    return sum == 0 ? opponent(starter) : sum > 0 ? Cutter::Left : Cutter::Right;
}

WinningMoves Cutcake::winningMovesOf(Cutter cutter, const Position& position, std::size_t limit) const
{
    WinningMoves result;
    const SignedWide ahead = cutter == Cutter::Left ? value(position) : -value(position);
    if (ahead <= 0)
        return result;
    for (std::size_t number = 0; number < numberOfBlocks(position); ++number) {
        const Block block = blockOf(position, number, cutter);
        const SignedWide needed = blockValue(block.own, block.other) - ahead;
        const WinningCuts cuts = winningCuts(block.own, block.other, needed, limit - result.listed.size());
        for (const Count place : cuts.first)
            result.listed.push_back(cutMove(number, place, cutter));
        if (__builtin_add_overflow(result.count, cuts.count, &result.count)) {
            result.count = std::numeric_limits<std::size_t>::max();
            result.stopped = true;
            break;
        }
    }
    return result;
}

Move Cutcake::randomMove(const Position& position, std::size_t side, Chance& chance, Cutter cutter) const
{
    Move move{side / 2, 0};
    move.pieces.first = chance.between(1, position.heaps[side] - 1);
    move.cutter = cutter;
    return move;
}

Wide Cutcake::moveCount(const Position& position, Cutter cutter) const
{
    Wide all = 0;
    for (std::size_t side = cutter == Cutter::Right ? 1 : 0; side < position.heaps.size(); side += 2)
        all += position.heaps[side] - 1;
    return all;
}

Wide Cutcake::longestPlay(const Position& position) const
{
    Wide all = 0;
    for (std::size_t side = 0; side < position.heaps.size(); side += 2)
        all = std::min<Wide>(maxCount, all + product(position.heaps[side], position.heaps[side + 1]) - 1);
    return all;
}

}  // namespace nimstone
