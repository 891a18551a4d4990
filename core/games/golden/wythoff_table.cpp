#include "core/games/golden/wythoff_table.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>
#include <mutex>

namespace nimstone {

namespace {

/// Sets of Grundy values as bit sets of equal size, stored in one block of memory.
class ValueSets {
public:
    ValueSets(std::size_t count, std::size_t values)
        : m_wordsEach(values / 64 + 1), m_words(count * m_wordsEach) {}

    std::size_t wordsEach() const { return m_wordsEach; }
    std::uint64_t* of(std::size_t index) { return m_words.data() + index * m_wordsEach; }

private:
    std::size_t m_wordsEach;
    std::vector<std::uint64_t> m_words;
};

void insert(std::uint64_t* set, std::size_t value) { set[value / 64] |= std::uint64_t{1} << (value % 64); }

}  // namespace

WythoffTable::WythoffTable(Count largest) : m_size(largest + 1), m_values(start(m_size))
{
    // A position has at most 3·largest options, so its value is at most 3·largest.
    const std::size_t greatest = 3 * m_size;
    assert(greatest <= std::numeric_limits<std::uint16_t>::max());
    ValueSets columns(m_size, greatest);    // for each column, the values in the rows above
    ValueSets diagonals(m_size, greatest);  // for each diagonal b − a, the values in the rows above
    std::vector<std::uint64_t> row(columns.wordsEach());
    auto next = m_values.begin();
    for (std::size_t a = 0; a < m_size; ++a) {
        // The table is symmetric: the values left of the diagonal in row a equal the values above the diagonal in column a.
        std::copy_n(columns.of(a), row.size(), row.begin());
        std::size_t full = 0;  // all words of the row before this index are full
        for (std::size_t b = a; b < m_size; ++b) {
            std::uint64_t* column = columns.of(b);
            std::uint64_t* diagonal = diagonals.of(b - a);
            while (~row[full] == 0)
                ++full;
            std::size_t word = full;
            std::uint64_t missing = 0;
            while ((missing = ~(row[word] | column[word] | diagonal[word])) == 0)
                ++word;
            const std::size_t value = word * 64 + static_cast<std::size_t>(std::countr_zero(missing));
            insert(row.data(), value);
            insert(column, value);
            insert(diagonal, value);
            *next++ = static_cast<std::uint16_t>(value);
        }
    }
}

std::shared_ptr<const WythoffTable> WythoffTable::upTo(Count largest)
{
    static std::mutex mutex;
    // The table is never destroyed, because another thread may still use it while the program ends.
    static auto& table = *new std::shared_ptr<const WythoffTable>;
    const std::lock_guard lock(mutex);
    if (!table || table->largest() < largest)
        table = std::make_shared<const WythoffTable>(std::max<Count>(std::bit_ceil(largest + 1), 64) - 1);
    return table;
}

}  // namespace nimstone
