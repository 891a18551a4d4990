// Which characters the codes of a font in a PDF stand for. Inside app/export only.
#pragma once

#include <map>
#include <qpdf/QPDFObjectHandle.hh>
#include <string>
#include <utility>

class QPDF;

namespace nimstone::exports {

/// A number as PDF writes two bytes: four hexadecimal digits.
std::string hexadecimal(unsigned number);

/// The characters of a composite font as Qt writes it: a code is two bytes, and the glyph of that number.
class CharacterMap {
public:
    explicit CharacterMap(QPDFObjectHandle font) : m_font(font) {}

    /// The code to show the character with, where the glyph of `code` is drawn for it: `code` itself for the first character of
    /// that glyph, else a code that no glyph has.
    unsigned codeFor(unsigned code, char32_t character);

    /// Replaces the font's table of characters; codes of which nothing was said keep their name.
    void write(QPDF& document);

private:
    std::map<unsigned, std::string> namesBefore();
    unsigned firstFreeCode();
    void writeGlyphsOfNewCodes(QPDF& document);

    QPDFObjectHandle m_font;
    std::map<unsigned, char32_t> m_named;
    /// Codes for a further character of a glyph, by that glyph and character.
    std::map<std::pair<unsigned, char32_t>, unsigned> m_added;
};

}  // namespace nimstone::exports
