// The skill of finding a mex, in words.
#include "app/wording/practice/practice_words.h"

#include <QCoreApplication>

#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

/// One overload a kind of result and no catch-all: a new kind does not compile until it is worded.
class MexResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightMex& result) const
    {
        if (result.heap) {
            if (result.mex == 0)
                //: %1 is how many stones a heap has
                return tr("No option of heap %1 is worth 0, so heap %1 is worth 0: a P-position.").arg(number(*result.heap));
            if (result.mex == 1)
                //: %1 is how many stones a heap has
                return tr("Heap %1 is worth 1: it has an option worth 0, and none worth 1.").arg(number(*result.heap));
            //: %1 is how many stones a heap has, %2 its value, %3 one less
            return tr("Heap %1 is worth %2: its options reach every value from 0 to %3, and none is worth %2.")
                .arg(number(*result.heap), number(result.mex), number(result.mex - 1));
        }
        if (result.mex == 0)
            return tr("0 itself is not there, and no number is smaller: the mex is 0.");
        if (result.mex == 1)
            return tr("0 is there, and 1 is not: the mex is 1.");
        //: %1 is the mex, %2 one less
        return tr("Every number from 0 to %2 is there, and %1 is not: the mex is %1.").arg(number(result.mex), number(result.mex - 1));
    }

    QString operator()(const practice::WrongMex& fault) const { return fault.heap ? ofHeap(fault) : ofValues(fault); }

private:
    static QString ofValues(const practice::WrongMex& fault)
    {
        using Why = practice::WrongMex::Why;
        const QString answer = number(fault.answer);
        switch (fault.why) {
        case Why::LargestPlusOne:
            //: %1 is the answer
            return tr("%1 is one more than the largest number, but that does not matter here: a smaller number is missing too.")
                .arg(answer);
        case Why::ForgotZero:
            //: %1 is the answer
            return tr("%1 is the least positive number that is missing. Counting begins at 0: is 0 among the numbers?").arg(answer);
        case Why::Counted:
            if (fault.place)
                //: %1 is the answer
                return tr("Counting the numbers gives %1, but %1 is among them. The mex is a number that is not there.").arg(answer);
            //: %1 is the answer
            return tr("Counting the numbers gives %1. That is their mex only where they are 0, 1, 2, … without a gap; here a smaller "
                      "number is missing.").arg(answer);
        case Why::GapAfterRun:
            //: %1 is the answer
            return tr("%1 is missing after the longest run of numbers, but the mex is the very first gap, counted from 0.").arg(answer);
        case Why::LeastValue:
            //: %1 is the answer
            return tr("%1 is the least number that is there. The mex is the least number that is not there.").arg(answer);
        case Why::NeighbourOptions: case Why::AllSmaller: case Why::XorOfOptions: case Why::NoReason: break;
        }
        if (fault.place)
            //: %1 is the answer
            return tr("%1 is among the numbers. The mex is a number that is not.").arg(answer);
        //: %1 is the answer
        return tr("%1 is not among the numbers, but neither is a smaller one. Count up from 0.").arg(answer);
    }

    static QString ofHeap(const practice::WrongMex& fault)
    {
        using Why = practice::WrongMex::Why;
        const QString answer = number(fault.answer);
        const QString heap = number(*fault.heap);
        if (fault.place) {
            const QString option = number(*fault.place);
            const QString taken = number(*fault.heap - *fault.place);
            if (fault.why == Why::NeighbourOptions)
                //: %1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then
                return tr("The options were read one place too far down. Taking %3 from heap %2 leaves heap %4, which is worth %1: so heap "
                          "%2 is not.").arg(answer, heap, taken, option);
            if (fault.why == Why::XorOfOptions)
                //: %1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then
                return tr("%1 is the nim-sum of the options' values. ⊕ is for games played side by side; of options the mex is taken. "
                          "Taking %3 leaves heap %4, which is worth %1: so heap %2 is not.").arg(answer, heap, taken, option);
            //: %1 is the answer, %2 how many stones a heap has, %3 how many are taken, %4 how many are left then
            return tr("Taking %3 from heap %2 leaves heap %4, which is worth %1. A heap is never worth what one of its options is.")
                .arg(answer, heap, taken, option);
        }
        switch (fault.why) {
        case Why::NeighbourOptions:
            //: %1 is the answer
            return tr("%1 is the mex of the values one place too far down. Count the stones off from the heap itself.").arg(answer);
        case Why::AllSmaller:
            //: %1 is the answer, %2 how many stones a heap has
            return tr("%1 is the mex of all the values. But not every smaller heap is an option of heap %2: only the given numbers may "
                      "be taken.").arg(answer, heap);
        case Why::LargestPlusOne:
            //: %1 is the answer
            return tr("%1 is one more than the largest value of an option. But a smaller value is missing among the options too.")
                .arg(answer);
        case Why::ForgotZero:
            //: %1 is the answer
            return tr("%1 is the least positive value that no option has. Counting begins at 0: is some option worth 0?").arg(answer);
        case Why::Counted:
            //: %1 is the answer
            return tr("%1 is how many options there are. That is the mex only where they are worth 0, 1, 2, … without a gap.").arg(answer);
        case Why::XorOfOptions:
            //: %1 is the answer
            return tr("%1 is the nim-sum of the options' values. ⊕ is for games played side by side; of options the mex is taken.")
                .arg(answer);
        case Why::GapAfterRun: case Why::LeastValue: case Why::NoReason: break;
        }
        //: %1 is the answer
        return tr("No option is worth %1, but a smaller value is missing among them too. Count up from 0.").arg(answer);
    }
};

/// One overload a kind of rung, likewise.
class MexHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatIsMissing& rung) const
    {
        if (rung.heap)
            //: %1 is how many stones a heap has
            return tr("Which heaps can one move make of heap %1, and what are these worth?").arg(number(*rung.heap));
        return tr("Which numbers are not there? And which of those is the least?");
    }

    QString operator()(const practice::CountUpFromZero& rung) const
    {
        if (rung.heap)
            return tr("The value of a heap is the mex of the values of its options. Count up from 0 and stop at the first number that "
                      "is none of them.");
        return tr("Count up from 0 and stop at the first number that is not there. Their order, repeats and large numbers do not "
                  "matter.");
    }

    QString operator()(const practice::MexIsAtMost& rung) const
    {
        if (rung.heap)
            //: %1 is how many stones a heap has, %2 "13, 10 and 4", %3 how many these are
            return tr("Heap %1 can become one of these: %2. Look at these values only: %3 options can hold back at most the values "
                      "below %3, so heap %1 is worth at most %3.")
                .arg(number(*rung.heap), numbersText(rung.options), number(rung.most));
        //: %1 is a number
        return tr("There are %1 different numbers. They cannot fill all the places from 0 to %1, so the mex is at most %1.")
            .arg(number(rung.most));
    }

    QString operator()(const practice::MexIsOneOfTwo& rung) const
    {
        //: %1 and %2 are numbers
        return tr("It is %1 or %2. Is %1 there? If it is, the answer is %2.").arg(number(rung.smaller), number(rung.larger));
    }

    QString operator()(const practice::TheMex& rung) const
    {
        //: %1 is a set such as "{0, 1, 4}", %2 its mex
        return tr("The values are %1, each counted once. The first number that is missing is <b>%2</b>.")
            .arg(QStringLiteral("{%1}").arg([&rung] {
                QStringList items;
                for (const Count each : rung.values)
                    items.push_back(number(each));
                return items.join(QStringLiteral(", "));
            }()), number(rung.mex));
    }
};

}  // namespace

QString promptOf(const practice::MexExercise& exercise)
{
    if (!exercise.isOfHeap())
        //: %1 is numbers in their order: "3, 0, 4 and 0"
        return Prompts::tr("What is the mex of %1?").arg(numbersText(exercise.values));
    //: %1 is "1, 3 and 4", %2 "0, 1, 0, 1 and 2", %3 how many stones a heap has
    return Prompts::tr("Whoever cannot move loses, and a move takes one of these numbers of stones from a heap: %1. The heaps 0, 1, 2, … "
                       "are worth %2. What is heap %3 worth?")
        .arg(numbersText(exercise.amounts), numbersText(exercise.values), number(exercise.heap()));
}

QString resultOf(const practice::MexResult& result) { return std::visit(MexResults(), result); }
QString hintOf(const practice::MexRung& rung) { return std::visit(MexHints(), rung); }

}  // namespace nimstone::wording
