// The stops of the tour on the Practise page: an exercise of each skill as it is asked, and with a mistake that has a name;
// and a set of exercises.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> skillStops();

}  // namespace nimstone
