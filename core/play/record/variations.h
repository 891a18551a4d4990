// A game with variations: if a player goes back and plays another move, the old moves are kept as an earlier line.
//
//   move 1 ─ move 2 ─ move 3 ─ move 4      the earlier line, left after move 2
//                └─── move 3'              the current line
#pragma once

#include <vector>

#include "core/play/record/record.h"

namespace nimstone::play {

class Variations {
public:
    explicit Variations(Record record = Record()) : m_current(std::move(record)) {}

    /// The line to which a new move is added.
    const Record& current() const { return m_current; }

    /// The earlier lines, the oldest first. All have the same starting position as the current line.
    const std::vector<Record>& left() const { return m_left; }

    /// Plays a move. If the move is the same as the next undone move, that move is redone. Any other move starts a new line,
    /// and the current line is kept as an earlier line. An illegal move changes nothing.
    std::optional<MoveInSumError> play(const MoveInSum& move);

    bool undo() { return m_current.undo(); }
    bool redo() { return m_current.redo(); }
    bool goTo(std::size_t count) { return m_current.goTo(count); }

    /// Makes an earlier line the current line; the old current line takes its place in the list.
    bool takeUp(std::size_t index);

    /// Deletes an earlier line.
    bool drop(std::size_t index);

    /// Adds a line. Returns false and changes nothing if the line has a different starting position.
    bool add(Record line);

    /// The number of moves at the start that an earlier line has in common with the current line.
    std::size_t branchOf(std::size_t index) const;

    bool operator==(const Variations&) const = default;

private:
    Record m_current;
    std::vector<Record> m_left;
};

}  // namespace nimstone::play
