// Tests that the theorem suggested for a position can be proved, and that the suggested nearest position can be proved.
#include <QtTest>
#include <algorithm>
#include <set>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

bool speaks(Theorem theorem, const GameSum& subject)
{
    const auto move = needsMove(theorem) ? exampleMove(subject.components().front().position) : std::nullopt;
    return prove(theorem, subject, move).has_value();
}

bool isOfNim(Theorem theorem)
{
    return std::ranges::find(gamesOf(theorem), "nim") != gamesOf(theorem).end();
}

bool speaks(Theorem theorem, const Position& position)
{
    return prove(theorem, position, needsMove(theorem) ? exampleMove(position) : std::nullopt).has_value();
}

std::vector<Position> positions()
{
    auto all = allPositions(3, count<Count>(5, 9));
    for (const Position& edge : {Position{{0}}, Position{{13}}, Position{{0, 7}}, Position{{maxCount}},
                                 Position{{maxCount, maxCount - 1}}, Position{{maxCount, maxCount}},
                                 Position{std::vector<Count>(12, 1)}, Position{{5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
                                 Position{std::vector<Count>(40, 3)}})
        all.push_back(edge);
    return all;
}

}  // namespace

class TestSuggestions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void suggestedTheoremProvesThePosition()
    {
        for (const Position& position : positions()) {
            if (position.heaps.size() <= maxProofHeaps)
                QVERIFY(speaks(theoremFor(position), position));
        }
    }

    void nearestPositionHasAProof()
    {
        int compared = 0;
        for (const Position& position : positions()) {
            for (const Theorem theorem : allTheorems()) {
                QVERIFY2(speaks(theorem, nearestSubject(theorem, nimSubject(position))), name(theorem).data());
                ++compared;
            }
        }
        qInfo("compared %d theorems on positions", compared);
    }

    void provablePositionIsItsOwnNearestPosition()
    {
        for (const Position& position : positions()) {
            for (const Theorem theorem : allTheorems()) {
                if (speaks(theorem, position))
                    QCOMPARE(nearestSubject(theorem, nimSubject(position)).components().front().position.heaps, position.heaps);
            }
        }
    }

    /// Compares with every position that a move in one heap leads to.
    void nearestPositionIsReachedByTakingTheFewestStones()
    {
        for (const Position& position : allPositions(3, 5)) {
            for (const Theorem theorem : allTheorems()) {
                if (speaks(theorem, position) || !isOfNim(theorem))
                    continue;
                std::optional<Count> fewest;
                for (const Move& move : Nim().legalMoves(position)) {
                    if (speaks(theorem, *Nim().play(position, move)))
                        fewest = std::min(fewest.value_or(maxCount), move.taken);
                }
                if (!fewest)
                    continue;
                const Position near = nearestSubject(theorem, nimSubject(position)).components().front().position;
                QCOMPARE(near.heaps.size(), position.heaps.size());
                Count taken = 0;
                for (std::size_t heap = 0; heap < near.heaps.size(); ++heap) {
                    QVERIFY(near.heaps[heap] <= position.heaps[heap]);
                    taken += position.heaps[heap] - near.heaps[heap];
                }
                QCOMPARE(taken, *fewest);
            }
        }
    }

    void exampleMoveIsLegal()
    {
        for (const Position& position : positions()) {
            const auto move = exampleMove(position);
            QCOMPARE(move.has_value(), std::ranges::any_of(position.heaps, [](Count heap) { return heap != 0; }));
            if (move)
                QVERIFY(!Nim().check(position, *move));
        }
    }

    void randomPositionSuitsItsTheoremAndSeed_data()
    {
        QTest::addColumn<int>("theorem");
        for (const Theorem theorem : allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    void randomPositionSuitsItsTheoremAndSeed()
    {
        QFETCH(int, theorem);
        const auto wanted = static_cast<Theorem>(theorem);
        const Seed seeds = tests::count<Seed>(100, 500);
        std::set<std::string> seen;
        for (Seed seed = 0; seed < seeds; ++seed) {
            const GameSum sum = randomGameSum(wanted, seed);
            QVERIFY2(speaks(wanted, sum), print(sum).c_str());
            QVERIFY(randomGameSum(wanted, seed) == sum);
            seen.insert(print(sum));
        }
        qInfo("found %zu different positions with %llu seeds", seen.size(), static_cast<unsigned long long>(seeds));
        QVERIFY(seen.size() > 20);
    }
};

NIMSTONE_TEST(TestSuggestions)
#include "tst_suggestions.moc"
