// What is suggested in a theorem's place, or near a position, can be proved.
#include <QtTest>
#include <algorithm>
#include <set>

#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/proof/suggestions.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

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
    void theTheoremForAPositionSpeaksOfIt()
    {
        for (const Position& position : positions()) {
            if (position.heaps.size() <= maxProofHeaps)
                QVERIFY(speaks(theoremFor(position), position));
        }
    }

    void theNearestPositionIsOneThatTheTheoremSpeaksOf()
    {
        int compared = 0;
        for (const Position& position : positions()) {
            for (const Theorem theorem : allTheorems) {
                QVERIFY(speaks(theorem, nearestPosition(theorem, position)));
                ++compared;
            }
        }
        qInfo("%d theorems on positions", compared);
    }

    void aPositionThatIsSpokenOfIsItsOwnNearest()
    {
        for (const Position& position : positions()) {
            for (const Theorem theorem : allTheorems) {
                if (speaks(theorem, position))
                    QCOMPARE(nearestPosition(theorem, position).heaps, position.heaps);
            }
        }
    }

    /// Compared with every position that one heap's change leads to.
    void whereOneHeapMayGiveUpStonesItGivesUpAsFewAsCanBe()
    {
        for (const Position& position : allPositions(3, 5)) {
            for (const Theorem theorem : allTheorems) {
                if (speaks(theorem, position))
                    continue;
                std::optional<Count> fewest;
                for (const Move& move : Nim().legalMoves(position)) {
                    if (speaks(theorem, *Nim().play(position, move)))
                        fewest = std::min(fewest.value_or(maxCount), move.taken);
                }
                if (!fewest)
                    continue;
                const Position near = nearestPosition(theorem, position);
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

    void theExampleMoveIsLegal()
    {
        for (const Position& position : positions()) {
            const auto move = exampleMove(position);
            QCOMPARE(move.has_value(), std::ranges::any_of(position.heaps, [](Count heap) { return heap != 0; }));
            if (move)
                QVERIFY(!Nim().check(position, *move));
        }
    }

    void aRandomPositionSuitsItsTheoremAndItsSeed_data()
    {
        QTest::addColumn<int>("theorem");
        for (const Theorem theorem : allTheorems)
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    void aRandomPositionSuitsItsTheoremAndItsSeed()
    {
        QFETCH(int, theorem);
        const auto wanted = static_cast<Theorem>(theorem);
        std::set<std::vector<Count>> seen;
        for (Seed seed = 0; seed < 500; ++seed) {
            const Position position = randomPosition(wanted, seed);
            QVERIFY(speaks(wanted, position));
            QVERIFY(position.heaps.size() == 3 || position.heaps.size() == 4);
            QVERIFY(std::ranges::all_of(position.heaps, [](Count heap) { return heap <= 31; }));
            QCOMPARE(randomPosition(wanted, seed).heaps, position.heaps);
            seen.insert(position.heaps);
        }
        QVERIFY(seen.size() > 400);
    }
};

QTEST_APPLESS_MAIN(TestSuggestions)
#include "tst_suggestions.moc"
