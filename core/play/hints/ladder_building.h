// What the ladders of all games are built with. Inside core/play only.
#pragma once

#include <functional>

#include "core/play/hints/ladder.h"
#include "core/sum/reason.h"

namespace nimstone::play::ladder {

using Built = tl::expected<HintLadder, NoLadder>;

/// What a ladder is asked for: the one part that has moves, or of a sum any.
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

// One a family of games; each is asked for positions with a move and a known outcome.
Built ofNim(const Asked& asked);
Built ofMisereNim(const Asked& asked);
Built ofMooreNim(const Asked& asked, const MooreNim& game);
Built ofBashGame(const Asked& asked, const BashGame& game);
Built ofSubtractionGame(const Asked& asked, const SubtractionGame& game);
Built ofBreakingHeaps(const Asked& asked);
Built ofLaskersNim(const Asked& asked);
Built ofHeapsWithin(const Asked& asked);
Built ofWythoff(const Asked& asked);
Built ofFibonacciNim(const Asked& asked);
Built ofEuclid(const Asked& asked);
Built ofCutcake(const Asked& asked);
Built ofSum(const Asked& asked);

/// A number that is written in binary under the others, and whose it is.
struct Row {
    std::size_t heap = 0;
    Count value = 0;
};

/// Heaps, those of Nim within the position, or the Grundy values of heaps, where they are known.
std::vector<Row> rowsOf(const Component& part);

/// What the nim-sum of the rows becomes other by.
struct NimSumChange {
    Count before = 0;
    Count after = 0;

    /// The highest column that becomes other; 0 where none does.
    Count column() const;
};
NimSumChange changeOf(const Component& part, const Move& move);

/// The highest column that a move of Moore's Nim changes.
Count mooreColumn(const Position& position, const Move& move);

/// Of the nim-sum of the rows: the ladder with those first two rungs. `toWorth` finds a move that makes the row worth
/// so much less.
using ToWorth = std::function<std::optional<Move>(const Row& row, Count worth)>;
Built ofRows(const Asked& asked, rung::Rows rows, const HintRung& question, const HintRung& idea, const ToWorth& toWorth);

/// Where one heap has moves and its value is that of the position: the ladder with those first two rungs. `third` is
/// the third, where it is not LookAtPieces or, in a lost position, LookAtWorth. `winning` is a move that wins.
Built ofOneHeap(const Asked& asked, const HintRung& question, const HintRung& idea, const std::optional<HintRung>& third,
                const std::optional<Move>& winning);

/// Whether only its cutter can cut the block of this cut.
bool isStrip(const GameSum& sum, const MoveInSum& move);

/// The heaps that have a move.
std::vector<std::size_t> heapsWithMoves(const Component& part);

/// The same move always written the same: pieces in ascending order, heaps too.
MoveInSum inOrder(const GameSum& sum, const MoveInSum& move);

/// The heaps that the move changes, in ascending order.
std::vector<std::size_t> heapsOf(const Move& move);

/// The move or another, of those that fit `third`; where there is none other, OnlyOneFits.
HintRung oneOfTwo(const Asked& asked, const HintRung& third, const MoveInSum& move);

/// The third and the fourth rung: where `third` would leave no choice, `weaker` takes its place.
std::pair<HintRung, HintRung> choiceOfTwo(const Asked& asked, const MoveInSum& move, const HintRung& third, const HintRung& weaker);

/// What a losing move leaves the other player.
rung::Replies repliesAfter(const Asked& asked, const MoveInSum& move);
HintRung resist(const Asked& asked, const MoveInSum& move);

/// Of a move of `stubborn`: whether no move is known to leave fewer winning replies, all having been compared.
bool leavesFewest(const Asked& asked, const MoveInSum& move);

/// The good loser's moves, always the same: of those compared none leaves fewer winning replies.
std::vector<MoveInSum> stubborn(const Asked& asked);

}  // namespace nimstone::play::ladder
