// Compares maps with search: every cell of every kind of map, the counts of cells in each block when zoomed out, the arrows,
// and the cells that can reach a given cell.
#include <QTest>
#include <functional>
#include <unordered_map>

#include "core/explore/map_table.h"
#include "core/explore/plane.h"
#include "core/random.h"
#include "core/sequences/plain_method.h"
#include "core/sum/sum_notation.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::explore;

namespace {

/// A cell (x, y), and z, the size of a third heap.
struct Place3 {
    int x, y, z;
};
using Option = std::function<void(Place3)>;
using Moves = std::function<void(Place3, const Option&)>;

Plane planeOf(const char* position)
{
    const GameSum sum = *withTwoPlaces(*parseSum(position));
    const auto places = placesOf(sum);
    return {sum, places[0], places[1]};
}

void take(int heap, const std::function<void(int)>& left)
{
    for (int rest = 0; rest < heap; ++rest)
        left(rest);
}

void nimMoves(Place3 p, const Option& option)
{
    take(p.x, [&](int x) { option({x, p.y, p.z}); });
    take(p.y, [&](int y) { option({p.x, y, p.z}); });
    take(p.z, [&](int z) { option({p.x, p.y, z}); });
}

void wythoffMoves(Place3 p, const Option& option)
{
    nimMoves(p, option);
    for (int taken = 1; taken <= std::min(p.x, p.y); ++taken)
        option({p.x - taken, p.y - taken, p.z});
}

void mooreMoves(Place3 p, const Option& option)
{
    nimMoves(p, option);
    take(p.x, [&](int x) { take(p.y, [&](int y) { option({x, y, p.z}); }); });
    take(p.x, [&](int x) { take(p.z, [&](int z) { option({x, p.y, z}); }); });
    take(p.y, [&](int y) { take(p.z, [&](int z) { option({p.x, y, z}); }); });
}

void euclidMoves(Place3 p, const Option& option)
{
    for (int x = p.x - p.y; p.y > 0 && x >= 0; x -= p.y)
        option({x, p.y, 0});
    for (int y = p.y - p.x; p.x > 0 && y >= 0; y -= p.x)
        option({p.x, y, 0});
}

void staircaseMoves(Place3 p, const Option& option)
{
    take(p.x, [&](int x) { option({x, p.y, p.z}); });
    take(p.y, [&](int y) { option({p.x + p.y - y, y, p.z}); });
}

void fibonacciMoves(Place3 p, const Option& option)
{
    for (int taken = 1; taken <= std::min(p.x, p.y); ++taken)
        option({p.x - taken, std::min(2 * taken, p.x - taken), 0});
}

void coinsMoves(Place3 p, const Option& option)
{
    take(p.x, [&](int x) { option({x, p.y, 0}); });
    for (int y = p.x + 1; y < p.y; ++y)
        option({p.x, y, 0});
}

/// Computes the values of cells by the definition. If `outcomes` is true, the value is 0 for a P-position and 1 for an
/// N-position.
class Searched {
public:
    Searched(Moves moves, bool outcomes, bool misere) : m_moves(std::move(moves)), m_outcomes(outcomes), m_misere(misere) {}

    int value(Place3 place)
    {
        const auto key = (static_cast<std::uint64_t>(place.x) * 4096 + static_cast<std::uint64_t>(place.y)) * 64 + static_cast<std::uint64_t>(place.z);
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        std::vector<char> seen;
        m_moves(place, [&](Place3 option) {
            const auto value = static_cast<std::size_t>(this->value(option));
            if (value >= seen.size())
                seen.resize(value + 1);
            seen[value] = 1;
        });
        int mex = static_cast<int>(std::find(seen.begin(), seen.end(), 0) - seen.begin());
        if (m_outcomes)
            mex = seen.empty() ? (m_misere ? 1 : 0) : seen[0] ? 1 : 0;
        return m_values[key] = mex;
    }

private:
    Moves m_moves;
    bool m_outcomes;
    bool m_misere;
    std::unordered_map<std::uint64_t, int> m_values;
};

}  // namespace

Q_DECLARE_METATYPE(Moves)

class TestMaps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAgreeWithSearch_data();
    void cellsAgreeWithSearch();
    void cellsAddTheValuesOfTwoHeaps_data();
    void cellsAddTheValuesOfTwoHeaps();
    void cellsAgreeWithTheAnswersOfTheGame_data();
    void cellsAgreeWithTheAnswersOfTheGame();
    void mapsReachTheirLargestSide_data();
    void mapsReachTheirLargestSide();
    void blockCountsMatchTheirCells();
    void mapsShowWhereTwoGamesDiffer();
    void fillingStopsAndResumes();
    void arrowsLeadToPPositions_data();
    void arrowsLeadToPPositions();
};

void TestMaps::cellsAgreeWithSearch_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<Moves>("moves");
    QTest::addColumn<int>("third");
    QTest::addColumn<int>("side");
    const int side = tests::deep() ? 500 : 90;
    const int cubic = tests::deep() ? 60 : 24;  // a smaller map for games with many moves
    const auto row = [&](const char* position, Moves moves, int third = 0, int most = 0) {
        QTest::newRow(position) << QByteArray(position) << std::move(moves) << third << (most ? most : side);
    };
    row("nim:0,0", nimMoves);
    row("nim:0,0,5", nimMoves, 5);
    row("nim:7", nimMoves);
    row("misere-nim:0,0", nimMoves);
    row("misere-nim:0,0,1", nimMoves, 1);
    row("misere-nim:0,0,4", nimMoves, 4);
    row("wythoff:0,0", wythoffMoves);
    row("wythoff:0,0 + nim:3", wythoffMoves, 3);
    row("nim:0,0 + nim:2", nimMoves, 2);
    row("nim:0 + nim:0", nimMoves);
    row("moore-nim(1):0,0", nimMoves);
    row("moore-nim(2):0,0", mooreMoves, 0, cubic);
    row("moore-nim(2):0,0,5", mooreMoves, 5, cubic);
    row("euclid:0,0", euclidMoves);
    row("staircase-nim:0,0", staircaseMoves, 0, cubic);
    row("fibonacci-nim:9", fibonacciMoves);
    row("coins:0,1", coinsMoves);
}

void TestMaps::cellsAgreeWithSearch()
{
    QFETCH(QByteArray, position);
    QFETCH(Moves, moves);
    QFETCH(int, third);
    QFETCH(int, side);
    const Plane plane = planeOf(position.constData());
    const bool values = plane.hasValues();
    const auto most = static_cast<Count>(side);
    const auto rows = plane.rows(most, values);
    QCOMPARE(rows.side, most);
    MapTable table(most, values);
    table.fill(rows, {}, [] {});
    const auto coarse = plane.rows(most, false);
    MapTable outcomes(most, false);
    outcomes.fill(coarse, {}, [] {});
    QCOMPARE(table.done(), most);
    Searched search(moves, !values, plane.sum().isMisere());
    for (Count y = 0; y < most; ++y) {
        for (Count x = 0; x < most; ++x) {
            if (!plane.at({x, y})) {
                QVERIFY(!outcomes.marked({x, y}));
                continue;
            }
            const int value = search.value({static_cast<int>(x), static_cast<int>(y), third});
            QCOMPARE(outcomes.marked({x, y}), value == 0);
            QCOMPARE(table.marked({x, y}), value == 0);
            if (values)
                QCOMPARE(table.value({x, y}), value);
        }
    }
}

void TestMaps::cellsAddTheValuesOfTwoHeaps_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position :
         {"kayles:5", "dawson-kayles:5,6", "dawsons-chess:5", "treblecross:5", "grundy-game:8", "lasker-nim:8", "bash(4):30", "bash(1):3",
          "subtraction(1,3,4):9", "subtraction(2,5):9,9", "subtraction(4,6,9,13):9", "octal(0.16):3", "octal(0.6):9", "octal(4.7):3", "octal(0.07):4",
          "hexadecimal(0.3F):4", "octal(0.137):3"})
        QTest::newRow(position) << QByteArray(position);
}

void TestMaps::cellsAddTheValuesOfTwoHeaps()
{
    QFETCH(QByteArray, position);
    const Count side = tests::deep() ? 500 : 200;
    const Plane plane = planeOf(position.constData());
    sequence::PlainMethod method(*plane.sum().components().front().rules->sequence());
    QVERIFY(method.extendTo(side));
    MapTable table(side, true);
    table.fill(plane.rows(side, true), {}, [] {});
    QCOMPARE(table.done(), side);
    for (Count y = 0; y < side; ++y) {
        for (Count x = 0; x < side; ++x) {
            const int value = method.term(x) ^ method.term(y);
            QCOMPARE(table.value({x, y}), value);
            QCOMPARE(table.marked({x, y}), value == 0);
        }
    }
}

void TestMaps::cellsAgreeWithTheAnswersOfTheGame_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"cutcake:3x2", "cutcake:3x2,4x7", "staircase-nim:1,2,3,4", "coins:1,4,9", "euclid:3,5 + nim:2", "kayles:7 + nim:3,4",
                                 "wythoff:3,5 + kayles:6", "moore-nim(3):1,2,3,4", "fibonacci-nim:13~6",
                                 "fibonacci-nim:13~6 + nim:3", "nim:3 + fibonacci-nim:13"})
        QTest::newRow(position) << QByteArray(position);
}

void TestMaps::cellsAgreeWithTheAnswersOfTheGame()
{
    QFETCH(QByteArray, position);
    const Plane plane = planeOf(position.constData());
    const Count side = 48;
    const bool values = plane.hasValues();
    MapTable table(side, values);
    table.fill(plane.rows(side, values), {}, [] {});
    QCOMPARE(table.done(), side);
    for (Count y = 0; y < side; ++y) {
        for (Count x = 0; x < side; ++x) {
            const auto sum = plane.at({x, y});
            QCOMPARE(table.marked({x, y}), sum && sum->outcome() == Known<OutcomeClass>(OutcomeClass::P));
            if (!values)
                continue;
            if (!sum)
                QCOMPARE(table.value({x, y}), noPosition);
            else if (plane.isPartisan())
                QCOMPARE(table.value({x, y}), static_cast<int>(Cutcake().value(sum->joined().position)));
            else
                QCOMPARE(table.value({x, y}), static_cast<int>(sum->grundy().value_or(static_cast<Count>(noValue))));
        }
    }
}

void TestMaps::blockCountsMatchTheirCells()
{
    const Plane plane = planeOf("kayles:5");
    const Count side = 1000;
    MapTable table(side, false);
    table.fill(plane.rows(side, false), {}, [] {});
    for (unsigned level = MapTable::firstLevel; level <= MapTable::lastLevel; ++level) {
        const Count size = Count{1} << level;
        for (Count y = 0; y < side; y += size) {
            for (Count x = 0; x < side; x += size) {
                int marked = 0;
                for (Count row = y; row < std::min(side, y + size); ++row) {
                    for (Count column = x; column < std::min(side, x + size); ++column)
                        marked += table.marked({column, row}) ? 1 : 0;
                }
                const int counted = table.countsOf(level, y >> level)[x >> level];
                QVERIFY2(counted == std::min(marked, 255) || (marked >= 255 && counted == 255), qPrintable(QString::number(level)));
            }
        }
    }
}

void TestMaps::mapsShowWhereTwoGamesDiffer()
{
    const Count side = 100;
    const auto rows = differences(planeOf("nim:0,0").rows(side, false), planeOf("misere-nim:0,0").rows(side, false));
    MapTable table(side, false);
    table.fill(rows, {}, [] {});
    for (Count y = 0; y < side; ++y) {
        for (Count x = 0; x < side; ++x)
            QCOMPARE(table.marked({x, y}), x < 2 && y < 2);
    }
}

void TestMaps::fillingStopsAndResumes()
{
    std::stop_source stop;
    MapTable table(4096, false);
    const auto rows = planeOf("nim:0,0").rows(4096, false);
    table.fill(rows, stop.get_token(), [&] { stop.request_stop(); });
    QCOMPARE(table.done(), Count{512});
    table.fill(rows, {}, [] {});
    QCOMPARE(table.done(), Count{4096});
    QVERIFY(table.marked({4000, 4000}));
    QVERIFY(!table.marked({4000, 4001}));
}

void TestMaps::arrowsLeadToPPositions_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"nim:0,0,5", "misere-nim:0,0", "wythoff:0,0", "euclid:3,5", "bash(4):30", "subtraction(1,3,4):9", "kayles:5",
                                 "moore-nim(2):0,0,5", "fibonacci-nim:13~6", "staircase-nim:1,2,3", "coins:1,4", "turning-turtles:2,5,6",
                                 "lasker-nim:4"})
        QTest::newRow(position) << QByteArray(position);
}

void TestMaps::arrowsLeadToPPositions()
{
    QFETCH(QByteArray, position);
    const Plane plane = planeOf(position.constData());
    int arrows = 0;
    for (Count y = 0; y < 12; ++y) {
        for (Count x = 0; x < 12; ++x) {
            const auto sum = plane.at({x, y});
            if (!sum)
                continue;
            // The cells that can be reached by one legal move.
            std::vector<Cell> options;
            for (const Move& move : sum->components().front().rules->legalMoves(sum->components().front().position)) {
                if (const auto cell = plane.cellOf(*sum->play({0, move})))
                    options.push_back(*cell);
            }
            for (Count v = 0; v < 24; ++v) {
                for (Count u = 0; u < 24; ++u) {
                    const bool leads = std::ranges::find(options, Cell{u, v}) != options.end();
                    QCOMPARE(plane.leads({x, y}, {u, v}), leads);
                }
            }
            if ((x + 5 * y) % 7 == 0 && !options.empty())
                QVERIFY(std::ranges::binary_search(plane.reaching(options[(x + y) % options.size()], {}), Cell{x, y}));
            for (const Cell cell : plane.winningCells({x, y}, 100)) {
                ++arrows;
                QVERIFY(plane.leads({x, y}, cell));
                QVERIFY(plane.at(cell)->outcome() == Known<OutcomeClass>(OutcomeClass::P));
            }
        }
    }
    QVERIFY(arrows > 0);
}

void TestMaps::mapsReachTheirLargestSide_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<bool>("values");
    for (const char* position : {"nim:3,5", "nim:3,5,9", "misere-nim:3,5", "wythoff:3,5", "euclid:3,5", "subtraction(1,3,4):3,5", "kayles:3,5", "grundy-game:3,5",
                                 "moore-nim(2):3,5,9", "fibonacci-nim:13~6"})
        QTest::addRow("outcomes of %s", position) << QByteArray(position) << false;
    for (const char* position : {"nim:3,5", "nim:3,5,9", "wythoff:3,5", "euclid:3,5", "subtraction(1,3,4):3,5", "kayles:3,5", "grundy-game:3,5", "cutcake:3x5",
                                 "fibonacci-nim:13~6"})
        QTest::addRow("values of %s", position) << QByteArray(position) << true;
}

void TestMaps::mapsReachTheirLargestSide()
{
    QFETCH(QByteArray, position);
    QFETCH(bool, values);
    const Count side = values ? Plane::mostWithValues : Plane::mostCells;
    QCOMPARE(planeOf(position.constData()).rows(side, values).side, side);
}

NIMSTONE_TEST(TestMaps)
#include "tst_maps.moc"
