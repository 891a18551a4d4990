// Stops of the tour on the Play page: heaps, boards of a game of their own, the sheet of a new game.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> playStops();

}  // namespace nimstone
