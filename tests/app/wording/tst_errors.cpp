// Tests the messages about errors in a person's input, in both languages.
#include <QTest>

#include "app/wording/errors.h"
#include "app/wording/rich_text.h"
#include "core/games/nim/nim.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsInPositionsHaveTheExpectedTexts_data();
    void errorsInPositionsHaveTheExpectedTexts();
    void errorsInMovesHaveTheExpectedTexts_data();
    void errorsInMovesHaveTheExpectedTexts();
    void illegalMovesAreExplained_data();
    void illegalMovesAreExplained();
    void refusedProofsAreExplained_data();
    void refusedProofsAreExplained();
    void errorsInContestInputHaveTheExpectedTexts_data();
    void errorsInContestInputHaveTheExpectedTexts();
    void everyErrorInContestInputHasADifferentSentence();
    void invisibleCharactersAreQuotedByCode();
};

static void textColumns()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
}

void TestErrors::errorsInPositionsHaveTheExpectedTexts_data()
{
    textColumns();
    QTest::newRow("a letter for a heap")
        << u"nim:3,x,5"_qs << u"column 7: expected a heap size, found 'x'"_qs
        << u"第 7 个字符：应为堆的大小，却是“x”"_qs;
    QTest::newRow("a negative heap") << u"nim:3,-4"_qs << u"column 7: expected a heap size, found '-4'"_qs
                                     << u"第 7 个字符：应为堆的大小，却是“-4”"_qs;
    QTest::newRow("no heap") << u"nim:"_qs << u"column 5: expected a heap size, but the text ends here"_qs
                             << u"第 5 个字符：应为堆的大小，但输入到此为止"_qs;
    QTest::newRow("too large a heap")
        << u"nim:9223372036854775808"_qs
        << u"column 5: expected a heap size of at most 9223372036854775807, found '9223372036854775808'"_qs
        << u"第 5 个字符：应为堆的大小（不超过 9223372036854775807），却是“9223372036854775808”"_qs;
    QTest::newRow("an unknown game") << u"chess 1"_qs
                                     << u"column 1: expected a game such as nim, found 'chess'"_qs
                                     << u"第 1 个字符：应为游戏名（例如 nim），却是“chess”"_qs;
    QTest::newRow("nothing at all") << u""_qs
                                    << u"column 1: expected a game such as nim, but the text ends here"_qs
                                    << u"第 1 个字符：应为游戏名（例如 nim），但输入到此为止"_qs;
    QTest::newRow("no colon") << u"nim 3"_qs << u"column 5: expected a colon after the game, found '3'"_qs
                              << u"第 5 个字符：游戏名之后应为冒号，却是“3”"_qs;
    QTest::newRow("the colon is missing at the end")
        << u"nim"_qs << u"column 4: expected a colon after the game, but the text ends here"_qs
        << u"第 4 个字符：游戏名之后应为冒号，但输入到此为止"_qs;
    QTest::newRow("no comma") << u"nim:3;4"_qs << u"column 6: expected a comma or the end, found ';4'"_qs
                              << u"第 6 个字符：应为逗号，或者到此结束，却是“;4”"_qs;
    QTest::newRow("markup is shown as it is") << u"nim:<b>&amp;"_qs
                                          << u"column 5: expected a heap size, found '<b>&amp;'"_qs
                                          << u"第 5 个字符：应为堆的大小，却是“<b>&amp;”"_qs;
    QTest::newRow("a placeholder is shown as it is") << u"nim:%1%2"_qs
                                                     << u"column 5: expected a heap size, found '%1%2'"_qs
                                                     << u"第 5 个字符：应为堆的大小，却是“%1%2”"_qs;
}

void TestErrors::errorsInPositionsHaveTheExpectedTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto read = parsePosition(text.toStdString());
    QVERIFY(!read);
    const auto say = [&] { return wording::plain(wording::atColumn(read.error())); };
    QCOMPARE(inLanguage("en", say), english);
    QCOMPARE(inLanguage("zh_CN", say), chinese);
}

void TestErrors::errorsInMovesHaveTheExpectedTexts_data()
{
    textColumns();
    QTest::newRow("no heap") << u"x-1"_qs << u"column 1: expected the number of a heap (from 1), found 'x-1'"_qs
                             << u"第 1 个字符：应为堆的编号（从 1 起），却是“x-1”"_qs;
    QTest::newRow("heap 0") << u"0-1"_qs << u"column 1: expected the number of a heap (from 1), found '0-1'"_qs
                            << u"第 1 个字符：应为堆的编号（从 1 起），却是“0-1”"_qs;
    QTest::newRow("nothing") << u""_qs
                             << u"column 1: expected the number of a heap (from 1), but the text ends here"_qs
                             << u"第 1 个字符：应为堆的编号（从 1 起），但输入到此为止"_qs;
    QTest::newRow("no dash") << u"1+2"_qs << u"column 2: expected a dash after the number of the heap, found '+2'"_qs
                             << u"第 2 个字符：堆的编号之后应为短横“-”，却是“+2”"_qs;
    QTest::newRow("the heap alone") << u"1"_qs
                                    << u"column 2: expected a dash after the number of the heap, but the text ends here"_qs
                                    << u"第 2 个字符：堆的编号之后应为短横“-”，但输入到此为止"_qs;
    QTest::newRow("no amount") << u"1-x"_qs << u"column 3: expected the number of stones to take, found 'x'"_qs
                               << u"第 3 个字符：应为要取的石子数，却是“x”"_qs;
    QTest::newRow("the amount is missing")
        << u"1-"_qs << u"column 3: expected the number of stones to take, but the text ends here"_qs
        << u"第 3 个字符：应为要取的石子数，但输入到此为止"_qs;
    QTest::newRow("too large an amount")
        << u"1-9223372036854775808"_qs
        << u"column 3: expected the number of stones to take (at most 9223372036854775807), found '9223372036854775808'"_qs
        << u"第 3 个字符：应为要取的石子数（不超过 9223372036854775807），却是“9223372036854775808”"_qs;
    QTest::newRow("more than a move") << u"1-2 x"_qs << u"column 5: expected nothing more, found 'x'"_qs
                                      << u"第 5 个字符：应到此结束，却还有“x”"_qs;
}

void TestErrors::errorsInMovesHaveTheExpectedTexts()
{
    QFETCH(QString, text);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto read = parseMove(text.toStdString());
    QVERIFY(!read);
    const auto say = [&] { return wording::plain(wording::atColumn(read.error())); };
    QCOMPARE(inLanguage("en", say), english);
    QCOMPARE(inLanguage("zh_CN", say), chinese);
}

void TestErrors::illegalMovesAreExplained_data()
{
    QTest::addColumn<Position>("position");
    QTest::addColumn<Move>("move");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("no such heap") << Position{{3, 4}} << Move{4, 1}
                                  << u"There is no heap 5: the position has 2 heaps."_qs
                                  << u"没有第 5 堆：这个局面只有 2 堆。"_qs;
    QTest::newRow("no second heap") << Position{{3}} << Move{1, 1}
                                    << u"There is no heap 2: the position has 1 heap."_qs
                                    << u"没有第 2 堆：这个局面只有 1 堆。"_qs;
    QTest::newRow("takes nothing") << Position{{3}} << Move{0, 0} << u"A move takes at least one stone."_qs
                                   << u"每一步至少取走一颗。"_qs;
    QTest::newRow("takes too many") << Position{{3}} << Move{0, 4} << u"Heap 1 has 3 stones: 4 cannot be taken from it."_qs
                                    << u"第 1 堆只有 3 颗石子：不能取走 4 颗。"_qs;
    QTest::newRow("takes two of one") << Position{{1}} << Move{0, 2}
                                      << u"Heap 1 has 1 stone: 2 cannot be taken from it."_qs
                                      << u"第 1 堆只有 1 颗石子：不能取走 2 颗。"_qs;
    QTest::newRow("an empty heap") << Position{{1, 0}} << Move{1, 1}
                                   << u"Heap 2 is empty: nothing can be taken from it."_qs
                                   << u"第 2 堆是空的：没有石子可取。"_qs;
    QTest::newRow("the largest heap")
        << Position{{maxCount - 1}} << Move{0, maxCount}
        << u"Heap 1 has 9223372036854775806 stones: 9223372036854775807 cannot be taken from it."_qs
        << u"第 1 堆只有 9223372036854775806 颗石子：不能取走 9223372036854775807 颗。"_qs;
}

void TestErrors::illegalMovesAreExplained()
{
    QFETCH(Position, position);
    QFETCH(Move, move);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto error = Nim().check(position, move);
    QVERIFY(error.has_value());
    const auto say = [&] { return wording::plain(wording::sentence(*error)); };
    QCOMPARE(inLanguage("en", say), english);
    QCOMPARE(inLanguage("zh_CN", say), chinese);
}

void TestErrors::refusedProofsAreExplained_data()
{
    using Reason = proof::Refusal::Reason;
    QTest::addColumn<proof::Refusal>("refusal");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("too many heaps") << proof::Refusal{.reason = Reason::TooManyHeaps, .limit = proof::maxProofHeaps}
                                    << u"A proof can be drawn for up to 12 heaps; this position has more."_qs
                                    << u"最多能画出 12 堆的证明；这个局面的堆更多。"_qs;
    QTest::newRow("the sum is not 0") << proof::Refusal{.reason = Reason::SumIsNotZero, .sum = 7}
                                      << u"Lemma 1 applies to positions whose nim-sum is 0; here it is 7."_qs
                                      << u"引理一适用于异或和为 0 的局面；这里的异或和是 7。"_qs;
    QTest::newRow("the sum is 0") << proof::Refusal{.reason = Reason::SumIsZero}
                                  << u"This theorem applies to positions whose nim-sum is not 0; here it is 0."_qs
                                  << u"这个定理适用于异或和不为 0 的局面；这里的异或和是 0。"_qs;
    QTest::newRow("no move") << proof::Refusal{.reason = Reason::MoveMissing}
                             << u"Lemma 1 is about one move: say which, for example 1-2."_qs
                             << u"引理一讨论的是某一步：请写明是哪一步，例如 1-2。"_qs;
    QTest::newRow("a move too many") << proof::Refusal{.reason = Reason::MoveNotWanted}
                                     << u"This theorem is not about a particular move: leave the move out."_qs
                                     << u"这个定理不针对某一步：请不要写走法。"_qs;
    QTest::newRow("an illegal move")
        << proof::Refusal{.reason = Reason::MoveIllegal, .moveError = MoveError{MoveError::Kind::TakesNothing, {}, 3}}
        << u"A move takes at least one stone."_qs << u"每一步至少取走一颗。"_qs;
    QTest::newRow("nothing to move") << proof::Refusal{.reason = Reason::NoMoves}
                                     << u"All heaps are empty: there is no move for Lemma 1 to describe."_qs
                                     << u"各堆皆空：没有引理一可以讨论的走法。"_qs;
    QTest::newRow("too many shapes")
        << proof::Refusal{.reason = Reason::TooManyShapes, .theorem = proof::Theorem::Cutcake, .limit = 12}
        << u"This proof examines each shape of block separately, so it can be shown for up to 12 of them; here there are more."_qs
        << u"这个证明分别考察每种尺寸的块，所以最多容许 12 种；这里更多。"_qs;
}

void TestErrors::refusedProofsAreExplained()
{
    QFETCH(proof::Refusal, refusal);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto say = [&] { return wording::plain(wording::sentence(refusal)); };
    QCOMPARE(inLanguage("en", say), english);
    QCOMPARE(inLanguage("zh_CN", say), chinese);
}

void TestErrors::errorsInContestInputHaveTheExpectedTexts_data()
{
    using Expected = contest::InputError::Expected;
    using Fault = contest::InputError::Fault;
    QTest::addColumn<contest::InputError>("error");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto error = [](Expected expected, Fault fault, const char* found, Count limit = maxCount) {
        return contest::InputError{{1, 1}, expected, fault, limit, found};
    };
    QTest::newRow("CaseCount, missing")
        << error(Expected::CaseCount, Fault::Missing, "")
        << u"expected the number of cases, but the input ends here"_qs
        << u"应为测试组数，但输入到此为止"_qs;
    QTest::newRow("CaseCount, not a number")
        << error(Expected::CaseCount, Fault::Unreadable, "x1")
        << u"expected the number of cases, found 'x1'"_qs
        << u"应为测试组数，却是“x1”"_qs;
    QTest::newRow("CaseCount, negative")
        << error(Expected::CaseCount, Fault::Negative, "-3")
        << u"expected the number of cases (0 or more), found '-3'"_qs
        << u"应为测试组数（不小于 0），却是“-3”"_qs;
    QTest::newRow("CaseCount, too large")
        << error(Expected::CaseCount, Fault::TooLarge, "7777", 77)
        << u"expected the number of cases (at most 77), found '7777'"_qs
        << u"应为测试组数（不超过 77），却是“7777”"_qs;
    QTest::newRow("HeapCount, missing")
        << error(Expected::HeapCount, Fault::Missing, "")
        << u"expected the number of heaps, but the input ends here"_qs
        << u"应为堆数，但输入到此为止"_qs;
    QTest::newRow("HeapCount, not a number")
        << error(Expected::HeapCount, Fault::Unreadable, "x1")
        << u"expected the number of heaps, found 'x1'"_qs
        << u"应为堆数，却是“x1”"_qs;
    QTest::newRow("HeapCount, negative")
        << error(Expected::HeapCount, Fault::Negative, "-3")
        << u"expected the number of heaps (0 or more), found '-3'"_qs
        << u"应为堆数（不小于 0），却是“-3”"_qs;
    QTest::newRow("HeapCount, too large")
        << error(Expected::HeapCount, Fault::TooLarge, "7777", 77)
        << u"expected the number of heaps (at most 77), found '7777'"_qs
        << u"应为堆数（不超过 77），却是“7777”"_qs;
    QTest::newRow("HeapSize, missing")
        << error(Expected::HeapSize, Fault::Missing, "")
        << u"expected a heap size, but the input ends here"_qs
        << u"应为堆的大小，但输入到此为止"_qs;
    QTest::newRow("HeapSize, not a number")
        << error(Expected::HeapSize, Fault::Unreadable, "x1")
        << u"expected a heap size, found 'x1'"_qs
        << u"应为堆的大小，却是“x1”"_qs;
    QTest::newRow("HeapSize, negative")
        << error(Expected::HeapSize, Fault::Negative, "-3")
        << u"expected a heap size of at least 0, found '-3'"_qs
        << u"应为堆的大小（不小于 0），却是“-3”"_qs;
    QTest::newRow("HeapSize, too large")
        << error(Expected::HeapSize, Fault::TooLarge, "7777", 77)
        << u"expected a heap size of at most 77, found '7777'"_qs
        << u"应为堆的大小（不超过 77），却是“7777”"_qs;
    QTest::newRow("after the end")
        << error(Expected::End, Fault::Surplus, "7")
        << u"expected nothing more after the last case, found '7'"_qs
        << u"最后一组数据之后应到此结束，却还有“7”"_qs;
}

void TestErrors::errorsInContestInputHaveTheExpectedTexts()
{
    QFETCH(contest::InputError, error);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto say = [&] { return wording::plain(wording::sentence(error)); };
    QCOMPARE(inLanguage("en", say), english);
    QCOMPARE(inLanguage("zh_CN", say), chinese);
    // The sentence is the same if only a catalogue is given and no translator is installed.
    QTranslator chineseCatalogue;
    QVERIFY(loadCatalogue(chineseCatalogue, u"zh_CN"_qs));
    QCOMPARE(wording::plain(wording::sentence(error, chineseCatalogue)), chinese);
}

/// Every expected item has a different sentence for each fault, in both languages.
void TestErrors::everyErrorInContestInputHasADifferentSentence()
{
    using Expected = contest::InputError::Expected;
    using Fault = contest::InputError::Fault;
    QTranslator chinese;
    QVERIFY(loadCatalogue(chinese, u"zh_CN"_qs));
    const InLanguage english(u"en"_qs);
    QSet<QString> said;
    int sentences = 0;
    for (int expected = 0; expected <= static_cast<int>(Expected::CrossRow); ++expected) {
        if (static_cast<Expected>(expected) == Expected::End)
            continue;
        for (const Fault fault : {Fault::Missing, Fault::Unreadable, Fault::TooSmall}) {
            const contest::InputError error{{1, 1}, static_cast<Expected>(expected), fault, 77,
                                            fault == Fault::Missing ? "" : "found", 55};
            for (const QString& sentence : {wording::sentence(error), wording::sentence(error, chinese)}) {
                said << sentence;
                ++sentences;
                QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
                QCOMPARE(sentence.contains(u"found"_qs), fault != Fault::Missing);
            }
        }
    }
    QCOMPARE(said.size(), sentences);
}

void TestErrors::invisibleCharactersAreQuotedByCode()
{
    const InLanguage english(u"en"_qs);
    const auto escape = parsePosition("nim:\x1b[31m");
    QVERIFY(!escape);
    QCOMPARE(wording::plain(wording::sentence(escape.error())), u"expected a heap size, found '<U+001B>[31m'"_qs);
    const auto turned = parsePosition("nim:\u202E5");
    QVERIFY(!turned);
    QCOMPARE(wording::plain(wording::sentence(turned.error())), u"expected a heap size, found '<U+202E>5'"_qs);
    const auto broken = parsePosition("nim:\xff\x31");
    QVERIFY(!broken);
    QCOMPARE(wording::plain(wording::sentence(broken.error())), u"expected a heap size, found '�1'"_qs);
}

NIMSTONE_TEST(TestErrors)
#include "tst_errors.moc"
