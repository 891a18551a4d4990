// The stage in the figure of the theorem on Cutcake. It shows one thing at a time: all blocks, a block that is halved
// until a strip of free cuts is left, a block that a player cuts, or the values of all blocks as bars that add up.
#pragma once

#include "app/figures/objects/ruled_block.h"
#include "app/figures/scene/figure_scenes.h"

namespace nimstone::figures {

class CakeStage {
public:
    /// The distance between areas of the figure, and between a text and the edge of its area, in pixels.
    static constexpr double padding = 8;

    /// All pieces that are added to `scenes` from now on are pieces of the stage.
    CakeStage(FigureScenes& scenes, const QRectF& room, const std::vector<proof::CakeShape>& shapes);

    void clear() { m_scenes.hideFrom(m_firstPiece); }

    /// True if everything has been drawn to scale so far.
    bool isToScale() const { return m_toScale; }

    RuledBlock& block(std::size_t shape) { return m_blocks[shape]; }

    /// Shows all blocks.
    void showBlocks();

    /// Writes one or two lines of text at the bottom.
    void writeFoot(const QString& text, Tone tone, const QString& other = {}, Tone otherTone = Tone::Plain);

    /// Adds scenes in which a block is halved. The last scene is not pushed yet; it shows the strip that is left, with its
    /// free cuts.
    void halve(const proof::CakeHalving& step);

    /// Shows a block of size first × second that a player cuts. The block is in the left or the right half of the stage, or
    /// on the whole stage if `alone` is true. If `apart` is true, the two pieces are apart and have their values.
    void showCut(const proof::CakeCut& cut, bool isLeft, const proof::CakeHalf& size, bool alone, bool apart);
    /// Says that a player has no cut.
    void showNoCut(bool isLeft);

    /// Shows a line of integers at the bottom: the values that the best cuts of Left and Right leave, and between them
    /// the value of the block, around which it puts the hidden piece "ring". If these values are too far apart for a
    /// tick at every integer, the line shows only them.
    void showAxis(const proof::CakeOptions& step);

    /// Shows the bars of the first `shown` terms of a sum, and the bar of the sum below them if `total` is true. Each bar
    /// begins where the bar above it ends. `list` has a row for each bar, `row` pixels high.
    void showBars(const proof::CakeSum& step, const QRectF& list, double row, std::size_t shown, bool total);

private:
    struct Tick;

    QRectF rectOf(QSizeF size, QPointF middle);
    QRectF half(bool isLeft) const;
    std::vector<QRectF> rowOf(const std::vector<proof::CakeHalf>& sizes);
    void writeSides(const PieceName& name, const proof::CakeHalf& sides, const Line& line);
    void writeTicks(const std::vector<Tick>& ticks, double below);

    FigureScenes& m_scenes;
    const std::vector<proof::CakeShape>& m_shapes;
    int m_firstPiece;
    double m_small;
    double m_line;   ///< the height of a line of small text, in pixels
    QRectF m_room;   ///< the stage without the area at its bottom
    QRectF m_foot;   ///< the area at the bottom, with a line of integers or with text
    std::vector<RuledBlock> m_blocks;
    bool m_toScale = true;
};

}  // namespace nimstone::figures
