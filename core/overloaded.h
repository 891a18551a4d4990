// One visitor out of several functions, for std::visit.
#pragma once

namespace nimstone {

template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};

}  // namespace nimstone
