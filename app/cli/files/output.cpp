#include "app/cli/files/output.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/files/input.h"

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
        return Output(STDOUT_FILENO, "<stdout>", false);
    constexpr int flags = O_WRONLY | O_CREAT | O_CLOEXEC;
    int descriptor = ::open(path.c_str(), flags | O_EXCL, 0666);
    const bool created = descriptor >= 0;
    if (!created)
        descriptor = ::open(path.c_str(), flags, 0666);
    if (descriptor < 0)
        return tl::unexpected(writingError(path, errno));
    Output output(descriptor, path, created);
    if (input && sameFile(descriptor, input->descriptor()))
        return tl::unexpected(FileError{path, FileError::Kind::InputItself});
    return output;
}

Output::Output(Output&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, STDOUT_FILENO)), m_name(std::move(other.m_name)),
      m_created(std::exchange(other.m_created, false)), m_begun(other.m_begun),
      m_waiting(std::exchange(other.m_waiting, {})), m_wanted(other.m_wanted), m_failure(std::move(other.m_failure))
{
}

Output::~Output()
{
    flush();
    if (m_descriptor != STDOUT_FILENO)
        close(m_descriptor);
    if (m_created && !m_begun)
        unlink(m_name.c_str());
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

Exit Output::finish(Exit end)
{
    flush();
    if (end == Exit::Done)
        begin();
    return m_failure ? reportError(*m_failure) : end;
}

/// Prepares the output for the first text: truncates the file. Later calls do nothing.
void Output::begin()
{
    if (std::exchange(m_begun, true))
        return;
    struct stat status{};
    if (m_descriptor != STDOUT_FILENO && fstat(m_descriptor, &status) == 0 && S_ISREG(status.st_mode)
        && ftruncate(m_descriptor, 0) != 0) {
        m_wanted = false;
        m_failure = writingError(m_name, errno);
    }
}

bool Output::writeOut(std::string_view text)
{
    if (!text.empty())
        begin();
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
