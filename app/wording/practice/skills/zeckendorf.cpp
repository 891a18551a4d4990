// The texts of the skill "write a number as a sum of Fibonacci numbers".
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

struct ZeckendorfPrompts {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfPrompts)
};

class ZeckendorfResults {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfResults)

public:
    QString operator()(const practice::RightForm& result) const
    {
        //: %1 is a number, %2 a sum such as "1 + 3 + 8"
        return tr("%1 = %2, and no two of these Fibonacci numbers are consecutive. There is no other such sum.")
            .arg(number(result.n), additionText(result.parts));
    }

    QString operator()(const practice::NothingChosen& fault) const
    {
        return tr("You have not chosen anything yet. The terms must add up to %1.").arg(number(fault.n));
    }

    QString operator()(const practice::NeighborsChosen& fault) const
    {
        //: %1 and %2 are consecutive Fibonacci numbers, %3 is their sum, the next Fibonacci number
        const QString neighbors = tr("The sum is right, but %1 and %2 are consecutive Fibonacci numbers: together they make %3, "
                                      "the next one.")
                                       .arg(number(fault.lower), number(fault.higher), number(fault.together));
        if (fault.misconception != Misconception::BeganTooLow)
            return neighbors;
        return sentencesText(neighbors, tr("Did you pass over the largest Fibonacci number that fits?"));
    }

    QString operator()(const practice::WrongFormSum& fault) const
    {
        const QString sum = additionText(fault.chosen);
        const QString equation = fault.chosen.size() > 1 ? QStringLiteral("%1 = %2").arg(sum, number(fault.sum)) : sum;
        const bool more = fault.sum > fault.n;
        //: %1 is a sum such as "3 + 8 = 11", %2 the difference between the sum and %3, and %3 is the number in the question
        return sentencesText((more ? tr("%1: that is %2 more than %3.") : tr("%1: that is %2 less than %3."))
                                 .arg(equation, number(fault.off), number(fault.n)),
                             reason(fault));
    }

private:
    static QString reason(const practice::WrongFormSum& fault)
    {
        if (fault.misconception == Misconception::PowersOfTwo)
            //: %1 is a list of numbers, "1, 2 and 8"
            return tr("%1 are powers of 2, as in the binary representation. Here the terms are Fibonacci numbers: begin with the "
                      "largest that fits.")
                .arg(listText(fault.chosen));
        if (fault.misconception == Misconception::PartLeftOut)
            return tr("Every number you chose is a term, but the sum is not complete yet.");
        if (fault.misconception == Misconception::PartTooMany)
            return tr("You have all the terms, and something extra.");
        if (fault.misconception == Misconception::BeganTooLow)
            return tr("The largest Fibonacci number that fits is missing. Without it, smaller ones always add up to less, if no "
                      "two of them are consecutive.");
        return {};
    }
};

class ZeckendorfHints {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfHints)

public:
    QString operator()(const practice::AskWhatMustBeIn&) const
    {
        return tr("Which is the largest Fibonacci number that fits? Could smaller ones make up the number without it, if no two of "
                  "them are consecutive?");
    }

    QString operator()(const practice::TakeTheLargest&) const
    {
        return tr("Be greedy: choose the largest Fibonacci number that fits, and do the same with the remainder. The remainder is "
                  "always less than the next smaller Fibonacci number.");
    }

    QString operator()(const practice::LargestPart& rung) const
    {
        //: %1 is a Fibonacci number
        return tr("Begin with %1. How much is left, and which is the largest Fibonacci number that fits into it?").arg(number(rung.part));
    }

    QString operator()(const practice::LargerParts& rung) const
    {
        if (rung.parts.size() == 1)
            //: %1 is a Fibonacci number, %2 the next smaller Fibonacci number
            return tr("From %2 up, the only term is %1. The smaller ones are left to you.")
                .arg(number(rung.parts.front()), number(rung.beneath));
        //: %1 is a list of Fibonacci numbers such as "8 and 21", %2 the Fibonacci number just below the smallest number of the list
        return tr("From %2 up, the terms are %1. The smaller ones are left to you.")
            .arg(listText(rung.parts), number(rung.beneath));
    }

    QString operator()(const practice::TheForm& rung) const
    {
        //: %1 is a number, %2 a sum such as "1 + 3 + 8"
        return tr("%1 = <b>%2</b>: take the largest that fits each time, until nothing is left.")
            .arg(number(rung.n), additionText(rung.parts));
    }
};

}  // namespace

QString promptOf(const practice::ZeckendorfExercise& exercise)
{
    //: %1 is a number
    return ZeckendorfPrompts::tr("Which Fibonacci numbers add up to %1, if no two of them are consecutive in 1, 2, 3, 5, 8, …?")
        .arg(number(exercise.n));
}

QString resultOf(const practice::ZeckendorfExercise::Result& result) { return std::visit(ZeckendorfResults(), result); }
QString hintOf(const practice::ZeckendorfExercise::Rung& rung) { return std::visit(ZeckendorfHints(), rung); }

}  // namespace nimstone::wording
