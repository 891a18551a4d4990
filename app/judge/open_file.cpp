#include "app/judge/open_file.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nimstone::judge {

OpenFile OpenFile::holding(std::string_view text)
{
    OpenFile file(memfd_create("input", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    while (file.isOpen() && !text.empty()) {
        const ssize_t written = write(file.number(), text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            file.close();
    }
    if (file.isOpen()) {
        lseek(file.number(), 0, SEEK_SET);
        fcntl(file.number(), F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
    }
    return file;
}

OpenFile OpenFile::empty()
{
    return OpenFile(memfd_create("output", MFD_CLOEXEC));
}

void OpenFile::close()
{
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
}

std::uint64_t OpenFile::size() const
{
    struct stat status{};
    return fstat(m_file, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

std::uint64_t OpenFile::position() const
{
    const off_t position = lseek(m_file, 0, SEEK_CUR);
    return position > 0 ? static_cast<std::uint64_t>(position) : 0;
}

std::string OpenFile::part(std::uint64_t from, std::uint64_t size) const
{
    std::string text(size, '\0');
    std::size_t read = 0;
    while (read < size) {
        const ssize_t more = pread(m_file, text.data() + read, size - read, static_cast<off_t>(from + read));
        if (more == 0 || (more < 0 && errno != EINTR))
            break;
        read += more > 0 ? static_cast<std::size_t>(more) : 0;
    }
    text.resize(read);
    return text;
}

}  // namespace nimstone::judge
