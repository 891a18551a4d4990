// Tests the games of lessons: who starts, which fixed first move the computer makes, what is shown beside the board, and the
// cases of the lessons.
#include <QtTest>

#include "app/viewmodels/learn/learn_task.h"
#include "tests/app/viewmodels/learn/blocks_of_lessons.h"
#include "tests/program.h"

using namespace nimstone;
using tests::OpenLesson;

class TestLearnGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLearnerStarts()
    {
        OpenLesson lesson;
        LearnTask games;
        tests::show(games, lesson, lesson.open<learn::PlayBlock>("two-heaps"));
        QCOMPARE(games.game()->shown().position, QStringLiteral("nim:5,3"));
        QCOMPARE(games.game()->turn(), PlaySession::Yours);
        QVERIFY(!games.shown().mayGoSecond);
    }

    void theComputerMakesItsFixedFirstMove_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<QString>("after");
        QTest::newRow("takes 1") << 0 << "nim:3,4";
        QTest::newRow("takes 2") << 1 << "nim:2,4";
        QTest::newRow("takes 3") << 2 << "nim:1,4";
        QTest::newRow("takes 4") << 3 << "nim:0,4";
    }
    void theComputerMakesItsFixedFirstMove()
    {
        QFETCH(int, round);
        QFETCH(QString, after);
        OpenLesson lesson;
        LearnTask games;
        tests::show(games, lesson, lesson.open<learn::PlayBlock>("two-heaps", 1));
        games.setRound(round);
        for (int time = 0; time < 3; ++time) {
            QCOMPARE(games.game()->turn(), PlaySession::Computers);
            games.game()->hurry();
            QCOMPARE(games.game()->shown().position, after);
            games.startGame();
        }
    }

    void theLearnerChoosesWhoStarts()
    {
        OpenLesson lesson;
        LearnTask games;
        tests::show(games, lesson, lesson.open<learn::PlayBlock>("three-heaps"));
        QVERIFY(games.shown().mayGoSecond);
        QVERIFY(games.game()->shown().canGoSecond);
        games.game()->goSecond();
        QCOMPARE(games.game()->turn(), PlaySession::Computers);
    }

    /// The lesson says that the learner is Left. This holds too in the games that the computer starts.
    void theLearnerIsLeftInAPartisanGame()
    {
        OpenLesson lesson;
        LearnTask games;
        tests::show(games, lesson, lesson.open<learn::PlayBlock>("partisan"));
        for (int round = 0; round < games.roundCount(); ++round) {
            games.setRound(round);
            games.game()->hurry();
            QCOMPARE(games.game()->turn(), PlaySession::Yours);
            QCOMPARE(games.game()->record().cutterToMove(), Cutter::Left);
        }
    }

    /// A game shows the binary columns or the number of large heaps beside its board if the lesson asks for it.
    void columnsAndLargeHeapsAreShown()
    {
        OpenLesson lesson;
        int columns = 0;
        int large = 0;
        lesson.forEach<learn::PlayBlock>([&](int part) {
            LearnTask games;
            tests::show(games, lesson, part);
            for (int round = 0; round < games.roundCount(); ++round) {
                games.setRound(round);
                const auto beside = std::get<learn::PlayBlock>(*lesson.session.block(part)).rounds[static_cast<std::size_t>(round)].beside;
                QCOMPARE(games.shown().columnsShown, beside == learn::GameRound::Beside::Columns);
                QCOMPARE(games.shown().largeHeapsShown, beside == learn::GameRound::Beside::LargeHeaps);
                columns += games.shown().columnsShown ? 1 : 0;
                large += games.shown().largeHeapsShown ? 1 : 0;
            }
        });
        QVERIFY(columns > 0);
        QVERIFY(large > 0);
    }

    /// The opponent of a case starts with its fixed move, and has the mistaken idea of the case.
    void everyCaseOfEveryLessonIsOpened()
    {
        OpenLesson lesson;
        int cases = 0;
        lesson.forEach<learn::PlayBlock>([&](int part) {
            LearnTask games;
            tests::show(games, lesson, part);
            const auto& rounds = std::get<learn::PlayBlock>(*lesson.session.block(part)).rounds;
            QCOMPARE(games.roundCount(), static_cast<int>(rounds.size()));
            for (int round = 0; round < games.roundCount(); ++round) {
                const auto& shown = rounds[static_cast<std::size_t>(round)];
                if (shown.opponent.kind != play::Opponent::Kind::Misguided)
                    continue;
                ++cases;
                games.setRound(round);
                QVERIFY(games.game()->players().opponent == shown.opponent);
                games.game()->hurry();
                QCOMPARE(games.game()->turn(), PlaySession::Yours);
                QVERIFY(!shown.move || games.game()->record().moves().front() == *shown.move);
            }
        });
        QCOMPARE(cases, 9);
    }
};

NIMSTONE_TEST(TestLearnGames)

#include "tst_learn_games.moc"
