// Parses a number that is the value of an option.
#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/count.h"

namespace nimstone::cli {

/// The reason why a text is not a number: a sentence that is printed after the place, and the column of the error. A
/// number consists of digits only and is in the range 0 to maxCount.
struct NumberError {
    std::size_t column = 1;
    QString sentence;
};
tl::expected<Count, NumberError> readNumber(std::string_view text);

}  // namespace nimstone::cli
