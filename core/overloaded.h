// One visitor out of several functions, for std::visit, and one function for several kinds.
#pragma once

#include <concepts>

namespace nimstone {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

/// One of these: `(const OneOf<Left, Right> auto&)` takes both, and no kind that is not named.
template <class Kind, class... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);

}  // namespace nimstone
