// The steps about errors in proofs of periods.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

class PeriodFlawWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodFlawWords)

public:
    const StepPlace& place;

    // --- the steps about the window from heap 0; q is the claimed period, k the place of the last digit of the code ---

    Said operator()(const WindowFromZeroClaim& step) const
    {
        //: %1 is the period q, %2 is k, the place of the last digit of a code, or k with an equation: "4 = 7"
        return {tr("\"The window may begin at n<sub>0</sub> = 0: if g(n + %1) = g(n) for all n &lt; %1 + %2, then it holds for "
                   "all n.\""),
                {{u"q", step.period}, {u"k", QStringLiteral("%1 = %2").arg(number(step.last), number(step.below))}},
                tr("The theorem of Guy and Smith is sometimes quoted like this: compare up to 2 · n<sub>0</sub> + p + k, for any "
                   "n<sub>0</sub>. Where does its proof need n<sub>0</sub> ≥ 1? Before you go on, think about what a move leaves."),
                tr("This is claimed for every finite octal code, where k is the place of its last digit, and for every q ≥ 1. It "
                   "is the theorem of Guy and Smith for the period q, but with n<sub>0</sub> = 0. One code for which it fails "
                   "disproves it.")};
    }

    Said operator()(const WindowFromZeroPasses& step) const
    {
        return {QStringLiteral("g = %1"), {{u"g(0), g(1), …, g(2 · q + k − 1)", valuesText(step.values)}},
                //: %1 is the end of a window, %2 the period
                tr("The window passes: g(n + %2) = g(n) for every n below %1.").arg(number(step.below), number(step.period)),
                tr("Suppose that some q ≥ 1 passes; otherwise the claim says nothing about this code. Let q be the least that "
                   "does: g(n + q) = g(n) for every n &lt; q + k. The values up to g(2 · q + k − 1) are compared one by one.")};
    }

    /// Says why 2 · q + k is the first heap for which the claim fails. Its value is not 0, because it has the option q + q of value 0. A
    /// heap of q + k has no option of value 0, so its value is 0.
    Said operator()(const WindowFromZeroBreaks& step) const
    {
        return {QStringLiteral("g(%1) = %2 ≠ %3 = g(%4)"),
                {{u"2 · q + k", step.heap}, {u"w", bold(step.value)}, {u"0", step.claimed}, {u"q + k", step.back}},
                whyItBreaks(step),
                tr("Suppose that the claim fails for this code, and let n be the smallest heap with g(n) ≠ g(n − q); because of "
                   "the window, n ≥ 2 · q + k. A move from n takes at most k, so it leaves at least 2 · q. If it leaves a heap "
                   "larger than q, taking q off that heap keeps its value and gives an option of n − q. Conversely, adding q to "
                   "a heap that a move from n − q leaves gives an option of n of the same value. Only a move that leaves q + q "
                   "has no counterpart: a heap would become empty. It needs n = 2 · q + k, and the option has the value 0. So "
                   "g(n) and g(n − q) differ only if n − q has no option of value 0: then g(n − q) = 0 and g(n) = w ≠ 0."),
                //: %1 is the claimed period
                tr("The window passes. What is the smallest n with g(n) ≠ g(n − %1)?").arg(number(step.heap - step.back))};
    }

    Said operator()(const WindowFromZeroVerdict& step) const
    {
        const QString claim = step.like == step.size
            ? QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.claimed))
            : QStringLiteral("g(%1) = g(%2) = %3").arg(number(step.size), number(step.like), number(step.claimed));
        const Symbol claimed{u"g(x) = g(x mod q) = c", claim};
        const auto* const window = place.earlier<GuySmithWindow>();
        const QString period = window ? number(window->period) : QString();
        const QString from = window ? number(window->from) : QString();
        if (step.wrong)
            //: %1 is "g(3) = g(0) = 0", %2 is "g(3) = 1"
            return {tr("Claimed: %1. In truth: <b>%2</b>"),
                    {claimed, {u"g(x) = v", QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.value))}},
                    //: %1 is a period, %2 the heap at which the period begins
                    tr("The claim is <b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and it gives this code the period "
                       "%1 from heap %2 on.").arg(period, from),
                    tr("By the claim, x has the value c of x mod q. By the true period it has the value v, and v ≠ c. So this "
                       "heap is a counterexample, and the claim is <b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and "
                       "it gives the period p from heap n<sub>0</sub> on.")};
        //: %1 is "g(2) = g(0) = 0"
        const Said lucky{tr("Claimed: %1. Right, but only <b>by luck</b>"), {claimed}};
        if (step.refuted)
            //: %1 is a period, %2 the heap at which the period begins
            return lucky.because(tr("For this heap the claim gives the true value, but for other heaps of the same code it does "
                                    "not: it is <b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and it gives this code "
                                    "the period %1 from heap %2 on.").arg(period, from),
                                 tr("For this heap the claim gives the true value: c = v. But g(2 · q + k) ≠ g(q + k), so the "
                                    "claim is <b>false</b>."));
        return lucky.because(tr("For this code the period happens to hold forever. That proves nothing: the code 0.4 passes its "
                                "window from heap 0 with p = 1 and fails at heap 3."),
                             tr("If also g(2 · q + k) = g(q + k), the period q happens to hold forever for this code: it could "
                                "fail first only at 2 · q + k, the one heap beyond the window from which a move might leave q + "
                                "q. That proves nothing about other codes: the code 0.4 passes its window from heap 0 with q = "
                                "1, but g(3) = 1 ≠ 0 = g(2). So the claim is <b>false</b>."));
    }

    // --- the steps about a period that is guessed from a few values ---

    Said operator()(const PeriodsByEye& step) const
    {
        //: %1 is a list of periods
        return {tr("Claimed periods: %1"), {{u"q<sub>1</sub>, q<sub>2</sub>, …", listText(step.claims)}},
                tr("Periods like these are read off the first few values and passed on. Is any of them right? Compute the values "
                   "and look before you go on."),
                tr("The amounts that may be taken form a finite set; let m be the largest of them. By the theorem on subtraction "
                   "games the values are periodic from some heap on; let n<sub>0</sub> be the first such heap. Each claim names "
                   "a number q and says that g(n + q) = g(n) for all n ≥ n<sub>0</sub>. The first few values cannot prove this "
                   "for all n, but one pair of different values disproves it.")};
    }

    Said operator()(const PeriodByEyeBreaks& step) const
    {
        const auto* const pair = firstStep<EqualWindowPair>(place.proof);
        const Count from = pair ? pair->first : 0;
        //: %1 is a claimed period; %2 and %4 are heaps, %3 and %5 are the values of these heaps
        return {tr("Not %1: g(%2) = %3, but g(%4) = <b>%5</b>"),
                {{u"q", step.claim}, {u"n", step.heap}, {u"u", step.value}, {u"n + q", step.later}, {u"w", step.laterValue}},
                //: %1 is a claimed period, %2 the heap at which the repetition of the values begins
                tr("With the period %1 from heap %2 on, these two values would have to be equal. So this one pair refutes it.")
                    .arg(number(step.claim), number(from)),
                tr("Let q be one of these numbers, and n the first heap from n<sub>0</sub> on with g(n + q) ≠ g(n). There is one "
                   "unless q is a multiple of the true period. With the period q from n<sub>0</sub> on, u and w would have to be "
                   "equal. So this one pair refutes it."),
                //: %1 is a heap, %2 a claimed period
                tr("From n = %1 on, what is the first n with g(n + %2) ≠ g(n)?").arg(number(from), number(step.claim))};
    }

    Said operator()(const PeriodByEyeVerdict& step) const
    {
        std::vector<QString> wrong;
        std::vector<QString> lucky;
        for (const ReadByEye& reading : step.readings) {
            if (reading.value == step.value)
                lucky.push_back(number(reading.claim));
            else
                //: In a list: %1 is a claimed period, %2 the value that this period gives for the person's heap
                wrong.push_back(tr("%1 gives %2").arg(number(reading.claim), number(reading.value)));
        }
        //: %1 is the true period, %2 a heap, %3 the value of this heap
        return {tr("The period is <b>%1</b>: g(%2) = %3"), {{u"p", step.period}, {u"x", step.size}, {u"v", step.value}},
                wrong.empty()
                    //: %1 is a heap, %2 a list of claimed periods
                    ? tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 the right value "
                         "comes out with %2 too, but only by luck.").arg(number(step.size), listText(lucky))
                : lucky.empty()
                    //: %1 is a heap, %2 a list such as "6 gives 0 and 12 gives 1"
                    ? tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 the claims go "
                         "wrong: %2.").arg(number(step.size), listText(wrong))
                    //: %1 is a heap, %2 a list such as "6 gives 0 and 12 gives 1", %3 a list of claimed periods
                    : tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 this goes wrong: "
                         "%2. With %3 the right value comes out, but only by luck.")
                          .arg(number(step.size), listText(wrong), listText(lucky)),
                tr("By the theorem on subtraction games, the two equal windows prove that g(n + p) = g(n) for all n ≥ "
                   "n<sub>0</sub>. Let v be the true value of a heap of x, read off by this period. A claimed period q that p "
                   "does not divide is refuted by its pair above. For some heaps x it still gives the value v, but only by luck.")};
    }

private:
    QString whyItBreaks(const WindowFromZeroBreaks& step) const
    {
        const Count larger = step.ofLarger ? step.heap : step.back;
        const Count other = step.ofLarger ? step.back : step.heap;
        const Count value = step.ofLarger ? step.claimed : step.value;
        if (step.second == 0)
            //: %1 is a heap, %2 another heap
            return tr("A heap of %1 may be taken whole, which leaves the value 0; a heap of %2 has no such move.")
                .arg(number(larger), number(other));
        if (step.first == 0)
            //: %1 is a heap, %2 the heap that a move leaves of it, %3 the value of %2, %4 another heap
            return tr("A heap of %1 can become %2, of value %3; from a heap of %4 this value cannot be reached.")
                .arg(number(larger), number(step.second), number(value), number(other));
        //: %1 is a heap, %2 + %3 are the two heaps that a move leaves of it, %4 the value of %2 + %3, %5 another heap
        return tr("A heap of %1 can become %2 + %3, of value %4. For the same option one period lower, one of these heaps would "
                  "lose a whole period and become empty. But neither heap of a split may be empty, so a heap of %5 has no such "
                  "option.")
            .arg(number(larger), number(step.first), number(step.second), number(value), number(other));
    }
};

}  // namespace

Said said(const PeriodFlawStep& step, const StepPlace& place) { return std::visit(PeriodFlawWords{place}, step); }

}  // namespace nimstone::wording
