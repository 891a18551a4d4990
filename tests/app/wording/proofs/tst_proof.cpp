// Every kind of proof step has sentences in both languages, with the numbers of the step.
#include <QTest>
#include <set>

#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/nimber.h"
#include "core/play/moves/random_moves.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

constexpr Count large = maxCount - 1;

/// Returns a proof with one step for each case that a kind of step distinguishes. It tests the sentences, not the theorems.
Proof samples()
{
    Proof proof{Theorem::NimLemma2, nimSubject({{42, 27, 19, 10}})};
    proof.steps = {
        NimSum{{42, 27, 19, 10}, 40},
        NimSum{{3, 5, 6}, 0},
        NimSum{std::vector<Count>(12, large), large},
        HighestColumn{40, 32, 5, 1},
        HighestColumn{large, Count{1} << 62, 62, 11},
        OneHeapChanges{{1, 1}, 5, 4},
        OneHeapChanges{{1, 3}, 5, 2},
        InsertSum{0, 7},
        ExpandSums{0, {3, 5, 6}, {3, 4, 6}},
        PairHeaps{0, {0, 1, 0}},
        OtherPairsVanish{0, 1, 5, 4},
        DifferenceRemains{1, 5, 4, 1},
        ChooseHeap{32, {0}, 0, 42},
        ChooseHeap{1, {0, 1, 2}, 0, 7},
        SmallerTarget{0, 1, 1, 0, 1, 0, 0},
        SmallerTarget{0, 1, 7, 6, 1, 6, 0},
        SmallerTarget{0, 40, 42, 2, 32, 0, 31},
        SmallerTarget{0, 40, 106, 66, 32, 64, 31},
        TakeStones{{0, 1}, 7, 6},
        TakeStones{{0, 40}, 42, 2},
        SumVanishes{0, 40, 42, 2, 0},
        EndPosition{4, 0, Outcome::P},
        InductionHypothesis{98, true},
        InductionHypothesis{maxCount, false},
        EveryMoveUnbalances{14, true, 1},
        EveryMoveUnbalances{maxCount, false, 1},
        EveryMoveUnbalances{0, true, 0},
        SomeMoveBalances{40, {0, 40}, {2, 27, 19, 10}, 0},
        SomeMoveBalances{1, {0, 1}, {0, 3, 3}, 0},
        Conclusion{40, Outcome::N},
        Conclusion{0, Outcome::P},
        TestHeap{0, 42, 2, true, 40},
        TestHeap{1, 27, 51, false, 0},
        TestHeap{1, 27, 27, false, 0},
        WinningMoveCount{0, 0, 0, {}},
        WinningMoveCount{40, 32, 1, {{0, 40}}},
        WinningMoveCount{1, 1, 3, {{0, 1}, {1, 1}, {2, 1}}},
        FlawedChoice{32},
        HighestBits{32, {32, 16, 16, 8}, {0}},
        HighestBits{2, {2, 2, 4, 0}, {0, 1}},
        HighestBits{1, {2, 2}, {}},
        FlawVerdict{2, 0, {0}, true, true},
        FlawVerdict{1, 0, {0, 1, 2}, true, true},
        FlawVerdict{1, 1, {0, 1, 2}, true, false},
        FlawVerdict{32, 1, {0}, false, false},
        NimSum{{42}, 42},
        NimSum{{0}, 0},
        EndPosition{1, 0, Outcome::P},
        SomeMoveBalances{42, {0, 42}, {0}, 0},
        TestHeap{0, 5, 5, false, 0},
        ColumnFlips{1, 5, 2, 4},
        ColumnFlips{11, large, 0, Count{1} << 62},
        ParityChanges{1, 4, 2, 1},
        ParityChanges{11, Count{1} << 62, 12, 11},
        OddColumnRemains{4},
        InsertSum{0, large},
        DifferenceRemains{1, 5, 2, 7},
    };
    return proof;
}

QString textIn(const QString& language, const Proof& proof, std::size_t step)
{
    const InLanguage spoken(language);
    const auto text = wording::stepText(proof, step);
    return text.statement + QLatin1Char('|') + text.reason;
}

}  // namespace

class TestProofWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSamplesContainEveryKindOfStep();
    void everySampleStepHasASentence_data();
    void everySampleStepHasASentence();
    void provedStepsHaveSentences_data();
    void provedStepsHaveSentences();
    void theoremsHaveTheExpectedTexts_data();
    void theoremsHaveTheExpectedTexts();
    void sampleStepsHaveTheExpectedSentences_data();
    void sampleStepsHaveTheExpectedSentences();
    void heapsAndColumnsAreNamed_data();
    void heapsAndColumnsAreNamed();
};

void TestProofWording::theSamplesContainEveryKindOfStep()
{
    std::set<std::string_view> kinds;
    for (const Step& step : samples().steps)
        kinds.insert(kindOf(step));
    QCOMPARE(kinds.size(), std::variant_size_v<NimStep>);
}

void TestProofWording::everySampleStepHasASentence_data() { addLanguages(); }

void TestProofWording::everySampleStepHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    QVERIFY(spoken.loaded());
    const Proof proof = samples();
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const auto text = wording::stepText(proof, step);
        VERIFY_TEXT(text.statement, language);
        VERIFY_SENTENCE(text.reason, language);
    }
    qInfo("checked %zu steps", proof.steps.size());
}

void TestProofWording::provedStepsHaveSentences_data() { addLanguages(); }

void TestProofWording::provedStepsHaveSentences()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    const int positions = tests::count(500, 20000);
    Chance chance(20);
    std::size_t checked = 0;
    for (int i = 0; i < positions; ++i) {
        Position position{std::vector<Count>(chance.between(1, maxProofHeaps))};
        const Count bits = chance.between(1, 63);
        for (Count& heap : position.heaps)
            heap = chance.below(Count{1} << bits);
        if (chance.below(2) == 0)
            position.heaps.back() ^= nimSum(position.heaps);
        const auto drawn = play::randomMove(nimSubject(position), chance.below(1000));
        const auto move = drawn ? std::optional(drawn->move) : std::nullopt;
        for (const Theorem theorem : allTheorems()) {
            const auto proof = prove(theorem, position, needsMove(theorem) ? move : std::nullopt);
            if (!proof)
                continue;
            for (std::size_t step = 0; step < proof->steps.size(); ++step) {
                const auto text = wording::stepText(*proof, step);
                VERIFY_TEXT(text.statement, language);
                VERIFY_SENTENCE(text.reason, language);
                ++checked;
            }
        }
    }
    qInfo("checked %zu steps of proofs on %d positions", checked, positions);
}

void TestProofWording::theoremsHaveTheExpectedTexts_data() { addLanguages(); }

void TestProofWording::theoremsHaveTheExpectedTexts()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<QString> titles;
    for (const Theorem theorem : allTheorems()) {
        VERIFY_TEXT(wording::theoremTitle(theorem), language);
        VERIFY_SENTENCE(wording::theoremStatement(theorem), language);
        titles.insert(wording::theoremTitle(theorem));
    }
    QCOMPARE(titles.size(), allTheorems().size());
}

void TestProofWording::sampleStepsHaveTheExpectedSentences_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](int step, const QString& english, const QString& chinese) {
        QTest::addRow("sample %d", step) << step << english << chinese;
    };
    row(0, QStringLiteral("s = 42 ⊕ 27 ⊕ 19 ⊕ 10 = 40|The nim-sum s is the sum of the heaps in binary without carries. A column "
                          "with an even number of 1s gives 0, one with an odd number gives 1. Here the number is odd in the 32s "
                          "and 8s columns."),
        QStringLiteral("s = 42 ⊕ 27 ⊕ 19 ⊕ 10 = 40|把各堆写成二进制，相加而不进位，就得到异或和（Nim 和）s。某一列有偶数个 1，这一列得 0；有奇数个 1，就得 1。这里有奇数个 1 的是“32”、“8”列。"));
    row(3, QStringLiteral("Let 2^d = 2⁵ = 32 be the weight of the highest 1 of s|The highest 1 of s = 40 is in the 32s column. Because "
                          "s has a 1 there, the heaps have an odd number of 1s in that column: here 1."),
        QStringLiteral("记 s 最高位的 1 的位权为 2^d = 2⁵ = 32|s = 40 最高位的 1 在“32”列。s 在这一列上是 1，所以各堆在这一列上共有奇数个 1，这里是 1 个。"));
    row(9, QStringLiteral("t = s ⊕ (3 ⊕ 3) ⊕ (5 ⊕ 4) ⊕ (6 ⊕ 6)|⊕ is commutative and associative, so the terms may be reordered and "
                          "regrouped. Each bracket now pairs a heap before the move with the same heap after it. The values of the "
                          "brackets: 0, 1, and 0."),
        QStringLiteral("t = s ⊕ (3 ⊕ 3) ⊕ (5 ⊕ 4) ⊕ (6 ⊕ 6)|⊕ 满足交换律和结合律，可以任意换序、重新组合。于是同一堆走前与走后的数放进同一个括号。各括号的值依次为 0、1、0。"));
    row(16, QStringLiteral("y₁ = s ⊕ x₁ = 40 ⊕ 42 = 2 < 42|In the 32s column a 1 becomes 0: that loses 32. The lower columns may "
                           "change, but together they are worth at most 31 and cannot make up for it. So y₁ is strictly smaller "
                           "than x₁."),
        QStringLiteral("y₁ = s ⊕ x₁ = 40 ⊕ 42 = 2 < 42|“32”列上的 1 变成 0，减少了 32。更低的各位即使全由 0 变成 1，也至多增加 31，不足 32，"
                       "所以 y₁ 严格小于 x₁。"));
    row(18, QStringLiteral("Take 7 − 6 = 1 stone from heap 1|This is a legal move: it takes at least one stone, because y₁ < x₁, "
                           "and it changes only one heap."),
        QStringLiteral("从第 1 堆取走 7 − 6 = 1 颗|这是合法的一步：因为 y₁ < x₁，至少取走一颗，而且只动一堆。"));
    row(45, QStringLiteral("s = x₁ = 42|The nim-sum s is the sum of the heaps in binary without carries. For a single heap it is "
                           "the heap itself, with its 1s in the 32s, 8s, and 2s columns."),
        QStringLiteral("s = x₁ = 42|把各堆写成二进制，相加而不进位，就得到异或和（Nim 和）s。只有一堆时，s 就是这一堆本身，其中的 1 在“32”、“8”、“2”列。"));
    row(46, QStringLiteral("s = x₁ = 0|The nim-sum s is the sum of the heaps in binary without carries. Here there is one heap, "
                           "and it is empty, so s = 0."),
        QStringLiteral("s = x₁ = 0|把各堆写成二进制，相加而不进位，就得到异或和（Nim 和）s。这里只有一堆，而且是空的，所以 s = 0。"));
    row(47, QStringLiteral("Base case: if the only heap is empty, s = x₁ = 0, and this is a P-position|s is the nim-sum of the heaps. Every game "
                           "ends here: the player to move has no stone to take and has lost. That is what makes it a P-position."),
        QStringLiteral("归纳的起点：唯一的一堆为空时 s = x₁ = 0，这是必败态|"));
    row(48, QStringLiteral("Take 42 stones from heap 1: t = y₁ = 0|s = 42 is not 0, so by Lemma 2 some move makes the nim-sum 0: "
                           "this one does. Fewer stones are left, so by assumption this is a P-position, and it is the opponent "
                           "who must move."),
        QStringLiteral("从第 1 堆取走 42 颗：t = y₁ = 0|"));
    row(49, QStringLiteral("s ⊕ x₁ = 0 ⊕ 5 = 5 = x₁|The nim-sum is already 0, and only an unchanged heap would keep it 0: no "
                           "winning move here."),
        QStringLiteral("s ⊕ x₁ = 0 ⊕ 5 = 5 = x₁|"));
    row(50, QStringLiteral("x₂ = 5 and y₂ = 2 differ in the 4s column|Two different numbers differ in at least one column. The "
                           "highest column in which these two differ is the 4s column. There the 1 of heap 2 becomes 0, and no "
                           "other heap changes."),
        QStringLiteral("x₂ = 5 与 y₂ = 2 在“4”列上不同|两个数不同，就至少有一列不同。这两个数不同的列中，最高的是“4”列。第 2 堆在这一列上的 1 变成 0，其他堆都不变。"));
    row(52, QStringLiteral("In the 4s column, the number of 1s changes from even (2) to odd (1)|Because s = 0, this column had an "
                           "even number of 1s before the move. Only one of its bits has changed, that of heap 2, so the number is odd now."),
        QStringLiteral("“4”列上 1 的个数由偶数（2）变成奇数（1）|因为 s = 0，走之前这一列有偶数个 1。现在只有第 2 堆的这一位变了，所以 1 的个数变成奇数。"));
    row(54, QStringLiteral("t has a 1 in the 4s column, so t ≠ 0|Let t be the nim-sum after the move. A column with an odd number "
                           "of 1s gives 1, so t has a 1 in this one. That proves the lemma. The next steps prove it again by "
                           "calculation, and they also give t."),
        QStringLiteral("t 在“4”列上是 1，所以 t ≠ 0|走完之后的异或和记作 t。某一列有奇数个 1，这一列得 1，所以 t 在这一列上是 1。引理至此得证。下面用计算再证一遍，同时求出 t。"));
    row(55, QStringLiteral("t = 0 ⊕ t = s ⊕ s ⊕ t|Now by calculation. 0 changes nothing, and every number cancels itself. So s may "
                           "be inserted twice."),
        QStringLiteral("t = 0 ⊕ t = s ⊕ s ⊕ t|再用计算来证。与 0 异或不变，任何数与自身异或得 0，所以可以添上两个 s。"));
    row(56, QStringLiteral("t = x₂ ⊕ y₂ = 5 ⊕ 2 = 7 ≠ 0|s = 0 drops out. What is left has a 1 wherever 5 and 2 differ, here in "
                           "the 4s, 2s, and 1s columns. Because 5 ≠ 2, there is at least one such column: again t ≠ 0. ■"),
        QStringLiteral("t = x₂ ⊕ y₂ = 5 ⊕ 2 = 7 ≠ 0|s = 0 可以略去。剩下的结果恰好在 5 与 2 不同的列上是 1，这里是“4”、“2”、“1”列。因为 5 ≠ 2，这样的列至少有一列，所以同样得到 t ≠ 0。\u00a0■"));
}

void TestProofWording::sampleStepsHaveTheExpectedSentences()
{
    QFETCH(int, step);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Proof proof = samples();
    const auto index = static_cast<std::size_t>(step);
    QCOMPARE(wording::plain(textIn(QStringLiteral("en"), proof, index)), english);
    // A row that ends with | compares only the statement, not the reason.
    const QString inChinese = wording::plain(textIn(QStringLiteral("zh_CN"), proof, index));
    QCOMPARE(chinese.endsWith(u'|') ? inChinese.section(u'|', 0, 0) + u'|' : inChinese, chinese);
}

void TestProofWording::heapsAndColumnsAreNamed_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("heaps");
    QTest::addColumn<QString>("manyHeaps");
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("manyColumns");
    QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("heaps 1, 3, and 4")
                        << QStringLiteral("heaps 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 88 more")
                        << QStringLiteral("the 32s and 8s columns")
                        << QStringLiteral("63 columns, the highest of them the 2<sup>62</sup>s column");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN") << QStringLiteral("第 1、3、4 堆")
                           << QStringLiteral("第 1、2、3、4、5、6、7、8、9、10、11、12 堆和另外 88 堆")
                           << QStringLiteral("“32”、“8”列") << QStringLiteral("以“2<sup>62</sup>”列为首的 63 列");
}

void TestProofWording::heapsAndColumnsAreNamed()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    QTEST(wording::heapNames({0, 2, 3}), "heaps");
    std::vector<std::size_t> hundred(100);
    for (std::size_t heap = 0; heap < hundred.size(); ++heap)
        hundred[heap] = heap;
    QTEST(wording::heapNames(hundred), "manyHeaps");
    QTEST(wording::columnNames(40), "columns");
    QTEST(wording::columnNames(maxCount), "manyColumns");
    QCOMPARE(wording::heapsText(std::vector<Count>(1000, 7)), QStringLiteral("(7, 7, 7, 7, 7, 7, 7, 7, 7, 7, …, 7)"));
}

NIMSTONE_TEST(TestProofWording)
#include "tst_proof.moc"
