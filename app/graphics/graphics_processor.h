// Looks for a graphics processor among the devices, without loading OpenGL.
#pragma once

#include <string_view>

#include "app/graphics/facts.h"

namespace nimstone {

/// Whether this user may open a render node (renderD128, …) whose kernel driver stands for a real graphics processor, or
/// the device of NVIDIA's own driver. Where the system is not Linux, yes: OpenGL is then hardware as a rule.
bool hasGraphicsProcessor(const DrawingDevices& devices);

/// A driver of the kernel that has a render node but computes nothing: vgem, vkms, evdi.
bool isWithoutProcessor(std::string_view driver);

}  // namespace nimstone
