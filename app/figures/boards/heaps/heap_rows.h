// Places heaps side by side, in one row or more: the size of a stone, and the number of stones in a row of a heap.
//
//        −2                     above    the number that the last move took
//     ●      ●   ▌              pieces   stones, or a bar if there are too many
//   ──────────────────          floor
//     3      1   900            below    its size and its name
//
// Stones stand in rows, with the lowest row first and each row from the left. Rows stand in groups, so that they can be
// counted.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// A bar is drawn torn if it is shorter than its share by more than this factor.
inline constexpr double tornFrom = 1.1;

/// A heap with more stones than this is a bar, even if there is room for more.
inline constexpr Count maxDrawnStones = 300;

struct StandingHeap {
    Count stones = 0;
    double labels = 0;    ///< the width of the words below the heap, in pixels
    bool bar = false;
    double barShare = 0;  ///< the height of the bar as a share of the greatest height of a bar, 0 to 1
};

struct HeapPlace {
    QRectF ground;             ///< the area in which a click means this heap
    double centre = 0;         ///< the x of the middle of the stones or the bar
    double columnsWidth = 0;   ///< the width of the stones or the bar
    double floor = 0;          ///< the y on which the heap stands
    double height = 0;         ///< the height of the stones or the bar
};

/// The room around the pieces of a row of heaps, in pixels.
struct HeapMargins {
    double above = 0;
    double below = 0;
    double rail = 0;  ///< the width, in pixels, that is kept free to the right of each heap
};

struct HeapRows {
    double stone = 0;  ///< the diameter of a stone
    int perRow = 1;
    QSizeF needed;     ///< the size of the layout; it may be more than the room
    std::vector<HeapPlace> places;

    /// The centre of stone `index` of a heap, counted from 0 at the bottom left.
    QPointF stoneCentre(std::size_t heap, Count index) const;

    /// The height of a heap of that many stones.
    double height(Count stones) const;

    /// The height above the floor at which a heap is split when `below` stones stay below.
    double cutHeight(Count below) const;
};

/// Lays out the heaps as large as possible. The stone size and rows of `like` are kept if they fit in as few rows of
/// heaps and the stones could not be much larger. `like` may be null.
HeapRows layOutHeapRows(const std::vector<StandingHeap>& heaps, QRectF room, const HeapMargins& margins,
                        const HeapRows* like = nullptr);

/// The size of a layout with the smallest stones and as few rows of heaps as a room of that width allows.
QSizeF leastHeapRows(const std::vector<StandingHeap>& heaps, double width, const HeapMargins& margins);

/// True for each bar that is shorter than it would be if a stone had the same height in all bars. The bar of a small
/// heap is drawn long enough to be seen, so the other bars are shorter than their share.
std::vector<bool> shortenedBars(const std::vector<StandingHeap>& heaps, const HeapRows& rows);

/// Marks the heaps that have to be bars in a room of that size, the largest first.
void chooseBars(std::vector<StandingHeap>& heaps, QSizeF room, const HeapMargins& margins);

}  // namespace nimstone::figures
