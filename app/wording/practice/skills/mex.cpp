// The texts of the skill "find a mex".
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

class MexResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightMex& result) const
    {
        if (result.heap) {
            if (result.mex == 0)
                //: %1 is the number of stones in a heap
                return tr("A heap of %1 has no option with Grundy value 0, so its own value is 0: a P-position.").arg(number(*result.heap));
            if (result.mex == 1)
                //: %1 is the number of stones in a heap
                return tr("A heap of %1 has Grundy value 1: it has an option with value 0, and none with value 1.").arg(number(*result.heap));
            //: %1 is the number of stones in a heap, %2 the value of this heap, %3 is %2 − 1
            return tr("A heap of %1 has Grundy value %2: its options have every value from 0 to %3, and none has value %2.")
                .arg(number(*result.heap), number(result.mex), number(result.mex - 1));
        }
        if (result.mex == 0)
            return tr("0 itself does not occur, and the mex is never less than 0: the mex is 0.");
        if (result.mex == 1)
            return tr("0 occurs and 1 does not: the mex is 1.");
        //: %1 is the mex, %2 is the mex − 1
        return tr("Every number from 0 to %2 occurs, and %1 does not: the mex is %1.").arg(number(result.mex), number(result.mex - 1));
    }

    QString operator()(const practice::WrongMex& fault) const { return fault.heap ? ofHeap(fault) : ofValues(fault); }

private:
    static QString ofValues(const practice::WrongMex& fault)
    {
        const QString answer = number(fault.answer);
        if (fault.misconception == Misconception::LargestPlusOne)
            //: %1 is the answer
            return tr("%1 is one more than the largest number. But a smaller number is missing too, and the mex is the least.")
                .arg(answer);
        if (fault.misconception == Misconception::ForgotZero)
            //: %1 is the answer
            return tr("%1 is the least positive number that is missing. But counting begins at 0: does 0 occur?").arg(answer);
        if (fault.misconception == Misconception::CountedValues && fault.place)
            //: %1 is the answer
            return tr("Counting the numbers gives %1, but %1 is among them. The mex is a number that does not occur.").arg(answer);
        if (fault.misconception == Misconception::CountedValues)
            //: %1 is the answer
            return tr("Counting the numbers gives %1. That is the mex only when they are 0, 1, 2, … without a gap. Here a smaller "
                      "number is missing.").arg(answer);
        if (fault.misconception == Misconception::GapAfterRun)
            //: %1 is the answer
            return tr("%1 is the gap after the longest run of numbers. The mex is the very first gap, counted from 0.").arg(answer);
        if (fault.misconception == Misconception::LeastValue)
            //: %1 is the answer
            return tr("%1 is the least number that occurs. The mex is the least number that does not.").arg(answer);
        if (fault.place)
            //: %1 is the answer
            return tr("%1 is among the numbers. The mex is a number that is not.").arg(answer);
        //: %1 is the answer
        return tr("%1 does not occur, but neither does a smaller number. Count up from 0.").arg(answer);
    }

    static QString ofHeap(const practice::WrongMex& fault)
    {
        const QString answer = number(fault.answer);
        const QString heap = number(*fault.heap);
        if (fault.place) {
            const QString option = number(*fault.place);
            const QString taken = number(*fault.heap - *fault.place);
            if (fault.misconception == Misconception::NeighborOptions)
                //: %1 is the answer, %2 the number of stones in a heap, %3 the number of stones that are taken, %4 the number of stones
                //: that are then left
                return tr("You read the options one place too low. Taking %3 from a heap of %2 leaves %4, which has value %1, so a "
                          "heap of %2 has another value.").arg(answer, heap, taken, option);
            if (fault.misconception == Misconception::XorOfOptions)
                //: %1 is the answer, %2 the number of stones in a heap, %3 the number of stones that are taken, %4 the number of stones
                //: that are then left
                return tr("%1 is the nim-sum of the options' values. Use ⊕ for the components of a sum, and mex for the options of "
                          "a position. Taking %3 from a heap of %2 leaves %4, which has value %1, so a heap of %2 has another "
                          "value.").arg(answer, heap, taken, option);
            //: %1 is the answer, %2 the number of stones in a heap, %3 the number of stones that are taken, %4 the number of stones that
            //: are then left
            return tr("Taking %3 from a heap of %2 leaves %4, which has value %1. No position has the same Grundy value as one of "
                      "its options.")
                .arg(answer, heap, taken, option);
        }
        if (fault.misconception == Misconception::NeighborOptions)
            //: %1 is the answer
            return tr("You read the options one place too low: %1 is the mex of their values. Subtract the amounts from the size "
                      "of the heap itself.").arg(answer);
        if (fault.misconception == Misconception::AllSmallerHeaps)
            //: %1 is the answer, %2 the number of stones in a heap
            return tr("%1 is the mex of all the given values. But not every smaller heap is an option of a heap of %2: only the "
                      "given amounts may be taken.").arg(answer, heap);
        if (fault.misconception == Misconception::LargestPlusOne)
            //: %1 is the answer
            return tr("%1 is one more than the largest value of an option. But a smaller value is missing among the options too.")
                .arg(answer);
        if (fault.misconception == Misconception::ForgotZero)
            //: %1 is the answer
            return tr("%1 is the least positive value that no option has. But counting begins at 0: does some option have value 0?").arg(answer);
        if (fault.misconception == Misconception::CountedValues)
            //: %1 is the answer
            return tr("%1 is the number of options. That is the mex only when their values are 0, 1, 2, … without a gap.").arg(answer);
        if (fault.misconception == Misconception::XorOfOptions)
            //: %1 is the answer
            return tr("%1 is the nim-sum of the options' values. Use ⊕ for the components of a sum, and mex for the options of a "
                      "position.")
                .arg(answer);
        //: %1 is the answer
        return tr("No option has value %1, but a smaller value is missing among the options too. Count up from 0.").arg(answer);
    }
};

class MexHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatIsMissing& rung) const
    {
        if (rung.heap)
            //: %1 is the number of stones in a heap
            return tr("Which heaps can one move make from a heap of %1? What are their Grundy values?").arg(number(*rung.heap));
        return tr("Which of 0, 1, 2, … do not occur? Which of those is the least?");
    }

    QString operator()(const practice::CountUpFromZero& rung) const
    {
        if (rung.heap)
            return tr("The Grundy value of a heap is the mex of the values of its options. Count up from 0 and stop at the first "
                      "number that is not among them.");
        return tr("Count up from 0 and stop at the first number that does not occur. Order, repeats, and large numbers do not matter.");
    }

    QString operator()(const practice::MexIsAtMost& rung) const
    {
        if (rung.heap)
            //: %1 is the number of stones in a heap, %2 a list of its options such as "13, 10 and 4", %3 the number of these options
            return tr("A heap of %1 can become one of these: %2. Look only at their values. The number of options is %3, so the "
                      "mex is at most %3.")
                .arg(number(*rung.heap), listText(rung.options), number(rung.most));
        //: %1 is a number
        return tr("The number of different values is %1. They cannot fill all the places from 0 to %1, so the mex is at most %1.")
            .arg(number(rung.most));
    }

    QString operator()(const practice::MexIsOneOfTwo& rung) const
    {
        //: %1 and %2 are numbers
        return tr("It is %1 or %2. Does %1 occur? If it does, the answer is %2.").arg(number(rung.smaller), number(rung.larger));
    }

    QString operator()(const practice::TheMex& rung) const
    {
        //: %1 is a set such as "{0, 1, 4}", %2 the mex of this set
        return tr("Without repeats the values are %1. The least number that does not occur is <b>%2</b>.")
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
        //: %1 is a list of numbers such as "3, 0, 4 and 0"
        return Prompts::tr("What is the mex of %1?").arg(listText(exercise.values));
    //: %1 is a list of amounts such as "1, 3 and 4", %2 a list of Grundy values such as "0, 1, 0, 1 and 2", %3 the number of stones in a
    //: heap
    return Prompts::tr("A move takes one of these numbers of stones from a heap: %1. Whoever cannot move loses. Heaps of 0, 1, 2, "
                       "… stones have the Grundy values %2. What is the Grundy value of a heap of %3?")
        .arg(listText(exercise.amounts), listText(exercise.values), number(exercise.heap()));
}

QString resultOf(const practice::MexExercise::Result& result) { return std::visit(MexResults(), result); }
QString hintOf(const practice::MexExercise::Rung& rung) { return std::visit(MexHints(), rung); }

}  // namespace nimstone::wording
