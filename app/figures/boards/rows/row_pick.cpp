#include "app/figures/boards/rows/row_pick.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

/// A click splits a row between two pins if its distance from the line between them is at most this, in widths of a
/// pin.
constexpr double cutReach = 0.22;

/// Two runs are equally near to a click if their distances from it differ by less than this, in widths of a pin. The
/// left run is then picked.
constexpr double sameWay = 0.12;

/// True if the taken places are at the right end of a row and places remain at the left.
bool atRight(Count size, Count first, Count taken) { return first != 0 && first + taken == size; }

RowPick picked(Count size, Count first, Count taken) { return {first, taken, taken != 0 && atRight(size, first, taken)}; }

/// The place of the split that is nearest to the point: the number of places at its left, from 1 to size − 1.
Count nearestCut(Count size, RowPoint point)
{
    return std::clamp<Count>(point.place + (point.within >= 0.5 ? 1 : 0), 1, size - 1);
}

/// The run of `taken` places that contains the place of the point and whose middle is nearest to the point. Empty if no
/// such run is a legal move.
std::optional<RowPick> nearestRun(const TakeAndBreakCode& code, Count size, RowPoint point, Count taken)
{
    if (taken > size)
        return std::nullopt;
    const Count low = point.place >= taken - 1 ? point.place - (taken - 1) : 0;
    const Count high = std::min(point.place, size - taken);
    std::optional<RowPick> best;
    double bestWay = 0;
    for (Count first = low; first <= high; ++first) {
        const double middle = static_cast<double>(taken) / 2 - static_cast<double>(point.place - first);
        const double way = std::abs(middle - point.within);
        if (mayTake(code, size, first, taken) && (!best || way < bestWay - sameWay)) {
            best = picked(size, first, taken);
            bestWay = way;
        }
    }
    return best;
}

std::optional<RowPick> aroundPlace(const TakeAndBreakCode& code, RowKind look, Count size, Count place)
{
    if (look == RowKind::Squares && (place == 0 || place + 1 >= size))
        return std::nullopt;
    const Count first = place == 0 ? 0 : place - 1;
    const Count end = std::min(size, place + 2);
    if (!mayTake(code, size, first, end - first))
        return std::nullopt;
    RowPick pick = picked(size, first, end - first);
    // In a row of two files, advancing either pawn is the same move. Remember which file the user clicked.
    if (look == RowKind::Files && size == 2)
        pick.right = place == 1;
    return pick;
}

/// Extends the places in `held` by `place`. If taking exactly these places is illegal, the function adds as few more
/// places as possible, first on the side of `place`. Returns nothing if `place` is not next to the places in `held`, or
/// if there is no such move.
std::optional<RowPick> extended(const TakeAndBreakCode& code, Count size, Count place, const RowPick& held)
{
    const bool after = place == held.first + held.taken;
    if (held.taken == 0 || (place + 1 != held.first && !after))
        return std::nullopt;
    for (Count taken = held.taken + 1; taken <= std::min<Count>(code.last(), size); ++taken) {
        for (Count back = 0; back < taken - held.taken; ++back) {
            const Count before = after ? back : taken - held.taken - back;
            if (before <= held.first && mayTake(code, size, held.first - before, taken))
                return picked(size, held.first - before, taken);
        }
    }
    return std::nullopt;
}

}  // namespace

bool mayTake(const TakeAndBreakCode& code, Count size, Count first, Count taken)
{
    if (size == 0 || taken > size || first > size - taken)
        return false;
    const bool left = first != 0;
    const bool right = first != size - taken;
    if (left && right)
        return code.mayLeaveTwo(taken);
    return left || right ? taken != 0 && code.mayLeaveOne(taken) : code.mayEmpty(taken);
}

std::optional<RowPick> pickInRow(const TakeAndBreakCode& code, RowKind look, Count size, RowPoint point,
                                 const std::optional<RowPick>& held)
{
    if (size == 0 || point.place >= size)
        return std::nullopt;
    if (look != RowKind::Pins)
        return aroundPlace(code, look, size, point.place);
    if (held) {
        if (const auto more = extended(code, size, point.place, *held))
            return more;
    }
    const bool mayCut = size >= 2 && code.mayLeaveTwo(0);
    if (mayCut) {
        const Count cut = nearestCut(size, point);
        const double way = cut == point.place ? point.within : 1 - point.within;
        if ((cut == point.place || cut == point.place + 1) && way < cutReach)
            return RowPick{cut, 0, false};
    }
    for (Count taken = 1; taken <= code.last(); ++taken) {
        if (const auto run = nearestRun(code, size, point, taken))
            return run;
    }
    if (mayCut)
        return RowPick{nearestCut(size, point), 0, false};
    return std::nullopt;
}

std::optional<RowPick> growPick(const TakeAndBreakCode& code, Count size, const RowPick& held)
{
    const Count amounts = code.last() + 1;
    for (Count step = 1; step <= amounts; ++step) {
        const Count taken = (held.taken + step) % amounts;
        if (taken > size)
            continue;
        const Count first = held.right ? size - taken : std::min(held.first, size - taken);
        if (mayTake(code, size, first, taken))
            return picked(size, first, taken);
        if (first > 0 && mayTake(code, size, first - 1, taken))
            return picked(size, first - 1, taken);
    }
    return std::nullopt;
}

Move moveOf(std::size_t heap, Count size, const RowPick& pick)
{
    const bool parts = pick.first != 0 && pick.first + pick.taken != size;
    return {heap, pick.taken, {parts ? pick.first : 0, 0}};
}

Count playedPlace(RowKind look, Count size, const RowPick& pick)
{
    if (look == RowKind::Files && pick.taken < 3)
        return pick.first + (pick.taken == 2 && (pick.right || atRight(size, pick.first, pick.taken)) ? 1 : 0);
    return pick.first + 1;
}

}  // namespace nimstone::figures
