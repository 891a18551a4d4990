// Tests the saved games: no game overwrites another, only the oldest game beyond twenty is deleted, and a game that was reported
// as saved is found after the program is killed.
#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <cstdio>

#include "app/storage/games/game_store.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

bool anyText(const QString& text) { return !text.isEmpty(); }

/// Returns a clock that advances by one second with every call.
GameStore::Clock ticking(qint64 from = 1'800'000'000)
{
    return [second = from]() mutable { return QDateTime::fromSecsSinceEpoch(second++).toUTC(); };
}

QStringList textsOf(const GameStore& store)
{
    QStringList texts;
    for (const auto& game : store.games())
        texts.push_back(game.content.text);
    return texts;
}

/// Saves one text after another and prints each text that is saved, until the process is killed.
int saveForEver(const QString& folder)
{
    GameStore store(folder, &QDateTime::currentDateTimeUtc);
    store.load(&anyText);
    QObject::connect(&store, &GameStore::kept, [&store](const QString& text) {
        std::printf("%s\n", qPrintable(text));
        std::fflush(stdout);
        const int number = text.toInt() + 1;
        if (number % 10 == 0)
            store.closeGame(true);
        store.save(QString::number(number));
    });
    store.save(QStringLiteral("1"));
    return QCoreApplication::exec();
}

}  // namespace

class TestGameStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_folder = m_home->filePath(QStringLiteral("saved/games"));
    }

    void aNewStoreIsEmpty()
    {
        GameStore store(m_folder, ticking());
        store.load(&anyText);
        QVERIFY(store.games().empty());
        QVERIFY(!store.hasOpen());
        QCOMPARE(store.problem(), QString());
    }

    void savedGamesAreReadBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a game") << QStringLiteral("nim:3,4,5 first 1-2");
        QTest::newRow("several lines") << QStringLiteral("nim:3,4,5\n\nfirst\n");
        QTest::newRow("with Chinese") << QStringLiteral("先手：小明");
        QTest::newRow("a character beyond 16 bits") << QStringLiteral("𠮷");
        QTest::newRow("a long text") << QStringLiteral("1-1 ").repeated(100000);
    }

    void savedGamesAreReadBack()
    {
        QFETCH(QString, text);
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            store.save(QStringLiteral("before"));
            store.save(text);
        }
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(textsOf(next), QStringList{text});
        QVERIFY(next.hasOpen());
        QCOMPARE(next.games().front().content.time, QDateTime::fromSecsSinceEpoch(1'800'000'002));
    }

    void earlierGamesAreKept()
    {
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            store.save(QStringLiteral("one"));
            store.closeGame(true);
            store.save(QStringLiteral("not worth it"));
            store.closeGame(false);
            store.save(QStringLiteral("two"));
            store.closeGame(true);
            store.save(QStringLiteral("three"));
            QCOMPARE(textsOf(store), (QStringList{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
        }
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(textsOf(next), (QStringList{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
    }

    void aKeptGameCanBeReopened_data()
    {
        QTest::addColumn<bool>("worthSaving");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("in place of a game") << true << QStringList{QStringLiteral("one"), QStringLiteral("three"), QStringLiteral("two")};
        QTest::newRow("in place of a game not worth keeping") << false << QStringList{QStringLiteral("one"), QStringLiteral("two")};
    }

    void aKeptGameCanBeReopened()
    {
        QFETCH(bool, worthSaving);
        QFETCH(QStringList, texts);
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            for (const char* text : {"one", "two", "three"}) {
                store.closeGame(true);
                store.save(QString::fromLatin1(text));
            }
            store.reopen(store.games().back().name, worthSaving);
            QCOMPARE(textsOf(store), texts);
            // The game keeps the time at which it was played, not the time at which it was opened.
            QCOMPARE(store.games().front().content.time, QDateTime::fromSecsSinceEpoch(1'800'000'001));
        }
        {
            GameStore next(m_folder, ticking());
            next.load(&anyText);
            QCOMPARE(textsOf(next), texts);
            QVERIFY(next.hasOpen());
            next.save(QStringLiteral("one, played on"));
        }
        GameStore last(m_folder, ticking());
        last.load(&anyText);
        texts.front() = QStringLiteral("one, played on");
        QCOMPARE(textsOf(last), texts);
    }

    void twentyGamesAreKeptBesidesTheOpenOne()
    {
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            for (int number = 1; number <= 30; ++number) {
                store.closeGame(true);
                store.save(QString::number(number));
            }
        }
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(next.games().size(), GameStore::room + 1);
        QCOMPARE(textsOf(next).first(), QStringLiteral("30"));
        QCOMPARE(textsOf(next).last(), QStringLiteral("10"));
    }

    void gamesKeepTheirOrderIfTheClockGoesBack()
    {
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            store.save(QStringLiteral("first"));
        }
        {
            GameStore store(m_folder, ticking(1'700'000'000));
            store.load(&anyText);
            store.closeGame(true);
            store.save(QStringLiteral("second"));
        }
        GameStore next(m_folder, ticking(1'600'000'000));
        next.load(&anyText);
        QCOMPARE(textsOf(next), (QStringList{QStringLiteral("second"), QStringLiteral("first")}));
    }

    void damagedFilesAreRenamed_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::newRow("an empty file") << QByteArray();
        QTest::newRow("zeros, as after a power cut") << QByteArray(64, '\0');
        QTest::newRow("cut off") << QByteArray("nimstone-game 1\n2026-03-14T15:09:26.535Z\nnim:3");
        QTest::newRow("an invalid time") << QByteArray("nimstone-game 1\nyesterday\nnim:3\n");
        QTest::newRow("invalid UTF-8") << QByteArray("nimstone-game 1\n2026-03-14T15:09:26.535Z\nnim:3\xff\xfe\n");
        QTest::newRow("a text without the first line of a game file") << QByteArray("nim:3,4,5 first 1-2\n");
        QTest::newRow("no game") << QByteArray("nimstone-game 1\n2026-03-14T15:09:26.535Z\n\n");
    }

    void damagedFilesAreRenamed()
    {
        QFETCH(QByteArray, damaged);
        write(QStringLiteral("20260314T150926535-1.txt"), damaged);
        GameStore store(m_folder, ticking());
        store.load(&anyText);
        QVERIFY(store.games().empty());
        QVERIFY2(store.problem().contains(QStringLiteral("20260314T150926535-1.damaged.txt")), qPrintable(store.problem()));
        store.save(QStringLiteral("another"));
        QVERIFY(store.flush());
        QCOMPARE(content(QStringLiteral("20260314T150926535-1.damaged.txt")), damaged);
        QCOMPARE(files().size(), 2);
    }

    void filesOfANewerVersionAreNotChanged()
    {
        const QByteArray newer = "nimstone-game 2\nnobody knows yet\n";
        write(QStringLiteral("20990314T150926535-1.txt"), newer);
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            QVERIFY(store.games().empty());
            QVERIFY(!store.problem().isEmpty());
            for (int number = 1; number <= 30; ++number) {
                store.closeGame(true);
                store.save(QString::number(number));
            }
        }
        QCOMPARE(content(QStringLiteral("20990314T150926535-1.txt")), newer);
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(textsOf(next).first(), QStringLiteral("30"));
    }

    void theSingleGameOfEarlierVersionsIsImported()
    {
        QVERIFY(QDir().mkpath(m_folder));
        QFile old(m_home->filePath(QStringLiteral("saved/game.txt")));
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("nim:3,4,5 first 1-2");
        old.close();
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            QCOMPARE(textsOf(store), QStringList{QStringLiteral("nim:3,4,5 first 1-2")});
            QVERIFY(store.hasOpen());
        }
        QVERIFY(!old.exists());
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(textsOf(next), QStringList{QStringLiteral("nim:3,4,5 first 1-2")});
    }

    void theNewestGameIsReadWithoutChangingFiles()
    {
        QVERIFY(!GameStore::newest(m_folder));
        {
            GameStore store(m_folder, ticking());
            store.load(&anyText);
            store.save(QStringLiteral("one"));
            store.closeGame(true);
            store.save(QStringLiteral("two"));
            QVERIFY(store.flush());
        }
        const QDir folder(m_folder);
        QFile damaged(folder.filePath(QStringLiteral("99990101T000000000-000.txt")));
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("no game");
        damaged.close();
        const QStringList before = folder.entryList(QDir::Files);
        const auto newest = GameStore::newest(m_folder);
        QVERIFY(newest);
        QCOMPARE(newest->content.text, QStringLiteral("two"));
        QCOMPARE(folder.entryList(QDir::Files), before);
    }

    void aRunningProgramsGameIsNotOverwritten()
    {
        GameStore first(m_folder, ticking());
        first.load(&anyText);
        first.save(QStringLiteral("of the first"));
        QVERIFY(first.flush());
        {
            GameStore second(m_folder, ticking());
            second.load(&anyText);
            QCOMPARE(textsOf(second), QStringList{QStringLiteral("of the first")});
            QVERIFY(!second.hasOpen());
            second.save(QStringLiteral("of the second"));
        }
        first.save(QStringLiteral("of the first, later"));
        QVERIFY(first.flush());
        QCOMPARE(files().size(), 2);
    }

    void aFolderThatCannotBeWrittenIsReported()
    {
        // The path of the folder is a file, so even root cannot write files into it.
        QVERIFY(QDir().mkpath(m_home->filePath(QStringLiteral("saved"))));
        QFile inTheWay(m_folder);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        GameStore store(m_folder, ticking());
        store.load(&anyText);
        QSignalSpy problem(&store, &GameStore::problemChanged);
        QSignalSpy kept(&store, &GameStore::kept);
        store.save(QStringLiteral("one"));
        QVERIFY(problem.wait(nimstone::tests::patience));
        QVERIFY2(store.problem().contains(m_folder), qPrintable(store.problem()));
        store.closeGame(true);
        store.save(QStringLiteral("two"));
        QVERIFY(!store.flush());
        QCOMPARE(kept.count(), 0);
        QVERIFY(inTheWay.remove());
        QVERIFY(store.flush());
        QCOMPARE(store.problem(), QString());
        QCOMPARE(kept.count(), 2);
        GameStore next(m_folder, ticking());
        next.load(&anyText);
        QCOMPARE(textsOf(next), (QStringList{QStringLiteral("two"), QStringLiteral("one")}));
    }

    void savedGamesSurviveAKilledProgram()
    {
        int told = 0;
        for (int run = 0; run < 5; ++run) {
            const QString folder = m_home->filePath(QString::number(run));
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("tst_game_store"), QStringLiteral("--save-for-ever"), folder});
            QByteArray said;
            while (said.count('\n') < 25 + 7 * run) {
                QVERIFY(program.waitForReadyRead());
                said += program.readAllStandardOutput();
            }
            program.kill();
            QVERIFY(program.waitForFinished());
            said += program.readAllStandardOutput();
            // Only complete lines count. The program may have saved one more game than it printed.
            const int last = said.left(said.lastIndexOf('\n')).split('\n').last().toInt();
            GameStore next(folder, ticking());
            next.load(&anyText);
            QCOMPARE(next.problem(), QString());
            QVERIFY(next.hasOpen());
            const int found = textsOf(next).first().toInt();
            QVERIFY2(found == last || found == last + 1,
                     qPrintable(QStringLiteral("game %1 was printed last, but game %2 was found").arg(last).arg(found)));
            for (const QString& before : textsOf(next).mid(1))
                QCOMPARE(before.toInt() % 10, 9);
            QCOMPARE(textsOf(next).size(), std::min(found / 10 + 1, int(GameStore::room) + 1));
            told += last;
        }
        qInfo("killed 5 programs after %d saved states", told);
    }

    void gamesAreStoredInTheDataFolder()
    {
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
        QCoreApplication::setApplicationName(QStringLiteral("nimstone"));
        GameStore store;
        store.load(&anyText);
        store.save(QStringLiteral("nim:3,4,5"));
        QVERIFY(store.flush());
        QCOMPARE(QDir(m_home->filePath(QStringLiteral("nimstone/games"))).entryList({QStringLiteral("*.txt")}).size(), 1);
    }

private:
    void write(const QString& name, const QByteArray& bytes) const
    {
        QVERIFY(QDir().mkpath(m_folder));
        QFile file(QDir(m_folder).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray content(const QString& name) const
    {
        QFile file(QDir(m_folder).filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList files() const { return QDir(m_folder).entryList({QStringLiteral("*.txt")}, QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_home;
    QString m_folder;
};

/// Runs the test, or the program that the test kills.
static int runGameStore(int argc, char** argv)
{
    if (argc < 3 || qstrcmp(argv[1], "--save-for-ever") != 0)
        return nimstone::tests::runTest<TestGameStore>(argc, argv);
    nimstone::tests::Application application(argc, argv);
    return saveForEver(QString::fromLocal8Bit(argv[2]));
}

NIMSTONE_TEST_RUN(TestGameStore, &runGameStore)

#include "tst_game_store.moc"
