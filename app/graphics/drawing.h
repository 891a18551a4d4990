// Whether the window is drawn with OpenGL or by Qt Quick's software scene graph.
//
// With a graphics processor OpenGL is the better of the two. Without one OpenGL is itself software: it then takes
// several times the memory and the processor's time of the software scene graph. So the choice depends on whether there
// is a graphics processor, and is made before QGuiApplication, without loading OpenGL to find out.
#pragma once

#include <optional>

namespace nimstone {

enum class Drawing {
    OpenGL,
    Software,
    /// The environment has told Qt already, in Qt's own variables.
    LeftToQt,
};

/// What the choice depends on.
struct DrawingFacts {
    /// NIMSTONE_DRAWING: opengl or software.
    std::optional<Drawing> demanded = std::nullopt;
    /// One of Qt's own variables chooses: QT_QUICK_BACKEND, QSG_RHI_BACKEND, QMLSCENE_DEVICE.
    bool qtIsTold = false;
    /// The platform plugin has no OpenGL at all: offscreen, minimal, vnc, linuxfb, or xcb told to do without.
    bool platformHasNoOpenGL = false;
    /// What the user chose in Settings; nothing when that is "automatic".
    std::optional<Drawing> preferred = std::nullopt;
    /// Mesa is told to compute OpenGL on the processor: LIBGL_ALWAYS_SOFTWARE, GALLIUM_DRIVER.
    bool openGLIsSoftware = false;
    /// The window is shown by another machine, so this one's graphics processor is of no use.
    bool displayIsRemote = false;
    /// A graphics processor of this machine that this user may use.
    bool graphicsProcessor = false;

    bool operator==(const DrawingFacts&) const = default;
};

/// The first of these that says something: the demand, Qt's variables, the platform, the preference; else OpenGL exactly
/// where a graphics processor would do the work.
Drawing chooseDrawing(const DrawingFacts& facts);

}  // namespace nimstone
