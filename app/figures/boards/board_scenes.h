// Builds the scenes of a board one after another: first the pieces, then a scene for each ply.
#pragma once

#include <array>

#include "app/figures/boards/board_types.h"
#include "app/figures/scene/scenes.h"

namespace nimstone::figures {

/// A piece that moves to a tray, with its size in the tray, in pixels, and its text there.
struct TrayItem {
    std::size_t piece = 0;
    double width = 0;
    double height = 0;
    QString text{};
};

/// The duration of a move on a board, in proof steps.
inline constexpr double moveDuration = 260.0 / 480.0;

/// The font size of the text style `name` on a board, in pixels. Scenes::type() returns the same size.
double boardType(const char* name, double textScale);

/// The width of a line of text plus a small margin, in pixels. `size` is the font size in pixels. The height of the
/// line is size × lineHeight.
double boardTextWidth(const QString& text, double size, bool bold = false);

class BoardScenes : public Scenes {
public:
    BoardScenes(BoardWindow window, double textScale) : Scenes({}, textScale), m_window(window) {}

    std::size_t add(const Piece& piece, const Pose& pose) { return static_cast<std::size_t>(Scenes::add(piece, pose)); }

    /// Adds a line of text whose center is at `middle`.
    std::size_t addLabel(int heap, int index, const QString& name, QPointF middle, double width, double size, Tone tone,
                         const QString& text);

    using Scenes::pose;
    Pose& pose(std::size_t piece) { return m_now[piece]; }
    const Pose& pose(std::size_t piece) const { return m_now[piece]; }
    const Scene& now() const { return m_now; }

    /// In the scenes before, new pieces are hidden at the poses that they have now.
    using Scenes::completeScenes;

    /// Adds a piece during a move. In all scenes before this one it is hidden at the pose `from`, so that its motion starts
    /// there.
    std::size_t addFrom(const Piece& piece, const Pose& from);

    /// Adds the two trays: the area for the stones that the opponent has taken, at the top of a board of size `size`,
    /// and the area for the stones that the user has taken, at its bottom. Each tray is `height` pixels high.
    void addTrays(QSizeF size, double height, const QString& opponent, const QString& person);

    /// The height, in pixels, of a tray for `stones` stones, on a board for which there is the space `given`. A tray is
    /// at most two rows of stones high; if it gets more stones, they overlap.
    static double trayHeight(QSizeF given, double textScale, Count stones);

    /// The diameter of a stone in a tray, in pixels.
    double trayStone() const { return m_trayStone; }

    /// The height of a numbered tag in a tray, in pixels.
    double trayTagHeight() const;

    /// Turns a piece into a tag in a tray. The tag shows `text`, usually a number.
    TrayItem trayTag(std::size_t piece, const QString& text) const;

    /// Sends pieces to a player's tray during the current move, the first piece first. If the board has no trays, the
    /// pieces are hidden.
    void toTray(play::Side who, const std::vector<TrayItem>& things);

    /// Adds a tag that starts at the pose `from`, and sends it to a player's tray. For a move that takes part of a bar: the
    /// bar has no piece that can go to the tray.
    void tagToTray(play::Side who, const Piece& tag, const Pose& from, const QString& text)
    {
        toTray(who, {trayTag(addFrom(tag, from), text)});
    }

    /// Makes the current move take `factor` times as long.
    void stretch(double factor) { m_stretch = factor; }

    /// Ends the scene after `ply` moves. The scene is stored only if `ply` is in `m_window`.
    void keep(std::size_t ply);

    Choreography finish(QSizeF size);

private:
    /// The area for the stones that one player has taken.
    struct Tray {
        QRectF room;
        std::vector<std::vector<TrayItem>> moves;
        bool stale = false;  ///< true if the tray got pieces whose places are not computed yet
    };
    void fill(Tray& tray);

    BoardWindow m_window;
    std::size_t m_ply = 0;  ///< the number of moves before the current scene
    double m_stretch = 1;
    double m_trayStone = 16;
    std::array<Tray, 2> m_trays;
};

}  // namespace nimstone::figures
