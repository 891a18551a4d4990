// Where contest input comes from and where the answers go.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace nimstone::contest {

/// Fills the front of the buffer with the next bytes and says how many there are; 0 once the input ends (or can no
/// longer be read, which the owner of the source remembers). It may fill less than the buffer holds.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Takes text; false when nobody wants any more, and then nothing further comes.
using ByteSink = std::function<bool(std::string_view)>;

/// The bytes of a text, which outlives the source.
inline ByteSource bytesOf(std::string_view text)
{
    return [text](std::span<char> buffer) mutable {
        const std::size_t count = text.copy(buffer.data(), buffer.size());
        text.remove_prefix(count);
        return count;
    };
}

/// Adds what comes to a text, which outlives the sink.
inline ByteSink appendTo(std::string& text)
{
    return [&text](std::string_view piece) {
        text += piece;
        return true;
    };
}

}  // namespace nimstone::contest
