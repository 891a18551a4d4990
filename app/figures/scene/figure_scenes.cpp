#include "app/figures/scene/figure_scenes.h"

#include <cmath>

#include "app/figures/scene/text_metrics.h"
#include "app/theme/tokens.h"

namespace nimstone::figures {

double FigureScenes::type(const char* token) const
{
    return Tokens::instance().text(token) * m_textScale;
}

double FigureScenes::widthOf(const QString& text, double size)
{
    return text.isEmpty() ? 0 : std::ceil(textWidth(text, size)) + 2;
}

int FigureScenes::add(const Piece& piece, const Pose& pose)
{
    m_made.choreography.pieces.push_back(piece);
    m_now.push_back(pose);
    return static_cast<int>(m_now.size()) - 1;
}

int FigureScenes::addLabel(const QString& name, QPointF middle, double size, Tone tone, const QString& text)
{
    Pose pose;
    pose.x = middle.x();
    pose.y = middle.y();
    pose.width = widthOf(text, size);
    pose.height = size * lineHeight;
    pose.tone = tone;
    pose.text = text;
    return add({.kind = PieceKind::Label, .objectName = name}, pose);
}

void FigureScenes::setText(int label, const QString& text)
{
    Pose& changed = pose(label);
    changed.text = text;
    changed.width = widthOf(text, changed.height / lineHeight);
}

void FigureScenes::push(double duration)
{
    m_made.choreography.scenes.push_back(m_now);
    m_made.choreography.durations.push_back(duration);
}

void FigureScenes::stop()
{
    if (m_made.choreography.scenes.empty())
        push(0);
    m_made.stops.push_back(m_made.choreography.sceneCount() - 1);
}

ProofFigure FigureScenes::finish() &&
{
    m_made.drawn = true;
    return std::move(m_made);
}

}  // namespace nimstone::figures
