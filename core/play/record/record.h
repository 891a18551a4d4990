// A game from its start to wherever it stands, of any kind: moves, undo and redo, and its form as one line of text.
//
//   nim:3,4,5 first 1-2 2-1 | 3-4         the person moves first; two moves are played, one is undone
//   wythoff:3,5 second 1-2,2-2            the opponent moved first, and took 2 from both
//   nim:3,4 + kayles:7 first 2.1-1/3      a sum: a move names its part
//   cutcake:4x7 first right 1-R3          Cutcake: whoever moves first is Right; without a word, Left
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

/// The person, and whoever plays against them.
enum class Side { Person, Opponent };

constexpr Side other(Side side) { return side == Side::Person ? Side::Opponent : Side::Person; }

/// Every move in it is legal where it was played. What each move changed is kept, so a record stays small.
class Record {
public:
    /// `firstCutter` is who cuts first in a partisan game, and means nothing in all others.
    explicit Record(GameSum start, Side first = Side::Person, Cutter firstCutter = Cutter::Left);

    /// A game of Nim.
    explicit Record(Position start = {}, Side first = Side::Person);

    const GameSum& startSum() const { return m_start; }

    /// What lies on the table after the moves that are played.
    const GameSum& sum() const { return m_sum; }

    /// What lies on the table after the first `count` moves.
    GameSum tableAfter(std::size_t count) const;

    /// Nim, and no sum.
    bool isNim() const;

    /// The heaps of a game that is no sum; of a sum, those of its first part.
    const Position& start() const { return m_start.components().front().position; }
    const Position& position() const { return m_sum.components().front().position; }
    Position positionAfter(std::size_t count) const { return tableAfter(count).components().front().position; }

    Side first() const { return m_first; }

    /// All moves, the undone ones too.
    const std::vector<MoveInSum>& moves() const { return m_moves; }

    /// How many of the moves are played: 0 … moves().size().
    std::size_t cursor() const { return m_cursor; }

    Side sideToMove() const { return sideOfMove(m_cursor); }
    Side sideOfMove(std::size_t index) const { return index % 2 == 0 ? m_first : other(m_first); }

    /// None in an impartial game.
    Cutter cutterToMove() const { return cutterOfMove(m_cursor); }
    Cutter cutterOfMove(std::size_t index) const { return index % 2 == 0 ? m_firstCutter : nimstone::opponent(m_firstCutter); }

    /// The side to move has no move.
    bool isOver() const { return !m_sum.canMove(cutterToMove()); }

    /// Who made the last move, in misère play who did not. A game that starts without a move is won, or in misère play
    /// lost, by the side that is not to move.
    std::optional<Side> winner() const;

    /// Plays a move; what was undone is forgotten. A move that is not legal changes nothing. (A template, so that a
    /// move in braces is one of the first part.)
    template <std::same_as<MoveInSum> M>
    std::optional<MoveInSumError> play(const M& move) { return playMove(move); }

    /// The same in the first part.
    std::optional<MoveError> play(const Move& move);

    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < m_moves.size(); }
    bool undo();
    bool redo();
    /// Undoes or redoes until `count` moves are played; false, and nothing is changed, where there are not as many.
    bool goTo(std::size_t count);

    bool operator==(const Record&) const = default;

private:
    std::optional<MoveInSumError> playMove(const MoveInSum& move);
    void step(GameSum& sum, std::size_t move, void (*how)(const Change&, Position&)) const;

    GameSum m_start;
    Side m_first;
    Cutter m_firstCutter;
    std::vector<MoveInSum> m_moves;
    std::vector<Change> m_changes;  ///< one a move
    std::size_t m_cursor = 0;
    GameSum m_sum;
};

/// Neither `first` nor `second` stands where who moves first was expected.
struct SeatExpected {
    bool operator==(const SeatExpected&) const = default;
};

/// A second mark between played and undone moves.
struct OneCursorExpected {
    bool operator==(const OneCursorExpected&) const = default;
};

/// What cannot be read as a game. `column` is in code points from 1, over the whole text, and is where the token
/// starts; a NotationError's own column is over the whole text too.
struct RecordError {
    std::size_t column = 1;
    std::string found;  ///< UTF-8, at most 24 code points; empty where the text ends
    std::variant<NotationError, MoveError, SeatExpected, OneCursorExpected, NoSuchComponent> cause;
};

tl::expected<Record, RecordError> parseRecord(std::string_view text);

/// The mark `|` is written only where something is undone.
std::string print(const Record& record);

}  // namespace nimstone::play
