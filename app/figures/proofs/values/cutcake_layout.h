// The layout of the figure of the theorem on Cutcake: a list of the blocks with their values, and beside it a stage on
// which one block at a time is halved and cut.
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

/// The distance between the parts of the figure and their edges, in pixels.
inline constexpr double cakePadding = 8;

/// The steps of a proof, by kind. It holds pointers into the proof, which must outlive it.
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
    QRectF axis;            ///< the area at the bottom of the stage, for a line of integers or for words

    double rowAt(std::size_t index) const { return list.top() + row * (static_cast<double>(index) + 0.5); }
    QRectF above() const { return {stage.left(), stage.top(), stage.width(), axis.top() - stage.top()}; }
};

/// Lays out the room; nothing if there is not enough of it.
std::optional<CakeFigureLayout> layOutCakeFigure(const CakeFacts& facts, const CaptionedScenes& scenes);

/// The number of sizes that are drawn in a row of halvings. For a longer row `shownHalvings` returns the indices of the
/// first ones and the last.
inline constexpr std::size_t mostHalvings = 5;
std::vector<std::size_t> shownHalvings(std::size_t rows);

/// Blocks in their places, all at one scale. Sides that would be too thin are drawn thicker; `toScale` is then false.
struct CakeDrawing {
    std::vector<QRectF> rects;
    bool toScale = true;
};

/// Places each block in the middle of a cell of its own, with room for a line of words below.
CakeDrawing cakeOverview(const std::vector<proof::CakeShape>& shapes, const QRectF& room, double line);

/// Places the sizes side by side, each in a column of its own.
CakeDrawing cakeRow(const std::vector<proof::CakeHalf>& sizes, const QRectF& room, double line);

/// Places one block in the middle of the room.
CakeDrawing cakeBlock(Count first, Count second, const QRectF& room);

}  // namespace nimstone::figures
