// Checks that the documents stay true: the map of CONTRIBUTING.md, the list of packages, and the links.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "tests/program.h"
#include "tests/structure/source_text.h"

using namespace nimstone::tests;

class TestDocuments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mapNamesExistingFolders_data();
    void mapNamesExistingFolders();
    void mapCoversEverySourceFolder_data();
    void mapCoversEverySourceFolder();
    void everyPackageIsListed_data();
    void everyPackageIsListed();
    void packageListIsWellFormed();
    void linksLeadToExistingFiles_data();
    void linksLeadToExistingFiles();
};

namespace {

/// Returns the folders in the first column of the map, without their closing slash. A row has one or more folders.
QStringList mapped()
{
    QStringList folders;
    static const QRegularExpression row(QStringLiteral("^\\| (`[^|]+/`) \\|"), QRegularExpression::MultilineOption);
    static const QRegularExpression folder(QStringLiteral("`([^`]+)/`"));
    const QString document = projectFile(QStringLiteral("CONTRIBUTING.md"));
    for (auto rows = row.globalMatch(document); rows.hasNext();) {
        for (auto names = folder.globalMatch(rows.next().captured(1)); names.hasNext();)
            folders << names.next().captured(1);
    }
    return folders;
}

/// Returns the packages that the CMake files of the project look for, each with the file that looks for it.
QMap<QString, QString> packagesOfCMake()
{
    QMap<QString, QString> packages;
    static const QRegularExpression find(QStringLiteral("find_package\\((\\S+?)(?: [0-9.]+)?(?: REQUIRED)?(?: COMPONENTS ([^)]*))?\\)"));
    QDirIterator files(projectRoot, {QStringLiteral("CMakeLists.txt"), QStringLiteral("*.cmake")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = QDir(projectRoot).relativeFilePath(files.next());
        if (path.startsWith(QLatin1String("build")))
            continue;
        for (auto matches = find.globalMatch(projectFile(path)); matches.hasNext();) {
            const auto match = matches.next();
            const QStringList components = match.captured(2).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            for (const QString& component : components)
                packages.insert(match.captured(1) + component, path);
            if (components.isEmpty())
                packages.insert(match.captured(1), path);
        }
    }
    return packages;
}

/// Returns the package that always comes together with the given one, or the given one itself.
QString providerOf(const QString& package)
{
    static const QMap<QString, QString> providers{
        {QStringLiteral("Qt6Core"), QStringLiteral("Qt6Gui")},
        {QStringLiteral("Qt6DBus"), QStringLiteral("Qt6Gui")},
        {QStringLiteral("Qt6Sql"), QStringLiteral("Qt6Gui")},
        {QStringLiteral("Qt6Test"), QStringLiteral("Qt6Gui")},
        {QStringLiteral("Qt6Qml"), QStringLiteral("Qt6Quick")},
        {QStringLiteral("Qt6QuickControls2"), QStringLiteral("Qt6Quick")},
        {QStringLiteral("Qt6QuickTest"), QStringLiteral("Qt6Quick")},
    };
    return providers.value(package, package);
}

}  // namespace

void TestDocuments::mapNamesExistingFolders_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString& folder : mapped())
        QTest::newRow(qPrintable(folder)) << folder;
}

void TestDocuments::mapNamesExistingFolders()
{
    QFETCH(QString, folder);
    QVERIFY(QFileInfo(projectRoot + folder).isDir());
    QCOMPARE(mapped().count(folder), 1);
}

void TestDocuments::mapCoversEverySourceFolder_data()
{
    QTest::addColumn<QString>("folder");
    QSet<QString> folders;
    for (const Source& source : sourcesOf(projectRoot)) {
        if (!folders.contains(source.folder()))
            QTest::newRow(qPrintable(source.folder())) << source.folder();
        folders << source.folder();
    }
    QVERIFY(folders.size() > 20);
}

void TestDocuments::mapCoversEverySourceFolder()
{
    QFETCH(QString, folder);
    // A row covers the folders below it. The rows of these three folders are only introductions: each folder below them
    // has a row.
    static const QStringList introductions{QStringLiteral("core"), QStringLiteral("app"), QStringLiteral("qml")};
    QStringList covering{folder};
    for (QString parent = folder; parent.contains(QLatin1Char('/'));) {
        parent.truncate(parent.lastIndexOf(QLatin1Char('/')));
        if (!introductions.contains(parent))
            covering << parent;
    }
    const QStringList map = mapped();
    QVERIFY2(std::ranges::any_of(covering, [&](const QString& one) { return map.contains(one); }),
             qPrintable(QStringLiteral("the map of folders in CONTRIBUTING.md has no row for %1; add one").arg(folder)));
}

void TestDocuments::everyPackageIsListed_data()
{
    QTest::addColumn<QString>("package");
    QTest::addColumn<QString>("file");
    const auto packages = packagesOfCMake();
    QVERIFY(packages.contains(QStringLiteral("Qt6Quick")) && packages.contains(QStringLiteral("rapidcheck")));
    for (auto package = packages.begin(); package != packages.end(); ++package) {
        // The package Threads comes with the compiler. The package Nimstone, which examples/ looks for, is this
        // project.
        if (package.key() != QLatin1String("Threads") && package.key() != QLatin1String("Nimstone"))
            QTest::newRow(qPrintable(package.key())) << package.key() << package.value();
    }
}

void TestDocuments::everyPackageIsListed()
{
    QFETCH(QString, package);
    QFETCH(QString, file);
    const QString probe = QStringLiteral("cmake:%1 ").arg(providerOf(package));
    QVERIFY2(projectFile(QStringLiteral("tools/packages.txt")).contains(probe),
             qPrintable(file + QStringLiteral(" searches for the CMake package \"%1\", but tools/packages.txt has no line for it; add one").arg(package)));
}

void TestDocuments::packageListIsWellFormed()
{
    static const QRegularExpression whole(
        QStringLiteral("^(build|run|test|deep|check|bench|strings|package)(,(build|run|test|deep|check|bench|strings|package))* +\\S+ +"
                       "(-|(any|command|cmake|qml|plugin|font):\\S+) +\\S.*$"));
    int lines = 0;
    for (const QString& line : projectFile(QStringLiteral("tools/packages.txt")).split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1Char('#')))
            continue;
        QVERIFY2(whole.match(line).hasMatch(), qPrintable(QStringLiteral("this line of tools/packages.txt has the wrong form: ") + line));
        ++lines;
    }
    QVERIFY(lines > 20);
}

void TestDocuments::linksLeadToExistingFiles_data()
{
    QTest::addColumn<QString>("target");
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)#:]+)\\)"));
    for (const char* document : {"README.md", "README.zh_CN.md", "CONTRIBUTING.md", "docs/adding/game.md", "docs/adding/theorem.md",
                                 "docs/adding/skill.md", "docs/adding/problem.md", "docs/adding/text.md"}) {
        const QString text = projectFile(QString::fromLatin1(document));
        QVERIFY(!text.isEmpty());
        for (auto links = link.globalMatch(text); links.hasNext();) {
            const QString target = links.next().captured(1);
            QTest::addRow("%s: %s", document, qPrintable(target)) << QFileInfo(QString::fromLatin1(document)).path() + QLatin1Char('/') + target;
        }
    }
}

void TestDocuments::linksLeadToExistingFiles()
{
    QFETCH(QString, target);
    QVERIFY(QFileInfo::exists(projectRoot + target));
}

NIMSTONE_TEST(TestDocuments)
#include "tst_documents.moc"
