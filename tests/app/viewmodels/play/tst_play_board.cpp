// Tests the board and its session: it follows only the session that it shows, and is empty without one. Long computations run on
// another thread, and results that come too late are dropped.
#include <QMutex>
#include <QSet>
#include <QSignalSpy>
#include <algorithm>
#include <cmath>
#include <QTest>
#include <QThread>
#include <QTranslator>

#include "app/viewmodels/play/play_board.h"
#include "core/play/moves/random_moves.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

/// Records which threads translate words of a board, because a board translates its words while it is laid out.
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
        m_board->setRoom({800, 500});
        m_board->componentComplete();
    }

    void theBoardShowsItsSession()
    {
        PlaySession session;
        QCOMPARE(m_board->size().width(), 0.0);
        m_board->setSession(&session);
        QVERIFY(m_board->size().width() > 0);
        QVERIFY(m_board->choreography().get());
    }

    void theBoardIgnoresItsFormerSession()
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

    void theBoardIsEmptyWithoutASession()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setSession(nullptr);
        expectNothing();
        session.pickMove({0, {0, 1}});
        session.take();
        expectNothing();
        m_board->setSession(&session);
        QVERIFY(m_board->size().width() > 0);
    }

    /// The letters were on, a game ended, and then the session was removed. The board must not ask the removed session about
    /// the letters.
    void removingAFinishedGameRemovesTheLetters_data()
    {
        QTest::addColumn<bool>("gone");
        QTest::newRow("the session is removed from the board") << false;
        QTest::newRow("the session is destroyed") << true;
    }
    void removingAFinishedGameRemovesTheLetters()
    {
        QFETCH(const bool, gone);
        auto session = std::make_unique<PlaySession>();
        session->start(*parseSum("nim:1"), play::Side::Person, play::twoPeople());
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

    /// A refutation that splits a heap is tried and taken back. The letters always belong to the position on the board.
    void lettersFollowATriedRefutation_data()
    {
        QTest::addColumn<QString>("game");
        // The reply splits a heap, so the trial has one heap more than the game.
        QTest::newRow("Lasker's Nim") << "lasker-nim:2,4 first 2-0/1 1-1";
        QTest::newRow("Grundy's game") << "grundy-game:7 first 1-0/3 2-0/1";
    }
    void lettersFollowATriedRefutation()
    {
        QFETCH(const QString, game);
        PlaySession session;
        QVERIFY(session.openGame(QStringLiteral("two-people ") + game));
        m_board->setSession(&session);
        m_board->setColoured(true);
        const auto lettersFit = [&] {
            const auto sum = session.record().sum();
            const auto moves = static_cast<qsizetype>(play::someMoves(sum, 300, 0, Cutter::None).size());
            return session.turn() != PlaySession::Yours || m_board->badges().size() >= moves;
        };
        int tried = 0;
        for (int row = 0; row < session.shown().plyCount; ++row) {
            if (!session.moves()->verdict(row).refutation)
                continue;
            ++tried;
            session.goTo(0);
            // recordChanged is emitted before positionChanged.
            bool told = true;
            const auto lines = connect(&session, &PlaySession::recordChanged, [&] { told = true; });
            const auto heard = connect(&session, &PlaySession::positionChanged, [&] { QVERIFY(told); });
            told = false;
            session.tryRefutation(row);
            QVERIFY(session.shown().trying);
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

    /// If letters are on, every legal move has its own letter and no illegal move has one: at both ends of a row, on bars,
    /// and in the cells of lists.
    void everyLegalMoveHasALetter_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("moreEnds");
        QTest::newRow("stones") << QStringLiteral("nim:3,4,5") << 0;
        QTest::newRow("a bar") << QStringLiteral("nim:90,2") << 0;
        QTest::newRow("bars of Bash's game") << QStringLiteral("bash(10):100,70") << 0;
        QTest::newRow("bars of a subtraction game") << QStringLiteral("subtraction(1,4,9,16):120,90") << 0;
        QTest::newRow("a bar of a game that splits heaps") << QStringLiteral("lasker-nim:70") << 0;
        QTest::newRow("a list") << QStringLiteral("nim:1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9,1,2,3,4,5,6,7,8,9") << 0;
        QTest::newRow("a list of Bash's game") << QStringLiteral("bash(3):9,8,7,6,5,4,3,9,8,7,6,5,4,3,9,8,7,6,5,4,3,9,8,7,6,5,4,3") << 0;
        // One pin, or two pins, can also be taken from the right end.
        QTest::newRow("Kayles") << QStringLiteral("kayles:7") << 2;
        QTest::newRow("Dawson's Kayles") << QStringLiteral("dawson-kayles:8,5") << 2;
        QTest::newRow("Treblecross") << QStringLiteral("treblecross:9") << 1;
        QTest::newRow("Dawson's Chess") << QStringLiteral("dawsons-chess:6,2") << 3;
        QTest::newRow("a long row") << QStringLiteral("dawsons-chess:64") << 2;
        QTest::newRow("a sum") << QStringLiteral("nim:2 + kayles:4") << 2;
    }
    void everyLegalMoveHasALetter()
    {
        QFETCH(const QString, position);
        QFETCH(const int, moreEnds);
        PlaySession session;
        QVERIFY(session.openPosition(position));
        m_board->setSession(&session);
        m_board->setColoured(true);
        QTRY_VERIFY(!m_board->colouring());
        QVERIFY(!m_board->tooManyBadges());
        const GameSum& sum = session.record().sum();
        const auto moves = play::someMoves(sum, 300, 0, Cutter::None);
        int rightEnds = 0;
        for (const LetteredMove& one : m_board->lettered()) {
            QVERIFY(!sum.check(one.move));
            rightEnds += one.place.right ? 1 : 0;
        }
        QCOMPARE(rightEnds, moreEnds);
        for (const MoveInSum& move : moves) {
            const auto after = sum.play(move)->outcome();
            const bool carried = std::ranges::any_of(m_board->lettered(), [&](const LetteredMove& one) {
                return one.move == move && one.good == (after == OutcomeClass::P);
            });
            QVERIFY2(carried, print(move, sum).c_str());
        }
        // Each letter is drawn, alone or merged with its neighbors, and drawn letters do not overlap.
        std::size_t drawn = 0;
        for (const Letter& letter : m_board->letters())
            drawn += letter.moves;
        QCOMPARE(drawn, m_board->lettered().size());
        const std::vector<Letter> letters = m_board->letters();
        for (const Letter& one : letters) {
            for (const Letter& other : letters) {
                const QPointF way = one.point - other.point;
                QVERIFY2(&one == &other || !(one.move.component == other.move.component && one.moves + other.moves > 2)
                             || std::hypot(way.x(), way.y()) > 17,
                         print(one.move, sum).c_str());
            }
            // A click on the letter picks its move.
            m_board->pickAt(one.point.x(), one.point.y());
            QCOMPARE(session.picked(), std::optional(one.move));
            session.cancel();
        }
    }

    /// A click on the letter at the right end of a row takes the pins at the right end.
    void aClickOnTheRightLetterTakesPinsAtTheRightEnd()
    {
        PlaySession session;
        QVERIFY(session.openPosition(QStringLiteral("kayles:7")));
        m_board->setSession(&session);
        m_board->setColoured(true);
        QTRY_VERIFY(!m_board->letters().empty());
        const auto pieces = static_cast<int>(m_board->choreography().get()->pieces.size());
        int left = -1;
        int right = -1;
        const std::vector<Letter> letters = m_board->letters();
        for (const Letter& letter : letters) {
            if (letter.move.move != Move{0, 1})
                continue;
            m_board->pickAt(letter.point.x(), letter.point.y());
            for (int piece = 0; piece < pieces; ++piece) {
                if (m_board->marks().at(piece) == PlayBoard::Picked)
                    (letter.right ? right : left) = piece;
            }
            session.cancel();
        }
        QVERIFY(left >= 0);
        QVERIFY(left < right);
    }

    void thePickedMoveHasALetter_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("letter");
        const auto row = [](const char* what, const char* position, const char* move, const char* letter) {
            QTest::newRow(what) << QString::fromUtf8(position) << QString::fromUtf8(move) << QString::fromUtf8(letter);
        };
        row("one heap", "nim:3,4,5", "1-2", "P");
        row("one heap, a losing move", "nim:3,4,5", "1-1", "N");
        row("two heaps", "moore-nim(2):3,4,5", "2-1,3-2", "P");
        row("two heaps in another order", "moore-nim(2):3,4,5", "3-2,2-1", "P");
        row("two heaps, a losing move", "moore-nim(2):3,4,5", "1-2,3-1", "N");
        row("three pieces", "hexadecimal(0.8):12", "1-1/1/4", "P");
        row("three pieces in another order", "hexadecimal(0.8):12", "1-1/6/1", "P");
        row("three pieces, a losing move", "hexadecimal(0.8):12", "1-1/2/3", "N");
        row("the larger piece first", "grundy-game:8", "1-0/7", "P");
        row("a cut of Cutcake", "cutcake:5x2", "1-L2", "P");
        row("too many moves", "nim:400", "1-2", "");
    }

    /// The letter is known only while letters are on and a move is picked.
    void thePickedMoveHasALetter()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, move);
        QFETCH(const QString, letter);
        PlaySession session;
        QVERIFY(session.openPosition(position));
        m_board->setSession(&session);
        session.pickMove(parseMove(move.toStdString(), session.record().sum()).value());
        QVERIFY(session.shownPick().there);
        QCOMPARE(m_board->pickedLetter(), QString());
        m_board->setColoured(true);
        QTRY_VERIFY(!m_board->colouring());
        QCOMPARE(m_board->pickedLetter(), letter);
        QSignalSpy changed(m_board.get(), &PlayBoard::pickedLetterChanged);
        session.cancel();
        QVERIFY(!changed.isEmpty());
        QCOMPARE(m_board->pickedLetter(), QString());
    }

    void theBoardOutlivesItsSession()
    {
        auto session = std::make_unique<PlaySession>();
        m_board->setSession(session.get());
        session.reset();
        m_board->setRoom({700, 500});
        m_board->hoverAt(300, 250);
        m_board->pickAt(300, 250);
        QCOMPARE(m_board->session(), nullptr);
        QCOMPARE(m_board->shownPicked().heap, -1);
        QCOMPARE(m_board->shownHovered().heap, -1);
    }

    void aResizeIsLaidOutOnceOnAnotherThread()
    {
        PlaySession session;
        m_board->setSession(&session);
        Listener listener;
        QCoreApplication::installTranslator(&listener);
        QCoreApplication::processEvents();
        QVERIFY(!listener.take().isEmpty());
        QSignalSpy laidOut(m_board.get(), &PlayBoard::choreographyChanged);
        m_board->setRoom({640, 500});
        m_board->setRoom({640, 420});
        QCOMPARE(laidOut.count(), 0);
        QTRY_COMPARE(laidOut.count(), 1);
        QCOMPARE(m_board->size(), QSizeF(640, 420));
        const QSet<QThread*> threads = listener.take();
        QVERIFY(!threads.isEmpty() && !threads.contains(QThread::currentThread()));
        QCoreApplication::removeTranslator(&listener);
    }

    void aMoveReplacesAPendingLayout()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setRoom({640, 500});
        QCoreApplication::processEvents();
        m_board->setRoom({640, 420});
        session.pickMove({0, {0, 1}});
        session.take();
        // The move does not wait for the pending layout, which is dropped. The board has its new size at once.
        QCOMPARE(m_board->choreography().sceneCount(), 2);
        QCOMPARE(m_board->size().height(), 420.0);
        QSignalSpy laidOut(m_board.get(), &PlayBoard::choreographyChanged);
        m_board->setRoom({700, 500});
        QTRY_COMPARE(m_board->size().width(), 700.0);
        QCOMPARE(m_board->choreography().sceneCount(), 2);
        QCOMPARE(laidOut.count(), 1);
    }

    void theBoardCanBeDestroyedDuringALayout()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setColoured(true);
        m_board->setRoom({640, 500});
        QCoreApplication::processEvents();
        m_board.reset();
        QCoreApplication::processEvents();
    }

    void lettersAreComputedOnAnotherThread()
    {
        PlaySession session;
        m_board->setSession(&session);
        m_board->setColoured(true);
        QVERIFY(m_board->colouring());
        QVERIFY(m_board->badges().isEmpty());
        QTRY_VERIFY(!m_board->colouring());
        QCOMPARE(m_board->badges().size(), 12);
        // After a move no letters are shown until the letters of the new position are known.
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
        QCOMPARE(m_board->size().width(), 0.0);
        QCOMPARE(m_board->shownPicked().heap, -1);
        QCOMPARE(m_board->shownHovered().heap, -1);
        QVERIFY(m_board->shownPicked().areas.isEmpty());
    }

    std::unique_ptr<PlayBoard> m_board;
};

NIMSTONE_TEST(TestPlayBoard)
#include "tst_play_board.moc"
