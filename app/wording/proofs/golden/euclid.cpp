// The steps of the theorem on Euclid's game.
#include "app/wording/proofs/golden/euclid.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/wording/analysis.h"

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr qsizetype mostRows = 6;

QString pair(Count a, Count b) { return QStringLiteral("(%1, %2)").arg(number(a), number(b)); }

class EuclidStepWords {
    Q_DECLARE_TR_FUNCTIONS(EuclidStepWords)

public:
    const StepPlace& place;

    Said operator()(const EuclidPair& step) const
    {
        if (step.b == 0)
            return {{QStringLiteral("a = %1, b = <b>0</b>"), QStringLiteral("b = 0")}, {{u"", step.a}},
                    tr("Call the larger number a and the smaller one b; their order does not matter."),
                    tr("Call the larger number a and the smaller one b; by symmetry their order does not matter.")};
        return {QStringLiteral("a = %1 · %2 + %3"),
                {{u"q", QStringLiteral("%1 = <b>%2</b>").arg(number(step.a), number(step.quotient))},
                 {u"b", step.b},
                 {u"r", step.remainder}},
                step.a == step.b || step.quotient == 1
                    //: %1 is the smaller number b
                    ? tr("Call the larger number a and the smaller one b = %1; their order does not matter. b can be subtracted "
                         "from a only once.").arg(number(step.b))
                    //: %1 is the smaller number b, %2 how often b can be subtracted from the larger number, 2 or more
                    : tr("Call the larger number a and the smaller one b = %1; their order does not matter. b can be subtracted "
                         "from a once or more, up to %2 times.").arg(number(step.b), number(step.quotient)),
                tr("Call the larger number a and the smaller one b; by symmetry their order does not matter. Let b ≥ 1, and "
                   "divide a by b: the quotient is q ≥ 1, the remainder is r with 0 ≤ r &lt; b. A move subtracts b from a once "
                   "or more, up to q times. The proof is by induction on a + b: suppose the theorem holds for every pair with a "
                   "smaller sum. There are three cases: a = b; a ≥ 2b; b &lt; a &lt; 2b.")};
    }

    Said operator()(const EuclidOver& step) const
    {
        return {{QStringLiteral("b = <b>0</b>"), QStringLiteral("b = 0")}, {},
                //: %1 is the number that is left; the other number is 0
                tr("One number is 0: whoever made it 0 has won. Nothing can be subtracted from %1 any more.").arg(number(step.a)),
                tr("The rules end the game as soon as one number is 0: whoever made it 0 has won, and no move is left.")};
    }

    Said operator()(const EqualNumbers& step) const
    {
        return {QStringLiteral("a − b = %1"), {{u"0", QStringLiteral("%1 − %1 = <b>0</b>").arg(step.a)}},
                tr("The numbers are equal, so one of them can be made 0 immediately. This exception is easily forgotten: a is "
                   "not more than φ · b here."),
                tr("If a = b, subtracting b from a once leaves 0. This exception has to be named: φ is more than 1, so a = b is "
                   "not more than φb.")};
    }

    Said operator()(const GoldenTest& step) const
    {
        const QString sign = step.beyond ? QStringLiteral("&gt;") : QStringLiteral("&lt;");
        return {{QStringLiteral("a(a − b) = %2 · %3 = %4 <b>%1</b> %5 = b²"), QStringLiteral("a(a − b) %1 b²")},
                {{sign, sign}, {u"", step.a}, {u"", step.a - step.b},
                 {u"", decimal(step.left.value())}, {u"", decimal(step.right.value())}},
                step.beyond ? tr("φ is the positive number with φ² = φ + 1. So x = a/b is more than φ exactly when x² &gt; x + "
                                 "1, that is, a(a − b) &gt; b². Here it holds: a &gt; φb. The test needs only integers, and its "
                                 "two sides are never equal, because φ is irrational.")
                            : tr("φ is the positive number with φ² = φ + 1. So x = a/b is more than φ exactly when x² &gt; x + "
                                 "1, that is, a(a − b) &gt; b². Here it fails: a &lt; φb. The test needs only integers, and its "
                                 "two sides are never equal, because φ is irrational."),
                tr("φ is the positive number with φ² = φ + 1. Let a &gt; b ≥ 1 and x = a/b. Then x² − x − 1 = (x − φ)(x + φ − "
                   "1), and the second factor is positive, because x &gt; 1. So x² − x − 1 has the sign of x − φ: a &gt; φb "
                   "exactly when a(a − b) &gt; b², and a &lt; φb exactly when a(a − b) &lt; b². The two sides are never equal, "
                   "because φ is irrational."),
                //: %1 and %2 are the larger and the smaller number
                tr("φ is about 1.618. Is %1 more than φ times %2?").arg(number(step.a), number(step.b))};
    }

    Said operator()(const ForcedTurn& step) const
    {
        const QString positive = decimal(step.difference.value());
        const QString negative = QStringLiteral("−") + positive;
        //: %1 and %3 are pairs of numbers, %2 is a number, and %4 is −%2
        return {tr("%1 has D = %2; the only move leads to %3, with D = %4"),
                {{u"(a, b)", pair(step.a, step.b)},
                 {u"a(a − b) − b²", step.beyond ? positive : negative},
                 {u"(b, a − b)", pair(step.b, step.rest)},
                 {u"b² − a(a − b)", bold(step.beyond ? negative : positive)}},
                tr("Because a &lt; 2b, b can be subtracted only once. Let D = a(a − b) − b²: it is positive when a &gt; φb and "
                   "negative when a &lt; φb. For the pair (b, a − b) we get b(2b − a) − (a − b)² = −D. So a forced move always "
                   "crosses the golden ratio."),
                tr("Let b &lt; a &lt; 2b: b can be subtracted only once, and then 1 ≤ a − b &lt; b. Let D = a(a − b) − b². By "
                   "the comparison above, D is positive when a &gt; φb and negative when a &lt; φb. For the pair (b, a − b) we "
                   "get b(2b − a) − (a − b)² = b² − a(a − b) = −D. So a forced move always crosses the golden ratio.")};
    }

    Said operator()(const ForcedChain& step) const
    {
        QStringList rows;
        for (const EuclidRow& row : step.rows)
            rows << QStringLiteral("%1 <b>%2</b>").arg(pair(row.a, row.b), outcomeLetter(row.outcome));
        if (rows.size() > mostRows) {
            rows.erase(rows.begin() + 3, rows.end() - 2);
            rows.insert(3, QStringLiteral("…"));
        }
        const EuclidRow& first = step.rows.front();
        const EuclidRow& last = step.rows.back();
        return {QStringLiteral("%1"),
                {{QStringLiteral("(a, b) <b>%1</b> → … → (c, d) <b>N</b>").arg(outcomeLetter(first.outcome)),
                  rows.join(QStringLiteral(" → "))}},
                //: %n is the number of forced moves, %1 the pair to which these moves lead
                tr("After %n forced move(s) the first choice comes, at %1. Whoever moves there wins, as the next line shows. "
                   "Before that, the outcome alternates with every move.", nullptr, static_cast<int>(step.rows.size()) - 1)
                    .arg(pair(last.a, last.b)),
                first.outcome == Outcome::P
                    ? tr("Forced moves make the numbers smaller and keep both positive, so sooner or later a player has a "
                         "choice. Let (c, d) be the first such pair, with c ≥ 2d. Whoever moves there wins, as the next line "
                         "shows, and D is positive there, because φ &lt; 2. Each forced move changes the sign of D, and also the "
                         "outcome: with only one option, a position is N exactly when that option is P. So each pair on the way "
                         "is N when its D is positive, and P when it is negative. At (a, b), D is negative.")
                    : tr("Forced moves make the numbers smaller and keep both positive, so sooner or later a player has a "
                         "choice. Let (c, d) be the first such pair, with c ≥ 2d. Whoever moves there wins, as the next line "
                         "shows, and D is positive there, because φ &lt; 2. Each forced move changes the sign of D, and also the "
                         "outcome: with only one option, a position is N exactly when that option is P. So each pair on the way "
                         "is N when its D is positive, and P when it is negative. At (a, b), D is positive."),
                tr("As long as the larger number is less than twice the smaller one, there is only one move. How many moves are "
                   "forced?")};
    }

    Said operator()(const TwoOptions& step) const
    {
        const bool forced = place.earlier<ForcedTurn>() != nullptr;
        const QString always = forced                ? tr("If c is a multiple of d, subtracting all of it wins, so (c, d) is N. "
                                                          "If not, let e be the remainder, 1 ≤ e &lt; d. Both pairs can be left, "
                                                          "because d goes into c at least twice. From (e + d, d) there is only "
                                                          "one move, and it leads to (d, e). So if (d, e) is N, then (e + d, d) "
                                                          "is P. And if (d, e) is P, it can be left immediately. So (c, d) is N "
                                                          "then, too.")
                               : step.remainder == 0 ? tr("Because r = 0, subtracting all of a leaves 0 and wins immediately.")
                                                     : tr("Both pairs can be left, because b goes into a at least twice. From (r "
                                                          "+ b, b) there is only one move, and it leads to (b, r). So if (b, r) "
                                                          "is N, then (r + b, b) is P. And if (b, r) is P, it can be left "
                                                          "immediately. Whoever has this choice wins.");
        const Symbol from{forced ? u"(c, d)" : u"(a, b)", pair(step.a, step.b)};
        if (step.remainder == 0)
            return {QStringLiteral("%1 → %2"),
                    {from, {forced ? u"(0, d)" : u"(0, b)", QStringLiteral("(<b>0</b>, %1)").arg(number(step.b))}},
                    //: %1 and %2 are the larger and the smaller number
                    tr("%1 is a multiple of %2: subtracting all of it leaves 0 and wins immediately.")
                        .arg(number(step.a), number(step.b)), always};
        //: %1, %2 and %3 are pairs of numbers
        return {tr("%1 → %2 or %3: exactly one of the two is <b>P</b>"),
                {from,
                 {forced ? u"(d, e)" : u"(b, r)", pair(step.b, step.remainder)},
                 {forced ? u"(e + d, d)" : u"(r + b, b)", pair(step.upper, step.b)}},
                //: %1 and %2 are pairs of numbers
                tr("Both can be left, because b goes into a at least twice. From %1 there is only one move, and it leads to %2. "
                   "So if %2 is N, then %1 is P. And if %2 is P, it can be left immediately. Whoever has this choice wins.")
                    .arg(pair(step.upper, step.b), pair(step.b, step.remainder)), always};
    }

    Said operator()(const WhichOption& step) const
    {
        const Said said{tr("Subtract %1 − %2 = <b>%3</b>"),
                        {{u"a", step.a},
                         {step.stopAbove ? u"(r + b)" : u"r", step.target},
                         {step.stopAbove ? u"(q − 1) · b" : u"q · b", step.taken}},
                        {}, {}, tr("One of the two is a P-position. What must %1 become?").arg(number(step.a))};
        if (step.remainder == 0)
            return said.because(tr("This is all of the larger number: the game is won."),
                                tr("Because r = 0, subtracting all of a leaves 0 and wins immediately."));
        const QString rest = pair(step.b, step.remainder);
        const QString sign = step.stopAbove ? QStringLiteral("&gt;") : QStringLiteral("&lt;");
        const QString sides = QStringLiteral("%1 %2 %3").arg(decimal(step.left.value()), sign, decimal(step.right.value()));
        if (step.stopAbove)
            //: %1 is a pair of numbers, %2 a comparison such as "65 &gt; 64", %3 another pair
            return said.because(tr("%1 is beyond the golden ratio (%2), so it is an N-position. Leave %3 instead: from there the "
                                   "opponent can only move to %1.").arg(rest, sides, pair(step.target, step.b)),
                                tr("If b &gt; φr, that is, b(b − r) &gt; r², then (b, r) is an N-position, because by induction "
                                   "the theorem holds for smaller numbers. Leave (r + b, b) instead: from there the opponent can "
                                   "only move to (b, r)."));
        //: %1 is a pair of numbers, %2 a comparison such as "40 &lt; 64"
        return said.because(tr("%1 stays short of the golden ratio (%2), and its two numbers differ, so it is a P-position. "
                               "Leave it to the opponent.").arg(rest, sides),
                            tr("If b &lt; φr, that is, b(b − r) &lt; r², then (b, r) is a P-position, because b ≠ r and by "
                               "induction the theorem holds for smaller numbers. Leave it to the opponent."));
    }

    Said operator()(const EuclidConclusion& step) const
    {
        if (step.b == 0)
            return {tr("%1: a <b>P-position</b>"), {{u"(a, 0)", pair(step.a, step.b)}},
                    tr("The player to move has nothing to subtract and has lost.")};
        if (step.equal)
            return {tr("a = b: an <b>N-position</b>"), {}, tr("The player to move makes a 0 and wins.")};
        if (step.outcome == Outcome::P)
            return {tr("b &lt; a &lt; φb: a <b>P-position</b>"), {},
                    tr("The only move crosses the golden ratio and leads to a position that the opponent wins.")};
        const Said said{tr("a &gt; φb: an <b>N-position</b>")};
        if (place.earlier<ForcedTurn>())
            return said.because(tr("The only move crosses the golden ratio and leads to a position that the opponent loses."));
        return said.because(tr("With a ≥ 2b there is a choice, and a &gt; φb, because φ is less than 2. The player to move "
                               "leaves the option that is a P-position."),
                            tr("If a ≥ 2b, then a &gt; φb as well, because φ &lt; 2. The player to move leaves a P-position or "
                               "makes a 0, and wins."));
    }
};

}  // namespace

Said said(const EuclidStep& step, const StepPlace& place) { return std::visit(EuclidStepWords{place}, step); }

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

/// Returns a table of the forced moves up to the first choice. The table is empty if the first move already has a choice.
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
