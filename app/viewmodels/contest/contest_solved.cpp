#include "app/viewmodels/contest/contest_solved.h"

#include <QDateTime>

#include "app/storage/record/record_names.h"
#include "core/contest/problem.h"

namespace nimstone {

namespace {

/// The name under which the record keeps problems that were solved.
const QString skillOfSolving = QStringLiteral("solve-problem");

QString codeOfProblem(const QString& problem)
{
    return skillOfSolving + QLatin1Char(' ') + problem;
}

}  // namespace

QStringList solvedProblems(const ProgressTally& tally)
{
    QStringList solved;
    for (const contest::Problem& problem : contest::allProblems()) {
        const QString name = QString::fromUtf8(problem.name);
        if (tally.exercises.contains(codeOfProblem(name)))
            solved << name;
    }
    return solved;
}

void recordSolved(Progress& progress, const QString& problem)
{
    const QString code = codeOfProblem(problem);
    if (progress.tally().exercises.contains(code))
        return;
    AnswerRecord answer;
    const QDateTime now = QDateTime::currentDateTime();
    answer.time = now.toMSecsSinceEpoch();
    answer.day = dayOf(now.date());
    answer.skill = skillOfSolving;
    answer.exercise = code;
    answer.answer = QStringLiteral("AC");
    answer.right = true;
    answer.first = false;
    progress.record(std::move(answer));
}

}  // namespace nimstone
