// The general texts, with letters, of the steps about the exact test for Wythoff's game and about the false test in double.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class ExactTestLetters {
    Q_DECLARE_TR_FUNCTIONS(WythoffLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const ExactClaim& step) const
    {
        //: %1 is a, %2 is d, %3 is a + 1
        return {tr("Is %1 &lt; %2φ &lt; %3?"),
                tr("Let d ≥ 1. By the theorem on the golden ratio, the only cold pair with the difference d has dφ rounded "
                   "down as its smaller number. So (a, b) is cold exactly when a is dφ rounded down. Because φ is irrational, "
                   "dφ is not an integer: this means that a &lt; dφ &lt; a + 1."),
                {{QStringLiteral("a"), number(step.smaller)},
                 {QStringLiteral("d"), number(step.difference)},
                 {QStringLiteral("a + 1"), number(step.smaller + 1)}}};
    }

    GeneralText operator()(const ExactEqual& step) const
    {
        return {QStringLiteral("d = %1 − %1 = 0"),
                tr("Let d = 0, so that b = a. The k-th cold pair has the difference k, so only (0, 0) has the difference 0. So "
                   "(a, a) is cold exactly when a = 0, and nothing needs to be multiplied."),
                {{QStringLiteral("a"), number(step.smaller)}}};
    }

    GeneralText operator()(const ExactSize& step) const
    {
        if (step.holds)
            return {QStringLiteral("a ≥ d"), tr("Let a ≥ d. This is necessary: because φ is more than 1, a &lt; d would mean "
                                                "that a + 1 ≤ d &lt; dφ. The test goes on with the next condition.")};
        return {QStringLiteral("a &lt; d"), tr("Let a &lt; d. Because φ is more than 1, a + 1 ≤ d &lt; dφ. So a is too small "
                                               "to be dφ rounded down, and (a, b) is not a cold pair.")};
    }

    GeneralText operator()(const ExactBelow& step) const
    {
        if (step.holds)
            return {QStringLiteral("a(a − d) &lt; d²"),
                    tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1, because t² − t − 1 = (t − φ)(t + 1/φ), "
                       "and the second factor is positive. Put t = a/d and multiply by d²: a &lt; dφ exactly when a(a − d) &lt; "
                       "d². The second condition holds, so a &lt; dφ.")};
        return {QStringLiteral("a(a − d) &gt; d²"),
                tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1, because t² − t − 1 = (t − φ)(t + 1/φ), and "
                   "the second factor is positive. Put t = a/d and multiply by d²: a &lt; dφ exactly when a(a − d) &lt; d². "
                   "Here the second condition, a(a − d) &lt; d², fails. The two sides are never equal, because φ is irrational. "
                   "So a(a − d) &gt; d², that is, a &gt; dφ, and (a, b) is not a cold pair.")};
    }

    GeneralText operator()(const ExactAbove& step) const
    {
        if (step.holds) {
            const auto* const below = place.earlier<ExactBelow>();
            return {QStringLiteral("(a + 1)(a + 1 − d) &gt; d²"),
                    below && !below->holds
                        ? tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − d) &gt; d². This holds, "
                             "because a + 1 &gt; a &gt; dφ.")
                        : tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − d) &gt; d². The "
                             "third condition holds, so a + 1 &gt; dφ.")};
        }
        return {QStringLiteral("(a + 1)(a + 1 − d) &lt; d²"),
                tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − d) &gt; d². Here the third "
                   "condition, (a + 1)(a + 1 − d) &gt; d², fails. The two sides are never equal, because φ is irrational. So "
                   "even a + 1 is less than dφ, and (a, b) is not a cold pair.")};
    }

    GeneralText operator()(const ExactRivals& step) const
    {
        std::vector<QString> items;
        for (const FormulaRow& row : step.rows)
            //: In a list: %1 is a number d, %2 the approximation of φ, such as "float" or "1.618"
            items.push_back(tr("%1 (%2)").arg(number(row.index), formulaText(row.formula)));
        //: %1 is a list such as "102334155 (double) and 233 (1.618)"
        return {tr("With a rounded φ, dφ rounded down first comes out wrong at d = %1").arg(listText(items)),
                tr("This line is not part of the proof: it shows why the test does not simply multiply d by φ. What was taken "
                   "for φ stands in parentheses. Products of integers are exact as long as they fit.")};
    }

    // --- spot the flaw ---

    GeneralText operator()(const DoubleClaim& step) const
    {
        //: %1 is d, %2 is a
        return {tr("Claim: the position is cold exactly when %1 × (1 + √5)/2, computed in double and rounded down, is %2"),
                tr("The claim is meant for all positions with d ≥ 1 whose numbers fit into an int. A single position that it "
                   "gets wrong disproves it."),
                {{QStringLiteral("d"), number(step.difference)}, {QStringLiteral("a"), number(step.smaller)}}};
    }

    GeneralText operator()(const DoubleSays& step) const
    {
        //: %1 is d, %2 is c
        return {tr("In double: %1φ rounded down is <b>%2</b>"),
                tr("Let c be what the program computes. It calls the position cold (P) if c = a, "
                                                "and hot (N) otherwise."),
                {{QStringLiteral("d"), number(step.difference)}, {QStringLiteral("c"), number(step.computed)}}};
    }

    GeneralText operator()(const DoubleTruth& step) const
    {
        //: %1 is d, %2 is r
        return {tr("In truth: %1φ rounded down is <b>%2</b>"),
                tr("Let r be dφ rounded down. By the exact test, the position is cold (P) if a = r, and hot (N) "
                         "otherwise."),
                {{QStringLiteral("d"), number(step.difference)}, {QStringLiteral("r"), number(step.whole)}}};
    }

    GeneralText operator()(const DoubleNear& step) const
    {
        //: %1 is d, %2 is m, an integer, %3 is q
        return {tr("%1φ differs from %2 by about 1/%3"), whyNear(step),
                {{QStringLiteral("d"), number(step.difference)},
                 {QStringLiteral("m"), number(step.nearest)},
                 {QStringLiteral("q"), number(step.apart)}}};
    }

    GeneralText operator()(const DoubleVerdict& step) const
    {
        if (!step.wrong)
            //: %1 is r
            return {tr("In double %1, in truth %1: right, but <b>not everywhere</b>"),
                    tr("If c = r, this d does not disprove the claim. But d = 102334155 does, well inside the range of an int: "
                       "there double gives 165580141. Because 165580141 × 63245986 = d² + 1, the exact test shows that "
                       "165580141 is more than dφ. So the claim is <b>false</b>."),
                    {{QStringLiteral("r"), number(step.whole)}}};
        const auto* const truth = place.earlier<DoubleTruth>();
        const QString reason =
            !step.misjudged ? tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c "
                                 "= 165580141 but r = 165580140. If a is neither of them, the outcome is right only by luck: "
                                 "the cold pair with this difference is called hot, and one such pair disproves the claim.")
            : truth && truth->outcome == Outcome::P
                ? tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c = 165580141 "
                     "but r = 165580140. If a = r, the program takes a P-position for an N-position, and one such position "
                     "disproves the claim.")
                : tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c = 165580141 "
                     "but r = 165580140. If a = c, the program takes an N-position for a P-position, and one such position "
                     "disproves the claim.");
        //: %1 is c, %2 is r
        return {tr("In double %1, in truth %2: the claim is <b>false</b>"), reason,
                {{QStringLiteral("c"), number(step.computed)}, {QStringLiteral("r"), number(step.whole)}}};
    }

private:
    QString whyNear(const DoubleNear& step) const
    {
        if (step.perUnit == 0)
            return tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If the numbers are beyond "
                      "the range of the claim, it gets worse. From 2<sup>53</sup> on, consecutive doubles are more than 1 "
                      "apart, so many integers of that size are not doubles at all.");
        if (step.apart > step.perUnit)
            return tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If consecutive doubles "
                      "of this size are more than 1/q apart, rounding may put the product on the wrong side of m, or on m "
                      "itself. This happens first when d is a Fibonacci number, because the quotient of two consecutive ones "
                      "is almost φ.");
        const auto* const verdict = stepAs<DoubleVerdict>(place.proof.steps.back());
        if (verdict && verdict->wrong)
            return tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If consecutive doubles "
                      "of this size are only just less than 1/q apart, the errors of φ and of the product together can carry "
                      "it across m.");
        return tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If the errors of φ and of "
                  "the product together are less than the distance from m, rounding keeps the product on its side of m.");
    }
};

}  // namespace

GeneralText generalText(const ExactStep& step, const StepPlace& place) { return std::visit(ExactTestLetters{place}, step); }
GeneralText generalText(const DoubleStep& step, const StepPlace& place) { return std::visit(ExactTestLetters{place}, step); }

}  // namespace nimstone::wording
