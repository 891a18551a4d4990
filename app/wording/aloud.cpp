#include "app/wording/aloud.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "app/wording/rich_text.h"

namespace nimstone::wording {

namespace {

using Kind = Span::Kind;

struct Aloud {
    Q_DECLARE_TR_FUNCTIONS(Aloud)
};

/// True if the text contains a character that may have to be replaced by words. Most texts contain no such character.
bool needsWords(const QString& text)
{
    static const QString signs = QStringLiteral("<>&=⊕≠≤≥≡≈→⇔−×·∈φ∞∑√²³…■₀₁₂₃₄₅₆₇₈₉");
    return std::ranges::any_of(text, [](QChar character) { return signs.contains(character); });
}

/// Returns the words for a sign that is read in the same way inside and outside formulas; empty for any other sign.
QString wordOf(QChar sign)
{
    switch (sign.unicode()) {
    //: For a screen reader: the sign =
    case u'=': return Aloud::tr("equals");
    //: For a screen reader: the sign <
    case u'<': return Aloud::tr("is less than");
    //: For a screen reader: the sign >
    case u'>': return Aloud::tr("is greater than");
    //: For a screen reader: the sign ⊕
    case u'⊕': return Aloud::tr("xor");
    //: For a screen reader: the sign ≠
    case u'≠': return Aloud::tr("is not equal to");
    //: For a screen reader: the sign ≤
    case u'≤': return Aloud::tr("is at most");
    //: For a screen reader: the sign ≥
    case u'≥': return Aloud::tr("is at least");
    //: For a screen reader: the sign ≡
    case u'≡': return Aloud::tr("is congruent to");
    //: For a screen reader: the sign ≈
    case u'≈': return Aloud::tr("is about");
    //: For a screen reader: the sign → between a position and the next position
    case u'→': return Aloud::tr("becomes");
    //: For a screen reader: the sign ⇔
    case u'⇔': return Aloud::tr("if and only if");
    //: For a screen reader: the sign ∈
    case u'∈': return Aloud::tr("is in");
    //: For a screen reader: the sign − between two numbers or before a number
    case u'−': return Aloud::tr("minus");
    //: For a screen reader: the sign ×
    case u'×': return Aloud::tr("times");
    //: For a screen reader: the letter φ
    case u'φ': return Aloud::tr("phi");
    //: For a screen reader: the sign ∞
    case u'∞': return Aloud::tr("infinity");
    //: For a screen reader: the sign ∑ before the terms of a sum
    case u'∑': return Aloud::tr("the sum of");
    //: For a screen reader: the sign √
    case u'√': return Aloud::tr("the square root of");
    //: For a screen reader: the exponent 2, as in "x squared"
    case u'²': return Aloud::tr("squared");
    //: For a screen reader: the exponent 3, as in "x cubed"
    case u'³': return Aloud::tr("cubed");
    default: return {};
    }
}

/// Returns the words that replace a sign only inside formulas; empty for any other sign.
QString wordInFormula(QChar sign)
{
    switch (sign.unicode()) {
    //: For a screen reader: the sign +
    case u'+': return Aloud::tr("plus");
    case u'-': return wordOf(u'−');
    case u'·': return wordOf(u'×');
    //: For a screen reader: the sign / between two numbers
    case u'/': return Aloud::tr("divided by");
    //: For a screen reader: the sign … between the first and the last number of a sequence
    case u'…': return Aloud::tr("and so on");
    default: return wordOf(sign);
    }
}

QString words(const RichText& text, bool inFormula);

/// Returns the words for an exponent, such as "squared" for 2. An index after a letter needs no words: it is simply read after the letter,
/// as in "x 1".
QString raised(const RichText& exponent)
{
    const QString inside = words(exponent, true).simplified();
    //: For a screen reader: the exponent %1 after a letter or a number
    return inside == QLatin1String("2") ? wordOf(u'²') : inside == QLatin1String("3") ? wordOf(u'³') : Aloud::tr("to the power of %1").arg(inside);
}

QString digitBelow(QChar sign)
{
    return sign >= u'₀' && sign <= u'₉' ? QString::number(sign.unicode() - u'₀') : QString();
}

QString words(const RichText& text, bool inFormula)
{
    QString said;
    bool equated = false;
    for (const Span& span : text) {
        const QChar sign = span.kind == Kind::Sign ? span.text.front() : QChar();
        const QString digit = digitBelow(sign);
        const QString word = inFormula ? wordInFormula(sign) : wordOf(sign);
        if (!digit.isEmpty())
            said += (said.endsWith(QLatin1Char(' ')) || said.isEmpty() || said.back().isDigit() ? digit : QLatin1Char(' ') + digit);
        else if (equated && (sign == u'<' || sign == u'>'))
            //: For a screen reader: the signs < and > after an equation, as in "s equals 8, less than 42"
            said += sign == u'<' ? Aloud::tr(", less than") + QLatin1Char(' ') : Aloud::tr(", greater than") + QLatin1Char(' ');
        else if (!word.isEmpty())
            said += QLatin1Char(' ') + word + QLatin1Char(' ');
        else if (span.kind == Kind::Below)
            said += QLatin1Char(' ') + words(span.inside, true);
        else if (span.kind == Kind::Above)
            said += QLatin1Char(' ') + raised(span.inside);
        else if (sign == u'■')
            continue;
        else if (sign == u'·')
            said += QLatin1Char(',');
        else if (span.kind == Kind::Word && inFormula && span.text == QLatin1String("mod"))
            //: For a screen reader: the word mod
            said += Aloud::tr("modulo");
        else
            said += span.text + words(span.inside, inFormula || span.kind == Kind::Mathematics);
        equated = equated || sign == u'=';
    }
    return said;
}

}  // namespace

QString spokenText(const QString& richText)
{
    if (!needsWords(richText))
        return richText;
    static const QRegularExpression silent(QStringLiteral("</?(a|code)\\b[^>]*>"));
    static const QRegularExpression unmarkedEnd(QStringLiteral("([^.!?:;,…。！？：；，>](?:</\\w+>)*)<br>"));
    QString heard = QString(richText).remove(silent);
    // Each line is spoken as a sentence, so a line without a punctuation mark at its end gets a full stop.
    const bool chinese = isChinese(richText);
    heard.replace(unmarkedEnd, chinese ? QStringLiteral("\\1。") : QStringLiteral("\\1. "));
    heard.replace(QStringLiteral("<br>"), chinese ? QString() : QStringLiteral(" "));
    heard.replace(QStringLiteral("&nbsp;"), QStringLiteral(" ")).replace(QChar(0xA0), u' ');
    QString said = words(parseRichText(heard), false).simplified();
    for (const char16_t mark : u",.;)，。")
        said.replace(QLatin1Char(' ') + QChar(mark), QChar(mark));
    return said;
}

}  // namespace nimstone::wording
