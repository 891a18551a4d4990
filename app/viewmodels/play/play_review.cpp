#include "app/viewmodels/play/play_review.h"

#include <algorithm>

#include "app/viewmodels/learn/ideas/ideas.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/verdicts.h"
#include "app/wording/practice/practice.h"

namespace nimstone {

void PlayReview::begin(const GameSum& start, std::vector<play::SumVerdict> faults, std::vector<std::size_t> plies, Rest rest)
{
    m_active = true;
    m_start = start;
    m_rest = rest;
    m_faults = std::move(faults);
    m_plies = std::move(plies);
    m_current = 0;
    m_tried.reset();
    m_answerShown = false;
    Q_EMIT changed();
}

void PlayReview::end()
{
    if (!m_active)
        return;
    m_active = false;
    m_faults.clear();
    m_plies.clear();
    m_tried.reset();
    Q_EMIT changed();
}

std::optional<std::size_t> PlayReview::ply() const
{
    return m_active && !m_plies.empty() ? std::optional(m_plies[static_cast<std::size_t>(m_current)]) : std::nullopt;
}

void PlayReview::tryMove(const MoveInSum& move)
{
    if (m_faults.empty())
        return;
    if (auto tried = play::judge(m_faults[static_cast<std::size_t>(m_current)].before, move))
        m_tried = std::move(*tried);
    Q_EMIT changed();
}

void PlayReview::step(int direction)
{
    if (m_faults.empty())
        return;
    m_current = std::clamp(m_current + direction, 0, count() - 1);
    m_tried.reset();
    m_answerShown = false;
    Q_EMIT changed();
}

void PlayReview::showAnswer()
{
    m_answerShown = true;
    Q_EMIT changed();
}

void PlayReview::setCountedTo(std::optional<Count> goal)
{
    m_countedTo = goal;
    Q_EMIT changed();
}

QString PlayReview::text() const
{
    if (!m_active)
        return {};
    if (m_faults.empty()) {
        switch (m_rest) {
        case Rest::NobodyErred: return tr("Nobody made a mistake: the starting position decided it.");
        case Rest::OthersErred: return tr("You made no mistake: there is nothing to review.");
        case Rest::Unknown: return tr("No mistake was found, but the game is too large to judge every move.");
        }
    }
    const auto& fault = m_faults[static_cast<std::size_t>(m_current)];
    const std::size_t ply = m_plies[static_cast<std::size_t>(m_current)] + 1;
    if (!m_tried) {
        //: %1 is the number of a move, %2 the move, such as "take 2 from heap 1"
        return tr("Move %1 gave the win away: %2. What would have kept it?")
            .arg(QString::number(ply), wording::movePhrase(fault.before, fault.move, m_countedTo));
    }
    if (solved()) {
        //: %1 is one or two sentences that say why the tried move wins
        return tr("<b>That wins.</b> %1").arg(wording::verdictReason(*m_tried, m_countedTo));
    }
    // The sentence does not reveal the answer before the person requests it.
    //: %1 is one or two sentences that say why the tried move does not win
    return tr("<b>That does not win either.</b> %1").arg(wording::whatItLeft(*m_tried, m_countedTo));
}

QVariantMap PlayReview::nextTask() const
{
    if (!m_active)
        return {};
    if (const auto skill = m_faults.empty() ? std::nullopt : skillFor(*m_start))
        //: A button after the review of a game: %1 is the name of a skill
        return {{QStringLiteral("text"), tr("Practise: %1").arg(wording::skillName(*skill))},
                {QStringLiteral("skill"), QString::fromUtf8(practice::name(*skill))}};
    const QString lesson = lessonOf(*m_start);
    if (lesson.isEmpty())
        return {};
    //: A button after the review of a game: %1 is the title of a lesson
    return {{QStringLiteral("text"), tr("Lesson: %1").arg(wording::lessonTitle(lesson))}, {QStringLiteral("lesson"), lesson}};
}

QString PlayReview::answer() const
{
    if (!m_active || !m_answerShown || m_faults.empty())
        return {};
    const auto& fault = m_faults[static_cast<std::size_t>(m_current)];
    if (!fault.better)
        return wording::winNotFound();
    //: %1 is a move, such as "Take 2 from heap 1"
    return tr("A winning move: %1.").arg(wording::movePhrase(fault.before, *fault.better, m_countedTo));
}

}  // namespace nimstone
