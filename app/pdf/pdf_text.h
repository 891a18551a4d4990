// Writes the characters of the glyphs into a PDF, for search, copying, and screen readers.
#pragma once

#include <QStringList>
#include <vector>

class QPDF;

namespace nimstone::exports {

/// Names each glyph of the document after the character that was drawn. Qt's writer names a glyph after the lowest code
/// point that uses it: in Chinese fonts, 一 (U+4E00) becomes the radical U+2F00, and an en dash becomes a figure dash.
///
/// `drawn` contains the text items of each page in the order of drawing. If two characters of a document share a glyph,
/// the second character gets a code of its own. Qt's names stay for items that do not have one glyph for each character
/// (ligatures of complex scripts), and on pages whose items do not correspond to the text blocks.
void nameCharacters(QPDF& document, const std::vector<QStringList>& drawn);

}  // namespace nimstone::exports
