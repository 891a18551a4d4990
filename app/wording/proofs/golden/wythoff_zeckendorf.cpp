// The steps about Fibonacci digits and the cold pairs of Wythoff's game.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/wording/proofs/golden/figure_fibonacci.h"
#include "core/zeckendorf.h"

namespace nimstone::wording {

using namespace proof;

namespace {

/// Returns the sum with the largest term first, in the order of the digits.
QString sumText(std::vector<Count> parts)
{
    std::ranges::reverse(parts);
    return additionText(parts);
}

/// Returns a text such as "3 + 1 = ", which stands before the value of the sum. It is empty for a sum of a single term, because the term
/// equals the value.
QString sumBefore(const std::vector<Count>& parts)
{
    return parts.size() == 1 ? QString() : sumText(parts) + QStringLiteral(" = ");
}

/// Returns a sum from the largest term to the smallest term: `F<sub>i</sub> + … + F<sub>j</sub>`.
QString termsFrom(QStringView largest, QStringView smallest)
{
    return QStringLiteral("F<sub>%1</sub> + … + F<sub>%2</sub>").arg(largest, smallest);
}

/// Returns the Zeckendorf terms of a number, such as "5 + 2". The number 0 has no terms; its text is "0".
QString termsText(Count of)
{
    std::vector<Count> parts = zeckendorf(of);
    std::ranges::reverse(parts);
    return parts.empty() ? number(0) : shortSum(parts);
}

class FibonacciDigitsWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    Said operator()(const FibonacciDigits& step) const
    {
        //: %1 is a number, %2 a sum of Fibonacci numbers, %3 the number of zeros at the end of its Fibonacci digits
        return {counted(step.zeros, [](int n) { return tr("%1 = %2, with <b>%3</b> zeros at the end", nullptr, n); }),
                {{u"n", step.number}, {termsFrom(u"i", u"j"), sumText(step.parts)}, {u"j − 1", step.zeros}},
                tr("The Fibonacci numbers 1, 2, 3, 5, 8, … serve as places, with a 1 for each number used: no two are "
                   "consecutive, and there is only one way. The zeros at the end are the places below the smallest term."),
                tr("Let n be any positive integer, and let F<sub>0</sub> = F<sub>1</sub> = 1. Each later F<sub>i</sub> is the "
                   "sum of the two before it: F<sub>2</sub> = 2, F<sub>3</sub> = 3. By Zeckendorf's theorem, n is in exactly one "
                   "way a sum of some of F<sub>1</sub>, F<sub>2</sub>, F<sub>3</sub>, …, no two consecutive. Let F<sub>i</sub> "
                   "be the largest term and F<sub>j</sub> the smallest. Written as digits, with a 1 for each number used, n ends "
                   "in j − 1 zeros."),
                tr("Written in Fibonacci places, how many zeros does %1 end in?").arg(number(step.number))};
    }

    Said operator()(const DigitsShift& step) const
    {
        return {QStringLiteral("%1 → %2<b>%3</b>"),
                {{u"n", step.number},
                 {(step.left ? termsFrom(u"i+1", u"j+1") : termsFrom(u"i−1", u"j−1")) + QStringLiteral(" = "), sumBefore(step.shifted)},
                 {u"m", step.partner}},
                step.left
                    ? tr("An even number of zeros: shift the digits one place left, and the number of zeros becomes odd. A "
                         "number that ends in an odd number of zeros is shifted right, back again. So the positive integers fall "
                         "into pairs.")
                    : tr("An odd number of zeros: shift the digits one place right, and the number of zeros becomes even. A "
                         "number that ends in an even number of zeros is shifted left. So the positive integers fall into pairs."),
                step.left
                    ? tr("Let j − 1 be even. Shift the digits one place left: every term becomes the next Fibonacci number. The "
                         "result m is called the partner of n. It is larger and ends in j zeros, an odd number. Shifting it "
                         "right leads back to n.")
                    : tr("Let j − 1 be odd, so that F<sub>1</sub> is not used. Shift the digits one place right: every term "
                         "becomes the Fibonacci number before it. The result m is called the partner of n here as well. It is "
                         "smaller and ends in j − 2 zeros, an even number. Shifting it left leads back to n."),
                tr("What number is the partner of %1?").arg(number(step.number))};
    }

    Said operator()(const DigitsDifference& step) const
    {
        constexpr std::size_t mostListed = 4;
        const auto* const shift = place.earlier<DigitsShift>();
        const auto* const digits = place.earlier<FibonacciDigits>();
        std::vector<QString> differences;
        if (shift && digits) {
            const std::vector<Count>& larger = shift->left ? shift->shifted : digits->parts;
            const std::vector<Count>& smaller = shift->left ? digits->parts : shift->shifted;
            for (std::size_t at = step.parts.size(); at-- > 0;)
                differences.push_back(QStringLiteral("%1 − %2 = %3").arg(number(larger[at]), number(smaller[at]), number(step.parts[at])));
        }
        const bool isLong = differences.size() > mostListed;
        if (isLong)
            differences.resize(2);
        const QString reason = isLong
            //: %1 is a list such as "55 − 34 = 21 and 13 − 8 = 5"
            ? tr("Two consecutive Fibonacci numbers differ by the one before them: here %1, and so on. So the difference is the "
                 "smaller number shifted one place right, where a term 1 stays 1.")
            //: %1 is a list such as "5 − 3 = 2 and 2 − 1 = 1"
            : tr("Two consecutive Fibonacci numbers differ by the one before them: here %1. So the difference is the smaller "
                 "number shifted one place right, where a term 1 stays 1.");
        return {QStringLiteral("%1 − %2 = %3<b>%4</b>"),
                {{u"y", step.larger}, {u"x", step.smaller},
                 {termsFrom(u"p−1", u"q−1") + QStringLiteral(" = "), sumBefore(step.parts)},
                 {u"k", step.difference}},
                reason.arg(listText(differences)),
                tr("A number that ends in an even number of zeros can be shifted left, and one that ends in an odd number right. "
                   "So the positive integers fall into pairs. Let x be the smaller number of a pair, with an even number of "
                   "zeros, and y the larger one. Let F<sub>p</sub> and F<sub>q</sub> be the largest and the smallest term of x. "
                   "Each F<sub>i+1</sub> − F<sub>i</sub> is F<sub>i−1</sub>: so the difference k is x shifted one place right, "
                   "where a term F<sub>1</sub> becomes F<sub>0</sub>. At the highest place where two such numbers x differ, the "
                   "larger has a term F<sub>i</sub>, because lower terms add up to less than F<sub>i</sub>. Shifted right, that "
                   "is F<sub>i−1</sub>. The lower terms of the other number become at most F<sub>i−2</sub> + F<sub>i−4</sub> + "
                   "…. Because F<sub>i−1</sub> = F<sub>i−2</sub> + F<sub>i−3</sub>, F<sub>i−3</sub> = F<sub>i−4</sub> + "
                   "F<sub>i−5</sub> and so on, this is at most F<sub>i−1</sub>. So k never falls as x grows."),
                tr("What is the difference between %1 and %2?").arg(number(step.larger), number(step.smaller))};
    }

    Said operator()(const DigitsOnce& step) const
    {
        const QString k = number(step.difference);
        const Count smallest = smallestPart(step.difference);
        const QString here = step.odd
            //: %1 is a difference, %2 its smallest term, %3 the terms of %2 − 1, "3 + 1"
            ? tr("An odd number of zeros: shift %1 one place left, and it ends in at least 2 zeros, an even number. This is the "
                 "smaller number of a pair. If a smaller number ends in 1, its other terms, shifted right, make the difference "
                 "minus 1, without the term 1. But %2 is the smallest term of %1, and %2 − 1 = %3. So %1 − 1 uses the term 1.")
            //: %1 is a difference, %2 its smallest term, %3 the terms of %2 − 1, "5 + 2" or "0"
            : tr("An even number of zeros: %2 is the smallest term of %1, and %2 − 1 = %3. So %1 − 1 does not use the term 1. "
                 "Shift it left and add 1: this is the smaller number of a pair, and it ends in 1. If a smaller number ends in 2 "
                 "or more zeros, the difference is that number shifted right. It ends in an odd number of zeros, and %1 does not.");
        //: %1 is a difference, %2 a number of zeros
        return {tr("Only one pair has the difference %1 (zeros at the end of %1: %2)"), {{u"k", k}, {u"t − 1", step.zeros}},
                here.arg(k, number(smallest), termsText(smallest - 1)),
                step.odd ? tr("Let k be any positive integer, and let F<sub>t</sub> be its smallest term. The smaller number x "
                              "of a pair ends in an even number of zeros. If x ends in 2 or more zeros, k is x shifted right and "
                              "ends in an odd number of zeros. So if t − 1 is odd, just one such x exists, k shifted left; if t "
                              "− 1 is even, none does. If x ends in 1, this F<sub>1</sub> becomes F<sub>0</sub> = 1, so the "
                              "other terms, shifted right, make k − 1 without F<sub>1</sub>. Now F<sub>t</sub> − 1 = "
                              "F<sub>t−1</sub> + F<sub>t−3</sub> + …, down to F<sub>2</sub> if t − 1 is even and to "
                              "F<sub>1</sub> if it is odd (0 if t = 1). So k − 1 does not use F<sub>1</sub> exactly when t − 1 "
                              "is even. By Zeckendorf's theorem, just one such x exists in that case: k − 1 shifted left, plus "
                              "F<sub>1</sub>. Otherwise none does. Either way, just one pair has the difference k.")
                         : tr("Let k be any positive integer, and let F<sub>t</sub> be its smallest term. The smaller number x "
                              "of a pair ends in an even number of zeros. If x ends in 1, this F<sub>1</sub> becomes "
                              "F<sub>0</sub> = 1, so the other terms, shifted right, make k − 1 without F<sub>1</sub>. Now "
                              "F<sub>t</sub> − 1 = F<sub>t−1</sub> + F<sub>t−3</sub> + …, down to F<sub>2</sub> if t − 1 is even "
                              "and to F<sub>1</sub> if it is odd (0 if t = 1). So k − 1 does not use F<sub>1</sub> exactly when "
                              "t − 1 is even. By Zeckendorf's theorem, just one such x exists in that case: k − 1 shifted left, "
                              "plus F<sub>1</sub>. Otherwise none does. If x ends in 2 or more zeros, k is x shifted right and "
                              "ends in an odd number of zeros. So if t − 1 is odd, just one such x exists, k shifted left; if t "
                              "− 1 is even, none does. Either way, just one pair has the difference k.")};
    }

    Said operator()(const DigitsPairs& step) const
    {
        return {QStringLiteral("%1"), {rowOfPairs(step.rows)},
                tr("By the lines above, every positive integer is in exactly one pair, and every difference occurs once. The "
                   "difference is the smaller number shifted right, so it never falls as that number grows. So in order the "
                   "differences are 1, 2, 3, and so on. The least missing number must be the smaller one of its pair, because "
                   "its partner is missing too: that is the mex rule."),
                tr("Begin with (0, 0), and put the pairs (x, y) in order of x. By the lines before, every difference k ≥ 1 "
                   "occurs once, and k never falls as x grows: in order, the differences are 1, 2, 3, and so on. The least "
                   "number missing from the first pairs is the smaller one of its pair, because its partner is missing too. So "
                   "it is the next x, as the mex rule wants: these pairs are the cold pairs.")};
    }
};

}  // namespace

Said said(const DigitsStep& step, const StepPlace& place) { return std::visit(FibonacciDigitsWords{place}, step); }

}  // namespace nimstone::wording
