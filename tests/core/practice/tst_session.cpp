// Tests the exercises that a session generates: they are sound and worth asking, none is asked twice, and the same seed
// gives the same exercises.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/practice/exercise.h"
#include "core/practice/session.h"
#include "tests/core/practice/small_exercises.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exercisesAreWorthAsking_data();
    void exercisesAreWorthAsking();
    void noExerciseIsAskedTwice_data();
    void noExerciseIsAskedTwice();
    void seedDecidesTheExercises();
    void sessionContinuesWhenAllWereAsked();
    void levelIsClampedToItsRange();
};

template <std::size_t Size>
static void addSkillsAndLevels(const std::array<Skill, Size>& skills)
{
    QTest::addColumn<Skill>("skill");
    QTest::addColumn<int>("level");
    for (const Skill skill : skills) {
        for (int level = lowestLevel; level <= highestLevel; ++level)
            QTest::addRow("%s, level %d", std::string(name(skill)).c_str(), level) << skill << level;
    }
}

void TestPracticeSession::exercisesAreWorthAsking_data() { addSkillsAndLevels(tests::skillsOfSmallHeaps); }

static Count largestHeap(const Position& position)
{
    return *std::ranges::max_element(position.heaps);
}

/// Returns the number of heaps that reach the highest column of the table.
static std::ptrdiff_t heapsInTopColumn(const Position& position)
{
    Count top = 1;
    while (top * 2 <= largestHeap(position))
        top *= 2;
    return std::ranges::count_if(position.heaps, [top](Count heap) { return heap >= top; });
}

static void checkWorth(const NimSumExercise& exercise)
{
    Count total = 0;
    Count joined = 0;
    for (const Count heap : exercise.position.heaps) {
        total += heap;
        joined |= heap;
    }
    QVERIFY(resultAs<OrdinarySum>(check(exercise, total)));
    QVERIFY(!isRight(check(exercise, joined)));
}

static void checkWorth(const EligibleHeapExercise& exercise, int level)
{
    const auto& heaps = exercise.position.heaps;
    const auto largest = static_cast<Answer>(std::ranges::max_element(heaps) - heaps.begin());
    if (level == 3)
        QCOMPARE(resultAs<NotEligible>(check(exercise, largest))->misconception, std::optional(Misconception::LargestHeap));
    if (level >= 2) {
        // An even number of heaps reaches the highest column, so this column says nothing about which heaps are right.
        QVERIFY(heapsInTopColumn(exercise.position) % 2 == 0);
    }
}

static void checkWorth(const HowManyExercise& exercise, int level)
{
    if (level == 3)
        QVERIFY(heapsInTopColumn(exercise.position) % 2 == 0);
    const Count right = rightAnswers(exercise).front().number();
    const auto result = *resultAs<RightAmount>(check(exercise, right));
    QCOMPARE(resultAs<WrongAmount>(check(exercise, result.after))->misconception, std::optional(Misconception::TookWhatIsLeft));
    const auto all = resultAs<WrongAmount>(check(exercise, result.before))->misconception;
    QCOMPARE(all, std::optional(result.sum == result.before ? Misconception::TookTheSum : Misconception::TookAll));
    QVERIFY(!isRight(check(exercise, result.sum)));
}

void TestPracticeSession::exercisesAreWorthAsking()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    Session session(skill, level, 11);
    const int exercises = tests::count(60, 1000);
    for (int i = 0; i < exercises; ++i) {
        const Exercise exercise = session.next();
        QCOMPARE(skillOf(exercise), skill);
        QVERIFY(isSound(exercise));
        const auto& heaps = heapsIn(exercise)->heaps;
        QVERIFY(std::ranges::none_of(heaps, [](Count heap) { return heap == 0; }));
        QCOMPARE(std::set<Count>(heaps.begin(), heaps.end()).size(), heaps.size());
        const std::array<Count, 3> largest{15, 31, 127};
        QVERIFY(largestHeap(*heapsIn(exercise)) <= largest[static_cast<std::size_t>(level - 1)]);
        if (const auto* sum = std::get_if<NimSumExercise>(&exercise))
            checkWorth(*sum);
        else if (const auto* heap = std::get_if<EligibleHeapExercise>(&exercise))
            checkWorth(*heap, level);
        else
            checkWorth(std::get<HowManyExercise>(exercise), level);
    }
    qInfo("checked %d exercises", exercises);
}

void TestPracticeSession::noExerciseIsAskedTwice_data() { addSkillsAndLevels(allSkills); }

/// Returns the number of exercises that the test asks for: 30, or fewer for a skill that has fewer exercises at the first level.
static int exercisesThere(Skill skill, int level)
{
    if (level > lowestLevel)
        return 30;
    return skill == Skill::ColdPair ? 18 : skill == Skill::Zeckendorf ? 26 : 30;
}

void TestPracticeSession::noExerciseIsAskedTwice()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    Session session(skill, level, 5);
    std::set<std::vector<Count>> asked;
    for (int i = 0; i < exercisesThere(skill, level); ++i) {
        QVERIFY(asked.insert(dedupKeyOf(session.next())).second);
    }
}

void TestPracticeSession::seedDecidesTheExercises()
{
    for (const Skill skill : allSkills) {
        Session session(skill, 2, 42);
        Session same(skill, 2, 42);
        Session another(skill, 2, 43);
        int different = 0;
        for (int i = 0; i < 20; ++i) {
            const Exercise exercise = session.next();
            QVERIFY(exercise == same.next());
            different += exercise == another.next() ? 0 : 1;
        }
        QVERIFY(different > 10);
    }
}

void TestPracticeSession::sessionContinuesWhenAllWereAsked()
{
    // Two heaps of up to 15 give fewer than 105 exercises.
    Session session(Skill::NimSum, 1, 1);
    std::multiset<std::vector<Count>> asked;
    for (int i = 0; i < 300; ++i) {
        asked.insert(dedupKeyOf(session.next()));
    }
    // The exercises repeat evenly: each round goes through nearly all of them.
    const std::set<std::vector<Count>> different(asked.begin(), asked.end());
    for (const auto& heaps : different)
        QVERIFY(asked.count(heaps) <= 300 / different.size() + 2);
    qInfo("300 exercises include %zu different ones", different.size());
}

void TestPracticeSession::levelIsClampedToItsRange()
{
    QCOMPARE(Session(Skill::NimSum, 0, 1).level(), 1);
    QCOMPARE(Session(Skill::NimSum, 9, 1).level(), 3);
}

NIMSTONE_TEST(TestPracticeSession)
#include "tst_session.moc"
