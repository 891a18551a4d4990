// Tests the preferences: they are kept between runs, invalid values are ignored, and no file is ever lost.
#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/preferences.h"
#include "tests/program.h"

using namespace nimstone;

class TestPreferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void preferencesStartWithDefaults_data();
    void preferencesStartWithDefaults();
    void everyPreferenceIsStored_data();
    void everyPreferenceIsStored();
    void beatenOpponentsAreKept();
    void invalidValuesAreRefused_data();
    void invalidValuesAreRefused();
    void unknownValuesInTheFileAreIgnored_data();
    void unknownValuesInTheFileAreIgnored();
    void unknownValuesStayInTheFile();
    void aDamagedFileIsRenamed_data();
    void aDamagedFileIsRenamed();
    void eachDamagedFileGetsItsOwnName();
    void valuesHoldForTheRunIfTheyCannotBeWritten();
    void aPathThatCannotBeRenamedIsNotOverwritten();
    void valuesAreWrittenWhenTheFolderBecomesWritable();
    void preferencesAndStateHaveTheirOwnFolders();
    void theDrawingPreferenceIsReadWithoutChangingTheFile_data();
    void theDrawingPreferenceIsReadWithoutChangingTheFile();

private:
    void write(const QByteArray& content) const;
    QByteArray content(const QString& name = QStringLiteral("preferences.ini")) const;
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files, QDir::Name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_state;
};

void TestPreferences::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("preferences.ini"));
    m_state = m_folder->filePath(QStringLiteral("state/state.ini"));
}

void TestPreferences::write(const QByteArray& content) const
{
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray TestPreferences::content(const QString& name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPreferences::preferencesStartWithDefaults_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("language") << QByteArray("language") << QVariant(QStringLiteral("system"));
    QTest::newRow("theme") << QByteArray("theme") << QVariant(QStringLiteral("system"));
    QTest::newRow("text size") << QByteArray("textScale") << QVariant(100);
    QTest::newRow("text size of a lecture") << QByteArray("lectureScale") << QVariant(100);
    QTest::newRow("motion") << QByteArray("motion") << QVariant(QStringLiteral("system"));
    QTest::newRow("contrast") << QByteArray("contrast") << QVariant(QStringLiteral("system"));
    QTest::newRow("pace") << QByteArray("opponentPace") << QVariant(QStringLiteral("normal"));
    QTest::newRow("drawing") << QByteArray("drawing") << QVariant(QStringLiteral("automatic"));
    QTest::newRow("outcomes") << QByteArray("showOutcomes") << QVariant(QStringLiteral("after-move"));
    QTest::newRow("single keys") << QByteArray("singleKeys") << QVariant(QStringLiteral("on"));
    QTest::newRow("Bash's wording") << QByteArray("bashWording") << QVariant(QStringLiteral("take"));
    QTest::newRow("no begun proof") << QByteArray("lastProof") << QVariant(QString());
    QTest::newRow("no beaten opponent") << QByteArray("beatenOpponents") << QVariant(QStringList());
    QTest::newRow("no contest problem") << QByteArray("problem") << QVariant(QString());
}

void TestPreferences::preferencesStartWithDefaults()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    {
        const Preferences preferences(m_file, m_state);
        QCOMPARE(preferences.property(property.constData()), value);
    }
    QVERIFY2(files().isEmpty(), "a file was written before any choice");
}

void TestPreferences::everyPreferenceIsStored_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    const auto add = [](const char* property, const QVariant& value) {
        QTest::addRow("%s %s", property, qPrintable(value.toString())) << QByteArray(property) << value;
    };
    for (const char* language : {"en", "zh_CN"})
        add("language", QString::fromLatin1(language));
    for (const char* theme : {"light", "dark"})
        add("theme", QString::fromLatin1(theme));
    for (const int percent : {101, 150, 200})
        add("textScale", percent);
    for (const char* contrast : {"normal", "high"})
        add("contrast", QString::fromLatin1(contrast));
    for (const char* motion : {"full", "reduced", "none"})
        add("motion", QString::fromLatin1(motion));
    for (const char* pace : {"slow", "fast"})
        add("opponentPace", QString::fromLatin1(pace));
    for (const char* drawing : {"opengl", "software"})
        add("drawing", QString::fromLatin1(drawing));
    for (const char* when : {"live", "after-game"})
        add("showOutcomes", QString::fromLatin1(when));
    add("singleKeys", QStringLiteral("off"));
    add("bashWording", QStringLiteral("count"));
    add("lastProof", QStringLiteral("nim-lemma-2 4 - nim:42,27,19,10"));
    add("lastPage", QStringLiteral("prove"));
    add("windowPlace", QStringLiteral("100,60,1280,800"));
}

void TestPreferences::everyPreferenceIsStored()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    QVariant before;
    {
        Preferences preferences(m_file, m_state);
        before = preferences.property(property.constData());
        QSignalSpy changed(&preferences, &Preferences::changed);
        QVERIFY(preferences.setProperty(property.constData(), value));
        QCOMPARE(preferences.property(property.constData()), value);
        QCOMPARE(changed.count(), 1);
        QVERIFY(preferences.setProperty(property.constData(), value));
        QCOMPARE(changed.count(), 1);
        // Another process starts while this process is still running.
        QVERIFY(preferences.flush());
        QCOMPARE(Preferences(m_file, m_state).property(property.constData()), value);
        QVERIFY(preferences.setProperty(property.constData(), before));
        QCOMPARE(changed.count(), 2);
        QVERIFY(preferences.setProperty(property.constData(), value));
    }
    QCOMPARE(Preferences(m_file, m_state).property(property.constData()), value);
}

void TestPreferences::beatenOpponentsAreKept()
{
    {
        Preferences preferences(m_file, m_state);
        QSignalSpy changed(&preferences, &Preferences::changed);
        preferences.addBeatenOpponent(QStringLiteral("xor-everywhere"));
        preferences.addBeatenOpponent(QStringLiteral("mirrors-the-other-heap"));
        preferences.addBeatenOpponent(QStringLiteral("xor-everywhere"));
        preferences.addBeatenOpponent(QString());
        QCOMPARE(changed.count(), 2);
    }
    const Preferences again(m_file, m_state);
    QCOMPARE(again.beatenOpponents(), QStringList({QStringLiteral("xor-everywhere"), QStringLiteral("mirrors-the-other-heap")}));
}

void TestPreferences::invalidValuesAreRefused_data()
{
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("a language without translation") << QByteArray("language") << QVariant(QStringLiteral("fr"));
    QTest::newRow("another letter case") << QByteArray("theme") << QVariant(QStringLiteral("Dark"));
    QTest::newRow("an empty value") << QByteArray("motion") << QVariant(QString());
    QTest::newRow("a text size that is too small") << QByteArray("textScale") << QVariant(99);
    QTest::newRow("a text size that is too large") << QByteArray("textScale") << QVariant(201);
    QTest::newRow("a lecture in small text") << QByteArray("lectureScale") << QVariant(90);
    QTest::newRow("a value of another setting") << QByteArray("drawing") << QVariant(QStringLiteral("fast"));
}

void TestPreferences::invalidValuesAreRefused()
{
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    {
        Preferences preferences(m_file, m_state);
        const QVariant before = preferences.property(property.constData());
        preferences.setProperty(property.constData(), value);
        QCOMPARE(preferences.property(property.constData()), before);
        // The destructor waits until the writing thread has finished its work.
    }
    QVERIFY(files().isEmpty());
}

void TestPreferences::unknownValuesInTheFileAreIgnored_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("property");
    QTest::addColumn<QVariant>("value");
    const auto add = [](const char* name, const char* line, const char* property, const QVariant& value) {
        QTest::newRow(name) << QByteArray(line) << QByteArray(property) << value;
    };
    add("a newer theme", "theme=solarized", "theme", QStringLiteral("system"));
    add("a list", "theme=dark, light", "theme", QStringLiteral("system"));
    add("blank", "language=", "language", QStringLiteral("system"));
    add("not a number", "textScale=large", "textScale", 100);
    add("a number and more", "textScale=150%", "textScale", 100);
    add("out of range", "textScale=1000", "textScale", 100);
    add("beyond an int", "textScale=99999999999999999999", "textScale", 100);
    add("quoted", "theme=\"dark\"", "theme", QStringLiteral("dark"));
    add("blanks around", " theme = dark ", "theme", QStringLiteral("dark"));
}

void TestPreferences::unknownValuesInTheFileAreIgnored()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, property);
    QFETCH(QVariant, value);
    const QByteArray before = "[General]\n" + line + "\n";
    write(before);
    {
        const Preferences preferences(m_file, m_state);
        QCOMPARE(preferences.property(property.constData()), value);
        QCOMPARE(preferences.problem(), QString());
    }
    QCOMPARE(content(), before);
    QCOMPARE(files(), QStringList{QStringLiteral("preferences.ini")});
}

void TestPreferences::unknownValuesStayInTheFile()
{
    write("[General]\nmotion=floating\nvoice=loud\ntheme=light\n\n[window]\nwidth=1200\n");
    Preferences preferences(m_file, m_state);
    preferences.setTheme(QStringLiteral("dark"));
    QVERIFY(preferences.flush());
    const QSettings now(m_file, QSettings::IniFormat);
    QCOMPARE(now.value(QStringLiteral("motion")).toString(), QStringLiteral("floating"));
    QCOMPARE(now.value(QStringLiteral("voice")).toString(), QStringLiteral("loud"));
    QCOMPARE(now.value(QStringLiteral("window/width")).toInt(), 1200);
    QCOMPARE(now.value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
    preferences.setMotion(QStringLiteral("none"));
    QVERIFY(preferences.flush());
    QCOMPARE(Preferences(m_file, m_state).motion(), QStringLiteral("none"));
}

void TestPreferences::aDamagedFileIsRenamed_data()
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::addColumn<QString>("theme");
    QTest::newRow("a line that is not a setting, after one that is")
        << QByteArray("[General]\ntheme=dark\nwhat is this\n") << QStringLiteral("dark");
    QTest::newRow("an open bracket") << QByteArray("[General\ntheme=dark\n") << QStringLiteral("dark");
    QTest::newRow("zeros, as after a power cut") << QByteArray(512, '\0') << QStringLiteral("system");
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << QStringLiteral("system");
}

void TestPreferences::aDamagedFileIsRenamed()
{
    QFETCH(QByteArray, damaged);
    QFETCH(QString, theme);
    write(damaged);
    Preferences preferences(m_file, m_state);
    QCOMPARE(content(QStringLiteral("preferences.damaged.ini")), damaged);
    QVERIFY(preferences.problem().contains(m_folder->filePath(QStringLiteral("preferences.damaged.ini"))));
    QCOMPARE(preferences.theme(), theme);
    preferences.setTextScale(150);
    QVERIFY(preferences.flush());
    const Preferences next(m_file, m_state);
    QCOMPARE(next.theme(), theme);
    QCOMPARE(next.textScale(), 150);
    QCOMPARE(next.problem(), QString());
}

void TestPreferences::eachDamagedFileGetsItsOwnName()
{
    for (const char* damaged : {"first", "second", "third"}) {
        write(damaged);
        const Preferences preferences(m_file, m_state);
    }
    QCOMPARE(content(QStringLiteral("preferences.damaged.ini")), QByteArray("first"));
    QCOMPARE(content(QStringLiteral("preferences.damaged-2.ini")), QByteArray("second"));
    QCOMPARE(content(QStringLiteral("preferences.damaged-3.ini")), QByteArray("third"));
}

void TestPreferences::valuesHoldForTheRunIfTheyCannotBeWritten()
{
    // The path of the folder is a file, so even root cannot write files into it.
    write("in the way");
    const QString below = m_file + QStringLiteral("/preferences.ini");
    Preferences preferences(below, m_state);
    QSignalSpy problem(&preferences, &Preferences::problemChanged);
    QCOMPARE(preferences.problem(), QString());
    preferences.setLanguage(QStringLiteral("zh_CN"));
    QCOMPARE(preferences.language(), QStringLiteral("zh_CN"));
    QVERIFY(!preferences.flush());
    QCOMPARE(problem.count(), 1);
    QVERIFY2(preferences.problem().contains(below), qPrintable(preferences.problem()));
    preferences.setLanguage(QStringLiteral("en"));
    QCOMPARE(preferences.language(), QStringLiteral("en"));
    QVERIFY(!preferences.flush());
    QCOMPARE(problem.count(), 1);
    QCOMPARE(content(), QByteArray("in the way"));
}

void TestPreferences::aPathThatCannotBeRenamedIsNotOverwritten()
{
    // The path is a folder, so it cannot be read as a file; all new names are taken, so it cannot be renamed.
    QVERIFY(QDir().mkpath(m_file));
    for (int number = 1; number < 1000; ++number) {
        const QString mark = number == 1 ? QString() : QStringLiteral("-%1").arg(number);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("preferences.damaged%1.ini").arg(mark)));
    }
    Preferences preferences(m_file, m_state);
    QVERIFY(!preferences.problem().isEmpty());
    preferences.setTheme(QStringLiteral("dark"));
    QCOMPARE(preferences.theme(), QStringLiteral("dark"));
    QVERIFY(!preferences.problem().isEmpty());
    QVERIFY(QFileInfo(m_file).isDir());
}

void TestPreferences::valuesAreWrittenWhenTheFolderBecomesWritable()
{
    write("in the way");
    const QString below = m_file + QStringLiteral("/preferences.ini");
    Preferences preferences(below, m_state);
    preferences.setLanguage(QStringLiteral("zh_CN"));
    QVERIFY(!preferences.flush());
    QVERIFY(!preferences.problem().isEmpty());
    QVERIFY(QFile::remove(m_file));
    preferences.setTheme(QStringLiteral("dark"));
    QVERIFY(preferences.flush());
    QCOMPARE(preferences.problem(), QString());
    QCOMPARE(Preferences(below, m_state).theme(), QStringLiteral("dark"));
    QCOMPARE(Preferences(below, m_state).language(), QStringLiteral("zh_CN"));
}

void TestPreferences::preferencesAndStateHaveTheirOwnFolders()
{
    qputenv("XDG_CONFIG_HOME", m_folder->path().toUtf8());
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
    qputenv("XDG_STATE_HOME", m_folder->filePath(QStringLiteral("states")).toUtf8());
    Preferences().setTheme(QStringLiteral("dark"));
    Preferences().setLastPage(QStringLiteral("prove"));
    QCOMPARE(content(QStringLiteral("nimstone/preferences.ini")), QByteArray("[General]\ntheme=dark\n"));
    QCOMPARE(content(QStringLiteral("states/nimstone/state.ini")), QByteArray("[General]\nlastPage=prove\n"));
    QCOMPARE(Preferences().theme(), QStringLiteral("dark"));
    QCOMPARE(Preferences().lastPage(), QStringLiteral("prove"));
    // By the XDG specification, a relative path is ignored.
    qputenv("HOME", m_folder->path().toUtf8());
    qputenv("XDG_STATE_HOME", "states");
    Preferences().setLastPage(QStringLiteral("play"));
    QCOMPARE(content(QStringLiteral(".local/state/nimstone/state.ini")), QByteArray("[General]\nlastPage=play\n"));
}

void TestPreferences::theDrawingPreferenceIsReadWithoutChangingTheFile_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QString>("drawing");
    QTest::newRow("no file") << QByteArray() << QStringLiteral("automatic");
    QTest::newRow("a saved value") << QByteArray("[General]\ndrawing=software\n") << QStringLiteral("software");
    QTest::newRow("a value of a newer version") << QByteArray("[General]\ndrawing=vulkan\n") << QStringLiteral("automatic");
    QTest::newRow("a damaged file") << QByteArray("[General]\ndrawing=opengl\nwhat\n") << QStringLiteral("opengl");
}

void TestPreferences::theDrawingPreferenceIsReadWithoutChangingTheFile()
{
    QFETCH(QByteArray, stored);
    QFETCH(QString, drawing);
    qputenv("XDG_CONFIG_HOME", m_folder->path().toUtf8());
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
    m_file = m_folder->filePath(QStringLiteral("nimstone/preferences.ini"));
    if (!stored.isEmpty()) {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("nimstone")));
        write(stored);
    }
    QCOMPARE(Preferences::storedDrawing(), drawing);
    QCOMPARE(content(QStringLiteral("nimstone/preferences.ini")), stored);
    const QStringList folder = QDir(m_folder->path()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(folder.isEmpty(), stored.isEmpty());
    QCOMPARE(QDir(QFileInfo(m_file).path()).entryList(QDir::Files).size(), stored.isEmpty() ? 0 : 1);
}

NIMSTONE_TEST(TestPreferences)
#include "tst_preferences.moc"
