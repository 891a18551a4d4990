#include "app/wording/practice/practice_rules.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

#include "core/practice/mastery.h"
#include "core/practice/mastery_shown.h"
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
        PracticeRules::tr("An exercise counts once, by the first answer you ever give to it. Trying again, or doing the same exercise "
                          "another time, is good practice and changes nothing."),
        PracticeRules::tr("It counts as right if that answer is right and was not given away. Each hint makes a right answer raise "
                          "the estimate less; the last hint gives the answer away."),
        //: %1 to %4 are numbers of days: 1, 3, 7 and 21
        PracticeRules::tr("A mistake comes back after %1 day. Each time you are right without hints it waits longer, %2, %3 and then %4 "
                          "days, and after that it is done with. On such a day your first answer counts anew.")
            .arg(gaps[0]).arg(gaps[1]).arg(gaps[2]).arg(gaps[3]),
        //: %1 is a number of per cent, %2 one of exercises; %3 is a number of per cent
        PracticeRules::tr("A skill is mastered at an estimate of %1 %, from at least %2 exercises that count. Before that each of them is "
                          "good for %3 % at most.")
            .arg(percent(practice::mastered)).arg(practice::fewestExercises).arg(percent(practice::mastered / practice::fewestExercises)),
        PracticeRules::tr("Heaps of your own do not count, nor does a file that you only look at. The record is one person's: add a file "
                          "only if its answers are yours."),
    };
}

}  // namespace nimstone::wording
