// The texts of the skill "add in binary without carries".
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

class NimSumResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightSum& result) const
    {
        if (result.sum == 0)
            return tr("Every column has an even number of 1s, so they all cancel: s = 0.");
        //: %1 is the nim-sum s, %2 is "the 32s and 8s columns"
        return tr("s = %1: the number of 1s is odd in %2, and in no other column.").arg(number(result.sum), columnNames(result.sum));
    }

    QString operator()(const practice::OrdinarySum& fault) const
    {
        //: %1 is the answer, %2 is "the 2s column", %3 the number of 1s in this column, %4 is 0 or 1
        return tr("%1 is the ordinary sum, with carries. With ⊕ each column is added by itself. In %2 there are %3 ones: they give "
                  "%4, and nothing is carried.")
            .arg(number(fault.answer), columnName(fault.column), number(fault.ones), number(fault.ones % 2));
    }

    QString operator()(const practice::JoinedOnes& fault) const
    {
        //: %1 is the answer, %2 is "the 8s column", %3 the number of 1s in this column, which is even
        return tr("%1 has a 1 wherever some heap has one: that is OR. With ⊕ two 1s cancel: the %3 ones in %2 give 0.")
            .arg(number(fault.answer), columnName(fault.column), number(fault.ones));
    }

    QString operator()(const practice::HeapLeftOut& fault) const
    {
        //: %1 is the answer, %2 is "heap 3", %3 the size of this heap
        return tr("%1 is the nim-sum without %2. Its %3 must be included too.")
            .arg(number(fault.answer), heapName(fault.heap), number(fault.size));
    }

    QString operator()(const practice::WrongColumns& fault) const
    {
        //: %1 is the answer, %2 is "the 8s and 1s columns", %3 is "the 8s column", %4 the number of 1s in this column
        return (fault.ones % 2 == 1 ? tr("%1 is wrong in %2. In %3 the number of 1s is %4, which is odd, so the nim-sum has a 1 there.")
                                    : tr("%1 is wrong in %2. In %3 the number of 1s is %4, which is even, so the nim-sum has a 0 there."))
            .arg(number(fault.answer), columnNames(fault.columns), columnName(fault.column), number(fault.ones));
    }
};

class NimSumHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatPairsDo&) const
    {
        return tr("What do two 1s in the same column give under ⊕? And three?");
    }

    QString operator()(const practice::AddWithoutCarries& rung) const
    {
        return tr("Write the heaps in binary, one below another. In each of the %n columns an odd number of 1s gives 1, an even "
                  "number gives 0, and nothing is carried.", nullptr, rung.columns);
    }

    QString operator()(const practice::CountOneColumn& rung) const
    {
        //: %1 is "the 32s column"
        return tr("Begin with %1: it has %n ones. What do they give? Then go through the columns to its right.", nullptr,
                  static_cast<int>(rung.ones))
            .arg(columnName(rung.column));
    }

    QString operator()(const practice::UpperColumns& rung) const
    {
        //: %1 is "the 8s column", %2 the value of this column and all columns to its left
        return tr("From %1 to the left, the columns contribute %2 to the nim-sum. The columns to the right are left to you.")
            .arg(columnName(rung.lowest), number(rung.value));
    }

    QString operator()(const practice::TheSum& rung) const
    {
        if (rung.sum == 0)
            return tr("s = <b>0</b>: every column has an even number of 1s.");
        //: %1 is the nim-sum s, %2 is "the 32s and 8s columns"
        return tr("s = <b>%1</b>: the number of 1s is odd in %2, and in no other column.")
            .arg(number(rung.sum), columnNames(rung.sum));
    }
};

}  // namespace

QString promptOf(const practice::NimSumExercise& exercise)
{
    //: %1 is a nim-sum such as "42 ⊕ 27 ⊕ 19"
    return Prompts::tr("What is %1?").arg(nimSumText(exercise.position.heaps));
}

QString resultOf(const practice::NimSumExercise::Result& result) { return std::visit(NimSumResults(), result); }
QString hintOf(const practice::NimSumExercise::Rung& rung) { return std::visit(NimSumHints(), rung); }

}  // namespace nimstone::wording
