// Checks that tools/where.txt, which `./dev where` prints, is true: each file that it names exists, a file that lists all
// games (theorems, skills, …) names each of them, and no other file names nearly all of them.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "tests/program.h"
#include "tests/structure/source_text.h"

using namespace nimstone::tests;

namespace {

struct Row {
    QString kind;
    QString how;
    QString path;
    QString what;
};

QList<Row> table()
{
    static const QRegularExpression line(QStringLiteral("^(\\w+) (\\w+) (\\S+) (\\S.*)$"));
    QList<Row> rows;
    for (const QString& text : projectFile(QStringLiteral("tools/where.txt")).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (text.startsWith(QLatin1Char('#')))
            continue;
        const auto match = line.match(text);
        rows.append({match.captured(1), match.captured(2), match.captured(3), match.captured(4)});
    }
    return rows;
}

/// Returns the paths, from the root, of all text files of the project that people edit.
const QStringList& files()
{
    static const QStringList all = [] {
        static const QRegularExpression skipped(QStringLiteral("^(build|\\.)"));
        static const QRegularExpression text(QStringLiteral("(\\.(cpp|h|qml|py|json|md|txt|ts|svg|png|webp|xml|cff|in|out|[1-9])|/[^/.]+)$"));
        QStringList found;
        QDirIterator entries(projectRoot, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            const QString path = QDir(projectRoot).relativeFilePath(entries.next());
            if (!path.contains(skipped) && path.contains(text))
                found << path;
        }
        return found;
    }();
    return all;
}

const QString& kept(const QString& path)
{
    static QHash<QString, QString> texts;
    auto text = texts.find(path);
    if (text == texts.end())
        text = texts.insert(path, projectFile(path));
    return *text;
}

/// Returns the files that match a pattern of the table. A * stands for any part of a name, but not for a slash.
QStringList matching(const QString& pattern)
{
    return files().filter(QRegularExpression(QRegularExpression::wildcardToRegularExpression(pattern)));
}

/// Returns the names inside the first match of `list` in a file, such as the members of a variant or an enumeration.
QStringList namesIn(const QString& path, const QString& list)
{
    QString text = projectFile(path);
    text.remove(QRegularExpression(QStringLiteral("//[^\n]*")));
    const QString names = QRegularExpression(list, QRegularExpression::DotMatchesEverythingOption).match(text).captured(1);
    return names.split(QRegularExpression(QStringLiteral("[\\s,]+")), Qt::SkipEmptyParts);
}

QStringList namesOf(const QString& kind)
{
    if (kind == QLatin1String("game"))
        return namesIn(QStringLiteral("core/sum/catalogue.h"), QStringLiteral("AnyGame = std::variant<(.*?)>"));
    if (kind == QLatin1String("theorem"))
        return namesIn(QStringLiteral("core/proofs/theorem.h"), QStringLiteral("enum class Theorem \\{(.*?)\\}"));
    if (kind == QLatin1String("skill"))
        return namesIn(QStringLiteral("core/practice/skills/skill.h"), QStringLiteral("enum class Skill \\{(.*?)\\}"));
    QStringList names;
    if (kind == QLatin1String("page")) {
        for (const QString& name : namesIn(QStringLiteral("app/viewmodels/shell/shell.cpp"), QStringLiteral("::pageNames\\(\\).*?\"(.*?)\"")))
            names << name.left(1).toUpper() + name.mid(1);
    } else if (kind == QLatin1String("problem")) {
        for (const QString& path : matching(QStringLiteral("translations/contest/en/*.md")))
            names << QFileInfo(path).completeBaseName();
    }
    return names;
}

/// Returns a pattern for all spellings of a name in code, in file names, and on the command line: NimSum, nimSum, nim_sum,
/// nim-sum.
const QRegularExpression& spellings(const QString& name)
{
    static QHash<QString, QRegularExpression> kept;
    if (const auto found = kept.constFind(name); found != kept.constEnd())
        return *found;
    QString parted = name;
    parted.replace(QRegularExpression(QStringLiteral("(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])")), QStringLiteral("-"));
    const QStringList all{name, name.left(1).toLower() + name.mid(1), parted.toLower().replace(QLatin1Char('-'), QLatin1Char('_')),
                          parted.toLower()};
    return *kept.insert(name, QRegularExpression(QStringLiteral("(?<![A-Za-z0-9])(?:%1)(?![a-z0-9])").arg(all.join(QLatin1Char('|')))));
}

/// Returns whether the text of a file, its file name, or the name of its folder contains `name`.
bool isNamedIn(const QString& name, const QString& path)
{
    const QRegularExpression spelt = spellings(name);
    return kept(path).contains(spelt) || path.section(QLatin1Char('/'), -2).contains(spelt);
}

}  // namespace

class TestWhere : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whereTableNamesTheRightFiles_data();
    void whereTableNamesTheRightFiles();
    void everyListIsInTheWhereTable_data();
    void everyListIsInTheWhereTable();
};

void TestWhere::whereTableNamesTheRightFiles_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("path");
    const QList<Row> rows = table();
    for (const Row& row : rows)
        QTest::addRow("%s: %s", qPrintable(row.kind), qPrintable(row.path)) << row.kind << row.how << row.path;
    QVERIFY(rows.size() > 50);
}

void TestWhere::whereTableNamesTheRightFiles()
{
    QFETCH(QString, kind);
    QFETCH(QString, how);
    QFETCH(QString, path);
    QVERIFY2(QStringList({QStringLiteral("own"), QStringLiteral("list"), QStringLiteral("need"), QStringLiteral("some")}).contains(how),
             qPrintable(QStringLiteral("the second word of a line of tools/where.txt must be own, list, need, or some, not ") + how));
    const QStringList found = matching(path);
    QVERIFY2(!found.isEmpty(), qPrintable(QStringLiteral("tools/where.txt names %1, but no file has this path").arg(path)));
    if (how == QLatin1String("need") || how == QLatin1String("some"))
        return;
    QStringList missing;
    // For a kind without a list of names, only the existence of the files is checked.
    for (const QString& name : namesOf(kind)) {
        if (std::ranges::none_of(found, [&](const QString& file) { return isNamedIn(name, file); }))
            missing << name;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no file with the path %1 contains the names of these things: %2").arg(path, missing.join(QLatin1Char(' ')))));
}

void TestWhere::everyListIsInTheWhereTable_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"game", "theorem", "skill", "problem", "page"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// A file that names nine of ten things of a kind is a list of them. The table must have it, or a new thing would be
/// forgotten there.
void TestWhere::everyListIsInTheWhereTable()
{
    QFETCH(QString, kind);
    QStringList known;
    for (const Row& row : table()) {
        if (row.kind == kind)
            known += matching(row.path);
    }
    const QStringList names = namesOf(kind);
    QVERIFY(names.size() > 5);
    const QStringList generated{QStringLiteral("CHANGELOG.md"), QStringLiteral("translations/nimstone_en.ts"), QStringLiteral("translations/nimstone_zh_CN.ts"),
                                QStringLiteral("translations/rendered/en.txt"), QStringLiteral("translations/rendered/zh_CN.txt")};
    QStringList unknown;
    for (const QString& path : files()) {
        // A file without the first two names is not a list; this check is quick and excludes most files.
        if (known.contains(path) || generated.contains(path) || (!isNamedIn(names[0], path) && !isNamedIn(names[1], path)))
            continue;
        const auto named = std::ranges::count_if(names, [&](const QString& name) { return isNamedIn(name, path); });
        if (named * 10 >= names.size() * 9)
            unknown << path;
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(QStringLiteral("these files contain the name of nearly every %1, so add them to tools/where.txt: %2").arg(kind, unknown.join(QStringLiteral(", ")))));
}

NIMSTONE_TEST(TestWhere)

#include "tst_where.moc"
