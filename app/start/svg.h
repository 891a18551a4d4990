// Whether the program can draw what is drawn in SVG: stones, pins, icons.
#pragma once

#include <QString>

namespace nimstone {

/// One line for standard error where Qt has no plugin for SVG images, a package of its own in some systems; else empty.
QString svgComplaint();

}  // namespace nimstone
