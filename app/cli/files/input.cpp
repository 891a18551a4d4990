#include "app/cli/files/input.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nimstone::cli {

Input Input::standard()
{
    return {STDIN_FILENO, "<stdin>"};
}

tl::expected<Input, FileError> Input::open(const std::optional<std::string>& path)
{
    if (!path || *path == "-")
        return standard();
    const int descriptor = ::open(path->c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return tl::unexpected(readingError(*path, errno));
    Input input(descriptor, *path);
    struct stat status{};
    if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode))
        return tl::unexpected(readingError(*path, EISDIR));
    return input;
}

Input::Input(Input&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, STDIN_FILENO)), m_name(std::move(other.m_name)),
      m_failure(std::move(other.m_failure))
{
}

Input::~Input()
{
    if (m_descriptor != STDIN_FILENO)
        close(m_descriptor);
}

std::size_t Input::read(std::span<char> buffer)
{
    while (!m_failure) {
        const ssize_t count = ::read(m_descriptor, buffer.data(), buffer.size());
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            m_failure = readingError(m_name, errno);
    }
    return 0;
}

QByteArray readAll(Input& input, std::size_t most)
{
    QByteArray content;
    std::vector<char> piece(1 << 20);
    std::size_t left = most;
    while (const std::size_t count = input.read(std::span(piece).first(std::min(piece.size(), left)))) {
        content.append(piece.data(), static_cast<qsizetype>(count));
        left -= count;
    }
    return content;
}

LineReader::LineReader(Input& input, std::function<void()> beforeWaiting)
    : m_input(input), m_beforeWaiting(std::move(beforeWaiting))
{
}

/// Reads the next bytes into the buffer, whose bytes have all been used. Returns false at the end of the input.
bool LineReader::refill()
{
    m_beforeWaiting();
    m_buffer.resize(std::size_t{256} << 10);
    m_buffer.resize(m_input.read(m_buffer));
    m_at = 0;
    return !m_buffer.empty();
}

LineReader::Line LineReader::next(std::string& line)
{
    line.clear();
    bool tooLong = false;
    bool any = false;
    while (m_at < m_buffer.size() || refill()) {
        any = true;
        const std::size_t feed = m_buffer.find('\n', m_at);
        const std::size_t end = std::min(feed, m_buffer.size());
        const std::size_t room = longestLine - line.size();
        tooLong = tooLong || end - m_at > room;
        line.append(m_buffer, m_at, std::min(end - m_at, room));
        m_at = end;
        if (feed != std::string::npos) {
            ++m_at;
            break;
        }
    }
    return tooLong ? Line::TooLong : any ? Line::Read : Line::End;
}

}  // namespace nimstone::cli
