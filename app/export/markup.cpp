#include "app/export/markup.h"

#include <QRegularExpression>

namespace nimstone::exports {

namespace {

/// Walks over rich text: a tag, an entity (as its character) or a character at a time.
template <class OnTag, class OnCharacter>
void walk(const QString& richText, OnTag onTag, OnCharacter onCharacter)
{
    for (qsizetype at = 0; at < richText.size();) {
        const QChar character = richText[at];
        if (character == u'<') {
            const qsizetype end = richText.indexOf(u'>', at);
            onTag(richText.mid(at + 1, end - at - 1));
            at = end + 1;
        } else if (character == u'&') {
            const qsizetype end = richText.indexOf(u';', at);
            const QString entity = richText.mid(at + 1, end - at - 1);
            onCharacter(entity == QLatin1String("lt") ? u'<' : entity == QLatin1String("gt") ? u'>' : u'&');
            at = end + 1;
        } else {
            onCharacter(character);
            ++at;
        }
    }
}

}  // namespace

bool isChinese(const QString& text)
{
    static const QRegularExpression han(QStringLiteral("[\\x{4E00}-\\x{9FFF}]"));
    return text.contains(han);
}

QString markdown(const QString& richText)
{
    static const QString special = QStringLiteral("\\`*_[]#|~");
    QString text;
    walk(
        richText,
        [&text](const QString& tag) {
            const QString name = tag.startsWith(u'/') ? tag.mid(1) : tag;
            text += name == QLatin1String("b")  ? QStringLiteral("**")
                : name == QLatin1String("i")    ? QStringLiteral("*")
                                                : QStringLiteral("<%1>").arg(tag);
        },
        [&text](QChar character) {
            if (special.contains(character))
                text += QLatin1Char('\\');
            text += QString(character).toHtmlEscaped();
        });
    return text.replace(QLatin1String("&quot;"), QLatin1String("\""));
}

}  // namespace nimstone::exports
