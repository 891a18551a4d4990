// The general texts of the steps of the theorem on Cutcake, with letters instead of numbers.
#include "app/wording/proofs/values/cutcake.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class CutcakeLetters {
    Q_DECLARE_TR_FUNCTIONS(CutcakeLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const CakeShapes& step) const
    {
        return {QStringLiteral("%1"),
                tr("Let n × m be a block with positive integers n and m. Left cuts it into i × m and (n − i) × m with 1 ≤ i "
                   "&lt; n, Right into n × i and n × (m − i) with 1 ≤ i &lt; m. Whoever cannot cut loses. Below, each block "
                   "gets a number v, and s is the sum of these numbers. We show that s decides who wins."),
                {{QStringLiteral("n<sub>1</sub> × m<sub>1</sub> + … + n<sub>h</sub> × m<sub>h</sub>"),
                  stepText(CutcakeStep(step), place).statement}}};
    }

    GeneralText operator()(const CakeHalving& step) const
    {
        const auto size = [](const CakeHalf& row) { return shapeText(row.first, row.second); };
        const QString first = size(step.rows.front());
        //: %1 is "n × m → … → u × w", %2 is "v = u − w"
        return {tr("%1: worth %2"),
                tr("Let K be the largest power of two with K ≤ n and K ≤ m. As long as both sides are greater than 1, both are "
                   "halved and rounded down. That leaves the quotients of n and m by K, u and w, and one of them is 1: "
                   "otherwise 2K would be at most n and m. So the sides are measured in units of K. By definition v = u − w: a "
                   "strip of u units is worth u − 1, and one of w units 1 − w."),
                {{QStringLiteral("n × m → … → u × w"),
                  step.rows.size() == 1 ? first : QStringLiteral("%1 → %2").arg(first, size(step.rows.back()))},
                 {QStringLiteral("v = u − w"), signedText(step.value)}}};
    }

    GeneralText operator()(const CakeOptions& step) const
    {
        QString line = signedText(step.value);
        QString name = QStringLiteral("v");
        if (!step.left.empty()) {
            line = QStringLiteral("%1 &lt; %2").arg(signedText(step.left.front().value), line);
            name = QStringLiteral("L &lt; v");
        }
        if (!step.right.empty()) {
            line += QStringLiteral(" &lt; %1").arg(signedText(step.right.front().value));
            name += QStringLiteral(" &lt; R");
        }
        //: %1 is "n × m", %2 is "L < v < R"
        return {tr("%1: %2"),
                tr("Let L be the largest sum that a cut by Left leaves, and R the smallest that a cut by Right leaves; a player "
                   "without a cut sets no bound. Every cut costs at least 1: this follows from the definition of v alone, and "
                   "has a line of its own. So L ≤ v − 1, and R ≥ v + 1. If v &gt; 0, then w = 1, and Left can cut one unit K "
                   "off: that piece is worth 0, and the other, of u − 1 units, is worth v − 1. So L = v − 1, and in the same "
                   "way R = v + 1 if v &lt; 0. So v is the integer nearest to 0 between L and R. By induction the pieces have "
                   "their values, so by the rule of the simplest number this block has the value v."),
                {{QStringLiteral("n × m"), shapeText(step.first, step.second)}, {name, line}}};
    }

    GeneralText operator()(const CakeSum& step) const
    {
        const QString statement = stepText(CutcakeStep(step), place).statement;
        return {QStringLiteral("%1 = <b>%2</b>"),
                tr("A cut changes one block and leaves the others as they are. So the numbers add up, and a cut changes the "
                   "sum s by as much as it changes the number of its block."),
                {{QStringLiteral("v<sub>1</sub> + … + v<sub>h</sub>"), statement.section(QStringLiteral(" = "), 0, 0)},
                 {QStringLiteral("s"), signedText(step.sum)}}};
    }

    GeneralText operator()(const CakeCost& step) const
    {
        if (step.left == 0 && step.right == 0)
            return {tr("<b>No cut</b> is possible"), tr("If nobody can cut, all blocks are single squares, and s = 0.")};
        const QString reason =
            tr("Let n = i + j be cut by Left; let M be the largest power of two with M ≤ m. First let n ≥ M. Then K = M, w = 1, "
               "and v = u − 1 ≥ 0. If both pieces are M or longer, they have at most u units together and a −1 each: at most u − 2 "
               "= v − 1. If one piece is shorter, say i &lt; M, then i × m is measured in a smaller unit and is worth −1 or less, "
               "and the other piece at most v. Now let n &lt; M. Then u = 1, v = 1 − w, and w ≥ 2. Both pieces are worth −1 or "
               "less. The shorter one has a unit of K / 2 or less and is worth at most 1 − 2w, so both together at most −2w &lt; v "
               "− 1. In each case Left loses at least 1. Exchanging the sides gives the same for Right.");
        const GeneralText::Letter left{QStringLiteral("1"), number(step.left)};
        const GeneralText::Letter right{QStringLiteral("1"), number(step.right)};
        if (step.right == 0)
            //: %1 is the number 1
            return {tr("Every cut costs Left at least <b>%1</b>; Right has no cut"), reason, {left}};
        if (step.left == 0)
            //: %1 is the number 1
            return {tr("Every cut costs Right at least <b>%1</b>; Left has no cut"), reason, {right}};
        //: %1 and %2 are both the number 1
        return {tr("Every cut costs Left at least <b>%1</b>, Right at least <b>%2</b>"), reason, {left, right}};
    }

    GeneralText operator()(const CakeLead& step) const
    {
        const GeneralText::Letter whole{QStringLiteral("n × m"), shapeText(step.first, step.second)};
        const auto change = [&step](const QString& name) {
            return GeneralText::Letter{name, QStringLiteral("%1 → %2").arg(signedText(step.before), signedText(step.after))};
        };
        if (step.before > 0)
            //: %1, %2 and %3 are sizes of blocks; %4 is the sum before and after the cut, "s → s − 1"; all are letters
            return {tr("Left cuts %1 into %2 and %3: %4"),
                    tr("Because s &gt; 0, some block has v &gt; 0, so that w = 1 and u ≥ 2. Left cuts one unit K off it. That "
                       "piece is worth 1 − 1 = 0, and the other piece, of u − 1 units, is worth u − 2 = v − 1. So this cut "
                       "costs Left just 1, and s − 1 ≥ 0."),
                    {whole,
                     {QStringLiteral("K × m"), shapeText(step.place, step.second)},
                     {QStringLiteral("(n − K) × m"), shapeText(step.first - step.place, step.second)},
                     change(QStringLiteral("s → s − 1"))}};
        //: %1, %2 and %3 are sizes of blocks; %4 is the sum before and after the cut, "s → s + 1"; all are letters
        return {tr("Right cuts %1 into %2 and %3: %4"),
                tr("Because s &lt; 0, some block has v &lt; 0, so that u = 1 and w ≥ 2. Right cuts one unit K off it. That "
                   "piece is worth 1 − 1 = 0, and the other piece, of w − 1 units, is worth 2 − w = v + 1. So this cut costs "
                   "Right just 1, and s + 1 ≤ 0."),
                {whole,
                 {QStringLiteral("n × K"), shapeText(step.first, step.place)},
                 {QStringLiteral("n × (m − K)"), shapeText(step.first, step.second - step.place)},
                 change(QStringLiteral("s → s + 1"))}};
    }

    GeneralText operator()(const CakeConclusion& step) const
    {
        const GeneralText::Letter sum{QStringLiteral("s"), signedText(step.sum)};
        switch (step.outcome) {
        case PartisanOutcome::Left:
            //: %1 is the letter s
            return {tr("%1 &gt; 0: <b>Left</b> wins, whoever starts"),
                    tr("Whenever Left is to move, s ≥ 1: at the start or after Right's first cut, and again after each later "
                       "cut. Left's cut costs just 1 and leaves s ≥ 0; Right's cut raises s by at least 1, so that s ≥ 1 "
                       "again. So some block has a positive number, and Left can cut it. The game ends, so Right is the first "
                       "without a cut."),
                    {sum}};
        case PartisanOutcome::Right:
            //: %1 is the letter s
            return {tr("%1 &lt; 0: <b>Right</b> wins, whoever starts"),
                    tr("Whenever Right is to move, s ≤ −1: at the start or after Left's first cut, and again after each later "
                       "cut. Right's cut costs just 1 and leaves s ≤ 0; Left's cut lowers s by at least 1, so that s ≤ −1 "
                       "again. So some block has a negative number, and Right can cut it. The game ends, so Left is the first "
                       "without a cut."),
                    {sum}};
        case PartisanOutcome::Previous: break;
        }
        return {tr("Sum 0: whoever starts <b>loses</b>"),
                tr("If the player to move cannot cut, that player has lost. Otherwise, by symmetry, let Left start. After "
                   "Left's first cut s ≤ −1, so some block has v &lt; 0, and Right can cut one unit off it. This costs Right "
                   "just 1 and leaves s ≤ 0. Left's next cut lowers s by at least 1, so that s ≤ −1 again. So Right always has "
                   "a reply. The game ends, so Left, who started, is the first without a cut.")};
    }
};

}  // namespace

GeneralText generalText(const CutcakeStep& step, const StepPlace& place) { return std::visit(CutcakeLetters{place}, step); }

}  // namespace nimstone::wording
