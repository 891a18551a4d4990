// Sources of contest input and sinks for answers.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace nimstone::contest {

/// Fills the start of the buffer with the next bytes and returns their number, which may be less than the buffer holds.
/// Returns 0 at the end of the input, or after a read error, which the owner of the source remembers.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// Receives text. Returns false if it wants no more, and is not called again then.
using ByteSink = std::function<bool(std::string_view)>;

/// A source of the bytes of `text`, which must outlive the source.
inline ByteSource bytesOf(std::string_view text)
{
    return [text](std::span<char> buffer) mutable {
        const std::size_t count = text.copy(buffer.data(), buffer.size());
        text.remove_prefix(count);
        return count;
    };
}

/// A sink that appends to `text`, which must outlive the sink.
inline ByteSink appendTo(std::string& text)
{
    return [&text](std::string_view piece) {
        text += piece;
        return true;
    };
}

}  // namespace nimstone::contest
