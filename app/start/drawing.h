// Applies the choice of the graphics API.
#pragma once

namespace nimstone {

/// Chooses between OpenGL and the software scene graph, and sets the choice in Qt Quick. Must run before
/// QGuiApplication is created, but after the application's name is set, because the choice depends on a preference.
void applyDrawing(int argc, char* argv[]);

}  // namespace nimstone
