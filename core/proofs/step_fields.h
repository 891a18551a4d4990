// The fields of a step, each with its name and as one of the few types that they have: whoever treats all kinds of step alike,
// to write or to read them, is compiled for these types and not for every kind.
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

/// A list of rows that are of one kind.
struct FieldRows {
    void* list;
    std::size_t (*size)(const void* list);
    /// The fields of that row; behind the last one of a new row.
    Fields (*row)(void* list, std::size_t index);
};

/// Points into the step.
struct Field {
    const char* name;
    std::variant<bool*, int*, std::int64_t*, Count*, SignedWide*, Outcome*, PartisanOutcome*, Move*, std::vector<Count>*,
                 std::vector<Move>*, Fields, FieldRows> value;
};

/// In the order of their declaration.
Fields fieldsOf(Step& step);

}  // namespace nimstone::proof
