// The board between sessions: it hears only the one that it shows, and shows nothing where there is none. What takes long is
// made beside the window, and what comes too late is not shown.
#include <QMutex>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTranslator>

#include "app/viewmodels/play_board.h"
#include "core/play/any_move.h"
#include "core/table/table_notation.h"

using namespace nimstone;

namespace {

/// Notes which threads ask for the words of a board: it asks for them as it is made.
class Listener : public QTranslator {
public:
    QString translate(const char* context, const char*, const char*, int) const override
    {
        const QMutexLocker lock(&m_mutex);
        if (qstrcmp(context, "HeapBoard") == 0)
            m_threads.insert(QThread::currentThread());
        return {};
    }
    bool isEmpty() const override { return false; }

    QSet<QThread*> take()
    {
        const QMutexLocker lock(&m_mutex);
        return std::exchange(m_threads, {});
    }

private:
    mutable QMutex m_mutex;
    mutable QSet<QThread*> m_threads;
};

}  // namespace

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
            QTRY_VERIFY(!m_board->colouring());
            QVERIFY(lettersFit());
            told = false;
            session.takeBack();
            QTRY_VERIFY(!m_board->colouring());
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

    void aResizeIsLaidOutOnceAndElsewhere()
    {
        PlaySession session;
        m_board->setSession(&session);
        Listener listener;
        QCoreApplication::installTranslator(&listener);
        QCoreApplication::processEvents();
        QVERIFY(!listener.take().isEmpty());
        QSignalSpy laidOut(m_board.get(), &PlayBoard::choreographyChanged);
        m_board->setWidth(640);
        m_board->setHeight(420);
        QCOMPARE(laidOut.count(), 0);
        QTRY_COMPARE(laidOut.count(), 1);
        QCOMPARE(QSizeF(m_board->boardWidth(), m_board->boardHeight()), QSizeF(640, 420));
        const QSet<QThread*> threads = listener.take();
        QVERIFY(!threads.isEmpty() && !threads.contains(QThread::currentThread()));
        QCoreApplication::removeTranslator(&listener);
    }

    void aMoveOvertakesABoardThatIsBeingMade()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setWidth(640);
        QCoreApplication::processEvents();
        m_board->setHeight(420);
        session.pickMove({0, {0, 1}});
        session.take();
        // The move is not waited for, and has the new room at once; what was asked for before it is not shown after it.
        QCOMPARE(m_board->choreography().sceneCount(), 2);
        QCOMPARE(m_board->boardHeight(), 420.0);
        QSignalSpy laidOut(m_board.get(), &PlayBoard::choreographyChanged);
        m_board->setWidth(700);
        QTRY_COMPARE(m_board->boardWidth(), 700.0);
        QCOMPARE(m_board->choreography().sceneCount(), 2);
        QCOMPARE(laidOut.count(), 1);
    }

    void goesWhileABoardIsBeingMade()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setColoured(true);
        m_board->setWidth(640);
        QCoreApplication::processEvents();
        m_board.reset();
        QCoreApplication::processEvents();
    }

    void lettersAreWorkedOutElsewhere()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setColoured(true);
        QVERIFY(m_board->colouring());
        QVERIFY(m_board->badges().isEmpty());
        QTRY_VERIFY(!m_board->colouring());
        QCOMPARE(m_board->badges().size(), 12);
        // Of another position none are shown until they are known.
        session.pickMove({0, {0, 1}});
        session.take();
        QVERIFY(m_board->badges().isEmpty());
        session.undo();
        QTRY_COMPARE(m_board->badges().size(), 12);
        m_board->setColoured(false);
        QVERIFY(m_board->badges().isEmpty() && !m_board->colouring());
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
