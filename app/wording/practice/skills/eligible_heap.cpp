// The texts of the skill "find a heap that has a winning move".
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/amounts.h"

namespace nimstone::wording {

namespace {

class EligibleHeapResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightHeap& result) const
    {
        const QString heap = heapName(result.heap);
        const QString column = columnName(result.column);
        const QString target = targetText(result.sum, result.size, result.target);
        if (result.choices == 1)
            //: %1 is "the 32s column", %2 is "heap 1", %3 a calculation such as "40 ⊕ 42 = 2", %4 the size of this heap
            return tr("Only %2 has a 1 in %1. That 1 becomes 0, and %3 is less than %4.")
                .arg(column, heap, target, number(result.size));
        //: %1 is "the 32s column", %2 is "heap 1", %3 a calculation such as "40 ⊕ 42 = 2", %4 the size of this heap, %5 is 3 or more
        return tr("In %1, %2 has a 1. That 1 becomes 0, and %3 is less than %4. There are %5 such heaps, and any of them is right.")
            .arg(column, heap, target, number(result.size), number(result.choices));
    }

    QString operator()(const practice::NoSuchHeap& fault) const
    {
        return tr("There are only %n heaps.", nullptr, static_cast<int>(fault.heaps));
    }

    QString operator()(const practice::NotEligible& fault) const
    {
        const QString heap = heapName(fault.heap);
        const QString column = columnName(fault.column);
        const QString target = targetText(fault.sum, fault.size, fault.target);
        const QString size = number(fault.size);
        if (fault.misconception == Misconception::LargestHeap)
            //: %1 is "heap 1", %2 is "the 4s column", %3 a calculation such as "6 ⊕ 13 = 11", %4 the size of this heap
            return tr("The largest heap is not always the right one. In %2, the highest odd column, %1 has a 0 that would become "
                      "1: %3 is more than %4, and stones cannot be added.").arg(heap, column, target, size);
        if (fault.misconception == Misconception::TopColumn)
            //: %1 is "heap 1", %2 is "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the size of this heap, %5 is "the 8s
            //: column"
            return tr("No column is higher than %5, but it is even: its 1s cancel. In %2, the highest odd column, %1 has a 0 that "
                      "would become 1: %3 is more than %4, and stones cannot be added.")
                .arg(heap, column, target, size, columnName(fault.otherColumn));
        if (fault.misconception == Misconception::LowerColumn)
            //: %1 is "heap 1", %2 is "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the size of this heap, %5 is "the 2s
            //: column"
            return tr("In %5, which is odd, %1 does have a 1. But %2 is odd too and higher, so it decides. The 0 there would "
                      "become 1: %3 is more than %4, and stones cannot be added.")
                .arg(heap, column, target, size, columnName(fault.otherColumn));
        //: %1 is "heap 1", %2 is "the 4s column", %3 a calculation such as "6 ⊕ 9 = 15", %4 the size of this heap
        return tr("In %2, the highest odd column, %1 has a 0 that would become 1: %3 is more than %4, and stones cannot be added.")
            .arg(heap, column, target, size);
    }
};

class EligibleHeapHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhichShrinks&) const
    {
        return tr("To make the nim-sum 0, a heap of x would have to become s ⊕ x. For which heap is that less than x?");
    }

    QString operator()(const practice::HighestOddColumnDecides& rung) const
    {
        return tr("Write the heaps in binary and count the 1s in each of the %n columns. The highest column with an odd number "
                  "decides: a heap that gains a 1 there grows, and a heap that loses one shrinks.", nullptr, rung.columns);
    }

    QString operator()(const practice::OneOfTwoColumns& rung) const
    {
        //: %1 is "the 8s and 4s columns"
        const QString columns = tr("One of %1 decides. Count the 1s in both.").arg(columnNames(rung.higher | rung.lower));
        if (rung.among.empty())
            return columns;
        //: %1 is "heaps 1, 2 and 4"
        return sentencesText(columns, tr("Look only at %1: not all of them are right.").arg(heapNames(rung.among)));
    }

    QString operator()(const practice::EitherHeap& rung) const
    {
        //: %1 is "heaps 1 and 3"
        return tr("One of %1 is right. Compare them in the deciding column: one has a 1 there, and the other a 0.")
            .arg(heapNames({rung.first, rung.second}));
    }

    QString operator()(const practice::TheHeap& rung) const
    {
        //: %1 is "heap 1", %2 is "the 4s column", %3 a calculation such as "6 ⊕ 12 = 10", %4 the size of this heap
        return tr("Take from %1. It has a 1 in %2, which becomes 0: %3 is less than %4.")
            .arg(heapName(rung.heap), columnName(rung.column),
                 QStringLiteral("s ⊕ x = %1 ⊕ %2 = <b>%3</b>").arg(number(rung.sum), number(rung.size), number(rung.target)),
                 number(rung.size));
    }
};

}  // namespace

QString promptOf(const practice::EligibleHeapExercise& exercise)
{
    //: %1 is the heaps of the position, such as "(12, 9, 3)"
    return Prompts::tr("From which heap of %1 can a move make the nim-sum 0?").arg(heapsText(exercise.position.heaps));
}

QString resultOf(const practice::EligibleHeapExercise::Result& result) { return std::visit(EligibleHeapResults(), result); }
QString hintOf(const practice::EligibleHeapExercise::Rung& rung) { return std::visit(EligibleHeapHints(), rung); }

}  // namespace nimstone::wording
