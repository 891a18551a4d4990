#include "app/start/options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/shell.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/contest/problem.h"
#include "core/learn/path.h"
#include "core/sum/sum_notation.h"
#include "translations/catalogue.h"

namespace nimstone {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

/// The scheme of the links that desktops open with this program: nimstone:hdu-1527, nimstone:nim:3,4,5.
const QLatin1String linkScheme("nimstone:");

QString quoted(const QStringList& names)
{
    return names.join(QLatin1String(", "));
}

/// Returns true if an argument that is not a position is probably the name of a file.
bool namesFile(const QString& argument)
{
    const QString ending = QFileInfo(argument).suffix().toLower();
    return QFileInfo::exists(argument) || argument.contains(QLatin1Char('/')) || ending == QLatin1String("nimgame")
        || ending == QLatin1String("json");
}

/// Returns the absolute path of the file that an argument names: a file URL, which a desktop passes, or a path relative
/// to the current folder.
QString pathGiven(const QString& argument)
{
    const QUrl address(argument);
    return QFileInfo(address.isLocalFile() ? address.toLocalFile() : argument).absoluteFilePath();
}

}  // namespace

QString requestedLanguage(const QStringList& arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments[i].startsWith(QLatin1String("--lang=")))
            return arguments[i].mid(7);
        if (arguments[i] == QLatin1String("--lang") && i + 1 < arguments.size())
            return arguments[i + 1];
    }
    return {};
}

tl::expected<Options, OptionsAnswer> readOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Texts::tr("Nimstone teaches the theory of impartial games."));
    parser.addPositionalArgument(QStringLiteral("position"),
                                 Texts::tr("The position to open, such as nim:3,4,5; a contest problem, such as hdu-1527; or a file: "
                                           "a saved game, an exercise set, or exported answers"),
                                 QStringLiteral("[POSITION|PROBLEM|FILE]"));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, Texts::tr("Shows this help"));
    const QCommandLineOption version(QStringLiteral("version"), Texts::tr("Shows the version"));
    const QCommandLineOption page(QStringLiteral("page"), Texts::tr("The page to open first: %1").arg(quoted(Shell::pageNames())),
                                  QStringLiteral("NAME"));
    const QCommandLineOption language(QStringLiteral("lang"),
                                      Texts::tr("The language of this run: %1").arg(quoted(languages())),
                                      QStringLiteral("LANG"));
    const QStringList themes{QStringLiteral("light"), QStringLiteral("dark")};
    const QCommandLineOption theme(QStringLiteral("theme"), Texts::tr("The theme of this run: %1").arg(quoted(themes)),
                                   QStringLiteral("THEME"));
    QStringList lessons;
    for (const std::string_view name : learn::lessonNames)
        lessons << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    const QCommandLineOption lesson(QStringLiteral("lesson"), Texts::tr("The lesson to open on the page learn, such as lemma-2"),
                                    QStringLiteral("NAME"));
    QCommandLineOption quit(QStringLiteral("quit-after-first-frame"));
    quit.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({help, version, page, lesson, language, theme, quit});

    const auto wrong = [](const QString& text) { return tl::unexpected(OptionsAnswer{wording::printable(text) + QLatin1Char('\n'), 2}); };
    if (!parser.parse(arguments))
        return wrong(parser.errorText());
    if (parser.isSet(help))
        return tl::unexpected(OptionsAnswer{parser.helpText(), 0});
    if (parser.isSet(version))
        return tl::unexpected(OptionsAnswer{QStringLiteral("nimstone " NIMSTONE_VERSION "\n"), 0});

    for (const auto& [option, known] : {std::pair{page, Shell::pageNames()}, {lesson, lessons}, {language, languages()}, {theme, themes}}) {
        if (parser.isSet(option) && !known.contains(parser.value(option))) {
            return wrong(Texts::tr("--%1: expected one of %3, found '%2'")
                             .arg(option.names().first(), parser.value(option), quoted(known)));
        }
    }
    if (parser.positionalArguments().size() > 1)
        return wrong(Texts::tr("expected nothing more, found '%1'").arg(parser.positionalArguments()[1]));

    Options options;
    options.page = parser.value(page);
    if (parser.isSet(lesson)) {
        options.link = QStringLiteral("lesson:") + parser.value(lesson);
        options.page = QStringLiteral("learn");
    }
    const QString opened = parser.positionalArguments().value(0);
    if (!opened.isEmpty()) {
        const QString linked = opened.startsWith(linkScheme) ? opened.mid(linkScheme.size()) : opened;
        const std::string written = linked.toStdString();
        const contest::Problem* problem = contest::problemNamed(written);
        const bool onBoard = options.page.isEmpty() || options.page == QLatin1String("play") || options.page == QLatin1String("prove")
            || options.page == QLatin1String("explore");
        const auto any = parseSum(written);
        // The other pages accept only positions of Nim, but the notation has several names for Nim.
        const bool fits = onBoard || (any && any->only<Nim>());
        const auto nim = fits ? tl::expected<Position, NotationError>() : parsePosition(written);
        if (problem) {
            options.link = QStringLiteral("problem:") + QString::fromUtf8(problem->name);
            options.page = QStringLiteral("contest");
        } else if (!any && namesFile(opened)) {
            const QString path = pathGiven(opened);
            const auto where = pageForFile(path);
            if (!where)
                return wrong(where.error());
            options.file = QUrl::fromLocalFile(path);
        } else if (!any || !nim) {
            const NotationError& error = onBoard ? any.error() : nim.error();
            return wrong(QStringLiteral("argument:1:%1: %2").arg(QString::number(error.column), wording::plain(wording::sentence(error))));
        } else {
            options.position = linked;
        }
    }
    options.language = parser.value(language);
    options.theme = parser.value(theme);
    options.quitAfterFirstFrame = parser.isSet(quit);
    return options;
}

}  // namespace nimstone
