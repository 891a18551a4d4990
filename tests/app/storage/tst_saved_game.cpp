// The saved game: whole or not at all, and put aside rather than lost.
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/saved_game.h"

using namespace nimstone;

class TestSavedGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readsBackWhatItKept_data();
    void readsBackWhatItKept();
    void startsWithNothing();
    void replacesTheGameBefore();
    void removesTheFileOfAnEmptyGame();
    void putsAsideWhatIsNoText_data();
    void putsAsideWhatIsNoText();
    void putsAsideWhatTheReaderRefuses();
    void keepsTheOneBeforeWhereNothingCanBeWritten();
    void saysWhereNothingCanBeWritten();
    void hasAPlaceOfItsOwn();

private:
    void write(const QByteArray& content) const;
    QByteArray content(const QString& name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestSavedGame::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(QStringLiteral("saved/game.txt"));
}

void TestSavedGame::write(const QByteArray& content) const
{
    QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
    QFile file(m_file);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray TestSavedGame::content(const QString& name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSavedGame::readsBackWhatItKept_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a game") << QStringLiteral("nim:3,4,5\n1-2\n2-1\n");
    QTest::newRow("without a last newline") << QStringLiteral("nim:3,4,5");
    QTest::newRow("with Chinese") << QStringLiteral("先手：小明\nnim:3,4,5\n");
    QTest::newRow("beyond the first plane") << QStringLiteral("𠮷\n");
    QTest::newRow("long") << QStringLiteral("1-1\n").repeated(100000);
}

void TestSavedGame::readsBackWhatItKept()
{
    QFETCH(QString, text);
    QVERIFY(SavedGame(m_file).save(text));
    QCOMPARE(SavedGame(m_file).load(), text);
    QCOMPARE(content(QStringLiteral("saved/game.txt")), text.toUtf8());
}

void TestSavedGame::startsWithNothing()
{
    SavedGame game(m_file);
    QCOMPARE(game.load(), QString());
    QCOMPARE(game.problem(), QString());
    QVERIFY(!QFileInfo::exists(m_file));
}

void TestSavedGame::replacesTheGameBefore()
{
    SavedGame game(m_file);
    QVERIFY(game.save(QStringLiteral("a long game\n").repeated(10)));
    QVERIFY(game.save(QStringLiteral("short")));
    QCOMPARE(game.load(), QStringLiteral("short"));
    QCOMPARE(QFileInfo(m_file).dir().entryList(QDir::Files), QStringList{QStringLiteral("game.txt")});
}

void TestSavedGame::removesTheFileOfAnEmptyGame()
{
    SavedGame game(m_file);
    QVERIFY(game.save(QStringLiteral("nim:1")));
    QVERIFY(game.save(QString()));
    QVERIFY(!QFileInfo::exists(m_file));
    QVERIFY(game.save(QString()));
    QCOMPARE(game.load(), QString());
}

void TestSavedGame::putsAsideWhatIsNoText_data()
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::newRow("no UTF-8") << QByteArray("nim:3\xff\xfe");
    QTest::newRow("cut within a character") << QByteArray("nim:3\n\xe5\x8f");
    QTest::newRow("zeros, as after a power cut") << QByteArray(64, '\0');
}

void TestSavedGame::putsAsideWhatIsNoText()
{
    QFETCH(QByteArray, damaged);
    write(damaged);
    SavedGame game(m_file);
    QCOMPARE(game.load(), QString());
    QCOMPARE(content(QStringLiteral("saved/game.damaged.txt")), damaged);
    QVERIFY(game.problem().contains(QStringLiteral("game.damaged.txt")));
    QVERIFY(game.save(QStringLiteral("nim:1")));
    QCOMPARE(SavedGame(m_file).load(), QStringLiteral("nim:1"));
    QCOMPARE(content(QStringLiteral("saved/game.damaged.txt")), damaged);
}

void TestSavedGame::putsAsideWhatTheReaderRefuses()
{
    for (const char* refused : {"nim:three", "nim:four"}) {
        write(refused);
        SavedGame game(m_file);
        QCOMPARE(game.load(), QString::fromLatin1(refused));
        game.putAside();
        QVERIFY(!game.problem().isEmpty());
        QVERIFY(!QFileInfo::exists(m_file));
    }
    QCOMPARE(content(QStringLiteral("saved/game.damaged.txt")), QByteArray("nim:three"));
    QCOMPARE(content(QStringLiteral("saved/game.damaged-2.txt")), QByteArray("nim:four"));
}

void TestSavedGame::keepsTheOneBeforeWhereNothingCanBeWritten()
{
    // A folder of this name refuses to be replaced by a file.
    QVERIFY(QDir().mkpath(m_file + QStringLiteral("/inside")));
    SavedGame game(m_file);
    QVERIFY(!game.save(QStringLiteral("nim:1")));
    QVERIFY(QFileInfo(m_file + QStringLiteral("/inside")).isDir());
    QVERIFY(!game.problem().isEmpty());
}

void TestSavedGame::saysWhereNothingCanBeWritten()
{
    write("in the way");
    const QString below = m_file + QStringLiteral("/game.txt");
    SavedGame game(below);
    QVERIFY(!game.save(QStringLiteral("nim:1")));
    QVERIFY2(game.problem().contains(below), qPrintable(game.problem()));
    QVERIFY(QFile::remove(m_file));
    QVERIFY(game.save(QStringLiteral("nim:1")));
    QCOMPARE(game.problem(), QString());
}

void TestSavedGame::hasAPlaceOfItsOwn()
{
    qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
    QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
    QVERIFY(SavedGame().save(QStringLiteral("nim:3,4,5\n")));
    QCOMPARE(content(QStringLiteral("nimstone/game.txt")), QByteArray("nim:3,4,5\n"));
}

QTEST_APPLESS_MAIN(TestSavedGame)
#include "tst_saved_game.moc"
