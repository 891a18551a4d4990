// The packages depend on what the programs need. Debian's tools do not see what QML imports, so the test asks Qt's import
// scanner.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLibraryInfo>
#include <QTest>

#include "tests/app/packaging/said.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestDependencies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void debianDependenciesMatchThePackageList_data();
    void debianDependenciesMatchThePackageList();
    void dependenciesCoverTheImportsOfQml_data();
    void dependenciesCoverTheImportsOfQml();
    void desktopPluginsAreRecommended();
};

namespace {

/// Returns the packages of a field in debian/control, in the first paragraph after `beginning`: alternatives keep their bar,
/// versions are removed.
QSet<QString> field(const QString& beginning, const QString& name)
{
    const QString paragraph = textOf(QStringLiteral("debian/control")).section(beginning, 1).section(QLatin1String("\n\n"), 0, 0);
    QString value = captured(paragraph, QStringLiteral("^%1: ((?:.*\\n)(?: .*\\n?)*)").arg(name)).value(0);
    value.remove(QRegularExpression(QStringLiteral("\\([^)]*\\)|\\s")));
    QSet<QString> packages;
    for (const QString& package : value.split(u',', Qt::SkipEmptyParts)) {
        if (!package.startsWith(QLatin1Char('$')))
            packages << package;
    }
    return packages;
}

/// Returns the packages of a group of tools/packages.txt.
QSet<QString> listed(const QString& group)
{
    QSet<QString> packages;
    for (const QString& line : textOf(QStringLiteral("tools/packages.txt")).split(u'\n')) {
        const QStringList columns = line.simplified().split(u' ');
        if (!line.startsWith(u'#') && columns.size() > 3 && columns[0].split(u',').contains(group))
            packages << columns[1].section(QLatin1String(">="), 0, 0);
    }
    return packages;
}

}  // namespace

void TestDependencies::debianDependenciesMatchThePackageList_data()
{
    QTest::addColumn<QSet<QString>>("inControl");
    QTest::addColumn<QSet<QString>>("inList");
    // Debian needs no dependency on these packages: the compiler is always installed, and ccache and mold are optional.
    const QSet<QString> unnamed{QStringLiteral("g++"), QStringLiteral("ccache"), QStringLiteral("mold")};
    QTest::newRow("build") << field(QStringLiteral("Source: nimstone\n"), QStringLiteral("Build-Depends")) - QSet<QString>{QStringLiteral("debhelper-compat")}
                           << listed(QStringLiteral("build")) - unnamed;
    QTest::newRow("run") << field(QStringLiteral("Package: nimstone\n"), QStringLiteral("Depends")) << listed(QStringLiteral("run"));
}

void TestDependencies::debianDependenciesMatchThePackageList()
{
    QFETCH(QSet<QString>, inControl);
    QFETCH(QSet<QString>, inList);
    QVERIFY(inList.size() > 8);
    QCOMPARE(QStringList((inList - inControl).values()).join(u' '), QString());
    QCOMPARE(QStringList((inControl - inList).values()).join(u' '), QString());
}

void TestDependencies::dependenciesCoverTheImportsOfQml_data()
{
    QTest::addColumn<QString>("module");
    const QString found = said(QStringLiteral(QMLIMPORTSCANNER),
                               {QStringLiteral("-rootPath"), QStringLiteral(NIMSTONE_SOURCE_DIR "/qml"), QStringLiteral("-importPath"),
                                QLibraryInfo::path(QLibraryInfo::QmlImportsPath)});
    const QJsonArray imports = QJsonDocument::fromJson(found.toUtf8()).array();
    QVERIFY(imports.size() > 10);
    // In some version after Qt 6.4 the scanner began to follow the imports of Qt's own modules. The packages of these
    // modules already depend on the types of the language and on the other styles.
    static const QRegularExpression importedByQt(QStringLiteral("^QML$|[.]quickimpl$|[.]Controls[.](?!Basic|impl)"));
    int rows = 0;
    for (const QJsonValue& import : imports) {
        const QString name = import.toObject().value(QLatin1String("name")).toString();
        // QtQml and QtQml.Models are in the library of QML itself, and Nimstone's own modules are in the program.
        if (import.toObject().value(QLatin1String("type")) == QLatin1String("module") && !name.startsWith(QLatin1String("Nimstone."))
            && name != QLatin1String("QtQml") && name != QLatin1String("QtQml.Models") && !name.contains(importedByQt)) {
            QTest::newRow(qPrintable(name)) << name;
            ++rows;
        }
    }
    QVERIFY2(rows > 5, found.toUtf8());
}

void TestDependencies::dependenciesCoverTheImportsOfQml()
{
    QFETCH(QString, module);
    // The package of QtQuick.Controls also contains the Basic style and the `impl` modules.
    module.remove(QRegularExpression(QStringLiteral("(\\.Basic)?(\\.impl)?$")));
    const QString package = QStringLiteral("qml6-module-") + module.toLower().replace(u'.', u'-');
    QVERIFY2(field(QStringLiteral("Package: nimstone\n"), QStringLiteral("Depends")).contains(package), qPrintable(package));
    QVERIFY2(!field(QStringLiteral("Package: nimstone-cli\n"), QStringLiteral("Depends")).contains(package), "nimstone-cli depends on a QML module");
}

/// Without the platform theme the window does not use the file dialog of the desktop, and without the plugin it does
/// not use Wayland.
void TestDependencies::desktopPluginsAreRecommended()
{
    QCOMPARE(field(QStringLiteral("Package: nimstone\n"), QStringLiteral("Recommends")),
             (QSet<QString>{QStringLiteral("qt6-gtk-platformtheme"), QStringLiteral("qt6-wayland")}));
}

NIMSTONE_TEST(TestDependencies)
#include "tst_dependencies.moc"
