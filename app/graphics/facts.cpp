#include "app/graphics/facts.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "app/graphics/graphics_processor.h"

namespace nimstone {

namespace {

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char character) { return static_cast<char>(std::tolower(character)); });
    return lower;
}

template <std::size_t size>
bool isOneOf(std::string_view text, const std::array<std::string_view, size>& all)
{
    return std::find(all.begin(), all.end(), text) != all.end();
}

/// The platform plugin that Qt will load, in lower case and without its parameters ("offscreen:…"). It is empty if Qt
/// chooses. If several are listed ("wayland;xcb"), it is the first.
std::string platform(const std::vector<std::string>& arguments, const Environment& environment)
{
    std::string name = environment("QT_QPA_PLATFORM");
    for (std::size_t index = 1; index + 1 < arguments.size(); ++index) {
        if (arguments[index] == "-platform" || arguments[index] == "--platform")
            name = arguments[index + 1];
    }
    return lowerCase(name.substr(0, name.find_first_of(":;")));
}

bool hasNoOpenGL(const std::string& platformName, const Environment& environment)
{
    constexpr std::array<std::string_view, 4> plain{"offscreen", "minimal", "vnc", "linuxfb"};
    return isOneOf(platformName, plain) || lowerCase(environment("QT_XCB_GL_INTEGRATION")) == "none";
}

/// True if environment variables make Mesa compute OpenGL on the main processor. The values are read as Mesa reads
/// them.
bool mesaDrawsByProcessor(const Environment& environment)
{
    constexpr std::array<std::string_view, 4> yes{"1", "true", "y", "yes"};
    constexpr std::array<std::string_view, 4> drivers{"llvmpipe", "softpipe", "swrast", "swr"};
    return isOneOf(lowerCase(environment("LIBGL_ALWAYS_SOFTWARE")), yes)
        || isOneOf(lowerCase(environment("GALLIUM_DRIVER")), drivers)
        || isOneOf(lowerCase(environment("MESA_LOADER_DRIVER_OVERRIDE")), drivers);
}

/// True for an X display on a host, such as "host:10.0", and also for a display that ssh forwards, such as
/// "localhost:10.0". The display ":0" and a Wayland display belong to this machine.
bool isRemote(const std::string& platformName, const Environment& environment)
{
    if (platformName == "wayland" || (platformName.empty() && !environment("WAYLAND_DISPLAY").empty()))
        return false;
    const std::string display = environment("DISPLAY");
    const std::string host = display.substr(0, display.find(':'));
    return !host.empty() && host != "unix" && host.front() != '/';
}

}  // namespace

std::string environmentOfProcess(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::optional<Drawing> drawingNamed(std::string_view name)
{
    const std::string lower = lowerCase(name);
    if (lower == "opengl")
        return Drawing::OpenGL;
    if (lower == "software")
        return Drawing::Software;
    return std::nullopt;
}

DrawingFacts gatherDrawingFacts(std::string_view preference, const std::vector<std::string>& arguments,
                                const Environment& environment, const DrawingDevices& devices)
{
    const std::string platformName = platform(arguments, environment);
    DrawingFacts facts;
    facts.demanded = drawingNamed(environment("NIMSTONE_DRAWING"));
    facts.qtChooses = !environment("QT_QUICK_BACKEND").empty() || !environment("QSG_RHI_BACKEND").empty()
        || !environment("QMLSCENE_DEVICE").empty();
    facts.platformHasNoOpenGL = hasNoOpenGL(platformName, environment);
    facts.preferred = drawingNamed(preference);
    facts.openGLIsSoftware = mesaDrawsByProcessor(environment);
    facts.displayIsRemote = isRemote(platformName, environment);
    facts.graphicsProcessor = hasGraphicsProcessor(devices);
    return facts;
}

}  // namespace nimstone
