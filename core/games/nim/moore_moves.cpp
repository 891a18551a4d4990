#include "core/games/nim/moore_moves.h"

#include <algorithm>
#include <numeric>

#include "core/nimber.h"

namespace nimstone {

namespace {

/// The largest number of heaps that are visited while moves are listed. If no move is found by then, the search continues until
/// one is found.
constexpr std::size_t mostVisits = 30'000'000;

/// Enumerates all ways to choose `chosen` of the indices 0 … from − 1.
class Combination {
public:
    Combination(std::size_t from, std::size_t chosen) : m_from(from), m_chosen(chosen)
    {
        std::iota(m_chosen.begin(), m_chosen.end(), std::size_t{0});
    }

    const std::vector<std::size_t>& chosen() const { return m_chosen; }

    /// Advances to the next choice. Returns false if there is no next choice.
    bool next()
    {
        std::size_t place = m_chosen.size();
        while (place > 0 && m_chosen[place - 1] == m_from - m_chosen.size() + place - 1)
            --place;
        if (place == 0)
            return false;
        std::iota(m_chosen.begin() + static_cast<std::ptrdiff_t>(place) - 1, m_chosen.end(), m_chosen[place - 1] + 1);
        return true;
    }

private:
    std::size_t m_from;
    std::vector<std::size_t> m_chosen;
};

class Lister {
public:
    Lister(const Position& position, Count k, std::size_t most)
        : m_heaps(position.heaps), m_k(k), m_most(most), m_left(position.heaps), m_isFree(m_heaps.size(), false)
    {
        if (most > 0)
            m_complete = fromColumn(columnsNeeded(m_heaps) - 1);
    }

    bool complete() const { return m_complete; }
    std::vector<Move> takeMoves() { return std::move(m_moves); }

private:
    /// Each function returns false if the search must stop.
    bool fromColumn(int column);
    bool freeSome(int column, const std::vector<std::size_t>& ones, std::size_t count, std::size_t toAdd);
    bool addOnes(int column, std::size_t free, std::size_t toAdd);
    bool record();

    const std::vector<Count>& m_heaps;
    Count m_k;
    std::size_t m_most;
    std::vector<Count> m_left;        ///< for each free heap, the bits of its size after the move that are already decided
    std::vector<bool> m_isFree;
    std::vector<std::size_t> m_free;  ///< the indices of the free heaps, in the order in which they became free
    std::vector<Move> m_moves;
    std::size_t m_visits = 0;
    bool m_complete = false;
};

bool Lister::fromColumn(int column)
{
    m_visits += m_heaps.size();
    if (m_visits > mostVisits && !m_moves.empty())
        return false;
    if (column < 0)
        return record();
    std::vector<std::size_t> ones;
    for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
        if (!m_isFree[heap] && hasBit(m_heaps[heap], Count{1} << column))
            ones.push_back(heap);
    }
    const std::size_t most = static_cast<std::size_t>(std::min<Count>(ones.size(), m_k - m_free.size()));
    for (std::size_t count = 0; count <= most; ++count) {
        const auto toAdd = onesToAdd(ones.size() - count, m_free.size(), m_k);
        if (toAdd && !freeSome(column, ones, count, static_cast<std::size_t>(*toAdd)))
            return false;
    }
    return true;
}

bool Lister::freeSome(int column, const std::vector<std::size_t>& ones, std::size_t count, std::size_t toAdd)
{
    const std::size_t freeBefore = m_free.size();
    Combination freed(ones.size(), count);
    do {
        for (const std::size_t chosen : freed.chosen()) {
            const std::size_t heap = ones[chosen];
            m_free.push_back(heap);
            m_isFree[heap] = true;
            m_left[heap] = m_heaps[heap] >> (column + 1) << (column + 1);
        }
        const bool goOn = addOnes(column, freeBefore, toAdd);
        for (; m_free.size() > freeBefore; m_free.pop_back())
            m_isFree[m_free.back()] = false;
        if (!goOn)
            return false;
    } while (freed.next());
    return true;
}

bool Lister::addOnes(int column, std::size_t free, std::size_t toAdd)
{
    Combination raised(free, toAdd);
    do {
        for (const std::size_t chosen : raised.chosen())
            m_left[m_free[chosen]] |= Count{1} << column;
        const bool goOn = fromColumn(column - 1);
        for (const std::size_t chosen : raised.chosen())
            m_left[m_free[chosen]] &= ~(Count{1} << column);
        if (!goOn)
            return false;
    } while (raised.next());
    return true;
}

bool Lister::record()
{
    if (m_moves.size() == m_most)
        return false;
    std::vector<std::size_t> heaps = m_free;
    std::ranges::sort(heaps);
    Move move{heaps.front(), m_heaps[heaps.front()] - m_left[heaps.front()]};
    move.also.reserve(heaps.size() - 1);
    for (std::size_t place = 1; place < heaps.size(); ++place)
        move.also.push_back({heaps[place], m_heaps[heaps[place]] - m_left[heaps[place]]});
    m_moves.push_back(std::move(move));
    m_visits += heaps.size();
    return true;
}

}  // namespace

std::optional<Count> onesToAdd(Count kept, Count free, Count k)
{
    const Count residue = kept % (k + 1);
    const Count lacking = residue == 0 ? 0 : k + 1 - residue;
    if (lacking > free)
        return std::nullopt;
    return lacking;
}

WinningMoves mooreWinningMoves(const Position& position, Count k, std::size_t limit, std::size_t mostListed)
{
    const auto count = countMooreMoves(position, k);
    const bool listsAll = !count || *count <= mostListed;  // the result is sorted, so all moves are listed first if possible
    Lister lister(position, k, listsAll ? mostListed : std::min(limit, mostListed));
    const bool complete = lister.complete();
    WinningMoves result;
    result.listed = lister.takeMoves();
    result.count = count.value_or(result.listed.size());
    result.stopped = !count && !complete;
    std::ranges::sort(result.listed);
    if (result.listed.size() > limit)
        result.listed.resize(limit);
    return result;
}

std::optional<Move> oneMooreWinningMove(const Position& position, Count k)
{
    auto moves = Lister(position, k, 1).takeMoves();
    return moves.empty() ? std::nullopt : std::optional(std::move(moves.front()));
}

}  // namespace nimstone
