// The general texts of the steps about Fibonacci digits and the cold pairs of Wythoff's game, with letters instead of numbers.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

/// Returns the sum with the largest term first, in the order of the digits.
QString termsText(std::vector<Count> parts)
{
    std::ranges::reverse(parts);
    return additionText(parts);
}

/// Returns a text such as "3 + 1 = ", which stands before the value of the sum. It is empty for a sum of a single term, because the term
/// equals the value.
QString sumBefore(const std::vector<Count>& parts)
{
    return parts.size() == 1 ? QString() : termsText(parts) + QStringLiteral(" = ");
}

/// Returns a sum from the largest term to the smallest term: `F<sub>i</sub> + … + F<sub>j</sub>`.
QString termsFrom(const char* largest, const char* smallest)
{
    return QStringLiteral("F<sub>%1</sub> + … + F<sub>%2</sub>").arg(QString::fromUtf8(largest), QString::fromUtf8(smallest));
}

/// A function object that returns the general text of a step. It has one overload for each kind of step and no generic overload,
/// so the code does not compile if a kind of step has no general text.
class FibonacciDigitsLetters {
    Q_DECLARE_TR_FUNCTIONS(WythoffLetters)

public:
    GeneralText operator()(const FibonacciDigits& step) const
    {
        //: %1 is n, %2 a sum of Fibonacci numbers in letters; %3 is j − 1, the number of zeros at the end of the Fibonacci digits of n
        return {tr("%1 = %2, with <b>%3</b> zeros at the end"),
                tr("Let n be any positive integer, and let F<sub>0</sub> = F<sub>1</sub> = 1. Each later F<sub>i</sub> is the "
                   "sum of the two before it: F<sub>2</sub> = 2, F<sub>3</sub> = 3. By Zeckendorf's theorem, n is in exactly "
                   "one way a sum of some of F<sub>1</sub>, F<sub>2</sub>, F<sub>3</sub>, …, no two consecutive. Let "
                   "F<sub>i</sub> be the largest term and F<sub>j</sub> the smallest. Written as digits, with a 1 for each "
                   "number used, n ends in j − 1 zeros."),
                {{QStringLiteral("n"), number(step.number)},
                 {termsFrom("i", "j"), termsText(step.parts)},
                 {QStringLiteral("j − 1"), number(step.zeros)}}};
    }

    GeneralText operator()(const DigitsShift& step) const
    {
        const QString pattern = QStringLiteral("%1 → %2<b>%3</b>");
        if (step.left)
            return {pattern,
                    tr("Let j − 1 be even. Shift the digits one place left: every term becomes the next Fibonacci number. The "
                       "result m is called the partner of n. It is larger and ends in j zeros, an odd number. Shifting it "
                       "right leads back to n."),
                    letters(step, termsFrom("i+1", "j+1"))};
        return {pattern,
                tr("Let j − 1 be odd, so that F<sub>1</sub> is not used. Shift the digits one place right: every term becomes "
                   "the Fibonacci number before it. The result m is called the partner of n here as well. It is smaller and "
                   "ends in j − 2 zeros, an even number. Shifting it left leads back to n."),
                letters(step, termsFrom("i−1", "j−1"))};
    }

    GeneralText operator()(const DigitsDifference& step) const
    {
        return {QStringLiteral("%1 − %2 = %3<b>%4</b>"),
                tr("A number that ends in an even number of zeros can be shifted left, and one that ends in an odd number "
                   "right. So the positive integers fall into pairs. Let x be the smaller number of a pair, with an even "
                   "number of zeros, and y the larger one. Let F<sub>p</sub> and F<sub>q</sub> be the largest and the smallest "
                   "term of x. Each F<sub>i+1</sub> − F<sub>i</sub> is F<sub>i−1</sub>: so the difference k is x shifted one "
                   "place right, where a term F<sub>1</sub> becomes F<sub>0</sub>. At the highest place where two such numbers "
                   "x differ, the larger has a term F<sub>i</sub>, because lower terms add up to less than F<sub>i</sub>. "
                   "Shifted right, that is F<sub>i−1</sub>. The lower terms of the other number become at most F<sub>i−2</sub> "
                   "+ F<sub>i−4</sub> + …. Because F<sub>i−1</sub> = F<sub>i−2</sub> + F<sub>i−3</sub>, F<sub>i−3</sub> = "
                   "F<sub>i−4</sub> + F<sub>i−5</sub> and so on, this is at most F<sub>i−1</sub>. So k never falls as x grows."),
                {{QStringLiteral("y"), number(step.larger)},
                 {QStringLiteral("x"), number(step.smaller)},
                 {termsFrom("p−1", "q−1") + QStringLiteral(" = "), sumBefore(step.parts)},
                 {QStringLiteral("k"), number(step.difference)}}};
    }

    GeneralText operator()(const DigitsOnce& step) const
    {
        //: %1 is k; %2 is t − 1, the number of zeros at the end of the Fibonacci digits of k
        return {tr("Only one pair has the difference %1 (zeros at the end of %1: %2)"), whyOnce(step.odd),
                {{QStringLiteral("k"), number(step.difference)}, {QStringLiteral("t − 1"), number(step.zeros)}}};
    }

    GeneralText operator()(const DigitsPairs& step) const
    {
        return rowOfPairs(step.rows,
                          tr("Begin with (0, 0), and put the pairs (x, y) in order of x. By the lines before, every difference "
                             "k ≥ 1 occurs once, and k never falls as x grows: in order, the differences are 1, 2, 3, and so "
                             "on. The least number missing from the first pairs is the smaller one of its pair, because its "
                             "partner is missing too. So it is the next x, as the mex rule wants: these pairs are the cold "
                             "pairs."));
    }

private:
    static std::vector<GeneralText::Letter> letters(const DigitsShift& step, const QString& shifted)
    {
        return {{QStringLiteral("n"), number(step.number)},
                {shifted + QStringLiteral(" = "), sumBefore(step.shifted)},
                {QStringLiteral("m"), number(step.partner)}};
    }

    static QString whyOnce(bool isOdd)
    {
        if (isOdd)
            return tr("Let k be any positive integer, and let F<sub>t</sub> be its smallest term. The smaller number x of a pair "
                      "ends in an even number of zeros. If x ends in 2 or more zeros, k is x shifted right and ends in an odd "
                      "number of zeros. So if t − 1 is odd, just one such x exists, k shifted left; if t − 1 is even, none does. "
                      "If x ends in 1, this F<sub>1</sub> becomes F<sub>0</sub> = 1, so the other terms, shifted right, make k − 1 "
                      "without F<sub>1</sub>. Now F<sub>t</sub> − 1 = F<sub>t−1</sub> + F<sub>t−3</sub> + …, down to F<sub>2</sub> "
                      "if t − 1 is even and to F<sub>1</sub> if it is odd (0 if t = 1). So k − 1 does not use F<sub>1</sub> "
                      "exactly when t − 1 is even. By Zeckendorf's theorem, just one such x exists in that case: k − 1 shifted "
                      "left, plus F<sub>1</sub>. Otherwise none does. Either way, just one pair has the difference k.");
        return tr("Let k be any positive integer, and let F<sub>t</sub> be its smallest term. The smaller number x of a pair ends "
                  "in an even number of zeros. If x ends in 1, this F<sub>1</sub> becomes F<sub>0</sub> = 1, so the other terms, "
                  "shifted right, make k − 1 without F<sub>1</sub>. Now F<sub>t</sub> − 1 = F<sub>t−1</sub> + F<sub>t−3</sub> + …, "
                  "down to F<sub>2</sub> if t − 1 is even and to F<sub>1</sub> if it is odd (0 if t = 1). So k − 1 does not use "
                  "F<sub>1</sub> exactly when t − 1 is even. By Zeckendorf's theorem, just one such x exists in that case: k − 1 "
                  "shifted left, plus F<sub>1</sub>. Otherwise none does. If x ends in 2 or more zeros, k is x shifted right and "
                  "ends in an odd number of zeros. So if t − 1 is odd, just one such x exists, k shifted left; if t − 1 is even, "
                  "none does. Either way, just one pair has the difference k.");
    }
};

}  // namespace

GeneralText generalText(const DigitsStep& step, const StepPlace&) { return std::visit(FibonacciDigitsLetters{}, step); }

}  // namespace nimstone::wording
