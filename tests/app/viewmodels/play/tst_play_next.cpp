// After a won game, a button opens the next position of the same game, in which the person plays the side that can win.
#include <QTest>

#include "app/viewmodels/play/play_session.h"
#include "core/play/opponents/choose_move.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestPlayNext : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<PlaySession>();
        m_session->setPause(1'000'000);
    }

    void onlyAWinOffersTheNextPosition_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("an unfinished game") << QStringLiteral("perfect nim:5,3 first 1-2");
        QTest::newRow("a lost game") << QStringLiteral("perfect nim:5,3 first 1-5 2-3");
        QTest::newRow("two people") << QStringLiteral("two-people nim:5,3 first 1-2 1-3 2-3");
    }
    void onlyAWinOffersTheNextPosition()
    {
        QFETCH(const QString, game);
        QVERIFY2(m_session->openGame(game), qPrintable(game));
        QCOMPARE(m_session->words().nextText, QString());
    }

    void aWinLeadsToTheNextPreset()
    {
        QVERIFY(m_session->openGame(QStringLiteral("perfect nim:7,11,13 first")));
        win();
        QVERIFY(m_session->shown().won);
        QCOMPARE(m_session->words().nextText, QStringLiteral("Next: two heaps of 8"));
        m_session->playNext();
        // The player who starts with two equal heaps loses, so the computer starts.
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:8,8"));
        QCOMPARE(m_session->turn(), PlaySession::Computers);
    }

    /// If the person let the computer start, the computer starts only this one game. Otherwise the person would get the
    /// same lost position again and again.
    void thePersonStartsWhenAGameIsPlayedAgain_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("the person let the computer start") << QStringLiteral("perfect nim:5,3 first");
        QTest::newRow("the computer started as the game was set up") << QStringLiteral("perfect nim:5,3 second 1-2 1-3 2-3");
    }
    void thePersonStartsWhenAGameIsPlayedAgain()
    {
        QFETCH(const QString, game);
        QVERIFY(m_session->openGame(game));
        m_session->goSecond();
        while (m_session->turn() != PlaySession::Over) {
            m_session->hurry();
            m_session->pickNext(1);
            m_session->take();
        }
        m_session->playAgain();
        QCOMPARE(m_session->turn(), PlaySession::Yours);
        QCOMPARE(m_session->shown().position, QStringLiteral("nim:5,3"));
    }

    /// In Cutcake one side wins whoever starts, so the person gets that side.
    void theNextPositionCanBeWon()
    {
        for (const char* game : {"perfect cutcake:5x2,2x3 first 1-L1", "perfect grundy-game:8 first", "perfect kayles:7 first"})
            QVERIFY2(m_session->openGame(QString::fromLatin1(game)), game);
        for (const char* start : {"cutcake:4x7,2x3", "cutcake:5x2,2x3", "kayles:7", "staircase-nim:1,0,3", "bash(3):21"}) {
            m_session->start(*parseSum(start), play::Side::Person, play::against(play::perfect()));
            win();
            if (!m_session->shown().won)
                continue;
            m_session->playNext();
            QTRY_VERIFY(m_session->outcomeKnown());
            QVERIFY2(m_session->words().goodForYou, qPrintable(m_session->shown().position));
        }
    }

private:
    /// Plays the game to its end with perfect moves of the person. If the person would lose the position, the computer
    /// starts.
    void win()
    {
        QTRY_VERIFY(m_session->outcomeKnown());
        if (m_session->turn() == PlaySession::Yours && !m_session->winning() && m_session->shown().canGoSecond)
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
};

NIMSTONE_TEST(TestPlayNext)
#include "tst_play_next.moc"
