// The texts of the steps about errors in proofs of periods, with the numbers of the position.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class PeriodFlawWords {
    Q_DECLARE_TR_FUNCTIONS(PeriodFlawWords)

public:
    const StepPlace& place;

    StepText operator()(const WindowFromZeroClaim& step) const
    {
        //: %1 is the period p, %2 is k, %3 is p + k
        return {tr("\"The window may begin at n<sub>0</sub> = 0: if g(n + %1) = g(n) for all n &lt; %1 + %2 = %3, then it holds "
                   "for all n.\"")
                    .arg(number(step.period), number(step.last), number(step.below)),
                tr("The theorem of Guy and Smith is sometimes quoted like this: compare up to 2 · n<sub>0</sub> + p + k, for any "
                   "n<sub>0</sub>. Where does its proof need n<sub>0</sub> ≥ 1? Before you go on, think about what a move leaves.")};
    }

    StepText operator()(const WindowFromZeroPasses& step) const
    {
        return {QStringLiteral("g = %1").arg(valuesText(step.values)),
                //: %1 is the end of a window, %2 the period
                tr("The window passes: g(n + %2) = g(n) for every n below %1.")
                    .arg(number(step.below), number(step.period))};
    }

    StepText operator()(const WindowFromZeroBreaks& step) const
    {
        return {QStringLiteral("g(%1) = <b>%2</b> ≠ %3 = g(%4)")
                    .arg(number(step.heap), number(step.value), number(step.claimed), number(step.back)),
                whyItBreaks(step),
                //: %1 is the claimed period
                tr("The window passes. What is the smallest n with g(n) ≠ g(n − %1)?")
                    .arg(number(step.heap - step.back))};
    }

    StepText operator()(const WindowFromZeroVerdict& step) const
    {
        const QString claim = step.like == step.size
            ? QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.claimed))
            : QStringLiteral("g(%1) = g(%2) = %3").arg(number(step.size), number(step.like), number(step.claimed));
        const auto* const window = place.earlier<GuySmithWindow>();
        const QString period = window ? number(window->period) : QString();
        const QString from = window ? number(window->from) : QString();
        if (step.wrong)
            //: %1 is "g(3) = g(0) = 0", %2 is "g(3) = 1"
            return {tr("Claimed: %1. In truth: <b>%2</b>")
                        .arg(claim, QStringLiteral("g(%1) = %2").arg(number(step.size), number(step.value))),
                    //: %1 is a period, %2 the heap at which the period begins
                    tr("The claim is <b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and it gives this code the period %1 "
                       "from heap %2 on. ■").arg(period, from)};
        //: %1 is "g(2) = g(0) = 0"
        const QString lucky = tr("Claimed: %1. Right, but only <b>by luck</b>").arg(claim);
        if (step.refuted)
            return {lucky,
                    //: %1 is a period, %2 the heap at which the period begins
                    tr("For this heap the claim gives the true value, but for other heaps of the same code it does not: it is "
                       "<b>false</b>. With n<sub>0</sub> ≥ 1 the theorem holds, and it gives this code the period %1 from heap %2 "
                       "on. ■").arg(period, from)};
        return {lucky,
                tr("For this code the period happens to hold forever. That proves nothing: the code 0.4 passes its window from "
                   "heap 0 with p = 1 and fails at heap 3. ■")};
    }

    StepText operator()(const PeriodsByEye& step) const
    {
        std::vector<QString> claims;
        for (const Count claim : step.claims)
            claims.push_back(number(claim));
        return {tr("Claimed periods: %1").arg(listText(claims)),
                tr("Periods like these are read off the first few values and passed on. Is any of them right? Compute the values "
                   "and look before you go on.")};
    }

    StepText operator()(const PeriodByEyeBreaks& step) const
    {
        Count from = 0;
        for (const Step& other : place.proof.steps) {
            if (const auto* pair = stepAs<EqualWindowPair>(other))
                from = pair->first;
        }
        //: %1 is a claimed period; %2 and %4 are heaps, %3 and %5 are the values of these heaps
        return {tr("Not %1: g(%2) = %3, but g(%4) = <b>%5</b>")
                    .arg(number(step.claim), number(step.heap), number(step.value), number(step.later), number(step.laterValue)),
                //: %1 is a claimed period, %2 the heap at which the repetition of the values begins
                tr("With the period %1 from heap %2 on, these two values would have to be equal. So this one pair refutes it.")
                    .arg(number(step.claim), number(from)),
                //: %1 is a heap, %2 a claimed period
                tr("From n = %1 on, what is the first n with g(n + %2) ≠ g(n)?").arg(number(from), number(step.claim))};
    }

    StepText operator()(const PeriodByEyeVerdict& step) const
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
        const QString statement = tr("The period is <b>%1</b>: g(%2) = %3")
                                      .arg(number(step.period), number(step.size), number(step.value));
        if (wrong.empty())
            //: %1 is a heap, %2 a list of claimed periods
            return {statement, tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 the right "
                                  "value comes out with %2 too, but only by luck. ■").arg(number(step.size), listText(lucky))};
        if (lucky.empty())
            //: %1 is a heap, %2 a list such as "6 gives 0 and 12 gives 1"
            return {statement, tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 the claims "
                                  "go wrong: %2. ■")
                                   .arg(number(step.size), listText(wrong))};
        //: %1 is a heap, %2 a list such as "6 gives 0 and 12 gives 1", %3 a list of claimed periods
        return {statement, tr("The two equal windows prove it; the first few values alone do not. For a heap of %1 this goes "
                              "wrong: %2. With %3 the right value comes out, but only by luck. ■").arg(number(step.size), listText(wrong), listText(lucky))};
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

StepText stepText(const PeriodFlawStep& step, const StepPlace& place) { return std::visit(PeriodFlawWords{place}, step); }

}  // namespace nimstone::wording
