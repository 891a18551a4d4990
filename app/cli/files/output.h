// A file or standard output. A file keeps what it holds until the first text is written to it. A reader that goes away is no error: nothing more is written, and that is all.
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
    /// An empty path is standard output. Refuses to write over what `input` reads.
    static tl::expected<Output, FileError> open(const std::string& path, const Input* input = nullptr);

    Output(Output&& other) noexcept;
    Output& operator=(Output&&) = delete;
    ~Output();

    /// False when nobody wants any more, or writing failed.
    bool write(std::string_view text);
    bool flush();
    bool wanted() const { return m_wanted; }

    const std::optional<FileError>& failure() const { return m_failure; }

    /// Writes what is left, and complains where writing failed; else `end`. After Exit::Done the file holds just what
    /// was written, be it nothing.
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
    bool m_created;  ///< there was no such file before
    bool m_begun = false;
    std::string m_waiting;
    bool m_wanted = true;
    std::optional<FileError> m_failure;
};

}  // namespace nimstone::cli
