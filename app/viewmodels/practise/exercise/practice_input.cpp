#include "app/viewmodels/practise/exercise/practice_input.h"

#include "core/nimber.h"
#include "core/practice/exercise_code.h"
#include "core/proofs/proof.h"

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

std::optional<SeedInput> readSeed(const QString& text)
{
    const QStringList parts = QString(text).replace(QChar(0xFF0F), QLatin1Char('/')).split(QLatin1Char('/'));
    const auto seed = readNumber(parts.front());
    if (!seed || parts.size() > 2)
        return std::nullopt;
    if (parts.size() == 1)
        return SeedInput{*seed, 1};
    const auto number = readNumber(parts.back());
    if (!number || *number < 1 || *number > static_cast<Count>(practice::lastNumber))
        return std::nullopt;
    return SeedInput{*seed, static_cast<int>(*number)};
}

Seed readableSeed(std::uint32_t chance)
{
    return 1 + chance % largestSeed;
}

std::optional<HeapsProblem> checkHeaps(const Position& position)
{
    if (position.heaps.size() < 2)
        return HeapsProblem::TooFewHeaps;
    if (position.heaps.size() > proof::maxProofHeaps)
        return HeapsProblem::TooManyHeaps;
    if (columnsNeeded(position.heaps) > practiceColumns)
        return HeapsProblem::TooLarge;
    return std::nullopt;
}

}  // namespace nimstone
