// The main groups of pieces in the figure of the theorem on Cutcake: the list of blocks, the blocks themselves, and a
// block that is cut in two.
#pragma once

#include <optional>

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

inline constexpr double leastSquare = 5;  ///< the least distance between two neighboring lines, in pixels; lines that would be closer are not drawn

/// The tone of a value: jade if it is positive (good for Left), cinnabar if it is negative (good for Right), and gold
/// for 0.
Tone cakeTone(SignedWide value);

int addCakeTile(FigureScenes& scenes, const QString& name, int heap = -1);
int addCakeLine(FigureScenes& scenes, const QString& name);
void putLine(Pose& line, QPointF from, QPointF to);

/// Writes the two sides of a block into a label, if they fit into `room` pixels.
void writeCakeSize(FigureScenes& scenes, int label, Count first, Count second, QPointF middle, double room);

/// The list: one row for each block, and a row for the sum if there are two blocks or more.
class CakeList {
public:
    CakeList(const proof::Proof& proof, const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes);

    /// Highlights the row of a block. If `shape` is empty, no row is highlighted.
    void focus(std::optional<std::size_t> shape);
    void focusSum();

    /// Writes the value into row `index`. The row of the sum is the last row.
    void writeValue(std::size_t index, SignedWide value);

private:
    struct Row {
        int tile = 0;
        int name = 0;
        int value = 0;
    };
    void addRow(const QString& id, const QString& name, Tone tone);

    const CakeFigureLayout& m_room;
    FigureScenes& m_scenes;
    std::size_t m_shapes;
    std::vector<Row> m_rows;
};

/// The blocks. Lines separate their squares, unless a side has too many squares.
class CakeBlockPieces {
public:
    CakeBlockPieces(const CakeFacts& facts, const CakeFigureLayout& room, FigureScenes& scenes);

    /// Shows all blocks side by side. Returns true if they are drawn to scale.
    bool showAll();
    void put(std::size_t index, const QRectF& rect);
    void toneLines(std::size_t index, Tone down, Tone across);
    /// Highlights the lines whose distance from the edge is a multiple of `unit` squares. All other lines become faint.
    void showUnits(std::size_t index, Count unit);
    void hide();

    int body(std::size_t index) const { return m_bodies[index].tile; }
    int size(std::size_t index) const { return m_bodies[index].size; }
    std::size_t count() const { return m_bodies.size(); }

private:
    struct Body {
        int tile = 0;
        int size = 0;              ///< the label with the two sides of the block
        std::vector<int> down;     ///< the vertical lines, along which Left can cut
        std::vector<int> across;
    };
    void rule(const std::vector<int>& lines, const QRectF& rect, bool down);

    const CakeFacts& m_facts;
    const CakeFigureLayout& m_room;
    FigureScenes& m_scenes;
    std::vector<Body> m_bodies;
};

/// A block that a player cuts, and the values of its two pieces.
class CakePanel {
public:
    CakePanel(FigureScenes& scenes, const QString& id);

    /// Shows the block before the cut if `apart` is false. If `apart` is true, it shows the two pieces with their
    /// values. Returns true if it is drawn to scale.
    bool put(const QRectF& room, const proof::CakeCut& cut, bool isLeft, Count first, Count second, bool apart);
    /// Shows a text instead of a block, for a player who has no cut.
    void say(const QRectF& room, const QString& text, Tone tone);
    void hide();

private:
    FigureScenes& m_scenes;
    int m_words;
    int m_sizes;
    int m_pieces[2];
    int m_values[2];
};

}  // namespace nimstone::figures
