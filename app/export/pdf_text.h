// Records which characters a PDF shows, for search, copying, and screen readers. Used only inside app/export.
#pragma once

#include <QStringList>
#include <vector>

class QPDF;

namespace nimstone::exports {

/// Qt's writer names each glyph after the lowest code point that uses it: in Chinese fonts, 一 (U+4E00) becomes the radical
/// U+2F00, and an en dash becomes a figure dash. This function names each glyph after the character that was drawn.
///
/// `drawn` contains the text items of each page in the order of drawing. If two characters of a document share a glyph, the
/// second one gets a code of its own. Qt's names stay for items that do not have one glyph per character (ligatures of complex
/// scripts), and on pages whose items do not correspond to the text blocks.
void nameCharacters(QPDF& document, const std::vector<QStringList>& drawn);

}  // namespace nimstone::exports
