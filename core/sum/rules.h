// The rules of any game, asked in one way.
#pragma once

#include <string>

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

    /// Undefined in misère play, with a quota, and in a partisan game.
    Known<Count> grundy(const Position& position) const;

    bool operator==(const Rules& other) const { return m_entry == other.m_entry && name() == other.name(); }

private:
    const GameEntry* m_entry;
    AnyGame m_game;
};

}  // namespace nimstone
