// The steps of "spot the flaw" about a table of Fibonacci numbers in int. For any numbers, the size of the heap is a letter, but the
// entries of the table are numbers, because the table is the same for every heap.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

QString entry(int index) { return QStringLiteral("f[%1]").arg(index); }

class IntTableWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    Said operator()(const IntTableClaim& step) const
    {
        //: %1 is the number of entries
        return {tr("\"The first player loses exactly when the heap is one of f[1], …, f[%1]\": f[1] = f[2] = 1, f[i] = f[i − 1] "
                   "+ f[i − 2]").arg(step.entries), {},
                tr("A widely copied program says this; its table is of type int. By the theorem, the start is indeed a "
                   "P-position exactly when the heap is a Fibonacci number. Where does the program go wrong?"),
                tr("A widely copied program says this of every heap of n stones, 1 ≤ n ≤ 2<sup>31</sup> − 1; its table is of "
                   "type int. At the start not all stones may be taken: q = n − 1. So by the theorem, the start is a P-position "
                   "exactly when n is a Fibonacci number. So the claim is true for all n only if the positive entries are "
                   "exactly the Fibonacci numbers in this range. One n for which it fails disproves it.")};
    }

    Said operator()(const IntOverflow& step) const
    {
        const QString sum = QStringLiteral("%1 + %2 = <b>%3</b>").arg(number(step.first), number(step.second), number(step.sum));
        const QString own = entry(step.index);
        return {QStringLiteral("%1 + %2 = %3 &gt; %4"),
                {same(entry(step.index - 2)), same(entry(step.index - 1)), {number(step.sum), sum},
                 {u"2<sup>31</sup> − 1", step.limit}},
                //: %1 is "f[47]", %2 the largest int, %3 a negative number
                tr("A 32-bit int holds at most %2, so %1 does not fit. In C++ such an overflow is undefined behavior; nearly "
                   "every machine drops 2<sup>32</sup> and keeps %3.").arg(own, number(step.limit), signedNumber(step.kept)),
                //: %1 is "f[47]"
                tr("A 32-bit int holds at most 2<sup>31</sup> − 1, so %1 does not fit, whatever n is. In C++ such an overflow is "
                   "undefined behavior; on nearly every machine the result wraps around by 2<sup>32</sup> and becomes negative.")
                    .arg(own)};
    }

    Said operator()(const WrappedEntries& step) const
    {
        QStringList here;
        QStringList always;
        for (const WrappedEntry& row : step.rows) {
            if (!row.impostor)
                continue;
            here << QStringLiteral("%1 = <b>%2</b>").arg(entry(row.index), QString::number(row.kept));
            always << QStringLiteral("%1 = %2").arg(entry(row.index), QString::number(row.kept));
        }
        const QString first = entry(step.rows.front().index);
        return {{commaList(here), commaList(always)}, {},
                //: %1 is "f[47]"
                tr("From %1 on, no entry is a Fibonacci number. The negative ones do no harm, because no heap is negative. But "
                   "these %n are sizes of heaps, and the program takes them for Fibonacci numbers.",
                   nullptr, static_cast<int>(here.size())).arg(first),
                //: %1 is "f[47]"
                tr("The table does not depend on n. Direct calculation shows that from %1 on no entry is a Fibonacci number. The "
                   "negative ones do no harm, because no heap is negative. But the positive ones listed here are sizes of heaps, "
                   "and the program takes them for Fibonacci numbers.").arg(first)};
    }

    Said operator()(const IntTableLookup& step) const
    {
        //: %1 is the size of a heap
        const QString question = tr("Does the program call the start with a heap of %1 a P-position or an N-position?")
                                     .arg(number(step.n));
        if (step.index == 0)
            //: %1 is the size of a heap
            return {tr("%1 is not in the table: the program says <b>N</b>"), {{u"n", step.n}},
                    tr("It compares the heap with every entry, finds no match, and declares the first player the winner."),
                    tr("The program finds no match and declares the first player the winner."), question};
        //: %1 is "f[48]", %2 its value
        return {tr("%1 = %2: the program says <b>P</b>"), {{u"f[i]", entry(step.index)}, {u"n", step.n}},
                tr("It finds the heap among its entries and declares the second player the winner."),
                tr("Let n = f[i]. The program finds it and declares the second player the winner."), question};
    }

    Said operator()(const IntTableVerdict& step) const
    {
        const Symbol form{u"n = z<sub>1</sub> + … + z<sub>p</sub>",
                          QStringLiteral("%1 = <b>%2</b>").arg(number(step.n), shortSum(step.parts))};
        if (step.wrong)
            //: %1 is a number written as a sum
            return {tr("%1: an <b>N-position</b>. The program is <b>wrong</b>"), {form},
                    //: %1 is the smallest term, %2 is 2 · %1, %3 the next term
                    tr("The representation of the heap has more than one term, so the heap is not a Fibonacci number. Taking the "
                       "smallest term, %1, wins: the opponent may then take at most %2, and the next term is %3.")
                        .arg(number(step.take), number(2 * step.take), number(step.parts[1])),
                    tr("The entry n is beyond f[46]. It is not a Fibonacci number, so its Zeckendorf representation has p ≥ 2 "
                       "terms. Taking z<sub>1</sub>, the smallest, wins: the opponent may then take at most 2z<sub>1</sub>, "
                       "which is less than z<sub>2</sub>. This one heap disproves the claim.")};
        if (step.truth == Outcome::P)
            return {tr("%1 is a Fibonacci number: a <b>P-position</b>. Here the program is <b>right</b>"), {{u"n", step.n}},
                    tr("Up to f[46] the table is correct. That the answer is right here says nothing about other heaps: for "
                       "368225352 the program is wrong."),
                    tr("The entries f[1], …, f[46] are correct, and by the theorem a heap of Fibonacci size is a P-position. "
                       "That the program is right for these n proves nothing about the others: the positive entries beyond f[46] "
                       "disprove the claim.")};
        return {tr("%1: an <b>N-position</b>. Here the program is <b>right</b>"), {form},
                tr("The heap is not a Fibonacci number and, by luck, not one of the wrong entries either. Random tests hardly "
                   "ever find the few heaps for which the program is wrong."),
                tr("All Fibonacci numbers up to 2<sup>31</sup> − 1 are entries, so n is not a Fibonacci number: p ≥ 2, and by "
                   "the theorem the first player wins. So the program is right whenever it says N. It is wrong only where it "
                   "says P: the positive entries beyond f[46] disprove the claim.")};
    }

    Said operator()(const IntTableRepair& step) const
    {
        const QString last = entry(step.entries);
        return {QStringLiteral("%1 ≤ 2<sup>31</sup> − 1 &lt; %2"),
                {{last, QStringLiteral("%1 = <b>%2</b>").arg(last, number(step.largest))},
                 {QStringLiteral("%1 + %2").arg(entry(step.entries - 1), last), number(step.beyond)}},
                //: %1 is the number of entries that is enough
                tr("Stop at f[%1]: the next sum is larger than every int. Or compute in 64 bits, and stop as soon as a number is "
                   "larger than the heap.").arg(step.entries),
                //: %1 is the number of entries that is enough
                tr("Stop at f[%1]: the next sum is larger than every int. So f[1], …, f[%1] are all the Fibonacci numbers that n "
                   "can be, and the claim is true for the table cut short like this. Or compute in 64 bits, and stop as soon as "
                   "a number is larger than n.").arg(step.entries)};
    }

private:
    static Symbol same(const QString& text) { return {text, text}; }
};

}  // namespace

Said said(const IntTableStep& step, const StepPlace&) { return std::visit(IntTableWords(), step); }

}  // namespace nimstone::wording
