// Compares the theorem on sums with a search of the sum as a whole, which knows nothing of the values of components.
#include <QTest>

#include <map>

#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

/// Computes the Grundy value of a sum as the mex of all its options.
class SumSearch {
public:
    Count grundy(const GameSum& gameSum)
    {
        std::vector<Position> key;
        for (const Component& part : gameSum.components())
            key.push_back(part.position);
        if (const auto known = m_values.find(key); known != m_values.end())
            return known->second;
        std::vector<Count> values;
        for (std::size_t part = 0; part < gameSum.components().size(); ++part) {
            for (const Move& move : gameSum.components()[part].rules->legalMoves(gameSum.components()[part].position))
                values.push_back(grundy(*gameSum.play({part, move})));
        }
        Count mex = 0;
        while (std::ranges::find(values, mex) != values.end())
            ++mex;
        return m_values[key] = mex;
    }

private:
    std::map<std::vector<Position>, Count> m_values;
};

/// Returns the positions with `heaps` heaps of up to `largest`; for Fibonacci Nim, one heap with every quota.
std::vector<Position> positionsOf(const Rules& rules, std::size_t heaps, Count largest)
{
    if (rules.layout() != Layout::Quota)
        return tests::allPositions(heaps, largest);
    std::vector<Position> positions;
    for (Count heap = 0; heap <= 2 * largest; ++heap) {
        positions.push_back(FibonacciNim::fresh(heap));
        for (Count quota = 1; quota <= heap; ++quota)
            positions.push_back(FibonacciNim::withQuota(heap, quota));
    }
    return positions;
}

GameSum sumOf(const Rules& one, Position first, const Rules& other, Position second)
{
    return *GameSum::make({Component{one, std::move(first)}, Component{other, std::move(second)}});
}

}  // namespace

class TestProofSum : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each row has two games and tests all small positions of both.
    void sumProofsAgreeWithSearch_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        for (const auto& [one, other] : {std::pair{"nim", "kayles"}, {"wythoff", "nim"}, {"euclid", "bash(2)"},
                                         {"staircase-nim", "grundy-game"}, {"lasker-nim", "subtraction(1,3,4)"},
                                         {"moore-nim(2)", "dawson-kayles"}, {"hexadecimal(0.8)", "octal(4.3)"},
                                         {"fibonacci-nim", "nim"}, {"fibonacci-nim", "kayles"}, {"fibonacci-nim", "fibonacci-nim"}})
            QTest::addRow("%s + %s", one, other) << QString::fromLatin1(one) << QString::fromLatin1(other);
    }

    void sumProofsAgreeWithSearch()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const Rules first = *parseGame(one.toStdString());
        const Rules second = *parseGame(other.toStdString());
        SumSearch search;
        int proofs = 0;
        int moves = 0;
        for (const Position& left : positionsOf(first, 2, 3)) {
            for (const Position& right : positionsOf(second, 1, 6)) {
                const GameSum gameSum = sumOf(first, left, second, right);
                const auto proof = prove(Theorem::SumTheorem, gameSum);
                QVERIFY2(proof, print(gameSum).c_str());
                QVERIFY2(!verify(*proof), print(gameSum).c_str());
                const auto* end = stepAs<SumConclusion>(proof->steps.back());
                QVERIFY(end);
                QCOMPARE(end->sum, search.grundy(gameSum));
                for (const Step& step : proof->steps) {
                    if (const auto* const move = stepAs<SumMove>(step)) {
                        QCOMPARE(search.grundy(*gameSum.play({move->part, move->move})), Count{0});
                        ++moves;
                    }
                }
                ++proofs;
            }
        }
        qInfo("checked %d proofs with %d winning moves", proofs, moves);
    }

    /// A move that raises the value of a component is found exactly if such a move exists, and the reply restores the
    /// value. The values come from a search of each component alone.
    void repliesRestoreRaisedValues()
    {
        const std::vector<Rules> games{*parseGame("nim"), *parseGame("kayles"), *parseGame("wythoff"), *parseGame("euclid"),
                                       *parseGame("staircase-nim"), *parseGame("lasker-nim"), *parseGame("moore-nim(2)")};
        int raised = 0;
        int never = 0;
        for (const Rules& game : games) {
            SumSearch search;
            const auto worth = [&](const Position& position) { return search.grundy(GameSum(Component{game, position})); };
            for (const Position& position : tests::allPositions(2, 4)) {
                const GameSum gameSum = sumOf(game, position, *parseGame("nim"), Position{{2}});
                const auto proof = prove(Theorem::SumTheorem, gameSum);
                QVERIFY2(proof, print(gameSum).c_str());
                const auto* const step = stepAs<SumRaise>(proof->steps.at(2));
                QVERIFY2(step, print(gameSum).c_str());
                const auto moves = game->legalMoves(position);
                const bool isPossible = std::ranges::any_of(
                    moves, [&](const Move& move) { return worth(*game->play(position, move)) > worth(position); });
                QCOMPARE(step->possible, isPossible);
                if (!isPossible) {
                    ++never;
                    continue;
                }
                const auto after = game->play(position, step->move);
                QCOMPARE(worth(*after), step->raised);
                QVERIFY(step->raised > step->before);
                const auto back = game->play(*after, step->reply);
                QVERIFY2(back, print(gameSum).c_str());
                QCOMPARE(worth(*back), worth(position));
                QCOMPARE(step->before, worth(position));
                QCOMPARE(step->sum, worth(*after) ^ Count{2});
                ++raised;
            }
        }
        qInfo("checked %d sums with a move that makes a component larger and %d sums without", raised, never);
        QVERIFY(raised > 50 && never > 50);
    }

    /// Sums to which the theorem does not apply, and sums that are too large, are refused, but the nearest sum has a proof.
    void unsuitableSumsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("reason");
        using Reason = Refusal::Reason;
        const auto row = [](const char* text, Reason reason) {
            QTest::newRow(text) << QString::fromLatin1(text) << static_cast<int>(reason);
        };
        row("cutcake:4x7 + cutcake:2x3", Reason::Partisan);
        row("nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1 + nim:1",
            Reason::TooManyParts);
        row("nim:1001 + nim:1", Reason::TooLarge);
        row("coins:1,1500,1600 + nim:1", Reason::TooLarge);
        row("wythoff:1,61 + nim:1", Reason::TooLarge);
        row("fibonacci-nim:301~5 + nim:1", Reason::TooLarge);
        row("moore-nim(2):20,20 + nim:1", Reason::TooManyPositions);
        row("nim:0,0,0,0,0,0,0,0,0,0,0,0,0 + nim:1", Reason::TooManyHeaps);
        row("nim:3,4", Reason::NotASum);
    }

    void unsuitableSumsAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(int, reason);
        const GameSum gameSum = *parseSum(text.toStdString());
        const auto proof = prove(Theorem::SumTheorem, gameSum);
        QVERIFY(!proof);
        QCOMPARE(static_cast<int>(proof.error().reason), reason);
        QVERIFY(prove(Theorem::SumTheorem, nearestSubject(Theorem::SumTheorem, gameSum)).has_value());
    }

    void theNearestProvableSumKeepsFreshHeaps_data()
    {
        QTest::addColumn<QString>("tooLarge");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("a fresh heap") << QStringLiteral("fibonacci-nim:301 + nim:3") << QStringLiteral("fibonacci-nim:300 + nim:3");
        QTest::newRow("a quota") << QStringLiteral("fibonacci-nim:301~5 + nim:3") << QStringLiteral("fibonacci-nim:300~5 + nim:3");
        QTest::newRow("the whole heap") << QStringLiteral("fibonacci-nim:301~301 + nim:3") << QStringLiteral("fibonacci-nim:300~300 + nim:3");
    }

    /// The nearest smaller sum keeps a fresh heap fresh, and a quota as it is.
    void theNearestProvableSumKeepsFreshHeaps()
    {
        QFETCH(QString, tooLarge);
        QTEST(QString::fromStdString(print(nearestSubject(Theorem::SumTheorem, *parseSum(tooLarge.toStdString())))), "nearest");
    }

    void misereGamesMakeNoSum() { QVERIFY(!parseSum("misere-nim:1,2 + nim:1")); }
};

NIMSTONE_TEST(TestProofSum)
#include "tst_sum.moc"
