// An open file of this process, and files in memory that a program reads and writes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nimstone::judge {

class OpenFile {
public:
    /// Closes it at the end; -1 is none.
    explicit OpenFile(int file = -1) : m_file(file) {}
    OpenFile(OpenFile&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~OpenFile() { close(); }

    /// In memory, and nobody can change it any more; one that is not open where there is no room for it.
    static OpenFile holding(std::string_view text);
    /// In memory, empty.
    static OpenFile empty();

    bool isOpen() const { return m_file >= 0; }
    int number() const { return m_file; }
    void close();

    std::uint64_t size() const;
    /// Where reading has come to, in whatever process.
    std::uint64_t position() const;
    /// As much of it as there is.
    std::string part(std::uint64_t from, std::uint64_t size) const;

private:
    int m_file;
};

}  // namespace nimstone::judge
