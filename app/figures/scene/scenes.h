// Builds the scenes of a figure: first its pieces, then scene after scene. Every figure is built with it: those of
// proofs (figure_scenes.h), boards (boards/board_scenes.h), and the pictures of exercises, which have one scene.
//
//   const int heap = scenes.add(PieceKind::Tile, "heap", posed(rect));
//   scenes.push();
//   scenes.pose(heap).tone = Tone::Lit;      it stays so in later scenes until it is changed
//   scenes.push();
#pragma once

#include <ranges>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/labels.h"

namespace nimstone::figures {

/// Two slanted lines across a bar. They show that the bar is drawn shorter than it is.
struct ScaleBreak {
    int first = -1;
    int second = -1;
};

class Scenes {
public:
    Scenes(QSizeF size, double textScale) : m_textScale(textScale) { m_made.size = size; }

    QSizeF size() const { return m_made.size; }
    double textScale() const { return m_textScale; }

    /// The size of the type `token` ("small", "body", "large", "title") in this figure, in pixels.
    double type(const char* token) const;

    // --- pieces: add all of them before the first scene is pushed; a piece that appears later has opacity 0 until then
    // ---
    /// Adds a piece with its pose in the current scene, and returns its index.
    int add(const Piece& piece, const Pose& pose);
    int add(PieceKind kind, const QString& name, const Pose& pose) { return add({.kind = kind, .objectName = name}, pose); }

    /// Adds a line of words with its centre at `middle`; its width follows from the text.
    int addLabel(const QString& name, QPointF middle, double size, Tone tone, const QString& text, const Pose& look = {});

    /// Adds an invisible label whose text is written later.
    int addHiddenLabel(const QString& name);

    /// Adds a straight line from `from` to `to`.
    int addLine(const QString& name, QPointF from, QPointF to, Tone tone);

    /// Adds an invisible tear.
    ScaleBreak addScaleBreak(const QString& name);

    // --- the current scene; show, hide, setShown, setTone and setMotionSpan ignore the piece −1, which means "no piece" ---
    Pose& pose(int piece) { return m_now[static_cast<std::size_t>(piece)]; }
    const Pose& pose(int piece) const { return m_now[static_cast<std::size_t>(piece)]; }

    /// These functions take pieces and lists of pieces.
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
    /// Sets the part of the transition into the scene during which the pieces move, 0 to 1.
    template <class Pieces>
    void setMotionSpan(const Pieces& pieces, double begin, double end)
    {
        forEach(pieces, [begin, end](Pose& pose) { pose.begin = begin, pose.end = end; });
    }

    /// Makes the piece cover the rectangle, and shows or hides it.
    Pose& put(int piece, const QRectF& rect, Tone tone, bool shown = true);

    /// Places the tear across a bar and shows or hides it. `at` is its x if the bar is horizontal, its y if it is
    /// vertical.
    void tear(const ScaleBreak& tear, const QRectF& bar, double at, bool shown = true, Qt::Orientation along = Qt::Horizontal, Tone tone = Tone::Heading);

    /// Replaces the words of a label and keeps its centre.
    void setText(int label, const QString& text);

    /// Writes words into a label, as `line` says, and shows it; empty words hide it.
    void write(int label, const Line& line, const QString& text, Tone tone = Tone::Plain);

    /// Keeps a copy of the current scene; `duration` is that of the transition into it, in proof steps.
    void push(double duration = 1);

    /// Returns the figure. If no scene was pushed, the current scene is its only one.
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
