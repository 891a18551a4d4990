// Where the tour stops for proofs: every theorem before its first step is over, in the middle, and at its end.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> theoremStops();

}  // namespace nimstone
