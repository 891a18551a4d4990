// A file or standard input, read as bytes or line by line.
#pragma once

#include <QByteArray>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>

#include "app/cli/files/file_error.h"

namespace nimstone::cli {

class Input {
public:
    static Input standard();
    /// Standard input if the path is left out or "-", as in other programs.
    static tl::expected<Input, FileError> open(const std::optional<std::string>& path);

    Input(Input&& other) noexcept;
    Input& operator=(Input&&) = delete;
    ~Input();

    /// As errors name it: the path, or `<stdin>`.
    const std::string& name() const { return m_name; }
    int descriptor() const { return m_descriptor; }

    /// The next bytes; 0 at the end, and where reading failed.
    std::size_t read(std::span<char> buffer);

    /// Why reading ended before the end.
    const std::optional<FileError>& failure() const { return m_failure; }

private:
    Input(int descriptor, std::string name) : m_descriptor(descriptor), m_name(std::move(name)) {}

    int m_descriptor;
    std::string m_name;
    std::optional<FileError> m_failure;
};

/// All of it; where that is more than so many bytes, the first of them. `failure` says whether reading ended too soon.
QByteArray readAll(Input& input, std::size_t most);

/// Lines of up to `longestLine` bytes, without their line feed.
class LineReader {
public:
    /// Holds the longest position there is, with room for blanks.
    static constexpr std::size_t longestLine = std::size_t{64} << 20;

    /// `beforeWaiting` is called whenever more is asked of the input.
    LineReader(Input& input, std::function<void()> beforeWaiting);

    enum class Line { Read, TooLong, End };

    /// Reads the next line into `line`. Of a line that is too long the beginning is kept, and the rest passed over.
    Line next(std::string& line);

private:
    bool refill();

    Input& m_input;
    std::function<void()> m_beforeWaiting;
    std::string m_buffer;
    std::size_t m_at = 0;
};

}  // namespace nimstone::cli
