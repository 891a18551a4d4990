// Where heaps stand side by side, in one row or more: how large a stone is, and how many stones stand in a row of a heap.
//
//        −2                     above    what the last move took
//     ●      ●   ▌              pieces   stones, or a bar where there are too many
//   ──────────────────          floor
//     3      1   900            below    its size and its name
//
// Stones stand in rows, the lowest row first, each row from the left; rows stand in groups, so that they can be counted.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/count.h"

namespace nimstone::figures {

/// A bar is drawn torn if it is shorter than its share by this factor.
inline constexpr double tornFrom = 1.1;

/// A heap with more stones than this is a bar, however much room there is.
inline constexpr Count maxDrawnStones = 300;

struct StandingHeap {
    Count stones = 0;
    double labels = 0;    ///< how wide the words beneath it are
    bool bar = false;
    double barShare = 0;  ///< of the height that bars can have, 0 … 1
};

struct HeapPlace {
    QRectF ground;             ///< where a click means this heap
    double centre = 0;         ///< of the stones or the bar
    double columnsWidth = 0;   ///< of the stones or the bar
    double floor = 0;          ///< the y that it stands on
    double height = 0;         ///< of the stones or the bar
};

/// The room around the pieces of a row of heaps.
struct HeapMargins {
    double above = 0;
    double below = 0;
    double rail = 0;  ///< beside each heap, on its right
};

struct HeapRows {
    double stone = 0;  ///< diameter
    int perRow = 1;
    QSizeF needed;     ///< may be more than there is
    std::vector<HeapPlace> places;

    /// The centre of a stone, counted from 0 at the bottom left of its heap.
    QPointF stoneCentre(std::size_t heap, Count index) const;

    /// How high a heap of so many stones is.
    double height(Count stones) const;

    /// How far above the floor a heap is parted below which so many stones stand.
    double cutHeight(Count below) const;
};

/// Stones of `like`'s size and rows where they fit in as few rows of heaps and cannot be much larger; null for no wish.
HeapRows layOutHeapRows(const std::vector<StandingHeap>& heaps, QRectF room, const HeapMargins& margins,
                        const HeapRows* like = nullptr);

/// The same with the smallest stones and as few rows as a room so wide allows: the least that is needed.
QSizeF leastHeapRows(const std::vector<StandingHeap>& heaps, double width, const HeapMargins& margins);

/// Which bars are shorter than they would be if one stone were as high in each of them: a small heap has a bar that can be seen.
std::vector<bool> tornBars(const std::vector<StandingHeap>& heaps, const HeapRows& rows);

/// Marks the heaps that have to be bars in so much room, the largest first.
void chooseBars(std::vector<StandingHeap>& heaps, QSizeF room, const HeapMargins& margins);

}  // namespace nimstone::figures
