// The legend that explains the tones of cells on Wythoff's board while the proof decides one cell after another. Only
// files in app/figures include this header.
#pragma once

#include <QRectF>
#include <array>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

class ColdLegend {
public:
    /// The height that the legend needs, in pixels.
    static double height(const FigureScenes& scenes);

    /// Adds the pieces, hidden. They stay hidden for the whole figure if `wanted` is false or if they do not fit into
    /// `room`.
    void add(FigureScenes& scenes, const QRectF& room, bool wanted);

    /// Shows all entries if `deciding` is true, and only the entry for N otherwise.
    void show(FigureScenes& scenes, bool deciding);

private:
    std::array<std::array<int, 2>, 3> m_entries{};  ///< for each entry, its tile and its label
    bool m_hasRoom = false;
};

}  // namespace nimstone::figures
