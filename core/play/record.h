// A game of Nim from its start to wherever it stands: moves, undo and redo, and its form as one line of text.
//
//   nim:3,4,5 first 1-2 2-1 | 3-4      the person moves first; two moves are played, one is undone
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "core/game.h"
#include "core/notation.h"

namespace nimstone::play {

/// The person, and whoever plays against them.
enum class Side { Person, Opponent };

constexpr Side other(Side side) { return side == Side::Person ? Side::Opponent : Side::Person; }

/// Every move in it is legal where it was played. Positions are found by playing, so a record stays small.
class Record {
public:
    explicit Record(Position start = {}, Side first = Side::Person);

    const Position& start() const { return m_start; }
    Side first() const { return m_first; }

    /// All moves, the undone ones too.
    const std::vector<Move>& moves() const { return m_moves; }

    /// How many of the moves are played: 0 … moves().size().
    std::size_t cursor() const { return m_cursor; }

    /// The position after the moves that are played.
    const Position& position() const { return m_position; }

    /// The position after the first `count` moves.
    Position positionAfter(std::size_t count) const;

    Side sideToMove() const { return sideOfMove(m_cursor); }
    Side sideOfMove(std::size_t index) const { return index % 2 == 0 ? m_first : other(m_first); }

    bool isOver() const;
    /// Who took the last stone. A game that starts without stones is won by the side that is not to move.
    std::optional<Side> winner() const;

    /// Plays a move; what was undone is forgotten. A move that is not legal changes nothing.
    std::optional<MoveError> play(const Move& move);

    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < m_moves.size(); }
    bool undo();
    bool redo();
    /// Undoes or redoes until `count` moves are played; false, and nothing is changed, where there are not as many.
    bool goTo(std::size_t count);

    bool operator==(const Record&) const = default;

private:
    Position m_start;
    Side m_first;
    std::vector<Move> m_moves;
    std::size_t m_cursor = 0;
    Position m_position;
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
    std::variant<NotationError, MoveError, SeatExpected, OneCursorExpected> cause;
};

tl::expected<Record, RecordError> parseRecord(std::string_view text);

/// The mark `|` is written only where something is undone.
std::string print(const Record& record);

}  // namespace nimstone::play
