// Builds the hint ladder for a move in any game or sum. The ladder has five hints, called rungs: a question, the idea, where to
// look, which heap, and the move.
//
// Each ladder follows the theorem of its game: the third hint points at the facts that explain the outcome (core/sum/reason.h).
// In a lost position the ladder shows why no move wins, and leads to the move that leaves the fewest winning replies.
#pragma once

#include <array>
#include <optional>
#include <tl/expected.hpp>

#include "core/play/hints/rungs.h"
#include "core/sum/bound.h"

namespace nimstone::play {

inline constexpr std::size_t rungCount = 5;
using HintLadder = std::array<HintRung, rungCount>;

/// The reason why no ladder can be built.
struct NoLadder {
    enum class Kind {
        NoMove,         ///< the player has no move
        OutcomeUnknown, ///< the position is too large to compute its outcome
        MoveNotFound,   ///< the position is won, but the bounded search found no winning move
    };
    Kind kind = Kind::NoMove;
    std::optional<GrundyBound> bound{};  ///< only for OutcomeUnknown: the bound above which Grundy values are not known

    bool operator==(const NoLadder&) const = default;
};

/// Builds the ladder for the player to move; `player` matters only in a partisan game. The result is deterministic.
tl::expected<HintLadder, NoLadder> ladderFor(const GameSum& sum, Cutter player = Cutter::None);

/// True if the legal move `move` agrees with what the hint `rung` shows. From the third hint on, the set of moves that fit all
/// hints so far never grows; exactly one move fits all five.
bool fits(const HintRung& rung, const GameSum& sum, const MoveInSum& move);

/// Returns the move that the fifth hint shows.
const MoveInSum& moveOf(const HintLadder& ladder);

}  // namespace nimstone::play
