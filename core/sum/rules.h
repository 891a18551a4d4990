// The rules of any game, with the same interface for all games.
#pragma once

#include <string>

#include "core/sequences/sequence_game.h"
#include "core/sum/catalogue.h"

namespace nimstone {

/// The player who wins with best play. P and N have their usual meaning. In a partisan game, Left or Right may win no matter
/// who starts.
enum class OutcomeClass { P, N, Left, Right };

constexpr OutcomeClass outcomeClass(Outcome outcome)
{
    return outcome == Outcome::P ? OutcomeClass::P : OutcomeClass::N;
}

constexpr OutcomeClass outcomeClass(PartisanOutcome outcome)
{
    switch (outcome) {
    case PartisanOutcome::Left: return OutcomeClass::Left;
    case PartisanOutcome::Right: return OutcomeClass::Right;
    case PartisanOutcome::Previous: break;
    }
    return OutcomeClass::P;
}

class Rules {
public:
    Rules(const GameEntry& entry, AnyGame game) : m_entry(&entry), m_game(std::move(game)) {}

    /// Returns the name with parameters in the notation: `nim`, `moore-nim(2)`, `octal(0.77)`, `kayles`.
    std::string name() const;

    const GameEntry& entry() const { return *m_entry; }
    Layout layout() const { return m_entry->layout; }

    /// Returns the game, for std::visit in code that treats the games differently.
    const AnyGame& game() const { return m_game; }

    /// True if the player who cannot move wins.
    bool isMisere() const;

    /// True if the two players have different moves.
    bool isPartisan() const;

    /// Returns the reason why the game cannot be a component of a sum, or nothing if it can.
    std::optional<SumObstacle> obstacle() const;

    /// Returns the reason why the position is not valid in the game, or nothing if it is valid.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const;

    /// Lists every legal move. In a partisan game, the moves of Left come first. The function is for small positions.
    std::vector<Move> legalMoves(const Position& position) const;

    /// True if there is a legal move; in a partisan game, true if `player` has a legal move. The function does not list the
    /// moves.
    bool canMove(const Position& position, Cutter player = Cutter::None) const;

    Known<OutcomeClass> outcome(const Position& position) const;

    /// Returns the winning moves. In a partisan game, they are the moves of `player`, who is to move; other games ignore
    /// `player`.
    WinningMoves winningMoves(const Position& position, std::size_t limit, Cutter player = Cutter::None) const;

    /// Returns the Grundy value. It is Unknown::Undefined in misère play and in a partisan game.
    Known<Count> grundy(const Position& position) const;

    /// Returns the moves to positions with the Grundy value `value`, which must differ from the value of the position itself.
    /// Such a move wins in a sum if the other components together have this value. At most `limit` moves are listed.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    /// Returns the Nim heaps whose nim-sum decides the position by the game's theorem, or nothing if the theorem uses no
    /// nim-sum.
    std::optional<NimHeaps> nimHeaps(const Position& position) const;

    /// Returns the nim-sequence of a game whose heaps are independent and have the same rules. Returns nothing for all other
    /// games, and for misère Nim.
    std::optional<SequenceGame> sequence() const;

    /// Returns the number m of Bash's game or the number k of Moore's Nim; nothing for other games.
    std::optional<Count> parameter() const;

    /// `amounts` returns the amounts that a move may take from a heap; a partisan game has none. `splitOptions` returns the
    /// ways to leave or split the rest of a heap of `size` stones after a move takes `amount` stones.
    Amounts amounts(const Position& position, std::size_t heap) const;
    SplitOptions splitOptions(Count size, Count amount) const;

    /// The largest number of stones that a move may take from a heap of any size, or nothing if there is no such limit.
    std::optional<Count> maxTake() const;

    /// The largest number of heaps from which one move may take.
    Count heapsAtOnce() const;

    /// Returns an equivalent position: heaps, the two numbers of a pair, or blocks are sorted in ascending order, and empty heaps
    /// are removed. At least one heap remains. If the order of the numbers matters in the game, nothing changes.
    Position plain(Position position) const;

    /// Makes the position whose heaps, gaps or steps have these sizes.
    Position positionFromSizes(std::vector<Count> sizes) const;

    /// Returns all numbers of a position in order: its heaps, then its quota if the game has one.
    std::vector<Count> numbersOf(const Position& position) const;

    /// Returns the position with these numbers, in the order of `numbersOf`.
    Position withNumbers(std::vector<Count> numbers) const;

    /// Returns a random move from the given heap, or side of a block, which must have a move. In Moore's Nim, the move may
    /// take from other heaps, and in Wythoff's game from both heaps. In Euclid's game the move always reduces the larger
    /// number. A split names the smaller pieces first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const;

    /// `moveCount` returns the number of legal moves, and `longestPlay` the largest number of moves that both players together
    /// can still make. Both numbers may be upper bounds.
    Wide moveCount(const Position& position, Cutter player) const;
    Wide longestPlay(const Position& position) const;

    /// Returns the game if it has the type G; otherwise null.
    template <class G>
    const G* as() const
    {
        return std::get_if<G>(&m_game);
    }

    bool operator==(const Rules& other) const { return m_entry == other.m_entry && name() == other.name(); }

private:
    const GameEntry* m_entry;
    AnyGame m_game;
};

}  // namespace nimstone
