// Tests moves in the words of each game, in both languages: pins fall, the queen moves, a cross is placed, a number is said, and
// a single heap has no number.
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "app/wording/play/ends.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/play.h"
#include "app/wording/games.h"
#include "app/wording/play/verdicts.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/sum/tables.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using wording::Mover;

class TestOwnWords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesUseTheWordsOfTheirGame_data();
    void movesUseTheWordsOfTheirGame();
    void countingUpHasItsOwnWords_data();
    void countingUpHasItsOwnWords();
    void hintsAndVerdictsOfCountingUpMentionNoStones_data();
    void hintsAndVerdictsOfCountingUpMentionNoStones();
    void onlyBashsGameOnOneHeapCountsUp_data();
    void onlyBashsGameOnOneHeapCountsUp();
    void theButtonHasATextWithoutAMove_data();
    void theButtonHasATextWithoutAMove();
};

/// Returns the move, the move in the past tense, the text of the button, and the text of the picked move.
static QStringList saidOf(const QString& position, const QString& move, std::optional<Count> countedTo = {})
{
    const GameSum before = gameSumOf(position);
    const MoveInSum made = parseMove(move.toStdString(), before).value();
    return {wording::moveText(before, made, countedTo), wording::moveDoneText(Mover::You, before, made, countedTo),
            wording::moveButtonText(before, made, countedTo), wording::pickedText(before, made, countedTo)};
}

void TestOwnWords::movesUseTheWordsOfTheirGame_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("chinese");
    const auto row = [](const char* what, QString position, QString move, QStringList english, QStringList chinese) {
        QTest::newRow(what) << position << move << english << chinese;
    };
    row("Bash's game of one heap", u"bash(4):30"_qs, u"1-3"_qs,
        {u"Take 3"_qs, u"You took 3"_qs, u"Take 3"_qs, u"Take <b>3</b>, leaving <b>27</b>."_qs},
        {u"取 3 颗"_qs, u"你取走 3 颗"_qs, u"取 3 颗"_qs, u"取 <b>3</b> 颗，剩 <b>27</b> 颗。"_qs});
    row("a subtraction game of one heap", u"subtraction(2,5):17"_qs, u"1-5"_qs,
        {u"Take 5"_qs, u"You took 5"_qs, u"Take 5"_qs, u"Take <b>5</b>, leaving <b>12</b>."_qs},
        {u"取 5 颗"_qs, u"你取走 5 颗"_qs, u"取 5 颗"_qs, u"取 <b>5</b> 颗，剩 <b>12</b> 颗。"_qs});
    row("Moore's Nim of one heap", u"moore-nim(2):5"_qs, u"1-1"_qs,
        {u"Take 1"_qs, u"You took 1"_qs, u"Take 1"_qs, u"Take <b>1</b>, leaving <b>4</b>."_qs},
        {u"取 1 颗"_qs, u"你取走 1 颗"_qs, u"取 1 颗"_qs, u"取 <b>1</b> 颗，剩 <b>4</b> 颗。"_qs});
    row("Fibonacci Nim", u"fibonacci-nim:20"_qs, u"1-2"_qs,
        {u"Take 2"_qs, u"You took 2"_qs, u"Take 2"_qs,
         u"Take <b>2</b>, leaving <b>18</b>. The other player may then take up to <b>4</b>."_qs},
        {u"取 2 颗"_qs, u"你取走 2 颗"_qs, u"取 2 颗"_qs, u"取 <b>2</b> 颗，剩 <b>18</b> 颗。对方接着最多可取 <b>4</b> 颗。"_qs});
    row("Fibonacci Nim, all", u"fibonacci-nim:5~5"_qs, u"1-5"_qs,
        {u"Take 5"_qs, u"You took 5"_qs, u"Take 5"_qs, u"Take <b>5</b>, the whole heap."_qs},
        {u"取 5 颗"_qs, u"你取走 5 颗"_qs, u"取 5 颗"_qs, u"取 <b>5</b> 颗，整堆取完。"_qs});
    row("Wythoff's game, across", u"wythoff:6,3"_qs, u"1-1"_qs,
        {u"Move the queen from (6, 3) to (5, 3)"_qs, u"You moved the queen from (6, 3) to (5, 3)"_qs, u"Move the queen"_qs,
         u"Move the queen from (6, 3) to <b>(5, 3)</b>."_qs},
        {u"把皇后从 (6, 3) 移到 (5, 3)"_qs, u"你把皇后从 (6, 3) 移到 (5, 3)"_qs, u"移动皇后"_qs,
         u"把皇后从 (6, 3) 移到 <b>(5, 3)</b>。"_qs});
    row("Wythoff's game, diagonally", u"wythoff:4,6"_qs, u"1-2,2-2"_qs,
        {u"Move the queen from (4, 6) to (2, 4)"_qs, u"You moved the queen from (4, 6) to (2, 4)"_qs, u"Move the queen"_qs,
         u"Move the queen from (4, 6) to <b>(2, 4)</b>."_qs},
        {u"把皇后从 (4, 6) 移到 (2, 4)"_qs, u"你把皇后从 (4, 6) 移到 (2, 4)"_qs, u"移动皇后"_qs,
         u"把皇后从 (4, 6) 移到 <b>(2, 4)</b>。"_qs});
    row("Kayles, inside", u"kayles:12,7"_qs, u"1-2/4"_qs,
        {u"Knock down 2 pins in row 1, leaving 4 and 6"_qs, u"You knocked down 2 pins in row 1, leaving 4 and 6"_qs,
         u"Knock down 2, leave 4 | 6"_qs, u"Knock down 2 pins in row 1, leaving 4 and 6."_qs},
        {u"击倒第 1 排中的 2 个球瓶，两边分别剩 4、6 个"_qs, u"你击倒了第 1 排中的 2 个球瓶，两边分别剩 4、6 个"_qs, u"击倒 2 个，剩 4 | 6"_qs,
         u"击倒第 1 排中的 2 个球瓶，两边分别剩 4、6 个。"_qs});
    row("Kayles, from an end", u"kayles:12,7"_qs, u"2-1"_qs,
        {u"Knock down 1 pin at an end of row 2"_qs, u"You knocked down 1 pin at an end of row 2"_qs, u"Knock down 1"_qs,
         u"Knock down <b>1</b> at an end of row 2, leaving <b>6</b> there."_qs},
        {u"击倒第 2 排一端的 1 个球瓶"_qs, u"你击倒了第 2 排一端的 1 个球瓶"_qs, u"击倒 1 个"_qs,
         u"击倒第 2 排一端的 <b>1</b> 个，还剩 <b>6</b> 个。"_qs});
    row("Kayles, the only row", u"kayles:5"_qs, u"1-2"_qs,
        {u"Knock down 2 pins at an end of the row"_qs, u"You knocked down 2 pins at an end of the row"_qs, u"Knock down 2"_qs,
         u"Knock down <b>2</b> at an end of the row, leaving <b>3</b> there."_qs},
        {u"击倒这一排一端的 2 个球瓶"_qs, u"你击倒了这一排一端的 2 个球瓶"_qs, u"击倒 2 个"_qs,
         u"击倒这一排一端的 <b>2</b> 个，还剩 <b>3</b> 个。"_qs});
    row("Kayles, a whole row", u"kayles:2,7"_qs, u"1-2"_qs,
        {u"Knock down all of row 1"_qs, u"You knocked down all of row 1"_qs, u"Knock down 2"_qs, u"Knock down all of row 1."_qs},
        {u"击倒第 1 排的全部球瓶"_qs, u"你击倒了第 1 排的全部球瓶"_qs, u"击倒 2 个"_qs, u"击倒第 1 排的全部球瓶。"_qs});
    row("Dawson's Kayles", u"dawson-kayles:10"_qs, u"1-2/3"_qs,
        {u"Knock down 2 pins in the row, leaving 3 and 5"_qs, u"You knocked down 2 pins in the row, leaving 3 and 5"_qs,
         u"Knock down 2, leave 3 | 5"_qs, u"Knock down 2 pins in the row, leaving 3 and 5."_qs},
        {u"击倒这一排中的 2 个球瓶，两边分别剩 3、5 个"_qs, u"你击倒了这一排中的 2 个球瓶，两边分别剩 3、5 个"_qs, u"击倒 2 个，剩 3 | 5"_qs,
         u"击倒这一排中的 2 个球瓶，两边分别剩 3、5 个。"_qs});
    const auto same = [&row](const char* what, QString position, QString move, QString english, QString englishDone, QString englishButton,
                             QString chinese, QString chineseDone, QString chineseButton) {
        row(what, position, move, {english, englishDone, englishButton, english + u'.'},
            {chinese, chineseDone, chineseButton, chinese + u'。'});
    };
    same("Dawson's Chess, inside", u"dawsons-chess:9,4"_qs, u"1-3/3"_qs, u"Advance the pawn on file 5 of row 1"_qs,
         u"You advanced the pawn on file 5 of row 1"_qs, u"Advance the pawn"_qs, u"推进第 1 排第 5 个兵"_qs,
         u"你推进了第 1 排第 5 个兵"_qs, u"推进这个兵"_qs);
    same("Dawson's Chess, at an end", u"dawsons-chess:9"_qs, u"1-2"_qs, u"Advance the pawn at an end of the row"_qs,
         u"You advanced the pawn at an end of the row"_qs, u"Advance the pawn"_qs, u"推进这一排一端的兵"_qs,
         u"你推进了这一排一端的兵"_qs, u"推进这个兵"_qs);
    same("Dawson's Chess, beside an end", u"dawsons-chess:9"_qs, u"1-3"_qs, u"Advance the second pawn from an end of the row"_qs,
         u"You advanced the second pawn from an end of the row"_qs, u"Advance the pawn"_qs, u"推进这一排从一端数起的第二个兵"_qs,
         u"你推进了这一排从一端数起的第二个兵"_qs, u"推进这个兵"_qs);
    same("Dawson's Chess, the only one", u"dawsons-chess:1,4"_qs, u"1-1"_qs, u"Advance the only pawn of row 1"_qs,
         u"You advanced the only pawn of row 1"_qs, u"Advance the pawn"_qs, u"推进第 1 排唯一的兵"_qs, u"你推进了第 1 排唯一的兵"_qs,
         u"推进这个兵"_qs);
    same("Dawson's Chess, two", u"dawsons-chess:2,4"_qs, u"1-2"_qs, u"Advance the pawn at an end of row 1"_qs,
         u"You advanced the pawn at an end of row 1"_qs, u"Advance the pawn"_qs, u"推进第 1 排一端的兵"_qs,
         u"你推进了第 1 排一端的兵"_qs, u"推进这个兵"_qs);
    same("Treblecross, inside", u"treblecross:8,5"_qs, u"1-3/2"_qs, u"Place a cross on square 3 of row 1"_qs,
         u"You placed a cross on square 3 of row 1"_qs, u"Place a cross"_qs, u"在第 1 排的第 3 格画一个叉"_qs,
         u"你在第 1 排的第 3 格画了一个叉"_qs, u"画一个叉"_qs);
    same("Treblecross, at an end", u"treblecross:8"_qs, u"1-3"_qs, u"Place a cross on an end square of the row"_qs,
         u"You placed a cross on an end square of the row"_qs, u"Place a cross"_qs, u"在这一排一端的一格画一个叉"_qs,
         u"你在这一排一端的一格画了一个叉"_qs, u"画一个叉"_qs);
    same("Treblecross, the only square", u"treblecross:3,8"_qs, u"1-3"_qs, u"Place a cross on the only square of row 1"_qs,
         u"You placed a cross on the only square of row 1"_qs, u"Place a cross"_qs, u"在第 1 排唯一的一格画一个叉"_qs,
         u"你在第 1 排唯一的一格画了一个叉"_qs, u"画一个叉"_qs);
    same("Grundy's game, the only heap", u"grundy-game:20"_qs, u"1-0/7"_qs, u"Split the heap into 7 and 13"_qs,
         u"You split the heap into 7 and 13"_qs, u"Split 7 | 13"_qs, u"把这一堆分成大小为 7、13 的堆"_qs, u"你把这一堆分成大小为 7、13 的堆"_qs, u"分成 7 | 13"_qs);
    same("a code, the only heap", u"octal(0.77):12"_qs, u"1-2/5"_qs, u"Take 2 from the heap and split what is left into 5 and 5"_qs,
         u"You took 2 from the heap and split what was left into 5 and 5"_qs, u"Take 2, split 5 | 5"_qs,
         u"从这一堆取 2 颗，把其余的分成大小为 5、5 的堆"_qs, u"你从这一堆取走 2 颗，把其余的分成大小为 5、5 的堆"_qs, u"取 2 颗，分成 5 | 5"_qs);
    same("Cutcake, the only block", u"cutcake:4x7"_qs, u"1-L2"_qs, u"Cut the block into 2 × 7 and 2 × 7"_qs,
         u"You cut the block into 2 × 7 and 2 × 7"_qs, u"Cut after 2"_qs, u"把这一块切成 2 × 7 和 2 × 7"_qs,
         u"你把这一块切成 2 × 7 和 2 × 7"_qs, u"在 2 之后切开"_qs);
}

void TestOwnWords::movesUseTheWordsOfTheirGame()
{
    QFETCH(const QString, position);
    QFETCH(const QString, move);
    QFETCH(const QStringList, english);
    QFETCH(const QStringList, chinese);
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(saidOf(position, move), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(saidOf(position, move), chinese);
}

void TestOwnWords::countingUpHasItsOwnWords_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("said");
    // The list has the rule, the four texts of a move, the end of a won game, and the end of a lost game.
    QTest::newRow("English") << u"en"_qs
        << QStringList{u"Count up from 0, by 1 to 4 at a time. Whoever says 30 wins."_qs, u"Count on by 3 and say 7"_qs,
                       u"You counted on by 3 and said 7"_qs, u"Say 7"_qs, u"Count on by <b>3</b> and say <b>7</b>."_qs,
                       u"You said 30: you win."_qs, u"The computer said 30 and wins."_qs};
    QTest::newRow("Chinese") << u"zh_CN"_qs
        << QStringList{u"从 0 起轮流报数，每次加 1 至 4。报出 30 者获胜。"_qs, u"加 3，报 7"_qs, u"你加 3，报了 7"_qs, u"报 7"_qs,
                       u"加 <b>3</b>，报 <b>7</b>。"_qs, u"你报出 30，你赢了。"_qs, u"电脑报出 30，因而获胜。"_qs};
}

void TestOwnWords::countingUpHasItsOwnWords()
{
    QFETCH(const QString, language);
    QFETCH(const QStringList, said);
    const InLanguage spoken(language);
    // The previous player said 4, because 26 of 30 are left.
    const QStringList move = saidOf(u"bash(4):26"_qs, u"1-3"_qs, 30);
    const GameSum end = gameSumOf(u"bash(4):0"_qs);
    QStringList all(wording::rulesText(gameSumOf(u"bash(4):30"_qs), Cutter::None, 30));
    all << move << wording::endText(end, Mover::You, Mover::Computer, 30) << wording::endText(end, Mover::Computer, Mover::You, 30);
    QCOMPARE(all, said);
    // With a limit of 1 the rule says "by 1 at a time".
    QCOMPARE(wording::rulesText(gameSumOf(u"bash(1):3"_qs), Cutter::None, 3),
             language == u"en"_qs ? u"Count up from 0, by 1 at a time. Whoever says 3 wins."_qs : u"从 0 起轮流报数，每次加 1。报出 3 者获胜。"_qs);
}

void TestOwnWords::hintsAndVerdictsOfCountingUpMentionNoStones_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QRegularExpression>("ofStones");
    QTest::newRow("English") << u"en"_qs << QRegularExpression(u"\\b(tak\\w*|stones?|heaps?)\\b"_qs);
    QTest::newRow("Chinese") << u"zh_CN"_qs << QRegularExpression(u"[取颗堆]"_qs);
}

/// In a game that counts up to 30, no hint and no verdict mentions stones, in any position.
void TestOwnWords::hintsAndVerdictsOfCountingUpMentionNoStones()
{
    QFETCH(const QString, language);
    QFETCH(const QRegularExpression, ofStones);
    const InLanguage spoken(language);
    int texts = 0;
    const auto check = [&](const QString& text) {
        ++texts;
        QVERIFY2(!text.contains(ofStones), qPrintable(text));
    };
    for (int left = 1; left <= 30; ++left) {
        const GameSum before = gameSumOf(u"bash(4):%1"_qs.arg(left));
        const auto ladder = play::ladderFor(before);
        QVERIFY(ladder);
        for (const play::HintRung& rung : *ladder)
            check(wording::hintText(before, rung, 30));
        for (int by = 1; by <= std::min(4, left); ++by) {
            const auto verdict = play::judge(before, parseMove(u"1-%1"_qs.arg(by).toStdString(), before).value()).value();
            check(wording::verdictReason(verdict, 30));
            if (verdict.kind != play::SumVerdict::Kind::KeptTheWin)
                check(wording::whatItLeft(verdict, 30));
        }
    }
    QVERIFY(texts > 300);
}

void TestOwnWords::onlyBashsGameOnOneHeapCountsUp_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("counted");
    QTest::newRow("Bash's game") << u"bash(4):30"_qs << true;
    QTest::newRow("Bash's game on two heaps") << u"bash(4):30,7"_qs << false;
    QTest::newRow("Bash's game in a sum") << u"bash(4):30 + nim:3"_qs << false;
    QTest::newRow("another game") << u"nim:30"_qs << false;
}

void TestOwnWords::onlyBashsGameOnOneHeapCountsUp()
{
    QFETCH(const QString, position);
    QFETCH(const bool, counted);
    QCOMPARE(wording::countedTo(gameSumOf(position)), counted ? std::optional<Count>(30) : std::nullopt);
}

void TestOwnWords::theButtonHasATextWithoutAMove_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* position, const QString& english, const QString& chinese) {
        QTest::newRow(position) << QString::fromUtf8(position) << english << chinese;
    };
    row("nim:3,4,5", u"Take"_qs, u"取走"_qs);
    row("moore-nim(2):3,4,5", u"Take"_qs, u"取走"_qs);
    row("wythoff:3,5", u"Move"_qs, u"走一步"_qs);
    row("kayles:7", u"Move"_qs, u"走一步"_qs);
    row("grundy-game:8", u"Move"_qs, u"走一步"_qs);
    row("euclid:55,21", u"Move"_qs, u"走一步"_qs);
    row("cutcake:4x7", u"Move"_qs, u"走一步"_qs);
    row("nim:3 + bash(4):30", u"Move"_qs, u"走一步"_qs);
}

/// The text of the button while no move is picked.
void TestOwnWords::theButtonHasATextWithoutAMove()
{
    QFETCH(const QString, position);
    QFETCH(const QString, english);
    QFETCH(const QString, chinese);
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(wording::idleButtonText(gameSumOf(position)), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(wording::idleButtonText(gameSumOf(position)), chinese);
}

NIMSTONE_TEST(TestOwnWords)
#include "tst_own_words.moc"
