// Tests the rules of a game in the words of that game, in both languages, with the numbers of the position and the winner.
#include <QTest>

#include "app/wording/games.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesHaveTheExpectedTexts_data();
    void rulesHaveTheExpectedTexts();
    void everyGameHasARule();
};

void TestRules::rulesHaveTheExpectedTexts_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<Cutter>("person");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* what, QString position, QString english, QString chinese, Cutter person = Cutter::None) {
        QTest::newRow(what) << position << person << english << chinese;
    };
    row("Nim", u"nim:3,4,5"_qs, u"Take any number of stones from one heap. Whoever takes the last stone wins."_qs,
        u"从一堆中取走任意多颗石子。取走最后一颗者获胜。"_qs);
    row("one heap", u"nim:5"_qs, u"Take any number of stones. Whoever takes the last one wins."_qs,
        u"取走任意多颗石子。取走最后一颗者获胜。"_qs);
    row("misère Nim", u"misere-nim:1,2"_qs, u"Take any number of stones from one heap. Whoever takes the last stone loses."_qs,
        u"从一堆中取走任意多颗石子。取走最后一颗者告负。"_qs);
    row("Moore's Nim", u"moore-nim(2):3,4,5"_qs,
        u"Take stones from up to 2 heaps, as many as you like from each. Whoever takes the last stone wins."_qs,
        u"从至多 2 堆中取石子，每堆取几颗都行。取走最后一颗者获胜。"_qs);
    row("Bash's game", u"bash(4):30"_qs, u"Take 1 to 4 stones. Whoever takes the last one wins."_qs,
        u"取走 1 至 4 颗石子。取走最后一颗者获胜。"_qs);
    row("Bash's game, one at a time", u"bash(1):3"_qs, u"Take 1 stone. Whoever takes the last one wins."_qs,
        u"取走 1 颗石子。取走最后一颗者获胜。"_qs);
    row("Bash's game, heaps", u"bash(4):7,9"_qs, u"Take 1 to 4 stones from one heap. Whoever takes the last stone wins."_qs,
        u"从一堆中取走 1 至 4 颗石子。取走最后一颗者获胜。"_qs);
    row("subtraction game", u"subtraction(1,3,4):20,7"_qs,
        u"Take exactly 1, 3, or 4 stones from one heap. Whoever takes the last stone wins."_qs,
        u"从一堆中恰好取走 1、3 或 4 颗石子。取走最后一颗者获胜。"_qs);
    row("subtraction game, stones stay", u"subtraction(2,5):17"_qs,
        u"Take exactly 2 or 5 stones at a time. Whoever cannot move loses."_qs, u"每次恰好取走 2 或 5 颗石子。无步可走者告负。"_qs);
    row("subtraction game, one amount", u"subtraction(3):9,4"_qs,
        u"Take exactly 3 stones from one heap. Whoever cannot move loses."_qs, u"从一堆中恰好取走 3 颗石子。无步可走者告负。"_qs);
    row("Wythoff's game", u"wythoff:3,5"_qs,
        u"Move the queen left, down, or diagonally down and left, as far as you like. Whoever brings her to the corner (0, 0) wins."_qs,
        u"把皇后向左、向下或沿左下斜线移动任意格。把皇后移到角落 (0, 0) 者获胜。"_qs);
    row("Fibonacci Nim", u"fibonacci-nim:20"_qs,
        u"Take 1 to 19 stones first, and after that at most twice what was just taken. Whoever takes the last stone wins."_qs,
        u"第一步取走 1 至 19 颗石子，此后每步至多取上一步的两倍。取走最后一颗者获胜。"_qs);
    row("Fibonacci Nim, under way", u"fibonacci-nim:13~6"_qs,
        u"Take 1 to 6 stones first, and after that at most twice what was just taken. Whoever takes the last stone wins."_qs,
        u"第一步取走 1 至 6 颗石子，此后每步至多取上一步的两倍。取走最后一颗者获胜。"_qs);
    row("Fibonacci Nim, nothing to take", u"fibonacci-nim:1"_qs,
        u"Take some stones first, but not all, and after that at most twice what was just taken. Whoever takes the last stone wins."_qs,
        u"第一步取走若干颗石子，但不能取完，此后每步至多取上一步的两倍。取走最后一颗者获胜。"_qs);
    row("subtraction game, one at a time", u"subtraction(1):9"_qs, u"Take 1 stone. Whoever takes the last one wins."_qs,
        u"取走 1 颗石子。取走最后一颗者获胜。"_qs);
    row("a code of many digits", u"hexadecimal(0.FFFF):9"_qs,
        u"Digit i of the code says how many heaps may be left after taking i stones: 1 none, 2 one, 4 two, 8 three, and their sums. "
        u"Whoever cannot move loses."_qs,
        u"编码的第 i 位说明取走 i 颗之后可以留下几堆：1 表示不留，2 表示一堆，4 表示两堆，8 表示三堆，可以相加。无步可走者告负。"_qs);
    row("Kayles", u"kayles:7"_qs, u"Knock down one pin, or two that stand side by side. Whoever knocks down the last pin wins."_qs,
        u"击倒一个球瓶，或相邻的两个球瓶。击倒最后一个球瓶者获胜。"_qs);
    row("Treblecross", u"treblecross:8"_qs,
        u"Place a cross on an empty square; whoever makes three in a row wins. Two crosses side by side, or with one square between "
        u"them, let the opponent make three, so whoever places the last safe cross wins."_qs,
        u"在空格里画一个叉，三个叉连成一排者获胜。两个叉相邻或只隔一格，对方就能连成三个，所以画下最后一个安全的叉者获胜。"_qs);
    row("Treblecross, a row that is too short", u"treblecross:4"_qs,
        u"Place a cross on an empty square; whoever makes three in a row wins. Two crosses side by side, or with one square between "
        u"them, let the opponent make three, so whoever places the last safe cross wins. A Treblecross row of fewer than 3 squares is "
        u"what crosses have left of a longer row. As a board of its own it has no winner, because nobody can make three."_qs,
        u"在空格里画一个叉，三个叉连成一排者获胜。两个叉相邻或只隔一格，对方就能连成三个，所以画下最后一个安全的叉者获胜。Treblecross 中不足 3 格的一行，是更长的一行画叉之后剩下的部分。单独成行时谁也连不成三个叉，所以没有胜者。"_qs);
    row("Euclid's game", u"euclid:25,7"_qs,
        u"Subtract the smaller number from the larger: now 7 from 25, 1 to 3 times. Whoever makes a number 0 wins."_qs,
        u"从较大的数中减去较小的数：现在从 25 中减 7，可减 1 至 3 次。使一个数变成 0 者获胜。"_qs);
    row("Euclid's game, once", u"euclid:34,21"_qs,
        u"Subtract the smaller number from the larger: now 21 from 34, once. Whoever makes a number 0 wins."_qs,
        u"从较大的数中减去较小的数：现在从 34 中减 21，只能减 1 次。使一个数变成 0 者获胜。"_qs);
    row("Cutcake, Left", u"cutcake:4x7"_qs,
        u"You are Left and cut a block from top to bottom; Right cuts from left to right. Whoever cannot cut loses."_qs,
        u"你是左方，把一块蛋糕从上到下切开；右方从左到右切。无刀可切者告负。"_qs, Cutter::Left);
    row("Cutcake, Right", u"cutcake:4x7"_qs,
        u"You are Right and cut a block from left to right; Left cuts from top to bottom. Whoever cannot cut loses."_qs,
        u"你是右方，把一块蛋糕从左到右切开；左方从上到下切。无刀可切者告负。"_qs, Cutter::Right);
    row("Cutcake, both", u"cutcake:4x7"_qs,
        u"Left cuts a block from top to bottom, Right from left to right. Whoever cannot cut loses."_qs,
        u"左方把一块蛋糕从上到下切开，右方从左到右切。无刀可切者告负。"_qs);
    row("a code", u"octal(0.137):9"_qs,
        u"Choose a heap: take 1 and leave 0 heaps, or take 2 and leave 0 or 1 heap, or take 3 and leave 0, 1, or 2 heaps. Whoever "
        u"cannot move loses."_qs,
        u"选一堆：取走 1 颗，留下 0 堆，或取走 2 颗，留下 0 或 1 堆，或取走 3 颗，留下 0、1 或 2 堆。无步可走者告负。"_qs);
    row("a sum", u"nim:3 + kayles:4"_qs, u"Move in one of the games, by its rules. Whoever cannot move in any of them loses."_qs,
        u"选一个分量，按它的规则走一步。哪个分量都走不了者告负。"_qs);
    row("a sum with a row that is too short", u"nim:3 + treblecross:8,3"_qs,
        u"Move in one of the games, by its rules. Whoever cannot move in any of them loses. A Treblecross row of fewer than 3 squares "
        u"is what crosses have left of a longer row. As a board of its own it has no winner, because nobody can make three."_qs,
        u"选一个分量，按它的规则走一步。哪个分量都走不了者告负。Treblecross 中不足 3 格的一行，是更长的一行画叉之后剩下的部分。单独成行时谁也连不成三个叉，所以没有胜者。"_qs);
}

void TestRules::rulesHaveTheExpectedTexts()
{
    QFETCH(const QString, position);
    QFETCH(const Cutter, person);
    QFETCH(const QString, english);
    QFETCH(const QString, chinese);
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(wording::rulesText(gameSumOf(position), person), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(wording::rulesText(gameSumOf(position), person), chinese);
}

/// The rule of each game has two sentences, and contains no letter m or k instead of a number.
void TestRules::everyGameHasARule()
{
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const InLanguage spoken(language);
        for (const GameEntry& entry : catalogue()) {
            for (const Cutter person : {Cutter::None, Cutter::Left, Cutter::Right}) {
                const QString text = wording::rulesText(gameSumOf(QString::fromUtf8(entry.example.data())), person);
                VERIFY_SENTENCE(text, language);
                QCOMPARE(text.count(QLatin1Char('.')) - text.count(u"0."_qs) + text.count(QChar(0x3002)), 2);
                static const QRegularExpression letter(u"\\b[mk]\\b"_qs);
                QVERIFY2(!text.contains(letter), qPrintable(text));
            }
        }
    }
}

NIMSTONE_TEST(TestRules)
#include "tst_rules.moc"
