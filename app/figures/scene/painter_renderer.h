// Draws a figure without a window: on paper, into a picture or into a document. There is one renderer for all of them.
#pragma once

#include <QByteArray>
#include <QImage>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/drawing.h"

class QPainter;

namespace nimstone::figures {

/// Draws the figure as it is at `position` on its line of scenes, in the colours of the light or dark theme. The
/// figure's (0, 0) is the painter's (0, 0). The painter may be scaled; its state is restored afterwards.
void paint(QPainter& painter, const Choreography& choreography, double position, bool dark = false);

/// Returns the figure as an image on the theme's raised background, with `pixelRatio` pixels for each pixel of the
/// figure.
QImage toImage(const Choreography& choreography, double position, double pixelRatio = 2, bool dark = false);

/// Returns the figure as an SVG document. Its words are outlines, so it looks the same on machines without our fonts.
QByteArray toSvg(const Choreography& choreography, double position, const SvgWords& words);

}  // namespace nimstone::figures
