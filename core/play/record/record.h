// The record of a game of any kind: its start, its moves with undo and redo, and its text form in one line.
//
//   nim:3,4,5 first 1-2 2-1 | 3-4         the person moves first; two moves are played, one is undone
//   wythoff:3,5 second 1-2,2-2            the opponent moved first and took 2 from both heaps
//   nim:3,4 + kayles:7 first 2.1-1/3      a sum: a move names its component
//   cutcake:4x7 first right 1-R3          Cutcake: the player who moves first is Right, or Left if no word is given
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/play/record/change.h"
#include "core/sum/sum_notation.h"

namespace nimstone::play {

/// The side of the person, and the side of the opponent, who may be a computer or a second person.
enum class Side { Person, Opponent };

constexpr Side other(Side side) { return side == Side::Person ? Side::Opponent : Side::Person; }

/// A game whose moves are all legal. The record stores only what each move changed, so it stays small.
class Record {
public:
    /// `firstCutter` is the player who cuts first in a partisan game; other games ignore it.
    explicit Record(GameSum start, Side first = Side::Person, Cutter firstCutter = Cutter::Left);

    /// Makes the record of a game of Nim.
    explicit Record(Position start = {}, Side first = Side::Person);

    const GameSum& startSum() const { return m_start; }

    /// The position after the moves that are played, as a sum.
    const GameSum& sum() const { return m_sum; }

    /// The position after the first `count` moves, as a sum.
    GameSum gameSumAfter(std::size_t count) const;

    /// True for a game of Nim that is not a sum.
    bool isNim() const;

    /// The starting position; for a sum, the starting position of its first component.
    const Position& start() const { return m_start.components().front().position; }
    const Position& position() const { return m_sum.components().front().position; }
    Position positionAfter(std::size_t count) const { return gameSumAfter(count).components().front().position; }

    Side first() const { return m_first; }

    /// All moves, including those that are undone.
    const std::vector<MoveInSum>& moves() const { return m_moves; }

    /// The number of moves that are played, 0 … moves().size().
    std::size_t cursor() const { return m_cursor; }

    Side sideToMove() const { return sideOfMove(m_cursor); }
    Side sideOfMove(std::size_t index) const { return index % 2 == 0 ? m_first : other(m_first); }

    /// The player of a partisan game whose turn it is; Cutter::None in an impartial game.
    Cutter cutterToMove() const { return cutterOfMove(m_cursor); }
    Cutter cutterOfMove(std::size_t index) const { return index % 2 == 0 ? m_firstCutter : nimstone::opponent(m_firstCutter); }

    /// True if the side to move has no legal move.
    bool isOver() const { return !m_sum.canMove(cutterToMove()); }

    /// The side that made the last move, or in misère play the other side. If the starting position has no move, the side that
    /// is not to move wins; in misère play it loses. Empty while the game is not over.
    std::optional<Side> winner() const;

    /// Returns why the player to move cannot make this move; nothing if the move is legal.
    std::optional<MoveInSumError> check(const MoveInSum& move) const;

    /// Plays a move and discards the undone moves. An illegal move changes nothing and returns an error. The function is a
    /// template so that a move written in braces means a move in the first component.
    template <std::same_as<MoveInSum> M>
    std::optional<MoveInSumError> play(const M& move) { return playMove(move); }

    /// Plays a move in the first component and discards the undone moves. An illegal move changes nothing and returns an error.
    std::optional<MoveError> play(const Move& move);

    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < m_moves.size(); }
    bool undo();
    bool redo();
    /// Undoes or redoes moves until `count` moves are played. Returns false and changes nothing if the record has fewer moves.
    bool goTo(std::size_t count);

    bool operator==(const Record&) const = default;

private:
    std::optional<MoveInSumError> playMove(const MoveInSum& move);
    void step(GameSum& sum, std::size_t move, void (*how)(const Change&, Position&)) const;

    GameSum m_start;
    Side m_first;
    Cutter m_firstCutter;
    std::vector<MoveInSum> m_moves;
    std::vector<Change> m_changes;  ///< one change for each move
    std::size_t m_cursor = 0;
    GameSum m_sum;
};

/// The error of a text that has neither `first` nor `second` after the position.
struct FirstPlayerExpected {
    bool operator==(const FirstPlayerExpected&) const = default;
};

/// The error of a text that contains the mark `|`, which separates the played moves from the undone moves, twice.
struct RepeatedCursor {
    bool operator==(const RepeatedCursor&) const = default;
};

/// The reason why a text is not a valid record. `column` is the place where the offending token starts, in code points of the whole
/// text, from 1. The column of a NotationError also counts from the start of the whole text.
struct RecordError {
    std::size_t column = 1;
    std::string found;  ///< the offending token, UTF-8, at most 24 code points; empty at the end of the text
    std::variant<NotationError, MoveError, FirstPlayerExpected, RepeatedCursor, NoSuchComponent> cause;
};

tl::expected<Record, RecordError> parseRecord(std::string_view text);

/// Prints the record. The mark `|` is written only if moves are undone.
std::string print(const Record& record);

}  // namespace nimstone::play
