// The scenes of a proof's figure: with a stop where each step is done.
#pragma once

#include "app/figures/scene/figure.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

class FigureScenes : public Scenes {
public:
    using Scenes::Scenes;

    /// The last scene pushed is the one in which the next step stands done; the first call is for none done. Pushes the
    /// scene where none was.
    void stop()
    {
        if (m_made.scenes.empty())
            push(0);
        m_figure.stops.push_back(m_made.sceneCount() - 1);
    }

    /// A piece that leads to another table when it is pressed: to that one, or to it with another first position.
    void addEdit(int piece, const GameSum& subject) { m_figure.edits.push_back({piece, subject}); }
    void addEdit(int piece, GameSum subject, const Position& first)
    {
        subject.replace(0, first);
        addEdit(piece, subject);
    }

    /// A line of words across the figure, about that height; it is set smaller where it is too long.
    void addCaption(double y, double margin)
    {
        m_captionLine = {size().width() / 2, y, type("body"), size().width() - 2 * margin, Hold::Middle};
        m_caption = addHiddenLabel(QStringLiteral("caption"));
    }
    void caption(const QString& text, Tone tone = Tone::Plain) { write(m_caption, m_captionLine, text, tone); }

    /// Large words about the same middle, set smaller where they are wider than that.
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

/// Over one line of words that changes from step to step.
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

    /// What is left over the caption.
    const QRectF& room() const { return m_room; }

    /// The line stands about that point instead of the middle of the figure.
    void centreCaption(double x)
    {
        pose(m_caption).x = x;
        m_line = 2 * std::min(x - margin, size().width() - margin - x);
    }

    /// Shows the line where it fits.
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
    double m_line = 0;  ///< how wide the line may be
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
