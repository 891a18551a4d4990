// The stops of the tour on the Practise page: an exercise of each skill without an answer and with a known misconception, and a
// set of exercises.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> skillStops();

}  // namespace nimstone
