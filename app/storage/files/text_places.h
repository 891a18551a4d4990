// Places in a text, and functions that quote the text in an error message. The readers of files use them.
#pragma once

#include <QByteArray>
#include <QString>

namespace nimstone {

/// A place in a text. The line and the column are counted from 1; a column is a code point.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
};

/// Returns the line and the column of a byte. `at` is its offset in bytes, at most the size of the content. A byte
/// order mark is not counted as a column.
TextPlace placeAt(const QByteArray& content, qsizetype at);

/// Returns the offset of the first byte that is not valid UTF-8; −1 if the whole content is valid.
qsizetype firstBadByte(const QByteArray& content);

/// Returns the first code points of the text, at most 24, so that a message stays short.
QString shortened(const QString& text);

/// Returns the character at `at` in the form in which a message shows it: an invisible character as U+…, and a byte
/// that is not UTF-8 as hexadecimal digits.
QString characterAt(const QByteArray& content, qsizetype at);

/// Finds the place of each token while a JSON parser reads the text. Each value, key, and bracket that the parser
/// reports is one token, in the same order as in the text.
class JsonTokens {
public:
    explicit JsonTokens(const QByteArray& content);

    /// Skips the next token and returns its offset in bytes.
    qsizetype next();
    /// The offset of the end of the token that next() skipped last, in bytes.
    qsizetype end() const { return m_at; }

private:
    const QByteArray& m_content;
    qsizetype m_at = 0;
};

}  // namespace nimstone
