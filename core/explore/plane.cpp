#include "core/explore/plane.h"

#include <algorithm>
#include <bit>

#include "core/explore/rows_of_games.h"

namespace nimstone::explore {

namespace {

/// So far a map is worked out cell by cell.
constexpr Count mostSearched = 1024;

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
    if (part.rules.checkShape(part.position))
        return std::nullopt;
    return GameSum(std::move(part));
}

std::optional<GameSum> Plane::at(Cell cell) const
{
    GameSum sum = m_sum;
    const auto put = [&sum](Place place, Count number) {
        Position position = sum.components()[place.component].position;
        (place.quota ? position.quota : position.heaps[place.heap]) = number;
        sum.replace(place.component, std::move(position));
    };
    put(m_across, cell.across);
    put(m_up, cell.up);
    for (const Place place : {m_across, m_up}) {
        const Component& part = sum.components()[place.component];
        if (part.rules.checkShape(part.position) || (isTriangle() && part.position.quota > part.position.heaps.front()))
            return std::nullopt;
    }
    return sum;
}

Count Plane::numberAt(const GameSum& sum, Place place) const
{
    const Position& position = sum.components()[place.component].position;
    return place.quota ? position.quota : position.heaps[place.heap];
}

Cell Plane::here() const
{
    return {numberAt(m_sum, m_across), numberAt(m_sum, m_up)};
}

std::optional<Cell> Plane::cellOf(const GameSum& sum) const
{
    if (sum.components().size() != m_sum.components().size())
        return std::nullopt;
    for (std::size_t component = 0; component < sum.components().size(); ++component) {
        const Component& other = sum.components()[component];
        if (other.rules != m_sum.components()[component].rules
            || other.position.heaps.size() != m_sum.components()[component].position.heaps.size())
            return std::nullopt;
    }
    const Cell cell{numberAt(sum, m_across), numberAt(sum, m_up)};
    return at(cell) == sum ? std::optional(cell) : std::nullopt;
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
    if (!before || !after || from == to)
        return false;
    std::vector<Take> takes;
    if (to.across < from.across && !m_across.quota)
        takes.push_back({m_across.heap, from.across - to.across});
    if (to.up < from.up && !m_up.quota)
        takes.push_back({m_up.heap, from.up - to.up});
    std::ranges::sort(takes);
    const bool apart = takes.size() == 2 && m_across.component != m_up.component;
    if (takes.empty() || apart)
        return false;
    const std::size_t component = to.across < from.across && !m_across.quota ? m_across.component : m_up.component;
    const auto played = before->play({component, moveOf(std::move(takes))});
    return played && *played == *after;
}

std::vector<Cell> Plane::reaching(Cell to, const std::stop_token& stop) const
{
    constexpr Count along = 400;
    constexpr Count around = 90;
    std::vector<Cell> found;
    const auto see = [&](Count across, Count up) {
        if (!stop.stop_requested() && leads({across, up}, to))
            found.push_back({across, up});
    };
    for (Count n = to.across - std::min(to.across, along); n <= to.across + along; ++n)
        see(n, to.up);
    for (Count n = to.up - std::min(to.up, along); n <= to.up + along; ++n)
        see(to.across, n);
    for (Count by = 1; by <= along; ++by)
        see(to.across + by, to.up + by);
    // A move may change both numbers, and the quota before it be any.
    for (Count x = to.across; x <= to.across + around; ++x) {
        for (Count y = isTriangle() ? 0 : to.up; y <= to.up + around; ++y)
            see(x, y);
    }
    // On a staircase what leaves a step comes to the next.
    for (Count by = 1; by <= std::min(to.across, along); ++by)
        see(to.across - by, to.up + by);
    for (Count by = 1; by <= std::min(to.up, along); ++by)
        see(to.across + by, to.up - by);
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    return found;
}

bool Plane::hasValues() const
{
    return isPartisan() || (!m_sum.isMisere() && !isTriangle());
}

bool Plane::adds() const
{
    if (m_sum.isMisere() || isPartisan() || isTriangle())
        return false;
    if (m_across.component != m_up.component)
        return true;
    const Rules& rules = m_sum.components()[m_across.component].rules;
    return rules.sequence().has_value() || rules.as<StaircaseNim>();
}

std::vector<Count> Plane::valuesAlong(Place place, Count side) const
{
    std::vector<Count> values;
    Component part = m_sum.components()[place.component];
    // Of heaps that do not look at each other, the heap alone; the other values are added once, by rows().
    const bool alone = part.rules.sequence().has_value();
    if (alone)
        part.position.heaps = {0};
    Count& number = part.position.heaps[alone ? 0 : place.heap];
    for (number = 0; number < side; ++number) {
        const auto value = part.rules.grundy(part.position);
        if (!value)
            break;
        values.push_back(*value);
    }
    return values;
}

std::unique_ptr<Rows> Plane::rows(Count side, bool values) const
{
    const Component& part = m_sum.components().front();
    if (!m_sum.isSum()) {
        if (part.rules.as<Wythoff>())
            return wythoffRows(side, values);
        if (part.rules.as<Euclid>())
            return euclidRows(side);
        if (isTriangle() && m_up.quota)
            return fibonacciRows(side);
        if (part.rules.as<MisereNim>())
            return misereRows(side, *this);
        if (const auto* moore = part.rules.as<MooreNim>(); moore && !values) {
            std::vector<Count> ones;
            for (std::size_t bit = 0; bit < 63; ++bit) {
                ones.push_back(0);
                for (std::size_t heap = 0; heap < part.position.heaps.size(); ++heap) {
                    if (heap != m_across.heap && heap != m_up.heap)
                        ones.back() += (part.position.heaps[heap] >> bit) % 2;
                }
            }
            return mooreRows(side, moore->k(), std::move(ones));
        }
    }
    if (adds()) {
        std::vector<Count> across = valuesAlong(m_across, side);
        std::vector<Count> up = valuesAlong(m_up, side);
        // What the two lines do not say, or both say.
        const auto corner = at({0, 0});
        const auto rest = corner ? corner->grundy() : Known<Count>(tl::unexpected(Unknown::NotComputed));
        if (rest && !across.empty() && !up.empty()) {
            const Count others = across.front() ^ up.front() ^ *rest;
            for (Count& value : up)
                value ^= others;
            return addingRows(std::move(across), std::move(up));
        }
    }
    return searchedRows(*this, std::min(side, mostSearched), values);
}

}  // namespace nimstone::explore
