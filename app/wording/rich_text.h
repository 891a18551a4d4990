// The markup of sentences: <b>, <i>, <sub>, <sup> and the entities &lt; &gt; &amp;. The parser turns a sentence into a small tree, which
// can be written in any other format.
#pragma once

#include <QStringList>
#include <vector>

namespace nimstone::wording {

struct Span;
using RichText = std::vector<Span>;

/// A node of the tree: a word, a number, a sign (a blank is a sign too), or an element that contains other nodes.
struct Span {
    enum class Kind {
        Word,         ///< letters, or digits and letters that are not a number: 32s
        Number,       ///< 42, 1.618, 1,000
        Sign,
        Mathematics,  ///< a formula
        Bold,
        Italic,
        Below,        ///< a subscript; if all of it is a formula, it contains one Mathematics node
        Above,
    };
    Kind kind = Kind::Word;
    QString text{};     ///< the text of a word, a number or a sign
    RichText inside{};  ///< the content of a node that is not a word, a number or a sign
};

/// Parses a sentence and marks its formulas. A formula consists of numbers, single letters, brackets, and indices, joined by signs such as
/// = or ⊕. A number or a label alone, such as "a 1" or "32s", is not a formula.
RichText parseRichText(const QString& richText);

/// Returns the sentence without markup. Subscripts become Unicode subscripts if Unicode has all of their characters, and superscripts
/// likewise. Otherwise an index follows `_` or `^`, and a calculation in an index is put in brackets: 2^(d−1).
QString plain(const QString& richText);
QString plain(const RichText& text);

/// True if Unicode has a character for every subscript and superscript of the text, so that `plain` needs no `_` and no `^`.
bool hasUnicodeIndices(const RichText& text);

/// Removes the spaces around multiplication dots: "6·5". In the typeface of body text, the dot is as wide as a Chinese character, so it
/// looks right without spaces. In the typeface of headings, the spaces are needed: "6 · 5".
QString withoutSpacesAroundDots(QString text);

/// True if the text contains Chinese characters.
bool isChinese(const QString& text);

/// Joins whole sentences with a blank between them. In Chinese there is no blank.
QString joinSentences(const QStringList& sentences);

}  // namespace nimstone::wording
