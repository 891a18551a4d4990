#include "core/play/opponents/choose_move.h"

#include <algorithm>

#include "core/play/moves/longest_play.h"
#include "core/play/moves/random_moves.h"
#include "core/play/opponents/misconception.h"
#include "core/play/record/verdict.h"

namespace nimstone::play {

namespace {

/// How many winning moves are chosen among.
constexpr std::size_t mostWinning = 64;

/// The work of the good loser, in options looked at: under 50 ms for positions of 1,000 heaps.
constexpr Count mostWork = 1'500'000;
constexpr std::size_t mostCompared = 2'000;
constexpr std::size_t fewestCompared = 1;

/// Moore's winning moves are counted from so many heaps; from more that takes too long.
constexpr std::size_t mostMooreHeaps = 16;

const MooreNim* mooreOfManyHeaps(const Table& table)
{
    const Part& part = table.parts().front();
    return !table.isSum() && part.position.heaps.size() > mostMooreHeaps ? std::get_if<MooreNim>(&part.rules.game()) : nullptr;
}

/// Options that are looked at one by one when winning moves are counted.
Count workOfCounting(const Table& table)
{
    Count work = 64 + 8 * table.heapCount();
    for (const Part& part : table.parts()) {
        const bool splits = std::holds_alternative<TakeAndBreakGame>(part.rules.game())
            || std::holds_alternative<GrundysGame>(part.rules.game())
            || std::holds_alternative<LaskersNim>(part.rules.game());
        // Moore's winning moves are counted by choosing heaps.
        if (std::holds_alternative<MooreNim>(part.rules.game()))
            work += Count{64} << std::min(part.position.heaps.size(), mostMooreHeaps);
        if (splits || table.isSum())
            work += std::min<Count>(mostWork, moveCountBound(Table(part)));
    }
    return work;
}

std::size_t movesCompared(const Table& table)
{
    return std::clamp<Count>(mostWork / workOfCounting(table), fewestCompared, mostCompared);
}

bool isNim(const Table& table)
{
    return !table.isSum() && std::holds_alternative<Nim>(table.parts().front().rules.game());
}

/// How far a loser has come: the fewer replies win the better, then the longer the game.
struct Resistance {
    std::size_t replies;
    SignedWide lasting;

    bool operator==(const Resistance&) const = default;
    bool betterThan(const Resistance& that) const
    {
        return replies != that.replies ? replies < that.replies : lasting > that.lasting;
    }
};

Resistance resistanceOf(const Table& after, Cutter player)
{
    const std::size_t replies = mooreOfManyHeaps(after) ? 0 : after.winningMoves(0, opponent(player)).count;
    if (!after.isPartisan())
        return {replies, SignedWide{longestPlay(after)}};
    const Part all = after.joined();
    const SignedWide value = std::get<Cutcake>(all.rules.game()).value(all.position);
    return {replies, player == Cutter::Left ? value : -value};
}

std::vector<TableMove> onTable(const std::vector<Move>& moves)
{
    std::vector<TableMove> all;
    for (const Move& move : moves)
        all.push_back({0, move});
    return all;
}

std::optional<TableMove> oneOf(const std::vector<TableMove>& moves, Seed seed)
{
    if (moves.empty())
        return std::nullopt;
    return moves[Chance(seed).below(moves.size())];
}

/// Where the winning moves could not be found: one that wins, among some.
std::optional<TableMove> moveFoundToWin(const Table& table, Seed seed, Cutter player)
{
    const auto moves = someMoves(table, movesCompared(table), seed, player);
    for (const TableMove& move : moves) {
        const auto outcome = table.play(move)->outcome();
        if (outcome && !isWonBy(*outcome, opponent(player)))
            return move;
    }
    return oneOf(moves, seed);
}

}  // namespace

std::vector<TableMove> stubbornMoves(const Table& table, Seed seed, Cutter player)
{
    if (isNim(table) && table.outcome() == Known<OutcomeClass>(OutcomeClass::P))
        return onTable(stubbornMoves(table.parts().front().position));
    std::vector<TableMove> best;
    std::optional<Resistance> most;
    auto moves = someMoves(table, movesCompared(table), seed, player);
    if (moves.size() == 1)
        return moves;
    for (TableMove& move : moves) {
        const Resistance resistance = resistanceOf(*table.play(move), player);
        if (!most || resistance.betterThan(*most)) {
            most = resistance;
            best.clear();
        }
        if (resistance == *most)
            best.push_back(std::move(move));
    }
    return best;
}

bool comparesAllMoves(const Table& table, Cutter player)
{
    return isNim(table) || moveCountBound(table, player) <= movesCompared(table);
}

std::optional<TableMove> perfectMove(const Table& table, Seed seed, Cutter player)
{
    if (const MooreNim* moore = mooreOfManyHeaps(table)) {
        if (const auto move = moore->oneWinningMove(table.parts().front().position))
            return TableMove{0, *move};
    }
    const auto winning = table.winningMoves(mostWinning, player);
    if (!winning.listed.empty())
        return oneOf(winning.listed, seed);
    const auto outcome = table.outcome();
    if (!outcome || isWonBy(*outcome, player))
        return moveFoundToWin(table, seed, player);
    return oneOf(stubbornMoves(table, seed, player), seed);
}

std::optional<TableMove> chooseMove(const Opponent& opponent, const Table& table, Seed seed, Cutter player)
{
    switch (opponent.kind) {
    case Opponent::Kind::Perfect: break;
    case Opponent::Kind::Learner:
        if (longestPlay(table) > opponent.foresight)
            return randomMove(table, seed, player);
        break;
    case Opponent::Kind::Misguided: {
        const Part& part = table.parts().front();
        if (table.isSum() || !speaksOf(opponent.idea, part.rules))
            break;
        const auto move = misguidedMove(opponent.idea, part.rules, part.position, seed);
        return move ? std::optional(TableMove{0, *move}) : std::nullopt;
    }
    }
    return perfectMove(table, seed, player);
}

}  // namespace nimstone::play
