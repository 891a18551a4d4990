#include "app/viewmodels/learn/learn_problems.h"

#include "app/viewmodels/contest/contest_solved.h"
#include "app/wording/contest.h"
#include "app/wording/learn/lessons.h"
#include "translations/spoken.h"

namespace nimstone {

void LearnProblems::show(bool)
{
    connect(session(), &RecordAware::progressChanged, this, &LearnProblems::changed, Qt::UniqueConnection);
    Q_EMIT changed();
}

QVariantList LearnProblems::problems() const
{
    QVariantList rows;
    if (const auto* const problems = block<learn::ProblemBlock>()) {
        for (const learn::ProblemRound& round : problems->rounds)
            rows << row(round);
    }
    return rows;
}

QVariantMap LearnProblems::row(const learn::ProblemRound& round) const
{
    const QString name = QString::fromUtf8(round.problem->name);
    const QString title = wording::problemTitle(*round.problem, spokenLanguage());
    const Progress* const progress = session()->progress();
    const bool solved = progress && solvedProblems(progress->tally()).contains(name);
    const bool hidden = !round.lesson.empty() && !solved && !m_revealed.contains(name);
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
            {QStringLiteral("named"), session()->note(QStringLiteral("challenge/") + name)},
            {QStringLiteral("hidden"), hidden}};
}

void LearnProblems::nameLesson(const QString& problem, const QString& lesson)
{
    if (session()->progress())
        session()->progress()->keepNote(QStringLiteral("challenge/") + problem, lesson);
    Q_EMIT changed();
}

void LearnProblems::revealIdea(const QString& problem)
{
    m_revealed << problem;
    Q_EMIT changed();
}

}  // namespace nimstone
