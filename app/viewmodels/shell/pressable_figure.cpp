#include "app/viewmodels/shell/pressable_figure.h"

#include <cmath>

namespace nimstone {

PressableFigure::PressableFigure(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &PressableFigure::layOut);
}

void PressableFigure::setSize(const QSizeF& size)
{
    if (m_size == size)
        return;
    m_size = size;
    layOut();
}

void PressableFigure::setTextScale(qreal scale)
{
    if (m_textScale == scale)
        return;
    m_textScale = scale;
    layOut();
}

void PressableFigure::put(figures::Choreography choreography, std::vector<int> pieces, qreal enlargement)
{
    m_pieces = std::move(pieces);
    m_enlargement = enlargement;
    m_pressOf.assign(choreography.pieces.size(), -1);
    for (std::size_t index = 0; index < m_pieces.size(); ++index)
        m_pressOf.at(static_cast<std::size_t>(m_pieces[index])) = static_cast<int>(index);
    m_choreography = ChoreographyValue(std::move(choreography));
    Q_EMIT laidOut();
}

int PressableFigure::pressOf(int piece) const
{
    return piece >= 0 && static_cast<std::size_t>(piece) < m_pressOf.size() ? m_pressOf[static_cast<std::size_t>(piece)] : -1;
}

QRectF PressableFigure::pressPlace(int index, qreal position) const
{
    if (index < 0 || index >= pressCount())
        return {};
    const auto pose = figures::poseAt(*m_choreography.get(), m_pieces[static_cast<std::size_t>(index)], position);
    return pose.opacity > 0 ? pose.rect() : QRectF();
}

int PressableFigure::pressAt(qreal x, qreal y, qreal position) const
{
    int found = -1;
    double height = 0;
    for (int index = 0; index < pressCount(); ++index) {
        const auto pose = figures::poseAt(*m_choreography.get(), m_pieces[static_cast<std::size_t>(index)], position);
        if (pose.opacity > 0 && pose.rect().contains(x, y) && (found < 0 || pose.z >= height)) {
            found = index;
            height = pose.z;
        }
    }
    return found;
}

int PressableFigure::nextPress(int from, int across, int down, qreal position) const
{
    const QPointF start = pressPlace(from, position).center();
    const bool begun = !pressPlace(from, position).isEmpty();
    int found = begun ? from : -1;
    double shortest = 0;
    for (int index = 0; index < pressCount(); ++index) {
        const QRectF place = pressPlace(index, position);
        if (place.isEmpty())
            continue;
        if (!begun)
            return index;
        const QPointF way = place.center() - start;
        const double along = way.x() * across + way.y() * down;
        const double aside = std::abs(way.x() * down) + std::abs(way.y() * across);
        // The sideways distance counts three times, so that a piece straight ahead is preferred.
        const double length = along + 3 * aside;
        if (along > 1 && (found == from || length < shortest)) {
            found = index;
            shortest = length;
        }
    }
    return found;
}

}  // namespace nimstone
