// Paints a map at any zoom: cells with their numbers, cells of one pixel, or a shade for each pixel with many cells.
// Also as a file.
#pragma once

#include <QColor>
#include <QImage>
#include <vector>

#include "app/figures/scene/drawing.h"
#include "core/explore/map_table.h"

namespace nimstone::figures {

/// The visible part of a map: the width of a cell in pixels, the point of the map at the left and bottom edges (in
/// cells), and the size in pixels.
struct MapView {
    double cell = 22;
    double left = -0.5;
    double bottom = -0.5;
    QSize size{};

    /// The pixel rectangle of the cells from `from` up to, but not including, `to`. Adjacent cells have no gap between
    /// them.
    QRect place(explore::Cell from, explore::Cell to) const;
    QRect place(explore::Cell at) const { return place(at, {at.across + 1, at.up + 1}); }

    bool operator==(const MapView&) const = default;
};

struct MapStyle {
    bool dark = false;
    bool highContrast = false;
    /// True if the marked cells are those in which two games differ. Otherwise they are the P-positions.
    bool compared = false;
    /// True if each cell shows its value; false if cells are only marked or not.
    bool values = false;
    /// True if some values are below 0.
    bool isSigned = false;
    /// True if only cells with up ≤ across are positions.
    bool triangle = false;
    /// Cells of this value are highlighted; noValue for none.
    std::int32_t lit = explore::noValue;
    /// The largest value that has its own colour.
    std::int32_t most = 1;
    /// The cells with a frame, in order.
    std::vector<explore::Cell> apart{};

    QColor colour(const char* token) const;
    QColor marked() const { return colour(compared ? "cinnabar" : "jade"); }
    QColor unmarked() const { return colour("raised"); }
    QColor reach() const { return colour("cinnabar"); }
    QColor unknown() const { return colour("line"); }
    QColor ofValue(std::int32_t value) const;
    /// The colour of the cells with this value. While one value is highlighted, all others are faint.
    QColor shown(std::int32_t value) const;

    bool operator==(const MapStyle&) const = default;
};

/// Divides the values from 1 to `largest` into a few ranges for a legend; each pair is the first and the last value.
/// Values of at least `most` share one colour, so the last range contains all of them.
std::vector<std::pair<std::int32_t, std::int32_t>> rangesOf(std::int32_t most, std::int32_t largest);

/// Paints the visible part of the map, as large as the view. A null table is a map of which nothing is known yet.
QImage toImage(const explore::MapTable* table, const MapView& view, const MapStyle& looks);

/// Returns the map as a file of a kind: "png"; "svg", with cells drawn one by one if they are wide enough for lines
/// between them; or "csv", with one line for each cell and at most a million cells.
QByteArray mapFile(const QString& kind, const explore::MapTable& table, const MapView& view, const MapStyle& looks, const SvgWords& words);

}  // namespace nimstone::figures
