// Which texts are markup, so that a text with a plain < or & is never cut where it is shown.
#pragma once

#include <QString>

namespace nimstone::wording {

/// How a text has to be shown.
enum class MarkupKind {
    Plain,  ///< as it is written: a formula such as "n == 0 || q < zeck(n)"
    Light,  ///< a sentence without markup, or with bold, italics, line breaks, links and colours
    Full,   ///< a sentence with subscripts or superscripts
};

/// Reads `text`. Every < of a sentence begins a tag that sentences may contain, every tag is closed, and every & begins an entity.
/// A text in which this is not so is plain.
MarkupKind markupOf(const QString& text);

/// A plain text that contains a tag of a sentence is a mistake of the caller, who joined markup and plain text.
bool isMixed(const QString& text);

/// The text as a part of a sentence: a sentence stays as it is, a plain text is escaped.
QString asMarkup(const QString& text);

}  // namespace nimstone::wording
