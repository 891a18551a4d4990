// The part of PlaySession that enters a move before it is made: by keys, by digits, or by typed notation.
#include "app/viewmodels/play/play_session.h"

#include <algorithm>

#include "app/wording/errors.h"
#include "core/notation/utf8.h"
#include "core/play/moves/random_moves.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

/// Returns the moves in the components of the sum whose boards show no heaps to take a number from; empty if the sum
/// has too many moves.
static std::vector<MoveInSum> movesWithoutHeaps(const GameSum& sum, Cutter cutter)
{
    constexpr std::size_t most = 200;
    const auto hasHeaps = [&sum](const MoveInSum& move) {
        const Rules& rules = sum.components()[move.component].rules;
        return rules.entry().place == PlaceKind::Heap && !rules.as<TakeAndBreakGame>();
    };
    if (sum.moveCount(cutter) > most)
        return {};
    std::vector<MoveInSum> moves = play::someMoves(sum, most, 0, cutter);
    std::erase_if(moves, hasHeaps);
    return moves;
}

QStringList PlaySession::offeredMoves() const
{
    QStringList offered;
    if (turn() != Yours)
        return offered;
    for (const MoveInSum& move : movesWithoutHeaps(record().sum(), record().cutterToMove()))
        offered.push_back(wording::moveText(record().sum(), move));
    return offered;
}

void PlaySession::pickOffered(int index)
{
    const std::vector<MoveInSum> moves = movesWithoutHeaps(record().sum(), record().cutterToMove());
    if (turn() == Yours && index >= 0 && static_cast<std::size_t>(index) < moves.size())
        pickMove(moves[static_cast<std::size_t>(index)]);
}

void PlaySession::setDraft(std::optional<play::MoveInput> draft)
{
    if (turn() != Yours)
        draft.reset();
    m_amountProblem = nullptr;
    m_moveInput = std::move(draft);
    showPick();
    Q_EMIT pickedChanged();
    reword();
}

void PlaySession::showPick()
{
    m_pick = pickOf(record().sum(), m_moveInput);
    if (m_shown.columnsOffered)
        m_columns.show(record().position(), m_moveInput ? std::optional(m_moveInput->move.move) : std::nullopt);
}

bool PlaySession::pickLegal(const tl::expected<play::MoveInput, MoveInSumError>& made)
{
    if (made)
        setDraft(*made);
    else
        say(m_amountProblem, [error = made.error()] { return wording::sentence(error); });
    return made.has_value();
}

void PlaySession::pickMove(const MoveInSum& move)
{
    m_typing = false;
    if (const auto error = record().check(move))
        pickLegal(tl::unexpected(*error));
    else
        setDraft(play::draftOf(move));
}

bool PlaySession::pick(int heap, const QString& amount)
{
    if (turn() != Yours || heap < 0)
        return false;
    m_typing = false;
    const bool inHand = m_moveInput && m_moveInput->move.component == 0 && m_moveInput->heap == static_cast<std::size_t>(heap);
    return inHand ? pickText(amount) : pickText(QStringLiteral("%1-%2").arg(QString::number(heap + 1), amount));
}

bool PlaySession::pickText(const QString& text)
{
    if (turn() != Yours)
        return false;
    m_typing = false;
    const GameSum& sum = record().sum();
    const std::string typed = text.toStdString();
    const auto isIn = [&typed](std::string_view dash) { return typed.find(dash) != std::string::npos; };
    const bool isNumber = m_moveInput && std::ranges::none_of(utf8::dashes, isIn);
    // A number is parsed as a part of a move in the notation, so that numbers and moves have the same error messages.
    const QString heap = QString::number(m_moveInput ? m_moveInput->heap + 1 : 1);
    const QString part = sum.isSum() ? QStringLiteral("%1.").arg(m_moveInput ? m_moveInput->move.component + 1 : 1) : QString();
    const auto move = parseMove((isNumber ? part + heap + QLatin1Char('-') + text : text).toStdString(), sum);
    if (!move) {
        say(m_amountProblem, [error = move.error()] { return wording::sentence(error); });
        return false;
    }
    if (!isNumber) {
        const auto error = record().check(*move);
        return pickLegal(error ? tl::expected<play::MoveInput, MoveInSumError>(tl::unexpected(*error)) : play::draftOf(*move));
    }
    return pickLegal(play::numberIsPiece(sum, *m_moveInput) ? play::withPiece(sum, *m_moveInput, move->move.taken)
                                                          : play::withAmount(sum, *m_moveInput, move->move.taken));
}

void PlaySession::pickNext(int direction)
{
    if (turn() != Yours)
        return;
    m_typing = false;
    const GameSum& sum = record().sum();
    setDraft(m_moveInput ? std::optional(play::another(sum, record().cutterToMove(), *m_moveInput, direction))
                     : play::firstDraft(sum, record().cutterToMove(), direction));
}

void PlaySession::pickMore(int difference)
{
    if (!m_moveInput) {
        pickNext(1);
        return;
    }
    m_typing = false;
    setDraft(play::more(record().sum(), *m_moveInput, difference));
}

void PlaySession::pickOneMoreHeap()
{
    if (!m_moveInput)
        pickNext(1);
    else
        setDraft(play::oneMoreHeap(record().sum(), *m_moveInput));
    m_typing = false;
}

void PlaySession::pickSplit()
{
    if (!m_moveInput)
        pickNext(1);
    if (m_moveInput)
        setDraft(play::splitOrWhole(record().sum(), *m_moveInput));
    m_typing = false;
}

void PlaySession::typeDigit(int digit)
{
    if (!m_moveInput)
        pickNext(1);
    if (!m_moveInput)
        return;
    const QString before = m_typing ? m_pick.amount : QString();
    if (pickText(before + QString::number(digit)))
        m_typing = true;
}

void PlaySession::eraseDigit()
{
    if (!m_moveInput)
        return;
    const QString shorter = m_pick.amount.chopped(1);
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
