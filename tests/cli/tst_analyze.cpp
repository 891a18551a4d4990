// Tests nimstone-cli analyze: it writes text and JSON, and reads arguments and lines of standard input.
#include "tests/cli/run.h"
#include "tests/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace nimstone::tests;

class TestAnalyze : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void analysesAreWrittenAsJson_data();
    void analysesAreWrittenAsJson();
    void jsonHasTheNoteOfThePositionInEnglish_data();
    void jsonHasTheNoteOfThePositionInEnglish();
    void analysesAreWrittenAsText_data();
    void analysesAreWrittenAsText();
    void badLinesAreReportedAndSkipped();
    void theIntendedGameIsSuggested_data();
    void theIntendedGameIsSuggested();
    void liberalNotationIsRead_data();
    void liberalNotationIsRead();
    void atMostAThousandMovesAreListed();
    void longPositionsAreOmitted();
    void incompleteCountsOfMovesAreReported();
    void theBoundOfValuesIsNamed();
    void aMillionHeapsAreAccepted();
    void moreThanAMillionHeapsAreRefused();
    void eachLineIsAnsweredAtOnce();
    void theCommandEndsQuietlyWhenItsOutputIsClosed();
    void theCommandEndsQuietlyWhenItsErrorOutputIsClosed();
    void aFolderAsInputIsRefused();
};

void TestAnalyze::analysesAreWrittenAsJson_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("json");
    QTest::newRow("as documented")
        << u"nim:3,4,5"_qs
        << uR"({"position":"nim:3,4,5","outcome":"N","nim_sum":2,"grundy":2,"winning_move_count":1,"winning_moves":[{"move":"1-2","after":"nim:1,4,5"}]})"_qs;
    QTest::newRow("an example from textbooks")
        << u"nim:42,27,19,10"_qs
        << uR"({"position":"nim:42,27,19,10","outcome":"N","nim_sum":40,"grundy":40,"winning_move_count":1,"winning_moves":[{"move":"1-40","after":"nim:2,27,19,10"}]})"_qs;
    QTest::newRow("lost") << u"nim:1,2,3"_qs
                          << uR"({"position":"nim:1,2,3","outcome":"P","nim_sum":0,"grundy":0,"winning_move_count":0,"winning_moves":[]})"_qs;
    QTest::newRow("no stones")
        << u"nim:0"_qs << uR"({"position":"nim:0","outcome":"P","nim_sum":0,"grundy":0,"winning_move_count":0,"winning_moves":[]})"_qs;
    QTest::newRow("three winning moves")
        << u"nim:7,11,13"_qs
        << uR"({"position":"nim:7,11,13","outcome":"N","nim_sum":1,"grundy":1,"winning_move_count":3,"winning_moves":[{"move":"1-1","after":"nim:6,11,13"},{"move":"2-1","after":"nim:7,10,13"},{"move":"3-1","after":"nim:7,11,12"}]})"_qs;
    const auto row = [](const char* what, QString json) {
        const QString position = json.section(u'"', 3, 3);
        QTest::newRow(what) << position << json;
    };
    row("misère, no stones", uR"({"position":"misere-nim:0","outcome":"N","nim_sum":0,"grundy":null,"grundy_why":"undefined","winning_move_count":0,"winning_moves":[]})"_qs);
    row("Wythoff", uR"({"position":"wythoff:4,5","outcome":"N","nim_sum":null,"grundy":6,"winning_move_count":2,"winning_moves":[{"move":"1-1","after":"wythoff:3,5"},{"move":"1-3,2-3","after":"wythoff:1,2"}]})"_qs);
    row("Wythoff, exact where doubles fail", uR"({"position":"wythoff:165580140,267914295","outcome":"P","nim_sum":null,"grundy":0,"winning_move_count":0,"winning_moves":[]})"_qs);
    row("Wythoff beyond the table of values", uR"({"position":"wythoff:165580141,165580141","outcome":"N","nim_sum":null,"grundy":null,"grundy_why":"not computed","bound":4095,"winning_move_count":3,"winning_moves":[{"move":"1-63245986","after":"wythoff:102334155,165580141"},{"move":"1-165580141,2-165580141","after":"wythoff:0,0"},{"move":"2-63245986","after":"wythoff:165580141,102334155"}]})"_qs);
    row("Fibonacci", uR"({"position":"fibonacci-nim:20","outcome":"N","nim_sum":null,"grundy":7,"winning_move_count":1,"winning_moves":[{"move":"1-2","after":"fibonacci-nim:18~4"}]})"_qs);
    row("Fibonacci, a quota", uR"({"position":"fibonacci-nim:12~3","outcome":"N","nim_sum":null,"grundy":3,"winning_move_count":1,"winning_moves":[{"move":"1-1","after":"fibonacci-nim:11~2"}]})"_qs);
    row("Fibonacci in a sum", uR"({"position":"fibonacci-nim:13~6 + nim:3","outcome":"N","nim_sum":3,"grundy":3,"winning_move_count":2,"winning_moves":[{"move":"1.1-2","after":"fibonacci-nim:11~4 + nim:3"},{"move":"2.1-3","after":"fibonacci-nim:13~6 + nim:0"}]})"_qs);
    row("Fibonacci, heaps that each have a quota", uR"({"position":"fibonacci-nim:12 + fibonacci-nim:10","outcome":"N","nim_sum":3,"grundy":3,"winning_move_count":1,"winning_moves":[{"move":"1.1-4","after":"fibonacci-nim:8~8 + fibonacci-nim:10"}]})"_qs);
    row("Fibonacci beyond the table of values", uR"({"position":"fibonacci-nim:1000000~60","outcome":"N","nim_sum":null,"grundy":null,"grundy_why":"not computed","bound":100000,"winning_move_count":1,"winning_moves":[{"move":"1-55","after":"fibonacci-nim:999945~110"}]})"_qs);
    row("Fibonacci beyond the table, lost", uR"({"position":"fibonacci-nim:7540113804746346429","outcome":"P","nim_sum":null,"grundy":0,"winning_move_count":0,"winning_moves":[]})"_qs);
    row("Treblecross, a row that is too short", uR"({"position":"treblecross:4","outcome":"N","nim_sum":null,"grundy":1,"note":"A Treblecross row of fewer than 3 squares is what crosses have left of a longer row. As a board of its own it has no winner, because nobody can make three.","winning_move_count":1,"winning_moves":[{"move":"1-3","after":"treblecross:1"}]})"_qs);
    row("Kayles", uR"({"position":"kayles:3","outcome":"N","nim_sum":null,"grundy":3,"winning_move_count":1,"winning_moves":[{"move":"1-1/1","after":"kayles:1,1"}]})"_qs);
    row("the staircase", uR"({"position":"staircase-nim:1,0,3","outcome":"N","nim_sum":2,"grundy":2,"winning_move_count":1,"winning_moves":[{"move":"3-2","after":"staircase-nim:1,2,1"}]})"_qs);
    row("a sum", uR"({"position":"nim:3,4 + wythoff:3,5","outcome":"N","nim_sum":7,"grundy":7,"winning_move_count":1,"winning_moves":[{"move":"1.2-1","after":"nim:3,3 + wythoff:3,5"}]})"_qs);
    row("undecided", uR"({"position":"grundy-game:9000000000000000000","outcome":null,"reason":"not computed","nim_sum":null,"grundy":null,"grundy_why":"not computed","bound":205567,"winning_move_count":null,"winning_moves":[],"winning_moves_complete":false})"_qs);
    row("a Grundy value over the largest heap", uR"({"position":"lasker-nim:9223372036854775807 + nim:1","outcome":"N","nim_sum":"9223372036854775809","grundy":"9223372036854775809","winning_move_count":null,"winning_moves":[{"move":"1.1-9223372036854775806","after":"lasker-nim:1 + nim:1"}],"winning_moves_complete":false})"_qs);
    row("two equal values that cancel", uR"({"position":"lasker-nim:9223372036854775807 + nim:1 + lasker-nim:9223372036854775807,1","outcome":"P","nim_sum":0,"grundy":0,"winning_move_count":0,"winning_moves":[]})"_qs);
    row("Cutcake", uR"({"position":"cutcake:2x1","outcome":"L","nim_sum":null,"grundy":null,"grundy_why":"undefined","value":1,"left_winning_move_count":1,"left_winning_moves":[{"move":"1-L1","after":"cutcake:1x1,1x1"}],"right_winning_move_count":0,"right_winning_moves":[]})"_qs);
    row("Cutcake, both sides", uR"({"position":"cutcake:1x2,1x2 + cutcake:1x1","outcome":"R","nim_sum":null,"grundy":null,"grundy_why":"undefined","value":-2,"left_winning_move_count":0,"left_winning_moves":[],"right_winning_move_count":2,"right_winning_moves":[{"move":"1.1-R1","after":"cutcake:1x1,1x1,1x2 + cutcake:1x1"},{"move":"1.2-R1","after":"cutcake:1x2,1x1,1x1 + cutcake:1x1"}]})"_qs);
    QTest::newRow("exact to the last bit")
        << u"nim:9223372036854775807,1"_qs
        << uR"({"position":"nim:9223372036854775807,1","outcome":"N","nim_sum":"9223372036854775806","grundy":"9223372036854775806","winning_move_count":1,"winning_moves":[{"move":"1-9223372036854775806","after":"nim:1,1"}]})"_qs;
}

void TestAnalyze::analysesAreWrittenAsJson()
{
    QFETCH(QString, position);
    QFETCH(QString, json);
    for (const QStringList& language : {words("--lang en"), words("--lang zh_CN")}) {
        const Ran given = run(QStringList{u"analyze"_qs, u"--json"_qs, position} + language);
        QCOMPARE(given.output, json + u'\n');
        QCOMPARE(given.errors, QString());
        QCOMPARE(given.exit, 0);
        for (const char* arguments : {"analyze --json", "analyze --json -"}) {
            const Ran read = run(words(arguments) + language, position.toUtf8());
            QCOMPARE(read.errors, QString());
            QCOMPARE(read.output, json + u'\n');
            QCOMPARE(read.exit, 0);
        }
    }
}

void TestAnalyze::jsonHasTheNoteOfThePositionInEnglish_data()
{
    QTest::addColumn<bool>("hasNote");
    QTest::newRow("treblecross:4") << true;
    QTest::newRow("treblecross:8,3 + kayles:2") << true;
    QTest::newRow("treblecross:8") << false;
    QTest::newRow("kayles:2") << false;
}

void TestAnalyze::jsonHasTheNoteOfThePositionInEnglish()
{
    QFETCH(bool, hasNote);
    const QString position = QString::fromLatin1(QTest::currentDataTag());
    const QStringList text = run({u"analyze"_qs, position, u"--lang"_qs, u"en"_qs}).output.split(u'\n');
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const Ran ran = run({u"analyze"_qs, u"--json"_qs, position, u"--lang"_qs, language});
        const QJsonObject object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
        QCOMPARE(object[u"position"].toString(), position);
        QCOMPARE(object.contains(u"note"), hasNote);
        QCOMPARE(text.contains(object[u"note"].toString(u"no note"_qs)), hasNote);
    }
}

void TestAnalyze::analysesAreWrittenAsText_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("one winning move")
        << u"nim:3,4,5"_qs
        << u"nim:3,4,5\nN-position: the player to move wins.\nNim-sum: 2\nThe highest 1 of the nim-sum 2 is in the 2s column. Only "
           u"heap 1 has a 1 there, so only a move in that heap can make the nim-sum 0.\n1 winning move:\n  1-2  nim:1,4,5\n"_qs
        << u"nim:3,4,5\n必胜态（N 局面）：轮到走的一方胜。\n异或和：2\n异或和 2 的最高位 1 在“2”列。这一列上只有第 1 堆是 1，所以只有在这一堆里取，才能使异或和变为 0。\n制胜的走法共 1 种：\n  1-2  "
           u"nim:1,4,5\n"_qs;
    QTest::newRow("three winning moves")
        << u"nim:7,11,13"_qs
        << u"nim:7,11,13\nN-position: the player to move wins.\nNim-sum: 1\nThe highest 1 of the nim-sum 1 is in the 1s column. In "
           u"that column heaps 1, 2, and 3 have a 1, and in each of these heaps one move makes the nim-sum 0.\n3 winning moves:\n  "
           u"1-1  nim:6,11,13\n  2-1  nim:7,10,13\n  3-1  nim:7,11,12\n"_qs
        << u"nim:7,11,13\n必胜态（N 局面）：轮到走的一方胜。\n异或和：1\n异或和 1 的最高位 1 在“1”列。这一列上第 1、2、3 堆是 1，在其中每一堆里都恰有一步能使异或和变为 0。\n制胜的走法共 3 种：\n  "
           u"1-1  nim:6,11,13\n  2-1  nim:7,10,13\n  3-1  nim:7,11,12\n"_qs;
    QTest::newRow("lost") << u"nim:1,2,3"_qs
                          << u"nim:1,2,3\nP-position: the player to move loses.\nNim-sum: 0\nEvery column has an even number of 1s, "
                             u"so the nim-sum is 0, and every move makes it different from 0.\nNo move wins.\n"_qs
                          << u"nim:1,2,3\n必败态（P 局面）：轮到走的一方负。\n异或和：0\n每一列都有偶数个 1，所以异或和为 0，而任何一步都会使它不再为 0。\n没有制胜的走法。\n"_qs;
    QTest::newRow("no stones") << u"nim:0,0"_qs
                               << u"nim:0,0\nP-position: the player to move loses.\nNim-sum: 0\n"
                                  "No stone is left: the player to move cannot move, and has lost.\nNo move wins.\n"_qs
                               << u"nim:0,0\n必败态（P 局面）：轮到走的一方负。\n异或和：0\n石子已经取完：轮到走的一方无子可取，已经输了。\n没有制胜的走法。\n"_qs;
}

void TestAnalyze::analysesAreWrittenAsText()
{
    QFETCH(QString, position);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QCOMPARE(run({u"analyze"_qs, position}).output, english);
    QCOMPARE(run(inChinese({u"analyze"_qs, position})).output, chinese);
    // The answers to several positions are separated by an empty line.
    QCOMPARE(run({u"analyze"_qs, position, position}).output, english + u'\n' + english);
}

void TestAnalyze::badLinesAreReportedAndSkipped()
{
    const QByteArray input = "nim:1\n\nnim:2,x\n  \t\nnim:3\nchess:1,2\nnim:4,-1";
    const Ran english = run(words("analyze --json"), input);
    QCOMPARE(english.output.count(u'\n'), 2);
    QVERIFY(english.output.contains(u"\"nim:1\""_qs) && english.output.contains(u"\"nim:3\""_qs));
    QCOMPARE(english.errors, u"<stdin>:3:7: expected a heap size, found 'x'\n<stdin>:6:1: expected a game such as nim, found "
                             u"'chess'\n<stdin>:7:7: expected a heap size, found '-1'\n"_qs);
    QCOMPARE(english.exit, 2);
    const Ran chinese = run(inChinese(words("analyze --json")), input);
    QCOMPARE(chinese.output, english.output);
    QCOMPARE(chinese.errors, u"<stdin>:3:7: 应为堆的大小，却是“x”\n<stdin>:6:1: 应为游戏名（例如 nim），却是“chess”\n<stdin>:7:7: 应为堆的大小，却是“-1”\n"_qs);
    QCOMPARE(chinese.exit, 2);

    // Standard input is read in place of the dash.
    const Ran between = run(words("analyze --json nim:7 - nim:8"), input);
    QCOMPARE(between.output, run(words("analyze --json nim:7 nim:1 nim:3 nim:8")).output);
    QCOMPARE(between.errors, english.errors);
    QCOMPARE(between.exit, 2);

    const Ran given = run(words("analyze --json nim:1 nim: nim:3"));
    QCOMPARE(given.output, english.output);
    QCOMPARE(given.errors, u"argument:1:5: expected a heap size, but the text ends here\n"_qs);
    QCOMPARE(given.exit, 2);
}

void TestAnalyze::theIntendedGameIsSuggested_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("a part of a name") << u"grundy:9"_qs << u"argument:1:1: expected a game, found 'grundy'; perhaps you meant grundy-game\n"_qs
                                    << u"argument:1:1: 应为游戏名，却是“grundy”；也许是 grundy-game\n"_qs;
    QTest::newRow("two letters swapped") << u"whytoff:3,5"_qs << u"argument:1:1: expected a game, found 'whytoff'; perhaps you meant wythoff\n"_qs
                            << u"argument:1:1: 应为游戏名，却是“whytoff”；也许是 wythoff\n"_qs;
    QTest::newRow("a wrong Chinese character") << u"威佐夫博奕:3,5"_qs
                                       << u"argument:1:1: expected a game, found '威佐夫博奕'; perhaps you meant 威佐夫博弈\n"_qs
                                       << u"argument:1:1: 应为游戏名，却是“威佐夫博奕”；也许是 威佐夫博弈\n"_qs;
    QTest::newRow("numbers without a game") << u"3 5 9"_qs << u"argument:1:1: expected a game, found '3'; perhaps you meant nim:3,5,9\n"_qs
                                            << u"argument:1:1: 应为游戏名，却是“3”；也许是 nim:3,5,9\n"_qs;
}

/// Numbers alone are not read as Nim, because the shell would turn 3 5 9 into three positions.
void TestAnalyze::theIntendedGameIsSuggested()
{
    QFETCH(QString, position);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran given = run({u"analyze"_qs, position});
    QCOMPARE(given.errors, english);
    QCOMPARE(given.output, QString());
    QCOMPARE(given.exit, 2);
    QCOMPARE(run(inChinese({u"analyze"_qs, position})).errors, chinese);
}

void TestAnalyze::liberalNotationIsRead_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("line feed") << QByteArray("nim:3,4,5\n");
    QTest::newRow("carriage return") << QByteArray("nim:3,4,5\r\n");
    QTest::newRow("no line feed at the end") << QByteArray("nim:3,4,5");
    QTest::newRow("blanks") << QByteArray("  nim: 3, 4 ,5 \t\n");
    QTest::newRow("blanks instead of commas") << QByteArray("nim:3 4 5\n");
    QTest::newRow("capitals") << QByteArray("Nim:3,4,5\n");
    QTest::newRow("a Chinese keyboard") << QByteArray("nim：３，４，５\n");
    QTest::newRow("a byte-order mark") << QByteArray("\xEF\xBB\xBFnim:3,4,5\n");
    QTest::newRow("empty lines around") << QByteArray("\n\nnim:3,4,5\n\n");
}

void TestAnalyze::liberalNotationIsRead()
{
    QFETCH(QByteArray, input);
    const Ran ran = run(words("analyze --json"), input);
    QVERIFY(ran.output.startsWith(u"{\"position\":\"nim:3,4,5\""_qs));
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
}

static QByteArray ones(int count)
{
    QByteArray text = "nim:";
    for (int i = 0; i < count; ++i)
        text += i == 0 ? "1" : ",1";
    return text + '\n';
}

void TestAnalyze::atMostAThousandMovesAreListed()
{
    const auto whole = QJsonDocument::fromJson(run(words("analyze --json"), ones(999)).output.toUtf8()).object();
    QCOMPARE(whole[u"winning_move_count"].toInt(), 999);
    QCOMPARE(whole[u"winning_moves"].toArray().size(), 999);
    QVERIFY(!whole.contains(u"winning_moves_complete"));

    const auto cut = QJsonDocument::fromJson(run(words("analyze --json"), ones(1001)).output.toUtf8()).object();
    QCOMPARE(cut[u"winning_move_count"].toInt(), 1001);
    QCOMPARE(cut[u"winning_moves"].toArray().size(), 1000);
    QCOMPARE(cut[u"winning_moves_complete"], QJsonValue(false));

    const Ran text = run(words("analyze"), ones(1003));
    QVERIFY(text.output.contains(u"\n1003 winning moves:\n"_qs));
    QVERIFY(text.output.endsWith(u"\n  1000-1\n  and 3 more\n"_qs));
}

void TestAnalyze::longPositionsAreOmitted()
{
    const auto firstMove = [](int heaps) {
        const auto object = QJsonDocument::fromJson(run(words("analyze --json"), ones(heaps)).output.toUtf8()).object();
        return object[u"winning_moves"].toArray().first().toObject();
    };
    QVERIFY(firstMove(63).contains(u"after"));
    QVERIFY(!firstMove(65).contains(u"after"));
    QVERIFY(run(words("analyze"), ones(65)).output.startsWith(u"65 heaps: (1, 1, 1"_qs));
    QVERIFY(run(words("analyze"), "bash(4)" + ones(65).mid(3)).output.startsWith(u"bash(4) with 65 heaps: (1, 1, 1"_qs));
    QVERIFY(run(words("analyze"), "kayles:1+" + ones(64)).output.startsWith(u"a sum of 2 components with 65 heaps\n"_qs));
}

/// There are 3 · (2^63 − 2) winning moves, which are more than 64 bits can count.
void TestAnalyze::incompleteCountsOfMovesAreReported()
{
    const QString position = u"cutcake:9223372036854775807x1,9223372036854775807x1,9223372036854775807x1"_qs;
    const QString english = run({u"analyze"_qs, position}).output;
    QVERIFY2(english.contains(u"\nAt least 18446744073709551615 winning moves if Left is to move:\n"_qs), qPrintable(english));
    QVERIFY(english.contains(u"\n  and at least 18446744073709550615 more\n"_qs));
    const QString chinese = run(inChinese({u"analyze"_qs, position})).output;
    QVERIFY2(chinese.contains(u"\n轮到左方时，制胜的走法至少 18446744073709551615 种：\n"_qs), qPrintable(chinese));
    const QString other = run({u"analyze"_qs, QString(position).replace(u"9223372036854775807x1"_qs, u"1x9223372036854775807"_qs)}).output;
    QVERIFY(other.contains(u"\nAt least 18446744073709551615 winning moves if Right is to move:\n"_qs));
    const auto object = QJsonDocument::fromJson(run({u"analyze"_qs, u"--json"_qs, position}).output.toUtf8()).object();
    QVERIFY(object[u"left_winning_move_count"].isNull());
    QCOMPARE(object[u"left_winning_moves_complete"], QJsonValue(false));
}

void TestAnalyze::theBoundOfValuesIsNamed()
{
    const QStringList wythoff = words("analyze wythoff:5000,3");
    QCOMPARE(run(wythoff).output.section(u'\n', 2, 2), u"Grundy value: not computed (wythoff: only for heaps up to 4095)"_qs);
    QCOMPARE(run(inChinese(wythoff)).output.section(u'\n', 2, 2), u"SG 值：未计算（wythoff 只在每堆不超过 4095 颗时计算）"_qs);
    const QString moore = u"moore-nim(2):100,100,100,101"_qs;
    QCOMPARE(run({u"analyze"_qs, moore}).output.section(u'\n', 2, 2),
             u"Grundy value: not computed (moore-nim(2): only if at most 2000 positions can be reached)"_qs);
    const auto object = QJsonDocument::fromJson(run({u"analyze"_qs, u"--json"_qs, moore}).output.toUtf8()).object();
    QCOMPARE(object[u"bound_positions"].toInt(), 2000);
    QVERIFY(!object.contains(u"bound"));
    // For a sum, the answer names the component whose value is not computed.
    QCOMPARE(run({u"analyze"_qs, u"nim:3 + wythoff:5000,3 + kayles:5"_qs}).output.section(u'\n', 2, 2),
             u"Grundy value: not computed (wythoff: only for heaps up to 4095)"_qs);
}

void TestAnalyze::aMillionHeapsAreAccepted()
{
    QByteArray input = "nim:";
    for (int i = 0; i < 1'000'000; ++i)
        input += i == 0 ? "9000000000000000000" : i % 2 == 0 ? ",9000000000000000000" : ", 9000000000000000001";
    QVERIFY(input.size() > 10'000'000);
    const Ran ran = run(words("analyze --json"), input);
    QCOMPARE(ran.exit, 0);
    const auto object = QJsonDocument::fromJson(ran.output.toUtf8()).object();
    QCOMPARE(object[u"nim_sum"].toInteger(), 0);
    QCOMPARE(object[u"outcome"].toString(), u"P"_qs);
    QVERIFY(object[u"position"].toString().startsWith(u"nim:9000000000000000000,9000000000000000001,"_qs));
    const Ran text = run(words("analyze"), input);
    QVERIFY(text.output.startsWith(u"1000000 heaps: (9000000000000000000, 9000000000000000001, "_qs));
    QVERIFY(text.output.size() < 2000);
}

void TestAnalyze::moreThanAMillionHeapsAreRefused()
{
    const Ran ran = run(words("analyze"), ones(1'000'001) + "nim:1\n");
    QCOMPARE(ran.errors, u"<stdin>:1:2000005: expected at most 1000000 heaps, found '1' after them\n"_qs);
    QVERIFY(ran.output.startsWith(u"nim:1\n"_qs));
    QCOMPARE(ran.exit, 2);
}

/// A program that writes one line and waits gets its answer before it writes the next line.
void TestAnalyze::eachLineIsAnsweredAtOnce()
{
    QProcess process;
    process.start(QStringLiteral(NIMSTONE_CLI), words("analyze --json"));
    for (const char* position : {"nim:1,2,3", "nim:4,5"}) {
        process.write(position);
        process.write("\n");
        while (!process.canReadLine())
            QVERIFY(process.waitForReadyRead(30'000));
        QVERIFY(process.readLine().startsWith(QByteArray("{\"position\":\"") + position));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.exitCode(), 0);
}

void TestAnalyze::theCommandEndsQuietlyWhenItsOutputIsClosed()
{
    QProcess process;
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(u"/bin/sh"_qs, {u"-c"_qs, u"{ yes nim:3,4,5 | head -n 200000 | \"$0\" analyze --json; echo \"status $?\" >&2; } | head -n 1"_qs,
                                  QStringLiteral(NIMSTONE_CLI)});
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.readAllStandardOutput().count('\n'), 1);
    QCOMPARE(process.readAllStandardError(), QByteArray("status 0\n"));
}

void TestAnalyze::theCommandEndsQuietlyWhenItsErrorOutputIsClosed()
{
    QProcess process;
    process.start(u"/bin/sh"_qs, {u"-c"_qs, u"yes xx | { \"$0\" analyze --lang en 2>&1; echo \"status $?\" >&3; } 3>&2 | head -n 1"_qs,
                                  QStringLiteral(NIMSTONE_CLI)});
    const bool ended = process.waitForFinished(20'000);
    if (!ended)
        process.kill();
    QVERIFY(ended);
    QCOMPARE(process.readAllStandardOutput(), QByteArray("<stdin>:1:1: expected a game such as nim, found 'xx'\n"));
    QCOMPARE(process.readAllStandardError(), QByteArray("status 2\n"));
}

void TestAnalyze::aFolderAsInputIsRefused()
{
    QProcess process;
    process.setStandardInputFile(u"/"_qs);
    process.start(u"/bin/sh"_qs, {u"-c"_qs, u"\"$0\" analyze --lang en < /"_qs, QStringLiteral(NIMSTONE_CLI)});
    QVERIFY(process.waitForFinished(30'000));
    QCOMPARE(process.readAllStandardError(), QByteArray("<stdin>:1:1: this is a folder, not a file\n"));
    QCOMPARE(process.exitCode(), 2);
}

NIMSTONE_TEST(TestAnalyze)
#include "tst_analyze.moc"
