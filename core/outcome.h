// The outcome of a position: the player who wins if both players play as well as possible.
#pragma once

namespace nimstone {

/// P: the previous player wins, so the player to move loses. N: the next player, who is the player to move, wins.
enum class Outcome { P, N };

constexpr Outcome opposite(Outcome outcome) { return outcome == Outcome::P ? Outcome::N : Outcome::P; }

/// The winner of a partisan position whose value is a number: Left or Right, no matter who starts; or the previous
/// player, which means that the player who starts loses. In a partisan game the two players have different moves.
enum class PartisanOutcome { Left, Right, Previous };

/// The player who wins with best play. P and N have their usual meaning. In a partisan game, Left or Right may win no matter
/// who starts.
enum class OutcomeClass { P, N, Left, Right };

constexpr OutcomeClass outcomeClass(Outcome outcome) { return outcome == Outcome::P ? OutcomeClass::P : OutcomeClass::N; }

}  // namespace nimstone
