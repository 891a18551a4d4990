#include "app/wording/quotation.h"

#include <QList>

namespace nimstone::wording {

namespace {

QString shown(char32_t character)
{
    switch (character) {
    case U'<': return QStringLiteral("&lt;");
    case U'>': return QStringLiteral("&gt;");
    case U'&': return QStringLiteral("&amp;");
    default: break;
    }
    if (QChar::isPrint(character) && (character == U' ' || !QChar::isSpace(character)))
        return QString::fromUcs4(&character, 1);
    return QStringLiteral("&lt;U+%1&gt;").arg(QStringLiteral("%1").arg(static_cast<uint>(character), 4, 16, QLatin1Char('0')).toUpper());
}

}  // namespace

QString quotable(std::string_view text)
{
    QString result;
    for (const uint character : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4())
        result += shown(character);
    return result;
}

}  // namespace nimstone::wording
