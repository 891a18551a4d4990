// The layout of the figure of the theorem on Cutcake: a list of the blocks with their values, and beside it the stage,
// an area that shows one block at a time while it is halved and cut.
//
//   9 × 2    3  |   ▭▭▭▭▭▭▭▭▭  →  ▭▭▭▭
//   3 × 5   −1  |   cuts of Left's: 3
//   together 2  |  ──┴──┴──┴──
#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

/// The distance between the areas of the figure, and between the figure's edge and these areas, in pixels.
inline constexpr double cakePadding = 8;

/// The steps of a proof, sorted by kind. It holds pointers into the proof, so the proof must outlive it.
struct CakeFacts {
    explicit CakeFacts(const proof::Proof& proof);

    std::vector<proof::CakeShape> shapes;
    std::vector<const proof::CakeHalving*> halvings;
    std::vector<const proof::CakeOptions*> options;
    const proof::CakeSum* sum = nullptr;
    SignedWide total = 0;
};

struct CakeFigureLayout {
    QRectF list;
    double row = 0;         ///< the height of a row of the list
    double valueWidth = 0;  ///< the width of the column of values, in pixels
    QRectF stage;
    QRectF axis;            ///< the area at the bottom of the stage, with a line of integers or with text

    double rowAt(std::size_t index) const { return list.top() + row * (static_cast<double>(index) + 0.5); }
    QRectF above() const { return {stage.left(), stage.top(), stage.width(), axis.top() - stage.top()}; }
};

/// Divides the figure into its areas. Returns nothing if there is not enough space.
std::optional<CakeFigureLayout> layOutCakeFigure(const CakeFacts& facts, const FigureScenes& scenes);

/// The largest number of sizes that a row of halvings shows. shownHalvings() returns the indices of the sizes that it
/// shows; in a longer row these are the first sizes and the last one.
inline constexpr std::size_t mostHalvings = 5;
std::vector<std::size_t> shownHalvings(std::size_t rows);

/// The rectangles of blocks, all at the same scale. If a side would be too thin, the block is drawn thicker and
/// `toScale` is false.
struct CakeDrawing {
    std::vector<QRectF> rects;
    bool toScale = true;
};

/// Places each block in the middle of a cell of its own. `line` is the height of a line of text, in pixels; each cell
/// has space for such a line below the block.
CakeDrawing cakeOverview(const std::vector<proof::CakeShape>& shapes, const QRectF& room, double line);

/// Places the blocks of a row of halvings side by side, each in a column of its own.
CakeDrawing cakeRow(const std::vector<proof::CakeHalf>& sizes, const QRectF& room, double line);

/// Places one block in the middle of `room`.
CakeDrawing cakeBlock(Count first, Count second, const QRectF& room);

}  // namespace nimstone::figures
