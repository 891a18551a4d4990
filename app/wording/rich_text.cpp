#include "app/wording/rich_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nimstone::wording {

namespace {

using Kind = Span::Kind;

/// The role that a piece of a sentence can have in a formula.
enum class Role {
    None,     ///< the piece cannot be part of a formula
    Blank,
    Operand,  ///< the piece represents a number: 42, φ, x
    Joint,    ///< the piece joins two operands: =, ⊕
    Prefix,   ///< the piece precedes an operand: √
    Suffix,   ///< the piece follows an operand: ²
    Open,
    Close,
    Comma,
};

Role roleOf(QChar sign)
{
    static const std::array<std::pair<QString, Role>, 8> roles{{{QStringLiteral(" "), Role::Blank},
                                                                {QStringLiteral("=+/<>⊕≠≤≥≡≈→⇔−×·∈"), Role::Joint},
                                                                {QStringLiteral("([{"), Role::Open},
                                                                {QStringLiteral(")]}"), Role::Close},
                                                                {QStringLiteral(","), Role::Comma},
                                                                {QStringLiteral("…φ∞∑"), Role::Operand},
                                                                {QStringLiteral("√"), Role::Prefix},
                                                                {QStringLiteral("²³"), Role::Suffix}}};
    const auto found = std::ranges::find_if(roles, [sign](const auto& role) { return role.first.contains(sign); });
    return found == roles.end() ? Role::None : found->second;
}

bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }
bool isLetter(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'A' && character <= u'Z')
        || (character.unicode() >= 0xC0 && character.unicode() < 0x180 && character != u'×');
}

/// A level of the tree: the content of one element, or the whole text.
class Level {
public:
    Level(const QString& richText, bool chinese) : m_text(richText), m_chinese(chinese)
    {
        for (qsizetype at = 0; at < m_text.size();)
            at = read(at);
    }

    /// Returns the content of the level with its formulas marked.
    RichText marked() const
    {
        RichText result;
        for (std::size_t at = 0; at < m_parts.size();) {
            const std::size_t end = formulaFrom(at);
            result.push_back(end > at ? formula(at, end) : m_parts[at].span);
            at = std::max(end, at + 1);
        }
        return result;
    }

    /// True if the whole content is one formula, or a single number, or a single letter.
    bool isFormula() const { return !m_parts.empty() && formulaFrom(0, true) == m_parts.size(); }
    Span formula() const { return formula(0, m_parts.size()); }

private:
    struct Part {
        Span span;
        Role role;
        /// True for a letter that represents a number. Such a letter is a formula even if it stands alone.
        bool letter;
    };

    Span formula(std::size_t begin, std::size_t end) const
    {
        Span whole{Kind::Mathematics};
        for (std::size_t at = begin; at < end; ++at)
            whole.inside.push_back(m_parts[at].span);
        return whole;
    }

    std::size_t formulaFrom(std::size_t begin, bool evenAlone = false) const;
    /// True if a modulus such as "(mod 3)" begins at the bracket with the index `at`.
    bool isRemainder(std::size_t at) const { return at + 1 < m_parts.size() && m_parts[at + 1].span.text == QLatin1String("mod"); }

    qsizetype read(qsizetype at);
    qsizetype readElement(qsizetype at);
    qsizetype readNumber(qsizetype at);
    qsizetype readWord(qsizetype at);
    qsizetype readSign(qsizetype at);
    bool standsForNumber(const QString& letter, QChar before, const QString& after) const;

    qsizetype endOf(qsizetype at, bool (*isOne)(QChar)) const
    {
        return std::find_if_not(m_text.begin() + at, m_text.end(), isOne) - m_text.begin();
    }
    void add(const Span& span, Role role, bool letter = false) { m_parts.push_back({span, role, letter}); }

    const QString m_text;
    const bool m_chinese;
    std::vector<Part> m_parts;
};

/// Returns the end of the longest formula from `begin` on, else `begin`. `evenAlone` also allows a single number or letter.
std::size_t Level::formulaFrom(std::size_t begin, bool evenAlone) const
{
    int depth = 0;
    bool expectsOperand = true;
    bool isWholeFormula = evenAlone;
    std::size_t best = begin;
    for (std::size_t at = begin; at < m_parts.size(); ++at) {
        const Part& part = m_parts[at];
        const bool adjoins = at > begin && m_parts[at - 1].role != Role::Blank;
        if (part.role == Role::Blank) {
            if (at == begin)
                break;
            continue;
        }
        if (expectsOperand) {
            if (part.role == Role::Operand) {
                expectsOperand = false;
                isWholeFormula = isWholeFormula || part.letter;
            } else if (part.role == Role::Open) {
                ++depth;
            } else if (part.role == Role::Joint && (at == begin || m_parts[at - 1].role == Role::Open)) {
                isWholeFormula = true;  // the whole text is a formula, for example "= 5", "(mod 3)", "−1"
            } else if (part.role != Role::Prefix) {
                break;
            }
        } else if (part.role == Role::Suffix && adjoins) {
            isWholeFormula = true;
        } else if (part.role == Role::Joint) {
            expectsOperand = true;
            isWholeFormula = true;
        } else if (part.role == Role::Comma && depth > 0) {
            expectsOperand = true;
        } else if (part.role == Role::Close && depth > 0) {
            --depth;
        } else if (part.role == Role::Open && ((adjoins && m_parts[at - 1].role != Role::Close) || isRemainder(at))) {
            ++depth;
            expectsOperand = true;
            isWholeFormula = true;
        } else if (part.role != Role::Operand || !adjoins) {
            break;
        }
        if (!expectsOperand && depth == 0 && isWholeFormula)
            best = at + 1;
    }
    return best;
}

/// Parses the piece of text that begins at `at`, and returns the end of the piece.
qsizetype Level::read(qsizetype at)
{
    if (isDigit(m_text[at]))
        return readNumber(at);
    if (isLetter(m_text[at]))
        return readWord(at);
    const qsizetype end = m_text[at] == u'<' ? readElement(at) : at;
    return end > at ? end : readSign(at);
}

/// Parses an element: a tag, its content, and the closing tag. Returns `at` if there is no element that sentences may contain.
qsizetype Level::readElement(qsizetype at)
{
    static const std::array<std::pair<QString, Kind>, 4> tags{{{QStringLiteral("<b>"), Kind::Bold},
                                                               {QStringLiteral("<i>"), Kind::Italic},
                                                               {QStringLiteral("<sub>"), Kind::Below},
                                                               {QStringLiteral("<sup>"), Kind::Above}}};
    for (const auto& [tag, kind] : tags) {
        const QString closing = QStringLiteral("</") + tag.mid(1);
        const qsizetype begin = at + tag.size();
        const qsizetype close = QStringView(m_text).mid(at).startsWith(tag) ? m_text.indexOf(closing, begin) : -1;
        if (close < 0)
            continue;
        const Level inside(m_text.mid(begin, close - begin), m_chinese);
        const bool isFormula = inside.isFormula();
        if (kind == Kind::Below || kind == Kind::Above)
            add({kind, {}, isFormula ? RichText{inside.formula()} : inside.marked()}, Role::Suffix);
        else
            add({kind, {}, inside.marked()}, isFormula ? Role::Operand : Role::None, kind == Kind::Italic && isFormula);
        return close + closing.size();
    }
    return at;
}

/// Parses a number such as 42, 1.618 or 1,000, or a word such as 32s.
qsizetype Level::readNumber(qsizetype at)
{
    qsizetype end = endOf(at, isDigit);
    while (end + 1 < m_text.size() && isDigit(m_text[end + 1])
           && (m_text[end] == u'.' || (m_text[end] == u',' && endOf(end + 1, isDigit) == end + 4)))
        end = endOf(end + 1, isDigit);
    const qsizetype letters = endOf(end, isLetter);
    if (letters - end > 1 || (letters - end == 1 && m_text[end] == u's')) {
        add({Kind::Word, m_text.mid(at, letters - at)}, Role::None);
        return letters;
    }
    add({Kind::Number, m_text.mid(at, end - at)}, Role::Operand);
    return end;
}

qsizetype Level::readWord(qsizetype at)
{
    const qsizetype end = endOf(at, isLetter);
    const QString word = m_text.mid(at, end - at);
    const QChar before = at == 0 ? QChar(u' ') : m_text[at - 1];
    const QChar after = end < m_text.size() ? m_text[end] : QChar(u' ');
    if (word == QLatin1String("mod"))
        add({Kind::Word, word}, Role::Joint);
    else if (word == QLatin1String("mex") && (after == u'{' || after == u'('))
        add({Kind::Word, word}, Role::Operand);
    else if (word.size() == 1 && before != u'\'' && before != u'’')
        add({Kind::Word, word}, Role::Operand, standsForNumber(word, before, m_text.mid(end, 2)));
    else
        add({Kind::Word, word}, Role::None);
    return end;
}

qsizetype Level::readSign(qsizetype at)
{
    static const std::array<std::pair<QString, QChar>, 3> entities{
        {{QStringLiteral("&lt;"), u'<'}, {QStringLiteral("&gt;"), u'>'}, {QStringLiteral("&amp;"), u'&'}}};
    for (const auto& [entity, sign] : entities) {
        if (QStringView(m_text).mid(at).startsWith(entity)) {
            add({Kind::Sign, sign}, roleOf(sign));
            return at + entity.size();
        }
    }
    add({Kind::Sign, m_text[at]}, roleOf(m_text[at]));
    return at + 1;
}

/// True if the letter represents a number. In English, "a" may be the article. Capital letters are the names of outcomes.
bool Level::standsForNumber(const QString& letter, QChar before, const QString& after) const
{
    if (letter[0].isUpper() || isDigit(before) || after.startsWith(u'-'))
        return false;
    static const QString marks = QStringLiteral(".,;:)");
    return m_chinese || letter != QLatin1String("a") || after.isEmpty() || marks.contains(after[0]);
}

/// Returns the index in Unicode subscripts or superscripts. Returns nothing if a character of the index has no such form.
std::optional<QString> shifted(const QString& index, bool below)
{
    static const QString plainForms = QStringLiteral("0123456789-+n");
    static const QString subscripts = QStringLiteral("₀₁₂₃₄₅₆₇₈₉₋₊ₙ");
    static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ");
    QString unicode;
    for (const QChar character : index) {
        const auto place = plainForms.indexOf(character);
        if (place < 0)
            return std::nullopt;
        unicode += (below ? subscripts : superscripts).at(place);
    }
    return unicode.isEmpty() ? std::nullopt : std::optional(unicode);
}

/// Returns `_` or `^`, followed by the index. The index is in brackets if it contains more than letters and digits.
QString marked(const QString& index, bool below)
{
    const bool isOne = std::ranges::all_of(index, [](QChar character) {
        return (character.unicode() < 0x80 && isLetter(character)) || isDigit(character);
    });
    return QLatin1Char(below ? '_' : '^') + (isOne ? index : QStringLiteral("(%1)").arg(index));
}

bool isIndex(const Span& span) { return span.kind == Kind::Below || span.kind == Kind::Above; }

}  // namespace

RichText parseRichText(const QString& richText)
{
    return Level(richText, isChinese(richText)).marked();
}

QString plain(const QString& richText) { return plain(parseRichText(richText)); }

QString plain(const RichText& text)
{
    QString result;
    for (const Span& span : text) {
        const QString inside = plain(span.inside);
        const bool below = span.kind == Kind::Below;
        result += isIndex(span) ? shifted(inside, below).value_or(marked(inside, below)) : span.text + inside;
    }
    return result;
}

bool hasUnicodeIndices(const RichText& text)
{
    return std::ranges::all_of(text, [](const Span& span) {
        return isIndex(span) ? shifted(plain(span.inside), span.kind == Kind::Below).has_value() : hasUnicodeIndices(span.inside);
    });
}

QString withoutSpacesAroundDots(QString text)
{
    return text.replace(QStringLiteral(" · "), QStringLiteral("·"));
}

bool isChinese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar character) { return character >= u'\u4E00' && character <= u'\u9FFF'; });
}

QString joinSentences(const QStringList& sentences)
{
    return sentences.join(isChinese(sentences.value(0)) ? QString() : QStringLiteral(" "));
}

}  // namespace nimstone::wording
