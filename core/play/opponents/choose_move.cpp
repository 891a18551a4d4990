#include "core/play/opponents/choose_move.h"

#include <algorithm>

#include "core/play/moves/random_moves.h"
#include "core/play/opponents/mistaken_idea.h"
#include "core/play/record/verdict.h"

namespace nimstone::play {

namespace {

/// The opponent chooses among at most this many winning moves.
constexpr std::size_t mostWinning = 64;

/// The largest number of options that the search for the best losing move visits. The search takes under 50 ms for positions of
/// 1,000 heaps.
constexpr Count mostWork = 1'500'000;
constexpr std::size_t mostCompared = 2'000;
constexpr std::size_t fewestCompared = 1;

/// In Moore's Nim, winning moves are counted only in positions of up to this many heaps, because counting takes too long with
/// more.
constexpr std::size_t mostMooreHeaps = 16;

const MooreNim* mooreOfManyHeaps(const GameSum& sum)
{
    const Component& part = sum.components().front();
    return !sum.isSum() && part.position.heaps.size() > mostMooreHeaps ? part.rules.as<MooreNim>() : nullptr;
}

/// Returns the number of options that are tried when winning moves are counted.
Count workOfCounting(const GameSum& sum)
{
    Count work = 64 + 8 * sum.heapCount();
    for (const Component& part : sum.components()) {
        // In Moore's Nim, every choice of heaps is tried to count the winning moves.
        if (part.rules.as<MooreNim>())
            work += Count{64} << std::min(part.position.heaps.size(), mostMooreHeaps);
        if (part.rules.entry().work.looksAtAllMoves || sum.isSum())
            work += std::min<Count>(mostWork, GameSum(part).moveCount());
    }
    return work;
}

std::size_t movesCompared(const GameSum& sum)
{
    return std::clamp<Count>(mostWork / workOfCounting(sum), fewestCompared, mostCompared);
}

bool isNim(const GameSum& sum)
{
    return sum.only<Nim>();
}

/// The resistance of a losing move: fewer winning replies are better; among equal numbers of replies, a longer game is better.
struct Resistance {
    std::size_t replies;
    SignedWide lasting;

    bool operator==(const Resistance&) const = default;
    bool betterThan(const Resistance& that) const
    {
        return replies != that.replies ? replies < that.replies : lasting > that.lasting;
    }
};

Resistance resistanceOf(const GameSum& after, Cutter player)
{
    const std::size_t replies = mooreOfManyHeaps(after) ? 0 : after.winningMoves(0, opponent(player)).count;
    if (!after.isPartisan())
        return {replies, SignedWide{after.longestPlay()}};
    const Component all = after.joined();
    const SignedWide value = all.rules.as<Cutcake>()->value(all.position);
    return {replies, player == Cutter::Left ? value : -value};
}

std::vector<MoveInSum> onTable(const std::vector<Move>& moves)
{
    std::vector<MoveInSum> all;
    for (const Move& move : moves)
        all.push_back({0, move});
    return all;
}

std::optional<MoveInSum> oneOf(const std::vector<MoveInSum>& moves, Seed seed)
{
    if (moves.empty())
        return std::nullopt;
    return moves[Chance(seed).below(moves.size())];
}

/// Tries some moves and returns one that wins, or else any of the tried moves. Used for positions that may be won
/// although the limited search listed no winning move.
std::optional<MoveInSum> moveFoundToWin(const GameSum& sum, Seed seed, Cutter player)
{
    const auto moves = someMoves(sum, movesCompared(sum), seed, player);
    for (const MoveInSum& move : moves) {
        const auto outcome = sum.play(move)->outcome();
        if (outcome && !isWonBy(*outcome, opponent(player)))
            return move;
    }
    return oneOf(moves, seed);
}

}  // namespace

std::vector<MoveInSum> stubbornMoves(const GameSum& sum, Seed seed, Cutter player)
{
    if (isNim(sum) && sum.outcome() == Known<OutcomeClass>(OutcomeClass::P))
        return onTable(stubbornMoves(sum.components().front().position));
    std::vector<MoveInSum> best;
    std::optional<Resistance> most;
    auto moves = someMoves(sum, movesCompared(sum), seed, player);
    if (moves.size() == 1)
        return moves;
    for (MoveInSum& move : moves) {
        const Resistance resistance = resistanceOf(*sum.play(move), player);
        if (!most || resistance.betterThan(*most)) {
            most = resistance;
            best.clear();
        }
        if (resistance == *most)
            best.push_back(std::move(move));
    }
    return best;
}

bool comparesAllMoves(const GameSum& sum, Cutter player)
{
    return isNim(sum) || sum.moveCount(player) <= movesCompared(sum);
}

std::optional<MoveInSum> perfectMove(const GameSum& sum, Seed seed, Cutter player)
{
    if (const MooreNim* moore = mooreOfManyHeaps(sum)) {
        if (const auto move = moore->oneWinningMove(sum.components().front().position))
            return MoveInSum{0, *move};
    }
    const auto winning = sum.winningMoves(mostWinning, player);
    if (!winning.listed.empty())
        return oneOf(winning.listed, seed);
    const auto outcome = sum.outcome();
    if (!outcome || isWonBy(*outcome, player))
        return moveFoundToWin(sum, seed, player);
    return oneOf(stubbornMoves(sum, seed, player), seed);
}

std::optional<MoveInSum> chooseMove(const Opponent& opponent, const GameSum& sum, Seed seed, Cutter player)
{
    switch (opponent.kind) {
    case Opponent::Kind::Perfect: break;
    case Opponent::Kind::Learner:
        if (sum.longestPlay() > opponent.foresight)
            return randomMove(sum, seed, player);
        break;
    case Opponent::Kind::Misguided: {
        const Component& part = sum.components().front();
        if (sum.isSum() || !appliesTo(opponent.idea, part.rules))
            break;
        const auto move = misguidedMove(opponent.idea, part.rules, part.position, seed);
        return move ? std::optional(MoveInSum{0, *move}) : std::nullopt;
    }
    }
    return perfectMove(sum, seed, player);
}

}  // namespace nimstone::play
