// Where the tour stops: a page in a telling state, and how it gets there.
#pragma once

#include <QString>
#include <functional>
#include <vector>

class QQuickItem;

namespace nimstone {

struct TourStop {
    QString page;   ///< as in `--page`
    QString state;  ///< for the picture's name
    bool inShortTour = false;
    /// Brings the freshly opened page to its state. Called with the page's item.
    std::function<void(QQuickItem*)> reach;
};

std::vector<TourStop> tourStops();

}  // namespace nimstone
