// The scenes of a proof's figure, with a stop at the scene in which each step is complete.
#pragma once

#include "app/figures/scene/figure.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

class FigureScenes : public Scenes {
public:
    using Scenes::Scenes;

    /// Marks the last scene pushed as the one in which the next step is complete. The first call marks the scene before
    /// any step, and pushes it if none was pushed.
    void stop()
    {
        if (m_made.scenes.empty())
            push(0);
        m_figure.stops.push_back(m_made.sceneCount() - 1);
    }

    /// Makes a piece change the position when it is pressed: to `subject`, or to `subject` with `first` as its first
    /// position.
    void addEdit(int piece, const GameSum& subject) { m_figure.edits.push_back({piece, subject}); }
    void addEdit(int piece, GameSum subject, const Position& first)
    {
        subject.replace(0, first);
        addEdit(piece, subject);
    }

    /// Adds a line of words centred across the figure at height `y`; it is set in smaller type if it is too long.
    void addCaption(double y, double margin)
    {
        m_captionLine = {size().width() / 2, y, type("body"), size().width() - 2 * margin, Anchor::Middle};
        m_caption = addHiddenLabel(QStringLiteral("caption"));
    }
    void caption(const QString& text, Tone tone = Tone::Plain) { write(m_caption, m_captionLine, text, tone); }

    /// Writes large words around the label's centre, in smaller type if they are wider than `room`.
    void writeLarge(int label, double room, const QString& text, Tone tone)
    {
        const double size = type("large");
        const double wide = labelWidth(text, size);
        Pose& pose = this->pose(label);
        pose.height = (wide > room ? size * room / wide : size) * lineHeight;
        pose.tone = tone;
        setText(label, text);
        pose.width = std::min(pose.width, room);
        show(label);
    }

    void setNote(const QString& note) { m_figure.note = note; }

    ProofFigure finish() &&
    {
        m_figure.choreography = std::move(static_cast<Scenes&>(*this)).finish();
        m_figure.drawn = true;
        return std::move(m_figure);
    }

private:
    ProofFigure m_figure;
    int m_caption = -1;
    Line m_captionLine;
};

/// Scenes above one line of words that changes from step to step.
class CaptionedScenes : public FigureScenes {
public:
    CaptionedScenes(QSizeF size, double textScale) : FigureScenes(size, textScale)
    {
        const double high = type("body") * lineHeight;
        m_caption = addLabel(QStringLiteral("caption"), {size.width() / 2, size.height() - margin - high / 2}, type("body"), Tone::Plain,
                             QStringLiteral("0"), {.opacity = 0});
        m_room = {margin, margin, size.width() - 2 * margin, size.height() - high - 3 * margin};
        m_line = m_room.width();
    }

    /// The room above the caption.
    const QRectF& room() const { return m_room; }

    /// Centres the caption at `x` instead of in the middle of the figure.
    void centreCaption(double x)
    {
        pose(m_caption).x = x;
        m_line = 2 * std::min(x - margin, size().width() - margin - x);
    }

    /// Shows the caption if it fits, and hides it otherwise.
    void say(const QString& text)
    {
        const bool fits = !text.isEmpty() && labelWidth(text, type("body")) <= m_line;
        if (fits)
            setText(m_caption, text);
        setShown(m_caption, fits);
    }

    static constexpr double margin = 8;

private:
    int m_caption = 0;
    QRectF m_room;
    double m_line = 0;  ///< the greatest width of the caption
};

/// Shows the step if it belongs to the family, and returns whether it does.
template <class Family, class Show>
bool showIfOfFamily(const proof::Step& step, Show& show)
{
    const auto* const held = proof::familyAs<Family>(step);
    if (held)
        std::visit(show, *held);
    return held != nullptr;
}

/// Shows the steps of a proof in turn, with a stop after each. The steps belong to `Families`. `show` must accept every
/// kind of step of these families: otherwise the code does not compile.
template <class... Families, class Scenes, class Show>
void showSteps(const proof::Proof& proof, Scenes& scenes, Show&& show)
{
    for (const proof::Step& step : proof.steps) {
        if (!(showIfOfFamily<Families>(step, show) || ...))
            qFatal("a step of a family that the figure does not show");
        scenes.stop();
    }
}

/// Returns the figure that `drawing` draws, or an empty one if there is not enough room for it.
template <class Drawing>
ProofFigure drawIfItFits(Drawing drawing)
{
    return drawing.fits() ? std::move(drawing).draw() : ProofFigure{};
}

}  // namespace nimstone::figures
