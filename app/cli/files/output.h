// Writes to a file or to standard output. An existing file keeps its content until the first text is written to it. If
// the reader of a pipe closes it, that is not an error: no more text is written.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "app/cli/files/complaint.h"

namespace nimstone::cli {

class Input;

class Output {
public:
    /// Opens the file with this path; an empty path means standard output. Returns an error if the file is the file
    /// that `input` reads.
    static tl::expected<Output, FileError> open(const std::string& path, const Input* input = nullptr);

    Output(Output&& other) noexcept;
    Output& operator=(Output&&) = delete;
    ~Output();

    /// Writes a text. Returns false if the reader of the pipe has closed it or writing failed.
    bool write(std::string_view text);
    bool flush();
    bool wanted() const { return m_wanted; }

    const std::optional<FileError>& failure() const { return m_failure; }

    /// Writes the buffered text. If writing failed, prints an error and returns its exit code; otherwise returns `end`.
    /// If it returns Exit::Done, the file contains exactly the text that was written, even if this text is empty.
    Exit finish(Exit end = Exit::Done);

private:
    Output(int descriptor, std::string name, bool created)
        : m_descriptor(descriptor), m_name(std::move(name)), m_created(created)
    {
    }

    void begin();
    bool writeOut(std::string_view text);

    int m_descriptor;
    std::string m_name;
    bool m_created;  ///< true if the file did not exist before it was opened
    bool m_begun = false;
    std::string m_waiting;
    bool m_wanted = true;
    std::optional<FileError> m_failure;
};

}  // namespace nimstone::cli
