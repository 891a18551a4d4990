#include "app/wording/quotation.h"

#include <QList>

namespace nimstone::wording {

namespace {

bool canBeSeen(uint character)
{
    return QChar::isPrint(character) && (character == U' ' || !QChar::isSpace(character));
}

QString spelledOut(uint character)
{
    return QStringLiteral("<U+%1>").arg(QStringLiteral("%1").arg(character, 4, 16, QLatin1Char('0')).toUpper());
}

}  // namespace

QString printable(const QString& text)
{
    QString result;
    for (const uint character : text.toUcs4()) {
        const char32_t one = character;
        result += canBeSeen(character) ? QString::fromUcs4(&one, 1) : spelledOut(character);
    }
    return result;
}

QString quotedRichText(std::string_view text)
{
    return printable(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).toHtmlEscaped().replace(QLatin1String("&quot;"), QLatin1String("\""));
}

}  // namespace nimstone::wording
