#include "core/explore/map_table.h"

#include <algorithm>

namespace nimstone::explore {

namespace {

/// The side of the first square that is filled, in cells. It is a multiple of the largest block.
constexpr Count firstSquare = 512;

/// Counts the 1s in each group of 4 bits of `bits`, and adds them to the bytes of `even` (groups 0, 2, …) and `odd` (groups 1,
/// 3, …).
void addBlocks(std::uint64_t bits, std::uint64_t& even, std::uint64_t& odd)
{
    bits -= (bits >> 1) & 0x5555'5555'5555'5555;
    bits = (bits & 0x3333'3333'3333'3333) + ((bits >> 2) & 0x3333'3333'3333'3333);
    even += bits & 0x0F0F'0F0F'0F0F'0F0F;
    odd += (bits >> 4) & 0x0F0F'0F0F'0F0F'0F0F;
}

}  // namespace

MapTable::MapTable(Count side, bool values)
    : m_side(side), m_pitch((side + firstSquare - 1) / firstSquare * firstSquare), m_marks(m_pitch / 64 * m_pitch),
      m_values(values ? m_pitch * m_pitch : 0)
{
    for (unsigned level = firstLevel; level <= lastLevel; ++level)
        m_counts.emplace_back((m_pitch >> level) * (m_pitch >> level));
}

void MapTable::fillRow(const PlaneRows& rows, Count row, Count from, Count to)
{
    if (from >= to)
        return;
    const Stretch stretch{row, from, to};
    rows.marks(stretch, m_marks.data() + row * (m_pitch / 64));
    if (!hasValues())
        return;
    m_row.resize(m_pitch);
    rows.values(stretch, m_row.data());
    for (Count column = from; column < to; ++column) {
        const std::int32_t value = m_row[column];
        const std::int64_t kept = std::int64_t{value} - m_least;
        const bool isKept = value > noValue && kept >= 0 && kept < keptValues;
        m_values[row * m_pitch + column] = isKept ? static_cast<std::uint16_t>(kept) : value == noPosition ? keptValues + 1 : keptValues;
        m_metUnknown = m_metUnknown || (!isKept && value != noPosition);
        m_farthest = isKept ? std::max(m_farthest, std::abs(value)) : m_farthest;
    }
}

void MapTable::count(Count row, Count from, Count to)
{
    std::uint8_t* const blocks = m_counts.front().data() + row / 4 * (m_pitch / 4);
    for (Count word = from / 64; word < to / 64; ++word) {
        std::uint64_t even = 0;
        std::uint64_t odd = 0;
        for (Count line = 0; line < 4; ++line)
            addBlocks(words(row + line)[word], even, odd);
        for (unsigned pair = 0; pair < 8; ++pair) {
            blocks[word * 16 + 2 * pair] = static_cast<std::uint8_t>(even >> (8 * pair));
            blocks[word * 16 + 2 * pair + 1] = static_cast<std::uint8_t>(odd >> (8 * pair));
        }
    }
    for (unsigned level = firstLevel + 1; level <= lastLevel && (row + 4) % (Count{1} << level) == 0; ++level) {
        const Count line = row >> level;
        const std::uint8_t* const upper = countsOf(level - 1, 2 * line);
        const std::uint8_t* const lower = countsOf(level - 1, 2 * line + 1);
        std::uint8_t* const sums = m_counts[level - firstLevel].data() + line * (m_pitch >> level);
        for (Count block = from >> level; block < to >> level; ++block) {
            const int sum = upper[2 * block] + upper[2 * block + 1] + lower[2 * block] + lower[2 * block + 1];
            sums[block] = static_cast<std::uint8_t>(std::min(sum, 255));
        }
    }
}

void MapTable::fill(const PlaneRows& rows, const std::stop_token& stop, const std::function<void()>& grown)
{
    m_least = rows.least;
    for (Count square = std::min(firstSquare, m_pitch); done() < m_side; square = std::min(2 * square, m_pitch)) {
        const Count inside = done();
        for (Count row = 0; row < square; ++row) {
            if (stop.stop_requested())
                return;
            const Count from = row < inside ? inside : 0;
            if (row < m_side)
                fillRow(rows, row, from, std::min(square, m_side));
            if (row % 4 == 3)
                count(row - 3, row < inside ? inside : 0, square);
        }
        m_largest.store(m_farthest, std::memory_order_relaxed);
        m_hasUnknown.store(m_metUnknown, std::memory_order_relaxed);
        m_done.store(std::min(square, m_side), std::memory_order_release);
        grown();
    }
}

}  // namespace nimstone::explore
