// Where in a text of ours something stands, and how it is quoted. For what reads files.
#pragma once

#include <QByteArray>
#include <QString>

namespace nimstone {

/// From 1; columns in code points.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// `at` is an offset in bytes, at most the size. A byte order mark has no column.
TextPlace placeAt(const QByteArray& content, qsizetype at);

/// The first byte that is no UTF-8; −1 where all of it is.
qsizetype firstBadByte(const QByteArray& content);

/// At most 24 code points, so that a message stays short.
QString shortened(const QString& text);

/// As it is shown: what cannot be seen by its number, a byte that is no UTF-8 in hexadecimal digits.
QString characterAt(const QByteArray& content, qsizetype at);

/// Follows a parser through its text: each value, key, and brace that it tells of is one token, in the same order.
class JsonTokens {
public:
    explicit JsonTokens(const QByteArray& content);

    /// The offset at which the next token begins; passes over it.
    qsizetype next();
    /// Where it ends.
    qsizetype end() const { return m_at; }

private:
    const QByteArray& m_content;
    qsizetype m_at = 0;
};

}  // namespace nimstone
