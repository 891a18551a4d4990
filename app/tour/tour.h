// The tour: every page drawn into pictures, in both languages and both themes, at three sizes of the window.
#pragma once

#include <QTemporaryDir>
#include <chrono>
#include <memory>
#include <optional>

#include "app/start/options.h"
#include "app/tour/stops.h"

namespace nimstone {

class Window;

/// A profile of its own for a tour, gone afterwards, so that nobody's settings show in the pictures or are changed.
class TourProfile {
public:
    /// Sets the environment when the arguments ask for a tour; without a display it is drawn off screen.
    /// Before QGuiApplication.
    static std::optional<TourProfile> forArguments(int argc, char* argv[]);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Draws the pictures `page-state-lang-theme-WxH.png`. The exit status: 0; 1 when a picture does not show what its stop
/// says, or could not be written, or none is of a name that is asked for, or QML warned: a line of standard error each;
/// 2 when the folder could not be made.
/// `patience` is how long a page may move by itself.
int runTour(Window& window, const Options& options, const std::vector<TourStop>& stops = tourStops(),
            std::chrono::milliseconds patience = std::chrono::seconds(15));

}  // namespace nimstone
