// Gathers the facts on which the choice of drawing depends, from the environment, the command line and the devices.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/graphics/drawing.h"

namespace nimstone {

/// The folders and files in which the system shows its graphics processors.
struct DrawingDevices {
    std::filesystem::path devices = "/dev/dri";
    /// This folder holds NODE/device/driver, a link to a folder that has the name of the kernel's driver.
    std::filesystem::path nodes = "/sys/class/drm";
    /// The device of NVIDIA's own driver, which may have no node in /dev/dri.
    std::filesystem::path nvidia = "/dev/nvidiactl";
};

/// Returns the value of an environment variable; empty if it is not set.
using Environment = std::function<std::string(const char* name)>;

/// The environment of this process.
std::string environmentOfProcess(const char* name);

/// Reads "opengl" or "software", in any letter case; returns nothing for anything else, such as "automatic".
std::optional<Drawing> drawingNamed(std::string_view name);

/// `preference` is the setting: "automatic", "opengl" or "software". `arguments` is the command line, with the
/// program's name first; its -platform option is read.
DrawingFacts gatherDrawingFacts(std::string_view preference, const std::vector<std::string>& arguments = {},
                                const Environment& environment = environmentOfProcess,
                                const DrawingDevices& devices = {});

}  // namespace nimstone
