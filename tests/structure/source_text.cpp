#include "tests/structure/source_text.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace nimstone::tests {

namespace {

/// Matches a whole comment, string, or character. An apostrophe between digits is none of these.
const QRegularExpression& commentOrString()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"re((?<comment>//[^\n]*|/\*.*?\*/))re"
                       R"re(|(?<string>R"(?<mark>[^()\s]*)\(.*?\)\k<mark>"|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)re"
                       R"re(|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])*'))re"),
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

QString blanked(QStringView text)
{
    QString blank = text.toString();
    for (QChar& character : blank) {
        if (character != u'\n')
            character = u' ';
    }
    return blank;
}

/// True for programs that people read or that are judged. Each program is complete by itself, and the rules do not
/// apply to it.
bool isShown(const QString& path)
{
    static const QStringList folders{QStringLiteral("core/contest/solutions/"), QStringLiteral("core/contest/wrong/"),
                                     QStringLiteral("tests/judge/programs/"), QStringLiteral("tests/judge/accepted/"),
                                     QStringLiteral("tests/judge/strangers/")};
    return std::ranges::any_of(folders, [&path](const QString& folder) { return path.startsWith(folder); });
}

}  // namespace

QString Source::folder() const { return path.left(std::max<qsizetype>(path.lastIndexOf(u'/'), 0)); }

QString Source::suffix() const { return path.mid(path.lastIndexOf(u'.') + 1); }

QString projectFile(const QString& path)
{
    QFile file(projectRoot + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Source> sourcesOf(const QString& root)
{
    QList<Source> sources;
    for (const char* part : {"core", "app", "qml", "translations", "tests", "examples"}) {
        QDirIterator files(root + u'/' + QLatin1String(part),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.qml"),
                            QStringLiteral("*.js"), QStringLiteral("*.mjs")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!isShown(file.fileName().mid(root.size() + 1)) && file.open(QIODevice::ReadOnly))
                sources.append({file.fileName().mid(root.size() + 1), QString::fromUtf8(file.readAll())});
        }
    }
    std::ranges::sort(sources, {}, &Source::path);
    return sources;
}

QList<Reference> references(const Source& source)
{
    static const QRegularExpression include(QStringLiteral(R"re(^\s*#\s*include\s*(?:"([^"]+)"|(<[^>]+>)))re"));
    static const QRegularExpression import(QStringLiteral(R"re(^\s*\.?import\s+("[^"]+"|[\w.]+))re"));
    const bool isCpp = source.suffix() == u"cpp" || source.suffix() == u"h";
    QList<Reference> result;
    const QStringList lines = code(source.text, Strings::Keep).split(u'\n');
    for (int line = 0; line < lines.size(); ++line) {
        const auto match = (isCpp ? include : import).match(lines[line]);
        if (!match.hasMatch())
            continue;
        if (!isCpp)
            result.append({Reference::Kind::Import, match.captured(1), line + 1});
        else if (match.hasCaptured(2))
            result.append({Reference::Kind::SystemInclude, match.captured(2), line + 1});
        else
            result.append({Reference::Kind::ProjectInclude, match.captured(1), line + 1});
    }
    return result;
}

QString code(const QString& text, Strings strings)
{
    QString result;
    qsizetype end = 0;
    auto matches = commentOrString().globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const bool keep = match.hasCaptured(u"string") && strings == Strings::Keep;
        result += QStringView(text).mid(end, match.capturedStart() - end);
        result += keep ? match.captured() : blanked(match.capturedView());
        end = match.capturedEnd();
    }
    result += QStringView(text).mid(end);
    return result;
}

}  // namespace nimstone::tests
