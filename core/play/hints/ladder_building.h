// Helpers that build the ladders of all games. Only for use inside core/play.
#pragma once

#include <functional>

#include "core/play/hints/ladder.h"
#include "core/sum/reason.h"

namespace nimstone::play::ladder {

using Built = tl::expected<HintLadder, NoLadder>;

/// The input of a ladder: `part` is the only part with moves, or any part if the ladder is for a sum.
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

// One function for each family of games. Each requires a position that has a legal move and a known outcome.
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

/// Returns one row for each Nim heap of the position, if the game's theorem uses such heaps; otherwise the Grundy values of the
/// heaps.
std::vector<Row> rowsOf(const Component& part);

/// The value of the row that a move changes, before and after the move.
struct NimSumChange {
    Count before = 0;
    Count after = 0;

    /// The highest column that changes, as a power of two; 0 if none does.
    Count column() const;
};
NimSumChange changeOf(const Component& part, const Move& move);

/// Returns the highest column that a move in Moore's Nim changes, as a power of two.
Count mooreColumn(const Position& position, const Move& move);

/// Builds the rest of a ladder whose position is decided by the nim-sum of its rows; the first two rungs are given. `toWorth`
/// returns a move that reduces the row to the value `worth`.
using ToWorth = std::function<std::optional<Move>(const Row& row, Count worth)>;
Built ofRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea, const ToWorth& toWorth);

/// Builds the rest of a ladder for a position in which only one heap has moves, and whose Grundy value is that of this heap.
/// The first two rungs are given. The third is `third`, or else LookAtPieces, or LookAtWorth in a lost position. `winning` is a
/// winning move, if there is one.
Built ofOneHeap(const Asked& asked, const HintRung& question, const HintRung& idea, const std::optional<HintRung>& third,
                const std::optional<Move>& winning);

/// True if only the player who makes this cut can cut the block.
bool isStrip(const GameSum& sum, const MoveInSum& move);

/// Returns the indices of the heaps that have a legal move.
std::vector<std::size_t> heapsWithMoves(const Component& part);

/// Writes a move in its canonical form: pieces and heaps in ascending order.
MoveInSum inOrder(const GameSum& sum, const MoveInSum& move);

/// Returns the heaps that the move changes, in ascending order.
std::vector<std::size_t> heapsOf(const Move& move);

/// Builds a fourth rung with the move and another move that also fits `third`. If no other move fits, the rung is OnlyOneFits.
HintRung oneOfTwo(const Asked& asked, const HintRung& third, const MoveInSum& move);

/// Builds the third and the fourth rung. If only one move fits `third`, the third rung is `weaker` instead.
std::pair<HintRung, HintRung> choiceOfTwo(const Asked& asked, const MoveInSum& move, const HintRung& third, const HintRung& weaker);

/// Counts the winning replies to a losing move.
rung::Replies repliesAfter(const Asked& asked, const MoveInSum& move);
HintRung resist(const Asked& asked, const MoveInSum& move);

/// True if all moves were compared and none leaves fewer winning replies than `move`, which must be one of `stubborn`.
bool leavesFewest(const Asked& asked, const MoveInSum& move);

/// Returns the moves that leave the fewest winning replies among those that were compared. The result is deterministic.
std::vector<MoveInSum> stubborn(const Asked& asked);

}  // namespace nimstone::play::ladder
