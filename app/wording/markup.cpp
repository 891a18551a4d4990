#include "app/wording/markup.h"

#include <QRegularExpression>
#include <QStringList>

namespace nimstone::wording {

namespace {

/// Matches one tag that sentences may contain, or one HTML entity.
const QRegularExpression& piece()
{
    static const QRegularExpression expression(QStringLiteral(
        "<(?<open>b|i|sub|sup|code|(?:a|font)(?: [a-z]+=\"[^\"<>]*\")+)>|</(?<close>b|i|sub|sup|code|a|font)>|<br/?>|&(?:lt|gt|amp|nbsp|quot|#\\d+);"));
    return expression;
}

bool hasMarkupCharacters(QStringView text)
{
    return text.contains(u'<') || text.contains(u'&');
}

}  // namespace

MarkupKind markupOf(const QString& text)
{
    if (!hasMarkupCharacters(text))
        return MarkupKind::Light;
    QStringList open;
    bool raised = false;
    qsizetype at = 0;
    for (auto pieces = piece().globalMatch(text); pieces.hasNext();) {
        const QRegularExpressionMatch match = pieces.next();
        if (hasMarkupCharacters(QStringView(text).mid(at, match.capturedStart() - at)))
            return MarkupKind::Plain;
        at = match.capturedEnd();
        const QString close = match.captured(QStringLiteral("close"));
        if (const QString tag = match.captured(QStringLiteral("open")); !tag.isEmpty())
            open << tag.section(u' ', 0, 0);
        else if (!close.isEmpty() && (open.isEmpty() || open.takeLast() != close))
            return MarkupKind::Plain;
        raised = raised || close == QLatin1String("sub") || close == QLatin1String("sup");
    }
    if (!open.isEmpty() || hasMarkupCharacters(QStringView(text).mid(at)))
        return MarkupKind::Plain;
    return raised ? MarkupKind::Full : MarkupKind::Light;
}

bool isMixed(const QString& text)
{
    static const QRegularExpression closed(QStringLiteral("<(b|i|sub|sup|code)>.*</\\1>|&(?:lt|gt|amp|nbsp);"), QRegularExpression::DotMatchesEverythingOption);
    return markupOf(text) == MarkupKind::Plain && text.contains(closed);
}

QString asMarkup(const QString& text)
{
    return markupOf(text) == MarkupKind::Plain ? text.toHtmlEscaped() : text;
}

}  // namespace nimstone::wording
