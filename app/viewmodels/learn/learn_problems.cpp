#include "app/viewmodels/learn/learn_problems.h"

#include <algorithm>
#include <iterator>

#include "app/viewmodels/contest/contest_solved.h"
#include "app/wording/contest.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/names.h"
#include "core/contest/io/stream.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

QString linkToBreak(const contest::Problem& problem, const std::string& program, const QString& text)
{
    const QString pattern = QStringLiteral("<a href=\"break:%1/%2\">%3</a>");
    return pattern.arg(QString::fromUtf8(problem.name), QString::fromStdString(program), text);
}

QString boldOutput(const std::string& output)
{
    return QStringLiteral("<b>%1</b>").arg(QString::fromStdString(output).trimmed().toHtmlEscaped());
}

}  // namespace

void LearnProblems::show(bool)
{
    connect(session(), &RecordAware::progressChanged, this, &LearnProblems::changed, Qt::UniqueConnection);
    Q_EMIT changed();
}

QVariantList LearnProblems::problems() const
{
    QVariantList rows;
    if (const auto* const plain = block<learn::ProblemBlock>()) {
        for (const auto& [problem, wrong] : plain->rounds) {
            QStringList links;
            for (const std::string& program : wrong) {
                //: A link: %1 is the number of a wrong program
                const QString numbered = tr("Break wrong program %1").arg(links.size() + 1);
                links << linkToBreak(*problem, program, wrong.size() == 1 ? tr("Break a wrong program") : numbered);
            }
            rows << row(*problem, links.join(QStringLiteral(" · ")));
        }
    } else if (const auto* const known = block<learn::FormulasBlock>()) {
        for (const auto& [problem, program, lessons, input, said, text] : known->rounds) {
            std::vector<QString> proving;
            std::ranges::transform(lessons, std::back_inserter(proving), wording::linkToLesson);
            std::string right;
            contest::solve(*problem, contest::bytesOf(input), contest::appendTo(right));
            //: %1 is an input of a contest problem, %2 the answer of the usual program, %3 the right answer
            const QString failure = tr("Input %1: the usual program answers %2, right is %3.")
                                        .arg(boldOutput(input), boldOutput(said), boldOutput(right));
            //: %1 is a list of titles of lessons
            const QString proofs = tr("Proved in: %1").arg(wording::listText(proving));
            const QStringList links{proofs, linkToBreak(*problem, program, tr("Break the usual program"))};
            rows << row(*problem, wording::lessonText(text) + QStringLiteral("<br>") + failure + QStringLiteral("<br>")
                                      + links.join(QStringLiteral(" · ")));
        }
    } else if (const auto* const hidden = block<learn::ChallengeBlock>()) {
        for (const auto& round : hidden->rounds)
            rows << challengeRow(round);
    }
    return rows;
}

QVariantMap LearnProblems::row(const contest::Problem& problem, const QString& text) const
{
    const QString name = QString::fromUtf8(problem.name);
    const QString title = wording::problemTitle(problem, spokenLanguage());
    const Progress* const progress = session()->progress();
    return {{QStringLiteral("name"), name},
            {QStringLiteral("title"), wording::problemLabel(problem) + QStringLiteral(" · ") + title},
            {QStringLiteral("solved"), progress && solvedProblems(progress->tally()).contains(name)},
            {QStringLiteral("named"), progress ? progress->tally().note(QStringLiteral("challenge/") + name) : QString()},
            {QStringLiteral("text"), text}};
}

QVariantMap LearnProblems::challengeRow(const learn::ChallengeRound& round) const
{
    QVariantMap shown = row(*round.problem, {});
    const QString name = shown.value(QStringLiteral("name")).toString();
    const bool hidden = !shown.value(QStringLiteral("solved")).toBool() && !m_revealed.contains(name);
    shown.insert(QStringLiteral("hidden"), hidden);
    //: %1 is the title of the lesson that has the idea of a contest problem
    const QString idea = tr("The idea: %1").arg(wording::linkToLesson(round.lesson));
    if (!hidden)
        shown.insert(QStringLiteral("text"), idea + QStringLiteral("<br>") + wording::lessonText(round.text));
    return shown;
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
