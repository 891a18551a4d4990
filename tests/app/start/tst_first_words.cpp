// The window's program prints to standard error before it shows anything: one line about what it cannot draw, and no
// messages of Qt.
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestFirstWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startPrintsTheMissingPlugin_data();
    void startPrintsTheMissingPlugin();

private:
    static constexpr const char* english =
        "Stones and icons cannot be drawn: Qt's plugin for SVG images is missing. Install qt6-svg-plugins (on older systems: libqt6svg6).\n";
    static constexpr const char* chinese =
        "无法画出石子和图标：缺少 Qt 的 SVG 图像插件。请安装 qt6-svg-plugins（较早的系统上是 libqt6svg6）。\n";
};

namespace {

/// Copies the program into a folder in which it finds only these kinds of Qt plugins.
bool copyWithPlugins(const QString& folder, const QStringList& kinds)
{
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath));
    QFile paths(folder + QLatin1String("/qt.conf"));
    if (!QDir().mkpath(folder + QLatin1String("/plugins")) || !paths.open(QIODevice::WriteOnly))
        return false;
    for (const QString& kind : kinds)
        QFile::link(plugins.filePath(kind), folder + QLatin1String("/plugins/") + kind);
    paths.write(QStringLiteral("[Paths]\nPrefix=%1\nQmlImports=%2\nPlugins=%3/plugins\n")
                    .arg(QLibraryInfo::path(QLibraryInfo::PrefixPath), QLibraryInfo::path(QLibraryInfo::QmlImportsPath), folder)
                    .toUtf8());
    return QFile::copy(QStringLiteral(NIMSTONE), folder + QLatin1String("/nimstone"));
}

}  // namespace

void TestFirstWords::startPrintsTheMissingPlugin_data()
{
    QTest::addColumn<QStringList>("plugins");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    const QStringList all = QDir(QLibraryInfo::path(QLibraryInfo::PluginsPath)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    const QStringList few{QStringLiteral("platforms"), QStringLiteral("sqldrivers")};
    const QString nothing;
    const QString utf8 = QStringLiteral("C.UTF-8");
    const QString plain = QStringLiteral("C");
    QTest::newRow("all plugins") << all << utf8 << QStringLiteral("en") << nothing;
    QTest::newRow("all plugins, not in UTF-8") << all << plain << QStringLiteral("en") << nothing;
    QTest::newRow("all plugins, in a locale that is not installed") << all << QStringLiteral("tlh_KX.UTF-8") << QStringLiteral("en") << nothing;
    QTest::newRow("no SVG plugin") << few << utf8 << QStringLiteral("en") << QString::fromUtf8(english);
    QTest::newRow("no SVG plugin, not in UTF-8") << few << plain << QStringLiteral("en") << QString::fromUtf8(english);
    QTest::newRow("no SVG plugin, in Chinese") << few << utf8 << QStringLiteral("zh_CN") << QString::fromUtf8(chinese);
    QTest::newRow("no SVG plugin, in Chinese, not in UTF-8") << few << plain << QStringLiteral("zh_CN") << QString::fromUtf8(chinese);
}

void TestFirstWords::startPrintsTheMissingPlugin()
{
    QFETCH(QStringList, plugins);
    QFETCH(QString, locale);
    QFETCH(QString, language);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    QVERIFY(copyWithPlugins(folder.path(), plugins));
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char* home : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"})
        variables.insert(QString::fromLatin1(home), folder.path());
    variables.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    variables.insert(QStringLiteral("LC_ALL"), locale);
    QProcess program;
    program.setProcessEnvironment(variables);
    // The program quits after its first frame, so it prints only what every start prints, and no messages about pictures
    // that pages lack.
    program.start(folder.filePath(QStringLiteral("nimstone")),
                  {QStringLiteral("--lang"), language, QStringLiteral("--quit-after-first-frame")});
    QVERIFY(program.waitForFinished(60'000));
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QCOMPARE(said.left(said.indexOf(u'\n') + 1), words);
    QCOMPARE(program.exitCode(), 0);
}

NIMSTONE_TEST(TestFirstWords)
#include "tst_first_words.moc"
