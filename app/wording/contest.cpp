#include "app/wording/contest.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

#include "core/contest/site.h"
#include "core/sum/sum_notation.h"
#include "translations/contest_texts.h"

namespace nimstone::wording {

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes);
}

/// Converts powers and indices, such as 10^9, 2^j, x_i, into superscripts and subscripts.
QString inFormulas(QString escaped)
{
    static const QRegularExpression power(QStringLiteral("\\^(\\d+|[a-z])"));
    static const QRegularExpression index(QStringLiteral("(?<=[A-Za-z])_(\\w)"));
    return escaped.replace(power, QStringLiteral("<sup>\\1</sup>")).replace(index, QStringLiteral("<sub>\\1</sub>"));
}

bool isPosition(const QString& code)
{
    return code.contains(QLatin1Char(':')) && parseSum(code.toStdString()).has_value();
}

/// Converts a paragraph of Markdown into rich text. The only supported markup is code in backquotes.
QString richLine(const QString& markdown)
{
    QString rich;
    bool code = false;
    for (const QString& part : markdown.split(QLatin1Char('`'))) {
        if (!code)
            rich += inFormulas(part.toHtmlEscaped());
        else if (isPosition(part))
            rich += QStringLiteral("<a href=\"position:%1\">%1</a>").arg(part.toHtmlEscaped());
        else
            rich += QStringLiteral("<code>%1</code>").arg(part.toHtmlEscaped());
        code = !code;
    }
    return rich;
}

/// Splits a section into paragraphs and list items. Each paragraph and each list item becomes one line, without the bullet of the item.
QStringList markdownBlocks(const QString& section)
{
    static const QRegularExpression item(QStringLiteral("^(- |\\d+\\. )"));
    QStringList all;
    bool open = false;
    for (QString line : section.split(QLatin1Char('\n'))) {
        const bool begins = line.contains(item);
        line = line.remove(item).trimmed();
        if (line.isEmpty()) {
            open = false;
        } else if (open && !begins) {
            all.last() += QLatin1Char(' ') + line;
        } else {
            all << line;
            open = true;
        }
    }
    return all;
}

QString richParagraphs(const QString& section)
{
    QStringList rich;
    for (const QString& block : markdownBlocks(section))
        rich << richLine(block);
    return rich.join(QStringLiteral("<br><br>"));
}

/// Parses a pitfall of the form "`name`: text", or only "text".
ContestPitfall pitfall(const QString& block)
{
    static const QRegularExpression named(QStringLiteral("^`([a-z0-9-]+)`\\s*[:：]\\s*(.*)$"));
    const auto match = named.match(block);
    return match.hasMatch() ? ContestPitfall{match.captured(1), richLine(match.captured(2))} : ContestPitfall{{}, richLine(block)};
}

enum class Section { Task, Input, Output, Idea, Theorem, Code, Pitfalls };

std::optional<Section> sectionHeaded(const QString& heading)
{
    static const QHash<QString, Section> sections{
        {QStringLiteral("Task"), Section::Task},         {QStringLiteral("题意"), Section::Task},
        {QStringLiteral("Input"), Section::Input},       {QStringLiteral("输入"), Section::Input},
        {QStringLiteral("Output"), Section::Output},     {QStringLiteral("输出"), Section::Output},
        {QStringLiteral("Idea"), Section::Idea},         {QStringLiteral("思路"), Section::Idea},
        {QStringLiteral("Theorem"), Section::Theorem},   {QStringLiteral("依据"), Section::Theorem},
        {QStringLiteral("Code"), Section::Code},         {QStringLiteral("代码"), Section::Code},
        {QStringLiteral("Pitfalls"), Section::Pitfalls}, {QStringLiteral("易错点"), Section::Pitfalls}};
    const auto found = sections.find(heading);
    return found == sections.end() ? std::nullopt : std::optional(*found);
}

void fill(ContestSections& sections, Section section, const QString& markdown)
{
    switch (section) {
    case Section::Task: sections.task = richParagraphs(markdown); break;
    case Section::Input: sections.input = richParagraphs(markdown); break;
    case Section::Output: sections.output = richParagraphs(markdown); break;
    case Section::Idea: sections.idea = richParagraphs(markdown); break;
    case Section::Theorem: sections.theorem = richParagraphs(markdown); break;
    case Section::Code:
        for (const QString& block : markdownBlocks(markdown))
            sections.notes << richLine(block);
        break;
    case Section::Pitfalls:
        for (const QString& block : markdownBlocks(markdown))
            sections.pitfalls.push_back(pitfall(block));
        break;
    }
}

const QRegularExpression& mark()
{
    static const QRegularExpression expression(QStringLiteral("\\s*(?://|#) (?:\\((\\d+)\\)|wrong)$"));
    return expression;
}

/// Returns the line as rich text, with colours for comments, strings, numbers, and keywords.
QString coloured(const QString& line)
{
    static const QRegularExpression token(QStringLiteral(
        "(?<comment>//.*$|(?<!\\S)#(?!include).*$)|(?<value>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|\\b\\d[\\d'.]*\\b)|"
        "(?<keyword>#include|\\b(?:auto|bool|break|case|char|class|const|constexpr|continue|def|do|double|elif|else|enum|false|for|from|"
        "if|import|in|int|is|lambda|long|namespace|not|or|and|return|short|signed|sizeof|static|struct|switch|template|true|typename|"
        "unsigned|using|void|while|with|yield|None|True|False|pass)\\b)"));
    QString rich;
    qsizetype at = 0;
    const auto plainText = [&line](qsizetype from, qsizetype to) { return line.mid(from, to - from).toHtmlEscaped(); };
    for (auto matches = token.globalMatch(line); matches.hasNext();) {
        const auto match = matches.next();
        rich += plainText(at, match.capturedStart());
        const bool comment = match.capturedLength(QStringLiteral("comment")) > 0;
        const bool value = match.capturedLength(QStringLiteral("value")) > 0;
        rich += QStringLiteral("<font color=\"@%1\">%2</font>")
                    .arg(QLatin1String(comment ? "comment" : value ? "value" : "keyword"), match.captured().toHtmlEscaped());
        at = match.capturedEnd();
    }
    rich += plainText(at, line.size());
    return rich;
}

int blanksBefore(const QString& line)
{
    const auto first = std::ranges::find_if(line, [](QChar character) { return character != QLatin1Char(' '); });
    return static_cast<int>(first - line.begin());
}

}  // namespace

ContestSections contestSections(const contest::Problem& problem, const QString& language)
{
    ContestSections sections;
    for (const QString& part : (QLatin1Char('\n') + contestTask(text(problem.name), language)).split(QStringLiteral("\n## "), Qt::SkipEmptyParts)) {
        if (const auto section = sectionHeaded(part.section(QLatin1Char('\n'), 0, 0).trimmed()))
            fill(sections, *section, part.section(QLatin1Char('\n'), 1));
    }
    return sections;
}

QString withoutLinks(QString richText)
{
    static const QRegularExpression tag(QStringLiteral("</?(a|code)[^>]*>"));
    return richText.remove(tag);
}

QString siteName(const contest::Problem& problem)
{
    // The names are in the order of `contest::Site`.
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("nimstone::wording::Sites", "AtCoder"),  QT_TRANSLATE_NOOP("nimstone::wording::Sites", "CSES"),
        QT_TRANSLATE_NOOP("nimstone::wording::Sites", "HDU"),      QT_TRANSLATE_NOOP("nimstone::wording::Sites", "LeetCode"),
        QT_TRANSLATE_NOOP("nimstone::wording::Sites", "Luogu"),    QT_TRANSLATE_NOOP("nimstone::wording::Sites", "Nowcoder"),
        QT_TRANSLATE_NOOP("nimstone::wording::Sites", "POJ"),      QT_TRANSLATE_NOOP("nimstone::wording::Sites", "Sicily"),
        QT_TRANSLATE_NOOP("nimstone::wording::Sites", "UVa")};
    return QCoreApplication::translate("nimstone::wording::Sites", names[static_cast<std::size_t>(contest::siteOf(problem))]);
}

QString problemLabel(const contest::Problem& problem)
{
    return siteName(problem) + QLatin1Char(' ') + text(problem.name).section(QLatin1Char('-'), 1).toUpper();
}

QString problemTitle(const contest::Problem& problem, const QString& language)
{
    const bool chinese = language == QLatin1String("zh_CN") && !problem.chineseTitle.empty();
    return text(chinese ? problem.chineseTitle : problem.title);
}

QString limitsText(const contest::Problem& problem)
{
    return inFormulas(text(problem.limits).toHtmlEscaped());
}

std::vector<CodeLine> codeLines(const QString& program)
{
    std::vector<CodeLine> lines;
    for (const QString& line : program.trimmed().split(QLatin1Char('\n'))) {
        const auto marked = mark().match(line);
        const QString plain = marked.hasMatch() ? line.left(marked.capturedStart()) : line;
        const int indent = blanksBefore(plain);
        lines.push_back({plain, indent, coloured(plain.mid(indent)), marked.captured(1).toInt(), marked.hasMatch() && marked.captured(1).isEmpty()});
    }
    return lines;
}

QString withoutMarks(const QString& program)
{
    QString code;
    for (const CodeLine& line : codeLines(program))
        code += line.plain + QLatin1Char('\n');
    return code;
}

}  // namespace nimstone::wording
