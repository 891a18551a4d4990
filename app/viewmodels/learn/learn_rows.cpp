// The part of LearnTask that lists the cases of a shelf and the contest problems of a lesson.
#include "app/viewmodels/learn/learn_task.h"

#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/learn/learn_mistake.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/contest.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/play/play.h"
#include "translations/spoken.h"

namespace nimstone {

QVariantList LearnTask::rows() const
{
    QVariantList rows;
    if (const auto* const shelf = block<learn::ShelfBlock>()) {
        for (const learn::GameRound& round : shelf->rounds)
            rows << caseRow(round);
    } else if (const auto* const problems = block<learn::ProblemBlock>()) {
        for (const learn::ProblemRound& round : problems->rounds)
            rows << problemRow(round);
    }
    return rows;
}

QVariantMap LearnTask::caseRow(const learn::GameRound& round) const
{
    const MistakenIdea idea = round.opponent.idea;
    const bool solved = !session()->tally().note(noteOfCase(idea, round.position)).isEmpty();
    return {{QStringLiteral("name"), wording::opponentName(round.opponent)},
            {QStringLiteral("game"), nameOfGame(round.position)},
            {QStringLiteral("icon"), QString::fromUtf8(iconOf(round.opponent))},
            {QStringLiteral("solved"), solved},
            {QStringLiteral("idea"), solved ? wording::misconceptionText(idea) : QString()}};
}

QVariantMap LearnTask::problemRow(const learn::ProblemRound& round) const
{
    const QString name = QString::fromUtf8(round.problem->name);
    const QString title = wording::problemTitle(*round.problem, spokenLanguage());
    const bool solved = solvedProblems(session()->tally()).contains(name);
    const bool hidden = !round.lesson.empty() && !solved && !m_answers.contains(name);
    QStringList lines;
    if (!round.lesson.empty())
        //: %1 is the title of the lesson that has the idea of a contest problem
        lines << tr("The idea: %1").arg(wording::linkToLesson(round.lesson));
    for (const QString& line : QString::fromStdString(round.text).split(QLatin1Char('\n')))
        lines << wording::lessonText(line.toStdString());
    return {{QStringLiteral("name"), name},
            {QStringLiteral("title"), wording::problemLabel(*round.problem) + QStringLiteral(" · ") + title},
            {QStringLiteral("solved"), solved},
            {QStringLiteral("text"), hidden ? QString() : lines.join(QStringLiteral("<br>"))},
            {QStringLiteral("challenge"), !round.lesson.empty()},
            {QStringLiteral("named"), session()->tally().note(QStringLiteral("challenge/") + name)},
            {QStringLiteral("hidden"), hidden}};
}

}  // namespace nimstone
