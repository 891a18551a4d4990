// The texts of the skill "count the winning moves".
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/amounts.h"

namespace nimstone::wording {

namespace {

class CountMovesResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightNumberOfMoves& result) const
    {
        if (result.sum == 0)
            return tr("Every column is even, so s = 0. Every move makes some column odd, so no move wins.");
        if (result.count == 1)
            //: %1 is "the 32s column", %2 is the nim-sum s
            return tr("s = %2. In %1, the highest odd column, only one heap has a 1, so it has the only winning move.")
                .arg(columnName(result.column), number(result.sum));
        //: %1 is "the 32s column", %2 is the nim-sum s, %3 an odd number, 3 or more
        return tr("s = %2. In %1, the highest odd column, %3 heaps have a 1. Each of them has one winning move, and no other heap "
                  "has any.")
            .arg(columnName(result.column), number(result.sum), number(result.count));
    }

    QString operator()(const practice::NoneWins& fault) const
    {
        const QString heap = heapName(fault.example.heap);
        const QString size = number(fault.example.size);
        if (fault.misconception == Misconception::AlwaysOne)
            //: %1 is "heap 1", %2 the size of this heap
            return tr("There is not always a winning move. Count the 1s in every column: which heap would have to change? For "
                      "example, %1 would have to keep its size, %2. But a move takes at least one stone.").arg(heap, size);
        if (fault.misconception == Misconception::AllHeaps)
            //: %1 is "heap 1", %2 the size of this heap, %3 the answer
            return tr("%3 is the number of heaps, but not every heap has a winning move. Count the 1s in every column: %1, for "
                      "example, would have to keep its size, %2. But a move takes at least one stone.").arg(heap, size, number(fault.answer));
        //: %1 is "heap 1", %2 the size of this heap
        return tr("Count the 1s in every column before you count moves. For example, %1 would have to keep its size, %2. But a "
                  "move takes at least one stone.")
            .arg(heap, size);
    }

    QString operator()(const practice::WrongNumberOfMoves& fault) const
    {
        const practice::HeapAndTarget example = fault.example.value_or(practice::HeapAndTarget{});
        const auto filled = [&](const QString& text) {
            return text.arg(number(fault.answer), columnName(fault.column), heapName(example.heap), number(example.size),
                            targetText(fault.sum, example.size, example.target));
        };
        if (fault.misconception == Misconception::HighestBit)
            //: %1 is the answer, %2 is "the 4s column", %3 is "heap 2", %4 the size of this heap, %5 a calculation such as "6 ⊕ 13 = 11"
            return filled(tr("%1 counts the heaps whose highest 1 is in %2. But any 1 there will do, whatever is to its left. For "
                             "example, %3 has one, and %5 is less than %4."));
        if (fault.misconception == Misconception::AlwaysOne)
            //: %1 is 1, %2 is "the 4s column", %3 is "heap 2", %4 the size of this heap, %5 a calculation such as "6 ⊕ 13 = 11"
            return filled(tr("There are more than %1: several heaps have a 1 in %2. For example, %3 has one, and %5 is less than %4."));
        if (fault.misconception == Misconception::AllHeaps)
            //: %1 is the answer, %2 is "the 4s column", %3 is "heap 2", %4 the size of this heap, %5 a calculation such as "6 ⊕ 9 = 15"
            return filled(tr("%1 is the number of heaps, but not every heap has a winning move. For example, %3 has a 0 in %2: %5 "
                             "is more than %4, and stones cannot be added."));
        if (fault.misconception == Misconception::OddColumns)
            //: %1 is the answer, %2 is "the 4s column", %3 is "heap 2", %4 the size of this heap, %5 a calculation such as "6 ⊕ 13 = 11"
            return filled(tr("%1 is the number of odd columns. Count heaps instead: each heap with a 1 in %2, the highest odd "
                             "column, has one winning move. In %3 it leaves %5, which is less than %4."));
        if (fault.misconception == Misconception::AnyOddColumn)
            //: %1 is the answer, %2 is "the 4s column", %3 is "heap 2", %4 the size of this heap, %5 a calculation such as "6 ⊕ 3 = 5"
            return filled(tr("%1 counts the heaps with a 1 in any odd column. Only %2, the highest odd column, decides. There %3 "
                             "has a 0: %5 is more than %4, and stones cannot be added."));
        if (fault.answer > fault.heaps)
            //: %1 is the number of heaps, %2 the answer
            return tr("There are %1 heaps, and each has at most one winning move, so %2 is too many.")
                .arg(number(fault.heaps), number(fault.answer));
        if (fault.answer == 0)
            //: %1 is the nim-sum s, %2 is "the 4s column"
            return tr("s = %1 is not 0, so some move wins: each heap with a 1 in %2 has a winning move.")
                .arg(number(fault.sum), columnName(fault.column));
        if (fault.answer % 2 == 0)
            //: %1 is the answer, %2 is "the 4s column"
            return tr("%1 is even. But each winning move corresponds to a 1 in %2, and the number of 1s there is odd.")
                .arg(number(fault.answer), columnName(fault.column));
        //: %1 is the answer, %2 is "the 4s column"
        return tr("%1 is not the number of 1s in %2, the highest odd column. Each of these 1s gives one winning move.")
            .arg(number(fault.answer), columnName(fault.column));
    }
};

class CountMovesHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskHowManyOfOneHeap&) const
    {
        return tr("A winning move turns a heap of x into s ⊕ x. How many winning moves can one heap have at most? When does it have none?");
    }

    QString operator()(const practice::CountInDecidingColumn& rung) const
    {
        return tr("Write the heaps in binary, in %1 columns. A heap has a winning move exactly when it has a 1 in the highest "
                  "column with an odd number of 1s. If no column is odd, no move wins.").arg(rung.columns);
    }

    QString operator()(const practice::OddOrNone&) const
    {
        return tr("Look for the highest odd column, from the left. If there is one, its number of 1s is the number of winning "
                  "moves, which is odd. If there is none, the answer is 0.");
    }

    QString operator()(const practice::OneOfTwoNumbers& rung) const
    {
        //: %1 and %2 are numbers; %1 is the smaller number
        return tr("The answer is %1 or %2.").arg(number(rung.fewer), number(rung.more));
    }

    QString operator()(const practice::TheNumberOfMoves& rung) const
    {
        if (rung.count == 0)
            return tr("<b>0</b>: every column is even, and every move makes some column odd.");
        //: %1 is a number, %2 is "the 32s column", %3 is "heaps 1, 3 and 4"
        return tr("<b>%1</b>: that is how many heaps have a 1 in %2, the highest odd column: %3.")
            .arg(number(rung.count), columnName(rung.column), heapNames(rung.heaps));
    }
};

}  // namespace

QString promptOf(const practice::CountMovesExercise& exercise)
{
    //: %1 is the heaps of the position, such as "(12, 9, 3)"
    return Prompts::tr("How many winning moves does %1 have?").arg(heapsText(exercise.position.heaps));
}

QString resultOf(const practice::CountMovesExercise::Result& result) { return std::visit(CountMovesResults(), result); }
QString hintOf(const practice::CountMovesExercise::Rung& rung) { return std::visit(CountMovesHints(), rung); }

}  // namespace nimstone::wording
