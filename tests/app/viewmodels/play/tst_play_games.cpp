// Tests the games of the Play page: a game continues in the next run, is kept when another begins, and can be reopened.
#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/viewmodels/play/play_session.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using tests::nimOf;
using play::Side;

class TestPlayGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    }

    void theOpenGameContinuesInTheNextRun()
    {
        {
            PlaySession first;
            first.restore();
            QVERIFY(first.flush());
            first.start(nimOf({{7, 11, 13}}), Side::Person, play::against(play::learner(6)));
            first.pickMove({0, {1, 4}});
            first.take();
            first.hurry();
            first.undo();
        }
        PlaySession second;
        QSignalSpy started(&second, &PlaySession::started);
        second.restore();
        QVERIFY(second.flush());
        QCOMPARE(started.count(), 1);
        QCOMPARE(second.shown().position, QStringLiteral("nim:7,11,13"));
        QCOMPARE(second.shown().plyCount, 2);
        QVERIFY(second.shown().canRedo);
        QVERIFY(*second.players().opponent == play::learner(6));
        QCOMPARE(second.games()->count(), 0);
    }

    /// Restores the largest number of games that are kept, each of 300 moves.
    void keptGamesAreReadOnAnotherThread()
    {
        QString newest;
        {
            PlaySession session;
            session.restore();
            QVERIFY(session.flush());
            for (Count game = 0; game <= GameStore::room; ++game) {
                play::Record record(nimOf({{200, 200 + game}}));
                for (std::size_t move = 0; move < 300; ++move)
                    record.play(MoveInSum{0, {move % 2, 1}});
                QVERIFY(session.openPosition(QString::fromStdString(print(record))));
                newest = session.wholeGame();
            }
            QVERIFY(session.flush());
        }
        PlaySession session;
        session.restore();
        // No game was read yet when restore() returned.
        QCOMPARE(session.shown().plyCount, 0);
        QCOMPARE(session.games()->count(), 0);
        QSignalSpy started(&session, &PlaySession::started);
        QVERIFY(started.wait(nimstone::tests::patience));
        QCOMPARE(session.games()->count(), int(GameStore::room));
        QCOMPARE(session.wholeGame(), newest);
    }

    /// A game that is begun before the kept games are read is not replaced, and the kept games are not lost, also if
    /// the window is closed before they are read.
    void aGameBegunWhileReadingIsKept_data()
    {
        aNewGameDoesNotReplaceAnEarlierGame_data();
        QTest::newRow("a whole game") << std::function([](PlaySession& session) { QVERIFY(session.openPosition(QStringLiteral("nim:5,6 first 1-2"))); });
        QTest::newRow("a move") << std::function([](PlaySession& session) {
            QVERIFY(session.pick(0, QStringLiteral("2")));
            session.take();
        });
    }

    void allGamesBegunWhileReadingAreKept()
    {
        PlaySession session;
        session.restore();
        play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
        play(session, QStringLiteral("nim:5,6"), 0, QStringLiteral("2"));
        play(session, QStringLiteral("nim:7,8"), 0, QStringLiteral("2"));
        QVERIFY(session.flush());
        QCOMPARE(heapsListed(session), (QStringList{QStringLiteral("heaps of 5 and 6"), QStringLiteral("heaps of 9, 9, and 4")}));
    }

    void aGameBegunWhileReadingIsKept()
    {
        QFETCH(std::function<void(PlaySession&)>, begin);
        for (const bool closed : {false, true}) {
            init();
            {
                PlaySession session;
                session.restore();
                QVERIFY(session.flush());
                play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
            }
            QString begun;
            {
                PlaySession session;
                session.restore();
                begin(session);
                begun = session.wholeGame();
                if (!closed) {
                    QTRY_COMPARE(session.games()->count(), 1);
                    QCOMPARE(session.wholeGame(), begun);
                }
            }
            PlaySession next;
            next.restore();
            QVERIFY(next.flush());
            QCOMPARE(next.wholeGame(), begun);
            QCOMPARE(heapsListed(next), QStringList{QStringLiteral("heaps of 9, 9, and 4")});
        }
    }

    void aNewGameDoesNotReplaceAnEarlierGame_data()
    {
        QTest::addColumn<std::function<void(PlaySession&)>>("begin");
        const auto add = [](const char* name, std::function<void(PlaySession&)> begin) { QTest::newRow(name) << begin; };
        add("a position opened", [](PlaySession& session) { QVERIFY(session.openPosition(QStringLiteral("nim:1,2"))); });
        add("a position pasted", [](PlaySession& session) {
            QGuiApplication::clipboard()->setText(QStringLiteral("nim:1,2"));
            session.pastePosition();
        });
        add("a new game", [](PlaySession& session) { session.start(nimOf({{1, 2}}), Side::Opponent, play::against(play::learner(2))); });
        add("the same game again", [](PlaySession& session) { session.playAgain(); });
    }

    void aNewGameDoesNotReplaceAnEarlierGame()
    {
        QFETCH(std::function<void(PlaySession&)>, begin);
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
        const play::Record before = session.record();
        begin(session);
        QVERIFY(session.record() != before);
        QCOMPARE(session.games()->count(), 1);
        QVERIFY(session.games()->interrupted());
        session.reopenGame(0);
        QVERIFY(session.record() == before);
        QVERIFY(*session.players().opponent == play::perfect());
        // The game that was open in between had no move, so it is not kept.
        QCOMPARE(session.games()->count(), 0);
    }

    void reopeningSwapsTheTwoGames()
    {
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
        play(session, QStringLiteral("nim:5,6"), 0, QStringLiteral("2"));
        QCOMPARE(heapsListed(session), QStringList{QStringLiteral("heaps of 9, 9, and 4")});
        session.reopenGame(0);
        QCOMPARE(heapsListed(session), QStringList{QStringLiteral("heaps of 5 and 6")});
        session.reopenGame(0);
        QCOMPARE(heapsListed(session), QStringList{QStringLiteral("heaps of 9, 9, and 4")});
        QCOMPARE(session.record().start().heaps, (std::vector<Count>{5, 6}));
        session.reopenGame(1);
        session.reopenGame(-1);
        QCOMPARE(session.record().start().heaps, (std::vector<Count>{5, 6}));
    }

    void theLastTwentyGamesAreListed()
    {
        {
            PlaySession session;
            session.restore();
            QVERIFY(session.flush());
            for (int heap = 5; heap < 30; ++heap)
                play(session, QStringLiteral("nim:%1,3").arg(heap), 0, QStringLiteral("1"));
        }
        PlaySession next;
        QAbstractItemModelTester tester(next.games(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        next.restore();
        QVERIFY(next.flush());
        QCOMPARE(next.record().start().heaps.front(), Count{29});
        QCOMPARE(next.games()->count(), 20);
        QCOMPARE(heapsListed(next).first(), QStringLiteral("heaps of 28 and 3"));
        QCOMPARE(heapsListed(next).last(), QStringLiteral("heaps of 9 and 3"));
        next.reopenGame(19);
        QCOMPARE(next.record().start().heaps.front(), Count{9});
        QCOMPARE(next.games()->count(), 20);
    }

    void eachGameShowsItsResult()
    {
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        session.start(nimOf({{1}}), Side::Person, play::against(play::learner(3)));
        session.pickMove({0, {0, 1}});
        session.take();
        session.start(nimOf({{1, 1}}), Side::Person, play::against(play::perfect()));
        session.pickMove({0, {0, 1}});
        session.take();
        session.hurry();
        play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
        const QDateTime now = QDateTime::currentDateTime();
        QVERIFY(session.openPosition(QStringLiteral("nim:2")));
        const auto row = [&session](int index) {
            const auto data = [&](int role) { return session.games()->data(session.games()->index(index), role).toString(); };
            return QStringList{data(PlayGames::HeapsRole), data(PlayGames::ResultTextRole), data(PlayGames::OpponentRole),
                               data(PlayGames::MovesTextRole)};
        };
        QTranslator english;
        QVERIFY(loadCatalogue(english, QStringLiteral("en")));
        QCoreApplication::installTranslator(&english);
        QCOMPARE(row(0), (QStringList{QStringLiteral("heaps of 9, 9, and 4"), QStringLiteral("Unfinished"), QStringLiteral("Perfect"), QStringLiteral("1 move")}));
        QCOMPARE(row(1), (QStringList{QStringLiteral("two heaps of 1"), QStringLiteral("The computer won"), QStringLiteral("Perfect"), QStringLiteral("2 moves")}));
        QCOMPARE(row(2), (QStringList{QStringLiteral("a heap of 1"), QStringLiteral("You won"), QStringLiteral("Learner"), QStringLiteral("1 move")}));
        const QDateTime time = session.games()->data(session.games()->index(0), PlayGames::TimeRole).toDateTime();
        QVERIFY(time.isValid() && std::abs(time.secsTo(now)) < 600);
        QCoreApplication::removeTranslator(&english);

        QSignalSpy reworded(session.games(), &QAbstractItemModel::dataChanged);
        QTranslator chinese;
        QVERIFY(loadCatalogue(chinese, QStringLiteral("zh_CN")));
        QCoreApplication::installTranslator(&chinese);
        QVERIFY(reworded.count() > 0);
        QCOMPARE(row(0), (QStringList{QStringLiteral("各堆 9、9、4 颗"), QStringLiteral("未完"), QStringLiteral("完美对手"), QStringLiteral("1 步")}));
        QCoreApplication::removeTranslator(&chinese);
    }

    void eachGameShowsItsPositionAndWinner_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("english");
        QTest::addColumn<QStringList>("chinese");
        QTest::addColumn<bool>("against");
        const auto add = [](const char* text, const QStringList& english, const QStringList& chinese, bool against) {
            QTest::newRow(text) << QString::fromLatin1(text) << english << chinese << against;
        };
        add("two-people kayles:1,2 second 1-1 2-2", {QStringLiteral("Kayles"), QStringLiteral("rows of 1 and 2"), QStringLiteral("The second player won")},
            {QStringLiteral("Kayles"), QStringLiteral("各排 1、2 个"), QStringLiteral("后手获胜")}, false);
        add("two-people cutcake:2x1 first 1-L1", {QStringLiteral("Cutcake"), QStringLiteral("(2 × 1)"), QStringLiteral("Left won")}, {}, false);
        add("perfect against perfect nim:1 first 1-1", {QStringLiteral("Nim"), QStringLiteral("a heap of 1"), QStringLiteral("The first player won")}, {}, false);
        add("learner 3 nim:1 + kayles:1 first 1.1-1", {QStringLiteral("A sum of 2 games"), QStringLiteral("Nim (1) + Kayles (1)"), QStringLiteral("Unfinished")}, {}, true);
    }

    void eachGameShowsItsPositionAndWinner()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, english);
        QFETCH(QStringList, chinese);
        QFETCH(bool, against);
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        QVERIFY2(session.openGame(text), qPrintable(session.words().problem));
        QVERIFY(session.openPosition(QStringLiteral("nim:2")));
        const auto row = [&session] {
            const auto data = [&](int role) { return session.games()->data(session.games()->index(0), role).toString(); };
            return QStringList{data(PlayGames::NameRole), data(PlayGames::HeapsRole), data(PlayGames::ResultTextRole)};
        };
        for (const auto& [language, words] : {std::pair{QStringLiteral("en"), english}, {QStringLiteral("zh_CN"), chinese}}) {
            QTranslator catalogue;
            QVERIFY(loadCatalogue(catalogue, language));
            QCoreApplication::installTranslator(&catalogue);
            const QStringList shown = row();
            QCoreApplication::removeTranslator(&catalogue);
            if (!words.isEmpty())
                QCOMPARE(shown, words);
            else
                QVERIFY(shown != english);
        }
        QCOMPARE(session.games()->data(session.games()->index(0), PlayGames::AgainstRole).toBool(), against);
    }

    void theStripShowsWhoWouldWin()
    {
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        // The person could win, gave the win away with the first move, and was losing from then on.
        QVERIFY(session.openGame(QStringLiteral("perfect nim:3,5 first 1-1 2-3 1-1 2-1 | 1-1")));
        const play::Record record = session.record();
        QVERIFY(session.openGame(QString::fromStdString("perfect " + print(longGame()))));
        QVERIFY(session.openPosition(QStringLiteral("nim:2")));
        PlayGames& games = *session.games();
        const auto strip = [&games](int row) { return games.data(games.index(row), PlayGames::StripRole).toList(); };
        QVERIFY(strip(0).isEmpty());
        QSignalSpy changed(&games, &QAbstractItemModel::dataChanged);
        games.wantStrips();
        QTRY_VERIFY(!strip(0).isEmpty() && !strip(1).isEmpty());
        QCOMPARE(changed.count(), 2);
        QCOMPARE(strip(0).size(), 160);

        // Each value is 1 if the person would win, 2 if the opponent would win, plus 4 if the last move gave the win
        // away.
        QVariantList expected;
        int before = 0;
        for (std::size_t ply = 0; ply <= record.cursor(); ++ply) {
            const bool movers = *record.gameSumAfter(ply).outcome() == OutcomeClass::N;
            const bool persons = (ply % 2 == 0) == movers;
            const int winner = persons ? 1 : 2;
            const int mover = ply % 2 == 1 ? 1 : 2;
            expected.push_back(winner + (ply > 0 && before == mover && winner != mover ? 4 : 0));
            before = winner;
        }
        QCOMPARE(strip(1), expected);
        QCOMPARE(expected, (QVariantList{1, 6, 2, 2, 2}));

        // Each strip is computed only once.
        games.wantStrips();
        session.reopenGame(1);
        QCOMPARE(strip(0).size(), 160);
    }

    void aFileWithAnInvalidGameIsRenamed()
    {
        const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
        QVERIFY(QDir().mkpath(folder));
        QFile file(folder + QStringLiteral("/20260314T150926535-1.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nimstone-game 1\n2026-03-14T15:09:26.535Z\nperfect nim:3,4,5 first 9-9\n");
        file.close();
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        QCOMPARE(session.shown().position, QStringLiteral("nim:3,4,5"));
        QCOMPARE(session.shown().plyCount, 0);
        QVERIFY(session.words().storageProblem.contains(QStringLiteral("20260314T150926535-1.damaged.txt")));
        QVERIFY(QFile::exists(folder + QStringLiteral("/20260314T150926535-1.damaged.txt")));
    }

    void aFolderThatCannotBeWrittenIsReported()
    {
        QFile inTheWay(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        PlaySession session;
        session.restore();
        QVERIFY(session.flush());
        play(session, QStringLiteral("nim:9,9,4"), 2, QStringLiteral("3"));
        QVERIFY(!session.flush());
        QVERIFY(!session.words().storageProblem.isEmpty());
        QVERIFY(inTheWay.remove());
        QSignalSpy words(&session, &PlaySession::wordsChanged);
        session.hurry();
        QVERIFY(session.flush());
        QCOMPARE(session.words().storageProblem, QString());
        QVERIFY(words.count() > 0);
    }

private:
    /// Returns a record of 200 moves that take one stone each.
    static play::Record longGame()
    {
        play::Record record(nimOf({{150, 150}}));
        for (std::size_t move = 0; move < 200; ++move)
            record.play(MoveInSum{0, {move % 2, 1}});
        return record;
    }
    /// Opens a position and makes one move of the person.
    static void play(PlaySession& session, const QString& position, int heap, const QString& amount)
    {
        QVERIFY(session.openPosition(position));
        QVERIFY(session.pick(heap, amount));
        session.take();
    }
    static QStringList heapsListed(PlaySession& session)
    {
        QStringList listed;
        for (int row = 0; row < session.games()->count(); ++row)
            listed.push_back(session.games()->data(session.games()->index(row), PlayGames::HeapsRole).toString());
        return listed;
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

NIMSTONE_TEST(TestPlayGames)
#include "tst_play_games.moc"
