// Tests exercises on numbers: what a hint hides, which misconception a wrong answer shows, and how many positions are
// lost. tst_skills.cpp tests what holds for all skills.
#include <QTest>
#include <set>

#include "core/practice/exercise.h"
#include "core/practice/session.h"
#include "core/sum/sum_notation.h"
#include "tests/core/practice/rung_equality.h"
#include "tests/core/practice/search/quota.h"
#include "tests/core/practice/search/residues.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeNumbers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aboutOneExerciseInFourIsLost_data();
    void aboutOneExerciseInFourIsLost();
    void wrongAnswersShowTheirMisconception_data();
    void wrongAnswersShowTheirMisconception();
    void repliesToWrongAnswersWin_data();
    void repliesToWrongAnswersWin();
    void severalWinningTakesAreRight();
    void answersAreHiddenUntilTheLastHint();
    void explanationsDoNotRevealThePair();
    void hugeAnswersAreWrong();
    void theOverstepVariantLowersTheGoalByOne();
    void valuesAreGivenForSingleHeaps_data();
    void valuesAreGivenForSingleHeaps();
};

void TestPracticeNumbers::aboutOneExerciseInFourIsLost_data()
{
    QTest::addColumn<Skill>("skill");
    QTest::addColumn<int>("level");
    for (const Skill skill : {Skill::BashResidue, Skill::Quota}) {
        for (int level = lowestLevel; level <= highestLevel; ++level)
            QTest::addRow("%s, level %d", std::string(name(skill)).c_str(), level) << skill << level;
    }
}

void TestPracticeNumbers::aboutOneExerciseInFourIsLost()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    const int drawn = tests::count(400, 4000);
    int lost = 0;
    for (int seed = 1; seed <= drawn; ++seed)
        lost += rightAnswers(Session(skill, level, static_cast<Seed>(seed)).next()) == Answers{Count{0}};
    qInfo("%d of %d exercises are lost", lost, drawn);
    QVERIFY(lost * 100 > 15 * drawn);
    QVERIFY(lost * 100 < 35 * drawn);
}

using Numbers = std::vector<Count>;

void TestPracticeNumbers::wrongAnswersShowTheirMisconception_data()
{
    QTest::addColumn<Exercise>("exercise");
    QTest::addColumn<Answer>("answer");
    // `found` is the misconception: empty for a right answer, "none" for a wrong answer without a known misconception.
    QTest::addColumn<QString>("found");
    const auto row = [](const char* what, const Exercise& exercise, const Answer& answer, const char* found) {
        QTest::newRow(what) << exercise << answer << QString::fromLatin1(found);
    };
    const ReadBinaryExercise write{BinaryTask::Write, 14, 4};
    row("1100 for 14: one bit is wrong, although the digits 1 and 4 are 1 and 100 in binary", write, Count{12}, "none");
    row("0111 for 14", write, Count{7}, "read-backwards");
    row("10101 for 25", ReadBinaryExercise{BinaryTask::Write, 25, 5}, Count{21}, "decimal-digits");
    const ReadBinaryExercise read{BinaryTask::Read, 5, 4};
    row("4 for 0101: one bit is wrong, although the places 1 and 3 add up to 4", read, Count{4}, "none");
    row("101 for 0101", read, Count{101}, "decimal-digits");
    const BashResidueExercise heap{{BashVariant::Heap, 30, 6}};
    const BashResidueExercise overstep{{BashVariant::Overstep, 100, 10}};
    row("30 = 4 · 7 + 2", heap, Count{2}, "");
    row("4 blocks", heap, Count{4}, "answered-quotient");
    row("7 − 2", heap, Count{5}, "answered-reply");
    row("30 mod 6", heap, Count{0}, "modulo-most");
    row("all that may be taken", heap, Count{6}, "took-most");
    row("99 = 9 · 11", overstep, Count{0}, "");
    row("100 mod 11", overstep, Count{1}, "goal-not-lowered");
    const ColdPairExercise smaller{8};
    const ColdPairExercise larger{13};
    row("(8, 13)", smaller, Count{13}, "");
    row("8 + 4", smaller, Count{12}, "counted-from-zero");
    row("8 − 5", smaller, Count{3}, "wrong-side-of-pair");
    row("the difference k", smaller, Count{5}, "answered-difference");
    row("the pair before", smaller, Count{10}, "pair-beside");
    row("twice the number", smaller, Count{16}, "doubled-number");
    row("(13, 8)", larger, Count{8}, "");
    row("13 − 4", larger, Count{9}, "counted-from-zero");
    row("13 + 5", larger, Count{18}, "wrong-side-of-pair");
    // 93φ = 150.48, but the cold pair is (93, 151).
    row("rounded", ColdPairExercise{93}, Count{150}, "rounded-golden");
    row("33 = 21 + 8 + 3 + 1", ZeckendorfExercise{33}, Answer(Numbers{1, 3, 8, 21}), "");
    row("8 = 5 + 3", ZeckendorfExercise{29}, Answer(Numbers{3, 5, 21}), "neighbours-used");
    row("16 without 13", ZeckendorfExercise{16}, Answer(Numbers{3, 5, 8}), "began-too-low");
    row("a part is missing", ZeckendorfExercise{33}, Answer(Numbers{3, 8, 21}), "part-left-out");
    row("a part too many", ZeckendorfExercise{29}, Answer(Numbers{1, 8, 21}), "part-too-many");
    row("14 = 8 + 4 + 2", ZeckendorfExercise{14}, Answer(Numbers{2, 8}), "powers-of-two");
    row("11 = 8 + 2 + 1", ZeckendorfExercise{11}, Answer(Numbers{1, 2, 8}), "neighbours-used");
    row("1 is all that is allowed", QuotaExercise{10, 1}, Count{1}, "took-one");
    const QuotaExercise several{59, 20};
    row("59 = 55 + 3 + 1", several, Count{1}, "");
    row("the largest part", several, Count{55}, "took-largest-part");
    row("the quota", several, Count{20}, "took-all-allowed");
    row("all but the largest part", QuotaExercise{17, 10}, Count{4}, "");
    row("too much of the rest", QuotaExercise{12, 6}, Count{4}, "took-rest-below-largest");
    row("one of 18", QuotaExercise{18, 8}, Count{1}, "took-one");
    row("more than the quota", QuotaExercise{18, 3}, Count{5}, "quota-forgotten");
    row("2 · 3 < 8 = 3 · 3 − 1", QuotaExercise{11, 5}, Count{0}, "quota-tripled");
    row("6 mod 3", SumValueExercise{parseSum("nim:5 + bash(3):6").value()}, Count{5}, "modulo-most");
    row("8 mod 3 for two heaps, 8 and 5", SumValueExercise{parseSum("nim:5 + bash(3):8,5").value()}, Count{7}, "none");
}

void TestPracticeNumbers::wrongAnswersShowTheirMisconception()
{
    QFETCH(Exercise, exercise);
    QFETCH(Answer, answer);
    QFETCH(QString, found);
    QVERIFY(isSound(exercise));
    const Result result = check(exercise, answer);
    QCOMPARE(isRight(result), found.isEmpty());
    const auto misconception = misconceptionIn(result);
    const QString none = found.isEmpty() ? QString() : QStringLiteral("none");
    QCOMPARE(misconception ? QString::fromStdString(std::string(name(*misconception))) : none, found);
}

void TestPracticeNumbers::repliesToWrongAnswersWin_data() { aboutOneExerciseInFourIsLost_data(); }

/// True if the reply is legal and leaves the player who moves next lost.
static bool winsBySearch(const WrongResidue& fault)
{
    const BashResidueExercise after{{BashVariant::Heap, fault.left - fault.reply, fault.task.most}};
    return fault.reply >= 1 && fault.reply <= fault.task.most && tests::rightBySearch(after) == Answers{Count{0}};
}

static bool winsBySearch(const WrongQuotaTake& fault)
{
    const QuotaExercise after{fault.left - fault.reply, 2 * fault.reply};
    return fault.reply >= 1 && fault.reply <= fault.reach && fault.reach == 2 * fault.answer
        && tests::rightBySearch(after) == Answers{Count{0}};
}

void TestPracticeNumbers::repliesToWrongAnswersWin()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    int replies = 0;
    for (Seed seed = 1; seed <= tests::count<Seed>(60, 1000); ++seed) {
        const Exercise exercise = Session(skill, level, seed).next();
        for (Count answer = 1; answer <= 150; ++answer) {
            const Result result = check(exercise, answer);
            const auto* residue = resultAs<WrongResidue>(result);
            const auto* quota = resultAs<WrongQuotaTake>(result);
            if (!residue && !quota)
                continue;
            QVERIFY(residue ? winsBySearch(*residue) : winsBySearch(*quota));
            ++replies;
        }
    }
    qInfo("%d replies win", replies);
    QVERIFY(replies > 0);
}

void TestPracticeNumbers::severalWinningTakesAreRight()
{
    const QuotaExercise exercise{59, 20};
    const Answers right{Count{1}, Count{4}};
    QVERIFY(exercise.rightAnswers() == right);
    for (const Answer& answer : right) {
        const Result result = check(exercise, answer);
        QCOMPARE(resultAs<RightQuotaTake>(result)->winning, (Numbers{1, 4}));
    }
    // Under a quota of 3, only one of these takes is allowed.
    QVERIFY((QuotaExercise{59, 3}).rightAnswers() == Answers{Count{1}});
}

void TestPracticeNumbers::answersAreHiddenUntilTheLastHint()
{
    // 48 = 34 + 13 + 1, 49 = 34 + 13 + 2, and 52 = 34 + 13 + 5: the ladders differ only in the last hint.
    const auto ladder = hints(ZeckendorfExercise{48});
    for (const Count n : {Count{49}, Count{50}, Count{52}}) {
        const auto other = hints(ZeckendorfExercise{n});
        for (std::size_t rung = 0; rung + 1 < rungCount; ++rung)
            QVERIFY(ladder[rung] == other[rung]);
        QVERIFY(!(ladder.back() == other.back()));
    }
    // With the other quota the smallest term is larger than the quota, and only the last hint shows this.
    const auto won = hints(QuotaExercise{18, 5});
    const auto lost = hints(QuotaExercise{18, 4});
    for (const std::size_t rung : {1, 2, 3})
        QVERIFY(won[rung] == lost[rung]);
    QVERIFY(!(won.back() == lost.back()));
}

void TestPracticeNumbers::explanationsDoNotRevealThePair()
{
    int keptBack = 0;
    for (Count given = 6; given <= tests::count<Count>(200, 2000); ++given) {
        const ColdPairExercise exercise{given};
        if (!isSound(exercise))
            continue;
        for (Count answer = 0; answer <= 2 * given + 2; ++answer) {
            const Result result = check(exercise, answer);
            const auto* fault = resultAs<WrongPartner>(result);
            if (!fault)
                continue;
            QVERIFY(fault->ofAnswer != coldPairWith(given));
            QVERIFY(!fault->ofDifference || *fault->ofDifference != coldPairWith(given));
            keptBack += !fault->ofDifference;
        }
    }
    QVERIFY(keptBack > 0);
    qInfo("the pair was hidden %d times", keptBack);
}

void TestPracticeNumbers::hugeAnswersAreWrong()
{
    for (const Exercise& exercise : {Exercise(BashResidueExercise{{BashVariant::Heap, 30, 6}}), Exercise(ColdPairExercise{8}),
                                     Exercise(QuotaExercise{59, 20})}) {
        for (const Count answer : {Count{1000}, maxCount / 2, maxCount})
            QVERIFY(!isRight(check(exercise, answer)));
    }
}

void TestPracticeNumbers::theOverstepVariantLowersTheGoalByOne()
{
    // In the variant Overstep the goal is one less, but the first two hints do not reveal this.
    const auto upTo = hints(BashResidueExercise{{BashVariant::CountUp, 100, 10}});
    const auto overstep = hints(BashResidueExercise{{BashVariant::Overstep, 100, 10}});
    QVERIFY(upTo[0] == overstep[0] && upTo[1] == overstep[1]);
    QCOMPARE(rungAs<TheResidue>(upTo.back())->rest, Count{1});
    QCOMPARE(rungAs<TheResidue>(overstep.back())->rest, Count{0});
}

void TestPracticeNumbers::valuesAreGivenForSingleHeaps_data()
{
    QTest::addColumn<Numbers>("given");
    const auto row = [](const char* component, const Numbers& given) { QTest::newRow(component) << given; };
    row("kayles:3", {0, 1, 2, 3, 1, 4});
    row("kayles:2,3", {0, 1, 2, 3, 1, 4});
    row("kayles:3,1,2", {0, 1, 2, 3, 1, 4});
    row("subtraction(1,3,4):2,5", {0, 1, 0, 1, 2, 3, 2, 0});
    row("wythoff:1,2", {1, 2, 0, 4, 5});
    row("nim:2,3", {});
    row("bash(3):6,2", {});
    row("euclid:2,3", {});
    row("staircase-nim:1,2", {});
    row("fibonacci-nim:3", {});
}

void TestPracticeNumbers::valuesAreGivenForSingleHeaps()
{
    QFETCH(Numbers, given);
    const SumValueExercise exercise{parseSum(std::string("bash(3):7 + ") + QTest::currentDataTag()).value()};
    QVERIFY(exercise.isSound());
    QCOMPARE(exercise.given(1), given);
    QCOMPARE(exercise.given(0), Numbers());
}

NIMSTONE_TEST(TestPracticeNumbers)
#include "tst_numbers.moc"
