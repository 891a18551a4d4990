// The stops of the tour: a page in a certain state, and how to get there.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "app/tour/sight.h"

namespace nimstone {

struct TourStop {
    /// Waits until no animation or computation runs on the page.
    using Settle = std::function<void()>;

    QString page;   ///< the value for `--page`
    QString state;  ///< a part of the name of the picture
    bool inShortTour = false;
    /// Brings the page into the state for the picture, from any other state.
    std::function<void(QQuickItem* page, const Settle& settle)> reach;
    Sight sight;
    /// True if `reach` must run again for each picture. A figure between two scenes needs this, because a change of the language
    /// or the window size stops the animation.
    bool everyTime = false;
};

std::vector<TourStop> tourStops();

}  // namespace nimstone
