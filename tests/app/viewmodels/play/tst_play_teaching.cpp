// Tests that a game teaches: after a mistake, the computer waits before its reply, and a won game can be played to its end.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_session.h"
#include "core/play/opponents/choose_move.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"

using namespace nimstone;
using tests::nimOf;
using play::Side;

namespace {

QString teachingText(const char* utf8) { return QString::fromUtf8(utf8); }

/// Makes a winning move of the person, and lets the computer reply.
void playWell(PlaySession& session)
{
    session.pickMove(*play::perfectMove(session.record().sum(), 1));
    session.take();
    if (session.turn() == PlaySession::Computers)
        session.hurry();
}

}  // namespace

class TestPlayTeaching : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theComputerWaitsAfterAMistake_data()
    {
        QTest::addColumn<bool>("wait");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("showOutcomes");
        QTest::addColumn<bool>("held");
        const auto add = [](const char* name, bool wait, const char* position, const char* move, const char* show, bool held) {
            QTest::newRow(name) << wait << teachingText(position) << teachingText(move) << teachingText(show) << held;
        };
        add("a mistake", true, "nim:3,4,5", "1-1", "after-move", true);
        add("a mistake, outcomes always shown", true, "nim:3,4,5", "1-1", "live", true);
        add("a mistake, outcomes shown after the game", true, "nim:3,4,5", "1-1", "after-game", false);
        add("a mistake, but the setting is off", false, "nim:3,4,5", "1-1", "after-move", false);
        add("a winning move", true, "nim:3,4,5", "1-2", "after-move", false);
        add("a move in a lost position", true, "nim:1,2,3", "3-1", "after-move", false);
    }

    void theComputerWaitsAfterAMistake()
    {
        QFETCH(bool, wait);
        QFETCH(QString, position);
        QFETCH(QString, move);
        QFETCH(QString, showOutcomes);
        QFETCH(bool, held);
        PlaySession session;
        session.setMistakesWait(wait);
        session.setShowOutcomes(showOutcomes);
        QVERIFY(session.openPosition(position));
        QVERIFY(session.pickText(move));
        session.take();
        QCOMPARE(session.shown().held, held);
        QCOMPARE(session.shown().thinking, !held);
        QCOMPARE(session.words().sentence.contains(teachingText("gives the win away")), held);
        QCOMPARE(session.words().announcement.contains(teachingText("gives the win away")), held);
        session.hurry();
        QCOMPARE(session.shown().ply, 2);
        QVERIFY(!session.shown().held);
    }

    void aMistakeCanBeTakenBack()
    {
        PlaySession session;
        session.setMistakesWait(true);
        QVERIFY(session.openPosition(teachingText("nim:3,4,5")));
        QVERIFY(session.pickText(teachingText("1-1")));
        session.take();
        QVERIFY(session.shown().held);
        session.undo();
        QCOMPARE(session.shown().ply, 0);
        QVERIFY(!session.shown().held);
        QCOMPARE(session.turn(), PlaySession::Yours);
    }

    void turningTheSettingOffLetsTheComputerReply()
    {
        PlaySession session;
        session.setPause(1);
        session.setMistakesWait(true);
        QVERIFY(session.openPosition(teachingText("nim:3,4,5")));
        QVERIFY(session.pickText(teachingText("1-1")));
        session.take();
        QVERIFY(session.shown().held);
        session.setMistakesWait(false);
        QTRY_COMPARE(session.shown().ply, 2);
    }

    void aGameOfTwoPeopleDoesNotWait()
    {
        PlaySession session;
        session.setMistakesWait(true);
        session.start(nimOf({{3, 4, 5}}), Side::Person, play::twoPeople());
        QVERIFY(session.pickText(teachingText("1-1")));
        session.take();
        QVERIFY(!session.shown().held);
        QCOMPARE(session.turn(), PlaySession::Yours);
    }

    void aGameWonForFiveMovesCanBeFinished()
    {
        PlaySession session;
        QVERIFY(session.openPosition(teachingText("nim:15,9,14,3")));
        for (int move = 0; move < 5; ++move) {
            QVERIFY(!session.shown().canFinish);
            playWell(session);
        }
        QVERIFY(session.shown().canFinish);
        const int before = session.shown().ply;
        QSignalSpy happened(&session, &PlaySession::happened);
        session.finish();
        QCOMPARE(session.turn(), PlaySession::Over);
        QVERIFY(session.shown().won);
        QVERIFY(session.shown().ply > before);
        QCOMPARE(happened.count(), 1);
        QVERIFY(!session.shown().canFinish);
    }

    void aMistakeEndsTheOfferToFinish()
    {
        PlaySession session;
        QVERIFY(session.openPosition(teachingText("nim:15,9,14,3")));
        for (int move = 0; move < 5; ++move)
            playWell(session);
        QVERIFY(session.shown().canFinish);
        session.pickNext(1);
        while (session.record().sum().play(*session.picked())->outcome() == Known<OutcomeClass>(OutcomeClass::P))
            session.pickNext(1);
        session.take();
        session.hurry();
        QVERIFY(!session.shown().canFinish);
        const QString position = session.shown().position;
        session.finish();
        QCOMPARE(session.shown().position, position);
    }
};

NIMSTONE_TEST(TestPlayTeaching)
#include "tst_play_teaching.moc"
