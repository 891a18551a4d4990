// Properties of games whose moves change one heap, checked against search.
#pragma once

#include <QTest>
#include <algorithm>
#include <set>
#include <vector>

#include "core/random.h"
#include "core/search.h"
#include "tests/core/small_positions.h"

namespace nimstone::tests {

/// Sorts the pieces of a split. Players may name the pieces in any order, but `legalMoves` lists each split once.
inline Move withSortedPieces(const Position& position, Move move)
{
    std::vector<Count> pieces{move.pieces.first, move.pieces.second};
    std::erase(pieces, Count{0});
    if (pieces.empty())
        return move;
    pieces.push_back(position.heaps[move.heap] - move.taken - move.pieces.first - move.pieces.second);
    std::ranges::sort(pieces);
    move.pieces = {pieces[0], pieces.size() > 2 ? pieces[1] : 0};
    return move;
}

/// Checks that `check` accepts exactly the moves that `legalMoves` lists, and that `play` agrees with both. Returns the
/// number of moves tried.
template <class G>
std::size_t checkMoves(const G& game, const Position& position)
{
    const std::vector<Move> legal = game.legalMoves(position);
    const std::set<Move> known(legal.begin(), legal.end());
    if (!std::ranges::is_sorted(legal) || known.size() != legal.size())
        qFatal("legalMoves is not sorted or repeats a move");
    std::size_t looked = 0;
    std::set<Move> accepted;
    for (std::size_t heap = 0; heap <= position.heaps.size(); ++heap) {
        const Count size = heap < position.heaps.size() ? position.heaps[heap] : 3;
        for (Count taken = 0; taken <= size + 1; ++taken) {
            for (Count first = 0; first <= size + 1; ++first) {
                for (Count second = 0; second <= (first == 0 ? 1 : size + 1); ++second, ++looked) {
                    const Move move{heap, taken, {first, second}};
                    const auto error = game.check(position, move);
                    const auto after = game.play(position, move);
                    if (error.has_value() == after.has_value() || (error && after.error() != *error))
                        qFatal("check and play disagree");
                    if (error)
                        continue;
                    accepted.insert(withSortedPieces(position, move));
                    if (totalStones(*after).stones + taken != totalStones(position).stones)
                        qFatal("play loses stones");
                    const std::size_t pieces = (first != 0) + (second != 0);
                    if (after->heaps.size() != position.heaps.size() + pieces)
                        qFatal("play loses pieces");
                    if (pieces > 0 && after->heaps[heap] != first)
                        qFatal("play puts a piece in the wrong place");
                }
            }
        }
    }
    if (accepted != known)
        qFatal("check and legalMoves disagree");
    if (!game.check(position, Move{0, 1, {}, {{1, 1}}}) || !game.check(position, Move{0, 1, {1}, {}, Cutter::Left}))
        qFatal("check accepts a move of another game");
    return looked;
}

/// The game G, except that `play` sorts the heaps and drops empty ones, so that search has far fewer positions to decide.
template <class G>
class InOrder {
public:
    explicit InOrder(const G& game) : m_game(game) {}

    bool isMisere() const { return m_game.isMisere(); }
    std::vector<Move> legalMoves(const Position& position) const { return m_game.legalMoves(position); }

    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const
    {
        auto after = m_game.play(position, move);
        if (after) {
            std::erase(after->heaps, Count{0});
            std::ranges::sort(after->heaps);
        }
        return after;
    }

private:
    G m_game;
};

/// Compares the outcome, the Grundy value, and all winning moves with search. Returns the number of positions.
template <class G>
std::size_t compareWithSearch(const G& game, std::size_t mostHeaps, Count largest)
{
    Search<InOrder<G>> search{InOrder<G>(game)};
    std::size_t positions = 0;
    for (std::size_t heaps = 1; heaps <= mostHeaps; ++heaps) {
        forEachPosition(heaps, largest, [&](const Position& position) {
            const Known<Count> grundy = game.grundy(position);
            const Known<Outcome> outcome = game.outcome(position);
            if (!grundy || *grundy != search.grundy(position) || !outcome || *outcome != search.outcome(position))
                qFatal("the value or the outcome differs from search");
            const std::vector<Move> winning = search.winningMoves(position);
            const WinningMoves found = game.winningMoves(position, 1'000'000);
            if (!found.complete() || found.listed != winning)
                qFatal("the winning moves differ from search");
            const WinningMoves few = game.winningMoves(position, 1);
            if (few.count != winning.size() || few.listed.size() != std::min<std::size_t>(1, winning.size()))
                qFatal("a limit changes the number of winning moves");
            ++positions;
        });
    }
    return positions;
}

/// Checks random positions with heaps of up to `largest`: a position is P exactly if it has no winning move, and each listed
/// move leads to P. Returns the number of listed moves.
template <class G>
std::size_t checkLargePositions(const G& game, Count largest, int rounds, Seed seed)
{
    Chance chance(seed);
    std::size_t moves = 0;
    for (int round = 0; round < rounds; ++round) {
        Position position;
        for (std::size_t left = chance.between(1, 4); left > 0; --left)
            position.heaps.push_back(chance.between(0, largest >> chance.below(40)));
        const Known<Outcome> outcome = game.outcome(position);
        if (!outcome)
            qFatal("the game does not know the outcome");
        const WinningMoves winning = game.winningMoves(position, 50);
        if (!winning.stopped && (winning.count == 0) != (*outcome == Outcome::P))
            qFatal("outcome and winning moves disagree");
        for (const Move& move : winning.listed) {
            const auto after = game.play(position, move);
            if (!after || *Known<Outcome>(game.outcome(*after)) != Outcome::P)
                qFatal("a listed winning move does not lead to P");
            ++moves;
        }
    }
    return moves;
}

}  // namespace nimstone::tests
