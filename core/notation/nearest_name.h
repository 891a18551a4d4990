// The name that was meant where one was misspelt.
#pragma once

#include <span>
#include <string_view>

namespace nimstone {

/// The one of `names`, all in small letters, that is nearest to what was written, if one is near; else empty. A name is
/// near if few characters differ for its length, or if its beginning was written: "grundy" for "grundy-game".
std::string_view nearestName(std::string_view written, std::span<const std::string_view> names);

}  // namespace nimstone
