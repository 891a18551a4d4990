// What the tones of the cells of Wythoff's board say, while they are decided one after another. Inside app/figures only.
#pragma once

#include <QRectF>
#include <array>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

class ColdLegend {
public:
    /// How much height it takes.
    static double height(const FigureScenes& scenes);

    /// Adds its pieces, hidden; they stay so where it is not wanted or has no room.
    void add(FigureScenes& scenes, const QRectF& room, bool wanted);

    /// All of it while cells are decided, and then of N alone.
    void show(FigureScenes& scenes, bool deciding);

private:
    std::array<std::array<int, 2>, 3> m_entries{};  ///< a tile and its words
    bool m_hasRoom = false;
};

}  // namespace nimstone::figures
