#include "app/pdf/character_map.h"

#include <QString>
#include <algorithm>
#include <qpdf/QPDF.hh>
#include <utility>
#include <vector>

namespace nimstone::exports {

namespace {

/// The largest number of entries in one block of a ToUnicode table, according to Adobe's specification.
constexpr std::size_t mostInABlock = 100;

/// Returns the UTF-16 code units of the character as hexadecimal digits.
std::string utf16(char32_t character)
{
    std::string digits;
    for (const QChar unit : QString::fromUcs4(&character, 1))
        digits += hexadecimal(unit.unicode());
    return digits;
}

/// Reads a ToUnicode table in the form in which Qt writes it: `<first> <last> <name>` and `<first> <last> [<name>
/// <name> …]`.
class NameReader : public QPDFObjectHandle::ParserCallbacks {
public:
    using ParserCallbacks::handleObject;
    void handleObject(QPDFObjectHandle object) override
    {
        if (object.isOperator()) {
            m_inRanges = object.getOperatorValue() == "beginbfrange";
            m_operands.clear();
            return;
        }
        m_operands.push_back(object);
        if (m_inRanges && m_operands.size() == 3) {
            takeRange();
            m_operands.clear();
        }
    }
    void handleEOF() override {}

    /// The characters of the codes; a character is written as the hexadecimal digits of its UTF-16 code units.
    std::map<unsigned, std::string> names;

private:
    static unsigned numberIn(QPDFObjectHandle text)
    {
        unsigned number = 0;
        for (const char byte : text.getStringValue())
            number = number << 8U | static_cast<unsigned char>(byte);
        return number;
    }

    void takeRange()
    {
        const unsigned first = numberIn(m_operands[0]);
        const unsigned last = numberIn(m_operands[1]);
        QPDFObjectHandle target = m_operands[2];
        for (unsigned code = first; code <= last && last <= 0xffff; ++code) {
            if (!target.isArray())
                names[code] = hexadecimal(numberIn(target) + code - first);
            else if (code - first < static_cast<unsigned>(target.getArrayNItems()))
                names[code] = hexadecimal(numberIn(target.getArrayItem(static_cast<int>(code - first))));
        }
    }

    std::vector<QPDFObjectHandle> m_operands;
    bool m_inRanges = false;
};

std::string table(const std::map<unsigned, std::string>& names)
{
    std::string text = "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                       "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                       "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                       "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    std::size_t left = names.size();
    for (auto name = names.begin(); name != names.end();) {
        const std::size_t block = std::min(left, mostInABlock);
        text += std::to_string(block) + " beginbfchar\n";
        for (std::size_t place = 0; place < block; ++place, ++name)
            text += '<' + hexadecimal(name->first) + "> <" + name->second + ">\n";
        text += "endbfchar\n";
        left -= block;
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

}  // namespace

std::string hexadecimal(unsigned number)
{
    return QStringLiteral("%1").arg(number, 4, 16, QLatin1Char('0')).toUpper().toStdString();
}

unsigned CharacterMap::codeFor(unsigned code, char32_t character)
{
    const auto [named, isFirst] = m_named.try_emplace(code, character);
    if (isFirst || named->second == character)
        return code;
    const auto added = m_added.find({code, character});
    if (added != m_added.end())
        return added->second;
    const unsigned fresh = firstFreeCode() + static_cast<unsigned>(m_added.size());
    m_added[{code, character}] = fresh;
    return fresh;
}

void CharacterMap::write(QPDF& document)
{
    std::map<unsigned, std::string> names = namesBefore();
    for (const auto& [code, character] : m_named)
        names[code] = utf16(character);
    for (const auto& [glyph, code] : m_added)
        names[code] = utf16(glyph.second);
    m_font.replaceKey("/ToUnicode", document.newStream(table(names)));
    if (!m_added.empty())
        writeGlyphsOfNewCodes(document);
}

std::map<unsigned, std::string> CharacterMap::namesBefore()
{
    NameReader reader;
    QPDFObjectHandle::parseContentStream(m_font.getKey("/ToUnicode"), &reader);
    return std::move(reader.names);
}

/// Returns the first code that is not in use. It is the number of glyphs, which is the number of entries in the font's
/// table of widths.
unsigned CharacterMap::firstFreeCode()
{
    return static_cast<unsigned>(m_font.getKey("/DescendantFonts").getArrayItem(0).getKey("/W").getArrayItem(1).getArrayNItems());
}

void CharacterMap::writeGlyphsOfNewCodes(QPDF& document)
{
    QPDFObjectHandle font = m_font.getKey("/DescendantFonts").getArrayItem(0);
    QPDFObjectHandle widths = font.getKey("/W").getArrayItem(1);
    std::vector<unsigned> glyphs;
    for (unsigned code = 0; code < firstFreeCode(); ++code)
        glyphs.push_back(code);
    glyphs.resize(glyphs.size() + m_added.size());
    for (const auto& [glyph, code] : m_added)
        glyphs[code] = glyph.first;
    std::string bytes;
    for (std::size_t code = 0; code < glyphs.size(); ++code) {
        bytes += static_cast<char>(glyphs[code] >> 8U);
        bytes += static_cast<char>(glyphs[code] & 0xffU);
        if (code >= glyphs.size() - m_added.size())
            widths.appendItem(widths.getArrayItem(static_cast<int>(glyphs[code])));
    }
    font.replaceKey("/CIDToGIDMap", document.newStream(bytes));
}

}  // namespace nimstone::exports
