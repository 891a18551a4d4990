#include "app/export/markup.h"

#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

using wording::Span;

QString escaped(const QString& sign)
{
    static const QString special = QStringLiteral("\\`*_[]#|~");
    return special.contains(sign) ? QLatin1Char('\\') + sign : sign == u"\"" ? sign : sign.toHtmlEscaped();
}

QString markdownOf(const wording::RichText& text)
{
    QString result;
    for (const Span& span : text) {
        const QString inside = markdownOf(span.inside);
        switch (span.kind) {
        case Span::Kind::Bold: result += QStringLiteral("**%1**").arg(inside); break;
        case Span::Kind::Italic: result += QStringLiteral("*%1*").arg(inside); break;
        case Span::Kind::Below: result += QStringLiteral("<sub>%1</sub>").arg(inside); break;
        case Span::Kind::Above: result += QStringLiteral("<sup>%1</sup>").arg(inside); break;
        case Span::Kind::Mathematics: result += inside; break;
        case Span::Kind::Sign: result += escaped(span.text); break;
        case Span::Kind::Word:
        case Span::Kind::Number: result += span.text; break;
        }
    }
    return result;
}

}  // namespace

QString markdown(const QString& richText) { return markdownOf(wording::parseRichText(richText)); }

}  // namespace nimstone::exports
