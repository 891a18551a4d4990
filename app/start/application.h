// The setup that each program with a window needs before it opens the window.
#pragma once

namespace nimstone {

/// Sets the locale, the name of the application, and the graphics API. Must run before QGuiApplication is created.
void prepareProcess(int argc, char* argv[]);

/// Sets the font, the style of the controls, and the memory of large tables. Must run before the first window is created.
void prepareApplication();

/// Starts to read the list of the system's fonts and to load Qt's plugins for images, on a thread of the pool. Both are
/// needed for the first frame, and the QML engine can load the types of the window at the same time. Must run after
/// prepareApplication().
void readFontsInBackground();

}  // namespace nimstone
