// The answers of a contest program, a line each, handed on in large pieces.
#pragma once

#include <string>
#include <utility>

#include "core/count.h"
#include "core/contest/stream.h"

namespace nimstone::contest {

class Answers {
public:
    explicit Answers(ByteSink sink) : m_sink(std::move(sink)) { m_text.reserve(pieceBytes + longestLine); }

    /// Adds a line; false when nobody wants any more.
    bool write(Count answer)
    {
        m_text += std::to_string(answer);
        m_text += '\n';
        return m_text.size() < pieceBytes || flush();
    }

    /// Hands on what was written so far.
    bool flush()
    {
        m_wanted = m_wanted && (m_text.empty() || m_sink(m_text));
        m_text.clear();
        return m_wanted;
    }

private:
    static constexpr std::size_t pieceBytes = 64 * 1024;
    static constexpr std::size_t longestLine = 32;

    ByteSink m_sink;
    std::string m_text;
    bool m_wanted = true;
};

}  // namespace nimstone::contest
