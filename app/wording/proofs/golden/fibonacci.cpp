// The steps of Zeckendorf's theorem.
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

class ZeckendorfWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    // --- the steps that prove that a sum exists ---

    Said operator()(const FibonacciNumbers& step) const
    {
        QStringList listed;
        for (const Count each : step.numbers)
            listed << number(each);
        if (listed.size() > 10) {
            listed.erase(listed.begin() + 5, listed.end() - 2);
            listed.insert(5, QStringLiteral("…"));
        }
        return {QStringLiteral("%1 ≤ %2 &lt; %3"),
                {{u"F<sub>j</sub>", listed.join(QStringLiteral(", "))}, {u"n", bold(step.n)}, {u"F<sub>j+1</sub>", step.beyond}},
                //: %1 is the number that the proof is about, %2 a larger Fibonacci number
                tr("The Fibonacci numbers here begin with 1 and 2; each later one is the sum of the two before it. The list "
                   "stops before %2, which is more than %1. No two terms of a Zeckendorf representation are consecutive: two "
                   "such terms can be replaced by their sum, the next Fibonacci number.")
                    .arg(number(step.n), number(step.beyond)),
                tr("Let F<sub>1</sub> = 1, F<sub>2</sub> = 2, and F<sub>i+1</sub> = F<sub>i</sub> + F<sub>i−1</sub>; with "
                   "F<sub>0</sub> = 1 this holds for i = 1 too. From F<sub>1</sub> on, the numbers increase strictly and without "
                   "bound, so exactly one j ≥ 1 has F<sub>j</sub> ≤ n &lt; F<sub>j+1</sub>. A Zeckendorf representation of n is "
                   "a sum of different numbers among F<sub>1</sub>, F<sub>2</sub>, …, no two of them consecutive. It can use "
                   "F<sub>j</sub> and smaller ones only.")};
    }

    Said operator()(const GreedyPart& step) const
    {
        const Symbol before{u"u", step.before};
        const Symbol part{u"F<sub>i</sub>", bold(step.part)};
        //: A question before a term is shown: %1 is the remainder that must still be written as a sum
        const QString question = tr("%1 is left. What is the largest Fibonacci number that does not exceed it?")
                                     .arg(number(step.before));
        if (step.rest == 0)
            return {QStringLiteral("%1 − %2 = 0"), {before, part},
                    tr("The remaining %1 is itself a Fibonacci number. Taking it leaves 0, and the representation is complete.")
                        .arg(number(step.part)),
                    tr("What is left gets smaller with every term, and is never negative. So at last u is itself a Fibonacci "
                       "number, u = F<sub>i</sub>. Taking it leaves 0, and the representation is complete."), question};
        return {QStringLiteral("%1 − %2 = %3 &lt; %4"), {before, part, {u"v", step.rest}, {u"F<sub>i−1</sub>", step.below}},
                //: %1 is the largest Fibonacci number that fits, %2 the next larger Fibonacci number, %3 is %2 − %1, the next smaller
                //: Fibonacci number
                tr("%1 is the largest Fibonacci number that fits; %2 does not. So the remainder is less than %2 − %1 = %3. This "
                   "is the Fibonacci number just before %1, so it cannot be the next term.")
                    .arg(number(step.part), number(step.above), number(step.below)),
                tr("Let u ≥ 1 be what is left, at first u = n, and take the largest F<sub>i</sub> ≤ u with i ≥ 1. Then u &lt; "
                   "F<sub>i+1</sub> = F<sub>i</sub> + F<sub>i−1</sub>, so the new remainder v = u − F<sub>i</sub> is less than "
                   "F<sub>i−1</sub>. So the next term, if there is one, is neither F<sub>i</sub> nor F<sub>i−1</sub>, but a "
                   "smaller one. If v ≥ 1, go on with v in place of u."), question};
    }

    Said operator()(const ZeckendorfForm& step) const
    {
        Count gap = step.n;
        for (std::size_t part = 0; part + 1 < step.places.size(); ++part)
            gap = std::min(gap, step.places[part] - step.places[part + 1]);
        return {QStringLiteral("%1 = %2"), {{u"n", step.n}, {u"z<sub>p</sub> + … + z<sub>1</sub>", bold(shortSum(step.parts))}},
                step.parts.size() == 1
                    ? tr("%1 is a Fibonacci number, so its representation has a single term: the number itself.")
                          .arg(number(step.n))
                    //: %1 is the smallest difference between the indices of two terms among the Fibonacci numbers, 2 or more
                    : tr("Each remainder was less than the Fibonacci number just before the term taken. So no two terms are "
                         "consecutive; here they are at least %1 places apart in the Fibonacci sequence. The greedy choice "
                         "always finds a representation.").arg(number(gap)),
                tr("Let z<sub>p</sub> &gt; … &gt; z<sub>1</sub> be the terms, in the order in which they were taken. Each "
                   "remainder was less than the Fibonacci number just before the term taken. So no two terms are consecutive. "
                   "The greedy choice finds such a representation for every n ≥ 1.")};
    }

    // --- the steps that prove that the sum is unique ---

    Said operator()(const MostWithout& step) const
    {
        const QString most = step.summands.empty() ? QStringLiteral("0")
                                                   : QStringLiteral("%1 = <b>%2</b>").arg(shortSum(step.summands), number(step.most));
        const Said said{QStringLiteral("%1 = %2 − 1"), {{u"F<sub>j−1</sub> + F<sub>j−3</sub> + …", most}, {u"F<sub>j</sub>", step.part}},
                        {}, {}, tr("Suppose %1 is not used. What is the largest sum of smaller Fibonacci numbers, no two of them "
                                   "consecutive?").arg(number(step.part))};
        const QString always = tr("Claim: for every j ≥ 1, different Fibonacci numbers below F<sub>j</sub>, no two of them "
                                  "consecutive, have a sum of at most F<sub>j</sub> − 1. For j ≤ 2 the largest sums are 0 = "
                                  "F<sub>1</sub> − 1 and 1 = F<sub>2</sub> − 1. For j ≥ 3 use induction. If F<sub>j−1</sub> is "
                                  "one of the numbers, the others are below F<sub>j−2</sub>, and the sum is at most "
                                  "F<sub>j−1</sub> + (F<sub>j−2</sub> − 1) = F<sub>j</sub> − 1. If not, all are below "
                                  "F<sub>j−1</sub>, and the sum is at most F<sub>j−1</sub> − 1, which is less. Taking every "
                                  "second one from F<sub>j−1</sub> down to F<sub>2</sub> or F<sub>1</sub> reaches the bound.");
        if (step.summands.empty())
            return said.because(tr("No Fibonacci number is below 1, so without it the sum is 0."), always);
        const std::vector<Count> rising(step.summands.rbegin(), step.summands.rend());
        //: %1 is a Fibonacci number, %2 a chain of sums such as "1 + 1 = 2; 2 + 3 = 5"
        return said.because(tr("Without %1, the largest sum takes the Fibonacci number just below it and then every second one "
                               "going down. It is exactly %1 − 1: add 1, and the terms merge one after another: %2.")
                                .arg(number(step.part), chainText(rising)), always);
    }

    Said operator()(const ForcedParts& step) const
    {
        //: %1 is the remainder, %2 the largest sum of terms without %3, and %3 is therefore a term
        const QString forced = tr("%1 &gt; %2, so %3 is a term");
        QStringList rounds;
        for (const ForcedPart& row : step.rows)
            rounds << forced.arg(number(row.left), number(row.most), bold(row.part));
        if (rounds.size() > static_cast<qsizetype>(mostRounds)) {
            rounds.erase(rounds.begin() + 3, rounds.end() - 1);
            rounds.insert(3, QStringLiteral("…"));
        }
        return {{semicolonList(rounds), forced}, {{u"u", {}}, {u"F<sub>i</sub> − 1", {}}, {u"F<sub>i</sub>", {}}},
                tr("No term can be larger than what is left. Suppose the largest Fibonacci number that fits is not used. Then "
                   "all terms are smaller and no two are consecutive, so they add up to at most 1 less than it: too little. So "
                   "every term is forced."),
                tr("Take any Zeckendorf representation of n. Let u ≥ 1 be the sum of its terms without those already found, at "
                   "first u = n, and F<sub>i</sub> the largest Fibonacci number with F<sub>i</sub> ≤ u. No remaining term "
                   "exceeds u, so none exceeds F<sub>i</sub>. Without F<sub>i</sub> they would add up to at most F<sub>i</sub> − "
                   "1, by the line above: that is too little. So F<sub>i</sub> is a term, the greedy one. Go on with u − "
                   "F<sub>i</sub> in place of u, until 0 is left.")};
    }

    Said operator()(const OnlyForm& step) const
    {
        //: %1 is a number, %2 a sum of Fibonacci numbers
        return {tr("%1 = <b>%2</b>, and in no other way"),
                {{u"n", step.n}, {u"z<sub>p</sub> + … + z<sub>1</sub>", shortSum(step.parts)}},
                tr("A representation exists, and every term of it was forced: there is exactly one.")};
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

Said said(const ZeckendorfStep& step, const StepPlace&) { return std::visit(ZeckendorfWords(), step); }

}  // namespace nimstone::wording
