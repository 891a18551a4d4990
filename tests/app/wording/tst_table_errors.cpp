// Tests the messages about errors in positions, moves and sums of all games, in both languages.
#include <QTest>

#include "app/wording/errors.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using MoveErrorKind = MoveError::Kind;

class TestSumErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsInPositionsHaveTheExpectedTexts_data();
    void errorsInPositionsHaveTheExpectedTexts();
    void errorsInMovesHaveTheExpectedTexts_data();
    void errorsInMovesHaveTheExpectedTexts();
    void illegalMovesAreExplained_data();
    void illegalMovesAreExplained();
    void onlyNimIsAcceptedAsHeaps();
};

template <class Say>
static void compareInBothLanguages(Say say, const QString& english, const QString& chinese)
{
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(wording::plain(say()), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(wording::plain(say()), chinese);
}

static QString amounts(int count)
{
    QStringList all;
    for (int amount = 1; amount <= count; ++amount)
        all << QString::number(amount);
    return u"subtraction(%1):3"_qs.arg(all.join(u','));
}

void TestSumErrors::errorsInPositionsHaveTheExpectedTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* what, QString text, std::size_t column, QString english, QString chinese) {
        QTest::newRow(what) << text << column << english << chinese;
    };
    row("a letter missing", u"wythof:3,5"_qs, 1,
        u"expected a game, found 'wythof'; perhaps you meant wythoff"_qs,
        u"应为游戏名，却是“wythof”；也许是 wythoff"_qs);
    row("no position yet", u"moore-nim"_qs, 10,
        u"expected an opening parenthesis after moore-nim, as in moore-nim(2):3,4,5, but the text ends here"_qs,
        u"moore-nim 之后应为左括号，例如 moore-nim(2):3,4,5，但输入到此为止"_qs);
    row("parameters where there are none", u"wythoff(2):3,5"_qs, 8,
        u"expected a colon after wythoff, which has no parameters, found '(2):3'"_qs,
        u"wythoff 没有参数，之后应为冒号，却是“(2):3”"_qs);
    row("no parameter", u"bash:30"_qs, 5,
        u"expected an opening parenthesis after bash, as in bash(4):30, found ':30'"_qs,
        u"bash 之后应为左括号，例如 bash(4):30，却是“:30”"_qs);
    row("empty parentheses", u"bash():30"_qs, 6,
        u"expected a number of at least 1, found ')'"_qs,
        u"应为不小于 1 的数，却是“)”"_qs);
    row("an open parenthesis", u"bash("_qs, 6,
        u"expected a number of at least 1, but the text ends here"_qs,
        u"应为不小于 1 的数，但输入到此为止"_qs);
    row("a parameter of 0", u"bash(0):30"_qs, 6,
        u"expected a number of at least 1, found '0'"_qs,
        u"应为不小于 1 的数，却是“0”"_qs);
    row("a parameter too large", u"bash(9223372036854775808):3"_qs, 6,
        u"expected a number of at most 9223372036854775807, found '9223372036854775808'"_qs,
        u"应为不超过 9223372036854775807 的数，却是“9223372036854775808”"_qs);
    row("a parameter too many", u"bash(3,4):30"_qs, 7,
        u"expected a closing parenthesis, found ','"_qs,
        u"应为右括号，却是“,”"_qs);
    row("parentheses that do not close", u"bash(3"_qs, 7,
        u"expected a closing parenthesis, but the text ends here"_qs,
        u"应为右括号，但输入到此为止"_qs);
    row("0 in a set", u"subtraction(1,0):3"_qs, 15,
        u"expected a number of at least 1, found '0'"_qs,
        u"应为不小于 1 的数，却是“0”"_qs);
    row("a letter in a set", u"subtraction(1 x):3"_qs, 15,
        u"expected a comma or a closing parenthesis, found 'x):3'"_qs,
        u"应为逗号或右括号，却是“x):3”"_qs);
    row("a set that does not close", u"subtraction(1"_qs, 14,
        u"expected a comma or a closing parenthesis, but the text ends here"_qs,
        u"应为逗号或右括号，但输入到此为止"_qs);
    row("a digit of 8", u"octal(0.8):3"_qs, 9,
        u"expected a digit from 0 to 7, found '8'"_qs,
        u"应为 0 到 7 的数字，却是“8”"_qs);
    row("no digit", u"octal("_qs, 7,
        u"expected a digit from 0 to 7, but the text ends here"_qs,
        u"应为 0 到 7 的数字，但输入到此为止"_qs);
    row("no hexadecimal digit", u"hexadecimal(0.):3"_qs, 15,
        u"expected a digit from 0 to 9 or A to F, found ')'"_qs,
        u"应为数字 0 到 9 或字母 A 到 F，却是“)”"_qs);
    row("no hexadecimal digit at the end", u"hexadecimal(0."_qs, 15,
        u"expected a digit from 0 to 9 or A to F, but the text ends here"_qs,
        u"应为数字 0 到 9 或字母 A 到 F，但输入到此为止"_qs);
    row("no point", u"octal(077):3"_qs, 8,
        u"expected a point after the first digit of the code, found '77'"_qs,
        u"编码的第一位之后应为小数点，却是“77”"_qs);
    row("no point at the end", u"octal(0"_qs, 8,
        u"expected a point after the first digit of the code, but the text ends here"_qs,
        u"编码的第一位之后应为小数点，但输入到此为止"_qs);
    row("an endless game", u"octal(3.1):3"_qs, 7,
        u"expected 0 or 4 as the first digit, so that every game ends, found '3'"_qs,
        u"第一位应为 0 或 4，游戏才必定结束，却是“3”"_qs);
    row("an endless hexadecimal game", u"hexadecimal(3.1):3"_qs, 13,
        u"expected 0, 4, 8, or C as the first digit, so that every game ends, found '3'"_qs,
        u"第一位应为 0、4、8 或 C，游戏才必定结束，却是“3”"_qs);
    row("no move", u"octal(0.0):3"_qs, 7,
        u"expected a code with a digit other than 0, found '0.0'"_qs,
        u"编码中应有不为 0 的数字，却是“0.0”"_qs);
    row("a long code", u"octal(0."_qs + QString(100, u'1') + u"23):3"_qs, 109,
        u"expected at most 100 digits after the point, found '23' after them"_qs,
        u"小数点之后最多 100 位，之后却还有“23”"_qs);
    row("one number of two", u"wythoff:3"_qs, 10,
        u"expected a comma and a second number, because wythoff has two, but the text ends here"_qs,
        u"应为逗号和第二个数（wythoff 有两个数），但输入到此为止"_qs);
    row("one number of two, then a letter", u"euclid:3 x"_qs, 10,
        u"expected a comma and a second number, because euclid has two, found 'x'"_qs,
        u"应为逗号和第二个数（euclid 有两个数），却是“x”"_qs);
    row("three numbers of two", u"euclid:3,4,5"_qs, 11,
        u"expected the end, because euclid has 2 heaps, found ','"_qs,
        u"euclid 只有 2 堆，应到此结束，却还有“,”"_qs);
    row("two heaps of one", u"fibonacci-nim:3,4"_qs, 16,
        u"expected the end, because fibonacci-nim has 1 heap, found ','"_qs,
        u"fibonacci-nim 只有 1 堆，应到此结束，却还有“,”"_qs);
    row("too many stones", u"staircase-nim:9223372036854775807,7"_qs, 35,
        u"expected at most 9223372036854775807 stones in all, as staircase-nim requires; '7' goes beyond that"_qs,
        u"按 staircase-nim 的规则，石子总数最多为 9223372036854775807，到“7”就超过了"_qs);
    row("a quota of 0", u"fibonacci-nim:13~0"_qs, 18,
        u"expected a quota of at least 1, found '0'"_qs,
        u"应为上限（不小于 1），却是“0”"_qs);
    row("no quota", u"fibonacci-nim:13~"_qs, 18,
        u"expected a quota of at least 1, but the text ends here"_qs,
        u"应为上限（不小于 1），但输入到此为止"_qs);
    row("too large a quota", u"fibonacci-nim:13~9223372036854775808"_qs, 18,
        u"expected a quota of at most 9223372036854775807, found '9223372036854775808'"_qs,
        u"应为上限（不超过 9223372036854775807），却是“9223372036854775808”"_qs);
    row("a quota elsewhere", u"nim:13~6"_qs, 7,
        u"expected no quota, found '~6': only fibonacci-nim has one"_qs,
        u"不应有上限，却是“~6”：只有 fibonacci-nim 有上限"_qs);
    row("one side", u"cutcake:4"_qs, 10,
        u"expected an x between the sides of a block, but the text ends here"_qs,
        u"块的两条边长之间应为 x，但输入到此为止"_qs);
    row("sides like heaps", u"cutcake:4,7"_qs, 10,
        u"expected an x between the sides of a block, found ','"_qs,
        u"块的两条边长之间应为 x，却是“,”"_qs);
    row("a side of 0", u"cutcake:4x0"_qs, 11,
        u"expected the side of a block (at least 1), found '0'"_qs,
        u"应为块的边长（不小于 1），却是“0”"_qs);
    row("no second side", u"cutcake:4x"_qs, 11,
        u"expected the side of a block (at least 1), but the text ends here"_qs,
        u"应为块的边长（不小于 1），但输入到此为止"_qs);
    row("a side too large", u"cutcake:9223372036854775808x1"_qs, 9,
        u"expected a side of at most 9223372036854775807, found '9223372036854775808x1'"_qs,
        u"应为边长（不超过 9223372036854775807），却是“9223372036854775808x1”"_qs);
    row("misère play in a sum", u"nim:1 + misere-nim:2"_qs, 9,
        u"expected a game under normal play: in misère play, the Grundy values of the components do not decide the sum, so "
        u"misere-nim cannot be a component"_qs,
        u"应为正常规则下的游戏：在反常（misère）规则下，各分量的 SG 值不能决定和的胜负，所以 misere-nim 不能作为分量"_qs);
    row("different moves in a sum", u"nim:1 + cutcake:2x3"_qs, 9,
        u"expected an impartial game: in cutcake, Left and Right have different moves, so it has no Grundy value and adds only to "
        u"its own kind"_qs,
        u"应为公平组合游戏：cutcake 中左右两方的走法不同，所以没有 SG 值，只能与同一种游戏相加"_qs);
    row("too many parts", QStringList(101, u"nim:1"_qs).join(u" + "_qs), 801,
        u"expected at most 100 components in a sum, found 'nim:1' after them"_qs,
        u"一个和最多有 100 个分量，之后却还有“nim:1”"_qs);
    row("too many amounts", amounts(1001), 3906,
        u"expected at most 1000 numbers in the parentheses, found '1001' after them"_qs,
        u"括号中最多 1000 个数，之后却还有“1001”"_qs);
}

void TestSumErrors::errorsInPositionsHaveTheExpectedTexts()
{
    QFETCH(QString, text);
    QFETCH(std::size_t, column);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto gameSum = parseSum(text.toStdString());
    QVERIFY(!gameSum);
    QCOMPARE(gameSum.error().column, column);
    compareInBothLanguages([&] { return wording::sentence(gameSum.error()); }, english, chinese);
}

void TestSumErrors::errorsInMovesHaveTheExpectedTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* what, QString text, QString english, QString chinese) {
        QTest::newRow(what) << text << english << chinese;
    };
    row("no part", u"x"_qs, u"expected the number of a component (from 1), found 'x'"_qs,
        u"应为分量的编号（从 1 起），却是“x”"_qs);
    row("nothing", u""_qs, u"expected the number of a component (from 1), but the text ends here"_qs,
        u"应为分量的编号（从 1 起），但输入到此为止"_qs);
    row("a move without its part", u"1-2"_qs, u"expected a dot after the number of the component, found '-2'"_qs,
        u"分量的编号之后应为点“.”，却是“-2”"_qs);
    row("the part alone", u"1"_qs, u"expected a dot after the number of the component, but the text ends here"_qs,
        u"分量的编号之后应为点“.”，但输入到此为止"_qs);
    row("two parts", u"1.1-2,2.1-2"_qs, u"expected component 1 again, because a move stays in one component, found '2.1-2'"_qs,
        u"一步只在一个分量中走，仍应为第 1 个分量，却是“2.1-2”"_qs);
    row("a heap of 0 left", u"1.1-2/0"_qs, u"expected the size of a heap that is left (at least 1), found '0'"_qs,
        u"应为留下的一堆的大小（不小于 1），却是“0”"_qs);
    row("no heap left", u"1.1-2/"_qs, u"expected the size of a heap that is left (at least 1), but the text ends here"_qs,
        u"应为留下的一堆的大小（不小于 1），但输入到此为止"_qs);
    row("too large a heap left", u"1.1-2/9223372036854775808"_qs,
        u"expected a heap of at most 9223372036854775807, found '9223372036854775808'"_qs,
        u"应为留下的一堆的大小（不超过 9223372036854775807），却是“9223372036854775808”"_qs);
    row("a cut at 0", u"1.1-L0"_qs, u"expected the place of the cut (at least 1), found '0'"_qs,
        u"应为下刀的位置（不小于 1），却是“0”"_qs);
    row("a cut nowhere", u"1.1-R"_qs, u"expected the place of the cut (at least 1), but the text ends here"_qs,
        u"应为下刀的位置（不小于 1），但输入到此为止"_qs);
    row("a cut too far", u"1.1-R9223372036854775808"_qs,
        u"expected the place of the cut (at most 9223372036854775807), found '9223372036854775808'"_qs,
        u"应为下刀的位置（不超过 9223372036854775807），却是“9223372036854775808”"_qs);
}

void TestSumErrors::errorsInMovesHaveTheExpectedTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto move = parseMove(text.toStdString(), parseSum("nim:3 + nim:4").value());
    QVERIFY(!move);
    compareInBothLanguages([&] { return wording::sentence(move.error()); }, english, chinese);
}

void TestSumErrors::illegalMovesAreExplained_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<MoveErrorKind>("kind");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* what, QString position, QString move, MoveErrorKind kind, QString english, QString chinese) {
        QTest::newRow(what) << position << move << kind << english << chinese;
    };
    row("no such heap", u"kayles:3"_qs, u"2-1"_qs, MoveErrorKind::NoSuchHeap, u"There is no heap 2: the position has 1 heap."_qs,
        u"没有第 2 堆：这个局面只有 1 堆。"_qs);
    row("takes nothing", u"wythoff:3,5"_qs, u"1-0"_qs, MoveErrorKind::TakesNothing, u"A move takes at least one stone."_qs,
        u"每一步至少取走一颗。"_qs);
    row("takes too many", u"staircase-nim:1,0,3"_qs, u"3-4"_qs, MoveErrorKind::TakesTooMany,
        u"Heap 3 has 3 stones: 4 cannot be taken from it."_qs, u"第 3 堆只有 3 颗石子：不能取走 4 颗。"_qs);
    row("over the quota", u"fibonacci-nim:20~6"_qs, u"1-7"_qs, MoveErrorKind::OverMaximum,
        u"At most 6 stones may be taken now; 7 is too many."_qs, u"现在最多可以取 6 颗；7 颗太多了。"_qs);
    row("over a large maximum", u"bash(4000000000):9000000000"_qs, u"1-4000000001"_qs, MoveErrorKind::OverMaximum,
        u"At most 4000000000 stones may be taken now; 4000000001 is too many."_qs,
        u"现在最多可以取 4000000000 颗；4000000001 颗太多了。"_qs);
    row("an amount that is not in the set", u"subtraction(1,3,4):20"_qs, u"1-2"_qs, MoveErrorKind::AmountNotOffered,
        u"The rules of this game do not allow a move that takes 2."_qs, u"按这个游戏的规则，一步不能取 2 颗。"_qs);
    row("too many heaps", u"moore-nim(2):1,1,1"_qs, u"1-1,2-1,3-1"_qs, MoveErrorKind::TooManyHeaps,
        u"A move changes at most 2 heaps."_qs, u"一步最多改动 2 堆。"_qs);
    row("a heap twice", u"moore-nim(2):3,4"_qs, u"1-1,1-1"_qs, MoveErrorKind::HeapTwice, u"The move names heap 1 twice."_qs,
        u"这一步把第 1 堆写了两次。"_qs);
    row("unequal amounts", u"wythoff:3,5"_qs, u"1-1,2-2"_qs, MoveErrorKind::UnequalAmounts,
        u"A move in both heaps must take the same number from each, not 1 and 2."_qs,
        u"同时从两堆取时，必须取得一样多，不能取 1 颗和 2 颗。"_qs);
    row("not a multiple", u"euclid:34,21"_qs, u"1-20"_qs, MoveErrorKind::NotAMultiple,
        u"A move must subtract a positive multiple of the smaller number, 21; 20 is not one."_qs,
        u"一步只能减去较小数 21 的正整数倍；20 不是。"_qs);
    row("not the larger", u"euclid:34,21"_qs, u"2-21"_qs, MoveErrorKind::NotTheLarger,
        u"A move must subtract from the larger number, 34."_qs, u"一步只能从较大的数 34 中减。"_qs);
    row("cannot split", u"nim:5"_qs, u"1-1/2"_qs, MoveErrorKind::CannotSplit, u"The rules do not let this move split heap 1."_qs,
        u"按规则，这一步不能拆分第 1 堆。"_qs);
    row("must split", u"grundy-game:5"_qs, u"1-0"_qs, MoveErrorKind::MustSplit,
        u"This move must split heap 1: write how, for example 1-0/1."_qs,
        u"这一步必须拆分第 1 堆：请写明怎样拆，例如 1-0/1。"_qs);
    row("cannot take all", u"octal(0.2):1"_qs, u"1-1"_qs, MoveErrorKind::CannotEmpty,
        u"The rules do not let this move take all of heap 1."_qs, u"按规则，这一步不能取完第 1 堆。"_qs);
    row("must take all", u"octal(0.1):3"_qs, u"1-1"_qs, MoveErrorKind::MustEmpty,
        u"1 may be taken only if that empties the heap; heap 1 is larger."_qs, u"只有恰好取完一堆时才能取 1 颗；第 1 堆不止这么多。"_qs);
    row("too large a piece", u"kayles:7"_qs, u"1-1/6"_qs, MoveErrorKind::PieceTooLarge,
        u"A piece can be at most 5, so that the other piece is not empty."_qs,
        u"拆出的一份最多为 5，否则另一份就空了。"_qs);
    row("equal pieces", u"grundy-game:6"_qs, u"1-0/3"_qs, MoveErrorKind::EqualPieces,
        u"Heap 1 must be split into two unequal heaps."_qs, u"第 1 堆必须拆成不相等的两堆。"_qs);
    row("not a cut", u"cutcake:4x7"_qs, u"1-1"_qs, MoveErrorKind::NotACut,
        u"A move cuts a block: write 1-L3 or 1-R3 to cut block 1 after 3."_qs,
        u"一步要切开一块：1-L3 或 1-R3 表示在第 1 块的 3 处下刀。"_qs);
    row("a cut elsewhere", u"nim:3"_qs, u"1-L1"_qs, MoveErrorKind::IsACut,
        u"This game has no blocks to cut: write a move like 1-2."_qs, u"这个游戏没有可切的块：走法写作 1-2。"_qs);
    row("a cut outside", u"cutcake:4x7"_qs, u"1-L4"_qs, MoveErrorKind::CutOutside,
        u"Block 1 cannot be cut there: that side is 4 long."_qs, u"不能在那里切第 1 块：那条边长为 4。"_qs);
}

void TestSumErrors::illegalMovesAreExplained()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(MoveErrorKind, kind);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const GameSum gameSum = parseSum(position.toStdString()).value();
    const auto error = gameSum.check(parseMove(move.toStdString(), gameSum).value());
    QVERIFY(error.has_value());
    QCOMPARE(std::get<MoveError>(*error).kind, kind);
    compareInBothLanguages([&] { return wording::sentence(*error); }, english, chinese);

    const GameSum sum = parseSum("nim:1 + nim:2").value();
    compareInBothLanguages([&] { return wording::sentence(sum.check({2, {0, 1}}).value()); },
                           u"There is no component 3: the sum has 2 components."_qs, u"没有第 3 个分量：这个和只有 2 个分量。"_qs);
}

/// Functions that accept only Nim say so if another game is given.
void TestSumErrors::onlyNimIsAcceptedAsHeaps()
{
    const auto error = parseHeaps("wythoff:3,5");
    QVERIFY(!error);
    compareInBothLanguages([&] { return wording::sentence(error.error()); },
                           u"expected a position of Nim, such as nim:3,4,5, found 'wythoff'"_qs,
                           u"应为 Nim 的局面（例如 nim:3,4,5），却是“wythoff”"_qs);
}

NIMSTONE_TEST(TestSumErrors)
#include "tst_table_errors.moc"
