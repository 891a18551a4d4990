// Computes the rows of planes, with the closed form of the game if there is one.
#include "core/explore/plane.h"

#include <algorithm>
#include <numeric>

#include "core/games/golden/fibonacci_values.h"
#include "core/games/golden/wythoff_table.h"
#include "core/golden.h"
#include "core/zeckendorf.h"

namespace nimstone::explore {

namespace {

/// The largest side of a map whose cells are computed one by one. It is small because one cell may take long.
constexpr Count mostSearched = 1024;

void mark(std::uint64_t* words, Count column)
{
    words[column / 64] |= std::uint64_t{1} << (column % 64);
}

/// Marks the columns first … first + columns − 1, except those outside the stretch.
void mark(const Stretch& stretch, std::uint64_t* words, Count first, Count columns = 1)
{
    const Count end = std::min(first + columns, stretch.to);
    for (Count at = std::max(first, stretch.from); at < end; at = (at | 63) + 1) {
        const Count unmarked = 63 - std::min(end - 1, at | 63) % 64;
        words[at / 64] |= (~std::uint64_t{0} << (at % 64)) & (~std::uint64_t{0} >> unmarked);
    }
}

/// Makes a function that fills a stretch by calling `valueOf` for each cell.
auto eachCell(auto valueOf)
{
    return [valueOf = std::move(valueOf)](const Stretch& stretch, std::int32_t* values) {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = static_cast<std::int32_t>(valueOf(Cell{column, stretch.row}));
    };
}

/// Returns the value of the cell, noPosition or noValue. If `values` is false, returns 0 for a P-position and 1 for an
/// N-position.
std::int32_t valueOf(const Plane& plane, Cell cell, bool values)
{
    const auto known = [](SignedWide value) {
        return value > noValue && value <= std::numeric_limits<std::int32_t>::max() ? static_cast<std::int32_t>(value) : noValue;
    };
    const auto sum = plane.at(cell);
    if (!sum)
        return noPosition;
    if (!values) {
        const auto outcome = sum->outcome();
        return !outcome ? noValue : *outcome == OutcomeClass::P ? 0 : 1;
    }
    if (const auto* cake = sum->components().front().rules.as<Cutcake>())
        return known(cake->value(sum->joined().position));
    const auto value = sum->grundy();
    return value ? known(*value) : noValue;
}

bool isLost(const Plane& plane, Cell cell)
{
    return valueOf(plane, cell, false) == 0;
}

/// Computes the rows of a map of any game, one cell at a time.
PlaneRows searched(const Plane& plane, Count side, bool values)
{
    const std::int32_t here = plane.isPartisan() ? std::max(valueOf(plane, plane.here(), true), noValue + 0x8000) : 0x7FFF;
    return {side,
            [plane](const Stretch& stretch, std::uint64_t* words) {
                for (Count column = stretch.from; column < stretch.to; ++column) {
                    if (isLost(plane, {column, stretch.row}))
                        mark(words, column);
                }
            },
            eachCell([plane, values](Cell cell) { return valueOf(plane, cell, values); }), here - 0x7FFF};
}

/// Wythoff's game: each row of the map has exactly one cold pair.
PlaneRows wythoff(Count side, bool values)
{
    return {side,
            [](const Stretch& stretch, std::uint64_t* words) { mark(stretch, words, coldPartner(stretch.row)); },
            eachCell([table = values ? WythoffTable::upTo(side - 1) : nullptr](Cell cell) {
                return table->value(std::min(cell.across, cell.up), std::max(cell.across, cell.up));
            })};
}

/// Euclid's game: if both numbers are greater than 0, the P-positions of row y lie on both sides of the diagonal, between y/φ
/// and yφ.
PlaneRows euclid(Count side)
{
    return {side,
            [](const Stretch& stretch, std::uint64_t* words) {
                const Count y = stretch.row;
                mark(stretch, words, 0, y == 0 ? stretch.to : 1);
                mark(stretch, words, goldenPart(y) + 1, std::max<Count>(y, 1) - goldenPart(y) - 1);
                mark(stretch, words, y + 1, goldenPart(y));
            },
            eachCell([](Cell cell) { return Euclid().grundy({{cell.across, cell.up}}).value(); })};
}

/// Moore's Nim_k: each row of the map has at most one P-position, because the other numbers determine each bit of the number
/// across: this bit must make the number of 1s in its binary column a multiple of k + 1.
PlaneRows moore(const Plane& plane, Count k, Count side)
{
    const auto& heaps = plane.sum().components().front().position.heaps;
    std::vector<Count> ones(63);  // the number of 1s in each binary column of the fixed numbers
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        for (std::size_t bit = 0; bit < ones.size() && heap != plane.across().heap && heap != plane.up().heap; ++bit)
            ones[bit] += (heaps[heap] >> bit) % 2;
    }
    return {side, [k, ones](const Stretch& stretch, std::uint64_t* words) {
        Count column = 0;
        for (std::size_t bit = 0; bit < ones.size(); ++bit) {
            const Count rest = (ones[bit] + (stretch.row >> bit) % 2) % (k + 1);
            if (rest != 0 && rest != k)
                return;
            if (rest == k)
                column |= Count{1} << bit;
        }
        mark(stretch, words, column);
    }};
}

/// Misère Nim: the P-positions are those of Nim, except where no heap is greater than 1.
PlaneRows misere(const Plane& plane, Count side)
{
    Count others = plane.here().across ^ plane.here().up;
    for (const Count heap : plane.sum().components().front().position.heaps)
        others ^= heap;
    return {side, [plane, others](const Stretch& stretch, std::uint64_t* words) {
        mark(stretch, words, stretch.row ^ others);
        for (Count column = 0; stretch.row < 2 && stretch.from == 0 && column < std::min<Count>(2, stretch.to); ++column) {
            words[0] &= ~(std::uint64_t{1} << column);
            if (isLost(plane, {column, stretch.row}))
                mark(words, column);
        }
    }};
}

/// Fibonacci Nim, with the heap across and the quota up: a cell is a P-position if its quota is less than the smallest
/// Zeckendorf term of its heap. The quota 0 belongs to the empty heap and to a heap of 1 before the first move.
PlaneRows fibonacci(Count side, bool values)
{
    std::vector<Count> smallest(side, maxCount);
    for (Count heap = 1; heap < side; ++heap)
        smallest[heap] = smallestPart(heap);
    // All quotas between two consecutive Fibonacci numbers have the same row of P-positions.
    std::vector<std::vector<std::uint64_t>> rows;
    for (std::size_t next = 0; next == 0 || fibonacciNumbers[next - 1] < side; ++next) {
        rows.emplace_back((side + 63) / 64);
        for (Count heap = 0; heap < side; ++heap) {
            if (smallest[heap] >= fibonacciNumbers[next])
                mark(rows.back().data(), heap);
        }
    }
    return {side, [rows = std::move(rows)](const Stretch& stretch, std::uint64_t* words) {
        // Only heaps of at least q can have the quota q. For a Zeckendorf term z₁, q < z₁ means that z₁ is at least the first
        // Fibonacci number above q.
        const Count first = std::max(stretch.from, stretch.row);
        if (stretch.row == 0)
            return mark(stretch, words, 0, 2);
        if (first >= stretch.to)
            return;
        const auto next = std::ranges::upper_bound(fibonacciNumbers, stretch.row) - fibonacciNumbers.begin();
        for (Count word = first / 64; word <= (stretch.to - 1) / 64; ++word)
            words[word] = rows[static_cast<std::size_t>(next)][word];
        words[first / 64] &= ~std::uint64_t{0} << (first % 64);
    }, eachCell([table = values ? FibonacciValues::upTo(side - 1) : nullptr](Cell cell) {
        const bool isPosition = cell.up <= cell.across && (cell.up > 0 || cell.across <= 1);
        return isPosition ? static_cast<std::int32_t>(table->value(cell.across, cell.up)) : noPosition;
    })};
}

/// Two numbers whose Grundy values are added: the cell (x, y) has the value across[x] ⊕ up[y], so it is a P-position if these
/// two values are equal.
PlaneRows adding(std::vector<Count> across, std::vector<Count> up)
{
    std::vector<std::uint32_t> columns(across.size());
    std::iota(columns.begin(), columns.end(), 0U);
    std::ranges::stable_sort(columns, {}, [&across](std::uint32_t column) { return across[column]; });
    // The bits above the varying bits are the same in all cells.
    const auto least = static_cast<std::int32_t>((across.front() ^ up.front()) & ~Count{0x7FFF});
    return {std::min(across.size(), up.size()),
            [across, up, columns](const Stretch& stretch, std::uint64_t* words) {
                const auto byValue = [&across](std::uint32_t column) { return across[column]; };
                auto column = std::ranges::lower_bound(columns, up[stretch.row], {}, byValue);
                for (; column != columns.end() && across[*column] == up[stretch.row]; ++column) {
                    if (*column >= stretch.from && *column < stretch.to)
                        mark(words, *column);
                }
            },
            eachCell([across, up](Cell cell) { return across[cell.across] ^ up[cell.up]; }), least};
}

/// True if the Grundy values of the two numbers are added: the heaps must be independent and must have no quota.
bool adds(const Plane& plane)
{
    const auto rulesOf = [&plane](Place place) -> const Rules& { return plane.sum().components()[place.component].rules; };
    const Rules& rules = rulesOf(plane.across());
    const bool hasQuota = rules.layout() == Layout::Quota || rulesOf(plane.up()).layout() == Layout::Quota;
    return plane.hasValues() && !plane.isPartisan() && !hasQuota
        && (plane.across().component != plane.up().component || rules->sequence() || rules.as<StaircaseNim>());
}

/// Returns the Grundy values of a component while one of its heaps varies from 0 to side − 1. Stops at the first value that is
/// not known.
std::vector<Count> valuesAlong(const Plane& plane, Place place, Count side)
{
    std::vector<Count> values;
    Component part = plane.sum().components()[place.component];
    Count& number = part.position.heaps[place.heap];
    for (number = 0; number < side; ++number) {
        const auto value = part.rules->grundy(part.position);
        if (!value)
            break;
        values.push_back(*value);
    }
    return values;
}

}  // namespace

PlaneRows Plane::rows(Count side, bool values) const
{
    if (m_sum.only<Wythoff>())
        return wythoff(side, values);
    if (m_sum.only<Euclid>())
        return euclid(side);
    if (m_sum.only<MisereNim>())
        return misere(*this, side);
    if (const auto* game = m_sum.only<MooreNim>(); game && !values)
        return moore(*this, game->k(), side);
    if (m_up.quota && !m_sum.isSum())
        return fibonacci(side, values);
    if (adds(*this)) {
        const std::vector<Count> across = valuesAlong(*this, m_across, side);
        std::vector<Count> up = valuesAlong(*this, m_up, side);
        // In the cell (0, 0) both varying numbers are 0. So its value corrects for fixed numbers that the two lists of values
        // omit or count twice.
        const auto corner = at({0, 0});
        const auto rest = corner ? corner->grundy() : Known<Count>(tl::unexpected(Unknown::NotComputed));
        if (rest && !across.empty() && !up.empty()) {
            const Count others = across.front() ^ up.front() ^ *rest;
            for (Count& value : up)
                value ^= others;
            return adding(across, std::move(up));
        }
    }
    return searched(*this, std::min(side, isPartisan() ? mostWithValues : mostSearched), values);
}

}  // namespace nimstone::explore
