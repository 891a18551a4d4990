// The steps about the exact test for Wythoff's game, and about the false test in double.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nimstone::wording {

using namespace proof;

namespace {

class ExactTestWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    Said operator()(const ExactClaim& step) const
    {
        //: %1 is a, %2 is d, %3 is a + 1
        return {tr("Is %1 &lt; %2φ &lt; %3?"), {{u"a", step.smaller}, {u"d", step.difference}, {u"a + 1", step.smaller + 1}},
                tr("The only cold pair with the difference d = %2 has %2φ rounded down as its smaller number. So a = %1 is right "
                   "exactly when %2φ lies between %1 and the next integer. It never equals an integer, because φ is irrational.")
                    .arg(number(step.smaller), number(step.difference)),
                tr("Let d ≥ 1. By the theorem on the golden ratio, the only cold pair with the difference d has dφ rounded down "
                   "as its smaller number. So (a, b) is cold exactly when a is dφ rounded down. Because φ is irrational, dφ is "
                   "not an integer: this means that a &lt; dφ &lt; a + 1.")};
    }

    Said operator()(const ExactEqual& step) const
    {
        return {QStringLiteral("d = %1 − %1 = 0"), {{u"a", step.smaller}},
                tr("The only cold pair with the difference 0 is (0, 0). Nothing needs to be multiplied here."),
                tr("Let d = 0, so that b = a. The k-th cold pair has the difference k, so only (0, 0) has the difference 0. So "
                   "(a, a) is cold exactly when a = 0, and nothing needs to be multiplied.")};
    }

    Said operator()(const ExactSize& step) const
    {
        const Said said{step.holds ? QStringLiteral("%1 ≥ %2") : QStringLiteral("%1 &lt; %2"),
                        {{u"a", QStringLiteral("a = %1").arg(step.smaller)}, {u"d", QStringLiteral("%1 = d").arg(step.difference)}}};
        if (step.holds)
            return said.because(tr("φ is more than 1, so dφ is more than d, and a must be at least d. It is, so the test goes on."),
                                tr("Let a ≥ d. This is necessary: because φ is more than 1, a &lt; d would mean that a + 1 ≤ d "
                                   "&lt; dφ. The test goes on with the next condition."));
        return said.because(tr("φ is more than 1, so dφ is more than d. But a + 1 is at most d, so a is too small to be dφ "
                               "rounded down."),
                            tr("Let a &lt; d. Because φ is more than 1, a + 1 ≤ d &lt; dφ. So a is too small to be dφ rounded "
                               "down, and (a, b) is not a cold pair."));
    }

    Said operator()(const ExactBelow& step) const
    {
        const QString why = tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1. Put t = a/d and multiply by d²: "
                               "this becomes a(a − d) &lt; d².");
        return {{QStringLiteral("a(a − d) = %2 × %3 = <b>%4</b> %1 <b>%5</b> = d²"), QStringLiteral("a(a − d) %1 d²")},
                comparison(step, step.holds),
                step.holds
                    ? tr("%1 Here it holds, so a is less than dφ.").arg(why)
                    : tr("%1 Here it fails, so a is more than dφ: this is not a cold pair.").arg(why),
                step.holds ? tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1, because t² − t − 1 = (t − φ)(t "
                                "+ 1/φ), and the second factor is positive. Put t = a/d and multiply by d²: a &lt; dφ exactly "
                                "when a(a − d) &lt; d². The second condition holds, so a &lt; dφ.")
                           : tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1, because t² − t − 1 = (t − φ)(t "
                                "+ 1/φ), and the second factor is positive. Put t = a/d and multiply by d²: a &lt; dφ exactly "
                                "when a(a − d) &lt; d². Here the second condition, a(a − d) &lt; d², fails. The two sides are "
                                "never equal, because φ is irrational. So a(a − d) &gt; d², that is, a &gt; dφ, and (a, b) is "
                                "not a cold pair."),
                tr("Is a(a − d) less than d²?")};
    }

    Said operator()(const ExactAbove& step) const
    {
        const auto* const below = place.earlier<ExactBelow>();
        return {{QStringLiteral("(a + 1)(a + 1 − d) = %2 × %3 = <b>%4</b> %1 <b>%5</b> = d²"),
                 QStringLiteral("(a + 1)(a + 1 − d) %1 d²")},
                comparison(step, !step.holds),
                step.holds ? tr("The same test for a + 1, which should fail it. It does: a + 1 is more than dφ.")
                           : tr("The same test for a + 1, which should fail it. It passes: even a + 1 is less than dφ, so this "
                                "is not a cold pair."),
                !step.holds ? tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − d) &gt; d². "
                                 "Here the third condition, (a + 1)(a + 1 − d) &gt; d², fails. The two sides are never equal, "
                                 "because φ is irrational. So even a + 1 is less than dφ, and (a, b) is not a cold pair.")
                : below && !below->holds ? tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − "
                                              "d) &gt; d². This holds, because a + 1 &gt; a &gt; dφ.")
                                         : tr("The same argument with t = (a + 1)/d: a + 1 &gt; dφ exactly when (a + 1)(a + 1 − "
                                              "d) &gt; d². The third condition holds, so a + 1 &gt; dφ."),
                tr("Is (a + 1)(a + 1 − d) more than d²?")};
    }

    Said operator()(const ExactRivals& step) const
    {
        std::vector<QString> items;
        for (const FormulaRow& row : step.rows)
            //: In a list: %1 is a number d, %2 the approximation of φ, such as "float" or "1.618"
            items.push_back(tr("%1 (%2)").arg(number(row.index), formulaText(row.formula)));
        //: %1 is a list such as "102334155 (double) and 233 (1.618)"
        return {tr("With a rounded φ, dφ rounded down first comes out wrong at d = %1").arg(listText(items)), {},
                tr("Why not simply multiply? What was taken for φ stands in parentheses. The test needs only products of "
                   "integers. They are exact as long as they fit: 64-bit heaps need 128 bits."),
                tr("This line is not part of the proof: it shows why the test does not simply multiply d by φ. What was taken "
                   "for φ stands in parentheses. Products of integers are exact as long as they fit.")};
    }

    // --- spot the flaw ---

    Said operator()(const DoubleClaim& step) const
    {
        //: %1 is d, %2 is a
        return {tr("Claim: the position is cold exactly when %1 × (1 + √5)/2, computed in double and rounded down, is %2"),
                {{u"d", step.difference}, {u"a", step.smaller}},
                tr("Many programs contain this test, with the remark that it works for every int. Where does it go wrong?"),
                tr("The claim is meant for all positions with d ≥ 1 whose numbers fit into an int. A single position that it "
                   "gets wrong disproves it.")};
    }

    Said operator()(const DoubleSays& step) const
    {
        //: %1 is d, %2 is a number
        return {tr("In double: %1φ rounded down is <b>%2</b>"), {{u"d", step.difference}, {u"c", step.computed}},
                step.outcome == Outcome::P
                    ? tr("This equals a, so the program calls the position cold: P.")
                    : tr("This does not equal a, so the program calls the position hot: N."),
                tr("Let c be what the program computes. It calls the position cold (P) if c = a, and hot (N) otherwise.")};
    }

    Said operator()(const DoubleTruth& step) const
    {
        //: %1 is d, %2 is a number
        return {tr("In truth: %1φ rounded down is <b>%2</b>"), {{u"d", step.difference}, {u"r", step.whole}},
                step.outcome == Outcome::P
                    ? tr("This equals a, so the position is cold: P.")
                    : tr("This does not equal a, so the position is hot: N."),
                tr("Let r be dφ rounded down. By the exact test, the position is cold (P) if a = r, and hot (N) otherwise."),
                tr("And in truth? Is it a P-position or an N-position?")};
    }

    Said operator()(const DoubleVerdict& step) const
    {
        if (!step.wrong)
            //: %1 is a number
            return {{tr("In double %1, in truth %1: right here, but <b>not everywhere</b>"),
                     tr("In double %1, in truth %1: right, but <b>not everywhere</b>")},
                    {{u"r", step.computed}},
                    tr("The claim is <b>false</b>. It first goes wrong at d = 102334155, well inside the range of an int: double "
                       "gives 165580141, but dφ rounded down is 165580140."),
                    tr("If c = r, this d does not disprove the claim. But d = 102334155 does, well inside the range of an int: "
                       "there double gives 165580141. Because 165580141 × 63245986 = d² + 1, the exact test shows that 165580141 "
                       "is more than dφ. So the claim is <b>false</b>.")};
        //: %1 and %2 are numbers
        const Said said{tr("In double %1, in truth %2: the claim is <b>false</b>"), {{u"c", step.computed}, {u"r", step.whole}}};
        const auto* const truth = place.earlier<DoubleTruth>();
        if (!step.misjudged)
            return said.because(tr("The number is wrong, and the outcome is right only by luck: the cold pair with this "
                                   "difference is called hot. The first such d is 102334155, well inside the range of an int."),
                                tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c "
                                   "= 165580141 but r = 165580140. If a is neither of them, the outcome is right only by luck: "
                                   "the cold pair with this difference is called hot, and one such pair disproves the claim."));
        if (truth && truth->outcome == Outcome::P)
            return said.because(tr("The program takes this P-position for an N-position. The first d for which double rounds "
                                   "down to the wrong number is 102334155, well inside the range of an int."),
                                tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c "
                                   "= 165580141 but r = 165580140. If a = r, the program takes a P-position for an N-position, "
                                   "and one such position disproves the claim."));
        return said.because(tr("The program takes this N-position for a P-position. The first d for which double rounds down to "
                               "the wrong number is 102334155, well inside the range of an int."),
                            tr("Here c ≠ r. This happens first with d = 102334155, well inside the range of an int, where c = "
                               "165580141 but r = 165580140. If a = c, the program takes an N-position for a P-position, and one "
                               "such position disproves the claim."));
    }

    Said operator()(const DoubleNear& step) const
    {
        //: %1 is d, %2 an integer, %3 a number
        const Said said{tr("%1φ differs from %2 by about 1/%3"),
                        {{u"d", step.difference}, {u"m", step.nearest}, {u"q", step.apart}}};
        if (step.perUnit == 0)
            return said.because(tr("Doubles of this size are more than 1 apart, so many integers of this size are not doubles at "
                                   "all."),
                                tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If the "
                                   "numbers are beyond the range of the claim, it gets worse. From 2<sup>53</sup> on, "
                                   "consecutive doubles are more than 1 apart, so many integers of that size are not doubles at "
                                   "all."));
        const QString spacing = QStringLiteral("1/2<sup>%1</sup>").arg(std::countr_zero(step.perUnit));
        if (step.apart > step.perUnit)
            return said.because(tr("Consecutive doubles of this size are %1 apart, which is more: rounding cannot tell on which "
                                   "side of the integer the product lies. It happens first for Fibonacci numbers, whose "
                                   "quotients are almost φ.").arg(spacing),
                                tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If "
                                   "consecutive doubles of this size are more than 1/q apart, rounding may put the product on "
                                   "the wrong side of m, or on m itself. This happens first when d is a Fibonacci number, "
                                   "because the quotient of two consecutive ones is almost φ."));
        const auto* const verdict = stepAs<DoubleVerdict>(place.proof.steps.back());
        if (verdict && verdict->wrong)
            return said.because(tr("Consecutive doubles of this size are %1 apart, which is only just less: the errors of φ and "
                                   "of the product add up and carry it across the integer.").arg(spacing),
                                tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If "
                                   "consecutive doubles of this size are only just less than 1/q apart, the errors of φ and of "
                                   "the product together can carry it across m."));
        return said.because(tr("Consecutive doubles of this size are %1 apart, which is less: here rounding keeps the product on "
                               "its side of the integer.").arg(spacing),
                            tr("Let m be the integer nearest to dφ, and let its distance from dφ be about 1/q. If the errors of "
                               "φ and of the product together are less than the distance from m, rounding keeps the product on "
                               "its side of m."));
    }

private:
    /// Returns the symbols of the comparison of a product with d²: the sign, the two factors, the product, and d².
    template <class Test>
    static std::vector<Symbol> comparison(const Test& step, bool less)
    {
        const QString sign = less ? QStringLiteral("&lt;") : QStringLiteral("&gt;");
        return {{sign, sign}, {u"", step.number}, {u"", step.rest}, {u"", wideText(step.product)}, {u"", wideText(step.square)}};
    }
};

}  // namespace

QString formulaText(Count formula)
{
    switch (formula) {
    case 0: return QStringLiteral("double");
    case 1: return QStringLiteral("float");
    case 2: return QStringLiteral("1.618");
    case 3: return QStringLiteral("1.6180339887");
    default: return QStringLiteral("1.61803398875");
    }
}

QString wideText(const WideNumber& number)
{
    return decimal((Wide{number.high} << 64) + number.low);
}

Said said(const ExactStep& step, const StepPlace& place) { return std::visit(ExactTestWords{place}, step); }
Said said(const DoubleStep& step, const StepPlace& place) { return std::visit(ExactTestWords{place}, step); }

}  // namespace nimstone::wording
