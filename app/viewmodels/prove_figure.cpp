#include "app/viewmodels/prove_figure.h"

#include <algorithm>
#include <cmath>

#include "app/wording/figure.h"
#include "core/table/table_notation.h"

namespace nimstone {

ProofFigure::ProofFigure(QObject* parent) : Worded(parent)
{
    connect(this, &Worded::languageChanged, this, &ProofFigure::layOut);
}

void ProofFigure::setSize(const QSizeF& size)
{
    if (m_size == size)
        return;
    m_size = size;
    layOut();
}

void ProofFigure::setTextScale(qreal scale)
{
    if (m_textScale == scale)
        return;
    m_textScale = scale;
    layOut();
}

void ProofFigure::setLeastTextScale(qreal scale)
{
    if (m_leastTextScale == scale)
        return;
    m_leastTextScale = scale;
    layOut();
}

void ProofFigure::show(const proof::Proof& proof)
{
    const bool wereBits = bitColumns();
    m_proof = proof;
    if (wereBits != bitColumns())
        Q_EMIT kindChanged();
    layOut();
}

void ProofFigure::layOut()
{
    if (m_size.isEmpty())
        return;
    figures::ProofFigure figure;
    m_enlargement = 1;
    if (!m_proof.steps.empty()) {
        qreal scale = m_textScale;
        const qreal least = m_leastTextScale > 0 ? std::min(m_leastTextScale, m_textScale) : m_textScale;
        figure = figures::proofFigure(m_proof, m_size, scale);
        while (!figure.drawn && scale > least) {
            scale = std::max(least, scale * 0.85);
            figure = figures::proofFigure(m_proof, m_size, scale);
        }
        m_enlargement = scale / m_textScale;
        if (figure.drawn && scale == m_textScale && !bitColumns())
            enlarge(figure);
    }
    m_problem = figure.drawn || m_proof.steps.empty() ? QString() : wording::figureTooLarge();
    m_note = figure.note;
    m_edits = std::move(figure.edits);
    m_editOf.assign(figure.choreography.pieces.size(), -1);
    for (std::size_t edit = 0; edit < m_edits.size(); ++edit)
        m_editOf.at(static_cast<std::size_t>(m_edits[edit].piece)) = static_cast<int>(edit);
    m_choreography = ChoreographyValue(std::move(figure.choreography));
    m_stops = QList<int>(figure.stops.begin(), figure.stops.end());
    Q_EMIT laidOut();
}

/// In a large room words and cells grow, as long as nothing more has to be left out.
void ProofFigure::enlarge(figures::ProofFigure& figure)
{
    constexpr double most = 1.5;
    for (double larger = std::min({m_size.width() / 620, m_size.height() / 440, most}); larger > 1.05; larger *= 0.9) {
        figures::ProofFigure grown = figures::proofFigure(m_proof, m_size, m_textScale * larger);
        if (grown.drawn && grown.note == figure.note) {
            figure = std::move(grown);
            m_enlargement = larger;
            return;
        }
    }
}

bool ProofFigure::showsBits(int scene) const
{
    const figures::Choreography* const shown = m_choreography.get();
    if (!shown || scene < 0 || scene >= shown->sceneCount())
        return false;
    const auto& poses = shown->scenes[static_cast<std::size_t>(scene)];
    for (std::size_t piece = 0; piece < shown->pieces.size(); ++piece) {
        if (shown->pieces[piece].kind == figures::PieceKind::Cell && poses[piece].opacity > 0)
            return true;
    }
    return false;
}

QString ProofFigure::bitName(int heap, const QString& weight, bool set) const
{
    return wording::figureBit(static_cast<std::size_t>(heap), weight.toULongLong(), set);
}

QString ProofFigure::toggleName(int heap, const QString& weight) const
{
    const auto index = static_cast<std::size_t>(heap);
    if (heap < 0 || index >= m_proof.position().heaps.size())
        return {};
    const Count size = m_proof.position().heaps[index];
    return wording::figureToggle(index, size, size ^ weight.toULongLong());
}

const Table* ProofFigure::edited(int edit) const
{
    return edit >= 0 && edit < editCount() ? &m_edits[static_cast<std::size_t>(edit)].subject : nullptr;
}

QString ProofFigure::editName(int edit) const
{
    const Table* subject = edited(edit);
    //: What pressing a piece of a figure does: another position, such as wythoff:3,5, is looked at
    return subject ? tr("Look at %1").arg(QString::fromStdString(print(*subject))) : QString();
}

int ProofFigure::editOf(int piece) const
{
    return piece >= 0 && static_cast<std::size_t>(piece) < m_editOf.size() ? m_editOf[static_cast<std::size_t>(piece)] : -1;
}

QRectF ProofFigure::editPlace(int edit, qreal position) const
{
    if (!edited(edit))
        return {};
    const auto pose = figures::poseAt(*m_choreography.get(), m_edits[static_cast<std::size_t>(edit)].piece, position);
    return pose.opacity > 0 ? pose.rect() : QRectF();
}

int ProofFigure::editAt(qreal x, qreal y, qreal position) const
{
    int found = -1;
    double height = 0;
    for (int edit = 0; edit < editCount(); ++edit) {
        const auto pose = figures::poseAt(*m_choreography.get(), m_edits[static_cast<std::size_t>(edit)].piece, position);
        if (pose.opacity > 0 && pose.rect().contains(x, y) && (found < 0 || pose.z >= height)) {
            found = edit;
            height = pose.z;
        }
    }
    return found;
}

int ProofFigure::nextEdit(int from, int across, int down, qreal position) const
{
    const QPointF start = editPlace(from, position).center();
    const bool begun = !editPlace(from, position).isEmpty();
    int found = begun ? from : -1;
    double shortest = 0;
    for (int edit = 0; edit < editCount(); ++edit) {
        const QRectF place = editPlace(edit, position);
        if (place.isEmpty())
            continue;
        if (!begun)
            return edit;
        const QPointF way = place.center() - start;
        const double along = way.x() * across + way.y() * down;
        const double aside = std::abs(way.x() * down) + std::abs(way.y() * across);
        // Straight on comes before aside.
        const double length = along + 3 * aside;
        if (along > 1 && (found == from || length < shortest)) {
            found = edit;
            shortest = length;
        }
    }
    return found;
}

}  // namespace nimstone
