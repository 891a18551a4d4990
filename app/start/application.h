// The setup that each program with a window needs before it opens the window.
#pragma once

namespace nimstone {

/// Sets the locale, the name of the application, and the graphics API. Must run before QGuiApplication is created.
void prepareProcess(int argc, char* argv[]);

/// Sets the font and the style of the controls. Must run before the first window is created.
void prepareApplication();

}  // namespace nimstone
