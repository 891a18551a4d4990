// A game with the lines that were left: to play another move after going back keeps what had been played before.
//
//   move 1 ─ move 2 ─ move 3 ─ move 4      the line that was left at move 2
//                └─── move 3'              the line in progress
#pragma once

#include <vector>

#include "core/play/record/record.h"

namespace nimstone::play {

class Variations {
public:
    explicit Variations(Record record = Record()) : m_current(std::move(record)) {}

    /// The line in progress.
    const Record& current() const { return m_current; }

    /// The lines that were left, the oldest first. All have the same start as the one in progress.
    const std::vector<Record>& left() const { return m_left; }

    /// Plays a move. The one that was undone last is done again; any other leaves the line in progress, which is kept, and
    /// begins another. A move that is not legal changes nothing.
    std::optional<MoveInSumError> play(const MoveInSum& move);

    bool undo() { return m_current.undo(); }
    bool redo() { return m_current.redo(); }
    bool goTo(std::size_t count) { return m_current.goTo(count); }

    /// Goes on with a line that was left; the one in progress takes its place in the list.
    bool takeUp(std::size_t index);

    /// Forgets a line that was left.
    bool drop(std::size_t index);

    /// Adds a line; false, and nothing is changed, where it has another start.
    bool add(Record line);

    /// How many moves a line that was left has in common with the one in progress.
    std::size_t branchOf(std::size_t index) const;

    bool operator==(const Variations&) const = default;

private:
    Record m_current;
    std::vector<Record> m_left;
};

}  // namespace nimstone::play
