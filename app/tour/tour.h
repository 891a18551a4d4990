// The tour: draws every page as pictures, in both languages, both themes, and three window sizes.
#pragma once

#include <QTemporaryDir>
#include <chrono>

#include "app/tour/stops.h"

namespace nimstone {

class Window;

/// A temporary profile for the tour, so that the user's settings neither appear in the pictures nor change.
class TourProfile {
public:
    /// Sets the environment. Without a display, the tour is drawn offscreen. Must be created before QGuiApplication.
    TourProfile();

private:
    QTemporaryDir m_folder;
};

struct TourOptions {
    QString folder;
    QString only = {};  ///< a glob pattern for the names of the pictures; empty for all
    bool full = false;
};

/// Draws the pictures `page-state-lang-theme-WxH.png`. Returns the exit status: 0 for success; 1 if a picture does not show what
/// its stop expects or could not be written, if no picture has the requested name, or if QML logged a warning (each is a line on
/// standard error); 2 if the folder could not be created. `patience` is the maximum time for which a page may move.
int runTour(Window& window, const TourOptions& options, const std::vector<TourStop>& stops = tourStops(),
            std::chrono::milliseconds patience = std::chrono::seconds(15));

}  // namespace nimstone
