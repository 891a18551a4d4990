// Computations that take longer than a frame run on another thread. Their result is shown when it is ready and never for
// another position. Short computations are finished at once.
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <memory>
#include <semaphore>

#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/background_work.h"
#include "core/play/moves/work_bound.h"
#include "core/play/opponents/choose_move.h"
#include "tests/program.h"

using namespace nimstone;
using play::Side;

namespace {

std::string heapsText(int count, int step)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i == 0 ? "" : ",") + std::to_string(1 + (i * step) % 97);
    return text;
}

}  // namespace

class TestPlayWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallPositionsAreKnownAtOnce_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position : {"nim:3,4,5", "misere-nim:1,1,2", "moore-nim(2):3,4,5", "bash(4):30", "subtraction(1,3,4):20,7", "wythoff:1000000000000000000,3",
                                     "fibonacci-nim:1000000000000000000", "staircase-nim:1,0,3", "octal(0.6):200", "kayles:12,7", "dawsons-chess:9",
                                     "treblecross:8", "grundy-game:20", "lasker-nim:5,7", "euclid:34,21", "cutcake:4x7,2x3", "nim:3,4 + kayles:7"})
            QTest::newRow(position) << QString::fromLatin1(position);
    }

    void smallPositionsAreKnownAtOnce()
    {
        QFETCH(QString, position);
        PlaySession session;
        session.setShowOutcomes(QStringLiteral("live"));
        QVERIFY(session.openPosition(position));
        QVERIFY(!session.words().workingOut);
        QVERIFY(session.outcomeKnown());
        session.pickNext(1);
        session.take();
        QVERIFY(session.moves()->judged());
        const int before = session.shown().ply;
        session.hurry();
        QVERIFY(session.shown().ply == before + 1 || session.turn() == PlaySession::Over);
    }

    void largePositionsAreComputedOnAnotherThread_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("Kayles") << QString::fromStdString("kayles:" + heapsText(1000, 31));
        QTest::newRow("Moore") << QString::fromStdString("moore-nim(3):" + heapsText(300, 17));
        QTest::newRow("Cutcake") << QString::fromStdString("cutcake:40x70" + [] {
            std::string more;
            for (int i = 0; i < 400; ++i)
                more += "," + std::to_string(2 + i % 50) + "x" + std::to_string(3 + i % 41);
            return more;
        }());
        QTest::newRow("a heap of octal 0.6") << QStringLiteral("octal(0.6):20000");
        QTest::newRow("Grundy's game") << QStringLiteral("grundy-game:5000,4000");
    }

    void largePositionsAreComputedOnAnotherThread()
    {
        QFETCH(QString, position);
        PlaySession session;
        session.setShowOutcomes(QStringLiteral("live"));
        QVERIFY(session.openPosition(position));
        QVERIFY(session.words().workingOut);
        QVERIFY(!session.words().outcomeShown);
        QCOMPARE(session.words().outcomeText, QString());
        QTRY_VERIFY_WITH_TIMEOUT(session.outcomeKnown(), 60'000);
        QVERIFY(!session.words().workingOut);
        const auto outcome = *session.record().sum().outcome();
        QCOMPARE(session.winning(), outcome == OutcomeClass::N || outcome == OutcomeClass::Left);

        session.pickNext(1);
        session.take();
        PlayMoves& moves = *session.moves();
        const auto data = [&moves](int role) { return moves.data(moves.index(0), role); };
        QVERIFY(!moves.judged());
        QVERIFY(data(PlayMoves::PendingRole).toBool());
        QCOMPARE(data(PlayMoves::MarkRole).toInt(), int(PlayMoves::Unmarked));
        QCOMPARE(data(PlayMoves::WinnerRole).toInt(), int(PlayMoves::Nobody));
        QVERIFY(data(PlayMoves::ReasonRole).toString().isEmpty());
        QVERIFY(!data(PlayMoves::MarkTextRole).toString().isEmpty());
        QVERIFY(!data(PlayMoves::RefutedRole).toBool());
        session.setPause(1'000'000);
        QTRY_VERIFY_WITH_TIMEOUT(moves.judged(), 60'000);
        const auto verdict = *play::judge(session.record().startSum(), session.record().moves()[0]);
        QCOMPARE(int(moves.verdict(0).kind), int(verdict.kind));
        QVERIFY(data(PlayMoves::MarkRole).toInt() != int(PlayMoves::Unmarked));

        session.hurry();
        QTRY_COMPARE_WITH_TIMEOUT(session.shown().plyCount, 2, 60'000);
        QVERIFY(!session.shown().thinking);
        QVERIFY(session.record().moves()[1]
                == *play::chooseMove(play::perfect(), session.record().gameSumAfter(1), (Seed{session.seed()} << 32) + 1,
                                     session.record().cutterOfMove(1)));
    }

    void aLateHintIsNotShownForAnotherPosition()
    {
        PlaySession session;
        session.setPause(1'000'000);
        QVERIFY(session.openPosition(QString::fromStdString("kayles:" + heapsText(1000, 31))));
        PlayHelp& hints = *session.hints();
        session.hint();
        QVERIFY(hints.pending());
        QVERIFY(!hints.more());
        QCOMPARE(hints.count(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(hints.count(), 1, 60'000);
        QVERIFY(!hints.pending());
        session.hint();
        QCOMPARE(hints.count(), 2);
        // The hint is requested, and the position is replaced before the hint is ready.
        QVERIFY(session.openPosition(QString::fromStdString("kayles:" + heapsText(900, 29))));
        session.hint();
        QVERIFY(session.openPosition(QStringLiteral("nim:3,4,5")));
        QVERIFY(!hints.pending());
        session.hint();
        QCOMPARE(hints.count(), 1);
        const QString title = hints.data(hints.index(0), PlayHelp::SentenceRole).toString();
        QVERIFY(session.openPosition(QString::fromStdString("kayles:" + heapsText(900, 29))));
        session.hint();
        QTRY_COMPARE_WITH_TIMEOUT(hints.count(), 1, 60'000);
        QVERIFY(hints.data(hints.index(0), PlayHelp::SentenceRole).toString() != title);
    }

    void aLateReplyIsNotPlayedInAnotherPosition()
    {
        PlaySession session;
        session.setPause(1'000'000);
        QVERIFY(session.openPosition(QString::fromStdString("moore-nim(3):" + heapsText(300, 17))));
        session.pickNext(1);
        session.take();
        session.hurry();
        QVERIFY(session.shown().thinking);
        QCOMPARE(session.shown().plyCount, 1);
        // While the computer thinks, the person goes back and plays another move.
        session.undo();
        QVERIFY(!session.shown().thinking);
        session.pickNext(-1);
        session.take();
        QCOMPARE(session.variations()->count(), 1);
        session.hurry();
        QTRY_COMPARE_WITH_TIMEOUT(session.shown().plyCount, 2, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(session.moves()->judged(), 60'000);
        QVERIFY(session.record().moves()[1]
                == *play::chooseMove(play::perfect(), session.record().gameSumAfter(1), (Seed{session.seed()} << 32) + 1));
        for (int row = 0; row < 2; ++row) {
            const GameSum before = session.record().gameSumAfter(static_cast<std::size_t>(row));
            QVERIFY(session.moves()->verdict(row).before == before);
            QCOMPARE(int(session.moves()->verdict(row).kind), int(play::judge(before, session.record().moves()[static_cast<std::size_t>(row)])->kind));
        }
    }

    void aLateOutcomeIsNotShownForAnotherPosition()
    {
        PlaySession session;
        session.setShowOutcomes(QStringLiteral("live"));
        QVERIFY(session.openPosition(QStringLiteral("grundy-game:9000")));
        QVERIFY(session.words().workingOut);
        // The outcome of the small position that replaces the large one is known at once, and stays.
        QVERIFY(session.openPosition(QStringLiteral("nim:5,5")));
        QVERIFY(session.outcomeKnown());
        QVERIFY(!session.winning());
        QVERIFY(session.openPosition(QStringLiteral("octal(0.6):9000,8999")));
        QVERIFY(session.words().workingOut);
        QVERIFY(!session.outcomeKnown());
        QTRY_VERIFY_WITH_TIMEOUT(!session.words().workingOut, 60'000);
        QCOMPARE(session.winning(), *session.record().sum().outcome() == OutcomeClass::N);
        QVERIFY(session.openPosition(QStringLiteral("nim:5,5")));
        QVERIFY(!session.winning());
    }

    void closingDoesNotWaitForAComputation()
    {
        // The only thread for computations is occupied until the session is closed. So the computation of the session cannot end, and
        // a session that waits for it is never closed.
        QThreadPool& threads = workThreads();
        const int usual = threads.maxThreadCount();
        threads.waitForDone();
        threads.setMaxThreadCount(1);
        std::binary_semaphore closed(0);
        threads.start([&closed] { closed.acquire(); });
        auto session = std::make_unique<PlaySession>();
        session->setShowOutcomes(QStringLiteral("live"));
        const bool isWorkingOut = session->openPosition(QStringLiteral("octal(0.6):20000")) && session->words().workingOut;
        session.reset();
        closed.release();
        threads.setMaxThreadCount(usual);
        threads.waitForDone();
        QVERIFY(isWorkingOut);
    }
};

NIMSTONE_TEST(TestPlayWork)
#include "tst_play_work.moc"
