// Helpers that build the hint ladders of all games. The header is for use inside core/play only.
#pragma once

#include <functional>

#include "core/play/hints/ladder.h"
#include "core/sum/reason.h"

namespace nimstone::play::ladder {

using Built = tl::expected<HintLadder, NoLadder>;

/// The position and the player for which a ladder is built. `part` is the only component with moves, or any component if the
/// ladder is for a sum.
struct Asked {
    const GameSum& sum;
    std::size_t part;
    Cutter player;
    bool won;

    const Component& component() const { return sum.components()[part]; }
    const Rules& rules() const { return component().rules; }
    const Position& position() const { return component().position; }
    MoveInSum onTable(Move move) const { return {part, std::move(move)}; }
};

// Each function builds the ladder for one family of games. The position must have a legal move and a known outcome.
Built ofNim(const Asked& asked);
Built ofMisereNim(const Asked& asked);
Built ofMooreNim(const Asked& asked, const MooreNim& game);
Built ofBashGame(const Asked& asked, const BashGame& game);
Built ofSubtractionGame(const Asked& asked, const SubtractionGame& game);
Built ofBreakingHeaps(const Asked& asked);
Built ofLaskersNim(const Asked& asked);
Built ofInnerNimHeaps(const Asked& asked);
Built ofWythoff(const Asked& asked);
Built ofFibonacciNim(const Asked& asked);
Built ofEuclid(const Asked& asked);
Built ofCutcake(const Asked& asked);
Built ofSum(const Asked& asked);

/// A number that the hints write in binary, one row below another, and the index of its heap.
struct Row {
    std::size_t heap = 0;
    Count value = 0;
};

/// Returns one row for each Nim heap inside the position, if the game's theorem uses such heaps. For other games it returns one
/// row for each heap, with the heap's Grundy value.
std::vector<Row> rowsOf(const Component& part);

/// The value of the row that a move changes, before and after the move; for Nim heaps inside a position, the two nim-sums.
struct NimSumChange {
    Count before = 0;
    Count after = 0;

    /// The highest binary column in which `before` and `after` differ, as a power of two; 0 if they are equal.
    Count column() const;
};
NimSumChange changeOf(const Component& part, const Move& move);

/// Returns the highest binary column that a move in Moore's Nim changes, as a power of two.
Count mooreColumn(const Position& position, const Move& move);

/// Builds the last three hints of a ladder for a position that the nim-sum of its rows decides; the caller gives the first two
/// hints. `toWorth` returns a move that changes the row to the value `worth`, or nothing if no move does.
using ToWorth = std::function<std::optional<Move>(const Row& row, Count worth)>;
Built ofRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea, const ToWorth& toWorth);

/// Builds the last three hints of a ladder for a position in which only one heap has moves, so this heap alone decides the
/// outcome. The caller gives the first two hints. The third hint is `third` if it is given; otherwise LookAtPieces in a won
/// position and LookAtWorth in a lost one. `winning` is a winning move, if there is one.
Built ofOneHeap(const Asked& asked, const HintRung& question, const HintRung& idea, const std::optional<HintRung>& third,
                const std::optional<Move>& winning);

/// True if the move cuts a block of Cutcake that only this player can cut.
bool isStrip(const GameSum& sum, const MoveInSum& move);

/// Returns the indices of the component's heaps that have a legal move.
std::vector<std::size_t> heapsWithMoves(const Component& part);

/// Returns `move` in canonical form: its pieces and its heaps are in ascending order, so that equal moves compare equal.
MoveInSum inOrder(const GameSum& sum, const MoveInSum& move);

/// Returns the indices of the heaps that the move changes, in ascending order.
std::vector<std::size_t> heapsOf(const Move& move);

/// Builds a fourth hint that shows `move` and another move that also fits the hint `third`. If no other move fits, the fourth
/// hint is OnlyOneFits.
HintRung oneOfTwo(const Asked& asked, const HintRung& third, const MoveInSum& move);

/// Builds the third and the fourth hint. The third hint is `third`, or `weaker` if only one move fits `third`.
std::pair<HintRung, HintRung> choiceOfTwo(const Asked& asked, const MoveInSum& move, const HintRung& third, const HintRung& weaker);

/// Counts the winning replies of the other player to a losing move.
rung::Replies repliesAfter(const Asked& asked, const MoveInSum& move);
HintRung resist(const Asked& asked, const MoveInSum& move);

/// True if all legal moves were compared and none leaves fewer winning replies than `move`. Requires that `move` is one of the
/// moves that `stubborn` returns.
bool leavesFewest(const Asked& asked, const MoveInSum& move);

/// Returns the moves that leave the other player the fewest winning replies, among the moves that were compared. The result is
/// deterministic.
std::vector<MoveInSum> stubborn(const Asked& asked);

}  // namespace nimstone::play::ladder
