#include "app/viewmodels/play_session.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>

#include "app/figures/heap_board.h"
#include "app/wording/errors.h"
#include "core/games/nim.h"

namespace nimstone {

using play::Side;

PlaySession::PlaySession(QObject* parent) : Worded(parent)
{
    m_answer.setSingleShot(true);
    connect(&m_answer, &QTimer::timeout, this, &PlaySession::answer);
    connect(this, &Worded::languageChanged, this, [this] {
        m_moves.rewordAll();
        m_hints.rewordAll();
        m_games.rewordAll();
        Q_EMIT wordsChanged();
    });
    start({{3, 4, 5}}, Side::Person, play::perfect());
}

QString PlaySession::position() const
{
    return QString::fromStdString(print(m_record.position()));
}

QStringList PlaySession::heaps() const
{
    QStringList sizes;
    for (const Count heap : m_record.position().heaps)
        sizes.push_back(QString::number(heap));
    return sizes;
}

PlaySession::Turn PlaySession::turn() const
{
    return m_record.isOver() ? Over : m_record.sideToMove() == Side::Person ? Yours : Computers;
}

bool PlaySession::winning() const
{
    return Nim().outcome(m_record.position()) == Outcome::N;
}

bool PlaySession::outcomeShown() const
{
    if (m_showOutcomes == QLatin1String("after-game"))
        return turn() == Over;
    return m_showOutcomes == QLatin1String("live") || turn() != Yours || m_record.canRedo();
}

PlayMoves::Marked PlaySession::marked() const
{
    // What the computer's last move did tells whether the person can win now.
    if (outcomeShown())
        return PlayMoves::Marked::All;
    return m_showOutcomes == QLatin1String("after-game") ? PlayMoves::Marked::None : PlayMoves::Marked::AllButCurrent;
}

void PlaySession::start(const Position& position, Side first, const play::Opponent& opponent)
{
    putBack();
    m_record = play::Record(position, first);
    m_opponent = opponent;
    afterChange(Event::Started);
}

void PlaySession::playAgain()
{
    setSeed(m_seed + 1);
    start(m_record.start(), m_record.first(), m_opponent);
}

bool PlaySession::openPosition(const QString& text)
{
    const auto read = parseHeaps(text.toStdString());
    if (!read) {
        refusePosition([error = read.error()] { return wording::atColumn(error); });
        return false;
    }
    if (read->heaps.size() > figures::maxBoardHeaps) {
        refusePosition([count = read->heaps.size()] { return tooManyHeaps(count); });
        return false;
    }
    setSeed(m_seed + 1);
    start(*read, m_record.first(), m_opponent);
    return true;
}

void PlaySession::copyPosition() const
{
    QGuiApplication::clipboard()->setText(position());
}

void PlaySession::pastePosition()
{
    openPosition(QGuiApplication::clipboard()->text().trimmed());
}

void PlaySession::pickMove(std::size_t heap, Count amount)
{
    m_typing = false;
    const Move move{heap, amount};
    if (const auto error = Nim().check(m_record.position(), move))
        refuseAmount([error = *error] { return wording::sentence(error); });
    else
        setPicked(move);
}

bool PlaySession::pick(int heap, const QString& amount)
{
    if (turn() != Yours || heap < 0)
        return false;
    m_typing = false;
    const auto move = parseMove(QStringLiteral("%1-%2").arg(heap + 1).arg(amount).toStdString());
    if (!move) {
        refuseAmount([error = move.error()] { return wording::sentence(error); });
        return false;
    }
    if (const auto error = Nim().check(m_record.position(), *move)) {
        refuseAmount([error = *error] { return wording::sentence(error); });
        return false;
    }
    setPicked(*move);
    return true;
}

void PlaySession::pickNext(int direction)
{
    if (turn() != Yours)
        return;
    const auto count = static_cast<int>(m_record.position().heaps.size());
    int heap = m_picked ? pickedHeap() : direction > 0 ? -1 : count;
    for (int step = 0; step < count; ++step) {
        heap = (heap + direction + count) % count;
        if (m_record.position().heaps[static_cast<std::size_t>(heap)] > 0) {
            pickMove(static_cast<std::size_t>(heap), 1);
            return;
        }
    }
}

void PlaySession::pickMore(int difference)
{
    if (!m_picked) {
        pickNext(1);
        return;
    }
    const Count size = m_record.position().heaps[m_picked->heap];
    const Count step = static_cast<Count>(std::abs(difference));
    const Count taken = m_picked->taken;
    pickMove(m_picked->heap, difference > 0 ? taken + std::min(step, size - taken) : taken - std::min(step, taken - 1));
}

void PlaySession::typeDigit(int digit)
{
    if (!m_picked)
        pickNext(1);
    if (!m_picked)
        return;
    const QString before = m_typing ? pickedAmount() : QString();
    if (pick(pickedHeap(), before + QString::number(digit)))
        m_typing = true;
}

void PlaySession::eraseDigit()
{
    if (!m_picked)
        return;
    const Count shorter = m_picked->taken / 10;
    m_typing = shorter > 0;
    if (shorter > 0)
        setPicked(Move{m_picked->heap, shorter});
    else
        cancel();
}

void PlaySession::cancel()
{
    m_typing = false;
    setPicked(std::nullopt);
}

void PlaySession::take()
{
    if (!m_picked || m_amountProblem || turn() != Yours)
        return;
    m_record.play(*m_picked);
    afterChange(Event::Moved);
}

std::optional<std::size_t> PlaySession::undoTarget() const
{
    for (std::size_t target = m_record.cursor(); target-- > 0;) {
        if (m_record.sideOfMove(target) == Side::Person)
            return target;
    }
    return std::nullopt;
}

std::optional<std::size_t> PlaySession::redoTarget() const
{
    if (!m_record.canRedo())
        return std::nullopt;
    std::size_t target = m_record.cursor() + 1;
    while (target < m_record.moves().size() && m_record.sideOfMove(target) != Side::Person)
        ++target;
    return target;
}

void PlaySession::undo()
{
    if (const auto target = undoTarget())
        travel(*target);
}

void PlaySession::redo()
{
    if (const auto target = redoTarget())
        travel(*target);
}

void PlaySession::goTo(int ply)
{
    if (ply >= 0 && ply <= plyCount() && ply != this->ply())
        travel(static_cast<std::size_t>(ply));
}

void PlaySession::travel(std::size_t target)
{
    const bool back = target < m_record.cursor();
    m_record.goTo(target);
    afterChange(back ? Event::WentBack : Event::WentOn);
}

void PlaySession::hurry()
{
    if (turn() == Computers)
        answer();
}

void PlaySession::answer()
{
    m_answer.stop();
    const Seed seed = (Seed{m_seed} << 32) + m_record.cursor();
    if (const auto move = play::chooseMove(m_opponent, m_record.position(), seed)) {
        m_record.play(*move);
        afterChange(Event::Moved);
    }
}

void PlaySession::hint()
{
    if (turn() != Yours || !m_hints.more())
        return;
    m_hints.climb();
    Q_EMIT wordsChanged();
}

void PlaySession::afterChange(Event event)
{
    m_event = event;
    m_problem = nullptr;
    m_amountProblem = nullptr;
    m_typing = false;
    m_picked.reset();
    m_columns.show(m_record.position());
    m_hints.show(turn() == Yours ? play::hints(m_record.position()) : std::nullopt);
    m_moves.show(m_record, marked());
    if (turn() == Computers && !m_record.canRedo())
        m_answer.start(m_pause);
    else
        m_answer.stop();
    if (event != Event::Restored)
        keep();
    if (event != Event::WentBack && event != Event::WentOn)
        Q_EMIT recordChanged();
    if (event == Event::Started || event == Event::Restored)
        Q_EMIT started();
    Q_EMIT positionChanged();
    Q_EMIT pickedChanged();
    Q_EMIT thinkingChanged();
    Q_EMIT wordsChanged();
}

void PlaySession::setPicked(std::optional<Move> move)
{
    if (turn() != Yours)
        move.reset();
    m_amountProblem = nullptr;
    m_picked = move;
    m_columns.show(m_record.position(), move);
    Q_EMIT pickedChanged();
    Q_EMIT wordsChanged();
}

void PlaySession::refusePosition(Wording problem)
{
    m_problem = std::move(problem);
    Q_EMIT wordsChanged();
}

void PlaySession::refuseAmount(Wording problem)
{
    m_amountProblem = std::move(problem);
    Q_EMIT wordsChanged();
}

void PlaySession::setShowOutcomes(const QString& when)
{
    if (m_showOutcomes == when)
        return;
    m_showOutcomes = when;
    m_moves.show(m_record, marked());
    Q_EMIT showOutcomesChanged();
    Q_EMIT wordsChanged();
}

void PlaySession::setPause(int pause)
{
    if (m_pause == pause)
        return;
    m_pause = pause;
    if (m_answer.isActive())
        m_answer.start(pause);
    Q_EMIT pauseChanged();
}

void PlaySession::setSeed(quint32 seed)
{
    if (m_seed == seed)
        return;
    m_seed = seed;
    Q_EMIT seedChanged();
}

}  // namespace nimstone
