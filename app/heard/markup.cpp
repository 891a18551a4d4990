#include "app/heard/markup.h"

#include "app/wording/markup.h"
#include "app/wording/rich_text.h"

namespace nimstone {

int Markup::format(const QString& text)
{
    // As QQuickText::TextFormat has it: StyledText is light, but it knows no subscripts.
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
