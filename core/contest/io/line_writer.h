// Writes contest text (answers or input) line by line, and passes the text to a sink in large pieces.
#pragma once

#include <array>
#include <cassert>
#include <charconv>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

#include "core/contest/io/stream.h"
#include "core/count.h"

namespace nimstone::contest {

/// A line of at most 32 bytes, with its line feed, in an array of fixed size. The array can be copied as a whole,
/// without a loop over the length of the line.
struct ShortLine {
    static constexpr std::size_t longest = 32;

    constexpr explicit ShortLine(std::string_view text) : length(text.size() + 1)
    {
        assert(text.size() < longest);
        for (std::size_t i = 0; i < text.size(); ++i)
            bytes[i] = text[i];
        bytes[text.size()] = '\n';
    }

    std::array<char, longest> bytes{};
    std::size_t length;
};

class LineWriter {
public:
    explicit LineWriter(ByteSink sink) : m_sink(std::move(sink)), m_text(std::make_unique_for_overwrite<char[]>(capacity)) {}

    /// Appends `text` to the current line.
    void put(std::string_view text)
    {
        while (text.size() > slack) {
            put(text.substr(0, slack));
            text.remove_prefix(slack);
        }
        std::memcpy(m_text.get() + m_size, text.data(), text.size());
        advance(text.size());
    }

    void put(char byte)
    {
        m_text[m_size] = byte;
        advance(1);
    }

    void put(Count number)
    {
        char* const begin = m_text.get() + m_size;
        advance(static_cast<std::size_t>(std::to_chars(begin, begin + slack, number).ptr - begin));
    }

    /// Appends a number of a list to the current line. It writes a blank before the number, unless the number is the
    /// first of the line.
    void putListed(Count number, bool first)
    {
        if (!first)
            put(' ');
        put(number);
    }

    /// Ends the line. Returns false if the sink accepts no more text.
    bool endLine()
    {
        put('\n');
        return m_wanted;
    }

    /// Writes `text` as a line. Returns false if the sink accepts no more text.
    bool line(std::string_view text)
    {
        put(text);
        return endLine();
    }
    bool line(Count number)
    {
        put(number);
        return endLine();
    }
    bool line(const ShortLine& text)
    {
        std::memcpy(m_text.get() + m_size, text.bytes.data(), ShortLine::longest);
        advance(text.length);
        return m_wanted;
    }

    bool wanted() const { return m_wanted; }

    /// Passes the text in the buffer to the sink. Returns false if the sink accepts no more text.
    bool flush()
    {
        m_wanted = m_wanted && (m_size == 0 || m_sink({m_text.get(), m_size}));
        m_size = 0;
        return m_wanted;
    }

private:
    static constexpr std::size_t pieceBytes = 64 * 1024;
    static constexpr std::size_t slack = 64;  ///< the number of bytes that the buffer can always hold after the current position
    static constexpr std::size_t capacity = pieceBytes + slack;

    void advance(std::size_t bytes)
    {
        m_size += bytes;
        if (m_size >= pieceBytes) [[unlikely]]
            flush();
    }

    ByteSink m_sink;
    std::unique_ptr<char[]> m_text;
    std::size_t m_size = 0;
    bool m_wanted = true;
};

}  // namespace nimstone::contest
