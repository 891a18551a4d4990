// The texts of the skill "find the column that decides".
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

class DecidingColumnResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightColumn& result) const
    {
        //: %1 is "the 32s column", %2 an odd number
        return tr("In %1 the number of 1s is %2, which is odd, and every column to its left is even. A move in a heap with a 1 "
                  "there can make every column even.").arg(columnName(result.column), number(result.ones));
    }

    QString operator()(const practice::NoSuchColumn& fault) const
    {
        //: %1 is "the 32s column"
        return tr("The table ends at %1: no heap has a 1 further to the left.").arg(columnName(fault.highest));
    }

    QString operator()(const practice::NotDeciding& fault) const
    {
        const QString column = columnName(fault.column);
        const QString ones = number(fault.ones);
        if (fault.misconception == Misconception::TopColumn)
            //: %1 is "the 32s column", %2 an even number, 2 or more
            return tr("The highest column is %1, but it has %2 ones, an even number. They cancel, so it does not decide: go right "
                      "to the first odd column.").arg(column, ones);
        if (fault.misconception == Misconception::LowerColumn)
            //: %1 is "the 4s column", %2 an odd number
            return tr("In %1 the number of 1s, %2, is odd. But a column further to the left is odd too, and it stays odd unless "
                      "the move changes it.").arg(column, ones);
        if (fault.misconception == Misconception::FullestColumn)
            //: %1 is "the 4s column", %2 an even number, 2 or more
            return tr("No column has more 1s than %1. But their number is %2, which is even, so they cancel. What counts is "
                      "whether the number is odd, not how large it is.").arg(column, ones);
        if (fault.ones == 0)
            //: %1 is "the 4s column"
            return tr("No heap has a 1 in %1. Zero is even, so this column decides nothing.").arg(column);
        //: %1 is "the 4s column", %2 an even number, 2 or more
        return tr("In %1 there are %2 ones, an even number. They cancel, so this column decides nothing.").arg(column, ones);
    }
};

class DecidingColumnHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhichAreEven&) const
    {
        return tr("A winning move makes every column even. Which columns are even already? From the left, which is the first that is not?");
    }

    QString operator()(const practice::CountFromTheTop& rung) const
    {
        return tr("Write the heaps in binary, one below another. Count the 1s in each of the %1 columns, from left to right. The "
                  "first column with an odd number decides.").arg(rung.columns);
    }

    QString operator()(const practice::OneOfSomeColumns& rung) const
    {
        //: %1 is "the 16s, 8s and 1s columns"
        return tr("One of %1 decides. Count the 1s in each of them.").arg(columnNames(rung.columns));
    }

    QString operator()(const practice::OneOfLastTwoColumns& rung) const
    {
        //: %1 is "the 8s and 4s columns"
        return tr("One of %1 decides. If both are odd, it is the one further to the left.")
            .arg(columnNames(rung.higher | rung.lower));
    }

    QString operator()(const practice::TheColumn& rung) const
    {
        //: %1 is "the 32s column", %2 an odd number, %3 is the nim-sum s
        return tr("It is <b>%1</b>: its number of 1s is %2, which is odd, and every column to its left is even. The highest 1 of s "
                  "= %3 is there.").arg(columnName(rung.column), number(rung.ones), number(rung.sum));
    }
};

}  // namespace

QString promptOf(const practice::DecidingColumnExercise& exercise)
{
    //: %1 is the heaps of the position, such as "(12, 9, 3)"
    return Prompts::tr("Which binary column of %1 decides which heaps have a winning move?")
        .arg(heapsText(exercise.position.heaps));
}

QString resultOf(const practice::DecidingColumnExercise::Result& result) { return std::visit(DecidingColumnResults(), result); }
QString hintOf(const practice::DecidingColumnExercise::Rung& rung) { return std::visit(DecidingColumnHints(), rung); }

}  // namespace nimstone::wording
