// Draws the pieces of a figure that have no QML item of their own: the cells of a long list. These are thousands of
// backgrounds, words and bars; they are painted at once, and only where they are visible.
#pragma once

#include <QRectF>
#include <span>

#include "app/figures/scene/choreography.h"

class QPainter;

namespace nimstone::figures {

/// The `index` by which such a piece is recognised.
inline constexpr int cellIndex = -1000;

inline bool isCell(const Piece& piece) { return piece.index == cellIndex; }

/// The visible part of the cells, and the options for drawing them.
struct CellView {
    QRectF visible;
    bool dark = false;
    bool highContrast = false;
    std::span<const int> hovered{};  ///< pieces whose background is highlighted
    std::span<const int> left{};     ///< pieces that are not painted, because something else shows them
};

/// Paints the cells as they are at `position` on the line of scenes. The painter's state is restored afterwards.
void paintCells(QPainter& painter, const Choreography& choreography, double position, const CellView& view);

}  // namespace nimstone::figures
