// The texts of the steps about Fibonacci digits and the cold pairs of Wythoff's game, with the numbers of the position.
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

/// Returns the Zeckendorf terms of a number, such as "5 + 2". The number 0 has no terms; its text is "0".
QString termsText(Count of)
{
    std::vector<Count> parts = zeckendorf(of);
    std::ranges::reverse(parts);
    return parts.empty() ? number(0) : shortSum(parts);
}

/// A function object that returns the texts of a step. It has one overload for each kind of step and no generic overload, so the
/// code does not compile if a kind of step has no text.
class FibonacciDigitsWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const FibonacciDigits& step) const
    {
        //: %1 is a number, %2 a sum of Fibonacci numbers, %3 the number of zeros at the end of its Fibonacci digits
        return {tr("%1 = %2, with <b>%3</b> zeros at the end", nullptr, pluralForm(step.zeros))
                    .arg(number(step.number), sumText(step.parts), number(step.zeros)),
                tr("The Fibonacci numbers 1, 2, 3, 5, 8, … serve as places, with a 1 for each number used: no two are consecutive, "
                   "and there is only one way. The zeros at the end are the places below the smallest term."),
                tr("Written in Fibonacci places, how many zeros does %1 end in?").arg(number(step.number))};
    }

    StepText operator()(const DigitsShift& step) const
    {
        // A single term equals the number itself, so no sum is shown.
        const QString shifted = step.shifted.size() == 1 ? QString() : sumText(step.shifted) + QStringLiteral(" = ");
        const QString statement = QStringLiteral("%1 → %2<b>%3</b>").arg(number(step.number), shifted, number(step.partner));
        const QString question = tr("What number is the partner of %1?").arg(number(step.number));
        if (step.left)
            return {statement,
                    tr("An even number of zeros: shift the digits one place left, and the number of zeros becomes odd. A number "
                       "that ends in an odd number of zeros is shifted right, back again. So the positive integers fall into pairs."),
                    question};
        return {statement,
                tr("An odd number of zeros: shift the digits one place right, and the number of zeros becomes even. A number that "
                   "ends in an even number of zeros is shifted left. So the positive integers fall into pairs."),
                question};
    }

    StepText operator()(const DigitsDifference& step) const
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
        const QString parts = step.parts.size() == 1 ? QString() : sumText(step.parts) + QStringLiteral(" = ");
        return {QStringLiteral("%1 − %2 = %3<b>%4</b>").arg(number(step.larger), number(step.smaller), parts, number(step.difference)),
                reason.arg(listText(differences)),
                tr("What is the difference between %1 and %2?").arg(number(step.larger), number(step.smaller))};
    }

    StepText operator()(const DigitsOnce& step) const
    {
        const QString k = number(step.difference);
        const QString statement = tr("Only one pair has the difference %1 (zeros at the end of %1: %2)").arg(k, number(step.zeros));
        const Count smallest = smallestPart(step.difference);
        //: %1 is a difference, %2 its smallest term, %3 the terms of %2 − 1, "3 + 1"
        return {statement,
                (step.odd ? tr("An odd number of zeros: shift %1 one place left, and it ends in at least 2 zeros, an even number. This "
                               "is the smaller number of a pair. If a smaller number ends in 1, its other terms, shifted right, "
                               "make the difference minus 1, without the term 1. But %2 is the smallest term of %1, and %2 − 1 = "
                               "%3. So %1 − 1 uses the term 1.")
                          //: %1 is a difference, %2 its smallest term, %3 the terms of %2 − 1, "5 + 2" or "0"
                          : tr("An even number of zeros: %2 is the smallest term of %1, and %2 − 1 = %3. So %1 − 1 does not use the "
                               "term 1. Shift it left and add 1: this is the smaller number of a pair, and it ends in 1. If a "
                               "smaller number ends in 2 or more zeros, the difference is that number shifted right. It ends in an "
                               "odd number of zeros, and %1 does not."))
                    .arg(k, number(smallest), termsText(smallest - 1))};
    }

    StepText operator()(const DigitsPairs& step) const
    {
        return {pairsText(step.rows),
                tr("By the lines above, every positive integer is in exactly one pair, and every difference occurs once. The "
                   "difference is the smaller number shifted right, so it never falls as that number grows. So in order the "
                   "differences are 1, 2, 3, and so on. The least missing number must be the smaller one of its pair, because its "
                   "partner is missing too: that is the mex rule.")};
    }
};

}  // namespace

StepText stepText(const DigitsStep& step, const StepPlace& place) { return std::visit(FibonacciDigitsWords{place}, step); }

}  // namespace nimstone::wording
