// Fibonacci digits and the cold pairs of Wythoff's game, in words.
#include "app/wording/proofs/golden/wythoff.h"

#include <QCoreApplication>

#include <algorithm>

namespace nimstone::wording {

using namespace proof;

namespace {

/// The largest part first, as digits are written.
QString sumText(std::vector<Count> parts)
{
    std::ranges::reverse(parts);
    return additionText(parts);
}

/// One overload a kind of step and no catch-all: a new kind does not compile until it is worded.
class FibonacciDigitsWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    const StepPlace& place;

    StepText operator()(const FibonacciDigits& step) const
    {
        //: %1 is a number, %2 a sum, %3 how many zeros its digits end in
        return {tr("%1 = %2, with <b>%3</b> zeros at the end", nullptr, pluralForm(step.zeros))
                    .arg(number(step.number), sumText(step.parts), number(step.zeros)),
                tr("Fibonacci numbers 1, 2, 3, 5, 8, … as places, a 1 where one is used: no two neighbours, and in one way only. The "
                   "zeros at the end are the places below the smallest part."),
                tr("Written in Fibonacci numbers, in how many zeros does %1 end?").arg(number(step.number))};
    }

    StepText operator()(const DigitsShift& step) const
    {
        const QString statement = QStringLiteral("%1 → %2 = <b>%3</b>").arg(number(step.number), sumText(step.shifted), number(step.partner));
        const QString question = tr("Which number is the partner of %1?").arg(number(step.number));
        if (step.left)
            return {statement,
                    tr("An even number of zeros: the digits move one place to the left, and there is an odd number of zeros. A number that "
                       "ends in an odd number of them comes back to the right. So the positive integers fall into pairs."),
                    question};
        return {statement,
                tr("An odd number of zeros: the digits move one place to the right, and there is an even number of zeros. A number that ends "
                   "in an even number of them moves to the left. So the positive integers fall into pairs."),
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
            ? tr("A Fibonacci number and the next one differ by the one before: here %1, and so on. So the difference is the smaller number "
                 "moved one place to the right, where a 1 stays a 1.")
            //: %1 is a list such as "5 − 3 = 2 and 2 − 1 = 1"
            : tr("A Fibonacci number and the next one differ by the one before: here %1. So the difference is the smaller number moved one "
                 "place to the right, where a 1 stays a 1.");
        return {QStringLiteral("%1 − %2 = %3 = <b>%4</b>")
                    .arg(number(step.larger), number(step.smaller), sumText(step.parts), number(step.difference)),
                reason.arg(listText(differences)),
                tr("What is the difference of %1 and %2?").arg(number(step.larger), number(step.smaller))};
    }

    StepText operator()(const DigitsOnce& step) const
    {
        const QString k = number(step.difference);
        if (step.odd)
            return {tr("Only one pair has the difference %1: %1 ends in %2 zeros").arg(k, number(step.zeros)),
                    tr("An odd number of zeros: moving %1 to the left gives an even number of them, at least 2, and that is the smaller "
                       "number. A number that ends in 1 cannot have this difference.").arg(k)};
        return {tr("Only one pair has the difference %1: %1 ends in %2 zeros").arg(k, number(step.zeros)),
                tr("An even number of zeros: then %1 − 1 is written without the part 1. Moved to the left, and with 1 added, it is the "
                   "smaller number, and the only one with this difference.").arg(k)};
    }

    StepText operator()(const DigitsPairs& step) const
    {
        return {pairsText(step.rows),
                tr("Each number is in one pair, and larger numbers have larger differences: so they are 1, 2, 3, … in turn. The least number "
                   "that is missing has to be the smaller one of its pair: that is the mex rule.")};
    }
};

}  // namespace

StepText stepText(const DigitsStep& step, const StepPlace& place) { return std::visit(FibonacciDigitsWords{place}, step); }

}  // namespace nimstone::wording
