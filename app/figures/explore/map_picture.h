// A map painted into an image, at any distance: cells with their numbers, cells of a pixel, or a shade for each pixel of many cells.
#pragma once

#include <QColor>
#include <QImage>
#include <vector>

#include "core/explore/map_table.h"

namespace nimstone::figures {

/// What of the map shows: how many pixels a cell is wide, and which point of the map, in cells, is at the left and at the bottom.
struct MapView {
    double cell = 22;
    double left = -0.5;
    double bottom = -0.5;

    /// Where a cell begins, from the left and from the top, in whole pixels; so no cell is torn from the next.
    int x(double across) const { return qRound((across - left) * cell); }
    int y(double up, int height) const { return height - qRound((up - bottom) * cell); }

    bool operator==(const MapView&) const = default;
};

struct MapColours {
    QColor outside;   ///< beyond the map
    QColor pending;   ///< not worked out yet
    QColor none;      ///< no position
    QColor unknown;
    QColor marked;    ///< a P-position, or where two games differ
    QColor unmarked;
    QColor line;      ///< between cells
    QColor low, middle, high;   ///< of values from 1 up
    QColor left, leftMost, right, rightMost;  ///< of values over and under 0
    QColor reach;     ///< around cells that are set apart
};

MapColours mapColours(bool dark, bool highContrast);

struct MapLooks {
    MapColours colours;
    /// Whether values show, and not only what is marked; and whether some are under 0.
    bool values = false;
    bool isSigned = false;
    /// Only up ≤ across are positions.
    bool triangle = false;
    /// Cells of this value stand out; noValue for none.
    std::int32_t lit = explore::noValue;
    /// The largest value that has a colour of its own.
    std::int32_t most = 1;
    /// Cells that are set apart, in order.
    std::vector<explore::Cell> apart{};
    QString font;
};

/// The colour of a value.
QColor valueColour(const MapLooks& looks, std::int32_t value);

/// From so many pixels a cell on, cells have their numbers.
inline constexpr double leastNumbered = 24;

/// Fills the image, of Format_RGB32.
void paintMap(QImage& image, const explore::MapTable& table, const MapView& view, const MapLooks& looks);

}  // namespace nimstone::figures
