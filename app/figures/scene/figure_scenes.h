// The scenes of a proof's figure, and the stops: the scenes in which a step is complete.
#pragma once

#include "app/figures/scene/figure.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

class FigureScenes : public Scenes {
public:
    using Scenes::Scenes;

    /// Marks the last pushed scene as the scene in which the next step is complete. The first call marks the scene
    /// before the first step; if no scene has been pushed, it pushes one.
    void stop()
    {
        if (m_made.scenes.empty())
            push(0);
        m_figure.stops.push_back(m_made.sceneCount() - 1);
    }

    /// Marks a part of the nim-sum as complete in the last pushed scene, or at a time after it, from 0 to 1.
    void part(double later = 0) { m_figure.parts.push_back(m_made.sceneCount() - 1 + later); }

    /// Makes a piece change the position of the proof when it is pressed: to `subject`, or to `subject` with `first` as
    /// the position of its first component.
    void addEdit(int piece, const GameSum& subject) { m_figure.edits.push_back({piece, subject}); }
    void addEdit(int piece, GameSum subject, const Position& first)
    {
        subject.replace(0, first);
        addEdit(piece, subject);
    }

    /// Adds a line of text, centered in the figure, with its middle at height `y`. Text that is too long gets a smaller
    /// font. `margin` is the least distance to the left and right edges, in pixels.
    void addCaption(double y, double margin)
    {
        m_captionLine = {size().width() / 2, y, type("body"), size().width() - 2 * margin, Anchor::Middle};
        m_caption = addHiddenLabel(QStringLiteral("caption"));
    }
    void caption(const QString& text, Tone tone = Tone::Plain) { write(m_caption, m_captionLine, text, tone); }

    /// Writes text in the style "large" around the label's center. Text that is wider than `room` pixels gets a smaller
    /// font.
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

/// A figure with a caption: one line of text at the bottom, which changes from step to step.
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

    /// The rectangle above the caption.
    const QRectF& room() const { return m_room; }

    /// Moves the center of the caption from the middle of the figure to `x`.
    void centerCaption(double x)
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
    double m_line = 0;  ///< the greatest width of the caption, in pixels
};

/// Shows the step if it is of type `Family`, a variant of steps. Returns false if it is of another type.
template <class Family, class Show>
bool showIfOfFamily(const proof::Step& step, Show& show)
{
    const auto* const held = proof::familyAs<Family>(step);
    if (held)
        std::visit(show, *held);
    return held != nullptr;
}

/// Shows the steps of a proof one after another, with a stop after each step. The types of the steps are the variants
/// `Families`. `show` must accept every alternative of these variants; otherwise the code does not compile.
template <class... Families, class Scenes, class Show>
void showSteps(const proof::Proof& proof, Scenes& scenes, Show&& show)
{
    for (const proof::Step& step : proof.steps) {
        if (!(showIfOfFamily<Families>(step, show) || ...))
            qFatal("a step of a family that the figure does not show");
        scenes.stop();
    }
}

/// Returns the figure that `drawing` draws, or an empty figure if it does not fit.
template <class Drawing>
ProofFigure drawIfItFits(Drawing drawing)
{
    return drawing.fits() ? std::move(drawing).draw() : ProofFigure{};
}

}  // namespace nimstone::figures
