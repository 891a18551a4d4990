// Sentences carry a little markup: <b>, <i>, <sub>, <sup> and entities. This turns it into what a terminal or a
// type shows.
#pragma once

#include <QString>

namespace nimstone::wording {

/// The sentence without markup: subscripts become Unicode subscripts where there are such, else follow a `_`,
/// in brackets where they are worked out: 2^(d−1).
QString plain(const QString& richText);

/// The sentence as it is set in the type of running text, whose dot for a product is as wide as a Chinese letter and needs
/// no spaces: "6·5" there looks as "6 · 5" does in the type of headings.
QString closedDots(QString text);

}  // namespace nimstone::wording
