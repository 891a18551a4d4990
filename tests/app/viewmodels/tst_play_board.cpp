// The board between sessions: it hears only the one that it shows, and shows nothing where there is none.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play_board.h"

using namespace nimstone;

class TestPlayBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_board = std::make_unique<PlayBoard>();
        m_board->setWidth(800);
        m_board->setHeight(500);
        m_board->componentComplete();
    }

    void laysOutTheSessionItIsGiven()
    {
        PlaySession session;
        QCOMPARE(m_board->boardWidth(), 0.0);
        m_board->setSession(&session);
        QVERIFY(m_board->boardWidth() > 0);
        QVERIFY(m_board->choreography().get());
    }

    void hearsNoMoreOfTheSessionBefore()
    {
        PlaySession before;
        PlaySession session;
        m_board->setSession(&before);
        m_board->setSession(&session);
        QSignalSpy laidOut(m_board.get(), &PlayBoard::choreographyChanged);
        QSignalSpy marked(m_board.get(), &PlayBoard::marksChanged);
        before.pickMove({0, {0, 1}});
        before.take();
        QCOMPARE(laidOut.count() + marked.count(), 0);
        session.pickMove({0, {0, 1}});
        session.take();
        QVERIFY(laidOut.count() > 0 && marked.count() > 0);
    }

    void showsNothingWithoutASession()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setSession(nullptr);
        expectNothing();
        session.pickMove({0, {0, 1}});
        session.take();
        expectNothing();
        m_board->setSession(&session);
        QVERIFY(m_board->boardWidth() > 0);
    }

    void outlivesItsSession()
    {
        auto session = std::make_unique<PlaySession>();
        m_board->setSession(session.get());
        session.reset();
        m_board->setWidth(700);
        m_board->hoverAt(300, 250);
        m_board->pickAt(300, 250);
        QCOMPARE(m_board->session(), nullptr);
        QCOMPARE(m_board->pickedHeap(), -1);
        QCOMPARE(m_board->hoveredHeap(), -1);
    }

private:
    void expectNothing()
    {
        m_board->hoverAt(300, 250);
        m_board->pickAt(300, 250);
        QVERIFY(!m_board->choreography().get());
        QCOMPARE(m_board->boardWidth(), 0.0);
        QCOMPARE(m_board->pickedHeap(), -1);
        QCOMPARE(m_board->hoveredHeap(), -1);
        QVERIFY(m_board->pickedAreas().isEmpty());
    }

    std::unique_ptr<PlayBoard> m_board;
};

QTEST_MAIN(TestPlayBoard)
#include "tst_play_board.moc"
