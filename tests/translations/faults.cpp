#include "tests/translations/faults.h"

#include <QRegularExpression>

#include <array>

namespace nimstone::tests {

namespace {

QStringList found(const QString& text, const QRegularExpression& pattern)
{
    QStringList all;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        all << matches.next().captured();
    all.sort();
    return all;
}

QStringList placeholders(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?([1-9][0-9]?|n)"));
    QStringList all = found(text, placeholder);
    all.removeDuplicates();
    return all;
}

QStringList markup(const QString& text)
{
    static const QRegularExpression tagOrEntity(QStringLiteral("</?[a-z]+>|&[a-z]+;"));
    return found(text, tagOrEntity);
}

/// Returns the number of line ends at the start and at the end of the text.
QPair<qsizetype, qsizetype> lineEnds(const QString& text)
{
    static const QRegularExpression first(QStringLiteral("^\n*"));
    static const QRegularExpression last(QStringLiteral("\n*$"));
    return {first.match(text).capturedLength(), last.match(text).capturedLength()};
}

void compare(QStringList& faults, const QString& what, const QStringList& source, const QStringList& translation)
{
    if (source != translation) {
        faults << QStringLiteral("the source has the %1 [%2], but the translation has [%3]")
                      .arg(what, source.join(QLatin1Char(' ')), translation.join(QLatin1Char(' ')));
    }
}

}  // namespace

QStringList incompleteness(const Message& message, int pluralForms)
{
    QStringList faults;
    if (!message.state.isEmpty())
        faults << QStringLiteral("the translation is marked as ") + message.state;
    const int forms = message.isPlural ? pluralForms : 1;
    if (message.translations.size() != forms)
        faults << QStringLiteral("the number of plural forms of the translation is %1, but it must be %2").arg(message.translations.size()).arg(forms);
    for (const QString& translation : message.translations) {
        if (translation.trimmed().isEmpty())
            faults << QStringLiteral("the translation is empty");
    }
    return faults;
}

QStringList unfaithfulParts(const Message& message, int pluralForms)
{
    QStringList faults;
    const QStringList wanted = placeholders(message.source);
    for (qsizetype form = 0; form < message.translations.size(); ++form) {
        const QString& translation = message.translations[form];
        QStringList given = placeholders(translation);
        const bool isSingular = message.isPlural && pluralForms > 1 && form == 0;
        if (isSingular && wanted.contains(QStringLiteral("%n")) && !given.contains(QStringLiteral("%n"))) {
            given << QStringLiteral("%n");
            given.sort();
        }
        compare(faults, QStringLiteral("placeholders"), wanted, given);
        compare(faults, QStringLiteral("tags and entities"), markup(message.source), markup(translation));
        if (lineEnds(message.source) != lineEnds(translation))
            faults << QStringLiteral("the translation begins or ends with more or fewer line breaks than the source");
    }
    return faults;
}

QStringList foreignPunctuation(const QString& text)
{
    static const QString chinese = QStringLiteral("[\\x{3400}-\\x{9fff}]");
    static const QString fullWidth = QStringLiteral("[，。：；？！（）、]");
    static const std::array patterns{
        QRegularExpression(QStringLiteral("%1( *[,.:;?!)]|\\()").arg(chinese)), QRegularExpression(QStringLiteral("([,:;?!(] *|\\))%1").arg(chinese)),
        QRegularExpression(QStringLiteral("%1 +| +%1").arg(fullWidth)),
        // A placeholder for a Chinese name has no blank beside it; a placeholder for a number has one on each side.
        QRegularExpression(QStringLiteral("%1 %[1-9]%1").arg(chinese)), QRegularExpression(QStringLiteral("%1%[1-9] %1").arg(chinese))};
    const QString seen = withoutMarkup(text);
    QStringList faults;
    for (const QRegularExpression& pattern : patterns) {
        for (auto matches = pattern.globalMatch(seen); matches.hasNext();)
            faults << QStringLiteral("\"%1\"").arg(matches.next().captured());
    }
    return faults;
}

QString withoutMarkup(const QString& text)
{
    static const QRegularExpression tags(QStringLiteral("</?[a-z]+>"));
    return QString(text)
        .remove(tags)
        .replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

}  // namespace nimstone::tests
