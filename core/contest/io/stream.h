// The types of the functions that read contest input and that receive answers.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace nimstone::contest {

/// A function that fills the start of the buffer with the next bytes and returns their number, which may be less than
/// the size of the buffer. It returns 0 at the end of the input, and also after a read error, which the owner of the
/// source remembers.
using ByteSource = std::function<std::size_t(std::span<char>)>;

/// A function that receives text. It returns false if it accepts no more text, and then is not called again.
using ByteSink = std::function<bool(std::string_view)>;

/// Makes a source that reads the bytes of `text`. The text must outlive the source.
inline ByteSource bytesOf(std::string_view text)
{
    return [text](std::span<char> buffer) mutable {
        const std::size_t count = text.copy(buffer.data(), buffer.size());
        text.remove_prefix(count);
        return count;
    };
}

/// Makes a sink that appends what it receives to `text`. The text must outlive the sink.
inline ByteSink appendTo(std::string& text)
{
    return [&text](std::string_view piece) {
        text += piece;
        return true;
    };
}

}  // namespace nimstone::contest
