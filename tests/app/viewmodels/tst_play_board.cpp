// The board between sessions: it hears only the one that it shows, and shows nothing where there is none.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play_board.h"
#include "core/play/any_move.h"
#include "core/table/table_notation.h"

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

    /// Letters were on, a game was over, and then there was none: nobody is asked what may be shown.
    void forgetsAFinishedGame_data()
    {
        QTest::addColumn<bool>("gone");
        QTest::newRow("the session is taken away") << false;
        QTest::newRow("the session is gone") << true;
    }
    void forgetsAFinishedGame()
    {
        QFETCH(const bool, gone);
        auto session = std::make_unique<PlaySession>();
        session->start(*parseTable("nim:1"), play::Side::Person, play::twoPeople());
        m_board->setSession(session.get());
        session->pickMove({0, {0, 1}});
        session->take();
        QCOMPARE(session->turn(), PlaySession::Over);
        if (gone)
            session.reset();
        else
            m_board->setSession(nullptr);
        m_board->setColoured(true);
        m_board->setColoured(false);
        QVERIFY(m_board->badges().isEmpty());
    }

    /// A reply is tried, which parts a heap, and taken back: what hears of a position finds the board of its own game.
    void lettersFollowATrial_data()
    {
        QTest::addColumn<QString>("game");
        // A heap that is parted: the trial has a heap more than the game.
        QTest::newRow("Lasker's Nim") << "lasker-nim:2,4 first 2-0/1 1-1";
        QTest::newRow("Grundy's game") << "grundy-game:7 first 1-0/3 2-0/1";
    }
    void lettersFollowATrial()
    {
        QFETCH(const QString, game);
        PlaySession session;
        QVERIFY(session.openGame(QStringLiteral("two-people ") + game));
        m_board->setSession(&session);
        m_board->setColoured(true);
        const auto lettersFit = [&] {
            const auto table = session.record().table();
            const auto moves = static_cast<qsizetype>(play::someMoves(table, 300, 0, Cutter::None).size());
            return session.turn() != PlaySession::Yours || m_board->badges().size() >= moves;
        };
        int tried = 0;
        for (int row = 0; row < session.plyCount(); ++row) {
            if (!session.moves()->verdict(row).refutation)
                continue;
            ++tried;
            session.goTo(0);
            // Whoever hears of the position is told of the game first.
            bool told = true;
            const auto lines = connect(&session, &PlaySession::recordChanged, [&] { told = true; });
            const auto heard = connect(&session, &PlaySession::positionChanged, [&] { QVERIFY(told); });
            told = false;
            session.tryRefutation(row);
            QVERIFY(session.trying());
            QVERIFY(lettersFit());
            told = false;
            session.takeBack();
            QVERIFY(lettersFit());
            disconnect(lines);
            disconnect(heard);
        }
        QVERIFY(tried > 0);
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
