// Reads a file or standard input, either as bytes or line by line.
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
    /// Opens the file with this path. If the path is missing or "-", opens standard input.
    static tl::expected<Input, FileError> open(const std::optional<std::string>& path);

    Input(Input&& other) noexcept;
    Input& operator=(Input&&) = delete;
    ~Input();

    /// Returns the name that error messages use: the path, or `<stdin>`.
    const std::string& name() const { return m_name; }
    int descriptor() const { return m_descriptor; }

    /// Reads the next bytes and returns their number; returns 0 at the end of the input and after an error.
    std::size_t read(std::span<char> buffer);

    /// Returns the error because of which reading ended early; std::nullopt if there was none.
    const std::optional<FileError>& failure() const { return m_failure; }

private:
    Input(int descriptor, std::string name) : m_descriptor(descriptor), m_name(std::move(name)) {}

    int m_descriptor;
    std::string m_name;
    std::optional<FileError> m_failure;
};

/// Reads the whole input, but at most `most` bytes. If an error ended reading early, `input.failure()` returns it.
QByteArray readAll(Input& input, std::size_t most);

/// Reads lines with up to `longestLine` bytes, and returns them without their line feed.
class LineReader {
public:
    /// The number of bytes of the longest line, 64 MiB: it is enough for the longest valid position, also with blanks
    /// in it.
    static constexpr std::size_t longestLine = std::size_t{64} << 20;

    /// Makes a reader. `beforeWaiting` is called before each read from the input.
    LineReader(Input& input, std::function<void()> beforeWaiting);

    enum class Line { Read, TooLong, End };

    /// Reads the next line into `line`. If the line is too long, `line` gets its first `longestLine` bytes, and the
    /// rest of the line is skipped.
    Line next(std::string& line);

private:
    bool refill();

    Input& m_input;
    std::function<void()> m_beforeWaiting;
    std::string m_buffer;
    std::size_t m_at = 0;
};

}  // namespace nimstone::cli
