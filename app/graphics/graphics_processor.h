// Looks for a graphics processor among the devices, without loading OpenGL.
#pragma once

#include <string_view>

#include "app/graphics/facts.h"

namespace nimstone {

/// True if the user may open a render node (renderD128, …) whose kernel driver stands for a real graphics processor, or
/// the device of NVIDIA's own driver. It is always true on systems other than Linux, because OpenGL usually uses the
/// graphics processor there.
bool hasGraphicsProcessor(const DrawingDevices& devices);

/// True for a kernel driver that has a render node but no processor behind it: vgem, vkms, evdi.
bool isWithoutProcessor(std::string_view driver);

}  // namespace nimstone
