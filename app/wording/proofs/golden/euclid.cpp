#include "app/wording/proofs/golden/euclid.h"

#include <QCoreApplication>
#include <QStringList>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr qsizetype mostRows = 6;

QString pair(Count a, Count b) { return QStringLiteral("(%1, %2)").arg(number(a), number(b)); }

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class EuclidStepWords {
    Q_DECLARE_TR_FUNCTIONS(EuclidStepWords)

public:
    const StepPlace& place;

    StepText operator()(const EuclidPair& step) const
    {
        if (step.b == 0)
            return {QStringLiteral("a = %1, b = <b>0</b>").arg(number(step.a)),
                    tr("Call the larger number a and the smaller one b; their order does not matter.")};
        return {QStringLiteral("a = %1 = <b>%2</b> · %3 + %4").arg(number(step.a), number(step.quotient), number(step.b), number(step.remainder)),
                step.a == step.b || step.quotient == 1
                    //: %1 is the smaller number b
                    ? tr("Call the larger number a and the smaller one b = %1; their order does not matter. b can be subtracted "
                         "from a only once.").arg(number(step.b))
                    //: %1 is the smaller number b, %2 how often b can be subtracted from the larger number, 2 or more
                    : tr("Call the larger number a and the smaller one b = %1; their order does not matter. b can be subtracted "
                         "from a once or more, up to %2 times.").arg(number(step.b), number(step.quotient))};
    }

    StepText operator()(const EuclidOver& step) const
    {
        return {QStringLiteral("b = <b>0</b>"),
                //: %1 is the number that is left; the other number is 0
                tr("One number is 0: whoever made it 0 has won. Nothing can be subtracted from %1 any more.").arg(number(step.a))};
    }

    StepText operator()(const EqualNumbers& step) const
    {
        return {QStringLiteral("a − b = %1 − %1 = <b>0</b>").arg(number(step.a)),
                tr("The numbers are equal, so one of them can be made 0 immediately. This exception is easily forgotten: a is not "
                   "more than φ · b here.")};
    }

    StepText operator()(const GoldenTest& step) const
    {
        const QString sign = step.beyond ? QStringLiteral("&gt;") : QStringLiteral("&lt;");
        return {QStringLiteral("a(a − b) = %1 · %2 = %3 <b>%4</b> %5 = b²")
                    .arg(number(step.a), number(step.a - step.b), decimal(step.left.value()), sign, decimal(step.right.value())),
                step.beyond
                    ? tr("φ is the positive number with φ² = φ + 1. So x = a/b is more than φ exactly when x² &gt; x + 1, that is, "
                         "a(a − b) &gt; b². Here it holds: a &gt; φb. The test needs only integers, and its two sides are never "
                         "equal, because φ is irrational.")
                    : tr("φ is the positive number with φ² = φ + 1. So x = a/b is more than φ exactly when x² &gt; x + 1, that is, "
                         "a(a − b) &gt; b². Here it fails: a &lt; φb. The test needs only integers, and its two sides are never "
                         "equal, because φ is irrational."),
                //: %1 and %2 are the larger and the smaller number
                tr("φ is about 1.618. Is %1 more than φ times %2?").arg(number(step.a), number(step.b))};
    }

    StepText operator()(const ForcedTurn& step) const
    {
        const QString here = step.beyond ? decimal(step.difference.value()) : QStringLiteral("−") + decimal(step.difference.value());
        const QString next = step.beyond ? QStringLiteral("−") + decimal(step.difference.value()) : decimal(step.difference.value());
        //: %1 and %3 are pairs of numbers, %2 is a number, and %4 is −%2
        return {tr("%1 has D = %2; the only move leads to %3, with D = <b>%4</b>").arg(pair(step.a, step.b), here, pair(step.b, step.rest), next),
                tr("Because a &lt; 2b, b can be subtracted only once. Let D = a(a − b) − b²: it is positive when a &gt; φb and "
                   "negative when a &lt; φb. For the pair (b, a − b) we get b(2b − a) − (a − b)² = −D. So a forced move always "
                   "crosses the golden ratio.")};
    }

    StepText operator()(const ForcedChain& step) const
    {
        QStringList rows;
        for (const EuclidRow& row : step.rows)
            rows << QStringLiteral("%1 <b>%2</b>").arg(pair(row.a, row.b), row.outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N"));
        if (rows.size() > mostRows) {
            rows.erase(rows.begin() + 3, rows.end() - 2);
            rows.insert(3, QStringLiteral("…"));
        }
        const EuclidRow& last = step.rows.back();
        return {rows.join(QStringLiteral(" → ")),
                //: %n is the number of forced moves, %1 the pair to which these moves lead
                tr("After %n forced move(s) the first choice comes, at %1. Whoever moves there wins, as the next line shows. "
                   "Before that, the outcome alternates with every move.", nullptr, static_cast<int>(step.rows.size()) - 1).arg(pair(last.a, last.b)),
                tr("As long as the larger number is less than twice the smaller one, there is only one move. How many moves are forced?")};
    }

    StepText operator()(const TwoOptions& step) const
    {
        if (step.remainder == 0)
            return {QStringLiteral("%1 → %2").arg(pair(step.a, step.b), QStringLiteral("(<b>0</b>, %1)").arg(number(step.b))),
                    //: %1 and %2 are the larger and the smaller number
                    tr("%1 is a multiple of %2: subtracting all of it leaves 0 and wins immediately.").arg(number(step.a), number(step.b))};
        //: %1, %2 and %3 are pairs of numbers
        return {tr("%1 → %2 or %3: exactly one of the two is <b>P</b>")
                    .arg(pair(step.a, step.b), pair(step.b, step.remainder), pair(step.upper, step.b)),
                //: %1 and %2 are pairs of numbers
                tr("Both can be left, because b goes into a at least twice. From %1 there is only one move, and it leads to %2. "
                   "So if %2 is N, then %1 is P. And if %2 is P, it can be left immediately. Whoever has this choice wins.")
                    .arg(pair(step.upper, step.b), pair(step.b, step.remainder))};
    }

    StepText operator()(const WhichOption& step) const
    {
        const QString question = tr("One of the two is a P-position. What must %1 become?").arg(number(step.a));
        const QString take = tr("Subtract %1 − %2 = <b>%3</b>").arg(number(step.a), number(step.target), number(step.taken));
        if (step.remainder == 0)
            return {take, tr("This is all of the larger number: the game is won."), question};
        const QString sign = step.stopAbove ? QStringLiteral("&gt;") : QStringLiteral("&lt;");
        const QString sides = QStringLiteral("%1 %2 %3").arg(decimal(step.left.value()), sign, decimal(step.right.value()));
        if (step.stopAbove)
            //: %1 is a pair of numbers, %2 a comparison such as "65 &gt; 64", %3 another pair
            return {take, tr("%1 is beyond the golden ratio (%2), so it is an N-position. Leave %3 instead: from there the "
                             "opponent can only move to %1.")
                              .arg(pair(step.b, step.remainder), sides, pair(step.target, step.b)), question};
        //: %1 is a pair of numbers, %2 a comparison such as "40 &lt; 64"
        return {take, tr("%1 stays short of the golden ratio (%2), and its two numbers differ, so it is a P-position. Leave it to "
                         "the opponent.")
                          .arg(pair(step.b, step.remainder), sides), question};
    }

    StepText operator()(const EuclidConclusion& step) const
    {
        if (step.b == 0)
            return {tr("%1: a <b>P-position</b>").arg(pair(step.a, step.b)), tr("The player to move has nothing to subtract and "
                                                                                "has lost. ■")};
        if (step.equal)
            return {tr("a = b: an <b>N-position</b>"), tr("The player to move makes a 0 and wins. ■")};
        if (step.outcome == Outcome::P)
            return {tr("b &lt; a &lt; φb: a <b>P-position</b>"),
                    tr("The only move crosses the golden ratio and leads to a position that the opponent wins. ■")};
        if (place.earlier<ForcedTurn>())
            return {tr("a &gt; φb: an <b>N-position</b>"),
                    tr("The only move crosses the golden ratio and leads to a position that the opponent loses. ■")};
        return {tr("a &gt; φb: an <b>N-position</b>"),
                tr("With a ≥ 2b there is a choice, and a &gt; φb, because φ is less than 2. The player to move leaves the option "
                   "that is a P-position. ■")};
    }
};

}  // namespace

StepText stepText(const EuclidStep& step, const StepPlace& place) { return std::visit(EuclidStepWords{place}, step); }

std::vector<ProofPreset> euclidPresets()
{
    return {
        //: Short names of positions that the user can try
        {EuclidFigure::tr("An immediate choice"), "euclid:34,13"},
        {EuclidFigure::tr("Consecutive Fibonacci numbers"), "euclid:34,21"},
        {EuclidFigure::tr("Just beyond the golden ratio"), "euclid:13,8"},
        {EuclidFigure::tr("Forced moves that lose"), "euclid:25,17"},
        {EuclidFigure::tr("Equal numbers, often forgotten"), "euclid:7,7"},
        {EuclidFigure::tr("Twice the smaller overflows an int"), "euclid:1500000000,2000000000"},
        {EuclidFigure::tr("A multiple"), "euclid:60,12"},
        {EuclidFigure::tr("The game is over"), "euclid:5,0"},
        {EuclidFigure::tr("Fibonacci numbers of 19 digits"), "euclid:7540113804746346429,4660046610375530309"},
    };
}

ProofTable euclidTable(const Proof& proof)
{
    ProofTable table;
    for (const Step& step : proof.steps) {
        const auto* chain = stepAs<ForcedChain>(step);
        if (!chain)
            continue;
        table.caption = EuclidFigure::tr("The forced moves");
        //: The headings of a table: two numbers, the side of the golden ratio on which they lie, and the outcome P or N
        table.columns = {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a : φb"), EuclidFigure::tr("Outcome")};
        for (const EuclidRow& row : chain->rows)
            table.rows.push_back({number(row.a), number(row.b), row.beyond ? QStringLiteral("&gt;") : QStringLiteral("&lt;"),
                                  row.outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N")});
    }
    return table;
}

QString figureOneOfTwo(Count b, Count remainder, Count upper)
{
    if (remainder == 0)
        return QStringLiteral("(<b>0</b>, %1)").arg(number(b));
    //: Below the figure: %1 and %2 are pairs of numbers
    return EuclidFigure::tr("%1 or %2: one of the two is <b>P</b>").arg(pair(b, remainder), pair(upper, b));
}

QString figureLeave(Count target, Count b)
{
    //: Below the figure: %1 is a pair of numbers
    return EuclidFigure::tr("leave %1: <b>P</b>").arg(target >= b ? pair(target, b) : pair(b, target));
}

}  // namespace nimstone::wording
