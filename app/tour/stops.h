// Where the tour stops: a page in a telling state, and how it gets there.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "app/tour/sight.h"

namespace nimstone {

struct TourStop {
    /// Waits until nothing on the page moves by itself any more.
    using Settle = std::function<void()>;

    QString page;   ///< as in `--page`
    QString state;  ///< for the picture's name
    bool inShortTour = false;
    /// Brings the page, whatever state it was in, to the one of the picture.
    std::function<void(QQuickItem* page, const Settle& settle)> reach;
    Sight sight;
    /// Whether it is reached anew for each picture: a figure that stands between two scenes comes to rest when the language
    /// or the size of the window changes.
    bool everyTime = false;
};

std::vector<TourStop> tourStops();

}  // namespace nimstone
