// Five rungs of help with a move, in every game and in sums: a question, the idea, where to look, which heap, the move.
//
// Each ladder follows the theorem of its game: what its reason looks at (core/sum/reason.h) becomes where to look. In
// a lost position it says why nothing wins and leads to the most stubborn move.
#pragma once

#include <array>
#include <optional>
#include <tl/expected.hpp>

#include "core/play/hints/rungs.h"
#include "core/sum/bound.h"

namespace nimstone::play {

inline constexpr std::size_t rungCount = 5;
using HintLadder = std::array<HintRung, rungCount>;

/// Why there is nothing to show.
struct NoLadder {
    enum class Kind {
        NoMove,         ///< the player has none
        OutcomeUnknown, ///< beyond what is computed
        MoveNotFound,   ///< the position is won, and no winning move is among those that could be looked at
    };
    Kind kind = Kind::NoMove;
    std::optional<GrundyBound> bound{};  ///< OutcomeUnknown: which bound

    bool operator==(const NoLadder&) const = default;
};

/// In a partisan game `player` is who moves. The same ladder each time it is asked for.
tl::expected<HintLadder, NoLadder> ladderFor(const GameSum& sum, Cutter player = Cutter::None);

/// Whether a legal move agrees with what this rung of the table's ladder shows. The moves that fit all rungs up to one
/// never grow from the third rung on; one fits the whole ladder.
bool fits(const HintRung& rung, const GameSum& sum, const MoveInSum& move);

/// The move of the fifth rung.
const MoveInSum& moveOf(const HintLadder& ladder);

}  // namespace nimstone::play
