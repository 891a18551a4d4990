// Gathers what the choice of drawing depends on, from the environment, the command line and the devices.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/graphics/drawing.h"

namespace nimstone {

/// Where the system shows its graphics processors.
struct DrawingDevices {
    std::filesystem::path devices = "/dev/dri";
    /// Holds NODE/device/driver, a link to a folder named as the kernel's driver.
    std::filesystem::path nodes = "/sys/class/drm";
    /// NVIDIA's own driver may come without a node in /dev/dri.
    std::filesystem::path nvidia = "/dev/nvidiactl";
};

/// An environment variable's value; empty when it is not set.
using Environment = std::function<std::string(const char* name)>;

/// That of this process.
std::string environmentOfProcess(const char* name);

/// "opengl" or "software", in any letter case; nothing for anything else, such as "automatic".
std::optional<Drawing> drawingNamed(std::string_view name);

/// `preference` is the setting ("automatic", "opengl", "software"), `arguments` the command line with -platform in it.
DrawingFacts gatherDrawingFacts(std::string_view preference, const std::vector<std::string>& arguments = {},
                                const Environment& environment = environmentOfProcess,
                                const DrawingDevices& devices = {});

}  // namespace nimstone
