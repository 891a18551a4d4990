// Positions drawn as wished: each is what was wished for by the search that knows the rules alone.
#include <QTest>

#include "core/nimber.h"
#include "core/play/moves/position_request.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/table_search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestWish : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsWished_data();
    void isAsWished();
    void aSumIsAsWished();
    void asksForAHighColumn();
    void saysThatThereIsNone();
    void drawsAnew();
};

namespace {

/// What the search decides at once.
bool isSmall(const Table& table)
{
    Count total = 0;
    for (const Part& part : table.parts()) {
        for (const Count heap : part.position.heaps)
            total += heap;
    }
    return total <= (table.isPartisan() ? 8 : 13) && table.heapCount() <= 4;
}

bool isTrue(tests::TableSearch& search, Wish wish, const Table& table, Cutter player)
{
    switch (wish) {
    case Wish::Winnable: return search.wins(table, player);
    case Wish::Lost: return !search.wins(table, player);
    case Wish::OneWinningMove: return search.winningMoves(table, player) == 1;
    case Wish::Any: case Wish::HighColumn: break;
    }
    return true;
}

}  // namespace

void TestWish::isAsWished_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::gamesPlayed)
        QTest::newRow(game) << QByteArray(game);
}

void TestWish::isAsWished()
{
    QFETCH(QByteArray, game);
    const Rules rules = parseGame(game.toStdString()).value();
    const Seed seeds = tests::count<Seed>(40, 1000);
    tests::TableSearch search;
    int searched = 0;
    for (const Wish wish : {Wish::Any, Wish::Winnable, Wish::Lost, Wish::OneWinningMove}) {
        QVERIFY(isOffered(wish, rules));
        for (Seed seed = 0; seed < seeds; ++seed) {
            const Cutter player = !rules.isPartisan() ? Cutter::None : seed % 2 == 0 ? Cutter::Left : Cutter::Right;
            const auto table = positionFor(rules, wish, seed, player);
            QVERIFY2(table, std::to_string(seed).c_str());
            const std::string text = print(*table);
            QVERIFY2(table->canMove(player), text.c_str());
            QCOMPARE(print(parseTable(text).value()), text);
            if (isSmall(*table)) {
                QVERIFY2(isTrue(search, wish, *table, player), text.c_str());
                ++searched;
            }
        }
    }
    qInfo("%s: %d positions compared with the search", game.constData(), searched);
    QVERIFY(searched > 5);
}

void TestWish::aSumIsAsWished()
{
    const std::vector<Rules> games{parseGame("nim").value(), parseGame("kayles").value()};
    tests::TableSearch search;
    int searched = 0;
    for (const Wish wish : {Wish::Any, Wish::Winnable, Wish::Lost, Wish::OneWinningMove}) {
        for (Seed seed = 0; seed < 400; ++seed) {
            const auto table = positionFor(games, wish, seed);
            QVERIFY(table);
            QCOMPARE(table->parts().size(), games.size());
            if (isSmall(*table)) {
                QVERIFY2(isTrue(search, wish, *table, Cutter::None), print(*table).c_str());
                ++searched;
            }
        }
    }
    QVERIFY(searched > 5);
    const std::vector<Rules> none{parseGame("nim").value(), parseGame("misere-nim").value()};
    QVERIFY(!positionFor(none, Wish::Any, 0));
}

void TestWish::asksForAHighColumn()
{
    const Rules nim = parseGame("nim").value();
    for (Seed seed = 0; seed < 200; ++seed) {
        const auto table = positionFor(nim, Wish::HighColumn, seed);
        QVERIFY(table);
        QVERIFY((nimSum(table->parts().front().position.heaps) & ~Count{7}) != 0);
    }
    QVERIFY(!isOffered(Wish::HighColumn, parseGame("wythoff").value()));
    QVERIFY(!positionFor(parseGame("wythoff").value(), Wish::HighColumn, 0));
}

void TestWish::saysThatThereIsNone()
{
    // Such positions are rare among those drawn, and found all the same.
    QVERIFY(positionFor(parseGame("subtraction(1000000)").value(), Wish::Winnable, 1));
    QVERIFY(positionFor(parseGame("bash(1000000)").value(), Wish::Lost, 1));
    QVERIFY(positionFor(parseGame("bash(9223372036854775807)").value(), Wish::Lost, 1));
    // Up to 15 heaps are drawn, and whoever may take from 100 of them takes all.
    QVERIFY(!positionFor(parseGame("moore-nim(100)").value(), Wish::Lost, 1));
}

void TestWish::drawsAnew()
{
    const Rules nim = parseGame("nim").value();
    QCOMPARE(positionFor(nim, Wish::Any, 7), positionFor(nim, Wish::Any, 7));
    QVERIFY(positionFor(nim, Wish::Any, 7) != positionFor(nim, Wish::Any, 8));
}

NIMSTONE_TEST(TestWish)
#include "tst_position_request.moc"
