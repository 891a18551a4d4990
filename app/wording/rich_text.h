// Sentences carry a little markup: <b>, <i>, <sub>, <sup> and entities. This turns it into what a terminal shows.
#pragma once

#include <QString>

namespace nimstone::wording {

/// The sentence without markup: subscripts become Unicode subscripts where there are such, else follow a `_`,
/// in brackets where they are worked out: 2^(d−1).
QString plain(const QString& richText);

}  // namespace nimstone::wording
