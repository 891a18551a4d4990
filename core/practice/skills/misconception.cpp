#include "core/practice/skills/misconception.h"

#include "core/enumerators.h"

namespace nimstone::practice {

namespace {

constexpr auto lastMisconception = static_cast<Misconception>(misconceptionCount - 1);

}  // namespace

std::string_view name(Misconception misconception)
{
    return namesUpTo<lastMisconception>().at(static_cast<std::size_t>(misconception));
}

std::optional<Misconception> misconceptionNamed(std::string_view name) { return namedUpTo<lastMisconception>(name); }

}  // namespace nimstone::practice
