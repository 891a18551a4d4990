// The texts of the skill "find the remainder after whole blocks" in the Bash game.
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

using practice::BashTask;
using practice::BashVariant;

/// Returns the division by m + 1, such as `23 = 3 · 6 + 5`.
QString divisionText(Count heap, Count quotient, Count block, Count rest)
{
    return QStringLiteral("%1 = %2 · %3 + <b>%4</b>").arg(number(heap), number(quotient), number(block), number(rest));
}

struct BashPrompts {
    Q_DECLARE_TR_FUNCTIONS(BashPrompts)
};

class BashResults {
    Q_DECLARE_TR_FUNCTIONS(BashResults)

public:
    QString operator()(const practice::RightResidue& result) const
    {
        const BashTask& task = result.task;
        const QString division = divisionText(task.heap(), result.quotient, task.block(), result.rest);
        if (result.rest == 0)
            //: %1 is a division such as "30 = 6 · 5 + 0", %2 is m + 1
            return tr("%1: only whole blocks. Whatever you take or add, the other player completes a block of %2, and so also the "
                      "last one.").arg(division, number(task.block()));
        if (task.telling == BashVariant::Heap)
            //: %1 is a division such as "23 = 4 · 5 + 3", %2 the remainder, %3 is m + 1
            return tr("%1. Taking %2 leaves whole blocks of %3, and from then on you complete every block.")
                .arg(division, number(result.rest), number(task.block()));
        //: %1 is a division such as "23 = 4 · 5 + 3", %2 the remainder, %3 is m + 1
        return tr("%1. Once you reach %2, only whole blocks of %3 are left to count, and from then on you complete every block.")
            .arg(division, number(result.rest), number(task.block()));
    }

    QString operator()(const practice::SaidLostResidue& fault) const
    {
        const BashTask& task = fault.task;
        //: %1 is n, %2 is m + 1
        const QString lost = tr("0 would be right if %1 consisted of whole blocks of %2. But there is a remainder.")
                                 .arg(number(task.heap()), number(task.block()));
        return sentencesText(reason(fault.misconception, task, 0), lost);
    }

    QString operator()(const practice::OverMostResidue& fault) const
    {
        const BashTask& task = fault.task;
        const QString limit = task.telling == BashVariant::Heap
            //: %1 is m
            ? tr("At most %1 may be taken.").arg(number(task.most))
            //: %1 is m
            : tr("The first number is at most %1.").arg(number(task.most));
        return sentencesText(limit, reason(fault.misconception, task, fault.answer));
    }

    QString operator()(const practice::WrongResidue& fault) const
    {
        return sentencesText(reason(fault.misconception, fault.task, fault.answer), reply(fault));
    }

private:
    static QString reason(const std::optional<Misconception>& idea, const BashTask& task, Count answer)
    {
        if (idea == Misconception::GoalNotLowered)
            //: %1 is n, %2 is n − 1
            return tr("Whoever writes %1 or more loses, so the number to reach is %2.").arg(number(task.n), number(task.heap()));
        if (idea == Misconception::ModuloMost)
            //: %1 is the answer, %2 is n, %3 is m, %4 is m + 1
            return tr("%1 is the remainder of %2 divided by m = %3. But a move and its reply can always make %4 together, and not "
                      "always %3.")
                .arg(number(answer), number(task.heap()), number(task.most), number(task.block()));
        if (idea == Misconception::AnsweredReply)
            //: %1 is the answer, %2 is m + 1
            return tr("%1 completes a block of %2. But that is how you reply to a move, not how you begin.")
                .arg(number(answer), number(task.block()));
        if (idea == Misconception::AnsweredQuotient)
            //: %1 is the answer, %2 is n, %3 is m + 1
            return tr("%1 is the quotient of %2 divided by %3. What counts is the remainder.")
                .arg(number(answer), number(task.heap()), number(task.block()));
        if (idea == Misconception::TookMost)
            //: %1 is m
            return tr("%1 is the most that a move allows. That alone does not make it the right move.").arg(number(task.most));
        return {};
    }

    static QString reply(const practice::WrongResidue& fault)
    {
        const BashTask& task = fault.task;
        if (task.telling == BashVariant::Heap)
            //: %1 is the answer, %2 the number of stones that it leaves, %3 the number of stones that the other player takes, %4 the number
            //: of stones that are then left, %5 is m + 1
            return tr("Taking %1 leaves %2. The other player takes %3 and leaves %4: whole blocks of %5.")
                .arg(number(fault.answer), number(fault.left), number(fault.reply), number(fault.left - fault.reply),
                     number(task.block()));
        //: %1 is the answer, %2 the number that the other player says, %3 the distance from %2 to the goal, %4 the goal, %5 is m + 1
        return tr("From %1 the other player goes on to %2. From there, %3 are left to count until %4: whole blocks of %5.")
            .arg(number(fault.answer), number(fault.answer + fault.reply), number(fault.left - fault.reply),
                 number(task.heap()), number(task.block()));
    }
};

class BashHints {
    Q_DECLARE_TR_FUNCTIONS(BashHints)

public:
    QString operator()(const practice::AskWhatRoundsMake&) const
    {
        return tr("Whatever the other player does, you can reply. Which total can a move and its reply always make?");
    }

    QString operator()(const practice::WholeBlocksLose& rung) const
    {
        //: %1 is m, %2 is m + 1
        return tr("A move and its reply can always make m + 1 = %2, because each is 1 to %1. So whoever has to move from whole "
                  "blocks of %2 loses.").arg(number(rung.most), number(rung.most + 1));
    }

    QString operator()(const practice::DivideIntoBlocks& rung) const
    {
        const BashTask& task = rung.task;
        if (task.telling == BashVariant::Overstep)
            //: %1 is n, %2 is n − 1, %3 is m + 1
            return tr("Whoever writes %1 or more loses, so aim for %2. Divide %2 by %3 and begin with the remainder.")
                .arg(number(task.n), number(task.heap()), number(task.block()));
        if (task.telling == BashVariant::CountUp)
            //: %1 is n, %2 is m + 1
            return tr("Divide %1 by %2 and begin with the remainder. Then only whole blocks are left to count.")
                .arg(number(task.n), number(task.block()));
        //: %1 is n, %2 is m + 1
        return tr("Divide %1 by %2 and take the remainder. Then only whole blocks are left.")
            .arg(number(task.n), number(task.block()));
    }

    QString operator()(const practice::OneOfTwoRests& rung) const
    {
        //: %1 and %2 are two remainders, %3 is the dividend, %4 the divisor
        return tr("The remainder is %1 or %2. Which of them, subtracted from %3, leaves a multiple of %4?")
            .arg(number(rung.lower), number(rung.higher), number(rung.task.heap()), number(rung.task.block()));
    }

    QString operator()(const practice::TheResidue& rung) const
    {
        const BashTask& task = rung.task;
        const QString division = divisionText(task.heap(), rung.quotient, task.block(), rung.rest);
        if (rung.rest == 0)
            //: %1 is a division such as "30 = 6 · 5 + 0"
            return tr("%1. Nothing is left over, so there is no winning move: the answer is <b>0</b>.").arg(division);
        if (task.telling == BashVariant::Heap)
            //: %1 is a division such as "23 = 4 · 5 + 3", %2 the remainder
            return tr("%1. Take <b>%2</b>, and only whole blocks are left.").arg(division, number(rung.rest));
        //: %1 is a division such as "23 = 4 · 5 + 3", %2 the remainder
        return tr("%1. Begin with <b>%2</b>, and only whole blocks are left to count.").arg(division, number(rung.rest));
    }
};

}  // namespace

QString promptOf(const practice::BashResidueExercise& exercise)
{
    const QString n = number(exercise.task.n);
    const QString most = number(exercise.task.most);
    switch (exercise.task.telling) {
    case BashVariant::Heap:
        //: %1 is the number of stones, %2 the largest number of stones that may be taken
        return BashPrompts::tr("A move takes 1 to %2 stones from a heap of %1, and whoever takes the last stone wins. How many "
                               "must you take? Answer 0 if there is no winning move.").arg(n, most);
    case BashVariant::CountUp:
        //: %1 is the number to reach, %2 the largest number that a move may add
        return BashPrompts::tr("Two players count up from 0 by 1 to %2 at a time. Whoever says %1 wins. Which number must you say "
                               "first? Answer 0 if no first number wins.").arg(n, most);
    case BashVariant::Overstep:
        //: %1 is the number that loses, %2 the largest number that a move may add
        return BashPrompts::tr("Two players count up from 0 by 1 to %2 at a time. Whoever first writes %1 or more loses. Which "
                               "number must you write first? Answer 0 if no first number wins.").arg(n, most);
    }
    return {};
}

QString resultOf(const practice::BashResidueExercise::Result& result) { return std::visit(BashResults(), result); }
QString hintOf(const practice::BashResidueExercise::Rung& rung) { return std::visit(BashHints(), rung); }

}  // namespace nimstone::wording
