#include "app/export/problem_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

#include "app/wording/contest.h"
#include "app/wording/games.h"
#include "app/wording/rich_text.h"
#include "core/sum/catalogue.h"
#include "translations/catalogue.h"
#include "translations/contest_texts.h"
#include "translations/spoken.h"

namespace nimstone::exports {

namespace {

QString text(std::string_view bytes)
{
    return QString::fromUtf8(bytes);
}

struct ProblemText {
    Q_DECLARE_TR_FUNCTIONS(nimstone::exports::ProblemText)
};

/// Returns the number of terminal columns that the line needs. A Chinese character needs two.
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

/// Returns the name of the problem's game, or an empty text if the problem is not about a single game of the catalogue.
QString gameOf(const contest::Problem& problem)
{
    const GameEntry* entry = gameNamed(problem.game.substr(0, problem.game.find_first_of("(:~")));
    return entry ? wording::gameName(*entry) : QString();
}

/// Returns every game of the catalogue that the problem is about.
std::vector<const GameEntry*> gamesOf(const contest::Problem& problem)
{
    std::vector<const GameEntry*> games;
    static const QRegularExpression word(QStringLiteral("[a-z-]+"));
    for (auto words = word.globalMatch(text(problem.game)); words.hasNext();) {
        if (const GameEntry* entry = gameNamed(words.next().captured().toStdString()))
            games.push_back(entry);
    }
    return games;
}

/// Returns the text in a normal form for comparison: without blanks and dashes, in lower case, in half-width forms, and
/// in simplified characters.
QString comparable(const QString& text)
{
    static const QRegularExpression leftOut(QStringLiteral("[\\s\\p{Pd}_]"));
    return inSimplifiedCharacters(text.normalized(QString::NormalizationForm_KC)).toCaseFolded().remove(leftOut);
}

/// Returns all names that a search can find for the problem, in the normal form for comparison. HDU 1527 is also found
/// as 杭电1527.
QStringList names(const contest::Problem& problem)
{
    QStringList all{text(problem.name), text(problem.title), text(problem.chineseTitle), text(problem.game)};
    const QString number = text(problem.name).section(QLatin1Char('-'), 1);
    const auto games = gamesOf(problem);
    for (const GameEntry* game : games) {
        for (const std::string_view name : namesOf(*game))
            all << text(name);
    }
    for (const QString& language : languages()) {
        const ScopedLanguage spoken(language);
        for (const QString& judge : wording::siteName(problem).split(QLatin1Char(' ')))
            all << judge + number;
        for (const GameEntry* game : games)
            all << wording::gameName(*game);
    }
    std::ranges::transform(all, all.begin(), comparable);
    return all;
}

QString row(const QStringList& cells, const std::vector<qsizetype>& widths)
{
    QString line;
    for (qsizetype column = 0; column + 1 < cells.size(); ++column)
        line += padded(cells[column], widths[static_cast<std::size_t>(column)] + 2);
    return line + cells.last() + QLatin1Char('\n');
}

}  // namespace

QString inSimplifiedCharacters(QString text)
{
    // Each traditional character is above its simplified form. The list has the characters in the names of games,
    // judges, and problems.
    constexpr std::u16string_view traditional = u"倫減凱動圍處學爾幣戲數樣歐沒電約給轉輸進連選階難題幾臺範遊烏龜";
    constexpr std::u16string_view simplified = u"伦减凯动围处学尔币戏数样欧没电约给转输进连选阶难题几台范游乌龟";
    static_assert(traditional.size() == simplified.size());
    for (QChar& character : text) {
        if (const auto at = traditional.find(character.unicode()); at != traditional.npos)
            character = QChar(simplified[at]);
    }
    return text;
}

std::vector<const contest::Problem*> problemsMeant(const QString& words)
{
    if (const contest::Problem* problem = contest::problemNamed(words.toStdString()))
        return {problem};
    std::vector<const contest::Problem*> meant;
    const QStringList wanted = words.simplified().split(QLatin1Char(' '));
    for (const contest::Problem& problem : contest::allProblems()) {
        const QStringList known = names(problem);
        const auto isKnown = [&known](const QString& word) {
            return std::ranges::any_of(known, [part = comparable(word)](const QString& name) { return name.contains(part); });
        };
        if (std::ranges::all_of(wanted, isKnown))
            meant.push_back(&problem);
    }
    return meant;
}

QString problemList(const std::vector<const contest::Problem*>& problems, const QString& language)
{
    const bool chinese = language == QLatin1String("zh_CN");
    QList<QStringList> rows;
    std::vector<qsizetype> widths(4);
    for (const contest::Problem* problem : problems) {
        QStringList cells{text(problem->name), wording::problemTitle(*problem, language), text(problem->game)};
        if (chinese) {
            cells.insert(1, wording::siteName(*problem));
            cells.insert(3, gameOf(*problem));
        }
        for (qsizetype column = 0; column + 1 < cells.size(); ++column) {
            qsizetype& most = widths[static_cast<std::size_t>(column)];
            most = std::max(most, width(cells[column]));
        }
        rows << cells;
    }
    QString lines;
    for (const QStringList& cells : rows)
        lines += row(cells, widths);
    return lines;
}

QString problemMarkdown(const contest::Problem& problem, const QString& language)
{
    QString document = QStringLiteral("# %1 — %2\n\n").arg(text(problem.name), wording::problemTitle(problem, language));
    //: %1 is the judge of a contest problem, such as HDU
    document += ProblemText::tr("Judge: %1").arg(wording::siteName(problem)) + QLatin1Char('\n');
    document += QLatin1Char('\n');
    //: %1 is a game in the notation, such as wythoff
    document += ProblemText::tr("Game: %1").arg(text(problem.game)) + QLatin1Char('\n');
    document += QLatin1Char('\n');
    //: %1 is a list of inequalities, such as the range of n
    document += (problem.limits.empty() ? ProblemText::tr("The judge states no limits.")
                                        : ProblemText::tr("Limits: %1").arg(text(problem.limits))) + QLatin1Char('\n');
    document += QLatin1Char('\n') + contestTask(text(problem.name), language);
    for (const ContestSample& sample : contestSamples(text(problem.name))) {
        document += QStringLiteral("\n## %1\n\n").arg(ProblemText::tr("Sample input")) + codeBlock(sample.input);
        document += QStringLiteral("\n## %1\n\n").arg(ProblemText::tr("Sample output")) + codeBlock(sample.output);
    }
    return document;
}

QString problemCode(const contest::Problem& problem, std::string_view programmingLanguage, const QString& language)
{
    const bool python = programmingLanguage == "python";
    const QString code = contestSolution(text(problem.name), python ? QStringLiteral(".py") : QStringLiteral(".cpp"));
    if (code.isEmpty())
        return {};
    QString document = code + QLatin1Char('\n');
    int number = 0;
    for (const QString& note : wording::contestSections(problem, language).notes)
        document += QStringLiteral("%1 (%2) %3\n").arg(python ? QStringLiteral("#") : QStringLiteral("//"), QString::number(++number),
                                                           wording::plain(wording::withoutLinks(note)));
    return document;
}

}  // namespace nimstone::exports
