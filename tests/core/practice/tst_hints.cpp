// Tests the hint ladder of each skill: it narrows the answers to one right answer, and no hint reveals what a later
// hint shows.
#include <QTest>
#include <algorithm>
#include <bit>
#include <set>

#include "core/practice/exercise.h"
#include "tests/core/practice/rung_equality.h"
#include "tests/core/practice/search/search.h"
#include "tests/core/practice/small_exercises.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ladderNarrowsToOneRightAnswer_data();
    void ladderNarrowsToOneRightAnswer();
    void questionAndIdeaRevealNothingOfThePosition();
    void heapIsHiddenUntilTheFifthHint();
    void amountIsHiddenUntilTheFifthHint();
};

static std::set<Answer> fitting(const Rung& rung, const Exercise& exercise)
{
    std::set<Answer> answers;
    for (const Answer& answer : tests::possibleAnswers(exercise)) {
        if (fits(rung, exercise, answer))
            answers.insert(answer);
    }
    return answers;
}

void TestPracticeHints::ladderNarrowsToOneRightAnswer_data()
{
    QTest::addColumn<Skill>("skill");
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    for (const Skill skill : tests::skillsOfSmallHeaps) {
        const auto text = QByteArray::fromStdString(std::string(name(skill)));
        QTest::addRow("%s, 2 heaps of up to 12", text.constData()) << skill << 2 << 12;
        QTest::addRow("%s, 3 heaps of up to 9", text.constData()) << skill << 3 << 9;
        QTest::addRow("%s, 4 heaps", text.constData()) << skill << 4 << tests::count(4, 9);
    }
}

static void checkLadder(const Exercise& exercise)
{
    const Ladder ladder = hints(exercise);
    const auto right = rightAnswers(exercise);
    const auto possible = tests::possibleAnswers(exercise);
    std::array<std::set<Answer>, practice::rungCount> sets;
    for (std::size_t rung = 0; rung < practice::rungCount; ++rung)
        sets[rung] = fitting(ladder[rung], exercise);
    QCOMPARE(sets[0].size(), possible.size());
    QCOMPARE(sets[1].size(), possible.size());
    // From the third hint on, the set of answers never grows, and the fifth hint leaves one answer, which is right.
    QVERIFY(std::ranges::includes(sets[1], sets[2]));
    QVERIFY(std::ranges::includes(sets[2], sets[3]));
    QVERIFY(std::ranges::includes(sets[3], sets[4]));
    QCOMPARE(sets[4].size(), std::size_t{1});
    QVERIFY(std::ranges::find(right, *sets[4].begin()) != right.end());
    // The set of answers shrinks as far as the exercise allows.
    const Skill skill = skillOf(exercise);
    const bool everyHeapIsRight = right.size() == possible.size();
    if (skill == Skill::NimSum) {
        QCOMPARE(sets[2].size() * 2, std::max<std::size_t>(possible.size(), 2));
        QVERIFY(sets[3].size() * sets[3].size() <= possible.size());
    } else if (skill == Skill::EligibleHeap) {
        QVERIFY(!everyHeapIsRight);
        QVERIFY(sets[2].size() < possible.size() || possible.size() == 2);
        QCOMPARE(sets[3].size(), std::size_t{2});
    } else {
        QCOMPARE(sets[2].size(), static_cast<std::size_t>(rungAs<ClearInColumn>(ladder[2])->lowest));
        QVERIFY(sets[2].size() < possible.size() || possible.size() <= 2);
        QCOMPARE(sets[3].size(), std::min<std::size_t>(sets[2].size(), 2));
    }
}

void TestPracticeHints::ladderNarrowsToOneRightAnswer()
{
    QFETCH(Skill, skill);
    QFETCH(int, heaps);
    QFETCH(int, largest);
    const auto climbed =
        tests::forEachExercise(skill, static_cast<std::size_t>(heaps), static_cast<Count>(largest), checkLadder);
    QVERIFY(climbed > 0);
    qInfo("checked %zu ladders", climbed);
}

void TestPracticeHints::questionAndIdeaRevealNothingOfThePosition()
{
    // Both positions have the same number of heaps and columns (and ask about the same heap), but other sums, columns, and
    // answers.
    const Position one{{7, 4, 1}};
    const Position other{{5, 3, 2}};
    const std::vector<std::pair<Exercise, Exercise>> pairs{
        {NimSumExercise{one}, NimSumExercise{other}},
        {DecidingColumnExercise{one}, DecidingColumnExercise{other}},
        {EligibleHeapExercise{one}, EligibleHeapExercise{other}},
        {HowManyExercise{one, 0}, HowManyExercise{other, 0}},
        {CountMovesExercise{one}, CountMovesExercise{other}},
        {AllMovesExercise{one}, AllMovesExercise{other}},
    };
    for (const auto& [first, second] : pairs) {
        QVERIFY(isSound(first) && isSound(second));
        for (std::size_t rung = 0; rung < 2; ++rung)
            QVERIFY(hints(first)[rung] == hints(second)[rung]);
        QVERIFY(!(hints(first)[4] == hints(second)[4]));
    }
}

void TestPracticeHints::heapIsHiddenUntilTheFifthHint()
{
    // Swapping two heaps changes the answer, but not the first four hints.
    std::size_t compared = 0;
    const auto compare = [&](const Exercise& exercise) {
        Position swapped = *heapsIn(exercise);
        std::ranges::reverse(swapped.heaps);
        const Ladder ladder = hints(exercise);
        const Ladder other = hints(EligibleHeapExercise{swapped});
        for (std::size_t rung = 0; rung < 4; ++rung)
            QVERIFY(ladder[rung] == other[rung]);
        QVERIFY(!(ladder[4] == other[4]));
        ++compared;
    };
    tests::forEachExercise(Skill::EligibleHeap, 2, 15, compare);
    QVERIFY(compared > 0);
    qInfo("compared %zu ladders", compared);
}

void TestPracticeHints::amountIsHiddenUntilTheFifthHint()
{
    // The first three hints do not depend on the lower columns, and the first four hints do not depend on the heap's
    // bits in these columns.
    std::size_t compared = 0;
    const auto compare = [&](const Exercise& exercise) {
        const auto heap = std::get<HowManyExercise>(exercise).heap;
        Position lowColumn = *heapsIn(exercise);
        lowColumn.heaps[(heap + 1) % 3] ^= 1;
        const HowManyExercise changed{lowColumn, heap};
        Position bothFlip = lowColumn;
        bothFlip.heaps[heap] ^= 1;
        const HowManyExercise sameSum{bothFlip, heap};
        if (rungAs<OddColumns>(hints(exercise)[3])->columns == 0)
            return;
        // If the heap has a single 1, the third hint is about two columns. This reveals nothing, because the board shows the
        // heap.
        if (std::has_single_bit(heapsIn(exercise)->heaps[heap]) || std::has_single_bit(bothFlip.heaps[heap]))
            return;
        for (std::size_t rung = 0; rung < 3; ++rung)
            QVERIFY(hints(exercise)[rung] == hints(changed)[rung]);
        for (std::size_t rung = 0; rung < 4; ++rung)
            QVERIFY(hints(exercise)[rung] == hints(sameSum)[rung]);
        QVERIFY(!(hints(exercise)[4] == hints(sameSum)[4]));
        ++compared;
    };
    tests::forEachExercise(Skill::HowMany, 3, 7, compare);
    QVERIFY(compared > 0);
    qInfo("compared %zu ladders", compared);
}

NIMSTONE_TEST(TestPracticeHints)
#include "tst_hints.moc"
