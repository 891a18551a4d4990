// Decides whether a text contains markup, so that a plain text with < or & is displayed in full.
#pragma once

#include <QString>

namespace nimstone::wording {

/// The way in which a text must be displayed.
enum class MarkupKind {
    Plain,  ///< a text that is displayed without interpreting markup: a formula such as "n == 0 || q < zeck(n)"
    Light,  ///< a sentence without markup, or with bold, italics, line breaks, links, and colours
    Full,   ///< a sentence with subscripts or superscripts
};

/// Returns the way in which `text` must be displayed. In a sentence, every < begins a tag that sentences may contain, every tag is closed,
/// and every & begins an entity. Any other text is plain.
MarkupKind markupOf(const QString& text);

/// True if a plain text contains a tag or an entity that sentences may contain. The caller has then joined markup and plain text by
/// mistake.
bool isMixed(const QString& text);

/// Returns the text in the form that it needs inside a sentence: a sentence does not change, and plain text is escaped.
QString asMarkup(const QString& text);

}  // namespace nimstone::wording
