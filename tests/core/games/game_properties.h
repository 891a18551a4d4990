// What must hold in every game, whatever its rules: checked on one position at a time, inside a RapidCheck property.
//
//     QVERIFY(holdsFor(count(200, 20000), "Nim follows from its moves",
//                      [] { followsFromItsMoves(Nim(), *smallPosition(0, 4, 7)); }));
//     QVERIFY(holdsFor(count(200, 20000), "Nim on large positions", [] {
//         const Position position = *anyPosition(1, 6);
//         winningMovesLeadToP(Nim(), position, 10);
//         movesFromPLeadToN(Nim(), *anyBalancedPosition(2, 6), anyMove);
//     }));
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <rapidcheck.h>
#include <set>

#include "core/search.h"
#include "tests/core/random_positions.h"

namespace nimstone::tests {

/// Where all positions are small enough for `legalMoves`.
inline rc::Gen<Position> smallPosition(std::size_t fewest, std::size_t most, Count largest)
{
    const auto heaps = rc::gen::mapcat(rc::gen::inRange(fewest, most + 1), [largest](std::size_t count) {
        return rc::gen::container<std::vector<Count>>(count, rc::gen::inRange<Count>(0, largest + 1));
    });
    return rc::gen::resize(rc::kNominalSize,
                           rc::gen::map(heaps, [](std::vector<Count> sizes) { return Position{std::move(sizes)}; }));
}

/// The outcome, where the game answers; where it does not, the property fails.
template <Game G>
Outcome answeredOutcome(const G& game, const Position& position)
{
    const Known<Outcome> outcome = game.outcome(position);
    RC_ASSERT(outcome.has_value());
    return *outcome;
}

/// A legal move is played: what it leaves.
template <Game G>
Position played(const G& game, const Position& position, const Move& move)
{
    RC_ASSERT(!game.check(position, move).has_value());
    const auto after = game.play(position, move);
    RC_ASSERT(after.has_value());
    RC_ASSERT(*after != position);
    return *after;
}

inline void isSorted(const std::vector<Move>& moves)
{
    RC_ASSERT(std::ranges::adjacent_find(moves, std::greater_equal<>()) == moves.end());
}

/// Everything that the game answers about a small position follows from its legal moves: the outcome (N when some
/// option is P), the winning moves (all that lead to P, and no others), the Grundy value (mex of the options').
template <Game G>
void followsFromItsMoves(const G& game, const Position& position)
{
    const std::vector<Move> moves = game.legalMoves(position);
    isSorted(moves);

    std::vector<Move> winning;
    std::set<Count> values;
    bool allValuesKnown = true;
    for (const Move& move : moves) {
        const Position option = played(game, position, move);
        if (answeredOutcome(game, option) == Outcome::P)
            winning.push_back(move);
        const Known<Count> value = game.grundy(option);
        if (value)
            values.insert(*value);
        else
            allValuesKnown = false;
    }
    const bool wins = moves.empty() ? playerWithoutMoveWins(game) : !winning.empty();
    RC_ASSERT(answeredOutcome(game, position) == (wins ? Outcome::N : Outcome::P));

    const WinningMoves all = game.winningMoves(position, moves.size());
    RC_ASSERT(all.complete());
    RC_ASSERT(all.listed == winning);
    const WinningMoves first = game.winningMoves(position, 1);
    RC_ASSERT(first.count == winning.size());
    RC_ASSERT(first.listed.size() == std::min<std::size_t>(winning.size(), 1));

    if (const Known<Count> value = game.grundy(position); value && allValuesKnown) {
        Count mex = 0;
        while (values.contains(mex))
            ++mex;
        RC_ASSERT(*value == mex);
    }
}

/// On a position of any size: there is a winning move exactly when the outcome is N and a move is left, and each
/// that is listed is legal, leads to P, and stands in order.
template <Game G>
void winningMovesLeadToP(const G& game, const Position& position, std::size_t limit)
{
    const WinningMoves winning = game.winningMoves(position, limit);
    const bool over = playerWithoutMoveWins(game) && totalStones(position).stones == 0;
    RC_ASSERT((winning.count > 0) == (answeredOutcome(game, position) == Outcome::N && !over));
    RC_ASSERT(winning.listed.size() <= limit);
    RC_ASSERT(winning.listed.size() <= winning.count);
    RC_ASSERT(limit == 0 || winning.count == 0 || !winning.listed.empty());
    isSorted(winning.listed);
    for (const Move& move : winning.listed)
        RC_ASSERT(answeredOutcome(game, played(game, position, move)) == Outcome::P);
}

/// On a P-position of any size that has a move: a move that `moveFrom(position)` generates leads to N.
template <Game G, class MoveFrom>
void movesFromPLeadToN(const G& game, const Position& position, MoveFrom moveFrom)
{
    RC_PRE(totalStones(position).stones != 0);
    RC_ASSERT(answeredOutcome(game, position) == Outcome::P);
    const Move move = *moveFrom(position);
    RC_ASSERT(answeredOutcome(game, played(game, position, move)) == Outcome::N);
}

/// Compares the game's answers with exhaustive search on all these positions; says which was the first to differ.
/// Returns whether none did. The number of positions is printed.
template <Game G>
bool agreesWithSearch(const char* what, const G& game, const std::vector<Position>& positions)
{
    Search<G> search(game);
    for (const Position& position : positions) {
        const Known<Outcome> outcome = game.outcome(position);
        const Known<Count> value = game.grundy(position);
        const std::vector<Move> winning = search.winningMoves(position);
        const WinningMoves answered = game.winningMoves(position, winning.size() + 1);
        if (outcome == search.outcome(position) && answered.complete() && answered.listed == winning
            && (!value || *value == search.grundy(position)))
            continue;
        std::ostringstream text;
        rc::showValue(position, text);
        qWarning("%s differs from search at %s", what, text.str().c_str());
        return false;
    }
    qInfo("%s: compared %zu positions with search", what, positions.size());
    return !positions.empty();
}

}  // namespace nimstone::tests
