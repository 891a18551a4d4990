// The rules of any game, asked in one way.
#pragma once

#include <string>

#include "core/sequences/sequence_game.h"
#include "core/sum/catalogue.h"

namespace nimstone {

/// Who wins against best play: P and N as everywhere; in a partisan game also Left or Right, whoever starts.
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

    /// With parameters, as the notation has it: `nim`, `moore-nim(2)`, `octal(0.77)`, `kayles`.
    std::string name() const;

    const GameEntry& entry() const { return *m_entry; }
    Layout layout() const { return m_entry->layout; }

    /// For std::visit: whoever has to tell the games apart.
    const AnyGame& game() const { return m_game; }

    /// Who cannot move has won.
    bool isMisere() const;

    /// The players have different moves.
    bool isPartisan() const;

    /// Why it does not stand in a sum; none where it does.
    std::optional<SumObstacle> obstacle() const;

    /// Why the game does not have this position.
    std::optional<ShapeError> checkShape(const Position& position) const;

    std::optional<MoveError> check(const Position& position, const Move& move) const;
    tl::expected<Position, MoveError> play(const Position& position, const Move& move) const;

    /// Every legal move; of a partisan game those of Left and then those of Right. For small positions.
    std::vector<Move> legalMoves(const Position& position) const;

    /// Whether there is any legal move, without listing them; of a partisan game, one of `player`'s.
    bool canMove(const Position& position, Cutter player = Cutter::None) const;

    Known<OutcomeClass> outcome(const Position& position) const;

    /// Of a partisan game those of `player`, who is to move; of every other game `player` means nothing.
    WinningMoves winningMoves(const Position& position, std::size_t limit, Cutter player = Cutter::None) const;

    /// Undefined in misère play and in a partisan game.
    Known<Count> grundy(const Position& position) const;

    /// The moves that make the position worth `value`, which is not its own: those that win in a sum whose other parts are
    /// worth it. Listed up to `limit`.
    WinningMoves movesToValue(const Position& position, Count value, std::size_t limit) const;

    /// The heaps of Nim whose nim-sum the theorem of the game speaks of; none where it speaks of something else.
    std::optional<NimHeaps> nimHeaps(const Position& position) const;

    /// The nim-sequence of a game whose heaps are independent and play alike; none with two linked heaps, a quota, misère
    /// play or steps.
    std::optional<SequenceGame> sequence() const;

    /// m of Bash's game and k of Moore's Nim; none of other games.
    std::optional<Count> parameter() const;

    /// What may be taken from a heap, and how what remains may then be parted; of a partisan game none.
    Amounts amounts(const Position& position, std::size_t heap) const;
    Parting parting(Count size, Count amount) const;

    /// The most that a move may take from a heap, however large that is; none where there is no such bound.
    std::optional<Count> mostAtOnce() const;

    /// In how many heaps one move may take.
    Count heapsAtOnce() const;

    /// The same position wherever the game makes no difference: heaps, the two of a pair or blocks in ascending order, without
    /// the empty heaps. At least one heap stays.
    Position plain(Position position) const;

    /// The position whose heaps, or what plays their part, are of these sizes.
    Position arranged(std::vector<Count> sizes) const;

    /// All numbers of a position in their order: its heaps, and last its quota where the game has one.
    std::vector<Count> numbersOf(const Position& position) const;

    /// The position with these numbers, as `numbersOf` gives them.
    Position withNumbers(std::vector<Count> numbers) const;

    /// A move from a heap, or across a side of a block, that has one: in Moore's Nim first how many heaps, in Wythoff's game
    /// first which, in Euclid's game the larger number. A split names the smaller pieces first.
    Move randomMove(const Position& position, std::size_t heap, Chance& chance, Cutter player) const;

    /// How many legal moves there are, and how many moves both players together can make from here, or somewhat more.
    Wide moveCount(const Position& position, Cutter player) const;
    Wide longestPlay(const Position& position) const;

    /// The game itself where it is that one, for whoever speaks of its theory; else null.
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
