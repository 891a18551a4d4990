// Chooses whether the window is drawn with OpenGL or by Qt Quick's software scene graph.
//
// With a graphics processor OpenGL is the better of the two. Without one OpenGL itself runs on the main processor: it
// then takes several times the memory and processor time of the software scene graph. The choice therefore depends on
// whether there is a graphics processor. It is made before QGuiApplication exists, without loading OpenGL to find out.
#pragma once

#include <optional>

namespace nimstone {

enum class Drawing {
    OpenGL,
    Software,
    /// Qt itself chooses, because one of its own environment variables is set.
    LeftToQt,
};

/// The facts on which the choice depends.
struct DrawingFacts {
    /// The value of the environment variable NIMSTONE_DRAWING: opengl or software.
    std::optional<Drawing> demanded = std::nullopt;
    /// True if an environment variable of Qt chooses: QT_QUICK_BACKEND, QSG_RHI_BACKEND or QMLSCENE_DEVICE.
    bool qtChooses = false;
    /// True if the platform plugin has no OpenGL at all: offscreen, minimal, vnc, linuxfb, or xcb when
    /// QT_XCB_GL_INTEGRATION is "none".
    bool platformHasNoOpenGL = false;
    /// The user's choice in Settings; nothing if that is "automatic".
    std::optional<Drawing> preferred = std::nullopt;
    /// True if an environment variable makes Mesa compute OpenGL on the main processor: LIBGL_ALWAYS_SOFTWARE,
    /// GALLIUM_DRIVER or MESA_LOADER_DRIVER_OVERRIDE.
    bool openGLIsSoftware = false;
    /// True if another machine shows the window. This machine's graphics processor is then of no use.
    bool displayIsRemote = false;
    /// True if this machine has a graphics processor that the user may use.
    bool graphicsProcessor = false;

    bool operator==(const DrawingFacts&) const = default;
};

/// The first fact that decides wins, in this order: NIMSTONE_DRAWING, Qt's variables, the platform, the user's
/// preference. If none of them decides, the result is OpenGL exactly if a local graphics processor does the drawing.
Drawing chooseDrawing(const DrawingFacts& facts);

}  // namespace nimstone
