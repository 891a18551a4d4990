// The texts of the skill "find how many stones to take".
#include "app/wording/practice/practice_words.h"

#include "app/wording/practice/skills/amounts.h"

namespace nimstone::wording {

namespace {

class HowManyResults {
    Q_DECLARE_TR_FUNCTIONS(Results)

public:
    QString operator()(const practice::RightAmount& result) const
    {
        //: %1 is the calculation of the stones that must be left, such as "40 ⊕ 42 = 2"; %2 is the calculation of the answer, such as "42 −
        //: 2 = 40"
        return tr("The heap must keep y = s ⊕ x = %1, so take x − y = %2. Then every column has an even number of 1s.")
            .arg(targetText(result.sum, result.before, result.after),
                 QStringLiteral("%1 − %2 = %3").arg(number(result.before), number(result.after), number(result.move.taken)));
    }

    QString operator()(const practice::TakesNothing& fault) const { return resultOf(fault); }
    QString operator()(const practice::TakesTooMany& fault) const { return resultOf(fault); }

    QString operator()(const practice::WrongAmount& fault) const
    {
        const auto filled = [&fault](const QString& text) {
            return text.arg(number(fault.move.taken), heapsText(fault.after.heaps), number(fault.t), columnNames(fault.t),
                            number(fault.refutation.taken), heapName(fault.refutation.heap),
                            heapsText(fault.afterRefutation.heaps));
        };
        if (fault.misconception == Misconception::TookWhatIsLeft)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %3 their nim-sum t, %4 is "the 4s column"; the reply takes
            //: %5 stones from %6, "heap 3", and leaves %7
            return filled(tr("%1 is what must be left in the heap, not what you take. Taking %1 leaves %2 with nim-sum t = %3: the "
                             "number of 1s is odd in %4. The other player can take %5 from %6 and leave %7, with nim-sum 0."));
        if (fault.misconception == Misconception::TookTheSum)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %3 their nim-sum t, %4 is "the 4s column"; the reply takes
            //: %5 stones from %6, "heap 3", and leaves %7
            return filled(tr("%1 is the nim-sum s. It says which bits flip, not how many stones to take. Taking %1 leaves %2 with "
                             "nim-sum t = %3: the number of 1s is odd in %4. The other player can take %5 from %6 and leave %7, "
                             "with nim-sum 0."));
        if (fault.misconception == Misconception::TookAll)
            //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %3 their nim-sum t, %4 is "the 4s column"; the reply takes
            //: %5 stones from %6, "heap 3", and leaves %7
            return filled(tr("Taking all %1 is too much: it leaves %2 with nim-sum t = %3, and the number of 1s is odd in %4. The "
                             "other player can take %5 from %6 and leave %7, with nim-sum 0."));
        //: %1 is the answer, %2 the heaps after a move that takes %1 stones, %3 their nim-sum t, %4 is "the 4s column"; the reply takes %5
        //: stones from %6, "heap 3", and leaves %7
        return filled(tr("Taking %1 leaves %2 with nim-sum t = %3: the number of 1s is odd in %4. The other player can take %5 "
                         "from %6 and leave %7, with nim-sum 0."));
    }
};

class HowManyHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)

public:
    QString operator()(const practice::AskWhatRemains& rung) const
    {
        //: %1 is "heap 1"
        return tr("Do not ask first how many to take. What must be left in %1 so that every column is even?")
            .arg(heapName(rung.heap));
    }

    QString operator()(const practice::FlipInOddColumns& rung) const
    {
        //: %1 is "heap 1"
        return tr("Write the heaps in binary. In every odd column the bit of %1 must flip, and in every even column it must stay. "
                  "Read off what is left, and subtract.").arg(heapName(rung.heap));
    }

    QString operator()(const practice::ClearInColumn& rung) const { return hintOf(rung); }
    QString operator()(const practice::OddColumns& rung) const { return hintOf(rung); }
    QString operator()(const practice::TheAmount& rung) const { return hintOf(rung); }
};

}  // namespace

QString promptOf(const practice::HowManyExercise& exercise)
{
    //: %1 is "heap 1", %2 all heaps of the position, such as "(42, 27, 19)"
    return Prompts::tr("In %2, how many stones must you take from %1 to make the nim-sum 0?")
        .arg(heapName(exercise.heap), heapsText(exercise.position.heaps));
}

QString resultOf(const practice::HowManyExercise::Result& result) { return std::visit(HowManyResults(), result); }
QString hintOf(const practice::HowManyExercise::Rung& rung) { return std::visit(HowManyHints(), rung); }

}  // namespace nimstone::wording
