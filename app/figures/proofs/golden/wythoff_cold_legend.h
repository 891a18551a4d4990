// The legend of the tones of cells on Wythoff's board while the cells are decided one after another. Used only inside
// app/figures.
#pragma once

#include <QRectF>
#include <array>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

class ColdLegend {
public:
    /// The height that the legend needs, in pixels.
    static double height(const FigureScenes& scenes);

    /// Adds the pieces, hidden. They stay hidden if `wanted` is false or if there is not enough room.
    void add(FigureScenes& scenes, const QRectF& room, bool wanted);

    /// Shows the whole legend while cells are being decided, and afterwards only the entry for N.
    void show(FigureScenes& scenes, bool deciding);

private:
    std::array<std::array<int, 2>, 3> m_entries{};  ///< a tile and its label
    bool m_hasRoom = false;
};

}  // namespace nimstone::figures
