// The map from the codes of a PDF font to characters.
#pragma once

#include <map>
#include <qpdf/QPDFObjectHandle.hh>
#include <string>
#include <utility>

class QPDF;

namespace nimstone::exports {

/// Returns a number in the form in which PDF writes two bytes: four hexadecimal digits.
std::string hexadecimal(unsigned number);

/// The ToUnicode table of a composite font that Qt has written. A code has two bytes and equals the number of its
/// glyph.
class CharacterMap {
public:
    explicit CharacterMap(QPDFObjectHandle font) : m_font(font) {}

    /// Returns a code that shows the glyph of `code` and means `character`. For the first character of this glyph it is
    /// `code` itself; each further character of the glyph gets a new code.
    unsigned codeFor(unsigned code, char32_t character);

    /// Replaces the ToUnicode table of the font. Codes for which codeFor() was never called keep their characters.
    void write(QPDF& document);

private:
    std::map<unsigned, std::string> namesBefore();
    unsigned firstFreeCode();
    void writeGlyphsOfNewCodes(QPDF& document);

    QPDFObjectHandle m_font;
    std::map<unsigned, char32_t> m_named;
    /// The new codes for the second and further characters of a glyph; the key is the glyph and the character.
    std::map<std::pair<unsigned, char32_t>, unsigned> m_added;
};

}  // namespace nimstone::exports
