// Changes the opponent: one click replaces the opponent while the game continues, and the person can let the computer start.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/viewmodels/play/play_board.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/play/setup/play_setup.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestPlaySeats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<PlaySession>();
        m_session->setPause(1'000'000);
        m_session->openPosition(QStringLiteral("nim:3,4,5"));
    }

    void opponentsWithMistakenIdeasAreOffered()
    {
        QTRY_VERIFY(m_session->rivals()->opponents().size() > 2);
        QCOMPARE(m_session->rivals()->opponent(), QStringLiteral("perfect"));
    }

    void anotherOpponentContinuesTheGame()
    {
        take("1-2");
        const play::Record before = m_session->record();
        QSignalSpy seated(m_session.get(), &PlaySession::recordChanged);
        m_session->playAgainst(QStringLiteral("learner"));
        QCOMPARE(seated.count(), 1);
        QCOMPARE(m_session->record(), before);
        QCOMPARE(m_session->players(), play::against(play::learner(6)));
        QCOMPARE(m_session->turn(), PlaySession::Computers);
        QVERIFY(m_session->shown().thinking);
        m_session->hurry();
        QCOMPARE(m_session->shown().ply, 2);
    }

    /// In Cutcake, the person is Left. A typed cut of Right is legal for Right only.
    void aCutOfTheOtherPlayerIsRefused()
    {
        m_session->openPosition(QStringLiteral("cutcake:3x2"));
        QVERIFY(!m_session->pickText(QStringLiteral("1-R1")));
        QVERIFY(!m_session->shownPick().there);
        QCOMPARE(m_session->words().amountProblem, QStringLiteral("It is Left's turn: Right cannot cut now."));
        m_session->take();
        QCOMPARE(m_session->shown().ply, 0);
        take("1-L1");
        QCOMPARE(m_session->shown().ply, 1);
    }

    void aSecondPersonContinuesTheGame()
    {
        take("1-2");
        m_session->playAgainst(QStringLiteral("people"));
        QCOMPARE(m_session->seats(), PlaySession::TwoPeople);
        QCOMPARE(m_session->turn(), PlaySession::Yours);
        QVERIFY(!m_session->shown().thinking);
        take("2-4");
        QCOMPARE(m_session->shown().ply, 2);
        m_session->playAgainst(QStringLiteral("perfect"));
        QCOMPARE(m_session->seats(), PlaySession::AgainstComputer);
        QCOMPARE(m_session->shown().ply, 2);
    }

    /// The board shows the name of the new opponent at once.
    void theBoardNamesTheNewOpponent()
    {
        take("1-2");
        PlayBoard board;
        board.setRoom({800, 500});
        board.componentComplete();
        board.setSession(m_session.get());
        for (const char* who : {"people", "perfect", "people"}) {
            m_session->playAgainst(QString::fromLatin1(who));
            QTRY_VERIFY(!board.building());
            for (const play::Side side : {play::Side::Person, play::Side::Opponent})
                QVERIFY2(saidOn(board).contains(m_session->sideName(side)), who);
        }
    }

    /// A finished game keeps its opponent. A new game begins against the new one.
    void changingTheOpponentAfterAGameBeginsANewOne()
    {
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-5 2-3")));
        m_session->playAgainst(QStringLiteral("learner"));
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:5,3"));
        QCOMPARE(m_session->shown().plyCount, 0);
        QCOMPARE(m_session->players(), play::against(play::learner(6)));
    }

    /// The opponent is also changed while a reply is tried: the game as it was before the trial is saved with the new
    /// opponent.
    void theNewOpponentIsSavedWithTheGame()
    {
        const QTemporaryDir home;
        qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
        m_session->restore();
        QVERIFY(m_session->openPosition(QStringLiteral("nim:3,4,5")));
        take("1-1");
        const QString before = m_session->wholeGame();
        QTRY_VERIFY(m_session->moves()->judged());
        m_session->tryRefutation(0);
        QVERIFY(m_session->shown().trying);
        m_session->playAgainst(QStringLiteral("people"));
        QVERIFY(m_session->flush());
        QVERIFY(m_session->wholeGame() != before);
        PlaySession next;
        next.restore();
        QVERIFY(next.flush());
        QCOMPARE(next.wholeGame(), m_session->wholeGame());
    }

    void anOpponentWhoJoinedLateIsNotBeaten()
    {
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-2 1-3")));
        QTRY_VERIFY(m_session->rivals()->opponents().size() > 2);
        const QString idea = m_session->rivals()->opponents().at(2).toMap().value(QStringLiteral("value")).toString();
        m_session->playAgainst(idea);
        QSignalSpy beaten(m_session.get(), &PlaySession::opponentBeaten);
        take("2-3");
        QVERIFY(m_session->shown().won);
        QVERIFY(m_session->words().revealedIdea.isEmpty());
        QCOMPARE(beaten.size(), 0);
    }

    void thePersonCanLetTheComputerStart()
    {
        QVERIFY(m_session->shown().canGoSecond);
        m_session->goSecond();
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:3,4,5"));
        QCOMPARE(m_session->turn(), PlaySession::Computers);
        QVERIFY(!m_session->shown().canGoSecond);
        m_session->hurry();
        QVERIFY(!m_session->shown().canGoSecond);
    }

    void theComputerStartsOnlyTheRequestedGame_data()
    {
        QTest::addColumn<QString>("next");
        QTest::newRow("the same game again") << QString();
        QTest::newRow("another position") << QStringLiteral("nim:7,9");
        QTest::newRow("another opponent after the game") << QStringLiteral("learner");
    }
    void theComputerStartsOnlyTheRequestedGame()
    {
        QFETCH(const QString, next);
        QVERIFY(m_session->openPosition(QStringLiteral("nim:1,2")));
        m_session->goSecond();
        while (m_session->turn() != PlaySession::Over) {
            m_session->hurry();
            m_session->pickNext(1);
            m_session->take();
        }
        if (next.isEmpty())
            m_session->playAgain();
        else if (next.contains(QLatin1Char(':')))
            QVERIFY(m_session->openPosition(next));
        else
            m_session->playAgainst(next);
        QCOMPARE(m_session->shown().ply, 0);
        QCOMPARE(m_session->turn(), PlaySession::Yours);
    }

    /// The record of a game from a file or from the last run tells only which side started, not who chose this side.
    void aReopenedGameIsPlayedAgainWithThePersonStarting_data()
    {
        QTest::addColumn<bool>("asked");
        QTest::addColumn<QString>("game");
        QTest::newRow("the computer started") << false << QStringLiteral("perfect nim:1,2 second 2-1 1-1 2-1");
        QTest::newRow("the computer started the game before") << true << QStringLiteral("perfect nim:1,2 first 2-1 1-1 2-1");
    }
    void aReopenedGameIsPlayedAgainWithThePersonStarting()
    {
        QFETCH(const bool, asked);
        QFETCH(const QString, game);
        if (asked)
            m_session->goSecond();
        QVERIFY(m_session->openGame(game));
        QCOMPARE(m_session->turn(), PlaySession::Over);
        m_session->playAgain();
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:1,2"));
        QCOMPARE(m_session->turn(), PlaySession::Yours);
    }

    /// The person stays Left or Right, whichever side starts.
    void cutcakeIsPlayedAgainOnTheSameSide()
    {
        QVERIFY(m_session->openPosition(QStringLiteral("cutcake:4x7")));
        const Cutter mine = m_session->record().cutterToMove();
        m_session->goSecond();
        QCOMPARE(m_session->record().cutterToMove(), opponent(mine));
        m_session->playAgain();
        QCOMPARE(m_session->turn(), PlaySession::Yours);
        QCOMPARE(m_session->record().cutterToMove(), mine);
    }

    void theForesightCanBeTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("foresight");
        QTest::addColumn<QString>("problem");
        const QString expected = QStringLiteral("Moves the learner sees ahead: expected a whole number from 1 to 20, ");
        QTest::newRow("a number") << QStringLiteral("9") << 9 << QString();
        QTest::newRow("the largest number") << QStringLiteral(" 20 ") << 20 << QString();
        QTest::newRow("digits of a Chinese keyboard") << QStringLiteral("１２") << 12 << QString();
        QTest::newRow("an empty field") << QString() << 6 << expected + QStringLiteral("but the field is empty");
        QTest::newRow("too few") << QStringLiteral("0") << 6 << expected + QStringLiteral("found '0'");
        QTest::newRow("too many") << QStringLiteral("21") << 6 << expected + QStringLiteral("found '21'");
        QTest::newRow("not a number") << QStringLiteral("<b>") << 6 << expected + QStringLiteral("found '&lt;b&gt;'");
    }
    void theForesightCanBeTyped()
    {
        QFETCH(const QString, typed);
        PlaySetup setup;
        setup.players()->typeForesight(typed);
        QTEST(setup.players()->foresight(), "foresight");
        QTEST(setup.players()->foresightProblem(), "problem");
        setup.players()->setForesight(7);
        QCOMPARE(setup.players()->foresightProblem(), QString());
    }

    void aMoveNamesItsResultOnlyOnce_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("move");
        QTest::addColumn<QString>("done");
        QTest::addColumn<QString>("after");
        QTest::newRow("heaps") << QStringLiteral("nim:3,4,5") << QStringLiteral("1-2") << QStringLiteral("You took 2 from heap 1")
                               << QStringLiteral("(1, 4, 5)");
        QTest::newRow("the queen") << QStringLiteral("wythoff:10,15") << QStringLiteral("2-11")
                                   << QStringLiteral("You moved the queen from (10, 15) to (10, 4)") << QString();
        QTest::newRow("the queen in a sum") << QStringLiteral("nim:3 + wythoff:10,15") << QStringLiteral("2.2-11")
                                            << QStringLiteral("In component 2 (Wythoff's game): You moved the queen from (10, 15) to (10, 4)")
                                            << QString();
    }
    void aMoveNamesItsResultOnlyOnce()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, move);
        QFETCH(const QString, done);
        QFETCH(const QString, after);
        QVERIFY(m_session->openPosition(position));
        take(qPrintable(move));
        const auto field = [&](PlayMoves::Role role) { return m_session->moves()->data(m_session->moves()->index(0), role).toString(); };
        QCOMPARE(field(PlayMoves::TextRole), done);
        QCOMPARE(field(PlayMoves::AfterRole), after);
    }

    /// Undo also takes back the first move of the computer; at the start the person can choose to start.
    void undoGoesBackToTheStart()
    {
        m_session->goSecond();
        m_session->hurry();
        QVERIFY(!m_session->shown().canGoFirst);
        QVERIFY(m_session->shown().canUndo);
        m_session->undo();
        QCOMPARE(m_session->shown().ply, 0);
        QVERIFY(!m_session->shown().canUndo);
        QVERIFY(m_session->shown().canGoFirst);
        m_session->redo();
        QCOMPARE(m_session->shown().ply, 1);
        m_session->undo();
        m_session->goFirst();
        QCOMPARE(m_session->turn(), PlaySession::Yours);
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:3,4,5"));
        QVERIFY(!m_session->shown().canGoFirst);
    }

private:
    /// Returns all visible texts of the board.
    static QStringList saidOn(const PlayBoard& board)
    {
        QStringList texts;
        const auto made = board.choreography().get();
        for (const auto& pose : made->scenes.back()) {
            if (pose.opacity > 0 && !pose.text.isEmpty())
                texts.push_back(pose.text);
        }
        return texts;
    }

    void take(const char* move)
    {
        QVERIFY(m_session->pickText(QString::fromLatin1(move)));
        m_session->take();
    }

    std::unique_ptr<PlaySession> m_session;
};

NIMSTONE_TEST(TestPlaySeats)
#include "tst_play_seats.moc"
