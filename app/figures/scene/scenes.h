// The scenes of a figure while they are made: first its pieces, then scene after scene. Every figure is made with it: those
// of proofs (figure_scenes.h), boards (boards/board_scenes.h) and the pictures of exercises, which are one scene.
//
//   const int heap = scenes.add(PieceKind::Tile, "heap", posed(rect));
//   scenes.push();
//   scenes.pose(heap).tone = Tone::Lit;      stays so in the scenes that follow, until it is changed
//   scenes.push();
#pragma once

#include <ranges>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/labels.h"

namespace nimstone::figures {

/// Two slanted lines across a bar: the bar is longer than it is drawn.
struct Tear {
    int first = -1;
    int second = -1;
};

class Scenes {
public:
    Scenes(QSizeF size, double textScale) : m_textScale(textScale) { m_made.size = size; }

    QSizeF size() const { return m_made.size; }
    double textScale() const { return m_textScale; }

    /// The pixels of a size of type, "small" … "title", in this figure.
    double type(const char* token) const;

    // --- pieces; all are added before the first scene is pushed, what appears later with opacity 0 ---
    /// A piece with its pose in the scene that is being made.
    int add(const Piece& piece, const Pose& pose);
    int add(PieceKind kind, const QString& name, const Pose& pose) { return add({.kind = kind, .objectName = name}, pose); }

    /// A line of words with its middle at that point, as wide as it has to be.
    int addLabel(const QString& name, QPointF middle, double size, Tone tone, const QString& text, const Pose& look = {});

    /// A label that is not seen yet, to be written.
    int addHiddenLabel(const QString& name);

    /// A straight line, across or down.
    int addLine(const QString& name, QPointF from, QPointF to, Tone tone);

    /// A tear that is not seen yet.
    Tear addTear(const QString& name);

    // --- the scene that is being made; no piece is −1, and is left alone ---
    Pose& pose(int piece) { return m_now[static_cast<std::size_t>(piece)]; }
    const Pose& pose(int piece) const { return m_now[static_cast<std::size_t>(piece)]; }

    /// Of pieces, and of lists of pieces.
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
    /// The part of the way into the scene during which they move.
    template <class Pieces>
    void setWay(const Pieces& pieces, double begin, double end)
    {
        forEach(pieces, [begin, end](Pose& pose) { pose.begin = begin, pose.end = end; });
    }

    /// Puts the piece where the rectangle is, and shows it.
    Pose& put(int piece, const QRectF& rect, Tone tone, bool shown = true);

    /// Shows the tear across a bar, or hides it there: at `at`, the x where the bar lies, the y where it stands.
    void tear(const Tear& tear, const QRectF& bar, double at, bool shown = true, Qt::Orientation along = Qt::Horizontal, Tone tone = Tone::Heading);

    /// Other words in a label, about the same middle.
    void setText(int label, const QString& text);

    /// Writes words into a label and shows it; no words hide it.
    void write(int label, const Line& line, const QString& text, Tone tone = Tone::Plain);

    /// Keeps the scene that is being made; `duration` is that of the way into it, in proof steps.
    void push(double duration = 1);

    /// The figure; without a scene that was pushed, of the one that is being made.
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
