// The stops of the tour for games that are played in rows, for Cutcake, and for sums.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> rowStops();

}  // namespace nimstone
