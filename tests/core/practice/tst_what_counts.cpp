// Tests what counts in the record of practice: the first answer to an exercise, and a mistake on its due day. A shown answer
// is not knowledge, and no skill is mastered after a handful of answers.
#include <QTest>

#include "core/practice/what_counts.h"
#include "tests/program.h"

using namespace nimstone::practice;

class TestWhatCounts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exercisesCountOnce_data()
    {
        QTest::addColumn<bool>("firstInSession");
        QTest::addColumn<bool>("answeredBefore");
        QTest::addColumn<bool>("mistakeIsDue");
        QTest::addColumn<bool>("counted");
        QTest::newRow("a new exercise") << true << false << false << true;
        QTest::newRow("tried again at once") << false << false << false << false;
        QTest::newRow("the same exercise done again") << true << true << false << false;
        QTest::newRow("the same exercise done again, then tried again") << false << true << false << false;
        QTest::newRow("a mistake on its due day") << true << true << true << true;
        QTest::newRow("a mistake on its due day, tried again") << false << true << true << false;
        // The mistake comes from the queue of another computer.
        QTest::newRow("a mistake that was never answered here") << true << false << true << true;
    }

    void exercisesCountOnce()
    {
        QFETCH(bool, firstInSession);
        QFETCH(bool, answeredBefore);
        QFETCH(bool, mistakeIsDue);
        QTEST(counts({firstInSession, answeredBefore, mistakeIsDue}), "counted");
    }

    void shownAnswersDoNotProveKnowledge_data()
    {
        QTest::addColumn<bool>("right");
        QTest::addColumn<int>("hints");
        QTest::addColumn<bool>("shown");
        QTest::addColumn<int>("outcome");
        QTest::addColumn<bool>("told");
        QTest::newRow("right") << true << 0 << false << int(FirstTry::AtOnce) << false;
        QTest::newRow("right after a hint") << true << 1 << false << int(FirstTry::WithHints) << false;
        QTest::newRow("right after all hints but the last") << true << 4 << false << int(FirstTry::WithHints) << false;
        QTest::newRow("right after the last hint") << true << 5 << false << int(FirstTry::Missed) << true;
        QTest::newRow("right after it was shown") << true << 0 << true << int(FirstTry::Missed) << true;
        QTest::newRow("shown") << false << 5 << true << int(FirstTry::Missed) << true;
        QTest::newRow("wrong") << false << 0 << false << int(FirstTry::Missed) << false;
        QTest::newRow("wrong after hints") << false << 3 << false << int(FirstTry::Missed) << false;
    }

    void shownAnswersDoNotProveKnowledge()
    {
        QFETCH(bool, right);
        QFETCH(int, hints);
        QFETCH(bool, shown);
        QFETCH(int, outcome);
        const Observation seen{.right = right, .hints = hints, .answerShown = shown};
        QCOMPARE(int(firstTry(seen)), outcome);
        QTEST(answerWasRevealed(seen), "told");
        QCOMPARE(showsKnowledge(seen), firstTry(seen) != FirstTry::Missed);
    }

    void fewExercisesDoNotProveMastery_data()
    {
        QTest::addColumn<double>("known");
        QTest::addColumn<int>("exercises");
        QTest::addColumn<double>("shown");
        QTest::addColumn<bool>("isMastered");
        QTest::newRow("no answer yet") << 0.1 << 0 << 0.0 << false;
        QTest::newRow("one right answer") << 0.515 << 1 << 0.19 << false;
        QTest::newRow("three right: 99 per cent by the answers alone") << 0.989 << 3 << 0.57 << false;
        QTest::newRow("four right") << 0.998 << 4 << 0.76 << false;
        QTest::newRow("five right") << 0.999 << 5 << 0.999 << true;
        QTest::newRow("five answers, two of them wrong") << 0.7 << 5 << 0.7 << false;
        QTest::newRow("two answers, and a low estimate") << 0.03 << 2 << 0.03 << false;
        QTest::newRow("exactly at the bound") << mastered << 5 << mastered << true;
        QTest::newRow("a negative number of answers, from a damaged file") << 0.9 << -3 << 0.0 << false;
    }

    void fewExercisesDoNotProveMastery()
    {
        QFETCH(double, known);
        QFETCH(int, exercises);
        QFETCH(double, shown);
        QVERIFY(std::abs(estimate(known, exercises) - shown) < 1e-9);
        QTEST(nimstone::practice::isMastered(known, exercises), "isMastered");
        QCOMPARE(estimate(known, exercises) >= mastered, nimstone::practice::isMastered(known, exercises));
    }

    /// A person who answers everything right passes with the fifth exercise, and not before.
    void fiveRightAnswersReachMastery()
    {
        double known = tracing.initial;
        for (int exercise = 1; exercise <= fewestExercises; ++exercise) {
            known = afterAnswer(known, {.right = true});
            QCOMPARE(nimstone::practice::isMastered(known, exercise), exercise == fewestExercises);
        }
    }
};

NIMSTONE_TEST(TestWhatCounts)
#include "tst_what_counts.moc"
