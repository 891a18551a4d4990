// The scenes of a proof's figure while they are made: first the pieces, then scene after scene, with a stop where each
// step is done.
//
//   FigureScenes scenes(size, textScale);
//   const int heap = scenes.add(PieceKind::Tile, "heap", {...});
//   scenes.stop();                                  // before the first step
//   scenes.pose(heap).tone = Tone::Lit;
//   scenes.push();
//   scenes.stop();                                  // the first step is done
//   return std::move(scenes).finish();
#pragma once

#include <QPointF>
#include <QString>

#include "app/figures/scene/figure.h"

namespace nimstone::figures {

class FigureScenes {
public:
    FigureScenes(QSizeF size, double textScale) : m_textScale(textScale) { m_made.choreography.size = size; }

    QSizeF size() const { return m_made.choreography.size; }
    double textScale() const { return m_textScale; }

    /// The pixels of a size of type, "small" … "title", in this figure.
    double type(const char* token) const;

    /// How wide a line of that size is, with a little room at its ends.
    static double widthOf(const QString& text, double size);

    /// A piece with its pose in the scene that is being made; all pieces are added before the first scene is pushed.
    /// What appears later begins with opacity 0.
    int add(const Piece& piece, const Pose& pose);

    /// A line of words with its middle at that point, as wide as it has to be.
    int addLabel(const QString& name, QPointF middle, double size, Tone tone, const QString& text);

    /// The pose of a piece in the scene that is being made. It stays as it is in the scenes after, until it is changed.
    Pose& pose(int piece) { return m_now[static_cast<std::size_t>(piece)]; }
    const Pose& pose(int piece) const { return m_now[static_cast<std::size_t>(piece)]; }

    /// Other words in a label, about the same middle.
    void setText(int label, const QString& text);

    void show(int piece) { pose(piece).opacity = 1; }
    void hide(int piece) { pose(piece).opacity = 0; }

    /// Keeps the scene that is being made; `duration` is that of the way into it, in proof steps.
    void push(double duration = 1);

    /// The last scene pushed is the one in which the next step stands done; the first call is for none done. Pushes the
    /// scene where none was.
    void stop();

    /// A piece that leads to another table when it is pressed.
    void addEdit(int piece, const GameSum& subject) { m_made.edits.push_back({piece, subject}); }

    void setNote(const QString& note) { m_made.note = note; }

    ProofFigure finish() &&;

private:
    double m_textScale;
    std::vector<Pose> m_now;
    ProofFigure m_made;
};

/// Shows the step where it is of that family, and says whether it is.
template <class Family, class Show>
bool showAs(const proof::Step& step, Show& show)
{
    const auto* const held = proof::familyAs<Family>(step);
    if (held)
        std::visit(show, *held);
    return held != nullptr;
}

/// Shows the steps of a proof in turn; where each is done the scenes stop. They are of these families, and `show` takes
/// every kind of them: without the one that is missing it does not compile.
template <class... Families, class Scenes, class Show>
void showSteps(const proof::Proof& proof, Scenes& scenes, Show&& show)
{
    for (const proof::Step& step : proof.steps) {
        if (!(showAs<Families>(step, show) || ...))
            qFatal("a step of a family that the figure does not show");
        scenes.stop();
    }
}

/// The figure that these draw, where there is room for it.
template <class Drawing>
ProofFigure drawnWhereItFits(Drawing drawing)
{
    return drawing.fits() ? std::move(drawing).draw() : ProofFigure{};
}

}  // namespace nimstone::figures
