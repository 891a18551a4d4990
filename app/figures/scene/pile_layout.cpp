#include "app/figures/scene/pile_layout.h"

#include <algorithm>
#include <cmath>

namespace nimstone::figures {

namespace {

constexpr double smallestStone = 14;
constexpr double smallestInOneRow = 36;
constexpr double largestStone = 60;
constexpr double bracketRoom = 12;
constexpr double bracketHeight = 7;
constexpr double barHeight = 44;
constexpr Count mostStones = 150;
constexpr Count surelyStones = 40;
constexpr Count group = 5;
constexpr double leastOpen = 0.2;  ///< the least length of a bar's block of stones that may be taken, and of the other block, as a share of the whole bar
constexpr double betweenBlocks = 4;

double pilePitch(double stone) { return stone + std::max(1.0, std::round(stone * 0.08)); }

/// The x coordinate of the left edge of a column of stones, in pixels. There is a wider gap after every five stones.
double offset(Count column, double stone)
{
    return static_cast<double>(column) * pilePitch(stone) + static_cast<double>(column / group) * std::round(stone * 0.3);
}

double rowWidth(Count columns, double stone)
{
    return offset(columns - 1, stone) + stone;
}

double rowPitch(double stone) { return stone + bracketRoom; }

}  // namespace

PileLayout layOutPile(Count size, const QRectF& room)
{
    const Count stones = std::max<Count>(size, 1);
    const auto place = [&](double stone, Count perRow) -> std::optional<PileLayout> {
        const Count rows = (stones + perRow - 1) / perRow;
        const QSizeF needed(rowWidth(perRow, stone), static_cast<double>(rows) * rowPitch(stone));
        if (needed.width() > room.width() || needed.height() > room.height())
            return std::nullopt;
        const QPointF corner = room.center() - QPointF(needed.width() / 2, needed.height() / 2);
        return PileLayout{{corner, needed}, stone, perRow, rows};
    };
    // Prefer a single row if its stones are not too small, because the bracket above it is then in one piece.
    for (double stone = largestStone; stones <= mostStones && stone >= smallestInOneRow; --stone) {
        if (const auto placed = place(stone, stones))
            return *placed;
    }
    for (double stone = largestStone; stones <= mostStones && stone >= smallestStone; --stone) {
        Count perRow = std::max(stones / group, Count{1}) * group;
        while (perRow > group && rowWidth(perRow, stone) > room.width())
            perRow -= group;
        if (const auto placed = place(stone, perRow))
            return *placed;
    }
    const double height = std::min(room.height(), bracketRoom + barHeight);
    return {QRectF(room.left(), room.center().y() - height / 2, room.width(), height), 0, 1, 1};
}

QSizeF leastPileRoom(Count size)
{
    if (size > surelyStones)
        return {220, bracketRoom + barHeight};
    const Count perRow = std::min<Count>(std::max<Count>(size, 1), 2 * group);
    const Count rows = (std::max<Count>(size, 1) + perRow - 1) / perRow;
    return {rowWidth(perRow, smallestStone), static_cast<double>(rows) * rowPitch(smallestStone)};
}

QRectF PileLayout::stoneRect(Count index) const
{
    const double row = static_cast<double>(index / perRow);
    return {room.left() + offset(index % perRow, stone), room.top() + row * rowPitch(stone) + bracketRoom, stone, stone};
}

QRectF PileLayout::bracket(Count row, Count from, Count to) const
{
    const QRectF first = stoneRect(from);
    const QRectF last = stoneRect(to - 1);
    return {first.left(), room.top() + static_cast<double>(row) * rowPitch(stone) + (bracketRoom - bracketHeight) / 2,
            last.right() - first.left(), bracketHeight};
}

PileLayout::Blocks PileLayout::blocks(Count size, Count quota, Count start) const
{
    const double left = static_cast<double>(size) / static_cast<double>(std::max<Count>(start, 1));
    const double length = room.width() * std::max(leastOpen, left);
    const QRectF bar(room.left(), room.top() + bracketRoom, size == 0 ? 0 : length, room.height() - bracketRoom);
    if (size == 0 || quota >= size)
        return {QRectF(bar.topLeft(), QSizeF(0, bar.height())), bar, size == 0 || left >= leastOpen};
    const double allowed = static_cast<double>(quota) / static_cast<double>(size);
    const double share = std::clamp(allowed, quota == 0 ? 0 : leastOpen, 1 - leastOpen / 2);
    const double open = bar.width() * share;
    return {QRectF(bar.topLeft(), QSizeF(bar.width() - open - betweenBlocks, bar.height())),
            QRectF(bar.right() - open, bar.top(), open, bar.height()), left >= leastOpen && share == allowed};
}

std::optional<Count> PileLayout::stoneAt(QPointF point, Count size) const
{
    const double row = std::floor((point.y() - room.top()) / rowPitch(stone));
    if (row < 0 || row >= static_cast<double>(rows))
        return std::nullopt;
    const Count first = static_cast<Count>(row) * perRow;
    for (Count index = first; index < std::min(first + perRow, size); ++index) {
        const double beside = pilePitch(stone) - stone;
        if (stoneRect(index).adjusted(-beside, -bracketRoom, beside, beside).contains(point))
            return index;
    }
    return std::nullopt;
}

}  // namespace nimstone::figures
