// The state in which the program was left, such as the last page, has its own file. State that earlier versions kept in
// the preferences is moved into this file once.
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/preferences.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

}  // namespace

class TestState : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void stateAndPreferencesAreInSeparateFiles();
    void stateIsMovedFromThePreferencesToItsFileOnlyOnce_data();
    void stateIsMovedFromThePreferencesToItsFileOnlyOnce();
    void stateStaysInThePreferencesUntilItCanMove();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    QString m_state;
};

void TestState::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("preferences.ini"));
    m_state = m_folder->filePath(QStringLiteral("state/state.ini"));
}

void TestState::stateAndPreferencesAreInSeparateFiles()
{
    {
        Preferences preferences(m_file, m_state);
        preferences.setTheme(QStringLiteral("dark"));
        preferences.setLastPage(QStringLiteral("prove"));
        preferences.setLastLesson(QStringLiteral("lemma-2"));
    }
    QCOMPARE(QSettings(m_file, QSettings::IniFormat).allKeys(), QStringList{QStringLiteral("theme")});
    QCOMPARE(QSettings(m_state, QSettings::IniFormat).allKeys(), QStringList({QStringLiteral("lastLesson"), QStringLiteral("lastPage")}));
}

void TestState::stateIsMovedFromThePreferencesToItsFileOnlyOnce_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<QString>("lastProof");
    const QByteArray general = "[General]\n";
    const QByteArray here = "lastProof=nim-lemma-2 4 - \"nim:4,2\"\n";
    const QByteArray there = "lastProof=bash 1 - bash(4):30\n";
    const QString settled = QStringLiteral("nim-lemma-2 4 - nim:4,2");
    QTest::newRow("preferences of an earlier version") << general + here + "theme=dark\n" << QByteArray() << QStringLiteral("dark") << settled;
    QTest::newRow("preferences with state only") << general + here << QByteArray() << QStringLiteral("system") << settled;
    QTest::newRow("after an earlier version ran once more") << general + here + "theme=dark\n" << general + there << QStringLiteral("dark")
                                                            << QStringLiteral("bash 1 - bash(4):30");
    QTest::newRow("state in a damaged file") << general + here + "theme=dark\nwhat\n" << QByteArray() << QStringLiteral("dark") << settled;
}

void TestState::stateIsMovedFromThePreferencesToItsFileOnlyOnce()
{
    QFETCH(QByteArray, settings);
    QFETCH(QByteArray, state);
    QFETCH(QString, theme);
    QFETCH(QString, lastProof);
    QVERIFY(write(m_file, settings));
    if (!state.isEmpty())
        QVERIFY(write(m_state, state));
    for (int run = 1; run <= 2; ++run) {
        const Preferences preferences(m_file, m_state);
        QCOMPARE(preferences.theme(), theme);
        QCOMPARE(preferences.lastProof(), lastProof);
    }
    QVERIFY(!QSettings(m_file, QSettings::IniFormat).contains(QStringLiteral("lastProof")));
    QCOMPARE(QSettings(m_state, QSettings::IniFormat).value(QStringLiteral("lastProof")).toString(), lastProof);
}

void TestState::stateStaysInThePreferencesUntilItCanMove()
{
    const QByteArray before = "[General]\nlastProof=bash 1 - bash(4):30\n";
    QVERIFY(write(m_file, before));
    QFile inTheWay(QFileInfo(m_state).path());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    {
        Preferences preferences(m_file, m_state);
        QVERIFY(!preferences.flush());
        QVERIFY2(preferences.problem().contains(m_state), qPrintable(preferences.problem()));
    }
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
}

NIMSTONE_TEST(TestState)
#include "tst_state.moc"
