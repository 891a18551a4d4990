// The fields of a step. Each field has a name and one of a few types. Code that treats all kinds of steps alike, such
// as the code that writes or reads steps, is compiled for these few types instead of for every kind of step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "core/count.h"
#include "core/outcome.h"
#include "core/position.h"
#include "core/proofs/step.h"
#include "core/wide.h"

namespace nimstone::proof {

struct Field;
using Fields = std::vector<Field>;

/// A list field of a step. The type FieldRows is the same for rows of every type.
struct FieldRows {
    void* list;
    std::size_t (*size)(const void* list);
    /// Returns the fields of row `index`. If there is no such row, it appends a new row and returns its fields.
    Fields (*row)(void* list, std::size_t index);
};

/// A field of a step. `value` points to a member of the step, so the step must outlive the field.
struct Field {
    const char* name;
    std::variant<bool*, int*, std::int64_t*, Count*, SignedWide*, Outcome*, PartisanOutcome*, Move*, std::vector<Count>*,
                 std::vector<Move>*, Fields, FieldRows> value;
};

/// The fields of the step, in the order of their declaration.
Fields fieldsOf(Step& step);

}  // namespace nimstone::proof
