// Guesses the intended name from a misspelt one.
#pragma once

#include <span>
#include <string_view>

namespace nimstone {

/// Returns the most similar of `names`, which must be in small letters, or an empty text if none is similar. A name is similar if
/// few characters differ, compared with its length, or if the text is its beginning: "grundy" for "grundy-game".
std::string_view nearestName(std::string_view written, std::span<const std::string_view> names);

}  // namespace nimstone
