// The skill of moving under a quota in Fibonacci Nim, in words.
#include "app/wording/practice/practice_words.h"

#include <QCoreApplication>

#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

using practice::QuotaTask;

/// `59 = 1 + 3 + 55`.
QString formText(const QuotaTask& task)
{
    return QStringLiteral("%1 = %2").arg(number(task.n), additionText(task.parts));
}

struct QuotaPrompts {
    Q_DECLARE_TR_FUNCTIONS(QuotaPrompts)
};

/// One overload a kind of result and no catch-all: a new kind does not compile until it is worded.
class QuotaResults {
    Q_DECLARE_TR_FUNCTIONS(QuotaResults)

public:
    QString operator()(const practice::RightQuotaTake& result) const
    {
        //: %1 is a sum such as "59 = 1 + 3 + 55", %2 the stones taken, %3 twice as many, %4 the next part of the sum
        const QString why = tr("%1. After taking %2 the other player may take %3 at most, and the next part, %4, is out of reach.")
                                .arg(formText(result.task), number(result.taken), number(result.reach), number(result.next));
        if (result.winning.size() == 1)
            return why;
        //: %1 is a list of numbers, "1 and 4"
        return sentencesText(why, tr("There are several winning moves: %1.").arg(numbersText(result.winning)));
    }

    QString operator()(const practice::RightlyLost& result) const
    {
        //: %1 is a sum such as "58 = 3 + 55", %2 its smallest part, %3 how many may be taken
        return tr("%1. The smallest part is %2 and at most %3 may be taken, so there is no winning move.")
            .arg(formText(result.task), number(result.task.parts.front()), number(result.task.quota));
    }

    QString operator()(const practice::SaidLostQuota& fault) const
    {
        if (fault.tripled)
            return tr("There is a winning move. The other player may then take twice as many as you did, not three times as many.");
        //: %1 is how many stones there are, %2 how many may be taken
        return tr("There is a winning move: a part of %1 is within reach of %2.").arg(number(fault.task.n), number(fault.task.quota));
    }

    QString operator()(const practice::OverQuota& fault) const
    {
        using Why = practice::OverQuota::Why;
        //: %1 is how many may be taken
        const QString limit = tr("At most %1 may be taken now.").arg(number(fault.task.quota));
        switch (fault.why) {
        case Why::TookLargestPart:
            //: %1 is the largest part of the heap
            return sentencesText(limit, tr("And %1 is the largest part, where it is the small ones that matter.")
                                            .arg(number(fault.answer)));
        case Why::QuotaForgotten:
            //: %1 is the answer
            return sentencesText(limit, tr("%1 consists of whole parts, and yet it is more than the quota allows.")
                                            .arg(number(fault.answer)));
        case Why::NoReason: break;
        }
        return limit;
    }

    QString operator()(const practice::WrongQuotaTake& fault) const
    {
        const QString answer = number(fault.answer);
        const QString left = number(fault.left);
        const QString reach = number(fault.reach);
        if (fault.reply == fault.left)
            //: %1 is the answer, %2 what it leaves, %3 twice the answer
            return sentencesText(reason(fault), tr("Taking %1 leaves %2. The other player may then take %3, and so takes all of it "
                                                   "and wins.").arg(answer, left, reach));
        //: %1 is the answer, %2 what it leaves, %3 twice the answer, %4 the smallest part of %2
        return sentencesText(reason(fault), tr("Taking %1 leaves %2. The other player may then take %3 at most, and takes the smallest "
                                               "part of %2, which is %4.").arg(answer, left, reach, number(fault.reply)));
    }

private:
    static QString reason(const practice::WrongQuotaTake& fault)
    {
        using Why = practice::WrongQuotaTake::Why;
        switch (fault.why) {
        case Why::TookRest:
            //: %1 is the answer, %2 the largest part of the heap
            return tr("%1 is everything below the largest part, %2: that is too much at once.")
                .arg(number(fault.answer), number(fault.task.parts.back()));
        case Why::TookAllowed:
            //: %1 is the answer
            return tr("%1 is all that is allowed. But the more you take, the more may be taken in answer.").arg(number(fault.answer));
        case Why::TookOne:
            return tr("Taking 1 keeps the answer small, but here it is not small enough.");
        case Why::NoReason: break;
        }
        return {};
    }
};

/// One overload a kind of rung, likewise.
class QuotaHints {
    Q_DECLARE_TR_FUNCTIONS(QuotaHints)

public:
    QString operator()(const practice::AskWhatMayAnswer& rung) const
    {
        //: %1 is how many may be taken
        return tr("You may take %1 at most, and the other player then twice as many as you did. What must be out of that reach?")
            .arg(number(rung.quota));
    }

    QString operator()(const practice::TakeSmallestPart& rung) const
    {
        //: %1 is how many stones there are
        return tr("Write %1 as a sum of Fibonacci numbers, no two of them neighbours. Its smallest part is what to take: the next "
                  "one is more than twice as large. If the quota does not allow it, the position is lost.").arg(number(rung.n));
    }

    QString operator()(const practice::LargestStays& rung) const
    {
        //: %1 is how many stones there are, %2 a Fibonacci number, %3 their difference
        return tr("The largest part of %1 is %2, and it stays. Look at the rest, %3: which of its parts does the quota allow?")
            .arg(number(rung.n), number(rung.largest), number(rung.rest));
    }

    QString operator()(const practice::SmallestPartIs& rung) const
    {
        //: %1 is how many stones there are, %2 a Fibonacci number
        return tr("The smallest part of %1 is %2. May it be taken? If not, there is no winning move.")
            .arg(number(rung.n), number(rung.smallest));
    }

    QString operator()(const practice::TheQuotaTake& rung) const
    {
        const QString smallest = number(rung.task.parts.front());
        const QString quota = number(rung.task.quota);
        if (rung.taken == 0)
            //: %1 is a sum such as "58 = 3 + 55", %2 how many may be taken, %3 the smallest part
            return tr("%1, and %2 &lt; %3: not even the smallest part may be taken. There is no winning move: <b>0</b>.")
                .arg(formText(rung.task), quota, smallest);
        //: %1 is a sum such as "59 = 1 + 3 + 55", %2 its smallest part, %3 twice that, %4 the next part
        return tr("%1. Take <b>%2</b>: then %3 at most may be taken in answer, fewer than %4.")
            .arg(formText(rung.task), smallest, number(2 * rung.taken), number(rung.task.parts[1]));
    }
};

}  // namespace

QString promptOf(const practice::QuotaExercise& exercise)
{
    //: %1 is how many stones there are, %2 how many may be taken
    return QuotaPrompts::tr("Fibonacci Nim: a heap of %1, of which at most %2 may be taken now, and after that at most twice what "
                            "was taken before. How many must you take to win? Answer 0 if there is no winning move.")
        .arg(number(exercise.n), number(exercise.quota));
}

QString resultOf(const practice::QuotaResult& result) { return std::visit(QuotaResults(), result); }
QString hintOf(const practice::QuotaRung& rung) { return std::visit(QuotaHints(), rung); }

}  // namespace nimstone::wording
