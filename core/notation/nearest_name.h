// Guesses the intended name from a misspelled name.
#pragma once

#include <span>
#include <string_view>

namespace nimstone {

/// Returns the name in `names` that is most similar to the text, or an empty text if none is similar. The names must be in
/// small letters. A name is similar if few characters differ, compared with its length, or if the text is the beginning of the
/// name: "grundy" for "grundy-game".
std::string_view nearestName(std::string_view written, std::span<const std::string_view> names);

}  // namespace nimstone
