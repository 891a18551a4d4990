// Builds the scenes of a board one after another: first the pieces, then a scene for each ply.
#pragma once

#include <array>

#include "app/figures/boards/board_types.h"
#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// A piece that moves to a tray: its size there, in pixels, and its text there.
struct TrayItem {
    std::size_t piece = 0;
    double width = 0;
    double height = 0;
    QString text{};
};

/// The duration of a move on a board, in proof steps.
inline constexpr double moveDuration = 260.0 / 480.0;

/// The size of a type on a board, in pixels, as Scenes::type() returns it.
double boardType(const char* name, double textScale);

/// The width of a line of words, with a little room, for type of `size` pixels. The height of the line is size ×
/// lineHeight.
double boardTextWidth(const QString& text, double size, bool bold = false);

class BoardScenes : public Scenes {
public:
    BoardScenes(BoardWindow window, double textScale) : Scenes({}, textScale), m_window(window) {}

    using Scenes::add;
    std::size_t add(PieceKind kind, int heap, int index, Count weight, const QString& name, const Pose& pose);

    /// Adds a grid with that many columns and rows.
    std::size_t addGrid(int index, Count columns, Count rows, const QString& name, const Pose& pose);

    /// Adds a line of words whose centre is at `middle`.
    std::size_t addLabel(int heap, int index, const QString& name, QPointF middle, double width, double size, Tone tone,
                         const QString& text);

    using Scenes::pose;
    Pose& pose(std::size_t piece) { return m_now[piece]; }
    const Pose& pose(std::size_t piece) const { return m_now[piece]; }

    /// Adds the two trays of a board of that size, at its top and at its bottom, each `height` pixels high.
    void addTrays(QSizeF size, double height, const QString& opponent, const QString& person);

    /// The height of a tray that has to hold that many stones.
    static double trayHeight(QSizeF given, double textScale, Count stones);

    /// The diameter of a stone in a tray, in pixels.
    double trayStone() const { return m_trayStone; }

    /// The height of a numbered tag in a tray, in pixels.
    double trayTagHeight() const;

    /// Turns a piece into a tag in a tray, with a number or another text on it.
    TrayItem trayTag(std::size_t piece, const QString& text) const;

    /// Sends things to a player's tray in the current move, the first one first. On a board without trays they are
    /// hidden.
    void toTray(play::Side who, const std::vector<TrayItem>& things);

    /// Makes the current move take `factor` times as long.
    void stretch(double factor) { m_stretch = factor; }

    /// Ends the scene after `ply` moves. It is kept if `ply` is in the window.
    void keep(std::size_t ply);

    Choreography finish(QSizeF size);

private:
    struct Tray {
        QRectF room;
        std::vector<std::vector<TrayItem>> moves;
        bool stale = false;  ///< the things have not been placed since the last one came, because no kept scene has needed it yet
    };
    void fill(Tray& tray);

    BoardWindow m_window;
    std::size_t m_ply = 0;  ///< the number of moves before the current scene
    double m_stretch = 1;
    double m_trayStone = 16;
    std::array<Tray, 2> m_trays;
};

}  // namespace nimstone::figures
