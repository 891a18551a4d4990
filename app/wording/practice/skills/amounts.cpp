#include "app/wording/practice/skills/amounts.h"

#include "app/wording/practice/practice_words.h"
#include "core/nimber.h"

namespace nimstone::wording {

namespace {

struct AmountsResults {
    Q_DECLARE_TR_FUNCTIONS(Results)
};

struct AmountsHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)
};

}  // namespace

QString targetText(Count sum, Count size, Count target)
{
    return QStringLiteral("%1 ⊕ %2 = %3").arg(number(sum), number(size), number(target));
}

QString onlySoMany(Count size, std::size_t heap)
{
    //: %1 is the number of stones, %2 is "heap 1"
    return AmountsResults::tr("There are only %1 stones in %2.", nullptr, pluralForm(size)).arg(number(size), heapName(heap));
}

QString resultOf(const practice::TakesNothing&)
{
    return AmountsResults::tr("A move takes at least one stone.");
}

QString resultOf(const practice::TakesTooMany& fault)
{
    if (!fault.misconception)
        return onlySoMany(fault.size, fault.heap);
    //: %1 is the nim-sum s, %2 is "heap 1", %3 the number of stones in this heap
    return AmountsResults::tr("%1 is the nim-sum s, but %2 has only %3 stones. The nim-sum says which bits flip, not how many "
                              "stones to take.",
                       nullptr, pluralForm(fault.size))
        .arg(number(fault.answer), heapName(fault.heap), number(fault.size));
}

QString hintOf(const practice::ClearInColumn& rung)
{
    const QString heap = heapName(rung.heap);
    //: %1 is "the 32s column", %2 is "heap 1"
    const QString highest =
        AmountsHints::tr("The highest odd column is %1. There %2 has a 1, which becomes 0.").arg(columnName(rung.column), heap);
    if (rung.lowest == rung.column)
        return highest;
    //: %1 is "heap 1", %2 is "the 16s column"
    const QString next =
        hasBit(rung.flips, rung.lowest)
            ? AmountsHints::tr("It is the only 1 of %1, so every move clears it. The next column, %2, is odd too: there the 0 becomes 1.")
            : AmountsHints::tr("It is the only 1 of %1, so every move clears it. The next column, %2, is even: there the 0 stays.");
    return sentencesText(highest, next.arg(heap, columnName(rung.lowest)));
}

QString hintOf(const practice::OddColumns& rung)
{
    if (rung.columns == 0)
        //: %1 is "heap 1"
        return AmountsHints::tr("No column to the left of the 1s column is odd, so %1 keeps its bits there. Its last bit is left to you.")
            .arg(heapName(rung.heap));
    //: %1 is "the 32s and 8s columns", %2 is "heap 1"
    return AmountsHints::tr("To the left of the 1s column, the number of 1s is odd in %1. Flip the bits of %2 there. Its last bit "
                            "is left to you.")
        .arg(columnNames(rung.columns), heapName(rung.heap));
}

QString hintOf(const practice::TheAmount& rung)
{
    //: %1 is "heap 1", %2 a calculation such as "s ⊕ x = 40 ⊕ 42 = 2", %3 another such as "42 − 2 = 40"
    return AmountsHints::tr("In %1, y = %2 must be left. So take x − y = %3.")
        .arg(heapName(rung.move.heap),
             QStringLiteral("s ⊕ x = %1 ⊕ %2 = %3").arg(number(rung.sum), number(rung.before), number(rung.after)),
             QStringLiteral("%1 − %2 = <b>%3</b>").arg(number(rung.before), number(rung.after), number(rung.move.taken)));
}

}  // namespace nimstone::wording
