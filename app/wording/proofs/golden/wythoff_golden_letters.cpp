// The general texts of the steps about the golden ratio in Wythoff's game, with letters instead of numbers.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// Returns one number of each pair, from k = 1 on. "…" replaces numbers that are left out.
QString rowText(const std::vector<ColdRow>& rows, Count ColdRow::* value)
{
    QStringList items;
    Count next = 1;
    for (const ColdRow& row : rows) {
        if (row.index == 0)
            continue;
        if (row.index != next)
            items.push_back(QStringLiteral("…"));
        items.push_back(number(row.*value));
        next = row.index + 1;
    }
    return commaList(items);
}

QString firstThree(QChar letter)
{
    return commaList({indexed(letter, 0), indexed(letter, 1), indexed(letter, 2)});
}

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class GoldenRatioLetters {
    Q_DECLARE_TR_FUNCTIONS(WythoffLetters)

public:
    const StepPlace& place;

    GeneralText operator()(const GoldenShares&) const
    {
        return {QStringLiteral("1/φ + 1/φ² = <b>1</b>"),
                tr("φ = (1 + √5)/2 is the positive number with φ + 1 = φ². Dividing by φ² gives 1/φ + 1/φ² = 1. Because √5 is "
                   "irrational, φ and φ² = φ + 1 are irrational too. So their multiples kφ and kφ² with k = 1, 2, 3, … are "
                   "never integers.")};
    }

    GeneralText operator()(const GoldenBelow& step) const
    {
        if (place.index > 0 && stepAs<GoldenBelow>(place.proof.steps[place.index - 1]))
            //: %1 is n + 1; %2 is n, the number of multiples of φ and of φ² that are less than n + 1
            return {tr("Multiples below %1: <b>%2</b> in all"),
                    tr("The same argument with n + 1 in place of n gives n: one more than before."),
                    {{QStringLiteral("n + 1"), number(step.number)}, {QStringLiteral("n"), number(step.total)}}};
        //: A line of a proof: %1 is n, %2 and %3 are numbers of multiples, %4 is %2 + %3
        return {tr("Multiples below %1: %2 of φ and %3 of φ², <b>%4</b> in all"),
                tr("Let n be any positive integer. The inequality kφ &lt; n means k &lt; n/φ, so p and q are n/φ and n/φ², "
                   "rounded down. Before rounding they add up to n, and neither is an integer, because φ and φ² are "
                   "irrational. Rounding both down loses more than 0 and less than 2 in all. The loss is an integer, so it is "
                   "exactly 1."),
                {{QStringLiteral("n"), number(step.number)},
                 {QStringLiteral("p"), number(step.once)},
                 {QStringLiteral("q"), number(step.twice)},
                 {QStringLiteral("n − 1"), number(step.total)}}};
    }

    GeneralText operator()(const GoldenHit& step) const
    {
        const QString multiple = (step.ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(step.index);
        //: %1 is n, %2 is n + 1, %3 is "kφ or kφ²"
        return {tr("Between %1 and %2 lies exactly one multiple: <b>%3</b>"),
                tr("There is one more multiple below n + 1 than below n, and no multiple is equal to n. So for exactly one of "
                   "all the numbers kφ and kφ², rounding down gives n."),
                {{QStringLiteral("n"), number(step.number)},
                 {QStringLiteral("n + 1"), number(step.number + 1)},
                 //: One of the two numbers kφ and kφ²
                 {tr("kφ or kφ²"), multiple}}};
    }

    GeneralText operator()(const GoldenSplit& step) const
    {
        //: %1 is the list of φ, 2φ, 3φ … rounded down, %2 the list of φ², 2φ², 3φ² … rounded down
        return {tr("φ: %1, …; φ²: %2, …"),
                tr("Let r<sub>k</sub> be kφ rounded down, and s<sub>k</sub> be kφ² rounded down. Above, n was any positive "
                   "integer. So the numbers r<sub>k</sub> and s<sub>k</sub> with k = 1, 2, 3, … together give every positive "
                   "integer exactly once. This is Beatty's theorem. Both sequences are strictly increasing, because φ and φ² "
                   "are more than 1."),
                {{firstThree(u'r'), rowText(step.rows, &ColdRow::smaller)},
                 {firstThree(u's'), rowText(step.rows, &ColdRow::larger)}}};
    }

    GeneralText operator()(const GoldenMex& step) const
    {
        //: %1 is k, %2 is kφ rounded down, %3 and %4 are numbers with %3 + %4 = %2 − 1
        return {tr("Below %2, which is %1φ rounded down: %3 + %4 = %2 − 1 positive integers, all in earlier pairs"),
                tr("We prove a<sub>k</sub> = r<sub>k</sub> and b<sub>k</sub> = s<sub>k</sub> by induction on k, beginning with "
                   "(0, 0). Let k ≥ 1, and let a<sub>j</sub> = r<sub>j</sub> and b<sub>j</sub> = s<sub>j</sub> whenever j &lt; "
                   "k. By Beatty's theorem, a positive integer below r<sub>k</sub> is one of the k − 1 smaller r<sub>j</sub>, "
                   "or some s<sub>j</sub>; and s<sub>j</sub> &gt; r<sub>j</sub>. Either way, j &lt; k, so by the induction "
                   "hypothesis it is in an earlier pair. And r<sub>k</sub> itself is in none of these: it is the least missing "
                   "number."),
                {{QStringLiteral("k"), number(step.index)},
                 {QStringLiteral("r<sub>k</sub>"), number(step.smaller)},
                 {QStringLiteral("(k − 1)"), number(step.once)},
                 {QStringLiteral("(r<sub>k</sub> − k)"), number(step.twice)}}};
    }

    GeneralText operator()(const GoldenPair& step) const
    {
        //: %1 is k, %2 and %3 the numbers of the k-th cold pair
        return {tr("Pair %1: %1φ rounded down is %2, and %1φ² rounded down is %2 + %1 = <b>%3</b>"),
                tr("By the mex rule, a<sub>k</sub> is the least missing number, so a<sub>k</sub> = r<sub>k</sub>, and "
                   "b<sub>k</sub> = a<sub>k</sub> + k. Because φ² = φ + 1, kφ² = kφ + k. As k is an integer, rounding down "
                   "gives s<sub>k</sub> = r<sub>k</sub> + k = b<sub>k</sub>."),
                {{QStringLiteral("k"), number(step.pair.index)},
                 {QStringLiteral("a<sub>k</sub>"), number(step.pair.smaller)},
                 {QStringLiteral("b<sub>k</sub>"), number(step.pair.larger)}}};
    }
};

}  // namespace

GeneralText generalText(const GoldenStep& step, const StepPlace& place) { return std::visit(GoldenRatioLetters{place}, step); }

}  // namespace nimstone::wording
