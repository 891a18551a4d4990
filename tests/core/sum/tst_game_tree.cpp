// Tests the game tree: its positions agree with a plain walk, and their outcomes and values with the answers of the games.
#include <QTest>
#include <set>

#include "core/sum/game_tree.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

/// Collects every position that can be reached, by simple recursion.
void walk(const GameSum& position, std::set<std::string>& reached)
{
    const GameSum here = position.plain();
    if (!reached.insert(print(here)).second)
        return;
    for (std::size_t part = 0; part < here.components().size(); ++part) {
        for (const Move& move : here.components()[part].rules->legalMoves(here.components()[part].position))
            walk(*here.play({part, move}), reached);
    }
}

}  // namespace

class TestGameTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void treeHoldsAllReachablePositions_data();
    void treeHoldsAllReachablePositions();
    void equalPositionsAreOneNode();
    void treeIsCutAtTheLimit_data();
    void treeIsCutAtTheLimit();
    void buildingTheTreeCanBeStopped();
};

void TestGameTree::treeHoldsAllReachablePositions_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position :
         {"nim:3,4,5", "misere-nim:1,2,3", "moore-nim(2):2,3,4", "bash(3):12", "subtraction(1,3,4):20", "wythoff:5,8", "fibonacci-nim:13",
          "staircase-nim:2,3", "coins:1,4,6", "kayles:9", "grundy-game:12", "lasker-nim:7", "euclid:13,8", "cutcake:4x3,2x2", "treblecross:8",
          "nim:3 + wythoff:2,3 + kayles:4", "nim:0", "octal(0.137):7"})
        QTest::newRow(position) << QByteArray(position);
}

void TestGameTree::treeHoldsAllReachablePositions()
{
    QFETCH(QByteArray, position);
    const GameSum root = *parseSum(position.toStdString());
    const GameTree tree = GameTree::make(root, 2000);
    std::set<std::string> reached;
    walk(root, reached);
    QVERIFY(tree.isWhole());
    QCOMPARE(tree.nodes().size(), reached.size());
    for (std::size_t index = 0; index < tree.nodes().size(); ++index) {
        const TreeNode& node = tree.nodes()[index];
        QVERIFY(reached.contains(print(node.position)));
        QVERIFY(node.outcome && node.outcome == node.position.outcome());
        QVERIFY(node.value == node.position.grundy());
        for (const std::size_t option : node.options)
            QVERIFY(tree.nodes()[option].level <= node.level + 1);
        QCOMPARE(tree.find(node.position), std::optional(index));
        const bool wins = !node.position.isPartisan() && node.outcome == OutcomeClass::N && !node.options.empty();
        QCOMPARE(!tree.winningOptions(index).empty(), wins);
    }
}

void TestGameTree::equalPositionsAreOneNode()
{
    QCOMPARE(print(parseSum("nim:5,0,3")->plain()), std::string("nim:3,5"));
    QCOMPARE(print(parseSum("nim:0,0")->plain()), std::string("nim:0"));
    QCOMPARE(print(parseSum("wythoff:5,0")->plain()), std::string("wythoff:0,5"));
    QCOMPARE(print(parseSum("staircase-nim:3,0,1")->plain()), std::string("staircase-nim:3,0,1"));
    QCOMPARE(print(parseSum("cutcake:4x7,2x3")->plain()), std::string("cutcake:2x3,4x7"));
    QCOMPARE(print(parseSum("kayles:3,1 + nim:2,0")->plain()), std::string("kayles:1,3 + nim:2"));
    // The positions are (0), (1), (2), (1,1), and (1,2).
    QCOMPARE(GameTree::make(*parseSum("nim:1,2"), 2000).nodes().size(), std::size_t{5});
}

void TestGameTree::treeIsCutAtTheLimit_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<int>("nodes");
    QTest::newRow("wide") << QByteArray("nim:30,40,50") << 2000;
    QTest::newRow("long") << QByteArray("staircase-nim:5,5,5,5") << 2000;
    QTest::newRow("too many moves") << QByteArray("nim:1000000000") << 1;
    QTest::newRow("exactly at the limit") << QByteArray("nim:1999") << 2000;
}

void TestGameTree::treeIsCutAtTheLimit()
{
    QFETCH(QByteArray, position);
    QFETCH(int, nodes);
    const GameTree tree = GameTree::make(*parseSum(position.toStdString()), 2000);
    QCOMPARE(tree.nodes().size(), static_cast<std::size_t>(nodes));
    QCOMPARE(tree.isWhole(), position == "nim:1999");
    for (const TreeNode& node : tree.nodes()) {
        QVERIFY(node.outcome && node.outcome == node.position.outcome());
        QVERIFY(node.value && node.value == node.position.grundy());
    }
}

void TestGameTree::buildingTheTreeCanBeStopped()
{
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(GameTree::make(*parseSum("nim:3,4,5"), 2000, stop.get_token()).nodes().size(), std::size_t{1});
}

NIMSTONE_TEST(TestGameTree)
#include "tst_game_tree.moc"
