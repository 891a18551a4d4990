// The stops of the tour on the Learn page: the path, and the first, a middle, and the last card of every lesson.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> learnStops();

}  // namespace nimstone
