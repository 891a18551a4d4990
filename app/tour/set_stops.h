// The stops of the tour for exercise sets: the empty editor, a set, its answers, and the panel that adds exercises.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> setStops();

}  // namespace nimstone
