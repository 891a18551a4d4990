#include "app/export/problem_text.h"

#include <QCoreApplication>

#include <algorithm>

#include "translations/contest_texts.h"

namespace nimstone::exports {

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(nimstone::exports::ProblemText)
};

/// How many columns of a terminal it takes: characters of Chinese take two.
qsizetype width(const QString& line)
{
    return line.size() + std::ranges::count_if(line, [](QChar character) { return character.unicode() >= 0x2E80; });
}

QString padded(const QString& line, qsizetype columns)
{
    return line + QString(std::max<qsizetype>(columns - width(line), 0), QLatin1Char(' '));
}

QString codeBlock(const QString& lines)
{
    return QStringLiteral("```\n%1```\n").arg(lines);
}

}  // namespace

QString problemTitle(const contest::Problem& problem, const QString& language)
{
    const bool chinese = language == QLatin1String("zh_CN") && !problem.chineseTitle.empty();
    return text(chinese ? problem.chineseTitle : problem.title);
}

QString problemList(const QString& language)
{
    qsizetype names = 0;
    qsizetype titles = 0;
    for (const contest::Problem& problem : contest::allProblems()) {
        names = std::max(names, width(text(problem.name)));
        titles = std::max(titles, width(problemTitle(problem, language)));
    }
    QString lines;
    for (const contest::Problem& problem : contest::allProblems())
        lines += padded(text(problem.name), names + 2) + padded(problemTitle(problem, language), titles + 2)
            + text(problem.game) + QLatin1Char('\n');
    return lines;
}

QString problemMarkdown(const contest::Problem& problem, const QString& language)
{
    QString document = QStringLiteral("# %1 — %2\n\n").arg(text(problem.name), problemTitle(problem, language));
    //: %1 is a game as it is written in a position: wythoff
    document += ProblemText::tr("Game: %1").arg(text(problem.game)) + QLatin1Char('\n');
    document += QLatin1Char('\n');
    //: %1 are inequalities
    document += (problem.limits.empty() ? ProblemText::tr("The judge states no limits.")
                                        : ProblemText::tr("Limits: %1").arg(text(problem.limits))) + QLatin1Char('\n');
    document += QLatin1Char('\n') + contestTask(text(problem.name), language);
    for (const ContestSample& sample : contestSamples(text(problem.name))) {
        document += QStringLiteral("\n## %1\n\n").arg(ProblemText::tr("Sample input")) + codeBlock(sample.input);
        document += QStringLiteral("\n## %1\n\n").arg(ProblemText::tr("Sample output")) + codeBlock(sample.output);
    }
    return document;
}

}  // namespace nimstone::exports
