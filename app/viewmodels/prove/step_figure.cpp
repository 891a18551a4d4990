#include "app/viewmodels/prove/step_figure.h"

#include <algorithm>

#include "app/wording/figure_words.h"
#include "app/wording/play/positions.h"

namespace nimstone {

StepFigure::StepFigure(QObject* parent) : PressableFigure(parent) {}

void StepFigure::setLeastTextScale(qreal scale)
{
    if (m_leastTextScale == scale)
        return;
    m_leastTextScale = scale;
    layOut();
}

void StepFigure::show(const proof::Proof& proof)
{
    const bool wereBits = bitColumns();
    m_proof = proof;
    if (wereBits != bitColumns())
        Q_EMIT kindChanged();
    layOut();
}

void StepFigure::setInLetters(bool inLetters)
{
    m_reading = inLetters ? wording::Reading::Letters : wording::Reading::Numbers;
    layOut();
}

figures::ProofFigure StepFigure::drawn(QSizeF size, double scale) const
{
    return figures::proofFigure(m_proof, {size, scale, m_reading});
}

void StepFigure::layOut()
{
    if (size().isEmpty())
        return;
    figures::ProofFigure figure;
    m_scale = textScale();
    m_height = size().height();
    if (!m_proof.steps.empty()) {
        qreal scale = textScale();
        const qreal least = m_leastTextScale > 0 ? std::min(m_leastTextScale, scale) : scale;
        figure = drawn(size(), scale);
        while (!figure.drawn && scale > least) {
            scale = std::max(least, scale * 0.85);
            figure = drawn(size(), scale);
        }
        // If the figure does not fit, it gets more height, and the person scrolls it.
        constexpr double highest = 520;
        for (qreal height = size().height(); !figure.drawn && height < highest;) {
            height = std::min(1.15 * height, highest);
            figure = drawn({size().width(), height}, scale);
            if (figure.drawn)
                m_height = height;
        }
        m_scale = scale;
        if (figure.drawn && m_height == size().height() && scale == textScale() && !bitColumns())
            enlarge(figure);
    }
    m_problem = figure.drawn || m_proof.steps.empty() ? QString() : wording::figureTooLarge();
    m_note = figure.note;
    m_edits = std::move(figure.edits);
    std::vector<int> pieces;
    for (const figures::FigureEdit& edit : m_edits)
        pieces.push_back(edit.piece);
    m_stops = QList<int>(figure.stops.begin(), figure.stops.end());
    // Another step than the first may sum up the heaps.
    const bool hasParts = figure.parts.size() == 4 && figure.parts.back() == m_stops[1];
    m_parts = hasParts ? QList<qreal>(figure.parts.begin(), figure.parts.end()) : QList<qreal>();
    put(std::move(figure.choreography), std::move(pieces), m_scale / textScale());
}

/// If there is much space, makes text and cells larger, but only if the figure then leaves out no more than at `textScale`.
void StepFigure::enlarge(figures::ProofFigure& figure)
{
    constexpr double most = 1.5;
    for (double larger = std::min({size().width() / 620, size().height() / 440, most}); larger > 1.05; larger *= 0.9) {
        figures::ProofFigure grown = drawn(size(), textScale() * larger);
        if (grown.drawn && grown.note == figure.note) {
            figure = std::move(grown);
            m_scale = textScale() * larger;
            return;
        }
    }
}

bool StepFigure::showsBits(int scene) const
{
    const figures::Choreography* const shown = choreography().get();
    if (!shown || scene < 0 || scene >= shown->sceneCount())
        return false;
    const auto& poses = shown->scenes[static_cast<std::size_t>(scene)];
    for (std::size_t piece = 0; piece < shown->pieces.size(); ++piece) {
        if (shown->pieces[piece].kind == figures::PieceKind::Cell && poses[piece].opacity > 0)
            return true;
    }
    return false;
}

QString StepFigure::bitName(int heap, const QString& weight, bool set) const
{
    return wording::figureBit(static_cast<std::size_t>(heap), weight.toULongLong(), set);
}

QString StepFigure::toggleName(int heap, const QString& weight) const
{
    const auto index = static_cast<std::size_t>(heap);
    if (heap < 0 || index >= m_proof.position().heaps.size())
        return {};
    const Count size = m_proof.position().heaps[index];
    return wording::figureToggle(index, size, size ^ weight.toULongLong());
}

const GameSum* StepFigure::edited(int index) const
{
    return index >= 0 && index < pressCount() ? &m_edits[static_cast<std::size_t>(index)].subject : nullptr;
}

QString StepFigure::pressName(int index) const
{
    const GameSum* subject = edited(index);
    //: The effect of a press on a piece of a figure: another position, such as wythoff:3,5, is shown
    return subject ? tr("Look at %1").arg(wording::positionName(*subject)) : QString();
}

}  // namespace nimstone
