// Checks every answer to every small exercise: it is right exactly if search says so, and a wrong answer is explained by its
// cause.
#include <QTest>
#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/practice/exercise.h"
#include "core/search.h"
#include "tests/core/practice/small_exercises.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

class TestPracticeCheck : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void soundnessAgreesWithSearch();
    void sumAnswersAreDiagnosed_data();
    void sumAnswersAreDiagnosed();
    void heapAnswersAreDiagnosed_data();
    void heapAnswersAreDiagnosed();
    void amountAnswersAreDiagnosed_data();
    void amountAnswersAreDiagnosed();
    void sumsOfHugeNumbersAreExact();
    void skillNamesAreReadBack();
};

static void addSizes(int heapsOfNine)
{
    QTest::addColumn<int>("heapCount");
    QTest::addColumn<int>("largest");
    QTest::newRow("2 heaps of up to 12") << 2 << 12;
    QTest::newRow("3 heaps") << 3 << heapsOfNine;
    QTest::newRow("4 heaps") << 4 << tests::count(3, heapsOfNine);
}

void TestPracticeCheck::soundnessAgreesWithSearch()
{
    Search<Nim> search;
    std::size_t compared = 0;
    tests::forEachPosition(3, 7, [&](const Position& position) {
        std::vector<Answer> winningHeaps;
        for (const Move& move : search.winningMoves(position))
            winningHeaps.push_back(move.heap);
        const EligibleHeapExercise eligible{position};
        const auto stones = std::ranges::count_if(position.heaps, [](Count heap) { return heap > 0; });
        QCOMPARE(isSound(eligible), !winningHeaps.empty() && std::ssize(winningHeaps) < stones);
        if (isSound(eligible))
            QCOMPARE(rightAnswers(eligible), winningHeaps);
        for (std::size_t heap = 0; heap < 3; ++heap) {
            const bool wins = std::ranges::find(winningHeaps, heap) != winningHeaps.end();
            QCOMPARE(isSound(HowManyExercise{position, heap}), wins);
        }
        QVERIFY(isSound(NimSumExercise{position}));
        ++compared;
    });
    qInfo("compared %zu positions with search", compared);
}

// --- nim-sum: each misconception is computed as a person who holds it would compute ---

static Count added(const Position& position)
{
    Count total = 0;
    for (const Count heap : position.heaps)
        total += heap;
    return total;
}

static Count joined(const Position& position)
{
    Count total = 0;
    for (const Count heap : position.heaps)
        total |= heap;
    return total;
}

static Count withoutHeap(const Position& position, std::size_t leftOut)
{
    Count total = 0;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap)
        total ^= heap == leftOut ? 0 : position.heaps[heap];
    return total;
}

static bool leavesOneOut(const Position& position, Count answer)
{
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (withoutHeap(position, heap) == answer)
            return true;
    }
    return false;
}

static std::size_t onesIn(const Position& position, Count column)
{
    std::size_t ones = 0;
    for (const Count heap : position.heaps)
        ones += heap / column % 2;
    return ones;
}

static void checkSumAnswer(Search<Nim>& search, const Position& position, Count answer)
{
    const Result result = check(NimSumExercise{position}, answer);
    const Count sum = search.grundy(position);
    QCOMPARE(isRight(result), answer == sum);
    if (answer == sum) {
        QCOMPARE(resultAs<RightSum>(result)->sum, sum);
    } else if (answer == added(position)) {
        const auto& fault = *resultAs<OrdinarySum>(result);
        QCOMPARE(fault.ones, onesIn(position, fault.column));
        QVERIFY(fault.ones >= 2);
        for (Count lower = fault.column / 2; lower > 0; lower /= 2)
            QVERIFY(onesIn(position, lower) < 2);
    } else if (answer == joined(position)) {
        const auto& fault = *resultAs<JoinedOnes>(result);
        QCOMPARE(fault.ones, onesIn(position, fault.column));
        QVERIFY(fault.ones >= 2 && fault.ones % 2 == 0);
    } else if (leavesOneOut(position, answer)) {
        const auto& fault = *resultAs<HeapLeftOut>(result);
        QCOMPARE(withoutHeap(position, fault.heap), answer);
        QCOMPARE(fault.size, position.heaps[fault.heap]);
    } else {
        const auto& fault = *resultAs<WrongColumns>(result);
        QCOMPARE(fault.columns ^ answer, sum);
        QVERIFY(fault.column <= fault.columns && fault.columns < 2 * fault.column);
        QCOMPARE(fault.ones, onesIn(position, fault.column));
    }
}

void TestPracticeCheck::sumAnswersAreDiagnosed_data() { addSizes(7); }

void TestPracticeCheck::sumAnswersAreDiagnosed()
{
    QFETCH(int, heapCount);
    QFETCH(int, largest);
    Search<Nim> search;
    std::size_t checked = 0;
    tests::forEachPosition(static_cast<std::size_t>(heapCount), static_cast<Count>(largest), [&](const Position& position) {
        for (Count answer = 0; answer <= added(position) + 2; ++answer, ++checked)
            checkSumAnswer(search, position, answer);
    });
    qInfo("checked %zu answers", checked);
}

// --- exercises that ask for the eligible heap ---

void TestPracticeCheck::heapAnswersAreDiagnosed_data() { addSizes(9); }

static void checkHeapAnswer(Search<Nim>& search, const Position& position, std::size_t heap)
{
    const auto winning = search.winningMoves(position);
    const bool right = std::ranges::any_of(winning, [heap](const Move& move) { return move.heap == heap; });
    const Result result = check(EligibleHeapExercise{position}, heap);
    QCOMPARE(isRight(result), right);
    const Count size = position.heaps[heap];
    const Count sum = search.grundy(position);
    if (right) {
        const auto& praised = *resultAs<RightHeap>(result);
        QCOMPARE(praised.choices, winning.size());
        QVERIFY(praised.target < size && praised.target == (sum ^ size));
        return;
    }
    const auto& fault = *resultAs<NotEligible>(result);
    QVERIFY(fault.target > size && fault.target == (sum ^ size));
    QVERIFY(onesIn(position, fault.column) % 2 == 1 && size / fault.column % 2 == 0);
    const Count most = *std::ranges::max_element(position.heaps);
    Count top = 1;
    while (top * 2 <= most)
        top *= 2;
    if (size == most)
        QCOMPARE(fault.misconception, std::optional(Misconception::LargestHeap));
    else if (size >= top)
        QCOMPARE(fault.misconception, std::optional(Misconception::TopColumn));
    else if ((size & sum) != 0)
        QCOMPARE(fault.misconception, std::optional(Misconception::LowerColumn));
    else
        QVERIFY(!fault.misconception);
    if (fault.misconception == Misconception::TopColumn)
        QVERIFY(fault.otherColumn == top && onesIn(position, top) % 2 == 0);
    if (fault.misconception == Misconception::LowerColumn)
        QVERIFY(onesIn(position, fault.otherColumn) % 2 == 1 && fault.otherColumn < fault.column);
}

void TestPracticeCheck::heapAnswersAreDiagnosed()
{
    QFETCH(int, heapCount);
    QFETCH(int, largest);
    Search<Nim> search;
    std::size_t checked = 0;
    const auto count = static_cast<std::size_t>(heapCount);
    tests::forEachExercise(Skill::EligibleHeap, count, static_cast<Count>(largest), [&](const Exercise& exercise) {
        for (std::size_t heap = 0; heap < count; ++heap, ++checked)
            checkHeapAnswer(search, *heapsIn(exercise), heap);
        QCOMPARE(resultAs<NoSuchHeap>(check(exercise, count))->heaps, count);
    });
    qInfo("checked %zu answers", checked);
}

// --- exercises that ask for the number of stones to take ---

void TestPracticeCheck::amountAnswersAreDiagnosed_data() { addSizes(9); }

static void checkAmountAnswer(Search<Nim>& search, const HowManyExercise& exercise, Count answer)
{
    const Position& position = exercise.position;
    const Count size = position.heaps[exercise.heap];
    const Count sum = search.grundy(position);
    const Result result = check(exercise, answer);
    if (answer == 0) {
        QVERIFY(resultAs<TakesNothing>(result));
        return;
    }
    const auto after = Nim().play(position, {exercise.heap, answer});
    if (!after) {
        const auto& fault = *resultAs<TakesTooMany>(result);
        QCOMPARE(fault.misconception == Misconception::TookTheSum, answer == sum);
        QCOMPARE(fault.size, size);
        return;
    }
    const bool right = search.outcome(*after) == Outcome::P;
    QCOMPARE(isRight(result), right);
    if (right) {
        QCOMPARE(resultAs<RightAmount>(result)->after, size - answer);
        return;
    }
    const auto& fault = *resultAs<WrongAmount>(result);
    QCOMPARE(fault.after, *after);
    QCOMPARE(fault.t, search.grundy(*after));
    QCOMPARE(fault.left, size - answer);
    QCOMPARE(fault.afterRefutation, *Nim().play(*after, fault.refutation));
    QCOMPARE(search.outcome(fault.afterRefutation), Outcome::P);
    // If the right move leaves `answer` stones, the person has confused the amount to take with the amount to leave.
    const auto winning = search.winningMoves(position);
    const auto move = std::ranges::find(winning, exercise.heap, &Move::heap);
    if (answer == size - move->taken)
        QCOMPARE(fault.misconception, std::optional(Misconception::TookWhatIsLeft));
    else if (answer == sum)
        QCOMPARE(fault.misconception, std::optional(Misconception::TookTheSum));
    else if (answer == size)
        QCOMPARE(fault.misconception, std::optional(Misconception::TookAll));
    else
        QVERIFY(!fault.misconception);
}

void TestPracticeCheck::amountAnswersAreDiagnosed()
{
    QFETCH(int, heapCount);
    QFETCH(int, largest);
    Search<Nim> search;
    std::size_t checked = 0;
    tests::forEachExercise(Skill::HowMany, static_cast<std::size_t>(heapCount), static_cast<Count>(largest),
                           [&](const Exercise& exercise) {
                               for (Count answer = 0; answer <= 20; ++answer, ++checked)
                                   checkAmountAnswer(search, std::get<HowManyExercise>(exercise), answer);
                           });
    qInfo("checked %zu answers", checked);
}

void TestPracticeCheck::sumsOfHugeNumbersAreExact()
{
    const Position position{{maxCount, maxCount - 5, 12}};
    const NimSumExercise exercise{position};
    const Count right = rightAnswers(exercise).front().number();
    QVERIFY(isRight(check(exercise, right)));
    // The ordinary sum exceeds the largest Count, and its wrapped value must not be recognized as the ordinary sum.
    const Count wrapped = maxCount + (maxCount - 5) + 12;
    QVERIFY(!resultAs<OrdinarySum>(check(exercise, wrapped & maxCount)));
    QVERIFY(resultAs<WrongColumns>(check(exercise, right ^ (Count{1} << 62))));
}

void TestPracticeCheck::skillNamesAreReadBack()
{
    for (const Skill skill : allSkills)
        QCOMPARE(skillNamed(name(skill)), std::optional(skill));
    QVERIFY(!skillNamed("nim_sum"));
}

NIMSTONE_TEST(TestPracticeCheck)
#include "tst_check.moc"
