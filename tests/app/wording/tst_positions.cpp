// Tests positions and choices of moves in words. Sentences use them where notation would be hard to read.
#include <QTest>

#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;

class TestPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsAreNamedInWords_data()
    {
        QTest::addColumn<QString>("phrase");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* position, const char* phrase, const char* name) {
            QTest::newRow(position) << QString::fromUtf8(phrase) << QString::fromUtf8(name);
        };
        row("nim:8", "a heap of 8", "Nim (8)");
        row("nim:8,8", "two heaps of 8", "Nim (8, 8)");
        row("nim:8,9", "heaps of 8 and 9", "Nim (8, 9)");
        row("nim:3,4,5", "heaps of 3, 4, and 5", "Nim (3, 4, 5)");
        row("bash(4):30", "a heap of 30", "Bash game with m = 4 (30)");
        row("moore-nim(2):3,4,5", "heaps of 3, 4, and 5", "Moore's Nim with k = 2 (3, 4, 5)");
        row("subtraction(1,3,4):9", "a heap of 9", "Subtraction game with {1, 3, 4} (9)");
        row("octal(0.16):12", "a heap of 12", "Take-and-break game with code 0.16 (12)");
        row("nim:3 + bash(4):18", "Nim (3) + Bash game with m = 4 (18)", "Nim (3) + Bash game with m = 4 (18)");
        row("kayles:7", "a row of 7", "Kayles (7)");
        row("kayles:5,5", "two rows of 5", "Kayles (5, 5)");
        row("kayles:12,7", "rows of 12 and 7", "Kayles (12, 7)");
        row("wythoff:10,15", "(10, 15)", "Wythoff's game (10, 15)");
        row("staircase-nim:1,0,3", "(1, 0, 3)", "Staircase Nim (1, 0, 3)");
        row("cutcake:4x7,2x3", "(4 × 7, 2 × 3)", "Cutcake (4 × 7, 2 × 3)");
        row("fibonacci-nim:13~6", "(13, at most 6 now)", "Fibonacci Nim (13, at most 6 now)");
        row("nim:1,2,3,4,5,6,7,8,9", "(1, 2, 3, 4, 5, 6, 7, 8, 9)", "Nim (1, 2, 3, 4, 5, 6, 7, 8, 9)");
        row("nim:3,4 + kayles:7", "Nim (3, 4) + Kayles (7)", "Nim (3, 4) + Kayles (7)");
    }
    void positionsAreNamedInWords()
    {
        QFETCH(QString, phrase);
        QFETCH(QString, name);
        const GameSum sum = parseSum(QTest::currentDataTag()).value();
        QCOMPARE(wording::positionPhrase(sum), phrase);
        QCOMPARE(wording::positionName(sum), name);
    }

    /// Chinese names have full-width brackets, and no blank after them.
    void namesInChineseHaveParameters_data()
    {
        QTest::addColumn<QString>("name");
        const auto row = [](const char* position, const char* name) { QTest::newRow(position) << QString::fromUtf8(name); };
        row("nim:3,4", "Nim (3, 4)");
        row("bash(4):30", "巴什博弈（m = 4）(30)");
        row("moore-nim(2):3,4,5", "Moore Nim（k = 2）(3, 4, 5)");
        row("subtraction(1,3,4):9", "减法游戏 {1, 3, 4} (9)");
        row("octal(0.16):12", "取走-拆分游戏（编码 0.16）(12)");
        row("misere-nim:1,2", "反 Nim（misère）(1, 2)");
    }
    void namesInChineseHaveParameters()
    {
        QFETCH(QString, name);
        const tests::InLanguage spoken(QStringLiteral("zh_CN"));
        QCOMPARE(wording::positionName(parseSum(QTest::currentDataTag()).value()), name);
    }

    void winningMovesAreListedInWords_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* position, const char* text) { QTest::newRow(position) << QString::fromUtf8(text); };
        row("nim:3,4,5", "take 2 from heap 1");
        row("nim:7,11,13", "take 1 from heap 1, 1 from heap 2, or 1 from heap 3");
        row("nim:8,9,2", "take 1 from heap 3");
        row("bash(4):32", "take 2");
        row("wythoff:3,4", "move the queen from (3, 4) to (1, 2)");
        row("kayles:3", "knock down 1 pin(s) in the row, leaving 1 and 1");
        row("nim:3 + kayles:1", "in component 1 (Nim), take 2");
    }
    void winningMovesAreListedInWords()
    {
        QFETCH(QString, text);
        const GameSum sum = parseSum(QTest::currentDataTag()).value();
        QCOMPARE(wording::eitherMovePhrase(sum, sum.winningMoves(8).listed), text);
    }
};

NIMSTONE_TEST(TestPositions)

#include "tst_positions.moc"
