#include "app/graphics/graphics_processor.h"

#include <algorithm>
#include <array>
#include <system_error>

#ifdef __linux__
#include <cstdint>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace nimstone {

bool isWithoutProcessor(std::string_view driver)
{
    constexpr std::array<std::string_view, 3> drivers{"vgem", "vkms", "evdi"};
    return std::find(drivers.begin(), drivers.end(), driver) != drivers.end();
}

#ifdef __linux__

namespace {

/// Asks the kernel's virtio_gpu driver whether the host of this virtual machine draws for it. The struct is that of the
/// kernel's drm/virtgpu_drm.h, which Debian's kernel headers leave out.
struct VirtioQuestion {
    std::uint64_t parameter = 1;
    std::uint64_t addressOfAnswer = 0;
};
constexpr unsigned long askVirtio = _IOWR('d', 0x43, VirtioQuestion);

/// A device that is opened for reading and writing, as OpenGL would open it.
class OpenDevice {
public:
    explicit OpenDevice(const std::filesystem::path& file) : m_descriptor(::open(file.c_str(), O_RDWR | O_CLOEXEC)) {}
    ~OpenDevice()
    {
        if (isOpen())
            ::close(m_descriptor);
    }
    OpenDevice(const OpenDevice&) = delete;
    OpenDevice& operator=(const OpenDevice&) = delete;

    bool isOpen() const { return m_descriptor >= 0; }

    /// True if the host of this virtual machine draws for it. The card of a virtual machine has a render node even if
    /// its host does not draw for it.
    bool virtioDraws() const
    {
        int draws = 0;
        VirtioQuestion question;
        question.addressOfAnswer = reinterpret_cast<std::uintptr_t>(&draws);
        return ::ioctl(m_descriptor, askVirtio, &question) == 0 && draws != 0;
    }

private:
    int m_descriptor;
};

bool isGraphicsProcessor(const DrawingDevices& devices, const std::filesystem::path& node)
{
    std::error_code error;
    const auto link = std::filesystem::read_symlink(devices.nodes / node.filename() / "device" / "driver", error);
    const std::string driver = link.filename().string();
    if (error || isWithoutProcessor(driver))
        return false;
    const OpenDevice device(node);
    return device.isOpen() && (driver != "virtio_gpu" || device.virtioDraws());
}

}  // namespace

bool hasGraphicsProcessor(const DrawingDevices& devices)
{
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(devices.devices, error)) {
        if (entry.path().filename().string().starts_with("renderD") && isGraphicsProcessor(devices, entry.path()))
            return true;
    }
    return OpenDevice(devices.nvidia).isOpen();
}

#else

bool hasGraphicsProcessor(const DrawingDevices&) { return true; }

#endif

}  // namespace nimstone
