// The base of the figures of proofs: the scenes of a figure, and the stops, which are the scenes in which a step is
// complete.
#pragma once

#include "app/figures/scene/figure.h"
#include "app/figures/scene/scenes.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone::figures {

class FigureScenes : public Scenes {
public:
    static constexpr double captionMargin = 8;

    /// `rehearsal` is true if the figure only collects data for its layout (see drawRehearsed() below). push() then stores
    /// no scenes.
    FigureScenes(const proof::Proof& proof, const Sheet& sheet, bool rehearsal = false);

    const proof::Proof& proof() const { return m_proof; }
    bool isRehearsal() const { return m_rehearsal; }

    /// True if the figure shows letters in place of numbers, for any numbers.
    bool isInLetters() const { return m_reading == wording::Reading::Letters; }
    /// Returns the letter or the value of a symbol.
    QString says(const wording::Symbol& symbol) const;

    void push(double duration = 1) override
    {
        if (!m_rehearsal)
            Scenes::push(duration);
    }

    /// Marks the last pushed scene as the scene in which the next step is complete. The first call marks the scene
    /// before the first step; if no scene has been pushed, it pushes one.
    void stop();

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

    /// The rectangle above the place of the caption.
    QRectF room() const;

    /// Write the line of text at the bottom of the figure, or the title. A text that is too long gets a smaller font; if
    /// it would be too small to read, it is hidden. An empty text hides the line. In letters, the caption is the line of the
    /// step that is shown, and the title is the line of the first step.
    void caption(const QString& text, Tone tone = Tone::Plain);
    void title(const QString& text, Tone tone = Tone::Plain);
    /// Writes a title that has its own letter.
    void title(const wording::Symbol& symbol) { writeLine("title", m_titleLine, says(symbol), Tone::Plain); }

    /// Set the places of the two lines. The caption is at the bottom of the figure unless it is placed. The title must be
    /// placed before it is written.
    void placeCaption(const Line& line) { m_captionLine = line; }
    void placeTitle(const Line& line) { m_titleLine = line; }

    /// Moves the center of the caption from the middle of the figure to `x`.
    void centerCaption(double x);

    void setNote(const QString& note) { m_figure.note = note; }

    ProofFigure finish() &&;

protected:
    const proof::Proof& m_proof;
    const double m_small;  ///< the font size of small text, in pixels
    const double m_line;   ///< the height of a line of small text, in pixels

private:
    void writeLine(const char* name, const Line& line, const QString& text, Tone tone);

    ProofFigure m_figure;
    Line m_captionLine;
    Line m_titleLine;
    bool m_rehearsal;
    wording::Reading m_reading;
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

/// Shows the steps of the proof one after another, with a stop after each step. The types of the steps are the variants
/// `Families`. `figure` must accept every alternative of these variants; otherwise the code does not compile. If it has a
/// function calm(), it is called before each step, to remove the emphasis of the step before. If a step has touched
/// pieces since it last pushed a scene, its last scene is pushed after it.
template <class... Families, class Figure>
void showSteps(Figure& figure)
{
    for (const proof::Step& step : figure.proof().steps) {
        if constexpr (requires { figure.calm(); })
            figure.calm();
        if (!(showIfOfFamily<Families>(step, figure) || ...))
            qFatal("a step of a family that the figure does not show");
        if (figure.isChanged())
            figure.push();
        figure.stop();
    }
}

/// Returns the figure that `Figure` draws, or an empty figure if it does not fit. `Figure` is a FigureScenes with a
/// constructor (proof, sheet) and the functions fits() and play().
template <class Figure>
ProofFigure drawIfItFits(const proof::Proof& proof, const Sheet& sheet)
{
    Figure figure(proof, sheet);
    if (!figure.fits())
        return {};
    figure.play();
    return std::move(figure).finish();
}

/// Returns the first of the sizes `size`, `size` + `more`, … at which a figure fits.
template <class Drawing>
QSizeF sizeThatFits(const proof::Proof& proof, QSizeF size, QSizeF more)
{
    while (!Drawing(proof, Sheet{size}).fits())
        size += more;
    return size;
}

/// Returns a figure whose layout depends on what its steps need. It is drawn twice: the first drawing, the rehearsal, gets
/// no notes and only notes what is needed. `Drawing` has a constructor (proof, sheet, const Notes*), the
/// functions fits() and play(), and notes(), which returns what the drawing has noted.
template <class Drawing>
ProofFigure drawRehearsed(const proof::Proof& proof, const Sheet& sheet)
{
    // The sheet of the rehearsal is so large that every drawing fits.
    Drawing rehearsal(proof, {{20'000, 20'000}, sheet.textScale, sheet.reading}, nullptr);
    rehearsal.play();
    Drawing drawing(proof, sheet, &rehearsal.notes());
    if (!drawing.fits())
        return {};
    drawing.play();
    return std::move(drawing).finish();
}

}  // namespace nimstone::figures
