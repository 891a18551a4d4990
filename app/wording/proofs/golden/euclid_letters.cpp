// The general texts of the steps of the theorem on Euclid's game, with letters instead of numbers.
#include "app/wording/proofs/golden/euclid.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class EuclidLetters {
    Q_DECLARE_TR_FUNCTIONS(EuclidLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const EuclidPair& step) const
    {
        if (step.b == 0)
            return {QStringLiteral("b = 0"), tr("Call the larger number a and the smaller one b; by symmetry their order does "
                                                "not matter.")};
        return {QStringLiteral("a = %1 · %2 + %3"),
                tr("Call the larger number a and the smaller one b; by symmetry their order does not matter. Let b ≥ 1, and "
                   "divide a by b: the quotient is q ≥ 1, the remainder is r with 0 ≤ r &lt; b. A move subtracts b from a once "
                   "or more, up to q times. The proof is by induction on a + b: suppose the theorem holds for every pair with "
                   "a smaller sum. There are three cases: a = b; a ≥ 2b; b &lt; a &lt; 2b."),
                {{QStringLiteral("q"), number(step.quotient)},
                 {QStringLiteral("b"), number(step.b)},
                 {QStringLiteral("r"), number(step.remainder)}}};
    }

    GeneralText operator()(const EuclidOver&) const
    {
        return {QStringLiteral("b = 0"),
                tr("The rules end the game as soon as one number is 0: whoever made it 0 has won, and no move is left.")};
    }

    GeneralText operator()(const EqualNumbers&) const
    {
        return {QStringLiteral("a − b = 0"),
                tr("If a = b, subtracting b from a once leaves 0. This exception has to be named: φ is more than 1, so a = b "
                   "is not more than φb.")};
    }

    GeneralText operator()(const GoldenTest& step) const
    {
        return {step.beyond ? QStringLiteral("a(a − b) &gt; b²") : QStringLiteral("a(a − b) &lt; b²"),
                tr("φ is the positive number with φ² = φ + 1. Let a &gt; b ≥ 1 and x = a/b. Then x² − x − 1 = (x − φ)(x + "
                       "φ − 1), and the second factor is positive, because x &gt; 1. So x² − x − 1 has the sign of x − φ: a "
                       "&gt; φb exactly when a(a − b) &gt; b², and a &lt; φb exactly when a(a − b) &lt; b². The two sides are "
                       "never equal, because φ is irrational.")};
    }

    GeneralText operator()(const ForcedTurn& step) const
    {
        const QString positive = decimal(step.difference.value());
        const QString negative = QStringLiteral("−") + positive;
        //: %1 and %3 are pairs of numbers, %2 is a number, and %4 is −%2
        return {tr("%1 has D = %2; the only move leads to %3, with D = %4"),
                tr("Let b &lt; a &lt; 2b: b can be subtracted only once, and then 1 ≤ a − b &lt; b. Let D = a(a − b) − b². By "
                   "the comparison above, D is positive when a &gt; φb and negative when a &lt; φb. For the pair (b, a − b) we "
                   "get b(2b − a) − (a − b)² = b² − a(a − b) = −D. So a forced move always crosses the golden ratio."),
                {{QStringLiteral("(a, b)"), pairText(step.a, step.b)},
                 {QStringLiteral("a(a − b) − b²"), step.beyond ? positive : negative},
                 {QStringLiteral("(b, a − b)"), pairText(step.b, step.rest)},
                 {QStringLiteral("b² − a(a − b)"), step.beyond ? negative : positive}}};
    }

    GeneralText operator()(const ForcedChain& step) const
    {
        const EuclidRow& first = step.rows.front();
        const EuclidRow& last = step.rows.back();
        const std::vector<GeneralText::Letter> letters{{QStringLiteral("(a, b)"), pairText(first.a, first.b)},
                                                       {QStringLiteral("… → (c, d)"), pairText(last.a, last.b)}};
        if (first.outcome == Outcome::P)
            return {QStringLiteral("%1 <b>P</b> → %2 <b>N</b>"),
                    tr("Forced moves make the numbers smaller and keep both positive, so sooner or later a player has a choice. "
                       "Let (c, d) be the first such pair, with c ≥ 2d. Whoever moves there wins, as the next line shows, and D "
                       "is positive there, because φ &lt; 2. Each forced move changes the sign of D, and also the outcome: with "
                       "only one option, a position is N exactly when that option is P. So each pair on the way is N when its D "
                       "is positive, and P when it is negative. At (a, b), D is negative."),
                    letters};
        return {QStringLiteral("%1 <b>N</b> → %2 <b>N</b>"),
                tr("Forced moves make the numbers smaller and keep both positive, so sooner or later a player has a choice. Let "
                   "(c, d) be the first such pair, with c ≥ 2d. Whoever moves there wins, as the next line shows, and D is "
                   "positive there, because φ &lt; 2. Each forced move changes the sign of D, and also the outcome: with only "
                   "one option, a position is N exactly when that option is P. So each pair on the way is N when its D is "
                   "positive, and P when it is negative. At (a, b), D is positive."),
                letters};
    }

    GeneralText operator()(const TwoOptions& step) const
    {
        const bool forced = place.earlier<ForcedTurn>() != nullptr;
        const QString whyForced =
            tr("If c is a multiple of d, subtracting all of it wins, so (c, d) is N. If not, let e be the remainder, 1 ≤ e &lt; "
               "d. Both pairs can be left, because d goes into c at least twice. From (e + d, d) there is only one move, and it "
               "leads to (d, e). So if (d, e) is N, then (e + d, d) is P. And if (d, e) is P, it can be left immediately. So "
               "(c, d) is N then, too.");
        const QString from = forced ? QStringLiteral("(c, d)") : QStringLiteral("(a, b)");
        if (step.remainder == 0)
            return {QStringLiteral("%1 → %2"),
                    forced ? whyForced : tr("Because r = 0, subtracting all of a leaves 0 and wins immediately."),
                    {{from, pairText(step.a, step.b)},
                     {forced ? QStringLiteral("(0, d)") : QStringLiteral("(0, b)"), pairText(0, step.b)}}};
        //: %1, %2 and %3 are pairs of numbers
        return {tr("%1 → %2 or %3: exactly one of the two is <b>P</b>"),
                forced ? whyForced
                       : tr("Both pairs can be left, because b goes into a at least twice. From (r + b, b) there is only one "
                            "move, and it leads to (b, r). So if (b, r) is N, then (r + b, b) is P. And if (b, r) is P, it can "
                            "be left immediately. Whoever has this choice wins."),
                {{from, pairText(step.a, step.b)},
                 {forced ? QStringLiteral("(d, e)") : QStringLiteral("(b, r)"), pairText(step.b, step.remainder)},
                 {forced ? QStringLiteral("(e + d, d)") : QStringLiteral("(r + b, b)"), pairText(step.upper, step.b)}}};
    }

    GeneralText operator()(const WhichOption& step) const
    {
        return {tr("Subtract %1 − %2 = <b>%3</b>"),
                step.remainder == 0 ? tr("Because r = 0, subtracting all of a leaves 0 and wins immediately.")
                : step.stopAbove
                    ? tr("If b &gt; φr, that is, b(b − r) &gt; r², then (b, r) is an N-position, because by induction the "
                         "theorem holds for smaller numbers. Leave (r + b, b) instead: from there the opponent can only move "
                         "to (b, r).")
                    : tr("If b &lt; φr, that is, b(b − r) &lt; r², then (b, r) is a P-position, because b ≠ r and by induction "
                         "the theorem holds for smaller numbers. Leave it to the opponent."),
                {{QStringLiteral("a"), number(step.a)},
                 {step.stopAbove ? QStringLiteral("(r + b)") : QStringLiteral("r"), number(step.target)},
                 {step.stopAbove ? QStringLiteral("(q − 1) · b") : QStringLiteral("q · b"), number(step.taken)}}};
    }

    GeneralText operator()(const EuclidConclusion& step) const
    {
        if (step.b == 0)
            return {tr("%1: a <b>P-position</b>"), tr("The player to move has nothing to subtract and has lost."),
                    {{QStringLiteral("(a, 0)"), pairText(step.a, step.b)}}};
        if (step.equal)
            return {tr("a = b: an <b>N-position</b>"), tr("The player to move makes a 0 and wins.")};
        if (step.outcome == Outcome::P)
            return {tr("b &lt; a &lt; φb: a <b>P-position</b>"),
                    tr("The only move crosses the golden ratio and leads to a position that the opponent wins.")};
        if (place.earlier<ForcedTurn>())
            return {tr("a &gt; φb: an <b>N-position</b>"),
                    tr("The only move crosses the golden ratio and leads to a position that the opponent loses.")};
        return {tr("a &gt; φb: an <b>N-position</b>"),
                tr("If a ≥ 2b, then a &gt; φb as well, because φ &lt; 2. The player to move leaves a P-position or makes a 0, "
                   "and wins.")};
    }
};

}  // namespace

GeneralText generalText(const EuclidStep& step, const StepPlace& place) { return std::visit(EuclidLetters{place}, step); }

}  // namespace nimstone::wording
