// Places heaps side by side, in one or more rows. Chooses the size of a stone and the number of stones in one
// row of a heap.
//
//        −2                     above    the number of stones that the last move took
//     ●      ●   ▌              pieces   stones, or a bar if the heap has too many stones
//   ──────────────────          floor
//     3      1   900            below    the size of the heap and its name
//
// The stones of a heap stand in rows. The lowest row is filled first, and each row from the left. There is a gap after
// every few rows, so that users can count the rows.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// A bar is drawn with a scale break (two slanted lines) if its true length is more than this many times its drawn
/// length.
inline constexpr double shortenedFrom = 1.1;

/// A heap with more stones than this is drawn as a bar, even if there is enough space for stones.
inline constexpr Count maxDrawnStones = 300;

struct StandingHeap {
    Count stones = 0;
    double labels = 0;    ///< the width of the text below the heap, in pixels
    bool bar = false;
    double barShare = 0;  ///< the height of the bar, divided by the greatest possible height of a bar: 0 to 1
};

struct HeapPlace {
    QRectF ground;             ///< the area in which a click picks this heap
    double center = 0;         ///< the x coordinate of the middle of the stones or the bar
    double columnsWidth = 0;   ///< the width of the stones or the bar
    double floor = 0;          ///< the y coordinate of the line on which the heap stands
    double height = 0;         ///< the height of the stones or the bar
};

/// The space that a row of heaps needs above, below and beside its stones, in pixels.
struct HeapMargins {
    double above = 0;
    double below = 0;
    double rail = 0;  ///< the width that is kept free for a rail to the right of each heap
};

struct HeapRows {
    double stone = 0;  ///< the diameter of a stone
    int perRow = 1;
    QSizeF needed;     ///< the size of the whole layout; it may be larger than the available space
    std::vector<HeapPlace> places;

    /// The center of stone `index` of a heap. Stone 0 is at the bottom left.
    QPointF stoneCenter(std::size_t heap, Count index) const;

    /// The height of a heap with `stones` stones, in pixels.
    double height(Count stones) const;

    /// The height above the floor, in pixels, of a split that leaves `below` stones below it.
    double cutHeight(Count below) const;
};

/// Lays out the heaps as large as possible. `like` is an earlier layout or null. The new layout uses its stone size and
/// number of stones in a row, unless the layout would then have more rows of heaps, or stones could be much larger.
HeapRows layOutHeapRows(const std::vector<StandingHeap>& heaps, QRectF room, const HeapMargins& margins,
                        const HeapRows* like = nullptr);

/// The size of a layout with the smallest stones, and with as few rows of heaps as `width` (in pixels) allows.
QSizeF leastHeapRows(const std::vector<StandingHeap>& heaps, double width, const HeapMargins& margins);

/// Returns true for each bar that is shorter than its true length on a common scale. The bar of a small heap is drawn
/// long enough to be visible, and the other bars are then too short in comparison.
std::vector<bool> shortenedBars(const std::vector<StandingHeap>& heaps, const HeapRows& rows);

/// Decides which heaps are drawn as bars in a space of size `room`. The largest heaps become bars first.
void chooseBars(std::vector<StandingHeap>& heaps, QSizeF room, const HeapMargins& margins);

}  // namespace nimstone::figures
