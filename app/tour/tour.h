// The tour: draws pictures of every page, in both languages, both themes, and three window sizes.
#pragma once

#include <QTemporaryDir>
#include <chrono>

#include "app/tour/stops.h"

namespace nimstone {

class Window;

/// A temporary profile for the tour. With it, the user's settings do not appear in the pictures and are not changed.
class TourProfile {
public:
    /// Sets the environment variables. If there is no display, the tour is drawn offscreen. Must be created before
    /// QGuiApplication.
    TourProfile();

private:
    QTemporaryDir m_folder;
};

struct TourOptions {
    QString folder;
    QString only = {};  ///< a glob pattern for the names of the pictures to draw; empty to draw all pictures
    bool full = false;
};

/// Draws the pictures `page-state-lang-theme-WxH.png`. Returns the exit status: 0 for success; 1 if a picture does not
/// show what its stop expects or could not be written, if no picture has the requested name, or if QML logged a warning
/// (a line on standard error describes each of these problems); 2 if the folder could not be created. `patience` is the
/// longest time that the tour waits for a page to load or to stop moving.
int runTour(Window& window, const TourOptions& options, const std::vector<TourStop>& stops = tourStops(),
            std::chrono::milliseconds patience = std::chrono::seconds(15));

}  // namespace nimstone
