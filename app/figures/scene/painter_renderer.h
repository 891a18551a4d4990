// Draws a figure without a window: on paper, into an image, or into an SVG document.
#pragma once

#include <QByteArray>
#include <QImage>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/drawing.h"

class QPainter;

namespace nimstone::figures {

/// Draws the figure as it is at `position` in the sequence of scenes, in the colors of the light or the dark theme.
/// The figure's point (0, 0) is at the painter's (0, 0). The painter may be scaled; its state is restored afterwards.
void paint(QPainter& painter, const Choreography& choreography, double position, bool dark = false);

/// Returns the figure as an image. The background has the theme's color "raised". `pixelRatio` is the number of image
/// pixels for each pixel of the figure, in each direction.
QImage toImage(const Choreography& choreography, double position, double pixelRatio = 2, bool dark = false);

/// Returns the figure as an SVG document. Its texts are outlines, so it looks the same on computers that do not have
/// our fonts.
QByteArray toSvg(const Choreography& choreography, double position, const SvgWords& words);

}  // namespace nimstone::figures
