// A number that an option takes.
#pragma once

#include <QString>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/count.h"

namespace nimstone::cli {

/// Digits only, 0 … maxCount. What is wrong is worded to follow a place, with the column where it is.
struct NumberError {
    std::size_t column = 1;
    QString sentence;
};
tl::expected<Count, NumberError> readNumber(std::string_view text);

}  // namespace nimstone::cli
