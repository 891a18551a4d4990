// The general texts of the steps of "spot the flaw" about a table of Fibonacci numbers in int. In these texts the size of the heap is a
// letter, but the entries of the table are numbers, because the table is the same for every heap.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class IntTableLetters {
    Q_DECLARE_TR_FUNCTIONS(IntTableLetters)

public:
    GeneralText operator()(const IntTableClaim& step) const
    {
        //: %1 is the number of entries
        return {tr("\"The first player loses exactly when the heap is one of f[1], …, f[%1]\": f[1] = f[2] = 1, f[i] = f[i − "
                   "1] + f[i − 2]").arg(step.entries),
                tr("A widely copied program says this of every heap of n stones, 1 ≤ n ≤ 2<sup>31</sup> − 1; its table is of "
                   "type int. At the start not all stones may be taken: q = n − 1. So by the theorem, the start is a "
                   "P-position exactly when n is a Fibonacci number. So the claim is true for all n only if the positive "
                   "entries are exactly the Fibonacci numbers in this range. One n for which it fails disproves it.")};
    }

    GeneralText operator()(const IntOverflow& step) const
    {
        return {tableEntry(step.index - 2) + QStringLiteral(" + ") + tableEntry(step.index - 1) + QStringLiteral(" = ")
                    + number(step.sum) + QStringLiteral(" &gt; %1"),
                //: %1 is "f[47]"
                tr("A 32-bit int holds at most 2<sup>31</sup> − 1, so %1 does not fit, whatever n is. In C++ such an overflow "
                   "is undefined behavior; on nearly every machine the result wraps around by 2<sup>32</sup> and becomes "
                   "negative.")
                    .arg(tableEntry(step.index)),
                {{QStringLiteral("2<sup>31</sup> − 1"), number(step.limit)}}};
    }

    GeneralText operator()(const WrappedEntries& step) const
    {
        QStringList impostors;
        for (const WrappedEntry& row : step.rows) {
            if (row.impostor)
                impostors << QStringLiteral("%1 = %2").arg(tableEntry(row.index), QString::number(row.kept));
        }
        //: %1 is "f[47]"
        return {commaList(impostors),
                tr("The table does not depend on n. Direct calculation shows that from %1 on no entry is a Fibonacci number. "
                   "The negative ones do no harm, because no heap is negative. But the positive ones listed here are sizes of "
                   "heaps, and the program takes them for Fibonacci numbers.").arg(tableEntry(step.rows.front().index))};
    }

    GeneralText operator()(const IntTableLookup& step) const
    {
        if (step.index == 0)
            return {tr("%1 is not in the table: the program says <b>N</b>"),
                    tr("The program finds no match and declares the first player the winner."),
                    {{QStringLiteral("n"), number(step.n)}}};
        //: %1 is "f[48]", %2 its value
        return {tr("%1 = %2: the program says <b>P</b>"),
                tr("Let n = f[i]. The program finds it and declares the second player the winner."),
                {{QStringLiteral("f[i]"), tableEntry(step.index)}, {QStringLiteral("n"), number(step.n)}}};
    }

    GeneralText operator()(const IntTableVerdict& step) const
    {
        const GeneralText::Letter form{QStringLiteral("n = z<sub>1</sub> + … + z<sub>p</sub>"),
                                       QStringLiteral("%1 = %2").arg(number(step.n), shortSum(step.parts))};
        if (step.wrong)
            //: %1 is a number written as a sum
            return {tr("%1: an <b>N-position</b>. The program is <b>wrong</b>"),
                    tr("The entry n is beyond f[46]. It is not a Fibonacci number, so its Zeckendorf representation has p ≥ 2 "
                       "terms. Taking z<sub>1</sub>, the smallest, wins: the opponent may then take at most 2z<sub>1</sub>, "
                       "which is less than z<sub>2</sub>. This one heap disproves the claim."),
                    {form}};
        if (step.truth == Outcome::P)
            return {tr("%1 is a Fibonacci number: a <b>P-position</b>. Here the program is <b>right</b>"),
                    tr("The entries f[1], …, f[46] are correct, and by the theorem a heap of Fibonacci size is a P-position. "
                       "That the program is right for these n proves nothing about the others: the positive entries beyond "
                       "f[46] disprove the claim."),
                    {{QStringLiteral("n"), number(step.n)}}};
        return {tr("%1: an <b>N-position</b>. Here the program is <b>right</b>"),
                tr("All Fibonacci numbers up to 2<sup>31</sup> − 1 are entries, so n is not a Fibonacci number: p ≥ 2, and by "
                   "the theorem the first player wins. So the program is right whenever it says N. It is wrong only where it "
                   "says P: the positive entries beyond f[46] disprove the claim."),
                {form}};
    }

    GeneralText operator()(const IntTableRepair& step) const
    {
        //: %1 is the number of entries that is enough
        return {tableEntry(step.entries) + QStringLiteral(" ≤ 2<sup>31</sup> − 1 &lt; %1"),
                tr("Stop at f[%1]: the next sum is larger than every int. So f[1], …, f[%1] are all the Fibonacci numbers that "
                   "n can be, and the claim is true for the table cut short like this. Or compute in 64 bits, and stop as soon "
                   "as a number is larger than n.")
                    .arg(step.entries),
                {{tableEntry(step.entries - 1) + QStringLiteral(" + ") + tableEntry(step.entries), number(step.beyond)}}};
    }

private:
    static QString tableEntry(int index) { return QStringLiteral("f[%1]").arg(index); }
};

}  // namespace

GeneralText generalText(const IntTableStep& step, const StepPlace&) { return std::visit(IntTableLetters(), step); }

}  // namespace nimstone::wording
