#include "app/stage/stage.h"

#include <algorithm>
#include <cmath>

namespace nimstone {

namespace {

constexpr int pieceKindCount = static_cast<int>(figures::PieceKind::Slope) + 1;

}  // namespace

void Stage::setChoreography(const ChoreographyValue& choreography)
{
    if (m_choreography == choreography)
        return;
    const int before = pieceCount();
    m_choreography = choreography;
    m_ofKind.assign(pieceKindCount, {});
    if (const auto* value = m_choreography.get()) {
        for (int piece = 0; piece < value->pieceCount(); ++piece)
            m_ofKind[static_cast<std::size_t>(value->pieces[static_cast<std::size_t>(piece)].kind)].push_back(piece);
    }
    QList<int> counts;
    for (const auto& pieces : m_ofKind)
        counts.push_back(static_cast<int>(pieces.size()));
    if (pieceCount() != before)
        Q_EMIT pieceCountChanged();
    if (m_kindCounts != counts) {
        m_kindCounts = counts;
        Q_EMIT kindCountsChanged();
    }
    ++m_edition;
    Q_EMIT editionChanged();
    // Place the pieces after these signals, because the delegates then have their new piece index.
    placeAll();
    Q_EMIT choreographyChanged();
}

void Stage::setPosition(qreal position)
{
    if (m_position == position)
        return;
    m_position = position;
    placeAll();
    Q_EMIT positionChanged();
}

int Stage::pieceCount() const
{
    return m_choreography.get() ? m_choreography.get()->pieceCount() : 0;
}

qreal Stage::duration(qreal from, qreal to) const
{
    const auto* choreography = m_choreography.get();
    if (!choreography)
        return 0;
    const qreal low = std::max(std::min(from, to), 0.0);
    const qreal high = std::min(std::max(from, to), qreal(choreography->sceneCount() - 1));
    qreal sum = 0;
    for (int scene = static_cast<int>(std::floor(low)); scene < high; ++scene) {
        const qreal part = std::min(high, scene + 1.0) - std::max(low, qreal(scene));
        sum += part * choreography->durations[static_cast<std::size_t>(scene + 1)];
    }
    return sum;
}

StagePiece* Stage::pieceAt(qreal x, qreal y, int kind) const
{
    StagePiece* found = nullptr;
    for (StagePiece* piece : m_pieces) {
        // After a Repeater has removed a delegate, the delegate stays attached for a moment, but without a parent item.
        // Ignore such delegates.
        const bool there = piece->parentItem() && piece->kind() == kind && piece->isVisible()
            && QRectF(piece->position(), piece->size()).contains(QPointF(x, y));
        if (there && (!found || piece->z() >= found->z()))
            found = piece;
    }
    return found;
}

StagePiece* Stage::findPiece(int kind, int heap, int rank) const
{
    const auto found = std::ranges::find_if(m_pieces, [&](const StagePiece* piece) {
        return piece->parentItem() && piece->isVisible() && piece->kind() == kind && piece->heap() == heap
            && piece->rank() == rank;
    });
    return found == m_pieces.end() ? nullptr : *found;
}

int Stage::pieceOf(int kind, int nth) const
{
    const auto index = static_cast<std::size_t>(kind);
    return index < m_ofKind.size() && nth >= 0 && static_cast<std::size_t>(nth) < m_ofKind[index].size()
        ? m_ofKind[index][static_cast<std::size_t>(nth)] : -1;
}

QRectF Stage::placeOf(int kind, int heap, int rank) const
{
    const StagePiece* piece = findPiece(kind, heap, rank);
    return piece ? QRectF(piece->position(), piece->size()) : QRectF();
}

StagePiece* Stage::neighbour(const StagePiece* piece, int down, int on) const
{
    return piece ? findPiece(piece->kind(), piece->heap() + down, piece->rank() + on) : nullptr;
}

void Stage::attach(StagePiece* piece)
{
    m_pieces.push_back(piece);
    place(piece);
}

void Stage::detach(StagePiece* piece)
{
    std::erase(m_pieces, piece);
}

void Stage::place(StagePiece* piece) const
{
    const auto* choreography = m_choreography.get();
    const int index = piece->piece();
    if (!choreography || index < 0 || index >= choreography->pieceCount() || choreography->sceneCount() == 0)
        return;
    piece->show(choreography->pieces[static_cast<std::size_t>(index)],
                figures::poseAt(*choreography, index, m_position));
}

void Stage::placeAll() const
{
    for (StagePiece* piece : m_pieces)
        place(piece);
}

StagePiece::~StagePiece()
{
    if (m_stage)
        m_stage->detach(this);
}

void StagePiece::setStage(Stage* stage)
{
    if (m_stage == stage)
        return;
    if (m_stage)
        m_stage->detach(this);
    m_stage = stage;
    if (m_stage && isComponentComplete())
        m_stage->attach(this);
    Q_EMIT stageChanged();
}

void StagePiece::setPiece(int piece)
{
    if (m_piece == piece)
        return;
    m_piece = piece;
    if (m_stage && isComponentComplete())
        m_stage->place(this);
    Q_EMIT pieceChanged();
}

void StagePiece::componentComplete()
{
    QQuickItem::componentComplete();
    if (m_stage)
        m_stage->attach(this);
}

void StagePiece::show(const figures::Piece& described, const figures::Pose& pose)
{
    setPosition(pose.rect().topLeft());
    if (size() != pose.rect().size() || m_round != pose.round) {
        setSize(pose.rect().size());
        m_round = pose.round;
        Q_EMIT cornerRadiusChanged();
    }
    setOpacity(pose.opacity);
    setVisible(pose.opacity > 0);
    // If two pieces have the same z, the later one is on top, even if another Repeater created its item.
    setZ(pose.z + 1e-6 * m_piece);
    if (m_described != described) {
        m_described = described;
        setObjectName(described.objectName);
        Q_EMIT describedChanged();
    }
    if (m_tone != pose.tone) {
        m_tone = pose.tone;
        Q_EMIT toneChanged();
    }
    if (m_text != pose.text) {
        m_text = pose.text;
        Q_EMIT textChanged();
    }
}

}  // namespace nimstone
