// The texts of the skill "find every winning move".
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/amounts.h"

namespace nimstone::wording {

namespace {

class AllMovesResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightMoves& result) const
    {
        if (result.moves.size() == 1)
            //: %1 is "the 32s column", %2 is the nim-sum s, %3 is "heap 1"
            return tr("That is the only winning move. The highest 1 of s = %2 is in %1, where only %3 has a 1.")
                .arg(columnName(result.column), number(result.sum), heapName(result.moves.front().heap));
        std::vector<std::size_t> heaps;
        for (const Move& move : result.moves)
            heaps.push_back(move.heap);
        //: %1 is "the 32s column", %2 is the nim-sum s, %3 an odd number, 3 or more, %4 is "heaps 1, 3 and 4"
        return tr("Those are all %3 winning moves. The highest 1 of s = %2 is in %1, where these have a 1: %4. In each, one move "
                  "wins: from x to s ⊕ x.").arg(columnName(result.column), number(result.sum), number(result.moves.size()), heapNames(heaps));
    }

    QString operator()(const practice::MovesMissing& fault) const
    {
        if (fault.misconception == Misconception::StoppedAtFirst)
            return tr("That move wins, but it is not the only one: %n more are missing. Look for other heaps with a 1 in the "
                      "deciding column.", nullptr, static_cast<int>(fault.missing));
        if (fault.misconception == Misconception::HighestBit)
            return tr("Every move you named wins, but %n more are missing. The highest bit of a heap may be to the left of the "
                      "deciding column. What counts is that the heap has a 1 in that column.", nullptr, static_cast<int>(fault.missing));
        if (fault.named.empty())
            //: %1 is the nim-sum s
            return tr("You have not named a move. But s = %1 is not 0, so some move wins.").arg(number(fault.sum));
        return tr("Every move you named wins, but %n more are missing. Each heap with a 1 in the deciding column has a winning move.", nullptr,
                  static_cast<int>(fault.missing));
    }

    QString operator()(const practice::MoveDoesNotWin& fault) const
    {
        //: %1 is a sentence about the error in the move, %2 the heaps after the move, %3 their nim-sum t, %4 is "the 4s column"; the reply
        //: takes %5 stones from %6, "heap 3", and leaves %7
        return tr("%1 Your move leaves %2 with nim-sum t = %3: the number of 1s is odd in %4. The other player can take %5 from %6 "
                  "and leave %7, with nim-sum 0.")
            .arg(whyWrong(fault), heapsText(fault.after.heaps), number(fault.t), columnNames(fault.t), number(fault.refutation.taken),
                 heapName(fault.refutation.heap), heapsText(fault.afterRefutation.heaps));
    }

    QString operator()(const practice::CannotBePlayed& fault) const { return onlySoMany(fault.size, fault.move.heap); }

private:
    static QString whyWrong(const practice::MoveDoesNotWin& fault)
    {
        const QString heap = heapName(fault.move.heap);
        const QString taken = number(fault.move.taken);
        if (fault.misconception == Misconception::TookWhatIsLeft)
            //: %1 is the number of stones that are taken, %2 is "heap 1"
            return tr("%1 is what must be left in %2, not what you take.").arg(taken, heap);
        if (fault.misconception == Misconception::TookTheSum)
            //: %1 is the number of stones that are taken; it is equal to the nim-sum s
            return tr("%1 is the nim-sum s. It says which bits flip, not how many stones to take.").arg(taken);
        if (fault.misconception == Misconception::TookAll)
            //: %1 is the number of stones that are taken, %2 is "heap 1"
            return tr("Taking all %1 from %2 is too much.").arg(taken, heap);
        if (fault.isWrongHeap())
            //: %1 is "heap 1", %2 is "the 4s column"
            return tr("In %2, the highest odd column, %1 has a 0, so no move in it wins.").arg(heap, columnName(fault.column));
        //: %1 is the number of stones that are taken, %2 is "heap 1"
        return tr("Taking %1 from %2 does not win.").arg(taken, heap);
    }
};

class AllMovesHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskInWhichHeaps&) const
    {
        return tr("In which heaps is s ⊕ x smaller than x? Each of them has a winning move, so do not stop at the first.");
    }

    QString operator()(const practice::OneForEachOne& rung) const
    {
        return tr("Write the heaps in binary, in %1 columns. A heap with a 1 in the highest odd column has exactly one winning "
                  "move: flip its bits in all odd columns, and leave that number. No other heap has one.").arg(rung.columns);
    }

    QString operator()(const practice::MovesInOneOfColumns& rung) const
    {
        //: %1 is "the 8s and 4s columns"
        return tr("One of %1 decides. Count the 1s in both, and see which heaps have one there.").arg(columnNames(rung.higher | rung.lower));
    }

    QString operator()(const practice::MovesInHeaps& rung) const
    {
        if (rung.heaps.size() == 1)
            //: %1 is "heap 3"
            return tr("Only %1 has a winning move. How many stones to take is left to you.").arg(heapName(rung.heaps.front()));
        //: %1 is "heaps 1, 3 and 4"
        return tr("Each of these has one winning move: %1. How many stones to take is left to you.").arg(heapNames(rung.heaps));
    }

    QString operator()(const practice::TheMoves& rung) const
    {
        std::vector<QString> moves;
        for (const Move& move : rung.moves) {
            const Count size = rung.position.heaps[move.heap];
            //: A winning move: %1 is the number of stones that it takes from %2, "heap 3"; %3 is the calculation of the stones that must be
            //: left, such as "6 ⊕ 13 = 11"
            moves.push_back(tr("<b>%1</b> from %2 (%3)")
                                .arg(number(move.taken), heapName(move.heap),
                                     targetText(rung.sum, size, size - move.taken)));
        }
        //: %1 is the nim-sum s, %2 a list such as "40 from heap 1 (40 ⊕ 42 = 2) and 8 from heap 3 (40 ⊕ 9 = 33)"
        return tr("s = %1, and a heap of x must keep s ⊕ x. Take %2.").arg(number(rung.sum), listText(moves));
    }
};

}  // namespace

QString promptOf(const practice::AllMovesExercise& exercise)
{
    //: %1 is the heaps of the position, such as "(12, 9, 3)"
    return Prompts::tr("Which moves win in %1? Find them all.").arg(heapsText(exercise.position.heaps));
}

QString resultOf(const practice::AllMovesExercise::Result& result) { return std::visit(AllMovesResults(), result); }
QString hintOf(const practice::AllMovesExercise::Rung& rung) { return std::visit(AllMovesHints(), rung); }

}  // namespace nimstone::wording
