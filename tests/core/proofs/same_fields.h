// Compares two steps of one kind field by field.
#pragma once

#include <algorithm>
#include <type_traits>

#include "core/proofs/step_fields.h"

namespace nimstone::tests {

bool areSame(const proof::Fields& fields, const proof::Fields& others);

/// True if both fields have the same type and equal values.
inline bool areSame(const proof::Field& field, const proof::Field& other)
{
    return std::visit([&other]<class Value>(const Value& value) {
        const auto* const its = std::get_if<Value>(&other.value);
        if (!its)
            return false;
        if constexpr (std::is_pointer_v<Value>) {
            return *value == **its;
        } else if constexpr (std::is_same_v<Value, proof::FieldRows>) {
            bool same = value.size(value.list) == its->size(its->list);
            for (std::size_t row = 0; same && row < value.size(value.list); ++row)
                same = areSame(value.row(value.list, row), its->row(its->list, row));
            return same;
        } else {
            return areSame(value, *its);
        }
    }, field.value);
}

inline bool areSame(const proof::Fields& fields, const proof::Fields& others)
{
    return std::ranges::equal(fields, others, [](const proof::Field& field, const proof::Field& other) { return areSame(field, other); });
}

}  // namespace nimstone::tests
