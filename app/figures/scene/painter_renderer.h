// Draws a figure where there is no window: on paper, into a picture, into a document. One renderer for all of them.
#pragma once

#include <QByteArray>
#include <QImage>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/drawing.h"

class QPainter;

namespace nimstone::figures {

/// Draws the figure as it is at `position` on its line of scenes, in the colours of the light or dark theme, with the
/// figure's (0, 0) at the painter's. The painter may have a scale; it keeps its state.
void paint(QPainter& painter, const Choreography& choreography, double position, bool dark = false);

/// The same as a picture, on the theme's raised paper; `pixelRatio` pixels for each of the figure's.
QImage toImage(const Choreography& choreography, double position, double pixelRatio = 2, bool dark = false);

/// The same as an SVG document, with words as outlines: it looks alike where our fonts are not installed.
QByteArray toSvg(const Choreography& choreography, double position, const SvgWords& words);

}  // namespace nimstone::figures
