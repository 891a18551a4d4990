// Says which characters a PDF shows, for search, copying, and screen readers. Inside app/export only.
#pragma once

#include <QStringList>
#include <vector>

class QPDF;

namespace nimstone::exports {

/// Qt's writer names each glyph after the lowest code point that has it: in fonts for Chinese, 一 (U+4E00) becomes the radical
/// U+2F00, and an en dash becomes a figure dash. This names each glyph after the character that was drawn.
///
/// `drawn` has the text items of each page in the order of drawing. Where two characters of a document share a glyph, the second
/// one gets a code of its own. Where an item is not one glyph a character (ligatures of complex scripts), and on a page whose items
/// are not its text blocks, the names that Qt gave stay.
void nameCharacters(QPDF& document, const std::vector<QStringList>& drawn);

}  // namespace nimstone::exports
