#include "app/wording/learn/lessons.h"

#include <QHash>
#include <QRegularExpression>

#include <array>
#include <utility>

#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"
#include "translations/lesson_texts.h"
#include "translations/spoken.h"

namespace nimstone::wording {

namespace {

/// Returns the words of a position, or of a position and a move in it.
QString codeText(const QString& code)
{
    if (const auto position = parseSum(code.toStdString()))
        return QStringLiteral("<a href=\"play:%1\">%2</a>").arg(code.toHtmlEscaped(), positionPhrase(*position));
    if (const auto position = parseSum(code.section(QLatin1Char(' '), 0, -2).toStdString())) {
        const auto move = parseMove(code.section(QLatin1Char(' '), -1).toStdString(), *position);
        if (move && !position->check(*move))
            return eitherMovePhrase(*position, std::array{*move});
    }
    return QStringLiteral("<code>%1</code>").arg(code.toHtmlEscaped());
}

/// Returns the lines above the first block of a lesson in the current language: the title and the summary. They are read once, because
/// the path shows those of all lessons.
const QStringList& headOf(const QString& lesson)
{
    static QHash<QString, QStringList> heads;
    QStringList& head = heads[lesson + QLatin1Char('.') + spokenLanguage()];
    if (head.isEmpty())
        head = lessonFile(lesson, spokenLanguage()).section(QStringLiteral("\n:::"), 0, 0).split(QLatin1Char('\n'));
    return head;
}

}  // namespace

QString lessonTitle(const QString& lesson)
{
    // The first line is "# Title".
    return headOf(lesson).front().mid(2);
}

QString lessonSummary(const QString& lesson)
{
    return lessonText(headOf(lesson).mid(1).join(QLatin1Char('\n')).trimmed().toStdString());
}

QString linkToLesson(const std::string& lesson)
{
    const QString name = QString::fromStdString(lesson);
    return QStringLiteral("<a href=\"lesson:%1\">%2</a>").arg(name, lessonTitle(name).toHtmlEscaped());
}

QString lessonText(std::string_view markdown)
{
    static const std::pair<QRegularExpression, QString> marks[]{
        {QRegularExpression(QStringLiteral("\\{[a-z](?:[^{}]|\\{[^{}]*\\})* = ([^{}]*)\\}")), QStringLiteral("\\1")},
        {QRegularExpression(QStringLiteral("(^|\\n)\\* ")), QStringLiteral("\\1• ")},
        {QRegularExpression(QStringLiteral("\\*\\*([^*]+)\\*\\*")), QStringLiteral("<b>\\1</b>")},
        {QRegularExpression(QStringLiteral("\\*([^*\\s][^*]*)\\*")), QStringLiteral("<i>\\1</i>")},
        {QRegularExpression(QStringLiteral("\\[([^\\]]+)\\]\\(([^)]+)\\)")), QStringLiteral("<a href=\"\\2\">\\1</a>")},
    };
    QString rich;
    bool code = false;
    // Only every second part is code, because backquotes stand in pairs.
    for (const QString& part : QString::fromUtf8(markdown).split(QLatin1Char('`'))) {
        rich += code ? codeText(part) : part.toHtmlEscaped();
        code = !code;
    }
    for (const auto& [mark, replacement] : marks)
        rich.replace(mark, replacement);
    return rich.replace(QStringLiteral("\n•"), QStringLiteral("<br>•")).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

}  // namespace nimstone::wording
