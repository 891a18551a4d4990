// Tests what a game announces to a person who does not see the board: the events, and the possible moves.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_session.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using play::Side;

class TestPlayHeard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesWithoutHeapsAreOffered_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("second");  // the second move that is offered; empty if there is none
        const auto row = [](const char* position, const char* second) { QTest::newRow(position) << QString::fromUtf8(position) << QString::fromUtf8(second); };
        row("nim:3,4", "");
        row("wythoff:3,5", "");
        row("kayles:3", "Knock down 1 pin in the row, leaving 1 and 1");
        row("treblecross:7", "Place a cross on square 2 of the row");
        row("staircase-nim:1,2", "Move 1 from step 2 to step 1");
        row("coins:1,4", "Slide coin 2 from square 4 to square 3");
        row("cutcake:3x3", "Cut the block into 2 × 3 and 1 × 3");
        row("nim:3 + kayles:2", "In component 2 (Kayles), knock down all of the row");
    }

    /// Each offered move can be picked by its index, and the button then makes that move.
    void movesWithoutHeapsAreOffered()
    {
        QFETCH(QString, position);
        const InLanguage language(QStringLiteral("en"));
        PlaySession session;
        session.start(parseSum(position.toStdString()).value(), Side::Person, play::Players());
        const QStringList offered = session.offeredMoves();
        QTEST(offered.value(1), "second");
        for (int move = 0; move < offered.size(); ++move) {
            session.pickOffered(move);
            QVERIFY(session.shownPick().there);
            QVERIFY(!session.words().pickedText.isEmpty());
        }
        if (!offered.isEmpty()) {
            session.take();
            QCOMPARE(session.shown().ply, 1);
        }
        session.pickOffered(99);
        QVERIFY(!session.shownPick().there);
    }

    /// Each event is announced once; the last move also names the winner.
    void everyEventIsAnnouncedOnce()
    {
        const InLanguage language(QStringLiteral("en"));
        PlaySession session;
        QStringList told;
        connect(&session, &PlaySession::happened, this, [&] { told.push_back(session.words().announcement); });
        session.start(parseSum("nim:1,2").value(), Side::Person, play::against(play::perfect()));
        session.pickMove({0, {1, 1}});
        session.take();
        session.hurry();
        session.pickMove({0, {1, 1}});
        session.take();
        session.undo();
        QCOMPARE(told, QStringList({QStringLiteral("A new game. You start."), QStringLiteral("You took 1 from heap 2."),
                                    QStringLiteral("The computer took 1 from heap 1. Your move."),
                                    QStringLiteral("You took 1 from heap 2. You won."), QStringLiteral("After move 2. Your move.")}));
    }
};

NIMSTONE_TEST(TestPlayHeard)
#include "tst_play_heard.moc"
