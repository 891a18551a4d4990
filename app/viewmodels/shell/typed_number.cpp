#include "app/viewmodels/shell/typed_number.h"

namespace nimstone {

tl::expected<Count, NumberProblem> readNumber(const QString& text)
{
    const QString digits = text.trimmed();
    if (digits.isEmpty())
        return tl::unexpected(NumberProblem::Empty);
    Count number = 0;
    bool tooLarge = false;
    for (const QChar character : digits) {
        const int digit = character.digitValue();
        if (digit < 0)
            return tl::unexpected(NumberProblem::NotANumber);
        const auto value = static_cast<Count>(digit);
        tooLarge = tooLarge || number > (maxCount - value) / 10;
        number = tooLarge ? maxCount : number * 10 + value;
    }
    if (tooLarge)
        return tl::unexpected(NumberProblem::TooLarge);
    return number;
}

}  // namespace nimstone
