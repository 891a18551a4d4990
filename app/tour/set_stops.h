// The stops of the tour at the sets of exercises: an empty desk, a set, its answers, and what is added to it.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> setStops();

}  // namespace nimstone
