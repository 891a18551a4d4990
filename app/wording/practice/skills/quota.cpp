// The texts of the skill "find how many to take under a quota" in Fibonacci Nim.
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

using practice::QuotaTask;

/// Returns the Zeckendorf representation of n, such as `59 = 1 + 3 + 55`.
QString formText(const QuotaTask& task)
{
    return QStringLiteral("%1 = %2").arg(number(task.n), additionText(task.parts));
}

struct QuotaPrompts {
    Q_DECLARE_TR_FUNCTIONS(QuotaPrompts)
};

class QuotaResults {
    Q_DECLARE_TR_FUNCTIONS(QuotaResults)

public:
    QString operator()(const practice::RightQuotaTake& result) const
    {
        //: %1 is a sum such as "59 = 1 + 3 + 55", %2 the number of stones that are taken, %3 twice this number, %4 the next term of the sum
        const QString why = tr("%1. After you take %2, the other player may take at most %3, which is less than the next term, %4.")
                                .arg(formText(result.task), number(result.taken), number(result.reach), number(result.next));
        if (result.winning.size() == 1)
            return why;
        //: %1 is a list of numbers, "1 and 4"
        return sentencesText(why, tr("There are several winning moves: %1.").arg(listText(result.winning)));
    }

    QString operator()(const practice::RightlyLost& result) const
    {
        //: %1 is a sum such as "58 = 3 + 55", %2 the smallest term of the sum, %3 the largest number of stones that may be taken
        return tr("%1. The smallest term is %2, but at most %3 may be taken. So there is no winning move.")
            .arg(formText(result.task), number(result.task.parts.front()), number(result.task.quota));
    }

    QString operator()(const practice::SaidLostQuota& fault) const
    {
        if (fault.misconception == Misconception::QuotaTripled)
            return tr("There is a winning move. After it the other player may take at most twice as many as you did, not three "
                      "times as many.");
        //: %1 is the number of stones, %2 the largest number of stones that may be taken
        return tr("There is a winning move: the smallest term of %1 is within the quota, %2.").arg(number(fault.task.n), number(fault.task.quota));
    }

    QString operator()(const practice::OverQuota& fault) const
    {
        //: %1 is the largest number of stones that may be taken
        const QString limit = tr("At most %1 may be taken now.").arg(number(fault.task.quota));
        if (fault.misconception == Misconception::TookLargestPart)
            //: %1 is the largest Zeckendorf term of the heap
            return sentencesText(limit, tr("Besides, %1 is the largest term, and what counts is the smallest.")
                                            .arg(number(fault.answer)));
        if (fault.misconception == Misconception::QuotaForgotten)
            //: %1 is the answer
            return sentencesText(limit, tr("%1 is made of whole terms, but it is more than the quota allows.")
                                            .arg(number(fault.answer)));
        return limit;
    }

    QString operator()(const practice::WrongQuotaTake& fault) const
    {
        const QString answer = number(fault.answer);
        const QString left = number(fault.left);
        const QString reach = number(fault.reach);
        if (fault.reply == fault.left)
            //: %1 is the answer, %2 the number of stones that it leaves, %3 twice the answer
            return sentencesText(reason(fault), tr("Taking %1 leaves %2. The other player may then take up to %3, takes "
                                                   "everything, and wins.").arg(answer, left, reach));
        //: %1 is the answer, %2 the number of stones that it leaves, %3 twice the answer, %4 the smallest Zeckendorf term of %2
        return sentencesText(reason(fault), tr("Taking %1 leaves %2. The other player may then take up to %3, and wins by taking "
                                               "%4, the smallest term of %2.").arg(answer, left, reach, number(fault.reply)));
    }

private:
    static QString reason(const practice::WrongQuotaTake& fault)
    {
        if (fault.misconception == Misconception::TookRestBelowLargest)
            //: %1 is the answer, %2 the largest Zeckendorf term of the heap
            return tr("%1 is everything except the largest term, %2. Taking all of it makes the other player's quota too large.")
                .arg(number(fault.answer), number(fault.task.parts.back()));
        if (fault.misconception == Misconception::TookAllAllowed)
            //: %1 is the answer
            return tr("%1 is all that the quota allows. But the more you take, the more the other player may take.").arg(number(fault.answer));
        if (fault.misconception == Misconception::TookOne)
            return tr("Taking 1 keeps the other player's quota small, but here not small enough.");
        return {};
    }
};

class QuotaHints {
    Q_DECLARE_TR_FUNCTIONS(QuotaHints)

public:
    QString operator()(const practice::AskWhatMayAnswer& rung) const
    {
        //: %1 is the largest number of stones that may be taken
        return tr("You may take at most %1, and then the other player at most twice as many as you did. What must stay out of reach?")
            .arg(number(rung.quota));
    }

    QString operator()(const practice::SmallestGoes& rung) const
    {
        //: %1 is the number of stones
        return tr("Write %1 as a sum of different Fibonacci numbers, no two of them consecutive. Take the smallest term: the next one is "
                  "more than twice as large. If the quota does not allow it, the position is lost.").arg(number(rung.n));
    }

    QString operator()(const practice::LargestStays& rung) const
    {
        //: %1 is the number of stones, %2 a Fibonacci number, %3 is %1 − %2
        return tr("The largest term of %1 is %2, and it stays. Look at the remainder, %3: which of its terms does the quota allow?")
            .arg(number(rung.n), number(rung.largest), number(rung.rest));
    }

    QString operator()(const practice::SmallestPartIs& rung) const
    {
        //: %1 is the number of stones, %2 a Fibonacci number
        return tr("The smallest term of %1 is %2. Does the quota allow it? If not, there is no winning move.")
            .arg(number(rung.n), number(rung.smallest));
    }

    QString operator()(const practice::TheQuotaTake& rung) const
    {
        const QString smallest = number(rung.task.parts.front());
        const QString quota = number(rung.task.quota);
        if (rung.taken == 0)
            //: %1 is a sum such as "58 = 3 + 55", %2 the largest number of stones that may be taken, %3 the smallest term of the sum
            return tr("%1, and %2 &lt; %3: the quota does not even allow the smallest term. There is no winning move: <b>0</b>.")
                .arg(formText(rung.task), quota, smallest);
        //: %1 is a sum such as "59 = 1 + 3 + 55", %2 the smallest term of the sum, %3 is 2 · %2, %4 the next term
        return tr("%1. Take <b>%2</b>: then the other player may take at most %3, which is less than %4.")
            .arg(formText(rung.task), smallest, number(2 * rung.taken), number(rung.task.parts[1]));
    }
};

}  // namespace

QString promptOf(const practice::QuotaExercise& exercise)
{
    //: %1 is the number of stones, %2 the largest number of stones that may be taken
    return QuotaPrompts::tr("Fibonacci Nim with a heap of %1: at most %2 may be taken now, and after that at most twice what the "
                            "previous move took. How many must you take to win? Answer 0 if there is no winning move.")
        .arg(number(exercise.n), number(exercise.quota));
}

QString resultOf(const practice::QuotaExercise::Result& result) { return std::visit(QuotaResults(), result); }
QString hintOf(const practice::QuotaExercise::Rung& rung) { return std::visit(QuotaHints(), rung); }

}  // namespace nimstone::wording
