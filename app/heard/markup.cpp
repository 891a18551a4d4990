#include "app/heard/markup.h"

#include <QVariant>

#include "app/wording/markup.h"
#include "app/wording/rich_text.h"
#include "app/wording/unbroken.h"

namespace nimstone {

int Markup::format(const QString& text)
{
    // The value of QQuickText::StyledText: it is faster than rich text, but does not support subscripts.
    constexpr int styledText = 4;
    switch (wording::markupOf(text)) {
    case wording::MarkupKind::Light: return styledText;
    case wording::MarkupKind::Full: return Qt::RichText;
    case wording::MarkupKind::Plain: break;
    }
    if (wording::isMixed(text))
        qWarning("A text is half markup and half plain: %s", qPrintable(text));
    return Qt::PlainText;
}

void Markup::preventFormulaBreaks(QObject* text)
{
    constexpr int noWrap = 0;  // Text.NoWrap
    const int format = text->property("textFormat").toInt();
    if (text->property("wrapMode").toInt() == noWrap || format == Qt::MarkdownText)
        return;
    const QString words = text->property("text").toString();
    // textFormat may still have the value for the previous text, so the format of the new text is determined here.
    const bool isPlain = format == Qt::PlainText || wording::markupOf(words) == wording::MarkupKind::Plain;
    const QString kept = wording::withNoBreakSpaces(words, isPlain ? wording::TextForm::Plain : wording::TextForm::Rich);
    if (kept != words)
        text->setProperty("text", kept);
}

QString Markup::part(const QString& text)
{
    return wording::asMarkup(text);
}

QString Markup::bold(const QString& text)
{
    return QStringLiteral("<b>%1</b>").arg(part(text));
}

QString Markup::plain(const QString& sentence)
{
    return wording::plain(sentence);
}

}  // namespace nimstone
