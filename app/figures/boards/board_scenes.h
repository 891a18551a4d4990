// The scenes of a board while they are made, one after another: first the pieces, then a scene for each ply.
#pragma once

#include <array>

#include "app/figures/boards/board_types.h"
#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// Something on its way to a tray: how large it is there, and what it says.
struct TrayThing {
    std::size_t piece = 0;
    double width = 0;
    double height = 0;
    QString text{};
};

/// How long a move takes on a board, in proof steps.
inline constexpr double moveDuration = 260.0 / 480.0;

/// Sizes of type on a board, as Scenes::type().
double boardType(const char* name, double textScale);

/// How wide a line of the board's type is, with a little room; its height is its size × lineHeight.
double boardTextWidth(const QString& text, double size, bool bold = false);

class BoardScenes : public Scenes {
public:
    BoardScenes(BoardWindow window, double textScale) : Scenes({}, textScale), m_window(window) {}

    using Scenes::add;
    std::size_t add(PieceKind kind, int heap, int index, Count weight, const QString& name, const Pose& pose);

    /// A grid of that many columns and rows.
    std::size_t addGrid(int index, Count columns, Count rows, const QString& name, const Pose& pose);

    /// A line of words, its middle at (x, y).
    std::size_t addLabel(int heap, int index, const QString& name, QPointF middle, double width, double size, Tone tone,
                         const QString& text);

    using Scenes::pose;
    Pose& pose(std::size_t piece) { return m_now[piece]; }
    const Pose& pose(std::size_t piece) const { return m_now[piece]; }

    /// Adds the trays of a board of that size, each so high; they stand at its top and its foot.
    void addTrays(QSizeF size, double height, const QString& opponent, const QString& person);

    /// How high one of the trays is for so many stones.
    static double trayHeight(QSizeF given, double textScale, Count stones);

    /// How large a stone is in a tray.
    double trayStone() const { return m_trayStone; }

    /// How high a tag with a number is in a tray.
    double trayTagHeight() const;

    /// A tag in a tray: a piece that has this number, or text, on it.
    TrayThing trayTag(std::size_t piece, const QString& text) const;

    /// Sends things to a player's tray, the first first, in this move. On a board without trays they go where they stand.
    void toTray(play::Side who, const std::vector<TrayThing>& things);

    /// Makes the move that comes now take that much longer than one, at most twice as long.
    void stretch(double factor) { m_stretch = factor; }

    /// Ends the scene after `ply` moves: it is kept where it is in the window.
    void keep(std::size_t ply);

    Choreography finish(QSizeF size);

private:
    struct Tray {
        QRectF room;
        std::vector<std::vector<TrayThing>> moves;
        bool stale = false;  ///< its things were not placed since the last came: no scene that is kept needs it yet
    };
    void fill(Tray& tray);

    BoardWindow m_window;
    std::size_t m_ply = 0;  ///< how many moves there are before the scene that is being made
    double m_stretch = 1;
    double m_trayStone = 16;
    std::array<Tray, 2> m_trays;
};

}  // namespace nimstone::figures
