#include "app/viewmodels/practise/exercise/practice_input.h"

#include <QStringList>

#include "app/viewmodels/shell/typed_number.h"
#include "core/nimber.h"
#include "core/practice/exercise_code.h"
#include "core/proofs/proof.h"

namespace nimstone {

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
