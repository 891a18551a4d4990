// The texts of the steps about the exact test for Wythoff's game, and about the false test in double, with the numbers of the position.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class ExactTestWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const ExactClaim& step) const
    {
        //: %1 is a, %2 is d, %3 is a + 1
        return {tr("Is %1 &lt; %2φ &lt; %3?").arg(number(step.smaller), number(step.difference), number(step.smaller + 1)),
                tr("The only cold pair with the difference d = %2 has %2φ rounded down as its smaller number. So a = %1 is right "
                   "exactly when %2φ lies between %1 and the next integer. It never equals an integer, because φ is irrational.")
                    .arg(number(step.smaller), number(step.difference))};
    }

    StepText operator()(const ExactEqual& step) const
    {
        return {QStringLiteral("d = %1 − %1 = 0").arg(number(step.smaller)),
                tr("The only cold pair with the difference 0 is (0, 0). Nothing needs to be multiplied here.")};
    }

    StepText operator()(const ExactSize& step) const
    {
        if (step.holds)
            return {QStringLiteral("a = %1 ≥ %2 = d").arg(number(step.smaller), number(step.difference)),
                    tr("φ is more than 1, so dφ is more than d, and a must be at least d. It is, so the test goes on.")};
        return {QStringLiteral("a = %1 &lt; %2 = d").arg(number(step.smaller), number(step.difference)),
                tr("φ is more than 1, so dφ is more than d. But a + 1 is at most d, so a is too small to be dφ rounded down.")};
    }

    StepText operator()(const ExactBelow& step) const
    {
        const QString statement = QStringLiteral("a(a − d) = %1 × %2 = <b>%3</b> %4 <b>%5</b> = d²")
                                      .arg(number(step.number), number(step.rest), wideText(step.product),
                                           step.holds ? QStringLiteral("&lt;") : QStringLiteral("&gt;"), wideText(step.square));
        const QString question = tr("Is a(a − d) less than d²?");
        const QString why = tr("For t ≥ 0, t is less than φ exactly when t² − t is less than 1. Put t = a/d and multiply by d²: "
                               "this becomes a(a − d) &lt; d².");
        return {statement, step.holds ? tr("%1 Here it holds, so a is less than dφ.").arg(why) : tr("%1 Here it fails, so a is more than dφ: this is "
                                                                                     "not a cold pair.").arg(why),
                question};
    }

    StepText operator()(const ExactAbove& step) const
    {
        const QString statement = QStringLiteral("(a + 1)(a + 1 − d) = %1 × %2 = <b>%3</b> %4 <b>%5</b> = d²")
                                      .arg(number(step.number), number(step.rest), wideText(step.product),
                                           step.holds ? QStringLiteral("&gt;") : QStringLiteral("&lt;"), wideText(step.square));
        return {statement,
                step.holds ? tr("The same test for a + 1, which should fail it. It does: a + 1 is more than dφ.")
                           : tr("The same test for a + 1, which should fail it. It passes: even a + 1 is less than dφ, so this is "
                                "not a cold pair."),
                tr("Is (a + 1)(a + 1 − d) more than d²?")};
    }

    StepText operator()(const ExactRivals& step) const
    {
        std::vector<QString> items;
        for (const FormulaRow& row : step.rows)
            //: In a list: %1 is a number d, %2 the approximation of φ, such as "float" or "1.618"
            items.push_back(tr("%1 (%2)").arg(number(row.index), formulaText(row.formula)));
        //: %1 is a list such as "102334155 (double) and 233 (1.618)"
        return {tr("With a rounded φ, dφ rounded down first comes out wrong at d = %1").arg(listText(items)),
                tr("Why not simply multiply? What was taken for φ stands in parentheses. The test needs only products of "
                   "integers. They are exact as long as they fit: 64-bit heaps need 128 bits.")};
    }

    // --- spot the flaw ---

    StepText operator()(const DoubleClaim& step) const
    {
        return {tr("Claim: the position is cold exactly when %1 × (1 + √5)/2, computed in double and rounded down, is %2")
                    .arg(number(step.difference), number(step.smaller)),
                tr("Many programs contain this test, with the remark that it works for every int. Where does it go wrong?")};
    }

    StepText operator()(const DoubleSays& step) const
    {
        return {tr("In double: %1φ rounded down is <b>%2</b>").arg(number(step.difference), number(step.computed)),
                step.outcome == Outcome::P ? tr("This equals a, so the program calls the position cold: P.")
                                           : tr("This does not equal a, so the program calls the position hot: N.")};
    }

    StepText operator()(const DoubleTruth& step) const
    {
        return {tr("In truth: %1φ rounded down is <b>%2</b>").arg(number(step.difference), number(step.whole)),
                step.outcome == Outcome::P ? tr("This equals a, so the position is cold: P.") : tr("This does not equal a, so the position is hot: N."),
                tr("And in truth? Is it a P-position or an N-position?")};
    }

    StepText operator()(const DoubleVerdict& step) const
    {
        if (!step.wrong)
            //: %1 is a number
            return {tr("In double %1, in truth %1: right here, but <b>not everywhere</b>").arg(number(step.computed)),
                    tr("The claim is <b>false</b>. It first goes wrong at d = 102334155, well inside the range of an int: double "
                       "gives 165580141, but dφ rounded down is 165580140. ■")};
        //: %1 and %2 are numbers
        const QString statement = tr("In double %1, in truth %2: the claim is <b>false</b>").arg(number(step.computed), number(step.whole));
        if (step.misjudged) {
            const auto* const truth = place.earlier<DoubleTruth>();
            return {statement, truth && truth->outcome == Outcome::P
                                   ? tr("The program takes this P-position for an N-position. The first d for which double rounds "
                                        "down to the wrong number is 102334155, well inside the range of an int. ■")
                                   : tr("The program takes this N-position for a P-position. The first d for which double rounds "
                                        "down to the wrong number is 102334155, well inside the range of an int. ■")};
        }
        return {statement, tr("The number is wrong, and the outcome is right only by luck: the cold pair with this difference is "
                              "called hot. The first such d is 102334155, well inside the range of an int. ■")};
    }

    StepText operator()(const DoubleNear& step) const
    {
        //: %1 is d, %2 an integer, %3 a number
        const QString statement = tr("%1φ differs from %2 by about 1/%3").arg(number(step.difference), number(step.nearest), number(step.apart));
        if (step.perUnit == 0)
            return {statement, tr("Doubles of this size are more than 1 apart, so many integers of this size are not doubles at all.")};
        const QString spacing = QStringLiteral("1/2<sup>%1</sup>").arg(std::countr_zero(step.perUnit));
        if (step.apart > step.perUnit)
            return {statement, tr("Consecutive doubles of this size are %1 apart, which is more: rounding cannot tell on which "
                                  "side of the integer the product lies. It happens first for Fibonacci numbers, whose quotients "
                                  "are almost φ.").arg(spacing)};
        const auto* const verdict = stepAs<DoubleVerdict>(place.proof.steps.back());
        if (verdict && verdict->wrong)
            return {statement, tr("Consecutive doubles of this size are %1 apart, which is only just less: the errors of φ and of "
                                  "the product add up and carry it across the integer.").arg(spacing)};
        return {statement, tr("Consecutive doubles of this size are %1 apart, which is less: here rounding keeps the product on "
                              "its side of the integer.").arg(spacing)};
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

StepText stepText(const ExactStep& step, const StepPlace& place) { return std::visit(ExactTestWords{place}, step); }
StepText stepText(const DoubleStep& step, const StepPlace& place) { return std::visit(ExactTestWords{place}, step); }

}  // namespace nimstone::wording
