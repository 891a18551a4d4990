// An open file of this process. The file may be in memory; a judged program can read or write it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nimstone::judge {

class OpenFile {
public:
    /// Takes ownership of an open file descriptor; −1 stands for no file. The destructor closes the file.
    explicit OpenFile(int file = -1) : m_file(file) {}
    OpenFile(OpenFile&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}
    OpenFile& operator=(OpenFile&& other) noexcept
    {
        std::swap(m_file, other.m_file);
        return *this;
    }
    ~OpenFile() { close(); }

    /// Returns a file in memory that contains this text and that nobody can change. If there is not enough memory, the returned file is not
    /// open.
    static OpenFile holding(std::string_view text);
    /// Returns an empty file in memory.
    static OpenFile empty();

    bool isOpen() const { return m_file >= 0; }
    int number() const { return m_file; }
    void close();

    std::uint64_t size() const;
    /// Returns the read position in bytes. All processes that share the file share its read position.
    std::uint64_t position() const;
    /// Returns `size` bytes from offset `from` on, or fewer if the file ends earlier.
    std::string part(std::uint64_t from, std::uint64_t size) const;

private:
    int m_file;
};

}  // namespace nimstone::judge
