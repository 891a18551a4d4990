// A map stored as a table: one bit for each cell tells whether the cell is marked, and maps of values also have a number for
// each cell. For zoomed-out maps, the table also counts the marked cells in blocks of 4 × 4, 8 × 8, … cells. One thread fills
// the table while another reads the finished part.
#pragma once

#include <atomic>
#include <functional>
#include <memory_resource>
#include <stop_token>
#include <vector>

#include "core/explore/rows.h"

namespace nimstone::explore {

class MapTable {
public:
    /// Makes a table of side × side cells. The table needs less than 2 bits of memory for each cell, and 2 bytes more for each
    /// cell if `values` is true. In memory, the side is rounded up to a multiple of 512 cells. The memory comes from the
    /// default resource of std::pmr.
    MapTable(Count side, bool values);

    Count side() const { return m_side; }
    bool hasValues() const { return !m_values.empty(); }

    /// The side of the finished square: cells whose two coordinates are both below this number are finished. The number grows
    /// while the table is filled.
    Count done() const { return m_done.load(std::memory_order_acquire); }

    /// marked() and value() are only for finished cells.
    bool marked(Cell cell) const { return (words(cell.up)[cell.across / 64] >> (cell.across % 64)) % 2 == 1; }
    std::int32_t value(Cell cell) const
    {
        const std::uint16_t kept = m_values[cell.up * m_pitch + cell.across];
        return kept < keptValues ? m_least + kept : kept == keptValues ? noValue : noPosition;
    }
    /// The largest absolute value among the finished cells; at least 1.
    std::int32_t largest() const { return m_largest.load(std::memory_order_relaxed); }
    /// True if the value of at least one finished position is not known.
    bool hasUnknown() const { return m_hasUnknown.load(std::memory_order_relaxed); }
    const std::uint64_t* words(Count row) const { return m_marks.data() + row * (m_pitch / 64); }

    /// Blocks are 2^level cells wide, with `level` from `firstLevel` to `lastLevel`. `countsOf` returns a row of blocks: the
    /// number of marked cells in each block, at most 255.
    static constexpr unsigned firstLevel = 2;
    static constexpr unsigned lastLevel = 8;
    const std::uint8_t* countsOf(unsigned level, Count row) const
    {
        return m_counts[level - firstLevel].data() + row * (m_pitch >> level);
    }

    /// Fills the table from the cell (0, 0) outwards, in squares that double in size. Calls `grown` after each square. Returns
    /// early if `stop` is requested.
    void fill(const PlaneRows& rows, const std::stop_token& stop, const std::function<void()>& grown);

private:
    /// A value is stored in 2 bytes as its difference from `m_least`. Only differences below this number can be stored, because
    /// the two largest codes mean noValue and noPosition.
    static constexpr std::uint16_t keptValues = 0xFFFE;

    void fillRow(const PlaneRows& rows, Count row, Count from, Count to);
    void count(Count row, Count from, Count to);

    Count m_side;
    Count m_pitch;  ///< the width of the stored rows in cells: `m_side`, rounded up to a multiple of firstSquare
    std::pmr::vector<std::uint64_t> m_marks;
    std::pmr::vector<std::uint16_t> m_values;
    std::vector<std::int32_t> m_row;
    std::int32_t m_least = 0;
    std::int32_t m_farthest = 1;  ///< like `m_largest`, including the square that is being filled
    bool m_metUnknown = false;    ///< like `m_hasUnknown`, including the square that is being filled
    std::vector<std::pmr::vector<std::uint8_t>> m_counts;
    std::atomic<std::int32_t> m_largest = 1;
    std::atomic<bool> m_hasUnknown = false;
    std::atomic<Count> m_done = 0;
};

}  // namespace nimstone::explore
