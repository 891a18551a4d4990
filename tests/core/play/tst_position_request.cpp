// Tests random positions on request: each has the requested property, checked by a search that knows only the rules.
#include <QTest>

#include "core/nimber.h"
#include "core/play/moves/position_request.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/table_search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestPositionRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsHaveTheRequestedProperty_data();
    void positionsHaveTheRequestedProperty();
    void sumsHaveTheRequestedProperty();
    void highColumnRequestGivesAHighColumn();
    void rarePositionsAreFoundAndImpossibleOnesRefused();
    void seedDecidesThePosition();
};

namespace {

/// True if the position is small enough for the search.
bool isSmall(const GameSum& sum)
{
    Count total = 0;
    for (const Component& part : sum.components()) {
        for (const Count heap : part.position.heaps)
            total += heap;
    }
    return total <= (sum.isPartisan() ? 8 : 13) && sum.heapCount() <= 4;
}

bool isTrue(tests::SumSearch& search, PositionRequest wish, const GameSum& sum, Cutter player)
{
    switch (wish) {
    case PositionRequest::Winnable: return search.wins(sum, player);
    case PositionRequest::Lost: return !search.wins(sum, player);
    case PositionRequest::OneWinningMove: return search.winningMoves(sum, player) == 1;
    case PositionRequest::Any: case PositionRequest::HighColumn: break;
    }
    return true;
}

}  // namespace

void TestPositionRequest::positionsHaveTheRequestedProperty_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
}

void TestPositionRequest::positionsHaveTheRequestedProperty()
{
    QFETCH(QByteArray, game);
    const Rules rules = parseGame(game.toStdString()).value();
    const Seed seeds = tests::count<Seed>(40, 1000);
    tests::SumSearch search;
    int searched = 0;
    for (const PositionRequest wish : {PositionRequest::Any, PositionRequest::Winnable, PositionRequest::Lost, PositionRequest::OneWinningMove}) {
        QVERIFY(isOffered(wish, rules));
        for (Seed seed = 0; seed < seeds; ++seed) {
            const Cutter player = !rules->isPartisan() ? Cutter::None : seed % 2 == 0 ? Cutter::Left : Cutter::Right;
            const auto sum = positionFor(rules, wish, seed, player);
            QVERIFY2(sum, std::to_string(seed).c_str());
            const std::string text = print(*sum);
            QVERIFY2(sum->canMove(player), text.c_str());
            QCOMPARE(print(parseSum(text).value()), text);
            if (isSmall(*sum)) {
                QVERIFY2(isTrue(search, wish, *sum, player), text.c_str());
                ++searched;
            }
        }
    }
    qInfo("%s: compared %d positions with the search", game.constData(), searched);
    QVERIFY(searched > 5);
}

void TestPositionRequest::sumsHaveTheRequestedProperty()
{
    const std::vector<Rules> games{parseGame("nim").value(), parseGame("kayles").value()};
    tests::SumSearch search;
    int searched = 0;
    for (const PositionRequest wish : {PositionRequest::Any, PositionRequest::Winnable, PositionRequest::Lost, PositionRequest::OneWinningMove}) {
        for (Seed seed = 0; seed < 400; ++seed) {
            const auto sum = positionFor(games, wish, seed);
            QVERIFY(sum);
            QCOMPARE(sum->components().size(), games.size());
            if (isSmall(*sum)) {
                QVERIFY2(isTrue(search, wish, *sum, Cutter::None), print(*sum).c_str());
                ++searched;
            }
        }
    }
    QVERIFY(searched > 5);
    const std::vector<Rules> none{parseGame("nim").value(), parseGame("misere-nim").value()};
    QVERIFY(!positionFor(none, PositionRequest::Any, 0));
}

void TestPositionRequest::highColumnRequestGivesAHighColumn()
{
    const Rules nim = parseGame("nim").value();
    for (Seed seed = 0; seed < 200; ++seed) {
        const auto sum = positionFor(nim, PositionRequest::HighColumn, seed);
        QVERIFY(sum);
        QVERIFY((nimSum(sum->components().front().position.heaps) & ~Count{7}) != 0);
    }
    QVERIFY(!isOffered(PositionRequest::HighColumn, parseGame("wythoff").value()));
    QVERIFY(!positionFor(parseGame("wythoff").value(), PositionRequest::HighColumn, 0));
}

void TestPositionRequest::rarePositionsAreFoundAndImpossibleOnesRefused()
{
    // Such positions are rare among random positions, but they are found.
    QVERIFY(positionFor(parseGame("subtraction(1000000)").value(), PositionRequest::Winnable, 1));
    QVERIFY(positionFor(parseGame("bash(1000000)").value(), PositionRequest::Lost, 1));
    QVERIFY(positionFor(parseGame("bash(9223372036854775807)").value(), PositionRequest::Lost, 1));
    // A random position has at most 15 heaps. A player who may take from 100 heaps takes all of them, so no position is
    // lost.
    QVERIFY(!positionFor(parseGame("moore-nim(100)").value(), PositionRequest::Lost, 1));
}

void TestPositionRequest::seedDecidesThePosition()
{
    const Rules nim = parseGame("nim").value();
    QCOMPARE(positionFor(nim, PositionRequest::Any, 7), positionFor(nim, PositionRequest::Any, 7));
    QVERIFY(positionFor(nim, PositionRequest::Any, 7) != positionFor(nim, PositionRequest::Any, 8));
}

NIMSTONE_TEST(TestPositionRequest)
#include "tst_position_request.moc"
