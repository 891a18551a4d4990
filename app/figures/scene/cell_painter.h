// Draws the pieces of a figure that have no item of their own: the cells of a long list, thousands of grounds, words and
// bars, in one go and only where they are seen.
#pragma once

#include <QRectF>
#include <span>

#include "app/figures/scene/choreography.h"

class QPainter;

namespace nimstone::figures {

/// The index within its heap that such a piece has.
inline constexpr int cellIndex = -1000;

inline bool isCell(const Piece& piece) { return piece.index == cellIndex; }

/// What of them is seen, and how.
struct CellView {
    QRectF visible;
    bool dark = false;
    bool highContrast = false;
    std::span<const int> hovered{};  ///< pieces whose ground is lit
    std::span<const int> left{};     ///< pieces that are left out: something else shows them
};

/// The painted pieces as they are at `position` on the line of scenes. The painter keeps its state.
void paintCells(QPainter& painter, const Choreography& choreography, double position, const CellView& view);

}  // namespace nimstone::figures
