// The general texts of the steps of the theorem on sums, with letters instead of numbers.
#include "app/wording/proof_words.h"

#include <QCoreApplication>

#include "app/wording/play/moves.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class SumLetters {
    Q_DECLARE_TR_FUNCTIONS(SumLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const SumValues& step) const
    {
        return {QStringLiteral("b = %1"),
                tr("Let g<sub>1</sub>, …, g<sub>n</sub> be the Grundy values of the components, and b their nim-sum. We prove that "
                   "the value of the sum is b, by induction on the greatest number of moves that can still be made. After a move "
                   "this number is smaller, so suppose that the theorem holds for every option of the sum. Two things are needed: "
                   "no option of the sum has the value b, and every c &lt; b is the value of an option."),
                {{QStringLiteral("g<sub>1</sub> ⊕ … ⊕ g<sub>n</sub>"), nimSumText(step.values)}}};
    }

    GeneralText operator()(const SumNoOption& step) const
    {
        //: %1 is the letter b
        return {tr("No option of the sum has the value <b>%1</b>"),
                tr("A move changes the value of one component, say from g<sub>i</sub> to v, and leaves the other components as "
                   "they are. Because g<sub>i</sub> is the mex of the values of that component's options, v ≠ g<sub>i</sub>. "
                   "By the induction hypothesis the option has the value b ⊕ g<sub>i</sub> ⊕ v. That is not b, because "
                   "g<sub>i</sub> ⊕ v ≠ 0."),
                {{QStringLiteral("b"), number(step.sum)}}};
    }

    GeneralText operator()(const SumRaise& step) const
    {
        const QString reason =
            tr("A Nim heap never grows, but a move can make the value of a component larger, from g<sub>i</sub> to some v. Then "
               "v is the mex of the values of the component's new options, so the smaller number g<sub>i</sub> is the value of "
               "one of them. The opponent moves there: the nim-sum is b again, and fewer moves are left. So a player who loses "
               "gains nothing by such a move, and a player who wins does not need one: below, a move that makes a value "
               "smaller wins whenever b ≠ 0.");
        if (!step.possible)
            return {tr("Here no move makes the value of a component larger"), reason};
        //: %1 is "component i", %2 the value g of this component, %3 a larger value v, as in "g → v → g"
        return {tr("A larger value of %1 is taken back: <b>%2 → %3 → %2</b>"), reason,
                {{tr("component i"), tr("component %1").arg(step.part + 1)},
                 {QStringLiteral("g<sub>i</sub>"), number(step.before)}, {QStringLiteral("v"), number(step.raised)}}};
    }

    GeneralText operator()(const SumColumn& step) const
    {
        return highestWeightLine(
            step.exponent, step.column, QStringLiteral("b"),
            tr("Let b ≠ 0. First let c = 0: we look for an option of value 0, because moving to it wins. As in Lemma 2, an "
               "odd number of the values g<sub>1</sub>, …, g<sub>n</sub> have a 1 in the 2<sup>d</sup> column: otherwise "
               "the nim-sum b would have a 0 there. So at least one of them has a 1 there."));
    }

    GeneralText operator()(const SumChoice& step) const
    {
        return {QStringLiteral("%1 ⊕ %2 &lt; %1"),
                tr("Let g<sub>i</sub> be one of the values with a 1 in that column. In g<sub>i</sub> ⊕ b this 1 becomes 0, and "
                   "nothing changes above it. The lower columns together are worth less (2<sup>d</sup> − 1), so the result is "
                   "smaller than g<sub>i</sub>."),
                {{QStringLiteral("g<sub>i</sub>"), number(step.before)},
                 {QStringLiteral("b"), number(step.before ^ step.after)}}};
    }

    GeneralText operator()(const SumMove& step) const
    {
        const MoveInSum move{step.part, step.move};
        //: %1 is "A move in component i", %2 and %3 are letters, the values of the component before and after the move
        return {tr("%1: <b>%2 → %3</b>"),
                tr("The value g<sub>i</sub> is the mex of the values of the component's options. So the smaller number "
                   "g<sub>i</sub> ⊕ b is the value of one of them, and a move leads there. By the induction hypothesis the sum "
                   "then has the value b ⊕ g<sub>i</sub> ⊕ g<sub>i</sub> ⊕ b = 0."),
                {{tr("A move in component i"), moveText(place.proof.subject, move)},
                 {QStringLiteral("g<sub>i</sub>"), number(step.before)},
                 {QStringLiteral("g<sub>i</sub> ⊕ b"), number(step.after)}}};
    }

    GeneralText operator()(const SumEveryValue& step) const
    {
        const QString most = number(step.sum - 1);
        //: %1 is "the values from 1 to b − 1"
        return {tr("In the same way a move reaches %1"),
                tr("Let 1 ≤ c &lt; b; if b = 1, there is no such c. Look at the highest 1 of b ⊕ c. Because c &lt; b, b has a 1 in "
                   "its column too, so some g<sub>i</sub> has one there. As before, g<sub>i</sub> ⊕ b ⊕ c &lt; g<sub>i</sub> is "
                   "the value of an option of that component. After the move there, the sum has the value b ⊕ g<sub>i</sub> ⊕ "
                   "g<sub>i</sub> ⊕ b ⊕ c = c, by the induction hypothesis."),
                //: %1 is "b − 1", or a number
                {{tr("the values from 1 to <b>%1</b>").arg(QStringLiteral("b − 1")),
                  step.sum == 2 ? tr("the value <b>%1</b>").arg(most) : tr("the values from 1 to <b>%1</b>").arg(most)}}};
    }

    GeneralText operator()(const SumConclusion& step) const
    {
        if (step.outcome == Outcome::N)
            //: %1 is the letter b
            return {tr("The sum has the value of a Nim heap of size <b>%1</b>: an <b>N-position</b>"),
                    tr("If b ≠ 0, every c &lt; b is the value of an option, and b is not: the mex is b. Some option has the "
                       "value 0; by the theorem on Grundy values it is a P-position, and moving there wins."),
                    {{QStringLiteral("b"), number(step.sum)}}};
        return {tr("The sum has the value of a Nim heap of size <b>0</b>: a <b>P-position</b>"),
                tr("If b = 0, no option has the value 0, so the mex is 0 = b. By the theorem on Grundy values, a position of "
                   "value 0 is a P-position.")};
    }
};

}  // namespace

GeneralText generalText(const SumStep& step, const StepPlace& place) { return std::visit(SumLetters{place}, step); }

}  // namespace nimstone::wording
