// The exact test for Wythoff's game in words, and the error that puts a double in its place.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>

namespace nimstone::wording {

using namespace proof;

namespace {

/// One overload a kind of step and no catch-all: a new kind does not compile until it is worded.
class ExactTestWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const ExactClaim& step) const
    {
        return {QStringLiteral("%1 &lt; %2φ &lt; %3 ?").arg(number(step.smaller), number(step.difference), number(step.smaller + 1)),
                tr("The one cold pair with the difference d = %2 begins with the whole part of %2φ. So a = %1 is cold exactly when "
                   "%2φ lies between %1 and the next integer; it never hits one, for φ is no fraction.")
                    .arg(number(step.smaller), number(step.difference))};
    }

    StepText operator()(const ExactEqual& step) const
    {
        return {QStringLiteral("d = %1 − %1 = 0").arg(number(step.smaller)),
                tr("Of all cold pairs only (0, 0) has the difference 0. Nothing has to be multiplied here.")};
    }

    StepText operator()(const ExactSize& step) const
    {
        if (step.holds)
            return {QStringLiteral("a = %1 ≥ %2 = d").arg(number(step.smaller), number(step.difference)),
                    tr("φ is more than 1, so dφ is more than d: a must not be less than d. It is not, so the test goes on.")};
        return {QStringLiteral("a = %1 &lt; %2 = d").arg(number(step.smaller), number(step.difference)),
                tr("φ is more than 1, so dφ is more than d, and a + 1 is not: a is too small to be its whole part.")};
    }

    StepText operator()(const ExactBelow& step) const
    {
        const QString statement = QStringLiteral("a(a − d) = %1 × %2 = <b>%3</b> %4 <b>%5</b> = d²")
                                      .arg(number(step.number), number(step.rest), wideText(step.product),
                                           step.holds ? QStringLiteral("&lt;") : QStringLiteral("&gt;"), wideText(step.square));
        const QString question = tr("Is a(a − d) less than d²?");
        const QString why = tr("For t &gt; 0, t is less than φ exactly when t² − t is less than 1. With t = a/d and times "
                               "d², that is a(a − d) &lt; d².");
        return {statement, step.holds ? tr("%1 So a is less than dφ.").arg(why) : tr("%1 So a is more than dφ: the pair is off.").arg(why),
                question};
    }

    StepText operator()(const ExactAbove& step) const
    {
        const QString statement = QStringLiteral("(a + 1)(a + 1 − d) = %1 × %2 = <b>%3</b> %4 <b>%5</b> = d²")
                                      .arg(number(step.number), number(step.rest), wideText(step.product),
                                           step.holds ? QStringLiteral("&gt;") : QStringLiteral("&lt;"), wideText(step.square));
        return {statement,
                step.holds ? tr("The same for a + 1, which has to be too much. It is: a + 1 is more than dφ.")
                           : tr("The same for a + 1, which has to be too much. It is not: even a + 1 is less than dφ, so the pair is off."),
                tr("Is (a + 1)(a + 1 − d) more than d²?")};
    }

    StepText operator()(const ExactRivals& step) const
    {
        std::vector<QString> items;
        for (const FormulaRow& row : step.rows)
            //: In a list: a number d, and what was taken for φ, such as "float" or "1.618"
            items.push_back(tr("%1 (%2)").arg(number(row.index), formulaText(row.formula)));
        //: %1 is a list such as "102334155 (double) and 233 (1.618)"
        return {tr("Multiplying by a rounded φ first goes wrong at d = %1").arg(listText(items)),
                tr("Why not simply multiply? With φ as in the brackets the whole part of dφ comes out wrong, for the first time at that d. "
                   "The products that the test needs are whole numbers and never wrong, provided that they fit: heaps of 64 bits need "
                   "128.")};
    }

    // --- spot the flaw ---

    StepText operator()(const DoubleClaim& step) const
    {
        return {tr("Claim: cold exactly when the whole part of %1 × (1 + √5)/2, in double, is %2")
                    .arg(number(step.difference), number(step.smaller)),
                tr("This line stands in many programs, with the remark that it works for every int. Where does it break?")};
    }

    StepText operator()(const DoubleSays& step) const
    {
        return {tr("In double: whole part of %1φ = <b>%2</b>").arg(number(step.difference), number(step.computed)),
                step.outcome == Outcome::P ? tr("That is a, so the program calls the position cold: P.")
                                           : tr("That is not a, so the program calls the position hot: N.")};
    }

    StepText operator()(const DoubleTruth& step) const
    {
        return {tr("In truth: whole part of %1φ = <b>%2</b>").arg(number(step.difference), number(step.whole)),
                step.outcome == Outcome::P ? tr("That is a, so the position is cold: P.") : tr("That is not a, so the position is hot: N."),
                tr("And in truth: is it a P-position or an N-position?")};
    }

    StepText operator()(const DoubleVerdict& step) const
    {
        if (!step.wrong)
            //: %1 is a number
            return {tr("In double %1, in truth %1: right here, but only <b>by luck</b>").arg(number(step.computed)),
                    tr("The claim is <b>false</b>. It goes wrong for the first time at d = 102334155, well inside the range of an int: in "
                       "double 165580141 comes out, and the whole part is 165580140. ■")};
        //: %1 and %2 are numbers
        const QString statement = tr("In double %1, in truth %2: the claim is <b>false</b>").arg(number(step.computed), number(step.whole));
        if (step.misjudged) {
            const auto* const truth = place.earlier<DoubleTruth>();
            return {statement, truth && truth->outcome == Outcome::P
                                   ? tr("It takes this P-position for an N-position. The first d at which the whole part comes out wrong is "
                                        "102334155, well inside the range of an int. ■")
                                   : tr("It takes this N-position for a P-position. The first d at which the whole part comes out wrong is "
                                        "102334155, well inside the range of an int. ■")};
        }
        return {statement, tr("The number is wrong. That the outcome is right all the same is luck; another pair with this difference gets the "
                              "wrong one. The first such d is 102334155, well inside the range of an int. ■")};
    }

    StepText operator()(const DoubleNear& step) const
    {
        //: %1 is d, %2 an integer, %3 a number
        const QString statement = tr("%1φ is about 1/%3 away from %2").arg(number(step.difference), number(step.nearest), number(step.apart));
        if (step.perUnit == 0)
            return {statement, tr("Numbers of this size are more than 1 apart in double: most integers are not among them at all.")};
        const QString spacing = QStringLiteral("1/2<sup>%1</sup>").arg(std::countr_zero(step.perUnit));
        if (step.apart > step.perUnit)
            return {statement, tr("Between two doubles of this size there is a gap of %1, which is wider: rounding cannot tell on which "
                                  "side of the integer the product is. This happens next to Fibonacci numbers, whose quotients are "
                                  "almost φ.").arg(spacing)};
        const auto* const verdict = stepAs<DoubleVerdict>(place.proof.steps.back());
        if (verdict && verdict->wrong)
            return {statement, tr("Between two doubles of this size there is a gap of %1, which is only just narrower: the errors of φ and "
                                  "of the product add up and carry it across.").arg(spacing)};
        return {statement, tr("Between two doubles of this size there is a gap of %1, which is narrower: here rounding keeps the product on "
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
