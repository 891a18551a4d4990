// Makes positions and sums from text, for tests.
#pragma once

#include <QString>
#include <concepts>
#include <string_view>

#include "core/sum/sum_notation.h"

namespace nimstone::tests {

inline GameSum nimOf(Position position)
{
    return GameSum({Rules(*gameNamed("nim"), Nim()), std::move(position)});
}

inline GameSum gameSumOf(std::string_view text)
{
    return parseSum(text).value();
}

template <std::same_as<QString> Text>
GameSum gameSumOf(const Text& text)
{
    return gameSumOf(std::string_view(text.toStdString()));
}

}  // namespace nimstone::tests
