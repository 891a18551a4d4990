#include "app/wording/unbroken.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace nimstone::wording {

namespace {

/// The largest length, in characters, of a formula or bracket that is never broken. A longer formula or bracket may break between lines;
/// otherwise, the narrowest column of a proof would break it inside a number.
constexpr qsizetype longestWhole = 14;
constexpr qsizetype longestBracket = 18;

constexpr QChar noBreak(0xA0);

bool isOperator(QChar sign) { return QStringLiteral("=≠<>≤≥≡≈⊕+−×∈→⇔").contains(sign); }

/// The text that the reader sees. `places` has the index in the source of each character of `text`.
struct Seen {
    QString text;
    std::vector<qsizetype> places;

    void add(QChar character, qsizetype place)
    {
        text += character;
        places.push_back(place);
    }
};

/// Returns the visible text. Inline tags are left out, and any other tag becomes a line break.
Seen visibleTextOf(const QString& source, TextForm form)
{
    static const QRegularExpression tag(QStringLiteral("<(/?)([a-z]+[1-6]?)[^>]*>"));
    static const QRegularExpression inside(QStringLiteral("^(b|i|u|a|sub|sup|font|span|code|strong|em)$"));
    static const std::array<std::pair<QString, QChar>, 4> entities{{{QStringLiteral("&lt;"), u'<'}, {QStringLiteral("&gt;"), u'>'},
                                                                    {QStringLiteral("&amp;"), u'&'}, {QStringLiteral("&nbsp;"), noBreak}}};
    Seen seen;
    for (qsizetype at = 0; at < source.size();) {
        if (form == TextForm::Rich && source[at] == u'<') {
            const auto match = tag.match(source, at, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
            if (match.hasMatch()) {
                if (!inside.match(match.captured(2)).hasMatch())
                    seen.add(u'\n', at);
                at = match.capturedEnd();
                continue;
            }
        }
        const auto entity = std::ranges::find_if(entities, [&](const auto& known) {
            return form == TextForm::Rich && QStringView(source).mid(at).startsWith(known.first);
        });
        if (entity == entities.end()) {
            seen.add(source[at], at);
            ++at;
        } else {
            seen.add(entity->second, at);
            at += entity->first.size();
        }
    }
    return seen;
}

/// Marks the blanks from the index `begin` up to, but not including, `end` as unbreakable.
void keep(const QString& text, qsizetype begin, qsizetype end, std::vector<bool>& kept)
{
    for (qsizetype at = begin; at < end; ++at) {
        if (text[at] == u' ')
            kept[static_cast<std::size_t>(at)] = true;
    }
}

void keepAfterOperators(const QString& text, std::vector<bool>& kept)
{
    for (qsizetype at = 1; at < text.size(); ++at) {
        if (isOperator(text[at - 1]) || text[at - 1] == u'·')
            keep(text, at, at + 1, kept);
    }
}

/// Marks the blanks in short brackets around numbers, letters, and signs as unbreakable. Brackets around words may break.
void markBrackets(const QString& text, std::vector<bool>& kept)
{
    static const QRegularExpression words(QStringLiteral("\\b(?!(mod|mex)\\b)[A-Za-z]{2,}|[\\x{3000}-\\x{9FFF}\\x{FF00}-\\x{FFEF}\\n]"));
    const QString opening = QStringLiteral("([{");
    const QString closing = QStringLiteral(")]}");
    std::vector<qsizetype> open;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (opening.contains(text[at])) {
            open.push_back(at);
        } else if (closing.contains(text[at]) && !open.empty()) {
            const qsizetype begin = open.back() + 1;
            open.pop_back();
            if (at - begin <= longestBracket && !words.match(text.mid(begin, at - begin)).hasMatch())
                keep(text, begin, at, kept);
        }
    }
}

/// True if all brackets in the text are closed in the right order. False for a fragment such as "g(1)} = mex{2,".
bool isBalanced(QStringView text)
{
    int depth = 0;
    for (const QChar sign : text) {
        depth += QStringLiteral("([{").contains(sign) ? 1 : QStringLiteral(")]}").contains(sign) ? -1 : 0;
        if (depth < 0)
            return false;
    }
    return depth == 0;
}

/// Marks the blanks of short formulas as unbreakable. In a formula, operators join numbers and letters: "s = 0", "7 → 2".
void keepShortFormulas(const QString& text, std::vector<bool>& kept)
{
    static const QRegularExpression formula(
        QStringLiteral("[^\\s\\x{A0}\\x{2014}-\\x{201F}\\x{3000}-\\x{9FFF}\\x{FF00}-\\x{FFEF}]+"
                       "(?:[ \\x{A0}][=≠<>≤≥≡≈⊕+−×·∈→⇔][ \\x{A0}][^\\s\\x{A0}\\x{2014}-\\x{201F}\\x{3000}-\\x{9FFF}\\x{FF00}-\\x{FFEF}]+)+"));
    for (auto match = formula.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        if (found.capturedLength() <= longestWhole && isBalanced(found.capturedView()))
            keep(text, found.capturedStart(), found.capturedEnd(), kept);
    }
}

}  // namespace

QString withNoBreakSpaces(const QString& source, TextForm form)
{
    // Qt's StyledText turns the character U+00A0 into an ordinary blank, at which a line may end. The entity &nbsp; stays a no-break space.
    QString text = source;
    if (form == TextForm::Rich)
        text.replace(noBreak, QStringLiteral("&nbsp;"));
    const auto begins = [](QChar sign) { return isOperator(sign) || sign == u'·' || sign == u'(' || sign == u'[' || sign == u'{' || sign == u'&'; };
    if (!text.contains(u' ') || std::ranges::none_of(text, begins))
        return text;
    const Seen seen = visibleTextOf(text, form);
    std::vector<bool> kept(static_cast<std::size_t>(seen.text.size()), false);
    markBrackets(seen.text, kept);
    // In a text without an operator, a dot is a multiplication sign only after a single letter: "φ · b", but not "Week 3 · 1 of 3".
    static const QRegularExpression product(QStringLiteral("(?<![\\w])[A-Za-z\\x{3B1}-\\x{3C9}][ \\x{A0}]·"));
    if (std::ranges::any_of(seen.text, isOperator) || product.match(seen.text).hasMatch()) {
        keepAfterOperators(seen.text, kept);
        keepShortFormulas(seen.text, kept);
    }

    QString result;
    qsizetype copied = 0;
    for (std::size_t at = 0; at < kept.size(); ++at) {
        if (!kept[at])
            continue;
        const qsizetype place = seen.places[at];
        result += QStringView(text).mid(copied, place - copied);
        result += form == TextForm::Rich ? QStringLiteral("&nbsp;") : QString(noBreak);
        copied = place + 1;
    }
    result += QStringView(text).mid(copied);
    return result;
}

}  // namespace nimstone::wording
