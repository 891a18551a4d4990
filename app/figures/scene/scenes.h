// Builds the scenes of a figure one after another. All figures are built with this class: the figures of proofs
// (figure_scenes.h), the boards (boards/board_scenes.h), and the pictures of exercises, which have a single scene.
//
//   scenes.tile({"heap", 1}, rect, Tone::Plain);    the piece is added when its name is used for the first time
//   scenes.push();
//   scenes.setTone("heap1", Tone::Lit);             the tone is the same in all later scenes until it is changed again
//   scenes.push();
#pragma once

#include <QHash>
#include <ranges>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/labels.h"
#include "app/figures/scene/piece_name.h"

namespace nimstone::figures {

class Scenes {
public:
    Scenes(QSizeF size, double textScale) : m_textScale(textScale) { m_made.size = size; }
    virtual ~Scenes() = default;

    QSizeF size() const { return m_made.size; }
    double textScale() const { return m_textScale; }

    /// False if the drawing would be too small to read. The constructor of a drawing sets it.
    bool fits() const { return m_fits; }

    /// The font size of the text style `token` ("small", "body", "large", "title") in this figure, in pixels.
    double type(const char* token) const { return type(token, m_textScale); }
    static double type(const char* token, double textScale);

    // --- pieces: a piece that is added after a scene has been pushed is hidden in all earlier scenes, with the
    // pose that it has in the next pushed scene ---
    /// Adds a piece, sets its pose in the current scene, and returns its index.
    int add(const Piece& piece, const Pose& pose);
    int add(PieceKind kind, const PieceName& name, const Pose& pose) { return add({.kind = kind, .objectName = name.text()}, pose); }

    // --- pieces that are found by their names; these are pieces that the functions of this group have added ---
    /// Returns the piece with the name of `described`. If there is none, adds it with the pose `look`, hidden.
    int piece(const Piece& described, const Pose& look = {});
    int piece(PieceKind kind, const PieceName& name, const Pose& look = {}) { return piece({.kind = kind, .objectName = name.text()}, look); }

    /// Returns the piece with this name, or −1 if there is none yet.
    int find(const PieceName& name) const { return m_named.value(name.text(), -1); }

    /// Places a tile and shows it. Its text is left out if it does not fit. `z` is used only if the tile is new.
    Pose& tile(const PieceName& name, const QRectF& rect, Tone tone, double z = 1, const QString& text = {});

    /// Places a piece and shows it if `shown` is true. `z` is used only if the piece is new.
    Pose& put(PieceKind kind, const PieceName& name, const QRectF& rect, Tone tone, double z = 1, bool shown = true)
    {
        return put(piece(kind, name, {.z = z}), rect, tone, shown);
    }

    /// Writes a line of text, as write() below does, and returns the label.
    int write(const PieceName& name, const Line& line, const QString& text, Tone tone = Tone::Plain);

    /// Places a scale break across a bar: two slanted lines, which show that the bar is not drawn to scale. Shows or hides
    /// it. `at` is its x coordinate on a horizontal bar, and its y coordinate on a vertical bar.
    void tear(const PieceName& name, const QRectF& bar, double at, bool shown = true, Qt::Orientation along = Qt::Horizontal, Tone tone = Tone::Heading);

    // --- the current scene; show, hide, setShown, setTone and setMotionSpan ignore the piece −1, which means "no piece" ---
    Pose& pose(int piece)
    {
        m_changed = true;
        return m_now[static_cast<std::size_t>(piece)];
    }
    const Pose& pose(int piece) const { return m_now[static_cast<std::size_t>(piece)]; }

    /// show(), hide(), setShown() and setTone() take pieces, names of pieces, and containers of them.
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
    /// Hides all pieces that have been added since there were `first` pieces.
    void hideFrom(int first);
    int pieceCount() const { return static_cast<int>(m_now.size()); }

    /// Sets the section of the transition into the current scene during which the pieces move: from `begin` to `end`,
    /// both 0 to 1. In other transitions pieces move all the time.
    template <class Pieces>
    void setMotionSpan(const Pieces& pieces, double begin, double end)
    {
        forEach(pieces, [begin, end](Pose& pose) { pose.begin = begin, pose.end = end; });
    }

    /// Places the piece at `rect` with the tone `tone`. Shows the piece if `shown` is true; otherwise hides it.
    Pose& put(int piece, const QRectF& rect, Tone tone, bool shown = true);

    /// Writes text into a label at the place `line`, and shows the label. An empty text hides it.
    void write(int label, const Line& line, const QString& text, Tone tone = Tone::Plain);

    /// Adds a copy of the current scene to the figure. `duration` is the duration of the transition into this scene, in
    /// proof steps.
    virtual void push(double duration = 1);

    /// True if pieces have been touched since the last call of push().
    bool isChanged() const { return m_changed; }

    /// Returns the figure. If no scene was pushed, the current scene is the only scene of the figure.
    Choreography finish() &&;

protected:
    /// Gives all scenes as many poses as the current scene has: hidden poses of the pieces that have been added since.
    void completeScenes();

    Scene m_now;
    Choreography m_made;
    bool m_changed = false;
    bool m_fits = false;

private:
    template <class Pieces, class Change>
    void forEach(const Pieces& pieces, const Change& change)
    {
        if constexpr (std::convertible_to<Pieces, PieceName>) {
            forEach(find(pieces), change);
        } else if constexpr (std::ranges::range<Pieces>) {
            for (const auto& piece : pieces)
                forEach(piece, change);
        } else if (const auto piece = static_cast<int>(pieces); piece >= 0) {
            change(pose(piece));
        }
    }

    double m_textScale;
    QHash<QString, int> m_named;
};

}  // namespace nimstone::figures
