#include "app/viewmodels/play/play_session.h"

#include <utility>

#include "app/figures/board.h"
#include "app/viewmodels/play/play_kept.h"
#include "app/wording/errors.h"
#include "core/play/record/verdict.h"

namespace nimstone {

using play::Side;

PlaySession::PlaySession(QObject* parent) : LanguageAware(parent)
{
    m_answer.setSingleShot(true);
    connect(&m_answer, &QTimer::timeout, this, &PlaySession::answer);
    // A verdict that took long may show that the last move was a mistake.
    connect(&m_moves, &PlayMoves::judgedChanged, this, &PlaySession::refresh);
    connect(this, &LanguageAware::languageChanged, this, [this] {
        m_moves.rewordAll();
        m_hints.rewordAll();
        m_games.rewordAll();
        m_review.reword();
        m_variationList.show(m_variations);
        reword();
    });
    start(GameSum({Rules(*gameNamed("nim"), Nim()), {{3, 4, 5}}}), Side::Person, play::Players());
}

PlaySession::Turn PlaySession::turn() const
{
    return record().isOver() ? Over : isPersonsTurn() ? Yours : Computers;
}

bool PlaySession::winning() const
{
    return m_outcome && play::isWonBy(*m_outcome, record().cutterToMove());
}

bool PlaySession::isOutcomeWanted() const
{
    if (m_showOutcomes == QLatin1String("after-game"))
        return turn() == Over;
    return m_showOutcomes == QLatin1String("live") || turn() != Yours || record().canRedo();
}

PlayMoves::Marked PlaySession::marked() const
{
    // The mark of the computer's last move would reveal if the person can win now, so it is hidden until the person has
    // moved.
    if (isOutcomeWanted())
        return PlayMoves::Marked::All;
    return m_showOutcomes == QLatin1String("after-game") ? PlayMoves::Marked::None : PlayMoves::Marked::AllButCurrent;
}

void PlaySession::start(const GameSum& sum, Side first, const play::Players& players, Cutter firstCutter, const std::optional<MoveInSum>& opening)
{
    closeGame();
    m_opening = opening;
    m_problem = nullptr;
    m_beforeTrial.reset();
    m_review.end();
    m_variations = play::Variations(play::Record(sum, first, firstCutter));
    m_players = players;
    m_stopped = false;
    m_opponentReplaced = false;
    afterChange(Event::Started);
}

void PlaySession::playAgain()
{
    ++m_seed;
    startAgain(Side::Person, m_players);
}

bool PlaySession::openPosition(const QString& text)
{
    m_problem = nullptr;
    const bool named = text.contains(QLatin1Char(':')) || text.contains(QChar(0xFF1A));
    auto sum = parseTyped(text.toStdString(), record().startSum());
    if (!sum) {
        // The text may be a whole game, such as "nim:3,4,5 first 1-2". This is tried before the text is refused.
        if (named && openGame(text))
            return true;
        if (!m_problem)
            say(m_problem, [error = sum.error()] { return wording::atColumn(error); });
        return false;
    }
    if (sum->heapCount() > figures::maxShownHeaps) {
        say(m_problem, [count = sum->heapCount()] { return tooManyHeaps(count); });
        return false;
    }
    ++m_seed;
    // The person starts. The computer starts only a game in which the person asked it to start.
    start(*sum, Side::Person, m_players);
    return true;
}

void PlaySession::take()
{
    if (!m_moveInput || m_amountProblem || turn() != Yours)
        return;
    if (m_review.active()) {
        m_review.tryMove(m_moveInput->move);
        return;
    }
    m_problem = nullptr;
    m_variations.play(m_moveInput->move);
    afterChange(Event::Moved);
}

std::optional<std::size_t> PlaySession::undoTarget() const
{
    for (std::size_t target = record().cursor(); target-- > 0;) {
        if (seats() != AgainstComputer || record().sideOfMove(target) == Side::Person)
            return target;
    }
    // If only the computer has moved, its first move is undone.
    return record().cursor() > 0 ? std::optional<std::size_t>(0) : std::nullopt;
}

std::optional<std::size_t> PlaySession::redoTarget() const
{
    if (!record().canRedo())
        return std::nullopt;
    std::size_t target = record().cursor() + 1;
    while (seats() == AgainstComputer && target < record().moves().size() && record().sideOfMove(target) != Side::Person)
        ++target;
    return target;
}

void PlaySession::undo()
{
    m_review.end();
    if (const auto target = undoTarget())
        travel(*target);
}

void PlaySession::redo()
{
    m_review.end();
    if (const auto target = redoTarget())
        travel(*target);
}

void PlaySession::goTo(int ply)
{
    m_review.end();
    if (ply >= 0 && ply <= m_shown.plyCount && ply != m_shown.ply)
        travel(static_cast<std::size_t>(ply));
}

void PlaySession::travel(std::size_t target)
{
    m_problem = nullptr;
    const bool back = target < record().cursor();
    m_variations.goTo(target);
    afterChange(back ? Event::WentBack : Event::WentOn);
}

void PlaySession::hurry()
{
    if (turn() == Computers)
        answer();
}

void PlaySession::setStopped(bool stopped)
{
    if (std::exchange(m_stopped, stopped) == stopped)
        return;
    m_answerWanted = m_answerWanted && !stopped;
    refresh();
}

void PlaySession::tryRefutation(int row)
{
    if (m_shown.trying || row < 0 || row >= m_shown.plyCount)
        return;
    const auto refutation = m_moves.verdict(row).refutation;
    if (!refutation)
        return;
    m_review.end();
    m_beforeTrial = m_variations;
    m_variations.goTo(static_cast<std::size_t>(row) + 1);
    m_variations.play(*refutation);
    afterChange(Event::Moved);
}

void PlaySession::takeBack()
{
    if (!m_shown.trying)
        return;
    m_variations = *std::exchange(m_beforeTrial, std::nullopt);
    afterChange(Event::TookBack);
}

void PlaySession::beginReview()
{
    if (turn() != Over || m_shown.trying || !m_moves.judged())
        return;
    std::vector<play::SumVerdict> faults;
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < record().cursor(); ++ply) {
        const play::SumVerdict& verdict = m_moves.verdict(static_cast<int>(ply));
        const bool whose = seats() == Watching || m_players.isPerson(record().sideOfMove(ply));
        if (whose && verdict.kind == play::SumVerdict::Kind::GaveItAway) {
            faults.push_back(verdict);
            plies.push_back(ply);
        }
    }
    m_review.setCountedTo(countedTo());
    const auto rest = !m_moves.decisionKnown() ? PlayReview::Rest::Unknown
        : m_moves.lastGivenAway()              ? PlayReview::Rest::OthersErred
                                               : PlayReview::Rest::NobodyErred;
    m_review.begin(record().startSum(), std::move(faults), std::move(plies), rest);
    showFault();
}

void PlaySession::stepReview(int direction)
{
    m_review.step(direction);
    showFault();
}

void PlaySession::showFault()
{
    if (const auto ply = m_review.ply())
        travel(*ply);
}

void PlaySession::endReview()
{
    if (!m_review.active())
        return;
    m_review.end();
    travel(record().moves().size());
}

void PlaySession::takeUpLine(int row)
{
    if (!m_shown.trying && row >= 0 && m_variations.takeUp(static_cast<std::size_t>(row)))
        afterChange(Event::Restored);
}

void PlaySession::dropLine(int row)
{
    if (!m_shown.trying && row >= 0 && m_variations.drop(static_cast<std::size_t>(row)))
        afterChange(Event::WentBack);
}

void PlaySession::afterChange(Event event)
{
    m_event = event;
    m_begun = true;
    m_amountProblem = nullptr;
    m_fileText = nullptr;
    m_typing = false;
    m_moveInput.reset();
    m_answerWanted = false;
    study();
    show();
    showPick();
    if (event != Event::Restored && !m_shown.trying)
        keep();
    if (event == Event::Started || event == Event::Restored)
        seat();
    else if (event == Event::Moved)
        m_openedOver = false;
    if (event != Event::WentBack && event != Event::WentOn)
        Q_EMIT recordChanged();
    if (event == Event::Started || event == Event::Restored)
        Q_EMIT started();
    Q_EMIT shownChanged();
    Q_EMIT positionChanged();
    Q_EMIT pickedChanged();
    reword();
    Q_EMIT happened();
    // The pause starts again when the board has shown the move, because that may have taken long.
    if (m_answer.isActive())
        m_answer.start(m_pause);
    if (!revealedIdea().isEmpty())
        Q_EMIT opponentBeaten(QString::fromStdString(play::print(*m_players.opponent)));
}

void PlaySession::show()
{
    m_shown = shownGame(record(), turn(), seats(), m_stopped, m_beforeTrial.has_value());
    m_shown.held = isHeld();
    if (turn() != Computers || m_shown.waiting || m_shown.held)
        m_answer.stop();
    else if (!m_answerWanted && !m_answer.isActive())
        m_answer.start(m_pause);
    m_shown.thinking = m_answer.isActive() || m_answerWanted;
    m_shown.canFinish = canFinish();
}

void PlaySession::refresh()
{
    const PlayShown before = m_shown;
    show();
    if (m_shown != before)
        Q_EMIT shownChanged();
    reword();
}

void PlaySession::say(Wording& text, Wording words)
{
    text = std::move(words);
    reword();
}

void PlaySession::setShowOutcomes(const QString& when)
{
    if (std::exchange(m_showOutcomes, when) == when)
        return;
    showMoves();
    refresh();
}

void PlaySession::setCountUp(bool countUp)
{
    if (std::exchange(m_countUp, countUp) == countUp)
        return;
    m_review.setCountedTo(countedTo());
    m_hints.setCountedTo(countedTo());
    showMoves();
    Q_EMIT countUpChanged();
    reword();
}

void PlaySession::setPause(int pause)
{
    if (std::exchange(m_pause, pause) != pause && m_answer.isActive())
        m_answer.start(pause);
}

}  // namespace nimstone
