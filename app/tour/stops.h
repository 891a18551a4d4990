// The stops of the tour. A stop is a page in a certain state, and a function that brings the page into this state.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "app/tour/sight.h"

namespace nimstone {

struct TourStop {
    /// A function that waits until no animation or computation runs on the page.
    using Settle = std::function<void()>;

    QString page;   ///< the page, as a value of the option `--page`
    QString state;  ///< the name of the state, which is a part of the name of the picture
    bool inShortTour = false;
    /// Brings the page from any state into the state for the picture.
    std::function<void(QQuickItem* page, const Settle& settle)> reach;
    Sight sight;
    /// True if `reach` must run again for each picture. A figure between two scenes needs this, because a change of the
    /// language or of the window size stops its animation.
    bool everyTime = false;
};

std::vector<TourStop> tourStops();

}  // namespace nimstone
