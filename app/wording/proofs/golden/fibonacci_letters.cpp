// The general texts of the steps of Zeckendorf's theorem, with letters instead of numbers.
#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class ZeckendorfLetters {
    Q_DECLARE_TR_FUNCTIONS(ZeckendorfLetters)

public:
    // --- the steps that prove that a sum exists ---

    GeneralText operator()(const FibonacciNumbers& step) const
    {
        return {QStringLiteral("%1 ≤ %2 &lt; %3"),
                tr("Let F<sub>1</sub> = 1, F<sub>2</sub> = 2, and F<sub>i+1</sub> = F<sub>i</sub> + F<sub>i−1</sub>; with "
                   "F<sub>0</sub> = 1 this holds for i = 1 too. From F<sub>1</sub> on, the numbers increase strictly and "
                   "without bound, so exactly one j ≥ 1 has F<sub>j</sub> ≤ n &lt; F<sub>j+1</sub>. A Zeckendorf representation "
                   "of n is a sum of different numbers among F<sub>1</sub>, F<sub>2</sub>, …, no two of them consecutive. It "
                   "can use F<sub>j</sub> and smaller ones only."),
                {{fibonacci("j"), number(step.numbers.back())},
                 {QStringLiteral("n"), number(step.n)},
                 {fibonacci("j+1"), number(step.beyond)}}};
    }

    GeneralText operator()(const GreedyPart& step) const
    {
        const GeneralText::Letter before{QStringLiteral("u"), number(step.before)};
        const GeneralText::Letter part{fibonacci("i"), number(step.part)};
        if (step.rest == 0)
            return {QStringLiteral("%1 − %2 = 0"),
                    tr("What is left gets smaller with every term, and is never negative. So at last u is itself a Fibonacci "
                       "number, u = F<sub>i</sub>. Taking it leaves 0, and the representation is complete."),
                    {before, part}};
        return {QStringLiteral("%1 − %2 = %3 &lt; %4"),
                tr("Let u ≥ 1 be what is left, at first u = n, and take the largest F<sub>i</sub> ≤ u with i ≥ 1. Then u &lt; "
                   "F<sub>i+1</sub> = F<sub>i</sub> + F<sub>i−1</sub>, so the new remainder v = u − F<sub>i</sub> is less than "
                   "F<sub>i−1</sub>. So the next term, if there is one, is neither F<sub>i</sub> nor F<sub>i−1</sub>, but a "
                   "smaller one. If v ≥ 1, go on with v in place of u."),
                {before, part, {QStringLiteral("v"), number(step.rest)}, {fibonacci("i−1"), number(step.below)}}};
    }

    GeneralText operator()(const ZeckendorfForm& step) const
    {
        return {QStringLiteral("%1 = %2"),
                tr("Let z<sub>p</sub> &gt; … &gt; z<sub>1</sub> be the terms, in the order in which they were taken. Each "
                   "remainder was less than the Fibonacci number just before the term taken. So no two terms are consecutive. "
                   "The greedy choice finds such a representation for every n ≥ 1."),
                {{QStringLiteral("n"), number(step.n)}, {terms(), shortSum(step.parts)}}};
    }

    // --- the steps that prove that the sum is unique ---

    GeneralText operator()(const MostWithout& step) const
    {
        return {QStringLiteral("%1 = %2 − 1"),
                tr("Claim: for every j ≥ 1, different Fibonacci numbers below F<sub>j</sub>, no two of them consecutive, have a "
                   "sum of at most F<sub>j</sub> − 1. For j ≤ 2 the largest sums are 0 = F<sub>1</sub> − 1 and 1 = "
                   "F<sub>2</sub> − 1. For j ≥ 3 use induction. If F<sub>j−1</sub> is one of the numbers, the others are below "
                   "F<sub>j−2</sub>, and the sum is at most F<sub>j−1</sub> + (F<sub>j−2</sub> − 1) = F<sub>j</sub> − 1. If "
                   "not, all are below F<sub>j−1</sub>, and the sum is at most F<sub>j−1</sub> − 1, which is less. Taking every "
                   "second one from F<sub>j−1</sub> down to F<sub>2</sub> or F<sub>1</sub> reaches the bound."),
                {{fibonacci("j−1") + QStringLiteral(" + ") + fibonacci("j−3") + QStringLiteral(" + …"),
                  step.summands.empty() ? number(0) : shortSum(step.summands)},
                 {fibonacci("j"), number(step.part)}}};
    }

    GeneralText operator()(const ForcedParts& step) const
    {
        const ForcedPart& first = step.rows.front();
        //: %1 is the remainder, %2 the largest sum of terms without %3, and %3 is therefore a term
        return {tr("%1 &gt; %2, so %3 is a term"),
                tr("Take any Zeckendorf representation of n. Let u ≥ 1 be the sum of its terms without those already found, at "
                   "first u = n, and F<sub>i</sub> the largest Fibonacci number with F<sub>i</sub> ≤ u. No remaining term exceeds "
                   "u, so none exceeds F<sub>i</sub>. Without F<sub>i</sub> they would add up to at most F<sub>i</sub> − 1, by the "
                   "line above: that is too little. So F<sub>i</sub> is a term, the greedy one. Go on with u − F<sub>i</sub> in "
                   "place of u, until 0 is left."),
                {{QStringLiteral("u"), number(first.left)},
                 {fibonacci("i") + QStringLiteral(" − 1"), number(first.most)},
                 {fibonacci("i"), number(first.part)}}};
    }

    GeneralText operator()(const OnlyForm& step) const
    {
        //: %1 is a number, %2 a sum of Fibonacci numbers
        return {tr("%1 = <b>%2</b>, and in no other way"),
                tr("A representation exists, and every term of it was forced: there is exactly one."),
                {{QStringLiteral("n"), number(step.n)}, {terms(), shortSum(step.parts)}}};
    }

private:
    static QString fibonacci(const char* index) { return QStringLiteral("F<sub>%1</sub>").arg(QString::fromUtf8(index)); }
    /// Returns the terms from the largest to the smallest, in the order in which the greedy choice takes them.
    static QString terms() { return QStringLiteral("z<sub>p</sub> + … + z<sub>1</sub>"); }
};

}  // namespace

GeneralText generalText(const ZeckendorfStep& step, const StepPlace&) { return std::visit(ZeckendorfLetters(), step); }

}  // namespace nimstone::wording
