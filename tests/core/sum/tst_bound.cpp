// Tests the bounds that answers name: Grundy values are known up to the bound, and not beyond it.
#include <QTest>

#include "core/sum/bound.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestBound : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAreKnownUpToTheBound_data();
    void valuesAreKnownUpToTheBound();
    void boundIsEmptyIfTheValueIsKnownOrUndefined();
    void boundBelongsToTheFirstComponentWithoutAValue();
    void boundKeepsSplitsIntoThreeCheap();
};

static GameSum sum(const std::string& text) { return parseSum(text).value(); }

void TestBound::valuesAreKnownUpToTheBound_data()
{
    QTest::addColumn<std::string>("game");
    for (const char* game : {"hexadecimal(0.8)", "hexadecimal(C.F)", "hexadecimal(0.0000FF07)", "octal(0.007)",
                             "grundy-game", "subtraction(1,3,1000000000000000000)", "fibonacci-nim"})
        QTest::newRow(game) << std::string(game) + ':';
}

void TestBound::valuesAreKnownUpToTheBound()
{
    QFETCH(std::string, game);
    const auto bound = boundOf(sum(game + std::to_string(maxCount)));
    QVERIFY(bound && bound->kind == GrundyBound::Kind::Heaps);
    qInfo("heaps have up to %llu stones", static_cast<unsigned long long>(bound->most));
    QVERIFY(sum(game + std::to_string(bound->most)).grundy().has_value());
    QVERIFY(sum(game + std::to_string(bound->most + 1)).grundy().error() == Unknown::NotComputed);
    QVERIFY(boundOf(sum(game + std::to_string(bound->most + 1))) == bound);
    QVERIFY(!boundOf(sum(game + std::to_string(bound->most))));
}

void TestBound::boundIsEmptyIfTheValueIsKnownOrUndefined()
{
    for (const char* position : {"nim:3,4", "misere-nim:3", "fibonacci-nim:20", "cutcake:2x1", "wythoff:3,5", "kayles:12",
                                 "fibonacci-nim:7540113804746346429", "wythoff:165580140,267914295", "subtraction(7):9000000000000000000"})
        QVERIFY2(!boundOf(sum(position)), position);
}

void TestBound::boundBelongsToTheFirstComponentWithoutAValue()
{
    const auto bound = boundOf(sum("nim:3 + wythoff:9000,1 + grundy-game:9000000000000000000"));
    QVERIFY((bound == GrundyBound{GrundyBound::Kind::Heaps, 4095, 1}));
    QVERIFY((boundOf(sum("moore-nim(2):100,100,100,101")) == GrundyBound{GrundyBound::Kind::Positions, 2000, 0}));
}

/// Counts the splits into three of all heaps up to the bound, for each digit that allows such splits. Trying this
/// number of splits takes about half a second.
void TestBound::boundKeepsSplitsIntoThreeCheap()
{
    const auto triples = [](const std::string& game) {
        const Count most = boundOf(sum(game + ":9000000000000000000"))->most;
        Count all = 0;
        for (Count heap = 3; heap <= most; ++heap)
            all += (heap * heap + 6) / 12;
        return all;
    };
    QVERIFY(triples("hexadecimal(0.8)") <= 550'000'000);
    QVERIFY(2 * triples("hexadecimal(C.F)") <= 550'000'000);
    // The bound must not be lower than necessary.
    QVERIFY(triples("hexadecimal(0.8)") >= 450'000'000);
}

NIMSTONE_TEST(TestBound)
#include "tst_bound.moc"
