// Rows that are taken from and parted: which places of the first rows each heap of a position is.
//
//   heap 1 of 9     ● ● ● ● ● ● ● ● ●        line 0, places 0 … 8
//   1-2/3           ● ● ● · · ● ● ● ●        heap 1: places 0 … 2, heap 2: places 5 … 8
#pragma once

#include <span>
#include <vector>

#include "core/position.h"

namespace nimstone::figures {

/// One heap of a position as part of a line, the row that was there at the start.
struct RowPiece {
    std::size_t line = 0;
    Count start = 0;     ///< its first place in the line
    Count size = 0;
    std::size_t id = 0;  ///< stays with what is left of it at the left; the part at the right gets the next free one

    bool operator==(const RowPiece&) const = default;
};

class RowLines {
public:
    /// Heap k is the whole of line k, with id k.
    explicit RowLines(const std::vector<Count>& heaps);

    /// The heaps after all moves that were played.
    const std::vector<RowPiece>& now() const { return m_now; }

    /// The heaps after `ply` moves of the record.
    std::vector<RowPiece> at(std::size_t ply) const;

    /// A legal move; one that parts nothing takes at the right end if `right`. A piece named in the move is what
    /// remains at the left.
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

/// The first place, within its heap, of what a move takes.
Count firstTaken(const Move& move, Count size, bool right);

}  // namespace nimstone::figures
