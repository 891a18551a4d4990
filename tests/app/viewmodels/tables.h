// Tables as tests write them.
#pragma once

#include "core/sum/sum_notation.h"

namespace nimstone::tests {

inline Table nimOf(Position position)
{
    return Table({Rules(*gameNamed("nim"), Nim()), std::move(position)});
}

inline Table tableOf(const char* text)
{
    return parseTable(text).value();
}

}  // namespace nimstone::tests
