// The skill of writing a number as a sum of Fibonacci numbers, in words.
#include "app/wording/practice/practice_words.h"

#include <QCoreApplication>

#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct ZeckendorfPrompts {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfPrompts)
};

/// One overload a kind of result and no catch-all: a new kind does not compile until it is worded.
class ZeckendorfResults {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfResults)

public:
    QString operator()(const practice::RightForm& result) const
    {
        //: %1 is a number, %2 a sum such as "1 + 3 + 8"
        return tr("%1 = %2, and no two of these are neighbours among the Fibonacci numbers. There is no other such sum.")
            .arg(number(result.n), additionText(result.parts));
    }

    QString operator()(const practice::NothingChosen& fault) const
    {
        return tr("Nothing is chosen yet, and %1 is to come together.").arg(number(fault.n));
    }

    QString operator()(const practice::NeighboursChosen& fault) const
    {
        //: %1 and %2 are neighbouring Fibonacci numbers, %3 their sum, the next one
        const QString neighbours = tr("The sum is right, but %1 and %2 are neighbours: together they are %3, the next Fibonacci number.")
                                       .arg(number(fault.lower), number(fault.higher), number(fault.together));
        if (!fault.beganTooLow)
            return neighbours;
        return sentencesText(neighbours, tr("Did you pass over the largest number that fits?"));
    }

    QString operator()(const practice::WrongFormSum& fault) const
    {
        const QString sum = additionText(fault.chosen);
        const QString equation = fault.chosen.size() > 1 ? QStringLiteral("%1 = %2").arg(sum, number(fault.sum)) : sum;
        const bool more = fault.sum > fault.n;
        //: %1 is a sum such as "3 + 8 = 11", %2 by how much it is off, %3 the number that was asked for
        return sentencesText((more ? tr("%1: that is %2 more than %3.") : tr("%1: that is %2 less than %3."))
                                 .arg(equation, number(fault.off), number(fault.n)),
                             reason(fault));
    }

private:
    static QString reason(const practice::WrongFormSum& fault)
    {
        using Why = practice::WrongFormSum::Why;
        switch (fault.why) {
        case Why::PowersOfTwo:
            //: %1 is a list of numbers, "1, 2 and 8"
            return tr("%1 are powers of two. In binary they would be digits of the number, but here the parts are Fibonacci numbers.")
                .arg(numbersText(fault.chosen));
        case Why::LeftOut:
            return tr("What is chosen belongs to the sum, but it is not all yet.");
        case Why::TooMany:
            return tr("All parts of the sum are there, and something else besides.");
        case Why::BeganTooLow:
            return tr("The largest Fibonacci number that fits is missing. Without it the smaller ones, no two of them neighbours, "
                      "never make up for it.");
        case Why::NoReason: break;
        }
        return {};
    }
};

/// One overload a kind of rung, likewise.
class ZeckendorfHints {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfHints)

public:
    QString operator()(const practice::AskWhatMustBeIn&) const
    {
        return tr("Which is the largest Fibonacci number that fits? Could smaller ones make up the number without it, if no "
                  "two of them are neighbours?");
    }

    QString operator()(const practice::TakeTheLargest&) const
    {
        return tr("Be greedy: choose the largest Fibonacci number that fits, and do the same with what is left. What is left never "
                  "has room for a neighbour.");
    }

    QString operator()(const practice::LargestPart& rung) const
    {
        //: %1 is a Fibonacci number
        return tr("Begin with %1. How much is left, and which number is the largest that fits into it?").arg(number(rung.part));
    }

    QString operator()(const practice::LargerParts& rung) const
    {
        if (rung.parts.size() == 1)
            //: %1 is a Fibonacci number, %2 the one beneath it
            return tr("%1 is the only part of that size, and %2, its neighbour, is none. The smaller ones are left to you.")
                .arg(number(rung.parts.front()), number(rung.beneath));
        //: %1 is a list of Fibonacci numbers, "8 and 21", %2 the one beneath the smallest of them
        return tr("%1 are parts, and %2, the neighbour beneath, is none. The smaller ones are left to you.")
            .arg(numbersText(rung.parts), number(rung.beneath));
    }

    QString operator()(const practice::TheForm& rung) const
    {
        //: %1 is a number, %2 a sum such as "1 + 3 + 8"
        return tr("%1 = <b>%2</b>: each time the largest that fits, until nothing is left.")
            .arg(number(rung.n), additionText(rung.parts));
    }
};

}  // namespace

QString promptOf(const practice::ZeckendorfExercise& exercise)
{
    //: %1 is a number
    return ZeckendorfPrompts::tr("Which Fibonacci numbers add up to %1, if no two of them are neighbours in 1, 2, 3, 5, 8, …?")
        .arg(number(exercise.n));
}

QString resultOf(const practice::ZeckendorfResult& result) { return std::visit(ZeckendorfResults(), result); }
QString hintOf(const practice::ZeckendorfRung& rung) { return std::visit(ZeckendorfHints(), rung); }

}  // namespace nimstone::wording
