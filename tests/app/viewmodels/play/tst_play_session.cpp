// Tests a game as the Play page shows it: turns, picking, undo and redo, refused input, and texts in the current language.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/viewmodels/play/play_session.h"
#include "core/games/nim/nim.h"
#include "core/play/moves/random_moves.h"
#include "tests/core/sum/tables.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using tests::nimOf;
using play::Side;

namespace {

QString text(const char* utf8) { return QString::fromUtf8(utf8); }

void playOut(PlaySession& session, Seed seed)
{
    while (session.turn() != PlaySession::Over) {
        if (session.turn() == PlaySession::Yours) {
            session.pickMove(*play::randomMove(session.record().sum(), seed++));
            session.take();
        } else {
            session.hurry();
        }
    }
}

}  // namespace

class TestPlaySession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersTakeTurns()
    {
        PlaySession session;
        QVERIFY(session.openPosition(text("nim:3,4,5")));
        QCOMPARE(session.turn(), PlaySession::Yours);
        QVERIFY(session.pick(1, text("4")));
        QCOMPARE(session.shown().position, text("nim:3,4,5"));
        session.take();
        QCOMPARE(session.shown().position, text("nim:3,0,5"));
        QCOMPARE(session.turn(), PlaySession::Computers);
        QVERIFY(session.shown().thinking);
        QVERIFY(!session.pick(0, text("1")));
        session.take();
        QCOMPARE(session.shown().ply, 1);
        session.hurry();
        QCOMPARE(session.shown().ply, 2);
        QCOMPARE(session.turn(), PlaySession::Yours);
        QVERIFY(!session.shown().thinking);
        // The perfect opponent leaves two equal heaps.
        QCOMPARE(session.shown().position, text("nim:3,0,3"));
    }

    void theComputerMovesAfterThePause()
    {
        PlaySession session;
        session.setPause(1);
        QSignalSpy moved(&session, &PlaySession::recordChanged);
        session.start(nimOf({{1, 2}}), Side::Opponent, play::against(play::perfect()));
        QVERIFY(session.shown().thinking);
        while (session.turn() == PlaySession::Computers)
            QVERIFY(moved.wait(nimstone::tests::patience));
        QCOMPARE(session.shown().position, text("nim:1,1"));
    }

    void invalidInputKeepsThePosition_data()
    {
        QTest::addColumn<QString>("input");
        QTest::newRow("not a number") << text("nim:3,x,5");
        QTest::newRow("negative") << text("nim:3,-1");
        QTest::newRow("too large") << text("nim:9223372036854775808");
        QTest::newRow("empty") << text("");
        QTest::newRow("no heaps") << text("nim:");
        QTest::newRow("no game") << text("chess:3,5");
        QTest::newRow("a game with an illegal move") << text("nim:3,4 first 1-4");
        QTest::newRow("more heaps than fit") << text("nim:") + QStringList(1001, text("1")).join(QLatin1Char(','));
    }

    void invalidInputKeepsThePosition()
    {
        QFETCH(QString, input);
        PlaySession session;
        QVERIFY(session.openPosition(text("nim:7,11,13")));
        session.pickMove({0, {0, 2}});
        session.take();
        const QString before = session.shown().position;
        QVERIFY(!session.openPosition(input));
        QVERIFY(!session.words().problem.isEmpty());
        QVERIFY(!session.words().problem.contains(QLatin1Char('\n')));
        QCOMPARE(session.shown().position, before);
        QCOMPARE(session.shown().ply, 1);
    }

    void invalidAmountsAreRefused_data()
    {
        QTest::addColumn<int>("heap");
        QTest::addColumn<QString>("amount");
        QTest::newRow("none") << 0 << text("0");
        QTest::newRow("too many") << 0 << text("4");
        QTest::newRow("a word") << 0 << text("two");
        QTest::newRow("nothing typed") << 0 << text("");
        QTest::newRow("no such heap") << 3 << text("1");
        QTest::newRow("more than can be counted") << 0 << text("99999999999999999999");
    }

    void invalidAmountsAreRefused()
    {
        QFETCH(int, heap);
        QFETCH(QString, amount);
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        session.pick(0, text("2"));
        QVERIFY(!session.pick(heap, amount));
        QVERIFY(!session.words().amountProblem.isEmpty());
        QCOMPARE(session.shownPick().heap, 0);
        QCOMPARE(session.shownPick().amount, text("2"));
        // A refused amount is not taken, and neither is the amount that was picked before.
        session.take();
        QCOMPARE(session.shown().ply, 0);
        session.pickMore(1);
        QVERIFY(session.words().amountProblem.isEmpty());
    }

    void keysPickAHeapAndAnAmount()
    {
        PlaySession session;
        session.openPosition(text("nim:3,0,15"));
        session.pickNext(1);
        session.pickNext(1);
        QCOMPARE(session.shownPick().heap, 2);
        session.typeDigit(1);
        session.typeDigit(2);
        QCOMPARE(session.shownPick().amount, text("12"));
        session.typeDigit(9);
        QCOMPARE(session.shownPick().amount, text("12"));
        QVERIFY(!session.words().amountProblem.isEmpty());
        session.pickMore(10);
        QCOMPARE(session.shownPick().amount, text("15"));
        session.pickMore(-100);
        QCOMPARE(session.shownPick().amount, text("1"));
        session.typeDigit(1);
        QCOMPARE(session.shownPick().amount, text("1"));
        session.typeDigit(0);
        session.eraseDigit();
        QCOMPARE(session.shownPick().amount, text("1"));
        session.eraseDigit();
        QCOMPARE(session.shownPick().heap, -1);
    }

    void aTypedMoveReplacesThePickedHeap()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        for (const char* move : {"2-3", "2–3", "2−3", "２－３"}) {
            session.pick(0, text("1"));
            QVERIFY2(session.pickText(text(move)) && session.shownPick().heap == 1, move);
        }
    }

    void thePickedMoveIsPreviewedInTheColumns()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        QCOMPARE(session.columns()->sum(), text("2"));
        session.pickMove({0, {0, 2}});
        QCOMPARE(session.columns()->sum(), text("0"));
        QVERIFY(session.columns()->previewing());
        session.cancel();
        QCOMPARE(session.columns()->sum(), text("2"));
    }

    void randomGamesHaveOnlyLegalMoves()
    {
        const int games = tests::count(200, 5000);
        std::size_t moves = 0;
        for (int game = 0; game < games; ++game) {
            PlaySession session;
            QAbstractItemModelTester tester(session.moves(), QAbstractItemModelTester::FailureReportingMode::QtTest);
            Chance chance(static_cast<Seed>(game));
            Position start;
            for (auto heaps = chance.between(1, 5); heaps > 0; --heaps)
                start.heaps.push_back(chance.below(9));
            session.setSeed(static_cast<quint32>(game));
            const bool mine = chance.below(2) == 0;
            session.start(nimOf(start), mine ? Side::Person : Side::Opponent,
                          play::against(chance.below(2) == 0 ? play::perfect() : play::learner(6)));
            playOut(session, static_cast<Seed>(game) * 1000);

            Position position = start;
            for (const auto& [part, move] : session.record().moves()) {
                QVERIFY(!Nim().check(position, move));
                position = *Nim().play(position, move);
                ++moves;
            }
            QCOMPARE(session.shown().won, session.record().winner() == Side::Person);
            QCOMPARE(session.moves()->rowCount(), session.shown().plyCount);

            while (session.shown().canUndo)
                session.undo();
            QCOMPARE(session.shown().ply, 0);
            while (session.shown().canRedo)
                session.redo();
            QCOMPARE(session.turn(), PlaySession::Over);
        }
        qInfo("played out %d games with %d moves", static_cast<int>(games), static_cast<int>(moves));
    }

    void undoGoesBackToThePersonsTurn()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        session.pickMove({0, {0, 1}});
        session.take();
        session.undo();
        QCOMPARE(session.shown().ply, 0);
        QVERIFY(!session.shown().thinking);
        session.redo();
        QVERIFY(session.shown().thinking);
        session.hurry();
        QCOMPARE(session.shown().ply, 2);
        session.undo();
        QCOMPARE(session.shown().ply, 0);
        QVERIFY(!session.shown().canUndo);
        QVERIFY(session.shown().canRedo);
        // Another move removes the undone moves.
        session.pickMove({0, {2, 5}});
        session.take();
        QVERIFY(!session.shown().canRedo);
        QCOMPARE(session.shown().plyCount, 1);
    }

    void theComputerWaitsWhileAnEarlierMoveIsShown()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        session.pickMove({0, {0, 1}});
        session.take();
        session.hurry();
        session.goTo(1);
        QVERIFY(session.shown().waiting);
        QVERIFY(!session.shown().thinking);
        session.hurry();
        QCOMPARE(session.shown().ply, 2);
        session.goTo(99);
        QCOMPARE(session.shown().ply, 2);
    }

    void theOutcomeIsHiddenBeforeTheMove()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        QVERIFY(!session.words().outcomeShown);
        session.pickMove({0, {0, 1}});
        session.take();
        QVERIFY(session.words().outcomeShown);
        const auto markOf = [&session](int row) {
            return session.moves()->data(session.moves()->index(row), PlayMoves::MarkRole).toInt();
        };
        QCOMPARE(markOf(0), int(PlayMoves::GaveItAway));
        session.hurry();
        QVERIFY(!session.words().outcomeShown);
        QCOMPARE(markOf(0), int(PlayMoves::GaveItAway));
        QCOMPARE(markOf(1), int(PlayMoves::Unmarked));
        session.setShowOutcomes(text("live"));
        QVERIFY(session.words().outcomeShown);
        QCOMPARE(markOf(1), int(PlayMoves::KeptTheWin));
        session.setShowOutcomes(text("after-game"));
        QVERIFY(!session.words().outcomeShown);
        QCOMPARE(markOf(0), int(PlayMoves::Unmarked));
        playOut(session, 1);
        QVERIFY(markOf(0) != int(PlayMoves::Unmarked));
    }

    void hintsAreShownOneAtATime()
    {
        PlaySession session;
        QAbstractItemModelTester tester(session.hints(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        session.openPosition(text("nim:3,4,5"));
        QStringList sentences;
        for (int rung = 1; rung <= 5; ++rung) {
            session.hint();
            QCOMPARE(session.hints()->count(), rung);
            sentences += session.hints()->data(session.hints()->index(rung - 1), PlayHelp::SentenceRole).toString();
        }
        sentences.removeDuplicates();
        QCOMPARE(sentences.size(), 5);
        session.hint();
        QCOMPARE(session.hints()->count(), 5);
        session.pickMove({0, {0, 1}});
        session.take();
        QCOMPARE(session.hints()->count(), 0);
        session.hint();
        QCOMPARE(session.hints()->count(), 0);
    }

    void changingTheLanguageKeepsTheGame()
    {
        PlaySession session;
        session.openPosition(text("nim:3,4,5"));
        session.hint();
        session.pickMove({0, {0, 1}});
        session.take();
        session.hurry();
        session.pickMove({0, {1, 2}});
        session.openPosition(text("nim:x"));
        QSignalSpy reworded(&session, &PlaySession::wordsChanged);
        QSignalSpy rows(session.moves(), &QAbstractItemModel::dataChanged);
        const QStringList before = said(session);

        QTranslator translator;
        QVERIFY(loadCatalogue(translator, text("zh_CN")));
        QCoreApplication::installTranslator(&translator);
        QVERIFY(reworded.count() > 0 && rows.count() > 0);
        const QStringList chinese = said(session);
        QCOMPARE(session.shown().ply, 2);
        QCOMPARE(session.shownPick().amount, text("2"));
        QCOMPARE(session.words().headline, text("轮到你走"));
        for (qsizetype i = 0; i < before.size(); ++i)
            QVERIFY2(before[i] != chinese[i], qPrintable(before[i]));
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(said(session), before);
    }

    void theOutcomeSaysWhetherItIsGoodForThePerson()
    {
        PlaySession session;
        for (const Side first : {Side::Person, Side::Opponent}) {
            for (const auto& [position, winning] : {std::pair(Position{{3, 4, 5}}, true), std::pair(Position{{1, 4, 5}}, false)}) {
                session.start(nimOf(position), first, play::Players());
                QCOMPARE(session.winning(), winning);
                QCOMPARE(session.words().goodForYou, winning == (first == Side::Person));
            }
        }
    }

    /// The texts about moves switch to counting up at once, and back to taking. Other games never count up.
    void bashsGameCanCountUp()
    {
        PlaySession session;
        const QStringList told{text("Take 1 to 4 stones. Whoever takes the last one wins."), text("Take 3"), text("You took 3")};
        const QStringList counted{text("Count up from 0, by 1 to 4 at a time. Whoever says 30 wins."), text("Say 3"),
                                  text("You counted on by 3 and said 3")};
        QSignalSpy reworded(session.moves(), &PlayMoves::dataChanged);
        for (const bool counting : {true, false, true}) {
            session.start(parseSum("bash(4):30").value(), Side::Person, play::Players());
            session.setCountUp(counting);
            const QString rule = session.words().sentence;
            session.pickMove({0, {0, 3}});
            const QString button = session.words().takeText;
            session.take();
            const auto done = [&session] { return session.moves()->data(session.moves()->index(0), PlayMoves::TextRole).toString(); };
            QCOMPARE(QStringList({rule, button, done()}), counting ? counted : told);
            QVERIFY(session.words().announcement.startsWith(done()));
            reworded.clear();
            session.setCountUp(!counting);
            QCOMPARE(done(), counting ? told.last() : counted.last());
            QCOMPARE(reworded.size(), 1);
        }
        session.start(nimOf({{5}}), Side::Person, play::Players());
        session.setCountUp(true);
        session.pickMove({0, {0, 3}});
        QCOMPARE(session.words().takeText, text("Take 3"));
    }

    void theDecidingMoveIsNamed()
    {
        PlaySession session;
        session.start(nimOf({{1, 2}}), Side::Person, play::against(play::perfect()));
        session.pickMove({0, {1, 2}});
        session.take();
        session.hurry();
        QCOMPARE(session.turn(), PlaySession::Over);
        QVERIFY(!session.shown().won);
        QVERIFY(session.words().sentence.contains(text("Move 1")));
    }

private:
    static QStringList said(const PlaySession& session)
    {
        auto& moves = *const_cast<PlaySession&>(session).moves();
        return {session.words().headline, session.words().pickedText, session.words().takeText, session.words().opponentText,
                session.words().announcement, session.words().problem,
                moves.data(moves.index(0), PlayMoves::TextRole).toString(),
                moves.data(moves.index(0), PlayMoves::MarkTextRole).toString(),
                moves.data(moves.index(0), PlayMoves::ReasonRole).toString()};
    }
};

NIMSTONE_TEST(TestPlaySession)
#include "tst_play_session.moc"
