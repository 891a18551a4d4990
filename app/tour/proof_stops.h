// The stops of the tour for proofs: every theorem at its first step, in the middle, and at its end.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> theoremStops();

}  // namespace nimstone
