// How PlaySession makes a move before it is taken: by keys, by digits, by what is written.
#include <algorithm>

#include "app/figures/boards/heaps/heap_pick.h"
#include "app/viewmodels/play/play_session.h"
#include "app/wording/errors.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

QString PlaySession::pickedAmount() const
{
    if (!m_draft)
        return {};
    const Count number = play::numberIsPiece(record().table(), *m_draft) ? m_draft->move.move.pieces.first
                                                                         : play::amountInHand(*m_draft);
    return QString::number(number);
}

QString PlaySession::pickedMove() const
{
    return m_draft ? QString::fromStdString(print(m_draft->move, record().table())) : QString();
}

bool PlaySession::canAddHeap() const
{
    return m_draft && play::oneMoreHeap(record().table(), *m_draft) != *m_draft;
}

bool PlaySession::canSplit() const
{
    return m_draft && play::splitOrWhole(record().table(), *m_draft) != *m_draft;
}

bool PlaySession::addsHeaps() const
{
    return std::ranges::any_of(record().startTable().parts(), [](const Part& part) { return play::heapsAtOnce(part.rules) > 1; });
}

bool PlaySession::splits() const
{
    return std::ranges::any_of(record().startTable().parts(), [](const Part& part) { return figures::partsBesideTaking(part.rules); });
}

int PlaySession::digits() const
{
    Count largest = 1;
    for (const Part& part : record().startTable().parts()) {
        for (const Count heap : part.position.heaps)
            largest = std::max(largest, heap);
    }
    return static_cast<int>(QString::number(largest).size());
}

void PlaySession::setDraft(std::optional<play::Draft> draft)
{
    if (turn() != Yours)
        draft.reset();
    m_amountProblem = nullptr;
    m_draft = std::move(draft);
    if (columnsOffered())
        m_columns.show(record().position(), m_draft ? std::optional(m_draft->move.move) : std::nullopt);
    Q_EMIT pickedChanged();
    Q_EMIT wordsChanged();
}

bool PlaySession::pickLegal(const tl::expected<play::Draft, TableMoveError>& made)
{
    if (made)
        setDraft(*made);
    else
        refuseAmount([error = made.error()] { return wording::sentence(error); });
    return made.has_value();
}

void PlaySession::refuseAmount(Wording problem)
{
    m_amountProblem = std::move(problem);
    Q_EMIT wordsChanged();
}

void PlaySession::pickMove(const TableMove& move)
{
    m_typing = false;
    if (const auto error = record().table().check(move))
        pickLegal(tl::unexpected(*error));
    else
        setDraft(play::draftOf(move));
}

bool PlaySession::pick(int heap, const QString& amount)
{
    if (turn() != Yours || heap < 0)
        return false;
    m_typing = false;
    const bool inHand = m_draft && m_draft->move.part == 0 && m_draft->heap == static_cast<std::size_t>(heap);
    return inHand ? pickText(amount) : pickText(QStringLiteral("%1-%2").arg(QString::number(heap + 1), amount));
}

bool PlaySession::pickText(const QString& text)
{
    if (turn() != Yours)
        return false;
    m_typing = false;
    const Table& table = record().table();
    const bool isNumber = m_draft && !text.contains(QLatin1Char('-'));
    // A number is read as the notation reads one, so that its errors are the same.
    const QString heap = QString::number(m_draft ? m_draft->heap + 1 : 1);
    const QString part = table.isSum() ? QStringLiteral("%1.").arg(m_draft ? m_draft->move.part + 1 : 1) : QString();
    const auto move = parseMove((isNumber ? part + heap + QLatin1Char('-') + text : text).toStdString(), table);
    if (!move) {
        refuseAmount([error = move.error()] { return wording::sentence(error); });
        return false;
    }
    if (!isNumber) {
        const auto error = table.check(*move);
        return pickLegal(error ? tl::expected<play::Draft, TableMoveError>(tl::unexpected(*error)) : play::draftOf(*move));
    }
    return pickLegal(play::numberIsPiece(table, *m_draft) ? play::withPiece(table, *m_draft, move->move.taken)
                                                          : play::withAmount(table, *m_draft, move->move.taken));
}

void PlaySession::pickNext(int direction)
{
    if (turn() != Yours)
        return;
    m_typing = false;
    const Table& table = record().table();
    setDraft(m_draft ? std::optional(play::another(table, record().cutterToMove(), *m_draft, direction))
                     : play::firstDraft(table, record().cutterToMove(), direction));
}

void PlaySession::pickMore(int difference)
{
    if (!m_draft) {
        pickNext(1);
        return;
    }
    m_typing = false;
    setDraft(play::more(record().table(), *m_draft, difference));
}

void PlaySession::pickOneMoreHeap()
{
    if (!m_draft)
        pickNext(1);
    else
        setDraft(play::oneMoreHeap(record().table(), *m_draft));
    m_typing = false;
}

void PlaySession::pickSplit()
{
    if (!m_draft)
        pickNext(1);
    if (m_draft)
        setDraft(play::splitOrWhole(record().table(), *m_draft));
    m_typing = false;
}

void PlaySession::typeDigit(int digit)
{
    if (!m_draft)
        pickNext(1);
    if (!m_draft)
        return;
    const QString before = m_typing ? pickedAmount() : QString();
    if (pickText(before + QString::number(digit)))
        m_typing = true;
}

void PlaySession::eraseDigit()
{
    if (!m_draft)
        return;
    const QString shorter = pickedAmount().chopped(1);
    if (shorter.isEmpty() || !pickText(shorter))
        cancel();
    else
        m_typing = true;
}

void PlaySession::cancel()
{
    m_typing = false;
    setDraft(std::nullopt);
}

}  // namespace nimstone
