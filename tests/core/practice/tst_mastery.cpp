// Tests the estimate of what a person knows: it stays within its bounds, every answer moves it the right way, a person who
// knows soon passes, and a person who guesses seldom passes.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/practice/mastery.h"
#include "core/random.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

/// Returns 1001 estimates from 0 to `mostCertain`, both included.
std::vector<double> estimates()
{
    std::vector<double> all;
    for (int i = 0; i <= 1000; ++i)
        all.push_back(i * mostCertain / 1000);
    return all;
}

/// Simulates a person whose answers are right with a chance of `rightOf100000` in 100,000. Returns the number of answers
/// until mastery, or nothing if it is more than `most`.
std::optional<int> answersUntilMastered(int rightOf100000, int options, int most, Seed seed)
{
    Chance chance(seed);
    double known = tracing.initial;
    for (int answer = 1; answer <= most; ++answer) {
        const bool right = chance.below(100000) < static_cast<std::uint64_t>(rightOf100000);
        known = afterAnswer(known, {.right = right, .options = options});
        if (known >= mastered)
            return answer;
    }
    return std::nullopt;
}

}  // namespace

class TestMastery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void posteriorAgreesWithBayesTheorem_data()
    {
        QTest::addColumn<double>("known");
        QTest::addColumn<bool>("right");
        QTest::addColumn<int>("hints");
        QTest::addColumn<int>("options");
        QTest::addColumn<double>("expected");
        // The fractions of Bayes' theorem: a person who knows slips with probability 0.08, and a number is guessed with 0.1.
        QTest::newRow("a right number") << 0.1 << true << 0 << 0 << 0.092 / (0.092 + 0.09);
        QTest::newRow("right, one of two options") << 0.1 << true << 0 << 2 << 0.092 / (0.092 + 0.9 * 0.55);
        QTest::newRow("right, one of four options") << 0.5 << true << 0 << 4 << 0.46 / (0.46 + 0.5 * 0.325);
        QTest::newRow("a wrong number") << 0.5 << false << 0 << 0 << 0.04 / (0.04 + 0.45);
        QTest::newRow("wrong, one of two options") << 0.5 << false << 0 << 2 << 0.04 / (0.04 + 0.5 * 0.45);
        QTest::newRow("right after two hints") << 0.5 << true << 2 << 0 << 0.46 / (0.46 + 0.5 * (0.1 + 0.82 * 0.4));
        QTest::newRow("right after it was shown") << 0.5 << true << 5 << 0 << 0.04 / (0.04 + 0.45);
        QTest::newRow("a question with only one option") << 0.5 << true << 0 << 1 << 0.5;
    }

    void posteriorAgreesWithBayesTheorem()
    {
        QFETCH(double, known);
        QFETCH(bool, right);
        QFETCH(int, hints);
        QFETCH(int, options);
        QFETCH(double, expected);
        const Observation seen{.right = right, .hints = hints, .options = options};
        QVERIFY(std::abs(posterior(known, seen) - expected) < 1e-12);
        QVERIFY(std::abs(afterAnswer(known, seen) - (expected + (1 - expected) * 0.02)) < 1e-12);
    }

    void everyAnswerMovesTheEstimateTheRightWay_data()
    {
        QTest::addColumn<int>("options");
        QTest::newRow("a number") << 0;
        for (const int options : {2, 3, 4, 16, 1000})
            QTest::addRow("a choice of %d", options) << options;
    }

    void everyAnswerMovesTheEstimateTheRightWay()
    {
        QFETCH(int, options);
        for (const double known : estimates()) {
            const bool atAnEnd = known <= 0 || known >= mostCertain;
            const double wrong = posterior(known, {.right = false, .options = options});
            QVERIFY(wrong >= 0 && (wrong < known || known <= 0));
            double raised = 1;
            for (int hints = 0; hints < hintsThatReveal; ++hints) {
                const Observation seen{.right = true, .hints = hints, .options = options};
                const double now = posterior(known, seen);
                QVERIFY(atAnEnd ? now == known : now > known);
                QVERIFY2(now <= raised, "one more hint raises the estimate");
                raised = now;
                QVERIFY(afterAnswer(known, seen) >= now && afterAnswer(known, seen) <= mostCertain);
            }
            for (const Observation& shown : {Observation{.right = true, .hints = 5, .options = options},
                                             Observation{.right = true, .options = options, .answerShown = true}})
                QCOMPARE(posterior(known, shown), wrong);
        }
    }

    void onlyTheFirstAnswerChangesTheEstimate()
    {
        for (const double known : estimates()) {
            for (const bool right : {false, true}) {
                const Observation later{.right = right, .first = false};
                QCOMPARE(posterior(known, later), known);
                QCOMPARE(afterAnswer(known, later), known);
            }
        }
    }

    void estimateStaysWithinBounds_data()
    {
        QTest::addColumn<double>("known");
        QTest::newRow("below 0") << -1.0;
        QTest::newRow("estimate 0") << 0.0;
        QTest::newRow("estimate 1") << 1.0;
        QTest::newRow("above 1") << 7.0;
    }

    void estimateStaysWithinBounds()
    {
        QFETCH(double, known);
        for (const bool right : {false, true}) {
            for (const int options : {-1, 0, 1, 2}) {
                for (const int hints : {-3, 0, 4, 5, 9}) {
                    const double now = afterAnswer(known, {.right = right, .hints = hints, .options = options});
                    QVERIFY(now >= 0 && now <= mostCertain);
                }
            }
        }
    }

    void twoWrongAnswersEndMastery()
    {
        const Observation wrong{.right = false};
        QVERIFY(afterAnswer(mostCertain, wrong) >= mastered);
        QVERIFY(afterAnswer(afterAnswer(mostCertain, wrong), wrong) < mastered);
    }

    void aPersonWhoKnowsTheSkillReachesMastery_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<int>("within");
        QTest::newRow("a number") << 0 << 10;
        QTest::newRow("a choice of four") << 4 << 20;
        QTest::newRow("a choice of two") << 2 << 40;
    }

    /// 99 of 100 people who know the skill and sometimes slip pass within `within` answers.
    void aPersonWhoKnowsTheSkillReachesMastery()
    {
        QFETCH(int, options);
        QFETCH(int, within);
        const int people = tests::count(1000, 100000);
        std::vector<int> answers;
        for (int person = 0; person < people; ++person)
            answers.push_back(answersUntilMastered(92000, options, 1000, static_cast<Seed>(person)).value_or(1000));
        std::ranges::sort(answers);
        const auto late = std::ranges::count_if(answers, [within](int count) { return count > within; });
        qInfo("of %d people who know the skill, half passed within %d answers, 99 of 100 within %d; "
              "after %d answers, %td have not passed",
              people, answers[answers.size() / 2], answers[answers.size() * 99 / 100], within, late);
        QVERIFY(late * 100 <= people);
    }

    void aPersonWhoGuessesDoesNotReachMastery_data()
    {
        QTest::addColumn<int>("options");
        QTest::addColumn<int>("rightOf100000");
        QTest::newRow("one of sixteen numbers") << 0 << 6250;
        QTest::newRow("one of a hundred numbers") << 0 << 1000;
        QTest::newRow("a choice of ten") << 10 << 10000;
        QTest::newRow("a choice of four") << 4 << 25000;
        QTest::newRow("a choice of two") << 2 << 50000;
    }

    /// At most 2 of 100 people who guess pass within 40 answers, and at most 5 of 100 pass within 100 answers.
    void aPersonWhoGuessesDoesNotReachMastery()
    {
        QFETCH(int, options);
        QFETCH(int, rightOf100000);
        const int people = tests::count(1000, 100000);
        int passedIn40 = 0;
        int passedIn100 = 0;
        for (int person = 0; person < people; ++person) {
            const auto answers = answersUntilMastered(rightOf100000, options, 100, static_cast<Seed>(person));
            passedIn40 += answers && *answers <= 40;
            passedIn100 += answers.has_value();
        }
        qInfo("of %d people who guess, %d passed within 40 answers and %d within 100", people, passedIn40, passedIn100);
        QVERIFY(passedIn40 * 50 <= people);
        QVERIFY(passedIn100 * 20 <= people);
    }
};

NIMSTONE_TEST(TestMastery)
#include "tst_mastery.moc"
