// The stops of the tour on the Practise page: three exercises of each skill (one without an answer, one with hints, and
// one with the answer of a known misconception), a set of exercises, homework of a class with its start page, and the results of a class.
#pragma once

#include "app/tour/stops.h"

namespace nimstone {

std::vector<TourStop> skillStops();

}  // namespace nimstone
