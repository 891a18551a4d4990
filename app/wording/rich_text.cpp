#include "app/wording/rich_text.h"

#include <QRegularExpression>

namespace nimstone::wording {

namespace {

/// `digits` in the Unicode forms that start at `zero`, or an empty string where a character has no such form.
QString shifted(const QString& text, const QString& forms)
{
    static const QString plainForms = QStringLiteral("0123456789-+n");
    QString result;
    for (const QChar character : text) {
        const auto index = plainForms.indexOf(character);
        if (index < 0 || index >= forms.size())
            return {};
        result += forms.at(index);
    }
    return result;
}

QString replaced(const QString& text, const QString& tag, const QString& forms, QChar fallback)
{
    const QRegularExpression pattern(QStringLiteral("<%1>([^<]*)</%1>").arg(tag));
    QString result;
    qsizetype last = 0;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        result += QStringView(text).mid(last, match.capturedStart() - last);
        const QString inner = match.captured(1);
        const QString unicode = shifted(inner, forms);
        static const QRegularExpression joint(QStringLiteral("[^0-9A-Za-z]"));
        result += !unicode.isEmpty()       ? unicode
                  : inner.contains(joint) ? fallback + QStringLiteral("(%1)").arg(inner)
                                          : QString(fallback) + inner;
        last = match.capturedEnd();
    }
    result += QStringView(text).mid(last);
    return result;
}

}  // namespace

QString plain(const QString& richText)
{
    // Letters in italics stand within <sub> and <sup> too.
    static const QRegularExpression style(QStringLiteral("</?[bi]>"));
    QString text = richText;
    text.remove(style);
    text = replaced(text, QStringLiteral("sub"), QStringLiteral("₀₁₂₃₄₅₆₇₈₉₋₊ₙ"), QLatin1Char('_'));
    text = replaced(text, QStringLiteral("sup"), QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿ"), QLatin1Char('^'));
    static const QRegularExpression tags(QStringLiteral("</?[a-z]+>"));
    text.remove(tags);
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

QString closedDots(QString text)
{
    return text.replace(QStringLiteral(" · "), QStringLiteral("·"));
}

}  // namespace nimstone::wording
