// The steps about the golden ratio in Wythoff's game.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

namespace nimstone::wording {

using namespace proof;

namespace {

/// Returns a share in millionths as a decimal number: 618034 becomes 0.618034.
QString millionths(Count value)
{
    return QStringLiteral("0.%1").arg(value, 6, 10, QLatin1Char('0'));
}

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

class GoldenRatioWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    Said operator()(const GoldenShares& step) const
    {
        return {{QStringLiteral("1/φ + 1/φ² = <b>1</b> ≈ %1 + %2"), QStringLiteral("1/φ + 1/φ² = <b>1</b>")},
                {{u"", millionths(step.first)}, {u"", millionths(step.second)}},
                tr("φ = (1 + √5)/2 is the positive number with φ + 1 = φ². Dividing by φ² gives 1/φ + 1/φ² = 1: on average, each "
                   "unit interval has one multiple of φ or of φ²."),
                tr("φ = (1 + √5)/2 is the positive number with φ + 1 = φ². Dividing by φ² gives 1/φ + 1/φ² = 1. Because √5 is "
                   "irrational, φ and φ² = φ + 1 are irrational too. So their multiples kφ and kφ² with k = 1, 2, 3, … are never "
                   "integers.")};
    }

    Said operator()(const GoldenBelow& step) const
    {
        const bool again = place.index > 0 && stepAs<GoldenBelow>(place.proof.steps[place.index - 1]);
        //: A line of a proof: %1 is n, %2 and %3 are numbers of multiples, %4 is %2 + %3
        const QString line = tr("Multiples below %1: %2 of φ and %3 of φ², <b>%4</b> in all");
        //: %1 is n + 1; %4 is n, the number of multiples of φ and of φ² that are less than n + 1
        return {{line, again ? tr("Multiples below %1: <b>%4</b> in all") : line},
                {{again ? u"n + 1" : u"n", step.number}, {u"p", step.once}, {u"q", step.twice}, {again ? u"n" : u"n − 1", step.total}},
                again
                    ? tr("The same argument one step further: one more than before.")
                    : tr("The counts are %1/φ and %1/φ², rounded down. Before rounding they add up to %1, and neither is an "
                         "integer, because φ is irrational. Rounding both down loses more than 0 and less than 2 in all. The "
                         "loss is an integer, so it is exactly 1.").arg(number(step.number)),
                again
                    ? tr("The same argument with n + 1 in place of n gives n: one more than before.")
                    : tr("Let n be any positive integer. The inequality kφ &lt; n means k &lt; n/φ, so p and q are n/φ and n/φ², "
                         "rounded down. Before rounding they add up to n, and neither is an integer, because φ and φ² are "
                         "irrational. Rounding both down loses more than 0 and less than 2 in all. The loss is an integer, so it "
                         "is exactly 1."),
                tr("How many positive multiples of φ and of φ², taken together, are less than %1?").arg(number(step.number))};
    }

    Said operator()(const GoldenHit& step) const
    {
        const QString n = number(step.number);
        const QString next = number(step.number + 1);
        const QString multiple = (step.ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(step.index);
        //: One of the two numbers kφ and kφ²
        const QString either = tr("kφ or kφ²");
        //: %1 and %2 are consecutive integers, %3 is a multiple such as "3φ"
        return {tr("Between %1 and %2 lies exactly one multiple: <b>%3</b>"),
                {{u"n", n}, {u"n + 1", next}, {either, multiple}},
                tr("There is one more multiple below %2 than below %1. So %1 is %3 rounded down, and no other multiple rounds "
                   "down to %1.").arg(n, next, multiple),
                tr("There is one more multiple below n + 1 than below n, and no multiple is equal to n. So for exactly one of "
                   "all the numbers kφ and kφ², rounding down gives n."),
                tr("How many of these multiples lie between %1 and %2?").arg(n, next)};
    }

    Said operator()(const GoldenSplit& step) const
    {
        //: %1 is the list of φ, 2φ, 3φ … rounded down, %2 the list of φ², 2φ², 3φ² … rounded down
        return {tr("φ: %1, …; φ²: %2, …"),
                {{firstThree(u'r'), rowText(step.rows, &ColdRow::smaller)}, {firstThree(u's'), rowText(step.rows, &ColdRow::larger)}},
                tr("What holds for your number holds for every n: the positive multiples of φ and of φ², rounded down, give "
                   "every positive integer exactly once. This is Beatty's theorem."),
                tr("Let r<sub>k</sub> be kφ rounded down, and s<sub>k</sub> be kφ² rounded down. Above, n was any positive "
                   "integer. So the numbers r<sub>k</sub> and s<sub>k</sub> with k = 1, 2, 3, … together give every positive "
                   "integer exactly once. This is Beatty's theorem. Both sequences are strictly increasing, because φ and φ² are "
                   "more than 1.")};
    }

    Said operator()(const GoldenMex& step) const
    {
        const QString a = number(step.smaller);
        //: %1 is k, %2 is kφ rounded down, %3 and %4 are numbers with %3 + %4 = %2 − 1
        return {tr("Below %2, which is %1φ rounded down: %3 + %4 = %2 − 1 positive integers, all in earlier pairs"),
                {{u"k", step.index}, {u"r<sub>k</sub>", a}, {u"(k − 1)", step.once}, {u"(r<sub>k</sub> − k)", step.twice}},
                tr("They are smaller multiples of φ or of φ², rounded down, so by induction they are in earlier pairs. By "
                   "Beatty's theorem, %1 itself is in none of these: it is the least missing number.").arg(a),
                tr("We prove a<sub>k</sub> = r<sub>k</sub> and b<sub>k</sub> = s<sub>k</sub> by induction on k, beginning with "
                   "(0, 0). Let k ≥ 1, and let a<sub>j</sub> = r<sub>j</sub> and b<sub>j</sub> = s<sub>j</sub> whenever j &lt; "
                   "k. By Beatty's theorem, a positive integer below r<sub>k</sub> is one of the k − 1 smaller r<sub>j</sub>, or "
                   "some s<sub>j</sub>; and s<sub>j</sub> &gt; r<sub>j</sub>. Either way, j &lt; k, so by the induction "
                   "hypothesis it is in an earlier pair. And r<sub>k</sub> itself is in none of these: it is the least missing "
                   "number.")};
    }

    Said operator()(const GoldenPair& step) const
    {
        const QString k = number(step.pair.index);
        //: %1 is k, %2 and %3 are the numbers of the k-th cold pair
        return {tr("Pair %1: %1φ rounded down is %2, and %1φ² rounded down is %2 + %1 = <b>%3</b>"),
                {{u"k", k}, {u"a<sub>k</sub>", step.pair.smaller}, {u"b<sub>k</sub>", step.pair.larger}},
                tr("This is the mex rule: the least missing number is %2. And %1φ² = %1φ + %1, so the larger number is %1 more.")
                    .arg(k, number(step.pair.smaller)),
                tr("By the mex rule, a<sub>k</sub> is the least missing number, so a<sub>k</sub> = r<sub>k</sub>, and "
                   "b<sub>k</sub> = a<sub>k</sub> + k. Because φ² = φ + 1, kφ² = kφ + k. As k is an integer, rounding down gives "
                   "s<sub>k</sub> = r<sub>k</sub> + k = b<sub>k</sub>."),
                tr("What is the larger number of pair %1?").arg(k)};
    }
};

}  // namespace

Said said(const GoldenStep& step, const StepPlace& place) { return std::visit(GoldenRatioWords{place}, step); }

}  // namespace nimstone::wording
