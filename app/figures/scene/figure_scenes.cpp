#include "app/figures/scene/figure_scenes.h"

#include "app/wording/proofs/proof.h"

namespace nimstone::figures {

namespace {

constexpr double leastTextShare = 0.6;  ///< the least font size of a caption or title, divided by the size in its place

}  // namespace

FigureScenes::FigureScenes(const proof::Proof& proof, const Sheet& sheet, bool rehearsal)
    : Scenes(sheet.size, sheet.textScale), m_proof(proof), m_small(type("small")), m_line(m_small * lineHeight), m_rehearsal(rehearsal), m_reading(sheet.reading)
{
    const double high = type("body") * lineHeight;
    m_captionLine = centered({size().width() / 2, size().height() - captionMargin - high / 2}, type("body"), size().width() - 2 * captionMargin);
}

void FigureScenes::stop()
{
    if (m_made.scenes.empty())
        push(0);
    m_figure.stops.push_back(m_made.sceneCount() - 1);
}

QRectF FigureScenes::room() const
{
    return {captionMargin, captionMargin, size().width() - 2 * captionMargin, size().height() - type("body") * lineHeight - 3 * captionMargin};
}

void FigureScenes::centerCaption(double x)
{
    m_captionLine.x = x;
    m_captionLine.room = 2 * std::min(x - captionMargin, size().width() - captionMargin - x);
}

QString FigureScenes::says(const wording::Symbol& symbol) const { return isInLetters() ? symbol.letter : symbol.value; }

void FigureScenes::caption(const QString& text, Tone tone)
{
    const std::size_t step = m_figure.stops.size();
    const bool isLine = isInLetters() && step > 0 && !text.isEmpty();
    writeLine("caption", m_captionLine, isLine ? wording::stepText(m_proof, step - 1, m_reading).statement : text, tone);
}

void FigureScenes::title(const QString& text, Tone tone)
{
    writeLine("title", m_titleLine, isInLetters() ? wording::stepText(m_proof, 0, m_reading).statement : text, tone);
}

void FigureScenes::writeLine(const char* name, const Line& line, const QString& text, Tone tone)
{
    write(name, line, leastTextShare * labelWidth(text, line.size) <= line.room ? text : QString(), tone);
}

ProofFigure FigureScenes::finish() &&
{
    m_figure.choreography = std::move(static_cast<Scenes&>(*this)).finish();
    m_figure.drawn = true;
    return std::move(m_figure);
}

}  // namespace nimstone::figures
