// The rows of a take-and-break game: each heap of a position is a part of a row of the start.
//
//   heap 1 of 9     ● ● ● ● ● ● ● ● ●        line 0, places 0 … 8
//   1-2/3           ● ● ● · · ● ● ● ●        heap 1: places 0 … 2, heap 2: places 5 … 8
#pragma once

#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// One heap of a position as a part of a line. A line is a row as it was at the start.
struct RowPiece {
    std::size_t line = 0;
    Count start = 0;     ///< the first place of the heap in the line
    Count size = 0;
    std::size_t id = 0;  ///< stays with the heap, or with its left part after a split; the right part gets the next free id

    bool operator==(const RowPiece&) const = default;
};

class RowLines {
public:
    /// At the start, heap k is all of line k and has id k.
    explicit RowLines(const std::vector<Count>& heaps);

    /// The heaps after all moves played so far.
    const std::vector<RowPiece>& now() const { return m_now; }

    /// The heaps after `ply` moves of the record. `ply` may be earlier than the last move played.
    std::vector<RowPiece> at(std::size_t ply) const;

    /// Plays a legal move. A move that splits nothing takes at the right end if `right`, and otherwise at the left. The
    /// piece that a move names is the one that remains at the left.
    void play(std::size_t ply, const Move& move, bool right);

private:
    struct Change {
        std::size_t ply;
        std::size_t heap;
        RowPiece before;
        bool parted;
    };

    std::vector<RowPiece> m_now;
    std::vector<Change> m_changes;
    std::size_t m_ids;
};

/// The first place, within its heap, that a move takes.
Count firstTaken(const Move& move, Count size, bool right);

}  // namespace nimstone::figures
