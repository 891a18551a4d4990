// Sentences carry a little markup: <b>, <i>, <sub>, <sup> and the entities &lt; &gt; &amp;. Here such a sentence becomes a
// small tree, from which it is written in whatever form it is wanted.
#pragma once

#include <QStringList>
#include <vector>

namespace nimstone::wording {

struct Span;
using RichText = std::vector<Span>;

/// A part of a sentence: a word, a number, a sign (a blank is one too), or what holds others.
struct Span {
    enum class Kind {
        Word,         ///< letters, and what begins with digits but is no number: 32s
        Number,       ///< 42, 1.618, 1,000
        Sign,
        Mathematics,  ///< a formula
        Bold,
        Italic,
        Below,        ///< an index; mathematics where all of it is a formula
        Above,
    };
    Kind kind = Kind::Word;
    QString text{};     ///< of a word, a number or a sign
    RichText inside{};  ///< of any other
};

/// What is a formula within the sentence is marked as one: a row of numbers, single letters, brackets and indices that signs
/// such as = or ⊕ join. What stands alone in a sentence is none: "a 1", "32s".
RichText parseRichText(const QString& richText);

/// The sentence without markup: subscripts become Unicode subscripts where there are such, else follow a `_`,
/// in brackets where they are worked out: 2^(d−1).
QString plain(const QString& richText);
QString plain(const RichText& text);

/// Whether Unicode has a sign for every subscript and superscript of the text, so that `plain` needs no `_` and no `^`.
bool hasSigns(const RichText& text);

/// The sentence as it is set in the type of running text, whose dot for a product is as wide as a Chinese letter and needs
/// no spaces: "6·5" there looks as "6 · 5" does in the type of headings.
QString closedDots(QString text);

/// Whether the text holds Chinese characters.
bool isChinese(const QString& text);

/// Whole sentences, one after the other: a blank between them, but not in Chinese.
QString inARow(const QStringList& sentences);

}  // namespace nimstone::wording
