// Answers of an imaginary learner for the tests of the record, and a folder for the record.
#pragma once

#include <array>
#include <vector>

#include "app/storage/record/progress_tally.h"
#include "core/random.h"

namespace nimstone::tests {

inline constexpr qint64 beginning = 1'750'000'000'000;
inline constexpr practice::Day firstDay = 20254;

/// Returns the answer with the number `number`, always the same answer for the same number. Some answers are wrong,
/// some have hints, some are repeated on later days.
inline AnswerRecord answerNumber(int number)
{
    static const std::array skills{QStringLiteral("nim-sum"), QStringLiteral("eligible-heap"), QStringLiteral("how-many"),
                                   QStringLiteral("outcome")};
    static const std::array tags{QStringLiteral("ordinary-sum"), QStringLiteral("left-out"), QString()};
    Chance chance(static_cast<Seed>(number));
    AnswerRecord answer;
    answer.id = QStringLiteral("id-%1").arg(number);
    answer.time = beginning + 1000 * qint64{number};
    answer.day = firstDay + number / 40;
    answer.skill = skills[chance.below(skills.size())];
    answer.level = static_cast<int>(chance.between(1, 3));
    answer.exercise = QStringLiteral("%1 %2 %3").arg(answer.skill).arg(answer.level).arg(chance.below(30));
    answer.answer = QString::number(chance.below(100));
    answer.options = chance.below(2) == 0 ? 0 : 4;
    answer.right = chance.below(4) != 0;
    answer.first = chance.below(5) != 0;
    answer.hints = chance.below(3) == 0 ? static_cast<int>(chance.between(1, 5)) : 0;
    answer.answerShown = chance.below(20) == 0;
    answer.tag = answer.right ? QString() : tags[chance.below(tags.size())];
    answer.milliseconds = static_cast<qint64>(chance.below(60000));
    return answer;
}

inline std::vector<AnswerRecord> answersUpTo(int count)
{
    std::vector<AnswerRecord> all;
    for (int number = 0; number < count; ++number)
        all.push_back(answerNumber(number));
    return all;
}

inline ProgressTally tallyOf(const std::vector<AnswerRecord>& answers)
{
    ProgressTally tally;
    for (const AnswerRecord& answer : answers)
        tally.add(answer);
    return tally;
}

}  // namespace nimstone::tests
