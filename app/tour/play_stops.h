// The stops of the tour on the Play page: heaps, boards of other shapes, the dialog for a new game.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> playStops();

}  // namespace nimstone
