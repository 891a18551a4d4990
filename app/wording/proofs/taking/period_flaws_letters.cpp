// The general texts of the steps about errors in proofs of periods, with letters instead of numbers.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class PeriodFlawLetters {
    Q_DECLARE_TR_FUNCTIONS(PeriodFlawLetters)

public:
    // --- the steps about the window from heap 0; q is the claimed period, k the place of the last digit of the code ---

    GeneralText operator()(const WindowFromZeroClaim& step) const
    {
        //: %1 is a period, %2 the place of the last digit of a code, both as letters
        return {tr("\"The window may begin at n<sub>0</sub> = 0: if g(n + %1) = g(n) for all n &lt; %1 + %2, then it holds for "
                   "all n.\""),
                tr("This is claimed for every finite octal code, where k is the place of its last digit, and for every q ≥ 1. "
                   "It is the theorem of Guy and Smith for the period q, but with n<sub>0</sub> = 0. One code for which it "
                   "fails disproves it."),
                {{QStringLiteral("q"), number(step.period)}, {QStringLiteral("k"), number(step.last)}}};
    }

    GeneralText operator()(const WindowFromZeroPasses& step) const
    {
        return {QStringLiteral("g = %1"),
                tr("Suppose that some q ≥ 1 passes; otherwise the claim says nothing about this code. Let q be the least that "
                   "does: g(n + q) = g(n) for every n &lt; q + k. The values up to g(2 · q + k − 1) are compared one by one."),
                {{QStringLiteral("g(0), g(1), …, g(2 · q + k − 1)"), valuesText(step.values)}}};
    }

    /// Returns the text of the step about 2 · q + k, the first heap for which the claim fails. Its value is not 0, because it has
    /// the option q + q of value 0. A heap of q + k has no option of value 0, so its value is 0.
    GeneralText operator()(const WindowFromZeroBreaks& step) const
    {
        return {QStringLiteral("g(%1) = %2 ≠ 0 = g(%3)"),
                tr("Suppose that the claim fails for this code, and let n be the smallest heap with g(n) ≠ g(n − q); because of "
                   "the window, n ≥ 2 · q + k. A move from n takes at most k, so it leaves at least 2 · q. If it leaves a heap "
                   "larger than q, taking q off that heap keeps its value and gives an option of n − q. Conversely, adding q to a "
                   "heap that a move from n − q leaves gives an option of n of the same value. Only a move that leaves q + q has "
                   "no counterpart: a heap would become empty. It needs n = 2 · q + k, and the option has the value 0. So g(n) and "
                   "g(n − q) differ only if n − q has no option of value 0: then g(n − q) = 0 and g(n) = w ≠ 0."),
                {{QStringLiteral("2 · q + k"), number(step.heap)},
                 {QStringLiteral("w"), number(step.value)},
                 {QStringLiteral("q + k"), number(step.back)}}};
    }

    GeneralText operator()(const WindowFromZeroVerdict& step) const
    {
        const QString truth = QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.value));
        const QString claim = step.like == step.size
            ? QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.claimed))
            : QStringLiteral("g(%1) = g(%2) = %3").arg(number(step.size), number(step.like), number(step.claimed));
        const GeneralText::Letter claimed{QStringLiteral("g(x) = g(x mod q) = c"), claim};
        if (step.wrong)
            //: %1 is "g(x) = g(x mod q) = c", %2 is "g(x) = v"
            return {tr("Claimed: %1. In truth: <b>%2</b>"),
                    tr("By the claim, x has the value c of x mod q. By the true period it has the value v, and v ≠ c. So this "
                       "heap is a counterexample, and the claim is <b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and "
                       "it gives the period p from heap n<sub>0</sub> on."),
                    {claimed, {QStringLiteral("g(x) = v"), truth}}};
        //: %1 is "g(x) = g(x mod q) = c"
        const QString lucky = tr("Claimed: %1. Right, but only <b>by luck</b>");
        if (step.refuted)
            return {lucky,
                    tr("For this heap the claim gives the true value: c = v. But g(2 · q + k) ≠ g(q + k), so the claim is "
                       "<b>false</b>."),
                    {claimed}};
        return {lucky,
                tr("If also g(2 · q + k) = g(q + k), the period q happens to hold forever for this code: it could fail first "
                   "only at 2 · q + k, the one heap beyond the window from which a move might leave q + q. That proves nothing "
                   "about other codes: the code 0.4 passes its window from heap 0 with q = 1, but g(3) = 1 ≠ 0 = g(2). So the "
                   "claim is <b>false</b>."),
                {claimed}};
    }

    // --- the steps about a period that is guessed from a few values ---

    GeneralText operator()(const PeriodsByEye& step) const
    {
        std::vector<QString> claims;
        for (const Count claim : step.claims)
            claims.push_back(number(claim));
        //: %1 is a list of letters
        return {tr("Claimed periods: %1"),
                tr("The amounts that may be taken form a finite set; let m be the largest of them. By the theorem on "
                   "subtraction games the values are periodic from some heap on; let n<sub>0</sub> be the first such heap. Each "
                   "claim names a number q and says that g(n + q) = g(n) for all n ≥ n<sub>0</sub>. The first few values cannot "
                   "prove this for all n, but one pair of different values disproves it."),
                {{QStringLiteral("q<sub>1</sub>, q<sub>2</sub>, …"), listText(claims)}}};
    }

    GeneralText operator()(const PeriodByEyeBreaks& step) const
    {
        //: %1 is a claimed period; %2 and %4 are heaps, %3 and %5 are the values of these heaps; all are letters
        return {tr("Not %1: g(%2) = %3, but g(%4) = <b>%5</b>"),
                tr("Let q be one of these numbers, and n the first heap from n<sub>0</sub> on with g(n + q) ≠ g(n). There is one "
                   "unless q is a multiple of the true period. With the period q from n<sub>0</sub> on, u and w would have to be "
                   "equal. So this one pair refutes it."),
                {{QStringLiteral("q"), number(step.claim)},
                 {QStringLiteral("n"), number(step.heap)},
                 {QStringLiteral("u"), number(step.value)},
                 {QStringLiteral("n + q"), number(step.later)},
                 {QStringLiteral("w"), number(step.laterValue)}}};
    }

    GeneralText operator()(const PeriodByEyeVerdict& step) const
    {
        //: %1 is the true period, %2 a heap, %3 the value of this heap; all are letters
        return {tr("The period is <b>%1</b>: g(%2) = %3"),
                tr("By the theorem on subtraction games, the two equal windows prove that g(n + p) = g(n) for all n ≥ "
                   "n<sub>0</sub>. Let v be the true value of a heap of x, read off by this period. A claimed period q that p "
                   "does not divide is refuted by its pair above. For some heaps x it still gives the value v, but only by "
                   "luck."),
                {{QStringLiteral("p"), number(step.period)},
                 {QStringLiteral("x"), number(step.size)},
                 {QStringLiteral("v"), number(step.value)}}};
    }
};

}  // namespace

GeneralText generalText(const PeriodFlawStep& step, const StepPlace&) { return std::visit(PeriodFlawLetters(), step); }

}  // namespace nimstone::wording
