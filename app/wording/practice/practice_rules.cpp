// The rules about the answers that count in the practice record, in words.
#include "app/wording/practice/practice.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "core/practice/mastery.h"
#include "core/practice/mistakes.h"

namespace nimstone::wording {

namespace {

struct PracticeRules {
    Q_DECLARE_TR_FUNCTIONS(PracticeRules)
};

QString percent(double share) { return QString::number(std::lround(100 * share)); }

}  // namespace

QStringList practiceRules()
{
    using practice::gaps;
    static_assert(gaps.size() == 4);
    return {
        PracticeRules::tr("An exercise counts once: by the first answer you ever give to it. Trying again, or doing the same "
                          "exercise later, is good practice but changes nothing, except on a day when it is due as a mistake."),
        PracticeRules::tr("It counts as right if that answer is right and had not been shown to you. The more hints you ask for, "
                          "the less a right answer raises the estimate of what you know. The last hint shows the answer."),
        //: %1 to %4 are numbers of days: 1, 3, 7 and 21
        PracticeRules::tr("A mistake comes back after %1 day. Each time you then answer it right without hints, it waits longer: "
                          "%2, %3, and then %4 days. After that it does not come back. On a day when it is due, your first answer "
                          "counts again.")
            .arg(gaps[0]).arg(gaps[1]).arg(gaps[2]).arg(gaps[3]),
        //: %1 and %3 are percentages, %2 is a number of exercises
        PracticeRules::tr("A skill is mastered when its estimate reaches %1%, with at least %2 exercises that count. With fewer, "
                          "the estimate is at most %3% times their number.")
            .arg(percent(practice::mastered)).arg(practice::fewestExercises).arg(percent(practice::mastered / practice::fewestExercises)),
        PracticeRules::tr("Exercises on your own heaps do not count, and neither does a file that you only look at. The practice "
                          "record belongs to one person: add a file only if the answers in it are yours."),
    };
}

}  // namespace nimstone::wording
