// A map painted at any distance: cells with their numbers, cells of a pixel, or a shade for each pixel of many cells; and as a file.
#pragma once

#include <QColor>
#include <QImage>
#include <vector>

#include "app/figures/scene/drawing.h"
#include "core/explore/map_table.h"

namespace nimstone::figures {

/// What of the map shows: how many pixels a cell is wide, which point of the map, in cells, is at the left and at the bottom, and
/// in how many pixels.
struct MapView {
    double cell = 22;
    double left = -0.5;
    double bottom = -0.5;
    QSize size{};

    /// The pixels of the cells from one to before another; no cell is torn from the next.
    QRect place(explore::Cell from, explore::Cell to) const;
    QRect place(explore::Cell at) const { return place(at, {at.across + 1, at.up + 1}); }

    bool operator==(const MapView&) const = default;
};

struct MapLooks {
    bool dark = false;
    bool highContrast = false;
    /// What is marked is where two games differ, and not the P-positions.
    bool compared = false;
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

    QColor colour(const char* token) const;
    QColor marked() const { return colour(compared ? "cinnabar" : "jade"); }
    QColor unmarked() const { return colour("raised"); }
    QColor reach() const { return colour("cinnabar"); }
    QColor unknown() const { return colour("line"); }
    QColor ofValue(std::int32_t value) const;
    /// The colour in which cells of the value are painted: one that does not stand out is faint while others do.
    QColor shown(std::int32_t value) const;

    bool operator==(const MapLooks&) const = default;
};

/// The values from 1 to `largest` in a few stretches, each from its first to its last value, for a legend. Values of at least `most`
/// share a colour, so that the last stretch takes all of them.
std::vector<std::pair<std::int32_t, std::int32_t>> stretchesOf(std::int32_t most, std::int32_t largest);

/// What is seen of the map, as large as the view; null is a map of which nothing is known yet.
QImage toImage(const explore::MapTable* table, const MapView& view, const MapLooks& looks);

/// The same as png; as svg, whose cells are drawn one by one where they are wide enough for lines between them; as csv, a cell a
/// line, at most a million of them.
QByteArray mapFile(const QString& kind, const explore::MapTable& table, const MapView& view, const MapLooks& looks, const SvgWords& words);

}  // namespace nimstone::figures
