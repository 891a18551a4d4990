#include "app/viewmodels/contest/contest_solved.h"

#include <QDateTime>

#include "app/storage/record/record_names.h"
#include "core/contest/problem.h"

namespace nimstone {

namespace {

/// The skill under which the practice record stores solved problems; also the first word of their codes.
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
    AnswerRecord answer = recordRightAnswer(skillOfSolving, code, QStringLiteral("AC"));
    answer.first = false;
    progress.record(std::move(answer));
}

AnswerRecord recordRightAnswer(const QString& skill, const QString& code, const QString& answer)
{
    AnswerRecord record;
    const QDateTime now = QDateTime::currentDateTime();
    record.time = now.toMSecsSinceEpoch();
    record.day = dayOf(now.date());
    record.skill = skill;
    record.exercise = code;
    record.answer = answer;
    record.right = true;
    return record;
}

}  // namespace nimstone
