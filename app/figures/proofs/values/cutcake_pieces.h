// What the figure of the theorem on Cutcake is made of: the list of blocks, the blocks themselves, and a block that is cut
// in two.
#pragma once

#include <optional>

#include "app/figures/proofs/values/cutcake_layout.h"

namespace nimstone::figures {

inline constexpr double leastSquare = 5;  ///< lines nearer to each other are not drawn

/// Jade for Left, cinnabar for Right, gold for neither.
Tone cakeTone(SignedWide value);

int addCakeTile(FigureScenes& scenes, const QString& name, int heap = -1);
int addCakeLine(CaptionedScenes& scenes, const QString& name);
void putLine(Pose& line, QPointF from, QPointF to);

/// The sides of a block in words, where there is room.
void writeCakeSize(FigureScenes& scenes, int label, Count first, Count second, QPointF middle, double room);

/// A line for each shape, and one for all together where there are two blocks or more.
class CakeList {
public:
    CakeList(const proof::Proof& proof, const CakeFacts& facts, const CakeRoom& room, CaptionedScenes& scenes);

    /// Lights the line of a shape, or none.
    void focus(std::optional<std::size_t> shape);
    void focusSum();

    /// What stands in a line; that of all together is the one after the last shape.
    void writeValue(std::size_t index, SignedWide value);

private:
    struct Row {
        int tile = 0;
        int name = 0;
        int value = 0;
    };
    void addRow(const QString& id, const QString& name, Tone tone);

    const CakeRoom& m_room;
    CaptionedScenes& m_scenes;
    std::size_t m_shapes;
    std::vector<Row> m_rows;
};

/// The blocks, ruled where they are small enough.
class CakeBodies {
public:
    CakeBodies(const CakeFacts& facts, const CakeRoom& room, CaptionedScenes& scenes);

    /// All of them beside each other; whether they are drawn to scale.
    bool showAll();
    void put(std::size_t index, const QRectF& rect);
    void toneLines(std::size_t index, Tone down, Tone across);
    /// Lights the lines between whole units; the others step back.
    void showUnits(std::size_t index, Count unit);
    void hide();

    int body(std::size_t index) const { return m_bodies[index].tile; }
    int size(std::size_t index) const { return m_bodies[index].size; }
    std::size_t count() const { return m_bodies.size(); }

private:
    struct Body {
        int tile = 0;
        int size = 0;              ///< its sides in words
        std::vector<int> down;     ///< the lines that Left can cut along
        std::vector<int> across;
    };
    void rule(const std::vector<int>& lines, const QRectF& rect, bool down);

    const CakeFacts& m_facts;
    const CakeRoom& m_room;
    CaptionedScenes& m_scenes;
    std::vector<Body> m_bodies;
};

/// A block that one of the players cuts, with what the pieces are worth.
class CakePanel {
public:
    CakePanel(CaptionedScenes& scenes, const QString& id);

    /// Not apart yet, or apart and with values; whether it is drawn to scale.
    bool put(const QRectF& room, const proof::CakeCut& cut, bool isLeft, Count first, Count second, bool apart);
    /// Words where there is no cut.
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
