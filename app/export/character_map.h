// The characters that the codes of a PDF font stand for. Used only inside app/export.
#pragma once

#include <map>
#include <qpdf/QPDFObjectHandle.hh>
#include <string>
#include <utility>

class QPDF;

namespace nimstone::exports {

/// Returns a number as PDF writes two bytes: four hexadecimal digits.
std::string hexadecimal(unsigned number);

/// The ToUnicode table of a composite font as Qt writes it. A code has two bytes and equals the number of its glyph.
class CharacterMap {
public:
    explicit CharacterMap(QPDFObjectHandle font) : m_font(font) {}

    /// Returns a code that shows the glyph of `code` and stands for `character`. That is `code` itself for the first character of
    /// this glyph, and a new code for each further one.
    unsigned codeFor(unsigned code, char32_t character);

    /// Replaces the ToUnicode table of the font. Codes for which codeFor() was never called keep their characters.
    void write(QPDF& document);

private:
    std::map<unsigned, std::string> namesBefore();
    unsigned firstFreeCode();
    void writeGlyphsOfNewCodes(QPDF& document);

    QPDFObjectHandle m_font;
    std::map<unsigned, char32_t> m_named;
    /// New codes for the second and further characters of a glyph, by glyph and character.
    std::map<std::pair<unsigned, char32_t>, unsigned> m_added;
};

}  // namespace nimstone::exports
