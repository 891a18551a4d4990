#include "app/storage/files/text_places.h"

#include <QList>
#include <algorithm>

namespace nimstone {

namespace {

constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";

bool isOneOf(char byte, QByteArrayView bytes) { return bytes.contains(byte); }

bool continuesCharacter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

TextPlace placeAt(const QByteArray& content, qsizetype at)
{
    QByteArrayView before(content.constData(), std::min(at, content.size()));
    if (before.startsWith(byteOrderMark))
        before = before.sliced(byteOrderMark.size());
    const auto lineBegin = before.lastIndexOf('\n') + 1;
    return {static_cast<std::size_t>(std::ranges::count(before, '\n')) + 1,
            static_cast<std::size_t>(std::ranges::count_if(before.sliced(lineBegin), [](char byte) { return !continuesCharacter(byte); })) + 1};
}

qsizetype firstBadByte(const QByteArray& content)
{
    const QByteArrayView bytes(content);
    for (qsizetype at = 0; at < bytes.size();) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        const qsizetype length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
        if (!bytes.sliced(at, std::min(length, bytes.size() - at)).isValidUtf8())
            return at;
        at += length;
    }
    return -1;
}

QString shortened(const QString& text)
{
    const auto points = text.left(48).toUcs4();
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(points.data()), std::min<qsizetype>(points.size(), 24));
}

QString characterAt(const QByteArray& content, qsizetype at)
{
    const auto points = QString::fromUtf8(content.mid(at, 4)).toUcs4();
    const uint point = points.isEmpty() ? 0 : points.first();
    if (point == QChar::ReplacementCharacter)
        return QString::fromLatin1(content.mid(at, 1).toHex().toUpper());
    if (!QChar::isPrint(point))
        return QStringLiteral("U+%1").arg(point, 4, 16, QLatin1Char('0')).toUpper();
    const auto character = static_cast<char32_t>(point);
    return QString::fromUcs4(&character, 1);
}

JsonTokens::JsonTokens(const QByteArray& content) : m_content(content), m_at(content.startsWith(byteOrderMark) ? byteOrderMark.size() : 0) {}

qsizetype JsonTokens::next()
{
    while (m_at < m_content.size() && isOneOf(m_content.at(m_at), " \t\r\n,:"))
        ++m_at;
    const qsizetype begin = m_at;
    if (begin == m_content.size())
        return begin;
    const char first = m_content.at(m_at++);
    if (first == '"') {
        while (m_at < m_content.size() && m_content.at(m_at) != '"')
            m_at += m_content.at(m_at) == '\\' ? 2 : 1;
        m_at = std::min(m_at + 1, m_content.size());
    } else if (!isOneOf(first, "{}[]")) {
        while (m_at < m_content.size() && !isOneOf(m_content.at(m_at), " \t\r\n,:{}[]"))
            ++m_at;
    }
    return begin;
}

}  // namespace nimstone
