// Paints a map at any zoom: cells with their numbers, cells of one pixel, or, if cells are smaller than a pixel, a
// shade for each pixel. Also writes the map to a file.
#pragma once

#include <QColor>
#include <QImage>
#include <vector>

#include "app/figures/scene/drawing.h"
#include "core/explore/map_table.h"

namespace nimstone::figures {

/// The visible part of a map: the width of a cell in pixels, the map coordinates (in cells) of the left and the bottom
/// edge, and the size of the picture in pixels.
struct MapView {
    double cell = 22;
    double left = -0.5;
    double bottom = -0.5;
    QSize size{};

    /// The rectangle, in pixels, of the cells from `from` up to, but not including, `to`. There is no gap between
    /// adjacent cells.
    QRect place(explore::Cell from, explore::Cell to) const;
    QRect place(explore::Cell at) const { return place(at, {at.across + 1, at.up + 1}); }

    bool operator==(const MapView&) const = default;
};

struct MapStyle {
    bool dark = false;
    bool highContrast = false;
    /// True if marked cells are cells in which two games differ. False if marked cells are P-positions.
    bool compared = false;
    /// True if each cell shows its value; false if cells are only marked or unmarked.
    bool values = false;
    /// True if values can be negative.
    bool isSigned = false;
    /// True if only cells with up ≤ across are positions.
    bool triangle = false;
    /// Cells with this value are highlighted; noValue if no value is highlighted.
    std::int32_t lit = explore::noValue;
    /// The largest value with a color of its own. Larger values have the same color.
    std::int32_t most = 1;
    /// Cells that get a frame.
    std::vector<explore::Cell> apart{};

    QColor color(const char* token) const;
    QColor marked() const { return color(compared ? "cinnabar" : "jade"); }
    QColor unmarked() const { return color("raised"); }
    QColor reach() const { return color("cinnabar"); }
    QColor unknown() const { return color("line"); }
    QColor ofValue(std::int32_t value) const;
    /// The color of the cells with this value. If another value is highlighted, the color is faint.
    QColor shown(std::int32_t value) const;

    bool operator==(const MapStyle&) const = default;
};

/// Divides the values from 1 to `largest` into a few ranges for a legend. Each pair is the first and the last value of
/// a range. All values of at least `most` have the same color, so the last range contains all of them.
std::vector<std::pair<std::int32_t, std::int32_t>> rangesOf(std::int32_t most, std::int32_t largest);

/// Paints the visible part of the map into an image of size `view.size`. If `table` is null, no value of the map is
/// known yet.
QImage toImage(const explore::MapTable* table, const MapView& view, const MapStyle& looks);

/// Returns the map as a file. `kind` is "png", "svg" or "csv". An SVG file contains each cell as a shape if cells are
/// wide enough for lines between them; otherwise it contains an image. A CSV file has one line for each cell, for at
/// most a million cells.
QByteArray mapFile(const QString& kind, const explore::MapTable& table, const MapView& view, const MapStyle& looks, const SvgWords& words);

}  // namespace nimstone::figures
