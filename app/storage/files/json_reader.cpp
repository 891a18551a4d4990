#include "app/storage/files/json_reader.h"

#include <algorithm>

namespace nimstone {

bool JsonReader::key(string_t& name)
{
    m_at = m_tokens.next();
    return takeKey(name);
}

bool JsonReader::parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
{
    // `position` is the number of bytes that were read, including the wrong byte.
    const auto end = std::min<qsizetype>(static_cast<qsizetype>(position) - (position > 0 ? 1 : 0), m_content.size());
    return breaksAt(end, end < m_content.size() ? characterAt(m_content, end) : QString());
}

QString JsonReader::found() const
{
    constexpr qsizetype enough = 200;
    QByteArray token = m_content.mid(m_at, std::min(m_tokens.end() - m_at, enough));
    if (token.startsWith('"'))
        token = token.mid(1, token.size() - (token.endsWith('"') && token.size() > 1 ? 2 : 1));
    return shortened(QString::fromUtf8(token));
}

}  // namespace nimstone
