// The parts of the figure of the theorem on Cutcake: the list of blocks, the blocks themselves, and a block that is cut
// in two.
#pragma once

#include <optional>

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

inline constexpr double leastSquare = 5;  ///< the least distance between two lines, in pixels; closer lines are not drawn

/// Jade if the value is good for Left, cinnabar if it is good for Right, gold for 0.
Tone cakeTone(SignedWide value);

int addCakeTile(FigureScenes& scenes, const QString& name, int heap = -1);
int addCakeLine(CaptionedScenes& scenes, const QString& name);
void putLine(Pose& line, QPointF from, QPointF to);

/// Writes the sides of a block, if there is room for them.
void writeCakeSize(FigureScenes& scenes, int label, Count first, Count second, QPointF middle, double room);

/// The list: a row for each shape, and one for the sum if there are two blocks or more.
class CakeList {
public:
    CakeList(const proof::Proof& proof, const CakeFacts& facts, const CakeFigureLayout& room, CaptionedScenes& scenes);

    /// Highlights the row of a shape, or no row.
    void focus(std::optional<std::size_t> shape);
    void focusSum();

    /// Writes the value in a row; the row of the sum is the one after the last shape.
    void writeValue(std::size_t index, SignedWide value);

private:
    struct Row {
        int tile = 0;
        int name = 0;
        int value = 0;
    };
    void addRow(const QString& id, const QString& name, Tone tone);

    const CakeFigureLayout& m_room;
    CaptionedScenes& m_scenes;
    std::size_t m_shapes;
    std::vector<Row> m_rows;
};

/// The blocks, with lines between their squares if they are small enough.
class CakeBlockPieces {
public:
    CakeBlockPieces(const CakeFacts& facts, const CakeFigureLayout& room, CaptionedScenes& scenes);

    /// Shows all blocks side by side; returns true if they are drawn to scale.
    bool showAll();
    void put(std::size_t index, const QRectF& rect);
    void toneLines(std::size_t index, Tone down, Tone across);
    /// Highlights the lines at the multiples of `unit`; the other lines become faint.
    void showUnits(std::size_t index, Count unit);
    void hide();

    int body(std::size_t index) const { return m_bodies[index].tile; }
    int size(std::size_t index) const { return m_bodies[index].size; }
    std::size_t count() const { return m_bodies.size(); }

private:
    struct Body {
        int tile = 0;
        int size = 0;              ///< the label with its sides
        std::vector<int> down;     ///< the lines along which Left can cut
        std::vector<int> across;
    };
    void rule(const std::vector<int>& lines, const QRectF& rect, bool down);

    const CakeFacts& m_facts;
    const CakeFigureLayout& m_room;
    CaptionedScenes& m_scenes;
    std::vector<Body> m_bodies;
};

/// A block that one of the players cuts, with the values of the two pieces.
class CakePanel {
public:
    CakePanel(CaptionedScenes& scenes, const QString& id);

    /// Shows the block before the cut, or `apart` with the values of its pieces. Returns true if it is drawn to scale.
    bool put(const QRectF& room, const proof::CakeCut& cut, bool isLeft, Count first, Count second, bool apart);
    /// Shows a text instead of a block, if there is no cut.
    void say(const QRectF& room, const QString& text, Tone tone);
    void hide();

private:
    CaptionedScenes& m_scenes;
    int m_words;
    int m_sizes;
    int m_pieces[2];
    int m_values[2];
};

}  // namespace nimstone::figures
