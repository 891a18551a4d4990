// Checks that Qt can draw SVG images, which Nimstone uses for stones, pins, and icons.
#pragma once

#include <QString>

namespace nimstone {

/// Returns a line for standard error if Qt has no plugin for SVG images (it is a separate package in some systems);
/// otherwise returns an empty text.
QString svgComplaint();

}  // namespace nimstone
