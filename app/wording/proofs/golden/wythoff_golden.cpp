// The texts of the steps about the golden ratio in Wythoff's game, with the numbers of the position.
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

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class GoldenRatioWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const GoldenShares& step) const
    {
        return {QStringLiteral("1/φ + 1/φ² = <b>1</b> ≈ %1 + %2").arg(millionths(step.first), millionths(step.second)),
                tr("φ = (1 + √5)/2 is the positive number with φ + 1 = φ². Dividing by φ² gives 1/φ + 1/φ² = 1: on average, each "
                   "unit interval has one multiple of φ or of φ².")};
    }

    StepText operator()(const GoldenBelow& step) const
    {
        //: A line of a proof: %1 is n, %2 and %3 are numbers of multiples, %4 is %2 + %3
        const QString statement = tr("Multiples below %1: %2 of φ and %3 of φ², <b>%4</b> in all")
                                      .arg(number(step.number), number(step.once), number(step.twice), number(step.total));
        const QString question = tr("How many positive multiples of φ and of φ², taken together, are less than %1?").arg(number(step.number));
        if (place.index > 0 && stepAs<GoldenBelow>(place.proof.steps[place.index - 1]))
            return {statement, tr("The same argument one step further: one more than before."), question};
        return {statement,
                tr("The counts are %1/φ and %1/φ², rounded down. Before rounding they add up to %1, and neither is an integer, "
                   "because φ is irrational. Rounding both down loses more than 0 and less than 2 in all. The loss is an integer, "
                   "so it is exactly 1.")
                    .arg(number(step.number)),
                question};
    }

    StepText operator()(const GoldenHit& step) const
    {
        const QString multiple = (step.ofSquare ? QStringLiteral("%1φ²") : QStringLiteral("%1φ")).arg(step.index);
        return {tr("Between %1 and %2 lies exactly one multiple: <b>%3</b>").arg(number(step.number), number(step.number + 1), multiple),
                tr("There is one more multiple below %2 than below %1. So %1 is %3 rounded down, and no other multiple rounds down to %1.")
                    .arg(number(step.number), number(step.number + 1), multiple),
                tr("How many of these multiples lie between %1 and %2?").arg(number(step.number), number(step.number + 1))};
    }

    StepText operator()(const GoldenSplit& step) const
    {
        QStringList smaller;
        QStringList larger;
        Count next = 1;
        for (const ColdRow& row : step.rows) {
            if (row.index == 0)
                continue;
            if (row.index != next) {
                smaller.push_back(QStringLiteral("…"));
                larger.push_back(QStringLiteral("…"));
            }
            smaller.push_back(number(row.smaller));
            larger.push_back(number(row.larger));
            next = row.index + 1;
        }
        //: %1 is the list of φ, 2φ, 3φ … rounded down, %2 the list of φ², 2φ², 3φ² … rounded down
        return {tr("φ: %1, …; φ²: %2, …").arg(commaList(smaller), commaList(larger)),
                tr("What holds for your number holds for every n: the positive multiples of φ and of φ², rounded down, give every "
                   "positive integer exactly once. This is Beatty's theorem.")};
    }

    StepText operator()(const GoldenMex& step) const
    {
        const QString k = number(step.index);
        const QString a = number(step.smaller);
        //: %1 is k, %2 is kφ rounded down, %3 and %4 are numbers with %3 + %4 = %2 − 1
        return {tr("Below %2, which is %1φ rounded down: %3 + %4 = %2 − 1 positive integers, all in earlier pairs")
                    .arg(k, a, number(step.once), number(step.twice)),
                tr("They are smaller multiples of φ or of φ², rounded down, so by induction they are in earlier pairs. By Beatty's "
                   "theorem, %1 itself is in none of these: it is the least missing number.")
                    .arg(a)};
    }

    StepText operator()(const GoldenPair& step) const
    {
        const QString k = number(step.pair.index);
        return {tr("Pair %1: %1φ rounded down is %2, and %1φ² rounded down is %2 + %1 = <b>%3</b>")
                    .arg(k, number(step.pair.smaller), number(step.pair.larger)),
                tr("This is the mex rule: the least missing number is %2. And %1φ² = %1φ + %1, so the larger number is %1 more.")
                    .arg(k, number(step.pair.smaller)),
                tr("What is the larger number of pair %1?").arg(k)};
    }
};

}  // namespace

StepText stepText(const GoldenStep& step, const StepPlace& place) { return std::visit(GoldenRatioWords{place}, step); }

}  // namespace nimstone::wording
