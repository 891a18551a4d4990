#include "core/explore/rows_of_games.h"

#include <algorithm>
#include <bit>

#include "core/explore/plane.h"
#include "core/games/golden/euclid.h"
#include "core/games/golden/wythoff.h"
#include "core/games/golden/wythoff_table.h"
#include "core/zeckendorf.h"

namespace nimstone::explore {

namespace {

void mark(std::uint64_t* words, Count column)
{
    words[column / 64] |= std::uint64_t{1} << (column % 64);
}

/// first … last.
void markAll(std::uint64_t* words, Count first, Count last)
{
    for (Count word = first / 64; first <= last && word <= last / 64; ++word) {
        std::uint64_t bits = ~std::uint64_t{0};
        if (word == first / 64)
            bits &= ~std::uint64_t{0} << (first % 64);
        if (word == last / 64)
            bits &= ~std::uint64_t{0} >> (63 - last % 64);
        words[word] |= bits;
    }
}

void markWithin(const Stretch& stretch, std::uint64_t* words, Count column)
{
    if (column >= stretch.from && column < stretch.to)
        mark(words, column);
}

class Adding : public Rows {
public:
    Adding(std::vector<Count> across, std::vector<Count> up) : m_across(std::move(across)), m_up(std::move(up)), m_columns(m_across.size())
    {
        for (std::size_t column = 0; column < m_columns.size(); ++column)
            m_columns[column] = static_cast<std::uint32_t>(column);
        std::ranges::stable_sort(m_columns, {}, [this](std::uint32_t column) { return m_across[column]; });
    }

    Count side() const override { return std::min(m_across.size(), m_up.size()); }

    std::int32_t least() const override
    {
        // All have the bits that are over those of what runs.
        return static_cast<std::int32_t>((m_across.front() ^ m_up.front()) & ~Count{0x7FFF});
    }

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        const auto alike = std::ranges::equal_range(m_columns, m_up[stretch.row], {}, [this](std::uint32_t column) { return m_across[column]; });
        for (const std::uint32_t column : alike)
            markWithin(stretch, words, column);
    }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = static_cast<std::int32_t>(m_across[column] ^ m_up[stretch.row]);
    }

private:
    std::vector<Count> m_across;
    std::vector<Count> m_up;
    std::vector<std::uint32_t> m_columns;  ///< by value
};

/// Of what has P-positions alone.
class Marked : public Rows {
public:
    explicit Marked(Count side) : m_side(side) {}

    Count side() const override { return m_side; }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        std::fill(values + stretch.from, values + stretch.to, noValue);
    }

private:
    Count m_side;
};

class OfWythoff : public Marked {
public:
    OfWythoff(Count side, bool values) : Marked(side), m_table(values ? WythoffTable::upTo(side - 1) : nullptr) {}

    void marks(Stretch stretch, std::uint64_t* words) const override { markWithin(stretch, words, coldPartner(stretch.row)); }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = static_cast<std::int32_t>(m_table->value(std::min(column, stretch.row), std::max(column, stretch.row)));
    }

private:
    std::shared_ptr<const WythoffTable> m_table;
};

class OfMoore : public Marked {
public:
    OfMoore(Count side, Count k, std::vector<Count> ones) : Marked(side), m_k(k), m_ones(std::move(ones)) {}

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        Count column = 0;
        for (std::size_t bit = 0; bit < m_ones.size(); ++bit) {
            const Count rest = (m_ones[bit] + (stretch.row >> bit) % 2) % (m_k + 1);
            if (rest != 0 && rest != m_k)
                return;
            if (rest == m_k)
                column |= Count{1} << bit;
        }
        markWithin(stretch, words, column);
    }

private:
    Count m_k;
    std::vector<Count> m_ones;
};

class OfMisere : public Marked {
public:
    OfMisere(Count side, const Plane& plane) : Marked(side), m_plane(plane)
    {
        const std::vector<Count>& heaps = plane.sum().components().front().position.heaps;
        const Cell here = plane.here();
        m_others = here.across ^ here.up;
        for (const Count heap : heaps)
            m_others ^= heap;
    }

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        markWithin(stretch, words, stretch.row ^ m_others);
        for (Count column = 0; stretch.row < 2 && stretch.from == 0 && column < std::min<Count>(2, stretch.to); ++column) {
            words[0] &= ~(std::uint64_t{1} << column);
            if (isLost(m_plane, {column, stretch.row}).value_or(false))
                mark(words, column);
        }
    }

private:
    Plane m_plane;
    Count m_others = 0;  ///< the nim-sum of the heaps that stay
};

class OfEuclid : public Marked {
public:
    using Marked::Marked;

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        const Count y = stretch.row;
        if (y == 0) {
            markAll(words, stretch.from, stretch.to - 1);
            return;
        }
        markWithin(stretch, words, 0);
        const auto between = [&](Count first, Count last) {
            first = std::max(first, stretch.from);
            last = std::min(last, stretch.to - 1);
            if (first <= last)
                markAll(words, first, last);
        };
        between(goldenPart(y) + 1, y - 1);
        between(y + 1, goldenMultiple(y));
    }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = static_cast<std::int32_t>(Euclid().grundy({{column, stretch.row}}));
    }
};

class OfFibonacci : public Marked {
public:
    explicit OfFibonacci(Count side) : Marked(side)
    {
        std::vector<Count> smallest(side, maxCount);
        for (Count heap = 1; heap < side; ++heap)
            smallest[heap] = smallestPart(heap);
        // Of the quotas from one Fibonacci number to the next, one row will do.
        for (const Count next : fibonacciNumbers) {
            std::vector<std::uint64_t>& row = m_rows.emplace_back((side + 63) / 64);
            for (Count heap = 0; heap < side; ++heap) {
                if (smallest[heap] >= next)
                    mark(row.data(), heap);
            }
            m_below.push_back(next);
            if (next >= side)
                break;
        }
    }

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        // q < z₁ of all z₁ ≥ the first Fibonacci number over q. Only heaps of q and more have that quota.
        const auto row = static_cast<std::size_t>(std::ranges::upper_bound(m_below, stretch.row) - m_below.begin());
        const Count first = std::max(stretch.from, stretch.row);
        for (Count word = first / 64; first < stretch.to && word <= (stretch.to - 1) / 64; ++word)
            words[word] = m_rows[row][word];
        if (first < stretch.to)
            words[first / 64] &= ~std::uint64_t{0} << (first % 64);
    }

private:
    std::vector<Count> m_below;
    std::vector<std::vector<std::uint64_t>> m_rows;
};

class Searched : public Marked {
public:
    Searched(const Plane& plane, Count side, bool values) : Marked(side), m_plane(plane), m_byValue(values) {}

    std::int32_t least() const override
    {
        const std::int32_t here = valueOf(m_plane, m_plane.here());
        return m_plane.isPartisan() ? here - 0x7FFF : 0;
    }

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column) {
            if (isLost(m_plane, {column, stretch.row}).value_or(false))
                mark(words, column);
        }
    }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = m_byValue ? valueOf(m_plane, {column, stretch.row}) : outcomeOf({column, stretch.row});
    }

private:
    std::int32_t outcomeOf(Cell cell) const
    {
        if (!m_plane.at(cell))
            return noPosition;
        const auto lost = isLost(m_plane, cell);
        return lost ? (*lost ? 0 : 1) : noValue;
    }

    Plane m_plane;
    bool m_byValue;
};

}  // namespace

std::unique_ptr<Rows> addingRows(std::vector<Count> across, std::vector<Count> up)
{
    return std::make_unique<Adding>(std::move(across), std::move(up));
}

std::unique_ptr<Rows> wythoffRows(Count side, bool values)
{
    return std::make_unique<OfWythoff>(side, values);
}

std::unique_ptr<Rows> mooreRows(Count side, Count k, std::vector<Count> ones)
{
    return std::make_unique<OfMoore>(side, k, std::move(ones));
}

std::unique_ptr<Rows> misereRows(Count side, const Plane& plane)
{
    return std::make_unique<OfMisere>(side, plane);
}

std::unique_ptr<Rows> euclidRows(Count side)
{
    return std::make_unique<OfEuclid>(side);
}

std::unique_ptr<Rows> fibonacciRows(Count side)
{
    return std::make_unique<OfFibonacci>(side);
}

std::unique_ptr<Rows> searchedRows(const Plane& plane, Count side, bool values)
{
    return std::make_unique<Searched>(plane, side, values);
}

std::optional<bool> isLost(const Plane& plane, Cell cell)
{
    const auto sum = plane.at(cell);
    const auto outcome = sum ? sum->outcome() : Known<OutcomeClass>(tl::unexpected(Unknown::NotComputed));
    return outcome ? std::optional(*outcome == OutcomeClass::P) : std::nullopt;
}

std::int32_t valueOf(const Plane& plane, Cell cell)
{
    const auto sum = plane.at(cell);
    if (!sum)
        return noPosition;
    if (const auto* cake = sum->components().front().rules.as<Cutcake>()) {
        const SignedWide value = cake->value(sum->joined().position);
        const bool small = value > noValue && value <= std::numeric_limits<std::int32_t>::max();
        return small ? static_cast<std::int32_t>(value) : noValue;
    }
    const auto value = sum->grundy();
    return value && *value <= static_cast<Count>(std::numeric_limits<std::int32_t>::max()) ? static_cast<std::int32_t>(*value) : noValue;
}

}  // namespace nimstone::explore
