// The tour: draws every page as pictures, in both languages, both themes, and three window sizes.
#pragma once

#include <QTemporaryDir>
#include <chrono>
#include <memory>
#include <optional>

#include "app/start/options.h"
#include "app/tour/stops.h"

namespace nimstone {

class Window;

/// A temporary profile for the tour, so that the user's settings neither appear in the pictures nor change.
class TourProfile {
public:
    /// Sets the environment if the arguments ask for a tour. Without a display, the tour is drawn offscreen. Must be called
    /// before QGuiApplication is created.
    static std::optional<TourProfile> forArguments(int argc, char* argv[]);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Draws the pictures `page-state-lang-theme-WxH.png`. Returns the exit status: 0 for success; 1 if a picture does not show what
/// its stop expects or could not be written, if no picture has the requested name, or if QML logged a warning (each is a line on
/// standard error); 2 if the folder could not be created. `patience` is the maximum time for which a page may move.
int runTour(Window& window, const Options& options, const std::vector<TourStop>& stops = tourStops(),
            std::chrono::milliseconds patience = std::chrono::seconds(15));

}  // namespace nimstone
