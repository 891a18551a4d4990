// Puts the choice of drawing into effect.
#pragma once

namespace nimstone {

/// Chooses between OpenGL and the software scene graph and tells Qt Quick. Before QGuiApplication, after the
/// application's name is set, since the preference counts.
void applyDrawing(int argc, char* argv[]);

}  // namespace nimstone
