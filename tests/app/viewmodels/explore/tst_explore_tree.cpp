// Tests the model of the game tree: a person moves in it and folds it; it shows a winning strategy, and can be exported.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/explore/explore_tree.h"
#include "core/random.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

struct Tree {
    explicit Tree(const char* position)
    {
        session.openPosition(QString::fromLatin1(position));
        model.setSession(&session);
    }
    bool finish()
    {
        return QTest::qWaitFor([this] { return !model.shown().busy && !model.boxes().empty(); }, 30'000);
    }
    GameSum here() const { return *parseSum(model.shown().position.toStdString()); }

    ExploreSession session;
    ExploreTree model;
};

}  // namespace

class TestExploreTree : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void arrowKeysMoveInTheTree();
    void foldingAndUnfoldingChangeTheBoxes();
    void theTreeFollowsTheSession();
    void theShownStrategyWins_data();
    void theShownStrategyWins();
    void optionsAreBelowTheirPositionAndDoNotOverlap_data();
    void optionsAreBelowTheirPositionAndDoNotOverlap();
    void exportsContainWhatTheTreeShows();
    void aLargeTreeIsCutOff();
};

void TestExploreTree::arrowKeysMoveInTheTree()
{
    Tree tree("nim:3,4,5");
    QVERIFY(tree.finish());
    tree.model.goDown();
    QCOMPARE(tree.model.shown().position, QStringLiteral("nim:1,4,5"));
    tree.model.goAside(1);
    const QString sibling = tree.model.shown().position;
    QVERIFY(sibling != QStringLiteral("nim:1,4,5"));
    tree.model.goAside(-1);
    QCOMPARE(tree.model.shown().position, QStringLiteral("nim:1,4,5"));
    int siblings = 0;
    do {
        tree.model.goAside(1);
        ++siblings;
    } while (tree.model.shown().position != QLatin1String("nim:1,4,5") && siblings < 100);
    QCOMPARE(siblings, 12);
    tree.model.goDown();
    QCOMPARE(tree.model.shown().line.size(), 3);
    QCOMPARE(tree.model.shown().line.front(), QStringLiteral("3, 4, 5"));
    tree.model.goUp();
    QCOMPARE(tree.model.shown().position, QStringLiteral("nim:1,4,5"));
    tree.model.goDown();
    tree.model.goBackTo(0);
    QCOMPARE(tree.model.shown().position, QStringLiteral("nim:3,4,5"));
    tree.model.goUp();
    tree.model.goAside(1);
    QCOMPARE(tree.model.shown().position, QStringLiteral("nim:3,4,5"));
    QCOMPARE(tree.session.position(), QStringLiteral("nim:3,4,5"));
}

void TestExploreTree::foldingAndUnfoldingChangeTheBoxes()
{
    Tree tree("nim:9,10,11");
    QVERIFY(tree.finish());
    const std::size_t options = 1 + 9 + 10 + 11;
    QVERIFY(tree.model.boxes().size() <= options);
    QVERIFY(tree.model.boxes().size() > 20);
    tree.model.fold();
    QCOMPARE(tree.model.boxes().size(), std::size_t{1});
    QVERIFY(tree.model.boxes().front().folded);
    tree.model.unfold(true);
    const std::size_t all = tree.model.boxes().size();
    QVERIFY(all > options);
    tree.model.unfold(false);
    QVERIFY(tree.model.boxes().size() <= options);
    for (const figures::TreeBox& box : tree.model.boxes())
        QVERIFY(box.options.empty() != (box.text == QLatin1String("9, 10, 11")));
}

void TestExploreTree::theTreeFollowsTheSession()
{
    Tree tree("kayles:5");
    QVERIFY(tree.finish());
    tree.model.pointAt(1);
    const QString pointed = tree.session.pointed();
    QVERIFY(!pointed.isEmpty());
    QCOMPARE(tree.model.looks().pointed, std::optional(std::size_t{1}));
    tree.session.setPointed(QStringLiteral("kayles:1,2"));
    const auto box = tree.model.looks().pointed;
    QVERIFY(box);
    QCOMPARE(tree.model.boxes()[*box].text, QStringLiteral("1, 2"));
    tree.session.setPointed(QStringLiteral("nim:100"));
    QVERIFY(!tree.model.looks().pointed);
    tree.model.choose(static_cast<int>(*box));
    QCOMPARE(tree.model.shown().position, QStringLiteral("kayles:1,2"));
    tree.model.makeRoot();
    QCOMPARE(tree.session.position(), QStringLiteral("kayles:1,2"));
    QVERIFY(tree.finish());
    QCOMPARE(tree.model.shown().line.size(), 1);
    // Another tree is requested while the first tree is being built.
    QVERIFY(tree.session.openPosition(QStringLiteral("nim:30,40,50")));
    QVERIFY(tree.session.openPosition(QStringLiteral("wythoff:1,2")));
    QVERIFY(tree.finish());
    QCOMPARE(tree.model.shown().position, QStringLiteral("wythoff:1,2"));
}

void TestExploreTree::theShownStrategyWins_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"nim:3,4,5", "misere-nim:1,2,4", "wythoff:5,6", "kayles:7", "fibonacci-nim:12", "euclid:13,7", "coins:1,4,8", "moore-nim(2):1,2,3", "nim:2 + kayles:4"})
        QTest::newRow(position) << QByteArray(position);
}

/// The first player follows the only option that is shown, and wins whatever the second player does.
void TestExploreTree::theShownStrategyWins()
{
    QFETCH(QByteArray, position);
    Tree tree(position.constData());
    QVERIFY(tree.finish());
    QCOMPARE(tree.here().outcome(), Known<OutcomeClass>(OutcomeClass::N));
    tree.model.setStrategy(true);
    Chance chance(3);
    for (int game = 0; game < 30; ++game) {
        tree.model.goBackTo(0);
        while (true) {
            const auto boxes = tree.model.boxes();
            const auto& here = boxes[tree.model.looks().current.value()];
            const bool mine = tree.model.shown().line.size() % 2 == 1;
            if (here.options.empty())
                break;
            QCOMPARE(here.letter, mine ? QStringLiteral("N") : QStringLiteral("P"));
            if (mine)
                QCOMPARE(here.options.size(), std::size_t{1});
            tree.model.choose(static_cast<int>(here.options[chance.below(here.options.size())]));
        }
        QVERIFY2(tree.model.shown().told.endsWith(QLatin1String("starts wins.")) || tree.model.shown().told.endsWith(QLatin1String("started wins.")), qPrintable(tree.model.shown().told));
        QVERIFY(!tree.here().canMove());
    }
}

void TestExploreTree::optionsAreBelowTheirPositionAndDoNotOverlap_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"nim:3,4,5", "kayles:9", "cutcake:4x3", "grundy-game:11", "nim:20,30"})
        QTest::newRow(position) << QByteArray(position);
}

void TestExploreTree::optionsAreBelowTheirPositionAndDoNotOverlap()
{
    QFETCH(QByteArray, position);
    Tree tree(position.constData());
    QVERIFY(tree.finish());
    tree.model.unfold(true);
    auto boxes = tree.model.boxes();
    const QSizeF size = figures::layOut(boxes, 15, 900);
    const QRectF all(QPointF(), size);
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        QVERIFY(all.contains(boxes[box].place));
        for (const std::size_t option : boxes[box].options)
            QVERIFY(boxes[option].place.top() > boxes[box].place.bottom());
        for (std::size_t other = 0; other < box; ++other)
            QVERIFY(!boxes[box].place.intersects(boxes[other].place));
    }
}

void TestExploreTree::exportsContainWhatTheTreeShows()
{
    Tree tree("nim:1,2");
    QVERIFY(tree.finish());
    QCOMPARE(tree.model.content(QStringLiteral("csv"))(),
             QByteArray("position,level,outcome,value,options\n\"nim:1,2\",0,N,3,3\n\"nim:2\",1,N,2,2\n\"nim:1,1\",1,P,0,1\n\"nim:1\",1,N,1,1\n\"nim:0\",2,P,0,0\n"));
    QVERIFY(!QImage::fromData(tree.model.content(QStringLiteral("png"))()).isNull());
    const QByteArray svg = tree.model.content(QStringLiteral("svg"))();
    QVERIFY(svg.contains("<path"));
    QVERIFY2(svg.contains("<title>Nim (1, 2)</title>"), svg.left(800).constData());
    QVERIFY2(svg.contains("<desc>A game tree: 5 position(s) in all. Nim (1, 2) N-position: the player to move wins."), svg.left(800).constData());
}

void TestExploreTree::aLargeTreeIsCutOff()
{
    Tree tree("nim:30,40,50");
    QVERIFY(tree.finish());
    QVERIFY(tree.model.shown().size.contains(QStringLiteral("2000")));
    tree.model.unfold(true);
    QCOMPARE(tree.model.boxes().size(), ExploreTree::mostNodes);
    QVERIFY(std::ranges::any_of(tree.model.boxes(), &figures::TreeBox::cut));
}

NIMSTONE_TEST(TestExploreTree)
#include "tst_explore_tree.moc"
