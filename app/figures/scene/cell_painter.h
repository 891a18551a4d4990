// Draws the cells of a long list. These pieces of a figure have no QML items of their own, because there are thousands
// of them: backgrounds, texts and bars. The painter draws only the visible ones.
#pragma once

#include <QRectF>
#include <span>

#include "app/figures/scene/choreography.h"

class QPainter;

namespace nimstone::figures {

/// The value of Piece::index for a piece that is painted and has no QML item.
inline constexpr int cellIndex = -1000;

inline bool isCell(const Piece& piece) { return piece.index == cellIndex; }

/// The visible part of the cells, and the options for drawing them.
struct CellView {
    QRectF visible;
    bool dark = false;
    bool highContrast = false;
    std::span<const int> hovered{};  ///< the pieces that are drawn with a highlighted background
    std::span<const int> left{};     ///< the pieces that are not painted, because QML items show them
};

/// Paints the cells as they are at `position` in the sequence of scenes. The state of the painter is restored
/// afterwards.
void paintCells(QPainter& painter, const Choreography& choreography, double position, const CellView& view);

}  // namespace nimstone::figures
