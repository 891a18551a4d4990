// Compares Treblecross, where three crosses in a row win, with the take-and-break game 0.007: a row of n squares, n at least
// 3, is a heap of n + 2.
#include <QTest>
#include <unordered_map>

#include "core/games/taking/take_and_break.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;

namespace {

/// Crosses as bits; the lowest bit is the leftmost square.
using Crosses = std::uint32_t;

bool hasThree(Crosses crosses) { return (crosses & (crosses >> 1) & (crosses >> 2)) != 0; }

/// Plays by the rules alone: the player who makes three in a row wins, and nobody wins if the row fills up first.
class LiteralRow {
public:
    explicit LiteralRow(int squares) : m_squares(squares) {}

    enum class Result { MoverWins, MoverLoses, Nobody };

    Result result(Crosses crosses)
    {
        if (const auto known = m_results.find(crosses); known != m_results.end())
            return known->second;
        Result best = crosses + 1 == Crosses{1} << m_squares ? Result::Nobody : Result::MoverLoses;
        for (int square = 0; square < m_squares && best != Result::MoverWins; ++square) {
            const Crosses after = crosses | Crosses{1} << square;
            if (after == crosses)
                continue;
            const Result left = hasThree(after) ? Result::MoverLoses : result(after);
            if (left == Result::MoverLoses)
                best = Result::MoverWins;
            else if (left == Result::Nobody)
                best = Result::Nobody;
        }
        return m_results[crosses] = best;
    }

    /// Returns the squares where a cross wins, counted from 0.
    std::vector<int> winningSquares(Crosses crosses)
    {
        std::vector<int> winning;
        for (int square = 0; square < m_squares; ++square) {
            const Crosses after = crosses | Crosses{1} << square;
            if (after != crosses && (hasThree(after) || result(after) == Result::MoverLoses))
                winning.push_back(square);
        }
        return winning;
    }

private:
    int m_squares;
    std::unordered_map<Crosses, Result> m_results;
};

/// Returns the squares, counted from 0, where the game 0.007 has a winning move. A cross on the i-th square leaves heaps of
/// i − 1 and n − i, which include the two squares that a heap has more than its row.
std::vector<int> winningSquaresOfHeap(int squares)
{
    std::vector<int> winning;
    const Rules rules = *parseGame("treblecross");
    for (int square = 0; square < squares; ++square) {
        const Count left = static_cast<Count>(square);
        const Count right = static_cast<Count>(squares - 1 - square);
        const Position after{{left, right}};
        if (rules->outcomeClass(after) == Known<OutcomeClass>(OutcomeClass::P))
            winning.push_back(square);
    }
    return winning;
}

}  // namespace

class TestTreblecross : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Compares who wins every row of 3 or more squares, and on which squares the first cross wins.
    void rowsAgreeWithHeaps()
    {
        const int most = tests::count(15, 20);
        for (int squares = 3; squares <= most; ++squares) {
            LiteralRow row(squares);
            const bool isWon = row.result(0) == LiteralRow::Result::MoverWins;
            const Position heap{{static_cast<Count>(squares) + 2}};
            QCOMPARE((*parseGame("treblecross"))->outcomeClass(heap) == Known<OutcomeClass>(OutcomeClass::N), isWon);
            QCOMPARE(winningSquaresOfHeap(squares), row.winningSquares(0));
        }
        qInfo("compared %d rows with play by the rules, from 3 to %d squares", most - 2, most);
    }

    /// Crosses divide a row into parts, which may have only 1 or 2 squares. The parts play like a sum of heaps: a part
    /// of n squares is a heap of n + 2.
    void partsOfRowsAgreeWithSumsOfHeaps()
    {
        const int squares = tests::count(11, 14);
        LiteralRow row(squares);
        std::size_t compared = 0;
        std::size_t shortRows = 0;
        for (Crosses crosses = 1; crosses < Crosses{1} << squares; ++crosses) {
            // Two crosses within two squares of each other let the next player make three.
            if ((crosses & (crosses >> 1 | crosses >> 2)) != 0)
                continue;
            Position heaps;
            int from = -1;
            for (int square = 0; square <= squares; ++square) {
                if (square < squares && (crosses >> square) % 2 == 0)
                    continue;
                // Each cross makes two squares next to it unusable; an end of the row does not. A heap has two squares more
                // than its part.
                const int between = square - from - 1;
                const int outer = (from == -1 ? 2 : 0) + (square == squares ? 2 : 0);
                heaps.heaps.push_back(static_cast<Count>(std::max(between - 2 + outer, 0)));
                shortRows += heaps.heaps.back() == 3 || heaps.heaps.back() == 4;
                from = square;
            }
            const bool isWon = row.result(crosses) == LiteralRow::Result::MoverWins;
            QCOMPARE((*parseGame("treblecross"))->outcomeClass(heaps) == Known<OutcomeClass>(OutcomeClass::N), isWon);
            ++compared;
        }
        qInfo("compared %zu positions of %d squares with play by the rules; they contain %zu rows of 1 or 2 squares",
              compared, squares, shortRows);
        QVERIFY(shortRows > 0);
    }

    /// Nobody wins on rows of 1 or 2 squares, so the game does not offer them.
    void nobodyWinsOnOneOrTwoSquares()
    {
        QVERIFY(LiteralRow(1).result(0) == LiteralRow::Result::Nobody);
        QVERIFY(LiteralRow(2).result(0) == LiteralRow::Result::Nobody);
        QVERIFY(LiteralRow(3).result(0) == LiteralRow::Result::MoverWins);
    }
};

NIMSTONE_TEST(TestTreblecross)
#include "tst_treblecross.moc"
