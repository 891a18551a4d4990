// Compares the verdicts on moves in every game with a search by the rules alone.
#include <QTest>

#include "core/play/record/verdict.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/table_search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;
using Kind = SumVerdict::Kind;

class TestVerdictOfAnyGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdictsAgreeWithSearch_data();
    void verdictsAgreeWithSearch();
    void verdictsGiveTheirReasons();
    void aWinningMoveFromTheSameHeapIsPreferred();
    void illegalMovesAreRefused();
    void verdictIsUndecidedIfNoOutcomeIsComputed();
};

void TestVerdictOfAnyGame::verdictsAgreeWithSearch_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("a sum") << QByteArray("a sum");
}

/// Judges every legal move in every position of random games.
void TestVerdictOfAnyGame::verdictsAgreeWithSearch()
{
    QFETCH(QByteArray, game);
    const bool small = game == "a sum" || game == "cutcake";
    tests::SumSearch search;
    Chance chance(1);
    int verdicts = 0;
    const int games = tests::count(20, 1000);
    for (int i = 0; i < games; ++i) {
        GameSum sum = tests::randomGameSum(game.toStdString(), chance, small ? 3 : 5, small ? 2 : 3);
        Cutter player = !sum.isPartisan() ? Cutter::None : i % 2 == 0 ? Cutter::Left : Cutter::Right;
        for (auto moves = tests::legalMoves(sum, player); !moves.empty(); moves = tests::legalMoves(sum, player)) {
            for (const MoveInSum& move : moves) {
                const auto verdict = judge(sum, move).value();
                const Cutter next = opponent(player);
                const bool won = search.wins(sum, player);
                const bool kept = !search.wins(verdict.after, next);
                QCOMPARE(verdict.kind, !won ? Kind::LostAnyway : kept ? Kind::KeptTheWin : Kind::GaveItAway);
                QCOMPARE(verdict.endsTheGame, tests::legalMoves(verdict.after, next).empty());
                const bool punished = !kept && !verdict.endsTheGame;
                QVERIFY(verdict.repliesCounted);
                QCOMPARE(verdict.replies, punished ? search.winningMoves(verdict.after, next) : 0);
                QCOMPARE(verdict.refutation.has_value(), punished);
                if (punished) {
                    QVERIFY(verdict.after.play(*verdict.refutation) == *verdict.afterRefutation);
                    QVERIFY(!search.wins(*verdict.afterRefutation, player));
                }
                QCOMPARE(verdict.better.has_value(), verdict.kind == Kind::GaveItAway);
                if (verdict.better)
                    QVERIFY(!search.wins(sum.play(*verdict.better).value(), next));
                ++verdicts;
            }
            sum = sum.play(moves[chance.below(moves.size())]).value();
            player = opponent(player);
        }
    }
    QVERIFY(verdicts > games / 2);
    qInfo("%s: checked %d verdicts in %d games", game.constData(), verdicts, games);
}

static SumVerdict verdictOn(const char* position, const char* move)
{
    const GameSum sum = parseSum(position).value();
    return judge(sum, parseMove(move, sum).value()).value();
}

void TestVerdictOfAnyGame::verdictsGiveTheirReasons()
{
    const auto hot = verdictOn("wythoff:3,6", "2-2");
    QVERIFY(hot.kind == Kind::GaveItAway);
    const auto cold = std::get<reason::ColdPair>(hot.reasonAfter);
    QCOMPARE(cold.smaller, Count{3});
    QCOMPARE(cold.coldSmaller, Count{1});
    QCOMPARE(cold.coldLarger, Count{2});
    QVERIFY(hot.better == (MoveInSum{0, {1, 1}}));
    QVERIFY(hot.refutation.has_value());

    const auto quota = std::get<reason::Zeckendorf>(verdictOn("fibonacci-nim:20", "1-2").reasonAfter);
    QCOMPARE(quota.quota, Count{4});
    QCOMPARE(quota.parts, (std::vector<Count>{5, 13}));
    QVERIFY(verdictOn("fibonacci-nim:20", "1-2").kind == Kind::KeptTheWin);

    const auto residue = std::get<reason::Residue>(verdictOn("bash(4):13", "1-2").reasonAfter);
    QCOMPARE(residue.rest, Count{1});

    const auto misere = std::get<reason::Misere>(verdictOn("misere-nim:1,1,2", "3-2").reasonAfter);
    QCOMPARE(misere.large, std::size_t{0});
    QCOMPARE(misere.ones, std::size_t{2});

    const auto column = std::get<reason::ColumnResidue>(verdictOn("moore-nim(2):1,2,3", "1-1").reasonAfter);
    QCOMPARE(column.weight, Count{2});
    QCOMPARE(column.ones, std::size_t{2});

    const auto values = std::get<reason::Values>(verdictOn("nim:3 + kayles:7", "1.1-1").reasonAfter);
    QCOMPARE(values.values, (std::vector<Count>{2, 2}));
    QVERIFY(verdictOn("nim:3 + kayles:7", "1.1-1").kind == Kind::KeptTheWin);

    const auto last = verdictOn("misere-nim:1", "1-1");
    QVERIFY(last.kind == Kind::LostAnyway);
    QVERIFY(last.endsTheGame);
    QCOMPARE(last.replies, std::size_t{0});
}

void TestVerdictOfAnyGame::aWinningMoveFromTheSameHeapIsPreferred()
{
    // Every heap has a winning move.
    for (const std::size_t heap : {0, 1, 2})
        QVERIFY(verdictOn("nim:7,11,13", std::to_string(heap + 1).append("-2").c_str()).better == (MoveInSum{0, {heap, 1}}));
    // Here only the first heap has a winning move.
    QVERIFY(verdictOn("nim:42,27,19", "3-1").better == (MoveInSum{0, {0, 34}}));
}

void TestVerdictOfAnyGame::illegalMovesAreRefused()
{
    const GameSum sum = parseSum("nim:3 + kayles:7").value();
    QCOMPARE(std::get<NoSuchComponent>(judge(sum, {2, {0, 1}}).error()), (NoSuchComponent{2, 2}));
    QVERIFY(std::get<MoveError>(judge(sum, {0, {0, 4}}).error()).kind == MoveError::Kind::TakesTooMany);
}

/// The position is two heaps of Grundy's game for which no outcome is computed.
void TestVerdictOfAnyGame::verdictIsUndecidedIfNoOutcomeIsComputed()
{
    const auto far = verdictOn("grundy-game:9000000000000000001,8000000000000000003", "1-0/1");
    QVERIFY(far.kind == Kind::Undecided);
    QVERIFY(!far.repliesCounted);
    QVERIFY(!far.refutation && !far.better);
}

NIMSTONE_TEST(TestVerdictOfAnyGame)
#include "tst_verdict.moc"
