// The steps of the theorem on Cutcake.
#include "app/wording/proofs/values/cutcake.h"

#include <QCoreApplication>
#include <QStringList>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr qsizetype mostCakeRows = 6;

/// Appends a number with its sign to the text `so`, such as "− 1" to "3". `size` is the number as text, without its sign.
QString addedText(const QString& so, SignedWide next, const QString& size)
{
    return next < 0 ? QStringLiteral("%1 − %2").arg(so, size) : QStringLiteral("%1 + %2").arg(so, size);
}

QString sizeText(SignedWide value) { return decimal(value < 0 ? -value : value); }

/// Returns the values of the two pieces of a cut and the sum of the values, such as "−2 − 2 = −4".
QString piecesText(const CakeCut& cut)
{
    return QStringLiteral("%1 = %2").arg(addedText(signedText(cut.piece), cut.rest, sizeText(cut.rest)), signedText(cut.value));
}

QString halvedText(const std::vector<CakeHalf>& rows)
{
    QStringList all;
    for (const CakeHalf& row : rows)
        all << wording::shapeText(row.first, row.second);
    if (all.size() > mostCakeRows) {
        all.erase(all.begin() + 3, all.end() - 2);
        all.insert(3, QStringLiteral("…"));
    }
    return all.join(QStringLiteral(" → "));
}

class CutcakeWords {
    Q_DECLARE_TR_FUNCTIONS(CutcakeWords)

public:
    const StepPlace& place;

    Said operator()(const CakeShapes& step) const
    {
        QStringList shapes;
        for (const CakeShape& shape : step.shapes)
            shapes << bold(wording::shapeText(shape));
        return {QStringLiteral("%1"),
                {{u"n<sub>1</sub> × m<sub>1</sub> + … + n<sub>h</sub> × m<sub>h</sub>", shapes.join(QStringLiteral(" + "))}},
                tr("Left cuts down, through the first side of a block, Right across, through the second, always into whole "
                   "lengths. Whoever cannot cut loses. Only Left can cut a strip 5 × 1, and Left can make its 4 cuts at any "
                   "time: its value is 4. Only Right can cut a strip 1 × 5: its value is −4. Every block has such a value, the "
                   "number of cuts that Left is ahead."),
                tr("Let n × m be a block with positive integers n and m. Left cuts it into i × m and (n − i) × m with 1 ≤ i &lt; "
                   "n, Right into n × i and n × (m − i) with 1 ≤ i &lt; m. Whoever cannot cut loses. Below, each block gets a "
                   "number v, and s is the sum of these numbers. We show that s decides who wins.")};
    }

    Said operator()(const CakeHalving& step) const
    {
        const CakeHalf& whole = step.rows.front();
        //: %1 is a sequence of sizes such as "9 × 2 → 4 × 1", %2 a number, the value of the block, or "v = u − w"
        return {tr("%1: worth %2"), {{u"n × m → … → u × w", halvedText(step.rows)}, {u"v = u − w", bold(signedText(step.value))}},
                whyHalved(step),
                tr("Let K be the largest power of two with K ≤ n and K ≤ m. As long as both sides are greater than 1, both are "
                   "halved and rounded down. That leaves the quotients of n and m by K, u and w, and one of them is 1: otherwise "
                   "2K would be at most n and m. So the sides are measured in units of K. By definition v = u − w: a strip of u "
                   "units is worth u − 1, and one of w units 1 − w."),
                //: %1 is the size of a block, "4 × 7"
                tr("Halve both sides of %1, rounding down, until one of them is 1. What is the value of the block: positive if "
                   "Left is ahead, negative if Right is?").arg(wording::shapeText(whole.first, whole.second))};
    }

    Said operator()(const CakeOptions& step) const
    {
        Symbol between{u"v", bold(signedText(step.value))};
        if (!step.left.empty())
            between = {QStringLiteral("L &lt; %1").arg(between.letter),
                       QStringLiteral("%1 &lt; %2").arg(signedText(step.left.front().value), between.value)};
        if (!step.right.empty())
            between = {QStringLiteral("%1 &lt; R").arg(between.letter),
                       QStringLiteral("%1 &lt; %2").arg(between.value, signedText(step.right.front().value))};
        //: %1 is the size of a block, such as "2 × 3"; %2 is its value between the values after the best cuts, such as "−4 &lt; <b>0</b>
        //: &lt; 1"
        return {tr("%1: %2"), {{u"n × m", wording::shapeText(step.first, step.second)}, between}, whyBetween(step),
                tr("Let L be the largest sum that a cut by Left leaves, and R the smallest that a cut by Right leaves; a player "
                   "without a cut sets no bound. Every cut costs at least 1: this follows from the definition of v alone, and "
                   "has a line of its own. So L ≤ v − 1, and R ≥ v + 1. If v &gt; 0, then w = 1, and Left can cut one unit K "
                   "off: that piece is worth 0, and the other, of u − 1 units, is worth v − 1. So L = v − 1, and in the same way "
                   "R = v + 1 if v &lt; 0. So v is the integer nearest to 0 between L and R. By induction the pieces have their "
                   "values, so by the rule of the simplest number this block has the value v.")};
    }

    Said operator()(const CakeSum& step) const
    {
        QString line;
        for (const CakeTerm& term : step.terms) {
            const QString size = term.count == 1 ? sizeText(term.value)
                                                 : QStringLiteral("%1 · %2").arg(term.count).arg(sizeText(term.value));
            if (line.isEmpty())
                line = term.value < 0 ? QStringLiteral("−%1").arg(size) : size;
            else
                line = addedText(line, term.value, size);
        }
        return {QStringLiteral("%1 = <b>%2</b>"), {{u"v<sub>1</sub> + … + v<sub>h</sub>", line}, {u"s", signedText(step.sum)}},
                tr("A cut changes one block and leaves the others as they are, so the values add up. The sum says how many cuts "
                   "Left is ahead; a negative sum means that Right is ahead."),
                tr("A cut changes one block and leaves the others as they are. So the numbers add up, and a cut changes the sum "
                   "s by as much as it changes the number of its block.")};
    }

    Said operator()(const CakeCost& step) const
    {
        if (step.left == 0 && step.right == 0)
            return {tr("<b>No cut</b> is possible"), {},
                    tr("All blocks are single squares."),
                    tr("If nobody can cut, all blocks are single squares, and s = 0.")};
        //: %1 and %2 are numbers of cuts
        const QString line = step.right == 0 ? tr("Every cut costs Left at least <b>%1</b>; Right has no cut")
                             : step.left == 0 ? tr("Every cut costs Right at least <b>%1</b>; Left has no cut")
                                              : tr("Every cut costs Left at least <b>%1</b>, Right at least <b>%2</b>");
        return {line, {{u"1", step.left == 0 ? step.right : step.left}, {u"1", step.right}},
                tr("A strip of u whole units is worth u − 1 to its owner. If the owner cuts it, the pieces have at most u whole "
                   "units together, but each has a −1 of its own. A piece narrower than a unit is worth at least 1 to the other "
                   "player. If the other player cuts the strip, some piece is narrower than a unit. Measured in smaller units, "
                   "this piece alone is worth more to the owner than the whole strip was. The other piece is worth at least 0 to "
                   "the owner. So every cut moves the sum against the player who makes it, by at least 1."),
                tr("Let n = i + j be cut by Left; let M be the largest power of two with M ≤ m. First let n ≥ M. Then K = M, w = "
                   "1, and v = u − 1 ≥ 0. If both pieces are M or longer, they have at most u units together and a −1 each: at "
                   "most u − 2 = v − 1. If one piece is shorter, say i &lt; M, then i × m is measured in a smaller unit and is "
                   "worth −1 or less, and the other piece at most v. Now let n &lt; M. Then u = 1, v = 1 − w, and w ≥ 2. Both "
                   "pieces are worth −1 or less. The shorter one has a unit of K / 2 or less and is worth at most 1 − 2w, so "
                   "both together at most −2w &lt; v − 1. In each case Left loses at least 1. Exchanging the sides gives the "
                   "same for Right.")};
    }

    Said operator()(const CakeLead& step) const
    {
        const Symbol whole{u"n × m", wording::shapeText(step.first, step.second)};
        const QString change = bold(QStringLiteral("%1 → %2").arg(signedText(step.before), signedText(step.after)));
        if (step.before > 0)
            //: %1, %2 and %3 are sizes of blocks; %4 is the sum before and after the cut, such as "3 → 2"
            return {tr("Left cuts %1 into %2 and %3: %4"),
                    {whole,
                     {u"K × m", wording::shapeText(step.place, step.second)},
                     {u"(n − K) × m", wording::shapeText(step.first - step.place, step.second)},
                     {u"s → s − 1", change}},
                    //: %1 is the length of the piece that is cut off, %2 the sum after the cut
                    tr("Left is ahead, so some block has a positive value. Left cuts one unit off it, of length %1. That piece "
                       "is worth 0, and the other piece is worth 1 less than the block was. No cut costs Left less. The sum is "
                       "now %2, so Left is still not behind.").arg(number(step.place), signedText(step.after)),
                    tr("Because s &gt; 0, some block has v &gt; 0, so that w = 1 and u ≥ 2. Left cuts one unit K off it. That "
                       "piece is worth 1 − 1 = 0, and the other piece, of u − 1 units, is worth u − 2 = v − 1. So this cut costs "
                       "Left just 1, and s − 1 ≥ 0.")};
        //: %1, %2 and %3 are sizes of blocks; %4 is the sum before and after the cut, such as "−3 → −2"
        return {tr("Right cuts %1 into %2 and %3: %4"),
                {whole,
                 {u"n × K", wording::shapeText(step.first, step.place)},
                 {u"n × (m − K)", wording::shapeText(step.first, step.second - step.place)},
                 {u"s → s + 1", change}},
                //: %1 is the length of the piece that is cut off, %2 the sum after the cut
                tr("Right is ahead, so some block has a negative value. Right cuts one unit off it, of length %1. That piece is "
                   "worth 0, and the other piece is worth 1 less to Right than the block was. No cut costs Right less. The sum "
                   "is now %2, so Right is still not behind.").arg(number(step.place), signedText(step.after)),
                tr("Because s &lt; 0, some block has v &lt; 0, so that u = 1 and w ≥ 2. Right cuts one unit K off it. That piece "
                   "is worth 1 − 1 = 0, and the other piece, of w − 1 units, is worth 2 − w = v + 1. So this cut costs Right "
                   "just 1, and s + 1 ≤ 0.")};
    }

    Said operator()(const CakeConclusion& step) const
    {
        const Symbol sum{u"s", signedText(step.sum)};
        //: %1 is a number with its sign
        const QString question = tr("The blocks are worth %1 together. Who wins?").arg(sum.value);
        switch (step.outcome) {
        case PartisanOutcome::Left:
            //: %1 is a sum
            return {tr("%1 &gt; 0: <b>Left</b> wins, whoever starts"), {sum},
                    tr("Left always has a cut that costs just 1, and every cut by Right gives back at least 1. So whenever Left "
                       "is to move, the sum is at least 1. Then some block has a positive value, and Left can cut it: Right is "
                       "the first without a cut."),
                    tr("Whenever Left is to move, s ≥ 1: at the start or after Right's first cut, and again after each later "
                       "cut. Left's cut costs just 1 and leaves s ≥ 0; Right's cut raises s by at least 1, so that s ≥ 1 again. "
                       "So some block has a positive number, and Left can cut it. The game ends, so Right is the first without a "
                       "cut."), question};
        case PartisanOutcome::Right:
            //: %1 is a sum
            return {tr("%1 &lt; 0: <b>Right</b> wins, whoever starts"), {sum},
                    tr("Right always has a cut that costs just 1, and every cut by Left gives back at least 1. So whenever Right "
                       "is to move, the sum is at most −1. Then some block has a negative value, and Right can cut it: Left is "
                       "the first without a cut."),
                    tr("Whenever Right is to move, s ≤ −1: at the start or after Left's first cut, and again after each later "
                       "cut. Right's cut costs just 1 and leaves s ≤ 0; Left's cut lowers s by at least 1, so that s ≤ −1 again. "
                       "So some block has a negative number, and Right can cut it. The game ends, so Left is the first without a "
                       "cut."), question};
        case PartisanOutcome::Previous: break;
        }
        const auto* const cost = place.earlier<CakeCost>();
        const bool over = cost && cost->left == 0 && cost->right == 0;
        return {tr("Sum 0: whoever starts <b>loses</b>"), {},
                over
                    ? tr("The player to move cannot cut, and has lost.")
                    : tr("The first cut puts the player who makes it behind by at least 1. From then on the opponent always has "
                         "a cut that costs just 1, and is never behind. So the opponent does not run out of cuts first."),
                tr("If the player to move cannot cut, that player has lost. Otherwise, by symmetry, let Left start. After Left's "
                   "first cut s ≤ −1, so some block has v &lt; 0, and Right can cut one unit off it. This costs Right just 1 and "
                   "leaves s ≤ 0. Left's next cut lowers s by at least 1, so that s ≤ −1 again. So Right always has a reply. The "
                   "game ends, so Left, who started, is the first without a cut."), question};
    }

private:
    static QString whyHalved(const CakeHalving& step)
    {
        const auto count = static_cast<int>(step.rows.size()) - 1;
        const QString size = sizeText(step.value);
        if (count == 0) {
            if (step.value == 0)
                return tr("This is a single square: neither player can cut it.");
            //: %1 is a number of cuts, 1 or more
            return step.value > 0 ? tr("Only Left can cut this strip, down to single squares. The number of cuts is its length "
                                       "minus 1, so it is worth %1 to Left.").arg(size)
                                  : tr("Only Right can cut this strip, down to single squares. The number of cuts is its length "
                                       "minus 1, so it is worth %1 to Right.").arg(size);
        }
        if (step.value == 0)
            //: %n is the number of halvings of a block, %1 a power of two
            return tr("As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides "
                      "are measured in units of %1, and anything less than a unit does not count. A single square is left, so "
                      "neither player is ahead. The next line checks this on the cuts.",
                      nullptr, count).arg(number(step.unit));
        return step.value > 0
            //: %n is the number of halvings of a block, %1 a power of two, %2 a number of cuts
            ? tr("As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides are "
                 "measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Left "
                 "can cut. Its length minus 1 is %2, the value. The next line checks this on the cuts.", nullptr, count).arg(number(step.unit), size)
            //: %n is the number of halvings of a block, %1 a power of two, %2 a number of cuts
            : tr("As long as both sides are greater than 1, both are halved and rounded down, here %n time(s). So the sides are "
                 "measured in units of %1, and anything less than a unit does not count. What remains is a strip that only Right "
                 "can cut. Its length minus 1 is %2, the value to Right. The next line checks this on the cuts.", nullptr, count).arg(number(step.unit), size);
    }

    static QString whyBetween(const CakeOptions& step)
    {
        const auto pieces = [&step](bool isLeft) {
            const Count place = isLeft ? step.left.front().place : step.right.front().place;
            const QString piece = isLeft ? wording::shapeText(place, step.second) : wording::shapeText(step.first, place);
            const QString rest = isLeft ? wording::shapeText(step.first - place, step.second) : wording::shapeText(step.first, step.second - place);
            //: %1 and %2 are two blocks, such as "1 × 7" and "3 × 7"; %3 is the sum of their values, such as "−6 − 2 = −8"
            return tr("%1 and %2, worth %3").arg(piece, rest, piecesText(isLeft ? step.left.front() : step.right.front()));
        };
        if (step.left.empty() && step.right.empty())
            return tr("Neither player can cut, so nothing bounds the value: it is 0, the simplest number of all.");
        if (step.right.empty())
            //: %1 is a text about the blocks that a cut leaves: "1 × 1 and 4 × 1, worth 0 + 3 = 3"
            return tr("Only Left can cut. A cut leaves %1, and every other cut leaves the same total. The value is greater than "
                      "that, and nothing bounds it from above: it is the simplest such number, the integer nearest to 0.").arg(pieces(true));
        if (step.left.empty())
            //: %1 is a text about the blocks that a cut leaves: "1 × 1 and 1 × 4, worth 0 − 3 = −3"
            return tr("Only Right can cut. A cut leaves %1, and every other cut leaves the same total. The value is less than "
                      "that, and nothing bounds it from below: it is the simplest such number, the integer nearest to 0.").arg(pieces(false));
        //: %1 and %2 are texts about the blocks that a cut leaves: "2 × 1 and 2 × 2, worth 1 + 0 = 1"
        return tr("Left's best cut leaves %1. Right's best cut leaves %2. The known values of smaller blocks show that no other "
                  "cut is better for the player who makes it. The value lies between the two: it is the simplest number there, the "
                  "integer nearest to 0.")
            .arg(pieces(true), pieces(false));
    }
};

}  // namespace

QString shapeText(const CakeShape& shape)
{
    const QString one = shapeText(shape.first, shape.second);
    return shape.count == 1 ? one : QStringLiteral("%1 · (%2)").arg(shape.count).arg(one);
}

QString signedText(SignedWide value)
{
    return value < 0 ? QStringLiteral("−") + sizeText(value) : sizeText(value);
}

Said said(const CutcakeStep& step, const StepPlace& place) { return std::visit(CutcakeWords{place}, step); }

std::vector<ProofPreset> cutcakePresets()
{
    return {
        //: Short names of positions that the user can try
        {CutcakeFigure::tr("Left is ahead"), "cutcake:9x2,3x5"},
        {CutcakeFigure::tr("Two blocks worth 0"), "cutcake:4x7,2x3"},
        {CutcakeFigure::tr("Two blocks that cancel"), "cutcake:3x5,5x3"},
        {CutcakeFigure::tr("A square"), "cutcake:12x12"},
        {CutcakeFigure::tr("A strip for Right"), "cutcake:1x5"},
        {CutcakeFigure::tr("Nothing to cut"), "cutcake:1x1"},
        {CutcakeFigure::tr("A power of two, and one less"), "cutcake:16x4,4x15"},
        {CutcakeFigure::tr("In the middle of a game"), "cutcake:4x7,1x1,2x3,1x7,2x1,1x1,3x3"},
        {CutcakeFigure::tr("A sum of two cakes"), "cutcake:2x5 + cutcake:5x3"},
        {CutcakeFigure::tr("Ten thousand squares long"), "cutcake:10000x7,3x9999"},
    };
}

/// Returns a table of the shapes of blocks, each with its halvings, its value, and the values after the best cuts; and the sum of the
/// values.
ProofTable cutcakeTable(const Proof& proof)
{
    const auto* const all = stepAs<CakeShapes>(proof.steps.front());
    if (!all)
        return {};
    ProofTable table{CutcakeFigure::tr("The blocks, and how many cuts Left is ahead in each"),
                     //: The headings of a table. In the column "Halved", the sides of a block are halved repeatedly
                     {CutcakeFigure::tr("Block"), CutcakeFigure::tr("Count"), CutcakeFigure::tr("Halved"), CutcakeFigure::tr("Value"),
                      //: The headings of a table: the sums of the values of the pieces after the cut
                      CutcakeFigure::tr("After Left's best cut"), CutcakeFigure::tr("After Right's best cut")},
                     {}};
    const auto best = [](const std::vector<CakeCut>& cuts) { return cuts.empty() ? QStringLiteral("–") : signedText(cuts.front().value); };
    for (const Step& step : proof.steps) {
        if (const auto* halving = stepAs<CakeHalving>(step)) {
            const CakeShape& shape = all->shapes[halving->shape];
            table.rows.push_back({shapeText(shape.first, shape.second), QString::number(shape.count), halvedText(halving->rows), bold(signedText(halving->value)), {}, {}});
        } else if (const auto* options = stepAs<CakeOptions>(step)) {
            table.rows.back()[4] = best(options->left);
            table.rows.back()[5] = best(options->right);
        } else if (const auto* sum = stepAs<CakeSum>(step)) {
            table.rows.push_back({bold(figureTotal()), QString::number(all->blocks), QStringLiteral("–"), bold(signedText(sum->sum)),
                                  QStringLiteral("–"), QStringLiteral("–")});
        }
    }
    return table;
}

QString figureFreeCuts(std::int64_t value)
{
    if (value == 0)
        //: Below a single square
        return CutcakeFigure::tr("no cut: <b>0</b>");
    //: Below a strip that only one player can cut: %1 is the number of cuts
    return (value > 0 ? CutcakeFigure::tr("Left's cuts: <b>%1</b>") : CutcakeFigure::tr("Right's cuts: <b>%1</b>")).arg(sizeText(value));
}

QString figureBestCut(const CakeCut& cut, bool isLeft)
{
    //: Above the two pieces of a cut: %1 is an equation for the sum of their values
    return (isLeft ? CutcakeFigure::tr("<b>Left</b>: %1") : CutcakeFigure::tr("<b>Right</b>: %1")).arg(piecesText(cut));
}

QString figureCosts(const CakeCost& step)
{
    const auto least = [](Count cost) { return cost == 0 ? QStringLiteral("–") : QStringLiteral("≥ %1").arg(cost); };
    //: The cost of a cut for the player who makes it: %1 and %2 are texts such as "≥ 1"
    return CutcakeFigure::tr("a cut costs Left %1, Right %2").arg(least(step.left), least(step.right));
}

}  // namespace nimstone::wording
