// Who wins a position against best play.
#pragma once

namespace nimstone {

/// P: the previous player wins, so the player to move loses. N: the next player, who is to move, wins.
enum class Outcome { P, N };

constexpr Outcome opposite(Outcome outcome) { return outcome == Outcome::P ? Outcome::N : Outcome::P; }

}  // namespace nimstone
