#include "app/cli/output.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/input.h"

namespace nimstone::cli {

namespace {

constexpr std::size_t pieceBytes = 64 * 1024;

bool sameFile(int one, int other)
{
    struct stat a{};
    struct stat b{};
    return fstat(one, &a) == 0 && fstat(other, &b) == 0 && S_ISREG(a.st_mode) && a.st_dev == b.st_dev
        && a.st_ino == b.st_ino;
}

}  // namespace

tl::expected<Output, FileError> Output::open(const std::string& path, const Input* input)
{
    if (path.empty())
        return Output(STDOUT_FILENO, "<stdout>");
    // Not truncated yet: it might be the input.
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0)
        return tl::unexpected(writingError(path, errno));
    Output output(descriptor, path);
    if (input && sameFile(descriptor, input->descriptor()))
        return tl::unexpected(FileError{path, FileError::Kind::InputItself});
    struct stat status{};
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && ftruncate(descriptor, 0) != 0)
        return tl::unexpected(writingError(path, errno));
    return output;
}

Output::Output(Output&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, STDOUT_FILENO)), m_name(std::move(other.m_name)),
      m_waiting(std::exchange(other.m_waiting, {})), m_wanted(other.m_wanted), m_failure(std::move(other.m_failure))
{
}

Output::~Output()
{
    flush();
    if (m_descriptor != STDOUT_FILENO)
        close(m_descriptor);
}

bool Output::write(std::string_view text)
{
    if (text.size() >= pieceBytes)
        return flush() && writeOut(text);
    m_waiting += text;
    return m_waiting.size() < pieceBytes ? m_wanted : flush();
}

bool Output::flush()
{
    writeOut(std::exchange(m_waiting, {}));
    return m_wanted;
}

bool Output::writeOut(std::string_view text)
{
    while (m_wanted && !text.empty()) {
        const ssize_t count = ::write(m_descriptor, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            m_wanted = false;
            if (errno != EPIPE)
                m_failure = writingError(m_name, errno);
        }
    }
    return m_wanted;
}

}  // namespace nimstone::cli
