// Builds the scenes of a figure: first its pieces, then scene after scene. All figures are built with this class: the
// figures of proofs (figure_scenes.h), the boards (boards/board_scenes.h), and the pictures of exercises, which have a
// single scene.
//
//   const int heap = scenes.add(PieceKind::Tile, "heap", posed(rect));
//   scenes.push();
//   scenes.pose(heap).tone = Tone::Lit;      the tone is the same in all later scenes until it is changed again
//   scenes.push();
#pragma once

#include <ranges>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/labels.h"

namespace nimstone::figures {

/// A scale break: two slanted lines across a bar, which show that the bar is not drawn to scale.
struct ScaleBreak {
    int first = -1;
    int second = -1;
};

class Scenes {
public:
    Scenes(QSizeF size, double textScale) : m_textScale(textScale) { m_made.size = size; }

    QSizeF size() const { return m_made.size; }
    double textScale() const { return m_textScale; }

    /// The font size of the text style `token` ("small", "body", "large", "title") in this figure, in pixels.
    double type(const char* token) const;

    // --- pieces: callers add all pieces before they push the first scene; a piece that appears later has opacity 0 at
    // first ---
    /// Adds a piece, sets its pose in the current scene, and returns its index.
    int add(const Piece& piece, const Pose& pose);
    int add(PieceKind kind, const QString& name, const Pose& pose) { return add({.kind = kind, .objectName = name}, pose); }

    /// Adds a line of text with its center at `middle`. The width of the label is the width of the text. `size` is the
    /// font size in pixels.
    int addLabel(const QString& name, QPointF middle, double size, Tone tone, const QString& text, const Pose& look = {});

    /// Adds an invisible label whose text is written later.
    int addHiddenLabel(const QString& name);

    /// Adds a straight line from `from` to `to`.
    int addLine(const QString& name, QPointF from, QPointF to, Tone tone);

    /// Adds a scale break that is not visible yet.
    ScaleBreak addScaleBreak(const QString& name);

    // --- the current scene; show, hide, setShown, setTone and setMotionSpan ignore the piece −1, which means "no piece" ---
    Pose& pose(int piece) { return m_now[static_cast<std::size_t>(piece)]; }
    const Pose& pose(int piece) const { return m_now[static_cast<std::size_t>(piece)]; }

    /// show(), hide(), setShown() and setTone() take pieces and containers of pieces.
    template <class... Pieces>
    void show(const Pieces&... pieces)
    {
        (setShown(pieces, true), ...);
    }
    template <class... Pieces>
    void hide(const Pieces&... pieces)
    {
        (setShown(pieces, false), ...);
    }
    template <class Pieces>
    void setShown(const Pieces& pieces, bool shown)
    {
        forEach(pieces, [shown](Pose& pose) { pose.opacity = shown ? 1 : 0; });
    }
    template <class Pieces>
    void setTone(const Pieces& pieces, Tone tone)
    {
        forEach(pieces, [tone](Pose& pose) { pose.tone = tone; });
    }
    /// Sets the section of the transition into the current scene during which the pieces move: from `begin` to `end`,
    /// both 0 to 1.
    template <class Pieces>
    void setMotionSpan(const Pieces& pieces, double begin, double end)
    {
        forEach(pieces, [begin, end](Pose& pose) { pose.begin = begin, pose.end = end; });
    }

    /// Places the piece at `rect` with the tone `tone`. Shows the piece if `shown` is true; otherwise hides it.
    Pose& put(int piece, const QRectF& rect, Tone tone, bool shown = true);

    /// Places the scale break across a bar and shows or hides it. `at` is the x coordinate of the scale break on a
    /// horizontal bar, and the y coordinate on a vertical bar.
    void tear(const ScaleBreak& tear, const QRectF& bar, double at, bool shown = true, Qt::Orientation along = Qt::Horizontal, Tone tone = Tone::Heading);

    /// Replaces the text of a label. The center of the label stays.
    void setText(int label, const QString& text);

    /// Writes text into a label at the place `line`, and shows the label. An empty text hides it.
    void write(int label, const Line& line, const QString& text, Tone tone = Tone::Plain);

    /// Adds a copy of the current scene to the figure. `duration` is the duration of the transition into this scene, in
    /// proof steps.
    void push(double duration = 1);

    /// Returns the figure. If no scene was pushed, the current scene is the only scene of the figure.
    Choreography finish() &&;

protected:
    Scene m_now;
    Choreography m_made;

private:
    template <class Pieces, class Change>
    void forEach(const Pieces& pieces, const Change& change)
    {
        if constexpr (std::ranges::range<Pieces>) {
            for (const auto& piece : pieces)
                forEach(piece, change);
        } else if (const auto piece = static_cast<int>(pieces); piece >= 0) {
            change(pose(piece));
        }
    }

    double m_textScale;
};

}  // namespace nimstone::figures
