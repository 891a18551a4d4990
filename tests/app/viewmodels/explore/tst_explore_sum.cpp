// Tests the model of a sum: its components and their values, components that are set aside, and winning moves, which are
// translated back into their games.
#include <QTest>

#include "app/viewmodels/explore/explore_sum.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

struct Sum {
    explicit Sum(const QString& position)
    {
        session.openPosition(position);
        model.setSession(&session);
    }
    QStringList column(const char* name) const
    {
        QStringList list;
        for (const QVariant& part : model.shown().parts)
            list << part.toMap()[QLatin1String(name)].toString();
        return list;
    }

    ExploreSession session;
    ExploreSum model;
};

}  // namespace

class TestExploreSum : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void componentsOfTheSumAreShownWithTheirValues_data();
    void componentsOfTheSumAreShownWithTheirValues();
    void componentsCanBeSetAsideAndTakenBack();
    void componentsCanBeAddedAndRemoved();
    void winningMovesOfTheNimSumAreMovesOfTheGames_data();
    void winningMovesOfTheNimSumAreMovesOfTheGames();
    void theTableOfBitsPreviewsAMove();
    void exportsContainTheComponentsAndTheSum();
    void largeValuesAreWrittenAsText();
};

void TestExploreSum::componentsOfTheSumAreShownWithTheirValues_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("parts");
    QTest::addColumn<QString>("values");
    QTest::addColumn<bool>("table");
    QTest::newRow("heaps") << u"nim:3,4,5"_qs << u"Nim (3), Nim (4), Nim (5)"_qs << u"3 4 5"_qs << true;
    QTest::newRow("rows") << u"kayles:7,5"_qs << u"Kayles (7), Kayles (5)"_qs << u"2 4"_qs << true;
    QTest::newRow("a sum") << u"nim:3,4 + wythoff:3,4 + bash(4):7"_qs << u"Nim (3), Nim (4), Wythoff's game (3, 4), Bash game with m = 4 (7)"_qs << u"3 4 2 2"_qs << true;
    QTest::newRow("one component") << u"staircase-nim:1,2,3"_qs << u"Staircase Nim (1, 2, 3)"_qs << u"2"_qs << true;
    QTest::newRow("partisan") << u"cutcake:4x7 + cutcake:2x3"_qs << u"Cutcake (4 × 7), Cutcake (2 × 3)"_qs << u"0 0"_qs << false;
    QTest::newRow("misère") << u"misere-nim:3,4"_qs << u"Misère Nim (3, 4)"_qs << u"no_Nim_heap"_qs << false;
    QTest::newRow("a quota") << u"fibonacci-nim:12~3"_qs << u"Fibonacci Nim (12, at most 3 now)"_qs << u"3"_qs << true;
    QTest::newRow("a sum with quotas") << u"fibonacci-nim:13~6 + nim:3 + fibonacci-nim:10~6"_qs << u"Fibonacci Nim (13, at most 6 now), Nim (3), Fibonacci Nim (10, at most 6 now)"_qs
                                       << u"0 3 2"_qs << true;
    QTest::newRow("a heap too large") << u"fibonacci-nim:1000000 + nim:3"_qs << u"Fibonacci Nim (1000000, at most 999999 now), Nim (3)"_qs << u"not_computed 3"_qs << false;
    QTest::newRow("a pair too large") << u"wythoff:9000,1"_qs << u"Wythoff's game (9000, 1)"_qs << u"not_computed"_qs << false;
}

void TestExploreSum::componentsOfTheSumAreShownWithTheirValues()
{
    QFETCH(QString, position);
    QFETCH(QString, parts);
    QFETCH(QString, values);
    QFETCH(bool, table);
    const Sum sum(position);
    QCOMPARE(sum.column("text").join(u", "_qs), parts);
    QStringList shown;
    for (const QString& value : sum.column("value"))
        shown << QString(value).replace(u' ', u'_');
    QCOMPARE(shown.join(u' '), values);
    QCOMPARE(sum.model.shown().hasTable, table);
    QCOMPARE(sum.model.shown().problem.isEmpty(), table || position.startsWith(u"cutcake"));
    QCOMPARE(sum.session.position(), position);
}

void TestExploreSum::componentsCanBeSetAsideAndTakenBack()
{
    Sum sum(u"nim:3,4,5 + kayles:7"_qs);
    QVERIFY(sum.model.toggle(1));
    QCOMPARE(sum.session.position(), u"nim:3,5 + kayles:7"_qs);
    QCOMPARE(sum.model.shown().parts.size(), 4);
    QVERIFY(sum.model.shown().total.startsWith(u"Nim-sum 4."));
    QVERIFY(sum.model.toggle(3));
    QVERIFY(sum.model.toggle(0));
    QCOMPARE(sum.session.position(), u"nim:5"_qs);
    QVERIFY(!sum.model.toggle(2));
    QCOMPARE(sum.session.position(), u"nim:5"_qs);
    QVERIFY(sum.model.toggle(1));
    QCOMPARE(sum.session.position(), u"nim:4,5"_qs);
    QCOMPARE(sum.column("within").join(u' '), u"false true true false"_qs);
    // Another position restores all components.
    QVERIFY(sum.session.openPosition(u"nim:1,2"_qs));
    QCOMPARE(sum.model.shown().parts.size(), 2);
}

void TestExploreSum::componentsCanBeAddedAndRemoved()
{
    Sum sum(u"nim:3"_qs);
    QVERIFY(sum.model.add(u"wythoff:1,2"_qs));
    QCOMPARE(sum.session.position(), u"nim:3 + wythoff:1,2"_qs);
    QVERIFY(!sum.model.add(u"kayles:"_qs));
    QVERIFY(sum.model.shown().addProblem.contains(u"column 8"_qs));
    QVERIFY(!sum.model.add(u"misere-nim:3"_qs));
    QVERIFY(sum.model.shown().addProblem.contains(u"misere-nim:3"_qs));
    QCOMPARE(sum.session.position(), u"nim:3 + wythoff:1,2"_qs);
    sum.model.remove(0);
    QCOMPARE(sum.session.position(), u"wythoff:1,2"_qs);
    sum.model.remove(0);
    QCOMPARE(sum.session.position(), u"wythoff:1,2"_qs);
}

void TestExploreSum::winningMovesOfTheNimSumAreMovesOfTheGames_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("moves");
    QTest::newRow("Nim") << u"nim:3,4,5"_qs << 1;
    QTest::newRow("a sum") << u"nim:3,4 + kayles:7 + wythoff:3,4"_qs << 5;
    QTest::newRow("moves that increase a value") << u"lasker-nim:3 + nim:3"_qs << -1;
    QTest::newRow("lost") << u"nim:1,2,3"_qs << 0;
    QTest::newRow("many heaps") << u"subtraction(1,3,4):20,7,9 + bash(3):6,5"_qs << -1;
}

void TestExploreSum::winningMovesOfTheNimSumAreMovesOfTheGames()
{
    QFETCH(QString, position);
    QFETCH(int, moves);
    Sum sum(position);
    const int count = static_cast<int>(sum.model.shown().moves.size());
    if (moves >= 0)
        QCOMPARE(count, moves);
    QCOMPARE(count == 0, sum.session.sum().outcome() == Known<OutcomeClass>(OutcomeClass::P));
    QCOMPARE(sum.model.shown().moreMoves.contains(u"No move wins"_qs), count == 0);
    for (int move = 0; move < count; ++move) {
        sum.model.chooseMove(move);
        QCOMPARE(sum.model.shown().steps.size(), 3);
        const QString text = sum.model.shown().moves[move].toMap()[u"after"_qs].toString();
        const auto after = parseSum(text.toStdString());
        QVERIFY(after);
        QCOMPARE(after->outcome(), Known<OutcomeClass>(OutcomeClass::P));
    }
    sum.model.chooseMove(count);
    QVERIFY(sum.model.shown().steps.isEmpty());
    if (count > 0) {
        const QString after = sum.model.shown().moves.front().toMap()[u"after"_qs].toString();
        QVERIFY(sum.session.openPosition(after));
        QCOMPARE(sum.session.sum().outcome(), Known<OutcomeClass>(OutcomeClass::P));
        QVERIFY(sum.model.shown().moves.isEmpty());
    }
}

void TestExploreSum::theTableOfBitsPreviewsAMove()
{
    Sum sum(u"nim:3,4,5"_qs);
    QCOMPARE(sum.model.table()->sum(), u"2"_qs);
    QVERIFY(!sum.model.table()->previewing());
    sum.model.chooseMove(0);
    QVERIFY(sum.model.table()->previewing());
    QCOMPARE(sum.model.table()->sum(), u"0"_qs);
    sum.model.chooseMove(-1);
    QCOMPARE(sum.model.table()->sum(), u"2"_qs);
}

void TestExploreSum::exportsContainTheComponentsAndTheSum()
{
    Sum sum(u"nim:3,4 + kayles:7"_qs);
    sum.model.toggle(0);
    QCOMPARE(sum.model.content(u"csv"_qs)(), QByteArray("part,value\nnim:4,4\nkayles:7,2\n"));
    QVERIFY(!QImage::fromData(sum.model.content(u"png"_qs)()).isNull());
    const QByteArray svg = sum.model.content(u"svg"_qs)();
    QVERIFY2(svg.contains("<desc>Nim (4) counts as a Nim heap of 4. Kayles (7) counts as a Nim heap of 2. Nim-sum 6. "), svg.left(800).constData());
}

/// Spreadsheets keep only 15 digits of a number, so larger numbers are written as text.
void TestExploreSum::largeValuesAreWrittenAsText()
{
    Sum sum(u"lasker-nim:9223372036854775807 + nim:9007199254740993,1"_qs);
    QCOMPARE(sum.model.content(u"csv"_qs)(),
             QByteArray("part,value\nlasker-nim:9223372036854775807,\"'9223372036854775808\"\nnim:9007199254740993,\"'9007199254740993\"\nnim:1,1\n"));
    Sum cutcake(u"cutcake:1x5 + cutcake:2x1"_qs);
    QCOMPARE(cutcake.model.content(u"csv"_qs)(), QByteArray("part,value\ncutcake:1x5,-4\ncutcake:2x1,1\n"));
    QVERIFY(cutcake.model.content(u"svg"_qs)().contains("<desc>Cutcake (1 × 5) has the value −4. Cutcake (2 × 1) has the value 1. Value −3. "));
    QVERIFY(Sum(u"misere-nim:3,4"_qs).model.content(u"svg"_qs)().contains("<desc>In misère play"));
}

NIMSTONE_TEST(TestExploreSum)
#include "tst_explore_sum.moc"
