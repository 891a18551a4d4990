#include "app/export/latex_text.h"

#include <QList>
#include <QRegularExpression>

#include "app/export/latex_signs.h"
#include "app/export/markup.h"

namespace nimstone::exports {

namespace {

enum class Kind { Blank, Operand, Joint, Prefix, Suffix, Open, Close, Comma, Text };

struct Token {
    Kind kind;
    QString mathematics;
    QString text;
    /// Alone it is a formula already: a letter that stands for a number.
    bool letter = false;
};

/// Keeps a letter apart from the command before it, which would otherwise take it for a part of its name.
void append(QString& mathematics, const QString& next)
{
    static const QRegularExpression command(QStringLiteral("\\\\[A-Za-z]+$"));
    if (!next.isEmpty() && next.front().isLetter() && command.match(mathematics).hasMatch())
        mathematics += QLatin1Char(' ');
    mathematics += next;
}

/// A level of rich text: between two tags that belong together.
class Level {
public:
    Level(const QString& richText, bool chinese) : m_chinese(chinese) { read(richText); }

    /// As running text, formulas in it set as such.
    QString text() const
    {
        QString result;
        for (qsizetype at = 0; at < m_tokens.size();) {
            const qsizetype end = formulaFrom(at);
            if (end > at) {
                result += QLatin1Char('$') + mathematics(at, end) + QLatin1Char('$');
                at = end;
            } else {
                result += m_tokens[at++].text;
            }
        }
        return result;
    }

    /// Whether all of it is one formula, or a number or letter alone.
    bool isFormula() const { return !m_tokens.empty() && formulaFrom(0, true) == m_tokens.size(); }
    QString mathematics() const { return mathematics(0, m_tokens.size()); }

private:
    QString mathematics(qsizetype begin, qsizetype end) const
    {
        QString result;
        for (qsizetype at = begin; at < end; ++at) {
            const qsizetype last = m_tokens[at].kind == Kind::Prefix ? endOfOperand(at + 1, end) : at;
            if (last > at + 1) {
                const bool bracketed = m_tokens[at + 1].kind == Kind::Open;
                result += QStringLiteral("%1{%2}").arg(m_tokens[at].mathematics,
                                                       bracketed ? mathematics(at + 2, last - 1) : mathematics(at + 1, last));
                at = last - 1;
            } else {
                append(result, m_tokens[at].mathematics);
            }
        }
        return result.simplified();
    }

    /// Behind a number, a letter or a bracket with all that is in it, which begins there.
    qsizetype endOfOperand(qsizetype begin, qsizetype end) const
    {
        int depth = 0;
        for (qsizetype at = begin; at < end; ++at) {
            depth += m_tokens[at].kind == Kind::Open ? 1 : m_tokens[at].kind == Kind::Close ? -1 : 0;
            if (depth == 0)
                return at + 1;
        }
        return begin;
    }

    /// The end of the longest formula that begins there; `begin` where there is none.
    qsizetype formulaFrom(qsizetype begin, bool evenAlone = false) const
    {
        int depth = 0;
        bool expectsOperand = true;
        bool isWorth = evenAlone;
        qsizetype best = begin;
        for (qsizetype at = begin; at < m_tokens.size(); ++at) {
            const Token& token = m_tokens[at];
            const bool adjoins = at > begin && m_tokens[at - 1].kind != Kind::Blank;
            if (token.kind == Kind::Blank) {
                if (at == begin)
                    break;
                continue;
            }
            if (expectsOperand) {
                if (token.kind == Kind::Operand) {
                    expectsOperand = false;
                    isWorth = isWorth || token.letter;
                } else if (token.kind == Kind::Open) {
                    ++depth;
                } else if (token.kind == Kind::Joint && (at == begin || m_tokens[at - 1].kind == Kind::Open)) {
                    isWorth = true;  // "= 5", "(mod 3)", "−1"
                } else if (token.kind != Kind::Prefix) {
                    break;
                }
            } else if (token.kind == Kind::Suffix && adjoins) {
                isWorth = true;
            } else if (token.kind == Kind::Joint) {
                expectsOperand = true;
                isWorth = true;
            } else if (token.kind == Kind::Comma && depth > 0) {
                expectsOperand = true;
            } else if (token.kind == Kind::Close && depth > 0) {
                --depth;
            } else if (token.kind == Kind::Open && ((adjoins && m_tokens[at - 1].kind != Kind::Close) || isRemainder(at))) {
                ++depth;
                expectsOperand = true;
                isWorth = true;
            } else if (token.kind != Kind::Operand || !adjoins) {
                break;
            }
            if (!expectsOperand && depth == 0 && isWorth)
                best = at + 1;
        }
        return best;
    }

    /// "(mod 3)"
    bool isRemainder(qsizetype at) const { return at + 1 < m_tokens.size() && m_tokens[at + 1].text == QLatin1String("mod"); }

    void read(const QString& richText);
    qsizetype readElement(const QString& richText, qsizetype at);
    qsizetype readNumber(const QString& richText, qsizetype at);
    qsizetype readWord(const QString& richText, qsizetype at);
    bool standsForNumber(const QString& letter, QChar before, const QString& after) const;

    void add(Kind kind, const QString& mathematics, const QString& text, bool letter = false)
    {
        m_tokens.push_back({kind, mathematics, text, letter});
    }

    QList<Token> m_tokens;
    bool m_chinese;
    bool m_quoted = false;
};

bool isDigit(QChar character) { return character >= u'0' && character <= u'9'; }
bool isLetter(QChar character)
{
    return (character >= u'a' && character <= u'z') || (character >= u'A' && character <= u'Z')
        || (character.unicode() >= 0xC0 && character.unicode() < 0x180 && character != u'×');
}

void Level::read(const QString& richText)
{
    for (qsizetype at = 0; at < richText.size();) {
        const QChar character = richText[at];
        if (character == u'<') {
            at = readElement(richText, at);
        } else if (isDigit(character)) {
            at = readNumber(richText, at);
        } else if (isLetter(character)) {
            at = readWord(richText, at);
        } else if (character == u'&') {
            const qsizetype end = richText.indexOf(u';', at);
            const QStringView name = QStringView(richText).mid(at + 1, end - at - 1);
            const Sign sign = signOf(name == QLatin1String("lt") ? u'<' : name == QLatin1String("gt") ? u'>' : u'&');
            add(sign.role == SignRole::Joint ? Kind::Joint : Kind::Text, sign.mathematics, sign.text);
            at = end + 1;
        } else {
            ++at;
            static const QString quotes = QStringLiteral("“”‘’");
            const Sign sign = m_chinese && quotes.contains(character) ? Sign{SignRole::None, {}, character} : signOf(character);
            if (character == u' ') {
                add(Kind::Blank, {}, character);
            } else if (character == u'"') {
                m_quoted = !m_quoted;
                add(Kind::Text, {}, m_quoted ? QStringLiteral("``") : QStringLiteral("''"));
            } else if (character == u'(' || character == u'[' || character == u'{') {
                add(Kind::Open, sign.text, sign.text);
            } else if (character == u')' || character == u']' || character == u'}') {
                add(Kind::Close, sign.text, sign.text);
            } else if (character == u',') {
                add(Kind::Comma, QStringLiteral(", "), character);
            } else {
                const Kind kind = sign.role == SignRole::Operand  ? Kind::Operand
                                  : sign.role == SignRole::Joint  ? Kind::Joint
                                  : sign.role == SignRole::Prefix ? Kind::Prefix
                                  : sign.role == SignRole::Suffix ? Kind::Suffix
                                                                  : Kind::Text;
                add(kind, sign.mathematics, sign.text);
            }
        }
    }
}

/// A tag, what it holds, and its end: bold or italic, or an index.
qsizetype Level::readElement(const QString& richText, qsizetype at)
{
    const qsizetype end = richText.indexOf(u'>', at);
    const QString tag = richText.mid(at + 1, end - at - 1);
    const QString closing = QStringLiteral("</%1>").arg(tag);
    const qsizetype close = richText.indexOf(closing, end);
    const Level inside(richText.mid(end + 1, close - end - 1), m_chinese);
    if (tag == QLatin1String("sub") || tag == QLatin1String("sup")) {
        const QString index = QStringLiteral("%1{%2}").arg(tag == QLatin1String("sub") ? QStringLiteral("_") : QStringLiteral("^"),
                                       inside.isFormula() ? inside.mathematics() : QStringLiteral("\\text{%1}").arg(inside.text()));
        add(Kind::Suffix, index, QStringLiteral("$%1$").arg(index));
    } else {
        const QString text = QStringLiteral("%1{%2}").arg(tag == QLatin1String("b") ? QStringLiteral("\\textbf") : QStringLiteral("\\textit"),
                                                          inside.text());
        const QString mathematics = tag == QLatin1String("b") ? QStringLiteral("\\mathbf{%1}").arg(inside.mathematics()) : inside.mathematics();
        add(inside.isFormula() ? Kind::Operand : Kind::Text, mathematics, text, tag == QLatin1String("i") && inside.isFormula());
    }
    return close + closing.size();
}

/// 42, 1.618, 1,000; or text such as 32s.
qsizetype Level::readNumber(const QString& richText, qsizetype at)
{
    qsizetype end = at;
    const auto digitsFrom = [&richText](qsizetype from) {
        while (from < richText.size() && isDigit(richText[from]))
            ++from;
        return from;
    };
    end = digitsFrom(end);
    while (end + 1 < richText.size() && (richText[end] == u'.' || (richText[end] == u',' && digitsFrom(end + 1) == end + 4))
           && isDigit(richText[end + 1]))
        end = digitsFrom(end + 1);
    const QString number = richText.mid(at, end - at);
    qsizetype letters = end;
    while (letters < richText.size() && isLetter(richText[letters]))
        ++letters;
    if (letters - end > 1 || (letters - end == 1 && richText[end] == u's')) {
        add(Kind::Text, {}, richText.mid(at, letters - at));
        return letters;
    }
    add(Kind::Operand, QString(number).replace(u',', QLatin1String("{,}")), number);
    return end;
}

qsizetype Level::readWord(const QString& richText, qsizetype at)
{
    qsizetype end = at;
    while (end < richText.size() && isLetter(richText[end]))
        ++end;
    const QString word = richText.mid(at, end - at);
    const QChar before = at == 0 ? QChar(u' ') : richText[at - 1];
    const bool opens = !m_tokens.empty() && m_tokens.last().kind == Kind::Open;
    if (word == QLatin1String("mod") && opens) {
        m_tokens.last().mathematics.prepend(QStringLiteral("\\quad "));
        add(Kind::Joint, QStringLiteral("\\text{mod }"), word);
    } else if (word == QLatin1String("mod")) {
        add(Kind::Joint, QStringLiteral(" \\bmod "), word);
    } else if (word == QLatin1String("mex") && end < richText.size() && (richText[end] == u'{' || richText[end] == u'(')) {
        add(Kind::Operand, QStringLiteral("\\operatorname{mex}"), word);
    } else if (word.size() == 1 && before != u'\'' && before != u'’') {
        add(Kind::Operand, word, word, standsForNumber(word, before, richText.mid(end, 2)));
    } else {
        add(Kind::Text, {}, word);
    }
    return end;
}

/// "a" may be the article, and capitals name outcomes.
bool Level::standsForNumber(const QString& letter, QChar before, const QString& after) const
{
    if (letter[0].isUpper() || isDigit(before) || after.startsWith(u'-'))
        return false;
    static const QString marks = QStringLiteral(".,;:)");
    return m_chinese || letter != QLatin1String("a") || after.isEmpty() || marks.contains(after[0]);
}

}  // namespace

QString latex(const QString& richText)
{
    return Level(richText, isChinese(richText)).text();
}

QString latexMathematics(const QString& richText)
{
    const Level level(richText, isChinese(richText));
    return level.isFormula() ? level.mathematics() : QStringLiteral("\\text{%1}").arg(level.text());
}

QString latexCode(const QString& text)
{
    QString code;
    for (const QChar character : text) {
        const Sign sign = signOf(character);
        code += sign.text;
        if (character == u',' || character == u':')
            code += QStringLiteral("\\allowbreak ");
    }
    return QStringLiteral("\\texttt{%1}").arg(code);
}

}  // namespace nimstone::exports
