// Places in a text, and the way in which error messages quote it. Used by the readers of files.
#pragma once

#include <QByteArray>
#include <QString>

namespace nimstone {

/// Counted from 1. A column is a code point.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// `at` is an offset in bytes, at most the size of the content. A byte order mark has no column.
TextPlace placeAt(const QByteArray& content, qsizetype at);

/// Returns the offset of the first byte that is not valid UTF-8, or −1 if all of them are valid.
qsizetype firstBadByte(const QByteArray& content);

/// Returns at most 24 code points of the text, so that a message stays short.
QString shortened(const QString& text);

/// Returns the character as a message shows it: an invisible one as U+…, and a byte that is not UTF-8 as hexadecimal digits.
QString characterAt(const QByteArray& content, qsizetype at);

/// Follows a JSON parser through its text. Each value, key, and bracket that the parser reports is one token, in the same order.
class JsonTokens {
public:
    explicit JsonTokens(const QByteArray& content);

    /// Skips the next token and returns the offset at which it begins.
    qsizetype next();
    /// The offset at which the token ends.
    qsizetype end() const { return m_at; }

private:
    const QByteArray& m_content;
    qsizetype m_at = 0;
};

}  // namespace nimstone
