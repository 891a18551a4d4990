// Tests every skill at every level, over many seeds: an answer is right exactly if search says so, misconceptions are
// recognized by their answers, levels differ in difficulty, and ladders narrow.
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "core/practice/exercise.h"
#include "core/practice/session.h"
#include "tests/core/practice/search/search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeSkills : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void skillAndMisconceptionNamesAreReadBack();
    void namesStoredInFilesNeverChange();
    void answersAgreeWithSearch_data();
    void answersAgreeWithSearch();
    void misconceptionsAreRecognized_data();
    void misconceptionsAreRecognized();
    void laddersNarrowToOneAnswer_data();
    void laddersNarrowToOneAnswer();
    void levelsDifferInDifficulty_data();
    void levelsDifferInDifficulty();
};

static void addSkills()
{
    QTest::addColumn<Skill>("skill");
    for (const Skill skill : allSkills)
        QTest::newRow(std::string(name(skill)).c_str()) << skill;
}

static void addSkillsAndLevels()
{
    QTest::addColumn<Skill>("skill");
    QTest::addColumn<int>("level");
    for (const Skill skill : allSkills) {
        for (int level = lowestLevel; level <= highestLevel; ++level)
            QTest::addRow("%s, level %d", std::string(name(skill)).c_str(), level) << skill << level;
    }
}

/// Visits the first two exercises of many seeds. Returns the number of exercises.
template <class Visit>
static int forEachSeed(Skill skill, int level, Visit visit)
{
    const Seed seeds = tests::count<Seed>(30, 1000);
    int visited = 0;
    for (Seed seed = 1; seed <= seeds; ++seed) {
        Session session(skill, level, seed);
        for (int i = 0; i < 2; ++i, ++visited)
            visit(session.next());
    }
    return visited;
}

void TestPracticeSkills::skillAndMisconceptionNamesAreReadBack()
{
    std::set<std::string_view> names;
    for (const Skill skill : allSkills) {
        QCOMPARE(skillNamed(name(skill)), std::optional(skill));
        names.insert(name(skill));
    }
    QCOMPARE(names.size(), allSkills.size());
    QVERIFY(!skillNamed("nim sum"));
    std::set<std::string_view> tags;
    for (int index = 0; index < misconceptionCount; ++index) {
        const auto misconception = static_cast<Misconception>(index);
        QCOMPARE(misconceptionNamed(name(misconception)), std::optional(misconception));
        tags.insert(name(misconception));
    }
    QCOMPARE(tags.size(), static_cast<std::size_t>(misconceptionCount));
    QVERIFY(!misconceptionNamed(""));
}

/// Records and files hold these names, so a renamed enumerator must not change them.
void TestPracticeSkills::namesStoredInFilesNeverChange()
{
    const std::vector<std::string> skills{
        "read-binary", "nim-sum", "outcome", "deciding-column", "eligible-heap", "how-many", "count-moves",
        "all-moves", "bash-residue", "cold-pair", "zeckendorf", "quota", "mex", "sum-value", "spot-flaw",
        "misere-switch"};
    const std::vector<std::string> tags{
        "read-backwards", "counted-ones", "added-places", "weights-from-two", "decimal-digits", "added-with-carries",
        "joined-ones", "heap-left-out", "xor-everywhere", "residue-of-most", "misere-as-nim", "misere-reversed",
        "quota-forgotten", "parts-apart", "even-heaps", "even-stones", "largest-heap", "top-column", "lower-column",
        "fullest-column", "highest-bit", "always-one", "all-heaps", "odd-columns", "any-odd-column",
        "stopped-at-first", "took-what-is-left", "took-the-sum", "took-all", "goal-not-lowered", "modulo-most",
        "answered-reply", "answered-quotient", "took-most", "rounded-golden", "counted-from-zero",
        "wrong-side-of-pair", "answered-difference", "pair-beside", "doubled-number", "powers-of-two",
        "neighbours-used", "part-left-out", "part-too-many", "began-too-low", "took-largest-part",
        "took-rest-below-largest", "took-all-allowed", "took-one", "quota-tripled", "largest-plus-one",
        "forgot-zero", "counted-values", "gap-after-run", "least-value", "neighbour-options", "all-smaller-heaps",
        "xor-of-options", "sizes-for-values", "largest-value", "mex-of-values", "forgot-the-switch",
        "switched-early", "nim-sum-one", "equal-allowed", "quota-as-taken", "period-by-eye", "window-from-zero"};
    QCOMPARE(skills.size(), allSkills.size());
    for (const Skill skill : allSkills)
        QCOMPARE(std::string(name(skill)), skills[static_cast<std::size_t>(skill)]);
    QCOMPARE(tags.size(), static_cast<std::size_t>(misconceptionCount));
    for (std::size_t index = 0; index < tags.size(); ++index)
        QCOMPARE(std::string(name(static_cast<Misconception>(index))), tags[index]);
}

void TestPracticeSkills::answersAgreeWithSearch_data() { addSkillsAndLevels(); }

void TestPracticeSkills::answersAgreeWithSearch()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    std::size_t answers = 0;
    const int exercises = forEachSeed(skill, level, [&](const Exercise& exercise) {
        QVERIFY(isSound(exercise));
        QVERIFY(isWorthAsking(exercise, level));
        const Answers right = rightAnswers(exercise);
        QVERIFY(!right.empty());
        QVERIFY(right == tests::rightBySearch(exercise));
        for (const Answer& answer : tests::possibleAnswers(exercise)) {
            QCOMPARE(isRight(check(exercise, answer)), std::ranges::find(right, answer) != right.end());
            ++answers;
        }
    });
    qInfo("%d exercises and %zu answers agree with search", exercises, answers);
}

void TestPracticeSkills::misconceptionsAreRecognized_data() { addSkills(); }

void TestPracticeSkills::misconceptionsAreRecognized()
{
    QFETCH(Skill, skill);
    std::map<Misconception, int> made;
    std::map<Misconception, int> named;
    std::size_t wrong = 0;
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        forEachSeed(skill, level, [&](const Exercise& exercise) {
            const Answers right = rightAnswers(exercise);
            const std::vector<MisconceptionAnswer> all = misconceptionAnswers(exercise);
            for (const MisconceptionAnswer& one : all) {
                if (std::ranges::find(right, one.answer) != right.end())
                    continue;
                ++made[one.misconception];
                ++wrong;
                const auto found = misconceptionIn(check(exercise, one.answer));
                // If several misconceptions lead to the same answer, one of them is named.
                QVERIFY2(found, std::string(name(one.misconception)).c_str());
                QVERIFY(std::ranges::find(all, MisconceptionAnswer{*found, one.answer}) != all.end());
                ++named[*found];
            }
            for (const Answer& answer : right)
                QVERIFY(!misconceptionIn(check(exercise, answer)));
        });
    }
    QVERIFY(made.size() >= 2);
    for (const auto& [misconception, times] : made)
        QVERIFY2(named[misconception] > 0, std::string(name(misconception)).c_str());
    qInfo("%zu answers were made by %zu misconceptions; each misconception was named", wrong, made.size());
}

void TestPracticeSkills::laddersNarrowToOneAnswer_data() { addSkillsAndLevels(); }

void TestPracticeSkills::laddersNarrowToOneAnswer()
{
    QFETCH(Skill, skill);
    QFETCH(int, level);
    std::array<std::size_t, practice::rungCount> left{};
    int excluding = 0;
    const int climbed = forEachSeed(skill, level, [&](const Exercise& exercise) {
        const Ladder ladder = hints(exercise);
        const Answers right = rightAnswers(exercise);
        Answers answers = tests::possibleAnswers(exercise);
        const std::size_t all = answers.size();
        QVERIFY(all >= 2);
        for (std::size_t rung = 0; rung < practice::rungCount; ++rung) {
            const std::size_t before = answers.size();
            std::erase_if(answers, [&](const Answer& answer) { return !fits(ladder[rung], exercise, answer); });
            left[rung] += answers.size();
            if (rung < 2)
                QCOMPARE(answers.size(), all);
            // The third hint excludes an answer if three answers are left. It excludes none if only P and N are possible,
            // because the fourth hint must leave two answers.
            if (rung == 2 && before >= 3) {
                QVERIFY(answers.size() < before);
                ++excluding;
            }
            if (rung + 1 < practice::rungCount)
                QVERIFY(answers.size() >= 2);
            // A right answer always fits the hints, and before the last hint it is never the only answer that fits.
            QVERIFY(std::ranges::any_of(answers, [&](const Answer& answer) {
                return std::ranges::find(right, answer) != right.end();
            }));
        }
        QCOMPARE(answers.size(), std::size_t{1});
    });
    // The fourth hint leaves fewer answers than the second hint, unless there are only two answers.
    QVERIFY(left[3] < left[1] || left[1] == 2 * static_cast<std::size_t>(climbed));
    const auto mean = [&](std::size_t rung) { return static_cast<double>(left[rung]) / climbed; };
    QCOMPARE(excluding, skill == Skill::Outcome ? 0 : climbed);
    qInfo("climbed %d ladders; the average number of answers that fit is %.1f, then %.1f, %.1f, 1", climbed, mean(1), mean(2), mean(3));
}

void TestPracticeSkills::levelsDifferInDifficulty_data() { addSkills(); }

void TestPracticeSkills::levelsDifferInDifficulty()
{
    QFETCH(Skill, skill);
    std::array<double, highestLevel> mean{};
    for (int level = lowestLevel; level <= highestLevel; ++level) {
        double total = 0;
        const int drawn = forEachSeed(skill, level, [&](const Exercise& exercise) {
            total += static_cast<double>(difficultyOf(exercise));
        });
        mean[static_cast<std::size_t>(level - lowestLevel)] = total / drawn;
    }
    qInfo("the average difficulties are %.1f, %.1f, %.1f", mean[0], mean[1], mean[2]);
    QVERIFY(mean[1] > 1.2 * mean[0]);
    QVERIFY(mean[2] > 1.2 * mean[1]);
}

NIMSTONE_TEST(TestPracticeSkills)
#include "tst_skills.moc"
