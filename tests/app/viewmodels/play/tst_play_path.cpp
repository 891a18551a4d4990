// The path for newcomers: a stage is won however it was begun, and leads to the next stage. Every other win also leads
// to a next position.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_path.h"
#include "core/play/opponents/choose_move.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestPlayPath : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<PlaySession>();
        m_session->setPause(1'000'000);
        m_path = std::make_unique<PlayPath>();
        m_path->setSession(m_session.get());
    }

    void everyStageLeadsToTheNext()
    {
        QSignalSpy reached(m_path.get(), &PlayPath::reached);
        QSignalSpy proofs(m_path.get(), &PlayPath::proofWanted);
        QSignalSpy columns(m_path.get(), &PlayPath::columnsWanted);
        m_session->openPosition(QStringLiteral("nim:5,3"));
        QVERIFY(m_path->onIt());
        QStringList texts;
        for (int stage = 0; stage < 6; ++stage) {
            // The stage of the proof changes nothing on the board.
            if (stage != 4) {
                QVERIFY(!m_path->task().isEmpty());
                win();
                QVERIFY(m_session->won());
                QVERIFY(!m_path->lesson().isEmpty());
                texts.push_back(m_path->lesson());
            }
            if (stage == 5)
                break;
            QVERIFY2(!m_path->next().isEmpty(), qPrintable(m_session->position()));
            m_path->goOn();
            if (stage == 3)
                QCOMPARE(proofs.front().front().toString(), QStringLiteral("nim:3,4,5"));
        }
        QCOMPARE(reached.count(), 6);
        QCOMPARE(proofs.count(), 1);
        QCOMPARE(columns.count(), 1);
        QCOMPARE(texts.removeDuplicates(), 0);
        QCOMPARE(m_session->record().startSum(), *parseSum("nim:7,11,13"));
        for (const QVariant& stage : m_path->stages())
            QVERIFY(stage.toMap().value(QStringLiteral("done")).toBool());
        // After the last stage, a win leads to the next preset of the game.
        QCOMPARE(m_path->next(), QStringLiteral("Next: two heaps of 8"));
        m_path->goOn();
        // The player who starts with two equal heaps loses, so the computer starts.
        QCOMPARE(m_session->position(), QStringLiteral("nim:8,8"));
        QCOMPARE(m_session->turn(), PlaySession::Computers);
    }

    void aStageIsNotWonByAnotherGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("last");
        QTest::newRow("another position") << QStringLiteral("perfect nim:5,4 first 1-1 1-4") << QStringLiteral("2-4");
        QTest::newRow("another opponent") << QStringLiteral("learner 6 nim:5,3 first 1-2 1-3") << QStringLiteral("2-3");
        QTest::newRow("two people") << QStringLiteral("two-people nim:5,3 first 1-2 1-3") << QStringLiteral("2-3");
        QTest::newRow("another game") << QStringLiteral("perfect misere-nim:5,3 first 1-2 1-3") << QStringLiteral("2-2");
        QTest::newRow("a lost game") << QStringLiteral("perfect nim:5,3 first") << QStringLiteral("1-5");
        QTest::newRow("an unfinished game") << QStringLiteral("perfect nim:5,3 first") << QStringLiteral("1-2");
    }
    void aStageIsNotWonByAnotherGame()
    {
        QFETCH(const QString, game);
        QFETCH(const QString, last);
        QSignalSpy reached(m_path.get(), &PlayPath::reached);
        QVERIFY(m_session->openGame(game));
        QVERIFY(m_session->pickText(last));
        m_session->take();
        if (m_session->turn() == PlaySession::Computers)
            m_session->hurry();
        QCOMPARE(m_session->turn() == PlaySession::Over, !game.endsWith(QStringLiteral("first")) || last == QStringLiteral("1-5"));
        QCOMPARE(reached.count(), 0);
    }

    /// The opponent was changed in the middle of the game, so the win does not count for the stage.
    void aStageIsNotWonIfTheOpponentWasChanged()
    {
        QSignalSpy reached(m_path.get(), &PlayPath::reached);
        QVERIFY(m_session->openGame(QStringLiteral("learner 6 nim:5,3 first 1-2 1-3")));
        m_session->playAgainst(QStringLiteral("perfect"));
        QVERIFY(m_session->pickText(QStringLiteral("2-3")));
        m_session->take();
        QVERIFY(m_session->won());
        QCOMPARE(reached.count(), 0);
    }

    /// Only making the last move wins the stage; opening a finished game does not.
    void aStageIsWonByItsLastMove()
    {
        QSignalSpy reached(m_path.get(), &PlayPath::reached);
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-2 1-3 2-3")));
        QVERIFY(m_session->won());
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-2 1-3")));
        QCOMPARE(reached.count(), 0);
        QVERIFY(m_session->pickText(QStringLiteral("2-3")));
        m_session->take();
        QCOMPARE(reached.count(), 1);
        QCOMPARE(reached.front().front().toString(), QStringLiteral("two-heaps"));
    }

    void losingAStageShowsItsIdea()
    {
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-5 2-3")));
        QVERIFY(!m_session->won());
        QVERIFY(!m_path->lesson().isEmpty());
        QVERIFY(m_path->next().isEmpty());
    }

    /// If the person let the computer start, the computer starts only this one game. Otherwise the person would get the
    /// same lost position again and again.
    void thePersonStartsWhenAStageIsPlayedAgain_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("the person let the computer start") << QStringLiteral("perfect nim:5,3 first");
        QTest::newRow("the computer started as the game was set up") << QStringLiteral("perfect nim:5,3 second 1-2 1-3 2-3");
    }
    void thePersonStartsWhenAStageIsPlayedAgain()
    {
        QFETCH(const QString, game);
        QVERIFY(m_session->openGame(game));
        m_session->goSecond();
        while (m_session->turn() != PlaySession::Over) {
            m_session->hurry();
            m_session->pickNext(1);
            m_session->take();
        }
        QVERIFY(m_path->onIt());
        m_session->playAgain();
        QCOMPARE(m_session->turn(), PlaySession::Yours);
        QCOMPARE(m_session->position(), QStringLiteral("nim:5,3"));
    }

    void aStageWonEarlierLeadsOnAlsoAfterALoss()
    {
        m_path->setDone({QStringLiteral("two-heaps")});
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:5,3 first 1-5 2-3")));
        QVERIFY(!m_session->won());
        QCOMPARE(m_path->next(), QStringLiteral("Next: Three heaps"));
        m_path->goOn();
        QCOMPARE(m_session->position(), QStringLiteral("nim:2,5,2"));
    }

    /// In Cutcake one side wins whoever starts, so the person gets that side.
    void theNextPositionCanBeWon()
    {
        for (const char* game : {"perfect cutcake:5x2,2x3 first 1-L1", "perfect grundy-game:8 first", "perfect kayles:7 first"})
            QVERIFY2(m_session->openGame(QString::fromLatin1(game)), game);
        for (const char* start : {"cutcake:4x7,2x3", "cutcake:5x2,2x3", "kayles:7", "staircase-nim:1,0,3", "bash(3):21"}) {
            m_session->start(*parseSum(start), play::Side::Person, play::against(play::perfect()));
            win();
            if (!m_session->won())
                continue;
            m_path->goOn();
            QTRY_VERIFY(m_session->outcomeKnown());
            QVERIFY2(m_session->words().goodForYou, qPrintable(m_session->position()));
        }
    }

private:
    /// Plays the game to its end with perfect moves of the person. If the person would lose the position, the computer
    /// starts.
    void win()
    {
        QTRY_VERIFY(m_session->outcomeKnown());
        if (m_session->turn() == PlaySession::Yours && !m_session->winning() && m_session->canGoSecond())
            m_session->goSecond();
        while (m_session->turn() != PlaySession::Over) {
            if (m_session->turn() == PlaySession::Computers) {
                m_session->hurry();
                QTRY_VERIFY(m_session->turn() != PlaySession::Computers);
                continue;
            }
            const auto move = play::chooseMove(play::perfect(), m_session->record().sum(), 1, m_session->record().cutterToMove());
            QVERIFY(move);
            m_session->pickMove(*move);
            m_session->take();
        }
    }

    std::unique_ptr<PlaySession> m_session;
    std::unique_ptr<PlayPath> m_path;
};

NIMSTONE_TEST(TestPlayPath)
#include "tst_play_path.moc"
