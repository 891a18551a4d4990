// The texts of the steps of "spot the flaw" about a table of Fibonacci numbers in int.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

QString entry(int index) { return QStringLiteral("f[%1]").arg(index); }

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class IntTableWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    StepText operator()(const IntTableClaim& step) const
    {
        //: %1 is the number of entries
        return {tr("\"The first player loses exactly when the heap is one of f[1], …, f[%1]\": f[1] = f[2] = 1, f[i] = f[i − 1] + "
                   "f[i − 2]").arg(step.entries),
                tr("A widely copied program says this; its table is of type int. By the theorem, the start is indeed a P-position "
                   "exactly when the heap is a Fibonacci number. Where does the program go wrong?")};
    }

    StepText operator()(const IntOverflow& step) const
    {
        return {QStringLiteral("%1 + %2 = %3 + %4 = <b>%5</b> &gt; %6")
                    .arg(entry(step.index - 2), entry(step.index - 1), number(step.first), number(step.second), number(step.sum),
                         number(step.limit)),
                //: %1 is "f[47]", %2 the largest int, %3 a negative number
                tr("A 32-bit int holds at most %2, so %1 does not fit. In C++ such an overflow is undefined behavior; nearly every "
                   "machine drops 2<sup>32</sup> and keeps %3.")
                    .arg(entry(step.index), number(step.limit), QString::number(step.kept).replace(QLatin1Char('-'), QStringLiteral("−")))};
    }

    StepText operator()(const WrappedEntries& step) const
    {
        QStringList impostors;
        for (const WrappedEntry& row : step.rows) {
            if (row.impostor)
                impostors << QStringLiteral("%1 = <b>%2</b>").arg(entry(row.index), QString::number(row.kept));
        }
        const int count = static_cast<int>(impostors.size());
        //: %1 is "f[47]"
        return {commaList(impostors),
                tr("From %1 on, no entry is a Fibonacci number. The negative ones do no harm, because no heap is negative. But "
                   "these %n are sizes of heaps, and the program takes them for Fibonacci numbers.", nullptr, count).arg(entry(step.rows.front().index))};
    }

    StepText operator()(const IntTableLookup& step) const
    {
        //: %1 is the size of a heap
        const QString question = tr("Does the program call the start with a heap of %1 a P-position or an N-position?").arg(number(step.n));
        if (step.index == 0)
            return {tr("%1 is not in the table: the program says <b>N</b>").arg(number(step.n)),
                    tr("It compares the heap with every entry, finds no match, and declares the first player the winner."), question};
        //: %1 is "f[48]", %2 its value
        return {tr("%1 = %2: the program says <b>P</b>").arg(entry(step.index), number(step.n)),
                tr("It finds the heap among its entries and declares the second player the winner."), question};
    }

    StepText operator()(const IntTableVerdict& step) const
    {
        const QString form = QStringLiteral("%1 = <b>%2</b>").arg(number(step.n), shortSum(step.parts));
        if (step.wrong)
            //: %1 is a number written as a sum
            return {tr("%1: an <b>N-position</b>. The program is <b>wrong</b>").arg(form),
                    //: %1 is the smallest term, %2 is 2 · %1, %3 the next term
                    tr("The representation of the heap has more than one term, so the heap is not a Fibonacci number. Taking the "
                       "smallest term, %1, wins: the opponent may then take at most %2, and the next term is %3.")
                        .arg(number(step.take), number(2 * step.take), number(step.parts[1]))};
        if (step.truth == Outcome::P)
            return {tr("%1 is a Fibonacci number: a <b>P-position</b>. Here the program is <b>right</b>").arg(number(step.n)),
                    tr("Up to f[46] the table is correct. That the answer is right here says nothing about other heaps: for "
                       "368225352 the program is wrong.")};
        return {tr("%1: an <b>N-position</b>. Here the program is <b>right</b>").arg(form),
                tr("The heap is not a Fibonacci number and, by luck, not one of the wrong entries either. Random tests hardly ever find the "
                   "few heaps for which the program is wrong.")};
    }

    StepText operator()(const IntTableRepair& step) const
    {
        return {QStringLiteral("%1 = <b>%2</b> ≤ 2<sup>31</sup> − 1 &lt; %3").arg(entry(step.entries), number(step.largest), number(step.beyond)),
                //: %1 is the number of entries that is enough
                tr("Stop at f[%1]: the next sum is larger than every int. Or compute in 64 bits, and stop as soon as a number is "
                   "larger than the heap. ■").arg(step.entries)};
    }
};

}  // namespace

StepText stepText(const IntTableStep& step, const StepPlace&) { return std::visit(IntTableWords(), step); }

}  // namespace nimstone::wording
