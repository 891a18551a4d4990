// The texts of the skill "play as in Nim or switch" in misère Nim.
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/amounts.h"

namespace nimstone::wording {

namespace {

class MisereSwitchResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightSwitch& result) const
    {
        if (result.left.large == 0)
            return tr("Only heaps of 1 are left, and their number, %1, is odd. Every move now takes one of them, so the other "
                      "player takes the last stone.").arg(result.left.ones);
        //: %1 is the number of stones that are left of the heap, %2 the number of heaps of 2 or more that are left
        return tr("The heap keeps %1 stones, and the nim-sum is 0. Heaps of 2 or more are left, so you play as in Nim. The switch "
                  "comes later.", nullptr, pluralForm(result.after)).arg(number(result.after));
    }

    QString operator()(const practice::TakesNothing& fault) const { return resultOf(fault); }
    QString operator()(const practice::TakesTooMany& fault) const { return resultOf(fault); }

    QString operator()(const practice::WrongSwitch& fault) const
    {
        const auto filled = [&fault](const QString& text) {
            return text.arg(number(fault.move.taken), heapsText(fault.position.heaps), number(fault.reply.taken),
                            heapName(fault.reply.heap), heapsText(fault.afterReply.heaps));
        };
        const auto filledWithSum = [&](const QString& text) { return filled(text).arg(number(fault.left.sum)); };
        if (fault.misconception == Misconception::ForgotTheSwitch)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones; the reply takes %3 stones from %4, "heap 3", and leaves %5
            return filled(tr("Taking %1 would be the winning move in Nim. It leaves %2: only heaps of 1, and an even number of "
                             "them, so you would take the last stone. The other player takes %3 from %4 and leaves %5."));
        if (fault.misconception == Misconception::SwitchedEarly)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %6 their nim-sum; the reply takes %3 stones from %4, "heap
            //: 3", and leaves %5
            return filledWithSum(tr("Taking %1 leaves %2, with an odd number of heaps of 1. That counts only when no larger heap "
                                    "is left. Until then the nim-sum must be 0, and here it is %6. The other player can take %3 "
                                    "from %4 and leave %5."));
        if (fault.misconception == Misconception::NimSumOne)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones; the reply takes %3 stones from %4, "heap 3", and leaves %5
            return filled(tr("Taking %1 leaves %2 with nim-sum 1. As long as a heap of 2 or more is left, the nim-sum must be 0, "
                             "although the last stone loses. The other player can take %3 from %4 and leave %5."));
        if (fault.misconception == Misconception::TookWhatIsLeft)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones; the reply takes %3 stones from %4, "heap 3", and leaves %5
            return filled(tr("%1 is what must be left in the heap, not what you take. Taking %1 leaves %2. The other player can "
                             "take %3 from %4 and leave %5."));
        if (fault.misconception == Misconception::TookTheSum)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones; the reply takes %3 stones from %4, "heap 3", and leaves %5
            return filled(tr("%1 is the nim-sum s. It says which bits flip, not how many stones to take. Taking %1 leaves %2. The "
                             "other player can take %3 from %4 and leave %5."));
        if (fault.misconception == Misconception::TookAll)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %6 their nim-sum; the reply takes %3 stones from %4, "heap
            //: 3", and leaves %5
            return filledWithSum(tr("Taking all %1 is too much: it leaves %2 with nim-sum %6. The other player can take %3 from %4 "
                                    "and leave %5."));
        if (fault.left.large == 1 && fault.leftByReply.large == 0)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones; the reply takes %3 stones from %4, "heap 3", and leaves %5
            return filled(tr("Taking %1 leaves %2 with one heap of 2 or more, so the other player can make the switch: taking %3 "
                             "from %4 leaves %5, an odd number of heaps of 1."));
        //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %6 their nim-sum; the reply takes %3 stones from %4, "heap 3",
        //: and leaves %5
        return filledWithSum(tr("Taking %1 leaves %2 with nim-sum %6. The other player can take %3 from %4 and leave %5."));
    }
};

class MisereSwitchHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatKindIsLeft& rung) const
    {
        //: %1 is "heap 1"
        return tr("After a move in %1, will a heap of 2 or more be left anywhere, or only heaps of 1?").arg(heapName(rung.heap));
    }

    QString operator()(const practice::LeaveOddManyOnes&) const
    {
        return tr("If a heap of 2 or more is left after the move, the nim-sum must be 0, as in Nim. If only heaps of 1 are left, their number "
                  "must be odd.");
    }

    QString operator()(const practice::OtherLargeHeaps& rung) const
    {
        const QString heap = heapName(rung.heap);
        if (rung.others.empty())
            //: %1 is "heap 1"
            return tr("No heap but %1 has 2 or more stones. If you left 2 or more in it, the other player could make the switch. "
                      "So leave fewer than 2.").arg(heap);
        //: %1 is "heap 1", %2 is "heap 3" or "heaps 2 and 3"
        const QString why = tr("Whatever you take from %1, 2 or more stones stay in %2, so the nim-sum must become 0.")
                                .arg(heap, heapNames(rung.others));
        return rung.clear ? sentencesText(why, hintOf(*rung.clear)) : why;
    }

    QString operator()(const practice::OneOfTwoLeft& rung) const
    {
        if (!rung.onlyOnes)
            return hintOf(practice::OddColumns{rung.heap, rung.columns});
        //: %1 is "heap 1"
        return tr("Leave 1 stone in %1 or none, so that only heaps of 1 are left. Which of the two makes their number odd?")
            .arg(heapName(rung.heap));
    }

    QString operator()(const practice::TheSwitch& rung) const
    {
        if (rung.left.large > 0)
            return hintOf(practice::TheAmount{rung.move, rung.before ^ rung.after, rung.before, rung.after});
        //: %1 is "heap 1", %2 a calculation such as "5 − 1 = 4", %3 an odd number of heaps
        return tr("Take %2 from %1. Then only heaps of 1 are left, and their number, %3, is odd.")
            .arg(heapName(rung.move.heap),
                 QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(rung.before), number(rung.after), number(rung.move.taken)),
                 number(rung.left.ones));
    }
};

}  // namespace

QString promptOf(const practice::MisereSwitchExercise& exercise)
{
    //: %1 is "heap 1", %2 all heaps of the position, such as "(5, 1, 1)"
    return Prompts::tr("Whoever takes the last stone <b>loses</b>. In %2, how many stones must you take from %1 to win?")
        .arg(heapName(exercise.heap), heapsText(exercise.position.heaps));
}

QString resultOf(const practice::MisereSwitchExercise::Result& result) { return std::visit(MisereSwitchResults(), result); }
QString hintOf(const practice::MisereSwitchExercise::Rung& rung) { return std::visit(MisereSwitchHints(), rung); }

}  // namespace nimstone::wording
