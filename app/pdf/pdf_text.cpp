#include "app/pdf/pdf_text.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <string>
#include <string_view>
#include <utility>

#include "app/pdf/character_map.h"

namespace nimstone::exports {

namespace {

constexpr std::size_t digitsOfCode = 4;

struct ShownGlyph {
    unsigned code = 0;
    std::size_t digits = 0;  ///< the offset in the content of the page where the hexadecimal digits of the code begin
};

struct TextBlock {
    std::string font{};  ///< the name of the font in the page's resources
    std::vector<ShownGlyph> glyphs{};
};

/// Reads the text blocks of a page in the form in which Qt writes them, with white space between all tokens. Text that
/// has a replacement text is skipped, because it is a copy: if a font has no bold, Qt draws its text twice, the second
/// time a little further to the right.
class BlockReader {
public:
    explicit BlockReader(std::string_view content) : m_content(content) {}

    std::vector<TextBlock> read()
    {
        std::vector<TextBlock> blocks;
        int replaced = 0;
        std::string_view last;
        std::string_view beforeLast;
        for (std::string_view word = nextWord(); !word.empty(); beforeLast = std::exchange(last, word), word = nextWord()) {
            if (word == "BT")
                blocks.emplace_back();
            else if (word == "BDC")
                ++replaced;
            else if (word == "EMC")
                --replaced;
            else if (word == "Tf" && !blocks.empty())
                blocks.back().font = beforeLast;
            else if (word == "Tj" && replaced == 0 && !blocks.empty())
                addGlyphs(blocks.back(), last);
        }
        return blocks;
    }

private:
    std::string_view nextWord()
    {
        constexpr std::string_view space = " \t\r\n\f";
        const std::size_t begin = std::min(m_content.find_first_not_of(space, m_at), m_content.size());
        m_at = std::min(m_content.find_first_of(space, begin), m_content.size());
        return m_content.substr(begin, m_at - begin);
    }

    /// Adds the glyphs of `text` to the block. `text` is one code, such as `<0001>`, or several codes between the
    /// brackets.
    void addGlyphs(TextBlock& block, std::string_view text) const
    {
        const auto begin = static_cast<std::size_t>(text.data() - m_content.data());
        for (std::size_t at = 1; at + digitsOfCode < text.size(); at += digitsOfCode) {
            unsigned code = 0;
            if (std::from_chars(text.data() + at, text.data() + at + digitsOfCode, code, 16).ec == std::errc())
                block.glyphs.push_back({code, begin + at});
        }
    }

    std::string_view m_content;
    std::size_t m_at = 0;
};

/// Returns true for format and control characters, which have no glyph.
bool isInvisible(char32_t character)
{
    const auto category = QChar::category(character);
    return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Separator_Line
           || category == QChar::Separator_Paragraph;
}

/// Returns the characters of an item, one for each glyph. Returns an empty list if the characters do not correspond to
/// the glyphs.
QList<uint> charactersOf(const QString& item, std::size_t glyphs)
{
    QList<uint> characters = item.toUcs4();
    if (static_cast<std::size_t>(characters.size()) != glyphs)
        characters.removeIf([](uint character) { return isInvisible(character); });
    if (static_cast<std::size_t>(characters.size()) != glyphs)
        return {};
    // A non-breaking space becomes a space, because people type the space of the keyboard when they search.
    std::replace(characters.begin(), characters.end(), uint{QChar::Nbsp}, uint{QChar::Space});
    return characters;
}

/// The pages of the document, and the character maps of its fonts.
class Document {
public:
    explicit Document(QPDF& document) : m_pages(QPDFPageDocumentHelper(document).getAllPages()), m_document(document) {}

    void readPage(std::size_t page, QStringList items)
    {
        QPDFObjectHandle object = m_pages.at(page).getObjectHandle();
        const auto content = object.getKey("/Contents").getStreamData();
        const std::vector<TextBlock> blocks =
            BlockReader({reinterpret_cast<const char*>(content->getBuffer()), content->getSize()}).read();
        items.removeIf([](const QString& item) {
            const QList<uint> characters = item.toUcs4();
            return std::all_of(characters.begin(), characters.end(), isInvisible);
        });
        if (static_cast<std::size_t>(items.size()) != blocks.size())
            return;
        QPDFObjectHandle fonts = object.getKey("/Resources").getKey("/Font");
        for (std::size_t block = 0; block < blocks.size(); ++block) {
            const std::vector<ShownGlyph>& glyphs = blocks[block].glyphs;
            const QList<uint> characters = charactersOf(items[static_cast<qsizetype>(block)], glyphs.size());
            QPDFObjectHandle font = fonts.getKey(blocks[block].font);
            CharacterMap& map = m_fonts.try_emplace(font.getObjGen(), font).first->second;
            for (qsizetype place = 0; place < characters.size(); ++place)
                name(page, glyphs[static_cast<std::size_t>(place)], map, characters[place]);
        }
    }

    void write()
    {
        for (auto& [id, font] : m_fonts)
            font.write(m_document);
        for (const auto& [page, codes] : m_recoded)
            writeCodes(m_pages[page].getObjectHandle().getKey("/Contents"), codes);
    }

private:
    /// The new codes; the key is the offset where the digits of the code begin.
    using Codes = std::map<std::size_t, unsigned>;

    void name(std::size_t page, const ShownGlyph& glyph, CharacterMap& map, char32_t character)
    {
        const unsigned code = map.codeFor(glyph.code, character);
        if (code != glyph.code)
            m_recoded[page][glyph.digits] = code;
    }

    static void writeCodes(QPDFObjectHandle content, const Codes& codes)
    {
        const auto buffer = content.getStreamData();
        std::string data(reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize());
        for (const auto& [at, code] : codes)
            data.replace(at, digitsOfCode, hexadecimal(code));
        content.replaceStreamData(data, QPDFObjectHandle::newNull(), QPDFObjectHandle::newNull());
    }

    std::vector<QPDFPageObjectHelper> m_pages;
    QPDF& m_document;
    std::map<QPDFObjGen, CharacterMap> m_fonts;
    std::map<std::size_t, Codes> m_recoded;  ///< the new codes of each page; the key is the index of the page
};

}  // namespace

void nameCharacters(QPDF& document, const std::vector<QStringList>& drawn)
{
    Document known(document);
    for (std::size_t page = 0; page < drawn.size(); ++page)
        known.readPage(page, drawn[page]);
    known.write();
}

}  // namespace nimstone::exports
