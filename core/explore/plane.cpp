#include "core/explore/plane.h"

#include <algorithm>

namespace nimstone::explore {

namespace {

/// Returns a reference to the number at `place` of a const or non-const position.
auto& numberIn(auto& position, Place place)
{
    return place.quota ? position.quota : position.heaps[place.heap];
}

Count numberOf(const GameSum& sum, Place place)
{
    return numberIn(sum.components()[place.component].position, place);
}

/// True if the heap can have this quota. The quota 0 is valid only for the empty heap and for a heap of 1 before the first
/// move.
bool isQuotaOf(Count heap, Count quota)
{
    return quota <= heap && (quota > 0 || heap <= 1);
}

/// Returns the position with another heap size. If the heap is before its first move, the new heap is too; any other quota is
/// kept, but is at most the heap size.
Position withHeap(const Position& position, Count heap)
{
    const Count before = position.heaps.front();
    const bool isFresh = before == 0 || position.quota == before - 1;
    return isFresh ? FibonacciNim::fresh(heap) : FibonacciNim::withQuota(heap, position.quota);
}

}  // namespace

std::vector<Place> placesOf(const GameSum& sum)
{
    std::vector<Place> places;
    for (std::size_t component = 0; component < sum.components().size(); ++component) {
        const Component& part = sum.components()[component];
        for (std::size_t heap = 0; heap < part.position.heaps.size(); ++heap)
            places.push_back({component, heap});
        if (part.rules.layout() == Layout::Quota)
            places.push_back({component, 0, true});
    }
    return places;
}

std::optional<GameSum> withTwoPlaces(const GameSum& sum)
{
    if (placesOf(sum).size() >= 2)
        return sum;
    Component part = sum.components().front();
    part.position.heaps.push_back(0);
    if (part.rules->checkShape(part.position))
        return std::nullopt;
    return GameSum(std::move(part));
}

Plane::Plane(GameSum sum, Place across, Place up) : m_sum(std::move(sum)), m_across(across), m_up(up)
{
    if (m_across.quota && !m_up.quota)
        std::swap(m_across, m_up);
}

std::optional<GameSum> Plane::at(Cell cell) const
{
    GameSum sum = m_sum;
    for (const auto& [place, number] : {std::pair(m_across, cell.across), std::pair(m_up, cell.up)}) {
        Position position = sum.components()[place.component].position;
        if (position.quota != noQuota && !place.quota)
            position = withHeap(position, number);
        else
            numberIn(position, place) = number;
        sum.replace(place.component, std::move(position));
    }
    for (const Place place : {m_across, m_up}) {
        const Component& part = sum.components()[place.component];
        const bool hasQuota = part.rules.layout() == Layout::Quota;
        if (part.rules->checkShape(part.position) || (hasQuota && !isQuotaOf(part.position.heaps.front(), part.position.quota)))
            return std::nullopt;
    }
    return sum;
}

Cell Plane::here() const
{
    return {numberOf(m_sum, m_across), numberOf(m_sum, m_up)};
}

std::optional<Cell> Plane::cellOf(const GameSum& sum) const
{
    const auto alike = [](const Component& one, const Component& other) {
        return one.rules == other.rules && one.position.heaps.size() == other.position.heaps.size();
    };
    const auto two = withTwoPlaces(sum);
    if (!two || !std::ranges::equal(two->components(), m_sum.components(), alike))
        return std::nullopt;
    const Cell cell{numberOf(*two, m_across), numberOf(*two, m_up)};
    return at(cell) == two ? std::optional(cell) : std::nullopt;
}

std::vector<Cell> Plane::winningCells(Cell cell, std::size_t limit) const
{
    std::vector<Cell> cells;
    const auto sum = at(cell);
    if (!sum || isPartisan())
        return cells;
    for (const MoveInSum& move : sum->winningMoves(limit).listed) {
        if (const auto after = cellOf(*sum->play(move)))
            cells.push_back(*after);
    }
    return cells;
}

bool Plane::leads(Cell from, Cell to) const
{
    const auto before = at(from);
    const auto after = at(to);
    if (!before || !after)
        return false;
    const Component& part = before->components()[m_across.component];
    if (part.rules.entry().ordered && m_across.component == m_up.component) {
        // One number becomes smaller, and may come before other numbers then.
        const auto becomes = [&](std::size_t heap, Count number) {
            const Count size = part.position.heaps[heap];
            if (number >= size)
                return false;
            const auto played = before->play({m_across.component, {heap, size - number}});
            return played && *played == *after;
        };
        return becomes(m_across.heap, to.across) || becomes(m_across.heap, to.up) || becomes(m_up.heap, to.across)
            || becomes(m_up.heap, to.up);
    }
    // Collects the amounts that the move takes from each number. The quota after the move follows from them.
    std::vector<Take> takes;
    std::size_t component = 0;
    const bool apart = to.across < from.across && to.up < from.up && m_across.component != m_up.component;
    for (const auto& [place, more, fewer] : {std::tuple(m_across, from.across, to.across), std::tuple(m_up, from.up, to.up)}) {
        if (fewer >= more || place.quota)
            continue;
        takes.push_back({place.heap, more - fewer});
        component = place.component;
    }
    if (takes.empty() || apart)
        return false;
    std::ranges::sort(takes);
    const auto played = before->play({component, moveOf(std::move(takes))});
    return played && *played == *after;
}

std::vector<Cell> Plane::reaching(Cell to, const std::stop_token& stop) const
{
    constexpr Count along = 400;
    constexpr Count around = 90;
    std::vector<Cell> found;
    const auto see = [&](Cell cell) {
        // A negative coordinate wraps around to a value above maxCount.
        if (cell.across <= maxCount && cell.up <= maxCount && !stop.stop_requested() && leads(cell, to))
            found.push_back(cell);
    };
    for (Count by = 1; by <= along; ++by) {
        // The last two cells are for staircase Nim, where the stones that leave one step are added to the next step.
        for (const Cell cell : {Cell{to.across + by, to.up}, {to.across - by, to.up}, {to.across, to.up + by}, {to.across, to.up - by},
                                {to.across + by, to.up + by}, {to.across - by, to.up + by}, {to.across + by, to.up - by}})
            see(cell);
    }
    // A move may change both numbers, and the quota before the move may be any number.
    for (Count x = to.across; x <= to.across + around; ++x) {
        for (Count y = isTriangle() ? 0 : to.up; y <= to.up + around; ++y)
            see({x, y});
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

bool Plane::hasValues() const
{
    return isPartisan() || !m_sum.isMisere();
}

}  // namespace nimstone::explore
