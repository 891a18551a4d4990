// Compares hints of ladders, which are equal if all of their fields are. Only tests compare them.
#pragma once

#include <type_traits>

#include "core/fields.h"

namespace nimstone::practice {

template <class Rung>
    requires std::is_aggregate_v<Rung>
bool operator==(const Rung& one, const Rung& other)
{
    return equalFields(one, other);
}

}  // namespace nimstone::practice
