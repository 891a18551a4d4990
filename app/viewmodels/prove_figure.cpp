#include "app/viewmodels/prove_figure.h"

#include "app/figures/proof_figure.h"
#include "app/wording/figure.h"

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

void ProofFigure::show(const proof::Proof& proof)
{
    m_proof = proof;
    layOut();
}

void ProofFigure::layOut()
{
    if (m_size.isEmpty() || m_proof.position().heaps.empty())
        return;
    auto figure = figures::proofFigure(m_proof, m_size, m_textScale);
    m_choreography = ChoreographyValue(std::move(figure.choreography));
    m_stops = QList<int>(figure.stops.begin(), figure.stops.end());
    m_problem = figure.drawn ? QString() : wording::figureTooLarge();
    Q_EMIT laidOut();
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

}  // namespace nimstone
