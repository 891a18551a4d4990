// Compares the theorem on Cutcake with exhaustive search from the rules, and with the values of strips.
#include <QTest>

#include "core/games/values/cutcake.h"
#include "core/partisan_search.h"
#include "core/proofs/proof.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

GameSum gameSumOf(const Position& position)
{
    return GameSum(Component{*parseGame("cutcake"), position});
}

template <class Kind>
std::vector<const Kind*> stepsOf(const Proof& proof)
{
    std::vector<const Kind*> found;
    for (const Step& step : proof.steps) {
        if (const auto* held = stepAs<Kind>(step))
            found.push_back(held);
    }
    return found;
}

/// Visits cakes with sides from 1 to `largest`. Returns the number of cakes.
template <class Visit>
std::size_t forEachCake(std::size_t blocks, Count largest, Visit visit)
{
    return tests::forEachPosition(2 * blocks, largest - 1, [&visit](Position position) {
        for (Count& side : position.heaps)
            ++side;
        visit(position);
    });
}

}  // namespace

class TestProofCutcake : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proofsOfSmallCakesAgreeWithSearch_data();
    void proofsOfSmallCakesAgreeWithSearch();
    void proofsOfBlocksUpTo64AreVerified();
    void noCutBeatsTheListedBestCuts();
    void sumOfCakesIsProvedAsOneCake();
    void longGamesHaveAProof();
    void tooManyBlockShapesAreRefused();
    void largeBlocksHaveAProof_data();
    void largeBlocksHaveAProof();
};

void TestProofCutcake::proofsOfSmallCakesAgreeWithSearch_data()
{
    QTest::addColumn<std::size_t>("blocks");
    QTest::addColumn<Count>("largest");
    QTest::newRow("one block") << std::size_t{1} << tests::count<Count>(4, 5);
    QTest::newRow("two blocks") << std::size_t{2} << Count{3};
    QTest::newRow("three blocks") << std::size_t{3} << Count{2};
}

/// The conclusion names the winner that search finds, whoever starts, and the cut of the player who is ahead is a winning
/// move.
void TestProofCutcake::proofsOfSmallCakesAgreeWithSearch()
{
    QFETCH(std::size_t, blocks);
    QFETCH(Count, largest);
    PartisanSearch<Cutcake> search;
    int leads = 0;
    const std::size_t compared = forEachCake(blocks, largest, [&](const Position& position) {
        const auto proof = prove(Theorem::Cutcake, gameSumOf(position));
        QVERIFY2(proof && !verify(*proof), print(gameSumOf(position)).c_str());
        const PartisanOutcome outcome = stepAs<CakeConclusion>(proof->steps.back())->outcome;
        const bool leftWinsFirst = search.winner(position, Cutter::Left) == Cutter::Left;
        const bool leftWinsSecond = search.winner(position, Cutter::Right) == Cutter::Left;
        QCOMPARE(outcome == PartisanOutcome::Left, leftWinsFirst && leftWinsSecond);
        QCOMPARE(outcome == PartisanOutcome::Right, !leftWinsFirst && !leftWinsSecond);
        QCOMPARE(outcome == PartisanOutcome::Previous, !leftWinsFirst && leftWinsSecond);
        for (const CakeLead* lead : stepsOf<CakeLead>(*proof)) {
            const Cutter ahead = lead->before > 0 ? Cutter::Left : Cutter::Right;
            const auto winning = search.winningMoves(position, ahead);
            QVERIFY(std::ranges::any_of(winning, [&](const Move& move) {
                return position.heaps[2 * move.heap] == lead->first && position.heaps[2 * move.heap + 1] == lead->second
                    && move.pieces.first == lead->place;
            }));
            ++leads;
        }
    });
    qInfo("compared %zu cakes with search; %d cuts win", compared, leads);
}

/// The proof of every block verifies. The block together with the strip that cancels its value is lost for the player who
/// starts.
void TestProofCutcake::proofsOfBlocksUpTo64AreVerified()
{
    const Count largest = tests::count<Count>(64, 200);
    const std::size_t compared = forEachCake(1, largest, [&](const Position& block) {
        const auto proof = prove(Theorem::Cutcake, gameSumOf(block));
        QVERIFY2(proof && !verify(*proof), print(gameSumOf(block)).c_str());
        const std::int64_t value = stepsOf<CakeHalving>(*proof).front()->value;
        Position weighed = block;
        weighed.heaps.push_back(value < 0 ? static_cast<Count>(1 - value) : 1);
        weighed.heaps.push_back(value > 0 ? static_cast<Count>(1 + value) : 1);
        QVERIFY(Cutcake().outcomeClass(weighed) == OutcomeClass::P);
    });
    qInfo("verified %zu blocks", compared);
}

/// Compares the listed best cuts with every legal cut, by the values of the game.
void TestProofCutcake::noCutBeatsTheListedBestCuts()
{
    const Count largest = tests::count<Count>(48, 150);
    std::size_t cuts = 0;
    forEachCake(1, largest, [&](const Position& block) {
        const Proof proof = *prove(Theorem::Cutcake, gameSumOf(block));
        const CakeOptions& options = *stepsOf<CakeOptions>(proof).front();
        for (const Cutter cutter : {Cutter::Left, Cutter::Right}) {
            const auto& listed = cutter == Cutter::Left ? options.left : options.right;
            for (const Move& move : Cutcake().legalMoves(block, cutter)) {
                const SignedWide value = Cutcake().value(*Cutcake().play(block, move));
                QVERIFY(cutter == Cutter::Left ? value <= listed.front().value : value >= listed.front().value);
                QVERIFY(cutter == Cutter::Left ? value < options.value : value > options.value);
                ++cuts;
            }
        }
    });
    qInfo("tried %zu cuts", cuts);
}

void TestProofCutcake::sumOfCakesIsProvedAsOneCake()
{
    const GameSum sum = *parseSum("cutcake:2x5,4x7 + cutcake:5x3 + cutcake:2x5");
    const auto proof = prove(Theorem::Cutcake, sum);
    QVERIFY(proof && !verify(*proof));
    Proof joined = *proof;
    joined.subject = *parseSum("cutcake:2x5,4x7,5x3,2x5");
    QVERIFY(!verify(joined));
    QVERIFY(prove(Theorem::Cutcake, *parseSum("nim:3 + kayles:5")).error().reason == Refusal::Reason::WrongGame);
}

/// Tests a proof in the middle of a long game, where there are many blocks but few shapes.
void TestProofCutcake::longGamesHaveAProof()
{
    const std::string text = "cutcake:4x7,1x1,1x1,2x3,1x1,2x1,1x1,1x7,2x3,1x1,1x2,1x1,1x1,1x1,1x1,1x1,1x1,1x1,2x2";
    const GameSum gameSum = *parseSum(text);
    QCOMPARE(theoremFor(gameSum), std::optional(Theorem::Cutcake));
    QVERIFY(!verify(*prove(Theorem::Cutcake, gameSum)));
    QCOMPARE(theoremFor(*parseSum("cutcake:2x5 + cutcake:5x3")), std::optional(Theorem::Cutcake));
    QCOMPARE(theoremFor(*parseSum("cutcake:1x1")), std::optional(Theorem::Cutcake));
}

void TestProofCutcake::tooManyBlockShapesAreRefused()
{
    Position position;
    for (Count second = 1; second <= 13; ++second)
        position.heaps.insert(position.heaps.end(), {2, second});
    const auto refused = prove(Theorem::Cutcake, gameSumOf(position));
    QVERIFY(!refused && refused.error().reason == Refusal::Reason::TooManyShapes);
    QCOMPARE(refused.error().limit, Count{12});
    const GameSum near = nearestSubject(Theorem::Cutcake, gameSumOf(position));
    QCOMPARE(near.components().front().position.heaps.size(), std::size_t{24});
    QCOMPARE(print(nearestSubject(Theorem::Cutcake, *parseSum("nim:42,27,0"))), std::string("cutcake:42x27,1x1"));
}

void TestProofCutcake::largeBlocksHaveAProof_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("sum");
    QTest::newRow("10000 x 7") << u"cutcake:10000x7"_qs << qint64{2499};
    QTest::newRow("a power of two") << u"cutcake:4096x1024"_qs << qint64{3};
    QTest::newRow("just under a power of two") << u"cutcake:4095x1024"_qs << qint64{2};
    QTest::newRow("two blocks that cancel") << u"cutcake:10000x7,7x10000"_qs << qint64{0};
    QTest::newRow("the longest strip") << u"cutcake:9223372036854775807x1"_qs << qint64{9'223'372'036'854'775'806};
    QTest::newRow("the largest square") << u"cutcake:9223372036854775807x9223372036854775807"_qs << qint64{0};
}

void TestProofCutcake::largeBlocksHaveAProof()
{
    QFETCH(QString, text);
    QFETCH(qint64, sum);
    const auto proof = prove(Theorem::Cutcake, *parseSum(text.toStdString()));
    QVERIFY(proof && !verify(*proof));
    QVERIFY(stepAs<CakeConclusion>(proof->steps.back())->sum == sum);
}

NIMSTONE_TEST(TestProofCutcake)
#include "tst_cutcake.moc"
