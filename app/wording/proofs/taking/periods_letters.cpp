// The general texts of the steps of the proofs about periods, with letters instead of numbers.
#include "app/wording/proofs/taking/figure_remainders.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class PeriodLetters {
    Q_DECLARE_TR_FUNCTIONS(PeriodLetters)

public:
    const StepPlace& place;

    // --- the steps that all proofs of periods share ---

    GeneralText operator()(const NimSequenceTerms& step) const
    {
        return {QStringLiteral("g = %1"),
                tr("A heap of 0 has no option, so g(0) = 0. The options of a larger heap consist of smaller heaps, whose "
                   "values are already known. So the values follow one after the other: g(n) is the mex, the least "
                   "non-negative integer that is not the value of an option."),
                {{QStringLiteral("g(0), g(1), g(2), …"), valuesText(step.values)}}};
    }

    /// Every subtraction game has zeros in its period, because a heap whose value is not 0 has an option with the value 0.
    GeneralText operator()(const ZeroHeaps& step) const
    {
        QStringList heaps;
        for (const Count heap : step.heaps)
            heaps.push_back(number(heap));
        //: %1 is a list of letters
        return {tr("g(n) = 0 for n = <b>%1</b>"),
                tr("Let z<sub>1</sub> &lt; z<sub>2</sub> &lt; … be the heaps from n<sub>0</sub> to n<sub>0</sub> + p − 1 with "
                   "the value 0. By the theorem on Grundy values, a heap on its own is a P-position exactly when its value is "
                   "0. By the period, a heap of n ≥ n<sub>0</sub> is a P-position exactly when n is one of these plus a "
                   "multiple of p."),
                {{QStringLiteral("z<sub>1</sub>, z<sub>2</sub>, …"), commaList(heaps)}}};
    }

    GeneralText operator()(const HeapReadOff& step) const
    {
        // The text of the flaw is about one heap; the texts of the theorems are about any number of heaps.
        const bool isOnly = place.proof.theorem == Theorem::FlawWindowFromZero;
        const GeneralText::Letter own{isOnly ? QStringLiteral("g(x)") : QStringLiteral("g(x<sub>i</sub>)"),
                                      valueOf(step.size)};
        const GeneralText::Letter like{isOnly ? QStringLiteral("g(r)") : QStringLiteral("g(r<sub>i</sub>)"),
                                       valueOf(step.like)};
        const GeneralText::Letter value{isOnly ? QStringLiteral("v") : QStringLiteral("v<sub>i</sub>"), number(step.value)};
        const QString reason = isOnly ? tr("Let x be the heap and v its value. Let x mod q be the remainder of x on division by "
                                           "q, and c = g(x mod q): that is the value that the claim gives x. If x ≥ "
                                           "n<sub>0</sub> + p, let r be the one of n<sub>0</sub>, …, n<sub>0</sub> + p − 1 for "
                                           "which x − r is a multiple of p; otherwise let r = x. Each step of p keeps the "
                                           "value, so g(x) = g(r).")
                                      : tr("Let x<sub>1</sub>, …, x<sub>h</sub> be the heaps, v<sub>i</sub> the value of x<sub>i</sub>, "
                                "and s the nim-sum of these values. If x<sub>i</sub> ≥ n<sub>0</sub> + p, let r<sub>i</sub> be "
                                "the one of n<sub>0</sub>, …, n<sub>0</sub> + p − 1 for which x<sub>i</sub> − r<sub>i</sub> is "
                                "a multiple of p; otherwise let r<sub>i</sub> = x<sub>i</sub>. Each step of p keeps the value, "
                                "and the value of r<sub>i</sub> is already computed.");
        if (step.like == step.size)
            return {QStringLiteral("%1 = %2"), reason, {own, value}};
        return {QStringLiteral("%1 = %2 = %3"), reason, {own, like, value}};
    }

    GeneralText operator()(const ValuesDecide& step) const
    {
        const bool wins = step.outcome == Outcome::N;
        const QString reason = wins ? tr("By the Sprague–Grundy theorem, the nim-sum of the values is the value of the "
                                         "position. Exactly the positions of value 0 are P-positions. Here s ≠ 0.")
                                    : tr("By the Sprague–Grundy theorem, the nim-sum of the values is the value of the "
                                         "position. Exactly the positions of value 0 are P-positions. Here s = 0.");
        if (step.values.size() == 1) {
            if (wins)
                //: %1 is a letter
                return {tr("g = %1 ≠ 0: an <b>N-position</b>"), reason, {{QStringLiteral("v<sub>1</sub>"), number(step.sum)}}};
            return {tr("g = 0: a <b>P-position</b>"), reason};
        }
        const QString equation = nimSumEquation(step.values, step.sum);
        if (wins)
            //: %1 is a nim-sum in letters
            return {tr("%1, not 0: an <b>N-position</b>"), reason,
                    {{QStringLiteral("v<sub>1</sub> ⊕ … ⊕ v<sub>h</sub> = s"), equation}}};
        //: %1 is a nim-sum in letters
        return {tr("%1: a <b>P-position</b>"), reason, {{QStringLiteral("v<sub>1</sub> ⊕ … ⊕ v<sub>h</sub> = 0"), equation}}};
    }

    // --- subtraction games ---

    GeneralText operator()(const SubtractionRule& step) const
    {
        return {QStringLiteral("g(n) = mex{%1}"),
                tr("Let a<sub>1</sub> &lt; … &lt; a<sub>j</sub> be the amounts that may be taken, positive integers with j ≥ 1, "
                   "and m = a<sub>j</sub> the largest of them. Let g(n) be the Grundy value of a heap of n stones. Taking "
                   "a<sub>i</sub> leaves n − a<sub>i</sub>; with fewer stones than a<sub>i</sub> this term is left out. For n ≥ m "
                   "no term is left out. So g(n) follows from the m values before it, by the same rule for every such n."),
                {{QStringLiteral("g(n − a<sub>1</sub>), …, g(n − a<sub>j</sub>)"), ruleText(step.amounts)}}};
    }

    GeneralText operator()(const SubtractionMex& step) const
    {
        return {QStringLiteral("%1 = mex{%2}"),
                tr("A heap of m is the smallest from which every amount can be taken, and m − a<sub>j</sub> = 0. From here on, "
                   "every value is the mex of the j values that stand at the distances a<sub>1</sub>, …, a<sub>j</sub> before it."),
                {{QStringLiteral("g(m)"), valueOf(step.heap)},
                 {QStringLiteral("g(m − a<sub>1</sub>), …, g(0)"), optionNames(step)}}};
    }

    GeneralText operator()(const WindowsMustRecur& step) const
    {
        //: %1 is a power
        return {tr("At most %1 different windows"),
                tr("A window is m consecutive values. A heap has at most j options, so one of the j + 1 numbers 0, 1, …, j is "
                   "not the value of an option, and the mex is at most j. So each place of a window has at most j + 1 possible "
                   "values. There are infinitely many windows, so two of them are equal."),
                {{QStringLiteral("(j + 1)<sup>m</sup>"), QStringLiteral("%1<sup>%2</sup>").arg(step.most + 1).arg(step.reach)}}};
    }

    GeneralText operator()(const EqualWindowPair& step) const
    {
        return {QStringLiteral("%1 = %2"),
                place.proof.theorem == Theorem::SubtractionPeriod
                    ? tr("Some window appears again, as just shown. Let n<sub>0</sub> be the first heap at which such a window "
                         "starts, and n<sub>0</sub> + p the first heap at which it appears again, with p ≥ 1. Comparing the m "
                         "values one by one confirms it: this is the certificate.")
                    : tr("By the theorem on subtraction games, some window of m values appears again. The first heap at which "
                         "such a window starts is n<sub>0</sub>; let n<sub>0</sub> + p, with p ≥ 1, be the first heap at which "
                         "it appears again. Comparing the m values one by one confirms it: this is the certificate."),
                {{QStringLiteral("g(n<sub>0</sub>), …, g(n<sub>0</sub> + m − 1)"), windowText(step.first, step.length)},
                 {QStringLiteral("g(n<sub>0</sub> + p), …, g(n<sub>0</sub> + p + m − "
                                 "1)"), windowText(step.second, step.length)}}};
    }

    GeneralText operator()(const WindowsGoOn& step) const
    {
        //: %1 is a period, %2 the heap at which the period begins; both are letters
        return {tr("g(n + <b>%1</b>) = g(n) for all n ≥ %2"),
                tr("For n<sub>0</sub> ≤ n &lt; n<sub>0</sub> + m this is the certificate. Let n ≥ n<sub>0</sub> + m, and "
                   "suppose that the equation holds for all smaller heaps from n<sub>0</sub> on. By the rule, g(n) and g(n + "
                   "p) follow in the same way from the m values before them, and by the induction hypothesis these are equal "
                   "one by one. So g(n + p) = g(n), and by induction the period p holds forever. No smaller period is "
                   "possible, even from a later heap on. By the period p it would hold from n<sub>0</sub> on, and the window "
                   "would appear again sooner."),
                {{QStringLiteral("p"), number(step.period)}, {first(), number(step.preperiod)}}};
    }

    // --- the theorem of Guy and Smith ---

    GeneralText operator()(const CodeMeaning& step) const
    {
        return {QStringLiteral("%1"),
                tr("Let this be the code; its last digit d<sub>k</sub> is not 0, and d<sub>0</sub> is 0 or 4. Write "
                   "d<sub>i</sub> as a sum of some of 1, 2, and 4. Taking i stones may leave nothing if 1 is a term, one heap "
                   "if 2 is, and two heaps if 4 is; none of these heaps is empty. So a move takes at most k stones and leaves "
                   "at most two heaps, each smaller than before."),
                {{QStringLiteral("d<sub>0</sub>.d<sub>1</sub>d<sub>2</sub>…d<sub>k</sub>"),
                  stepText(PeriodStep(step), place).statement}}};
    }

    GeneralText operator()(const CodeMex& step) const
    {
        const QString reason =
            tr("Let i be an amount that the code allows for a heap of n. What is left has the value 0 if it is nothing, and "
               "g(n − i) if it is one heap. If it is two heaps, n − i = a + b with a ≥ 1 and b ≥ 1, its value is g(a) ⊕ g(b), "
               "by the Sprague–Grundy theorem. The mex of the values of all options is g(n); without options it is 0.");
        const GeneralText::Letter own{QStringLiteral("g(n)"), valueOf(step.heap)};
        if (step.options.empty())
            return {QStringLiteral("%1 = <b>0</b>"), reason, {own}};
        return {QStringLiteral("%1 = mex{%2}"), reason,
                {own, {QStringLiteral("0, …, g(n − i), …, g(a) ⊕ g(b), …"), optionNames(step)}}};
    }

    GeneralText operator()(const GuySmithWindow& step) const
    {
        //: %1 is a period, %2 the first heap of the window, %3 the place of the last digit of a code, all as letters
        return {tr("g(n + %1) = g(n) for %2 ≤ n &lt; 2 · %2 + %1 + %3"),
                place.proof.theorem == Theorem::GuySmith
                    ? tr("This is the condition of the theorem, with n<sub>0</sub> ≥ 1 and p ≥ 1. It compares finitely many "
                         "values, one by one. The next line shows that this is enough.")
                    : tr("Suppose that some n<sub>0</sub> ≥ 1 and p ≥ 1 satisfy this condition; it compares finitely many "
                         "values, one by one. By the theorem of Guy and Smith, g(n + p) = g(n) then holds for all n ≥ "
                         "n<sub>0</sub>."),
                {{QStringLiteral("p"), number(step.period)},
                 {first(), number(step.from)},
                 {QStringLiteral("k"), number(step.last)}}};
    }

    GeneralText operator()(const GuySmithGoesOn& step) const
    {
        //: %1 is a heap, %2 the largest number of stones that may be taken from it; both are letters
        return {tr("The larger heap left: at least (%1 − %2) / 2 = n<sub>0</sub> + p"),
                tr("Let w = 2 · n<sub>0</sub> + p + k and n ≥ w, and suppose that g(c + p) = g(c) for n<sub>0</sub> ≤ c &lt; n. A "
                   "move from n + p takes at most k &lt; n stones. So it leaves one heap or two, and the larger is at least (n + p "
                   "− k) / 2 ≥ n<sub>0</sub> + p. Take p off that heap: at least n<sub>0</sub> ≥ 1 and fewer than n stones remain, "
                   "so its value stays the same. With the same number taken and as many heaps left, this is an option of n. "
                   "Conversely, a move from n leaves a larger heap of at least (n − k) / 2 ≥ n<sub>0</sub> and fewer than n "
                   "stones. Adding p to it keeps its value and gives an option of n + p. So both have options of the same values, "
                   "and g(n + p) = g(n). By induction this holds for all n ≥ n<sub>0</sub>."),
                {{QStringLiteral("w + p"), number(step.heap)}, {QStringLiteral("k"), number(step.last)}}};
    }

    GeneralText operator()(const GuySmithExample& step) const
    {
        const CodeOption far{step.taken, step.first, step.second, step.value};
        const CodeOption near{step.taken, step.first, step.shorter, step.value};
        if (step.first == 0)
            return {QStringLiteral("%1 = %2"),
                    tr("For example, let a move from n + p leave one heap b, so that b ≥ n<sub>0</sub> + p. The same number "
                       "taken from n leaves b − p, and g(b) = g(b − p) by the induction hypothesis."),
                    {{QStringLiteral("g(b)"), optionText(far)}, {QStringLiteral("g(b − p)"), optionText(near)}}};
        return {QStringLiteral("%1 = %2"),
                tr("For example, let a move from n + p leave two heaps a ≤ b, so that b ≥ n<sub>0</sub> + p. The same number "
                   "taken from n may leave a and b − p, and g(b) = g(b − p) by the induction hypothesis."),
                {{QStringLiteral("g(a) ⊕ g(b)"), optionText(far)}, {QStringLiteral("g(a) ⊕ g(b − p)"), optionText(near)}}};
    }

    GeneralText operator()(const HeapZeroApart& step) const
    {
        const GeneralText::Letter period{QStringLiteral("p"), number(step.period)};
        if (step.same)
            return {QStringLiteral("g(0) = 0 = g(%1)"),
                    tr("If n<sub>0</sub> = 1, heap 0 alone lies before n<sub>0</sub>. The argument does not cover it, because "
                       "neither heap of a split may be empty; so it is compared with heap p on its own. If the values are equal, "
                       "the period holds from heap 0 on."),
                    {period}};
        return {QStringLiteral("g(0) = 0 ≠ g(%1)"),
                tr("If n<sub>0</sub> = 1, heap 0 alone lies before n<sub>0</sub>. The argument does not cover it, because neither "
                   "heap of a split may be empty; so it is compared with heap p on its own. If the values differ, the period holds "
                   "from heap 1 on, but not from heap 0."),
                {period}};
    }

private:
    static QString first() { return QStringLiteral("n<sub>0</sub>"); }
    static QString valueOf(Count heap) { return QStringLiteral("g(%1)").arg(heap); }
};

}  // namespace

GeneralText generalText(const PeriodStep& step, const StepPlace& place) { return std::visit(PeriodLetters{place}, step); }

}  // namespace nimstone::wording
