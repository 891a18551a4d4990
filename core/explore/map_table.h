// A map as a table: a bit for each cell that is marked, in values a number for each, and, for maps that are seen from afar, how
// many cells are marked in blocks of 4 × 4, 8 × 8, …. One thread fills it while another reads what is done.
#pragma once

#include <atomic>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/explore/rows.h"

namespace nimstone::explore {

class MapTable {
public:
    /// Of the cells below side. It takes under 2 bits a cell, and 2 bytes more where it has values.
    MapTable(Count side, bool values);

    Count side() const { return m_side; }
    bool hasValues() const { return !m_values.empty(); }

    /// Cells with both numbers below are done; it grows as the table is filled.
    Count done() const { return m_done.load(std::memory_order_acquire); }

    /// Of cells that are done.
    bool marked(Cell cell) const { return (words(cell.up)[cell.across / 64] >> (cell.across % 64)) % 2 == 1; }
    std::int32_t value(Cell cell) const
    {
        const std::uint16_t kept = m_values[cell.up * m_pitch + cell.across];
        return kept < keptValues ? m_least + kept : kept == keptValues ? noValue : noPosition;
    }
    /// The largest of the values that are done, whatever their signs; at least 1.
    std::int32_t largest() const { return m_largest.load(std::memory_order_relaxed); }
    /// Whether the value of a position among them is not known.
    bool hasUnknown() const { return m_hasUnknown.load(std::memory_order_relaxed); }
    const std::uint64_t* words(Count row) const { return m_marks.data() + row * (m_pitch / 64); }

    /// Blocks are 2^level cells wide, from `firstLevel` to `lastLevel`. How many cells of the block are marked, 255 where it is
    /// more. Blocks are counted as cells are.
    static constexpr unsigned firstLevel = 2;
    static constexpr unsigned lastLevel = 8;
    const std::uint8_t* countsOf(unsigned level, Count row) const
    {
        return m_counts[level - firstLevel].data() + row * (m_pitch >> level);
    }

    /// Fills it from the corner outwards, in squares each twice as large; `grown` is told of each that is done. Returns early
    /// where it is asked to stop.
    void fill(const PlaneRows& rows, const std::stop_token& stop, const std::function<void()>& grown);

private:
    /// Values are kept from the least on, in 2 bytes; the last two stand for noValue and noPosition.
    static constexpr std::uint16_t keptValues = 0xFFFE;

    void fillRow(const PlaneRows& rows, Count row, Count from, Count to);
    void count(Count row, Count from, Count to);

    Count m_side;
    Count m_pitch;  ///< cells in a row, with those that fill up the last block
    std::vector<std::uint64_t> m_marks;
    std::vector<std::uint16_t> m_values;
    std::vector<std::int32_t> m_row;
    std::int32_t m_least = 0;
    std::int32_t m_farthest = 1;  ///< `largest`, with what is being filled
    bool m_metUnknown = false;    ///< `hasUnknown`, with what is being filled
    std::vector<std::vector<std::uint8_t>> m_counts;
    std::atomic<std::int32_t> m_largest = 1;
    std::atomic<bool> m_hasUnknown = false;
    std::atomic<Count> m_done = 0;
};

}  // namespace nimstone::explore
