// Tables as tests write them.
#pragma once

#include <QString>
#include <concepts>
#include <string_view>

#include "core/sum/sum_notation.h"

namespace nimstone::tests {

inline Table nimOf(Position position)
{
    return Table({Rules(*gameNamed("nim"), Nim()), std::move(position)});
}

inline Table tableOf(std::string_view text)
{
    return parseTable(text).value();
}

template <std::same_as<QString> Text>
Table tableOf(const Text& text)
{
    return tableOf(std::string_view(text.toStdString()));
}

}  // namespace nimstone::tests
