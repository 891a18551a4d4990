#include "app/wording/proofs/golden/figure_fibonacci.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

constexpr std::size_t mostSummands = 9;
constexpr std::size_t mostRounds = 5;

/// Returns a chain of additions such as "1 + 1 = 2; 2 + 3 = 5; 5 + 8 = 13". The chain begins with 1 and adds the summands in ascending
/// order. If there are more than 5 additions, only the first 3 and the last are shown.
QString chainText(const std::vector<Count>& rising)
{
    QStringList links;
    Count sum = 1;
    for (const Count summand : rising) {
        links << QStringLiteral("%1 + %2 = %3").arg(number(sum), number(summand), number(sum + summand));
        sum += summand;
    }
    if (links.size() > 5)
        links.erase(links.begin() + 3, links.end() - 1);
    if (rising.size() > 5)
        links.insert(3, QStringLiteral("…"));
    return semicolonList(links);
}

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class ZeckendorfWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    // --- the steps that prove that a sum exists ---

    StepText operator()(const FibonacciNumbers& step) const
    {
        QStringList listed;
        for (const Count each : step.numbers)
            listed << number(each);
        if (listed.size() > 10) {
            listed.erase(listed.begin() + 5, listed.end() - 2);
            listed.insert(5, QStringLiteral("…"));
        }
        return {QStringLiteral("%1 ≤ <b>%2</b> &lt; %3").arg(listed.join(QStringLiteral(", ")), number(step.n), number(step.beyond)),
                //: %1 is the number that the proof is about, %2 a larger Fibonacci number
                tr("The Fibonacci numbers here begin with 1 and 2; each later one is the sum of the two before it. The list stops "
                   "before %2, which is more than %1. No two terms of a Zeckendorf representation are consecutive: two such terms "
                   "can be replaced by their sum, the next Fibonacci number.")
                    .arg(number(step.n), number(step.beyond))};
    }

    StepText operator()(const GreedyPart& step) const
    {
        //: A question before a term is shown: %1 is the remainder that must still be written as a sum
        const QString question = tr("%1 is left. What is the largest Fibonacci number that does not exceed it?").arg(number(step.before));
        if (step.rest == 0) {
            return {QStringLiteral("%1 − <b>%2</b> = 0").arg(number(step.before), number(step.part)),
                    tr("The remaining %1 is itself a Fibonacci number. Taking it leaves 0, and the representation is complete.").arg(number(step.part)),
                    question};
        }
        return {QStringLiteral("%1 − <b>%2</b> = %3 &lt; %4").arg(number(step.before), number(step.part), number(step.rest), number(step.below)),
                //: %1 is the largest Fibonacci number that fits, %2 the next larger Fibonacci number, %3 is %2 − %1, the next smaller
                //: Fibonacci number
                tr("%1 is the largest Fibonacci number that fits; %2 does not. So the remainder is less than %2 − %1 = %3. This is "
                   "the Fibonacci number just before %1, so it cannot be the next term.")
                    .arg(number(step.part), number(step.above), number(step.below)),
                question};
    }

    StepText operator()(const ZeckendorfForm& step) const
    {
        const QString statement = QStringLiteral("%1 = <b>%2</b>").arg(number(step.n), shortSum(step.parts));
        if (step.parts.size() == 1)
            return {statement, tr("%1 is a Fibonacci number, so its representation has a single term: the number itself.").arg(number(step.n))};
        Count gap = step.places[0] - step.places[1];
        for (std::size_t part = 1; part + 1 < step.places.size(); ++part)
            gap = std::min(gap, step.places[part] - step.places[part + 1]);
        //: %1 is the smallest difference between the indices of two terms among the Fibonacci numbers, 2 or more
        return {statement, tr("Each remainder was less than the Fibonacci number just before the term taken. So no two terms are "
                              "consecutive; here they are at least %1 places apart in the Fibonacci sequence. The greedy choice "
                              "always finds a representation.").arg(number(gap))};
    }

    // --- the steps that prove that the sum is unique ---

    StepText operator()(const MostWithout& step) const
    {
        const QString question =
            tr("Suppose %1 is not used. What is the largest sum of smaller Fibonacci numbers, no two of them consecutive?")
                .arg(number(step.part));
        if (step.summands.empty())
            return {QStringLiteral("0 = 1 − 1"), tr("No Fibonacci number is below 1, so without it the sum is 0."),
                    question};
        const std::vector<Count> rising(step.summands.rbegin(), step.summands.rend());
        return {QStringLiteral("%1 = <b>%2</b> = %3 − 1").arg(shortSum(step.summands), number(step.most), number(step.part)),
                //: %1 is a Fibonacci number, %2 a chain of sums such as "1 + 1 = 2; 2 + 3 = 5"
                tr("Without %1, the largest sum takes the Fibonacci number just below it and then every second one going down. It "
                   "is exactly %1 − 1: add 1, and the terms merge one after another: %2.").arg(number(step.part), chainText(rising)),
                question};
    }

    StepText operator()(const ForcedParts& step) const
    {
        QStringList rounds;
        for (const ForcedPart& row : step.rows)
            //: %1 is the remainder, %2 the largest sum of terms without %3, and %3 is therefore a term
            rounds << tr("%1 &gt; %2, so <b>%3</b> is a term").arg(number(row.left), number(row.most), number(row.part));
        if (rounds.size() > static_cast<qsizetype>(mostRounds)) {
            rounds.erase(rounds.begin() + 3, rounds.end() - 1);
            rounds.insert(3, QStringLiteral("…"));
        }
        return {semicolonList(rounds),
                tr("No term can be larger than what is left. Suppose the largest Fibonacci number that fits is not used. Then "
                   "all terms are smaller and no two are consecutive, so they add up to at most 1 less than it: too little. So "
                   "every term is forced.")};
    }

    StepText operator()(const OnlyForm& step) const
    {
        //: %1 is a number, %2 a sum of Fibonacci numbers
        return {tr("%1 = <b>%2</b>, and in no other way").arg(number(step.n), shortSum(step.parts)),
                tr("A representation exists, and every term of it was forced: there is exactly one. ■")};
    }
};

}  // namespace

QString shortSum(const std::vector<Count>& summands)
{
    if (summands.size() <= mostSummands)
        return additionText(summands);
    const std::span<const Count> all(summands);
    return additionText(all.first(4)) + QStringLiteral(" + … + ") + additionText(all.last(3));
}

StepText stepText(const ZeckendorfStep& step, const StepPlace&) { return std::visit(ZeckendorfWords(), step); }

}  // namespace nimstone::wording
