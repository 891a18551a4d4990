// Tests moves entered by keys: each key gives a legal move, and every legal move can be entered.
#include <QTest>
#include <map>
#include <set>
#include <utility>

#include "core/play/moves/move_input.h"
#include "core/sum/sum_notation.h"
#include "tests/core/play/table_search.h"
#include "tests/core/sum/random_sums.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::play;

/// Presses a key: r and l choose the next or previous place, u and d take one more or one fewer, + and - take ten more
/// or fewer, a comma adds a move in one more heap, and a slash switches between a split and the whole heap.
static std::optional<MoveInput> press(const GameSum& sum, Cutter player, const std::optional<MoveInput>& draft, char key)
{
    if (!draft)
        return firstDraft(sum, player, key == 'l' ? -1 : 1);
    switch (key) {
    case 'r': return another(sum, player, *draft, 1);
    case 'l': return another(sum, player, *draft, -1);
    case 'u': return more(sum, *draft, 1);
    case 'd': return more(sum, *draft, -1);
    case '+': return more(sum, *draft, 10);
    case '-': return more(sum, *draft, -10);
    case ',': return oneMoreHeap(sum, *draft);
    default: return splitOrWhole(sum, *draft);
    }
}

static constexpr std::string_view keys = "rlud+-,/";

class TestMoveInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysEnterTheExpectedMove_data();
    void keysEnterTheExpectedMove();
    void numbersChangeTheMoveOrAreRefused_data();
    void numbersChangeTheMoveOrAreRefused();
    void everyLegalMoveCanBeEntered_data();
    void everyLegalMoveCanBeEntered();
    void anyKeysEnterLegalMoves();
};

void TestMoveInput::keysEnterTheExpectedMove_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("pressed");
    QTest::addColumn<QByteArray>("move");
    const auto row = [](const char* name, const char* position, const char* pressed, const char* move) {
        QTest::newRow(name) << QByteArray(position) << QByteArray(pressed) << QByteArray(move);
    };
    row("the first heap", "nim:3,4,5", "r", "1-1");
    row("the last heap", "nim:3,4,5", "l", "3-1");
    row("an empty heap is passed over", "nim:0,3,0,5", "rr", "4-1");
    row("from the last heap to the first", "nim:3,4", "rrr", "1-1");
    row("three stones", "nim:3,4,5", "ruu", "1-3");
    row("no more than the heap has", "nim:3,4,5", "ruuuuu", "1-3");
    row("one stone fewer again", "nim:3,4,5", "ruud", "1-2");
    row("no fewer than one", "nim:3,4,5", "rd", "1-1");
    row("ten more", "nim:30", "r+u", "1-12");
    row("the most in Bash's game", "bash(4):30", "r+", "1-4");
    row("an amount of the set", "subtraction(1,3,4):20,7", "rru", "2-3");
    row("the last amount of the set", "subtraction(1,3,4):20,7", "ruuuu", "1-4");
    row("as many as the quota", "fibonacci-nim:13~6", "r+", "1-6");
    row("twice the smaller", "euclid:34,10", "ru", "1-20");
    row("only the larger heap", "euclid:10,34", "r", "2-10");
    row("two heaps of Moore's Nim", "moore-nim(2):3,4,5", "ruu,u", "1-3,2-2");
    row("no third heap", "moore-nim(2):3,4,5", "r,,", "1-1,2-1");
    row("another second heap", "moore-nim(2):3,4,5", "r,r", "1-1,3-1");
    row("both heaps of Wythoff's game", "wythoff:3,5", "ru,", "1-2,2-2");
    row("both heaps and one more stone", "wythoff:3,5", "ru,u", "1-3,2-3");
    row("only as many as both have", "wythoff:1,5", "lu,", "1-1,2-1");
    row("a row from its end", "kayles:7", "r", "1-1");
    row("further on in the row", "kayles:7", "rrr", "1-1/2");
    row("two stones further", "kayles:7", "rrru", "1-2/2");
    row("over the end of the row", "kayles:3,2", "rrr", "2-1");
    row("the middle of the row", "kayles:7", "r/", "1-1/3");
    row("Dawson's pairs", "dawson-kayles:7", "rr", "1-2/1");
    row("a split in Grundy's game", "grundy-game:9", "ruu", "1-0/3");
    row("never into halves", "grundy-game:6", "ruu", "1-0/4");
    row("Lasker's split", "lasker-nim:5,7", "r/", "1-0/2");
    row("Lasker's take", "lasker-nim:5,7", "r/u/", "1-1");
    row("into three pieces only", "hexadecimal(0.8):9", "r", "1-1/1/1");
    row("from two pieces to three", "hexadecimal(0.C):9", "r/", "1-1/2/2");
    row("a cake", "cutcake:4x7,2x3", "ruu", "1-L3");
    row("the other cake", "cutcake:4x7,2x3", "rr", "2-L1");
    row("a part of a sum", "nim:3,4 + kayles:7", "lu", "2.1-2");
    row("from part to part", "nim:3,4 + wythoff:3,5", "rrru,", "2.1-2,2.2-2");
}

void TestMoveInput::keysEnterTheExpectedMove()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, pressed);
    QFETCH(QByteArray, move);
    const GameSum sum = parseSum(position.toStdString()).value();
    std::optional<MoveInput> draft;
    for (const char key : pressed)
        draft = press(sum, sum.isPartisan() ? Cutter::Left : Cutter::None, draft, key);
    QVERIFY(draft);
    QCOMPARE(QByteArray::fromStdString(print(draft->move, sum)), move);
}

void TestMoveInput::numbersChangeTheMoveOrAreRefused_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<Count>("number");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const char* position, const char* before, Count number, const char* after) {
        QTest::newRow(name) << QByteArray(position) << QByteArray(before) << number << QByteArray(after);
    };
    row("stones", "nim:3,4,5", "3-1", 5, "3-5");
    row("more than the heap has", "nim:3,4,5", "1-1", 4, "");
    row("not in the set", "subtraction(1,3,4):20", "1-1", 2, "");
    row("the selected one of two heaps", "moore-nim(2):3,4,5", "1-1,2-1", 3, "1-3,2-1");
    row("both heaps of Wythoff's game together", "wythoff:3,5", "1-1,2-1", 3, "1-3,2-3");
    row("the place in the row stays", "kayles:7", "1-1/5", 2, "1-2/4");
    row("a piece in Grundy's game", "grundy-game:9", "1-0/1", 4, "1-0/4");
    row("a half is refused", "grundy-game:8", "1-0/1", 4, "");
    row("a cut", "cutcake:4x7", "1-R1", 6, "1-R6");
    row("a cut outside", "cutcake:4x7", "1-R1", 7, "");
    row("not a multiple", "euclid:34,10", "1-10", 25, "");
}

void TestMoveInput::numbersChangeTheMoveOrAreRefused()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, before);
    QFETCH(Count, number);
    QFETCH(QByteArray, after);
    const GameSum sum = parseSum(position.toStdString()).value();
    const MoveInput draft = draftOf(parseMove(before.toStdString(), sum).value());
    const auto made = numberIsPiece(sum, draft) ? withPiece(sum, draft, number) : withAmount(sum, draft, number);
    QCOMPARE(made ? QByteArray::fromStdString(print(made->move, sum)) : QByteArray(), after);
}

void TestMoveInput::everyLegalMoveCanBeEntered_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"nim:3,0,5", "misere-nim:2,2", "moore-nim(2):2,3,2", "moore-nim(3):2,1,2,2", "bash(4):9",
                                 "subtraction(1,3,4):7,4", "wythoff:4,6", "fibonacci-nim:13~6", "staircase-nim:2,0,3",
                                 "octal(0.77):5,4", "kayles:6,1", "dawson-kayles:8", "dawsons-chess:6", "treblecross:7",
                                 "octal(4.07):6", "octal(0.137):7,3", "grundy-game:9,4", "lasker-nim:5,2", "euclid:17,5",
                                 "euclid:5,5", "cutcake:4x3,1x5", "nim:2,2 + wythoff:2,3 + kayles:5"})
        QTest::newRow(position) << QByteArray(position);
}

void TestMoveInput::everyLegalMoveCanBeEntered()
{
    QFETCH(QByteArray, position);
    const GameSum sum = parseSum(position.toStdString()).value();
    std::size_t made = 0;
    for (const Cutter player : sum.isPartisan() ? std::vector{Cutter::Left, Cutter::Right} : std::vector{Cutter::None}) {
        std::vector<MoveInput> open{*firstDraft(sum, player, 1)};
        std::set<std::pair<std::string, std::size_t>> steps;
        std::set<std::string> seen{print(open.front().move, sum)};
        while (!open.empty()) {
            const MoveInput draft = open.back();
            open.pop_back();
            for (const char key : keys) {
                const MoveInput next = *press(sum, player, draft, key);
                seen.insert(print(next.move, sum));
                // Two drafts of the same move can differ in the heap that is selected.
                if (steps.insert({print(next.move, sum), next.heap}).second)
                    open.push_back(next);
            }
        }
        for (const MoveInSum& move : tests::legalMoves(sum, player)) {
            const std::string text = print(move, sum);
            // A split is one move, whichever of its pieces is named first.
            MoveInSum mirrored = move;
            if (move.move.pieces.first > 0 && move.move.cutter == Cutter::None) {
                const Count size = sum.components()[move.component].position.heaps[move.move.heap];
                mirrored.move.pieces.first = size - move.move.taken - move.move.pieces.first;
            }
            QVERIFY2(seen.contains(text) || seen.contains(print(mirrored, sum)), text.c_str());
            ++made;
        }
    }
    qInfo("%s: entered %zu moves by keys", position.constData(), made);
}

void TestMoveInput::anyKeysEnterLegalMoves()
{
    std::map<std::string, std::size_t> steps;
    QVERIFY(tests::holdsFor(tests::count(1000, 20000), "any keys make legal moves", [&steps] {
        const GameSum sum = parseSum(tests::anySum(*rc::gen::element<Count>(12, 1000, maxCount), 3)).value();
        const Cutter player = !sum.isPartisan() ? Cutter::None : *rc::gen::element(Cutter::Left, Cutter::Right);
        std::optional<MoveInput> draft;
        for (int step = 0; step < 20; ++step) {
            draft = press(sum, player, draft, *rc::gen::elementOf(std::string("rlud+-,/")));
            if (!draft) {
                RC_ASSERT(!sum.canMove(player));
                return;
            }
            RC_ASSERT(!sum.check(draft->move));
            ++steps[sum.isSum() ? "sums" : std::string(sum.components().front().rules.entry().name)];
        }
    }));
    for (const auto& [game, count] : steps)
        qInfo("%s: checked %zu steps; all are legal", game.c_str(), count);
}

NIMSTONE_TEST(TestMoveInput)
#include "tst_move_input.moc"
