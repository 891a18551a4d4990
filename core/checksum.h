// A checksum that detects damaged files and different sequences, and makes a seed of a text: FNV-1a with 64 bits.
// G. Fowler, L. C. Noll, K.-P. Vo, http://www.isthe.com/chongo/tech/comp/fnv/
#pragma once

#include <cstdint>
#include <string_view>

namespace nimstone {

class Checksum {
public:
    void add(unsigned char byte) { m_value = (m_value ^ byte) * 0x100000001B3; }
    void add(std::string_view bytes)
    {
        for (const char byte : bytes)
            add(static_cast<unsigned char>(byte));
    }
    std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xCBF29CE484222325;
};

}  // namespace nimstone
