// Tests that a wrong command line gets a one-line error in the user's language and exit status 2, and that a request for
// help gets an answer.
#include "core/proofs/proof.h"
#include "tests/cli/refusals.h"
#include "tests/program.h"

#include <QRegularExpression>
#include <QTemporaryDir>

using namespace nimstone;
using namespace nimstone::tests;

class TestUsage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wrongCommandLinesAreRefused_data();
    void wrongCommandLinesAreRefused();
    void helpDescribesTheCommands_data();
    void helpDescribesTheCommands();
    void theVersionIsPrinted();
    void theLanguageOfTheSystemIsUsed_data();
    void theLanguageOfTheSystemIsUsed();
    void allTheoremsAreListed();
    void standardInputIsRead_data();
    void standardInputIsRead();
    void aSetIsReadFromStandardInput();
    void theOutputIsWrittenToAFile();
    void theOutputFileIsKeptAfterAnError_data();
    void theOutputFileIsKeptAfterAnError();
    void anEmptyAnswerEmptiesTheOutputFile();
    void anOutputFileThatCannotBeWrittenIsRefused();
    void suggestionsCanBeProved();
    void controlCharactersInErrorsAreEscaped();
};

void TestUsage::wrongCommandLinesAreRefused_data()
{
    addRefusalColumns();
    const auto row = [](const char* name, const char* arguments, const char* english, const char* chinese) {
        // An @ stands for an empty argument.
        addRefusal(name, words(arguments).replaceInStrings(u"@"_qs, QString()), english, chinese);
    };
    row("no command", "", "1: expected a command (analyze, games, prove, verify, theorems, problems, solve, generate, judge, sequence, "
                          "atlas, audit, conjecture, worksheet, exercises, results), but there is none",
        "1: 应为命令（analyze、games、prove、verify、theorems、problems、solve、generate、judge、sequence、atlas、audit、conjecture、worksheet、exercises、results），但没有写");
    row("an unknown command", "jugde x", "1: expected a command (analyze, games, prove, verify, theorems, problems, solve, "
                                         "generate, judge, sequence, atlas, audit, conjecture, worksheet, exercises, results), found 'jugde'",
        "1: 应为命令（analyze、games、prove、verify、theorems、problems、solve、generate、judge、sequence、atlas、audit、conjecture、worksheet、exercises、results）"
        "，却是“jugde”");
    row("an unknown option", "analyze --jsn nim:1", "1: expected an option that --help lists, found '--jsn'",
        "1: 应为 --help 列出的选项，却是“--jsn”");
    row("a value for a flag", "analyze --json=3 nim:1", "1: expected no value for the option --json, but there is one",
        "1: 选项 --json 不应有值，却给了值");
    row("an argument too many", "theorems now", "1: expected nothing more, found 'now'", "1: 应到此结束，却还有“now”");
    row("an option without its value", "prove nim-lemma-1 nim:1,1 --move",
        "1: expected a value after the option --move, but there is none", "1: 选项 --move 之后应有值，但没有写");
    row("no theorem", "prove", "1: expected the name of a theorem, but the command ends here",
        "1: 应为定理的名称，但命令到此为止");
    row("an unknown theorem", "prove nim-lemma-3 nim:1",
        "1: expected the name of a theorem, such as nim-lemma-2, found 'nim-lemma-3'",
        "1: 应为定理的名称（例如 nim-lemma-2），却是“nim-lemma-3”");
    row("no position", "prove nim-lemma-2 --format svg", "1: expected a position such as nim:3,4,5, but the command ends here",
        "1: 应为局面（例如 nim:3,4,5），但命令到此为止");
    row("neither a theorem nor all", "prove every", "1: expected the name of a theorem, such as nim-lemma-2, found 'every'",
        "1: 应为定理的名称（例如 nim-lemma-2），却是“every”");
    row("a move without a position", "prove nim-lemma-1 --move 1-1", "1: expected a position such as nim:3,4,5, but the command ends here",
        "1: 应为局面（例如 nim:3,4,5），但命令到此为止");
    row("a position that cannot be read", "prove nim-lemma-2 nim:3,x", "7: expected a heap size, found 'x'",
        "7: 应为堆的大小，却是“x”");
    row("a move that cannot be read", "prove nim-lemma-1 nim:1,1 --move 1:1",
        "2: --move: expected a dash after the number of the heap, found ':1'", "2: --move: 堆的编号之后应为短横“-”，却是“:1”");
    row("no such heap", "prove nim-lemma-1 nim:1,1 --move 3-1", "1: --move: There is no heap 3: the position has 2 heaps.",
        "1: --move: 没有第 3 堆：这个局面只有 2 堆。");
    row("a move that takes too many stones", "prove nim-lemma-1 nim:1,1 --move 2-5",
        "3: --move: Heap 2 has 1 stone: 5 cannot be taken from it.",
        "3: --move: 第 2 堆只有 1 颗石子：不能取走 5 颗。");
    row("a move that takes nothing", "prove nim-lemma-1 nim:1,1 --move 2-0", "3: --move: A move takes at least one stone.",
        "3: --move: 每一步至少取走一颗。");
    row("a theorem about a move, without a move", "prove nim-lemma-1 nim:1,1",
        "1: Lemma 1 is about one move: say which, for example 1-2.",
        "1: 引理一讨论的是某一步：请写明是哪一步，例如 1-2。");
    row("a move for a theorem without a move", "prove bouton nim:1,1 --move 1-1",
        "1: --move: This theorem is not about a particular move: leave the move out.", "1: --move: 这个定理不针对某一步：请不要写走法。");
    row("a position to which the theorem does not apply", "prove nim-lemma-2 nim:1,1",
        "1: This theorem applies to positions whose nim-sum is not 0; here it is 0. Try nim-lemma-2 'nim:0,1', or nim-lemma-1 "
        "'nim:1,1' --move 1-1.",
        "1: 这个定理适用于异或和不为 0 的局面；这里的异或和是 0。可以试试 nim-lemma-2 'nim:0,1'，或者 nim-lemma-1 'nim:1,1' --move 1-1。");
    row("too many heaps", "prove bouton nim:1,1,1,1,1,1,1,1,1,1,1,1,1",
        "1: A proof can be drawn for up to 12 heaps; this position has more. Try bouton 'nim:1,1,1,1,1,1,1,1,1,1,1,1'.",
        "1: 最多能画出 12 堆的证明；这个局面的堆更多。可以试试 bouton 'nim:1,1,1,1,1,1,1,1,1,1,1,1'。");
    row("an unknown format", "prove bouton nim:1 --format doc", "1: --format: expected one of text, markdown, latex, svg, png, "
                                                                "pdf, json, found 'doc'",
        "1: --format: 应为 text、markdown、latex、svg、png、pdf、json 之一，却是“doc”");
    row("no problem", "solve",
        "1: expected the name of a problem (nimstone-cli problems lists them all), but the command ends here",
        "1: 应为竞赛题的名称（用 nimstone-cli problems 列出全部），但命令到此为止");
    row("an unknown problem", "solve sicily-1",
        "1: expected the name of a problem (nimstone-cli problems lists them all), found 'sicily-1'",
        "1: 应为竞赛题的名称（用 nimstone-cli problems 列出全部），却是“sicily-1”");
    row("an unknown problem to show", "problems hdu-0",
        "1: expected the name of a problem (nimstone-cli problems lists them all), found 'hdu-0'",
        "1: 应为竞赛题的名称（用 nimstone-cli problems 列出全部），却是“hdu-0”");
    row("no seed", "generate hdu-1527", "1: expected the option --seed, such as --seed 7, but it is missing",
        "1: 应有选项 --seed（例如 --seed 7），但没有写");
    row("a seed that is not a number", "generate hdu-1527 --seed 7x",
        "1: --seed: expected a seed from 0 to 18446744073709551615, found '7x'",
        "1: --seed: 应为 0 到 18446744073709551615 的种子，却是“7x”");
    row("a negative seed", "generate hdu-1527 --seed=-1",
        "1: --seed: expected a seed from 0 to 18446744073709551615, found '-1'",
        "1: --seed: 应为 0 到 18446744073709551615 的种子，却是“-1”");
    row("an unknown size", "generate hdu-1527 --seed 7 --size huge",
        "1: --size: expected one of small, large, limit, found 'huge'",
        "1: --size: 应为 small、large、limit 之一，却是“huge”");
    row("an output without a name", "theorems -o @", "1: -o: expected the name of a file, but it is empty",
        "1: -o: 应为文件名，却是空的");
    row("a saved sequence in standard input", "sequence kayles --upto 3 --resume -",
        "1: --resume: expected the name of a file, found '-': it is read and written", "1: --resume: 应为文件名，却是“-”：这个文件既要读又要写");
    row("a sequence's file without a name", "sequence kayles --upto 3 --resume @",
        "1: --resume: expected the name of a file, but it is empty", "1: --resume: 应为文件名，却是空的");
    row("an input without a name", "solve hdu-1527 @", "1: expected the name of a file, but it is empty",
        "1: 应为文件名，却是空的");
    row("a language without a name", "theorems --lang @", "1: --lang: expected one of en, zh_CN, found ''",
        "1: --lang: 应为 en、zh_CN 之一，却是“”");
    row("a move written with =", "prove nim-lemma-1 --move=3-1 nim:1,1", "1: --move: There is no heap 3: the position has 2 heaps.",
        "1: --move: 没有第 3 堆：这个局面只有 2 堆。");
    row("a theorem typed twice", "prove bouton nim:1 bouton", "1: expected nothing more, found 'bouton': only --format pdf takes "
                                                             "several positions",
        "1: 应到此结束，却还有“bouton”：只有 --format pdf 可以写几个局面");
    row("a bad position after the end of the options", "prove bouton -- nim:1,x", "7: expected a heap size, found 'x'",
        "7: 应为堆的大小，却是“x”");
    row("a language before the command", "--lang fr prove bouton nim:1", "1: --lang: expected one of en, zh_CN, found 'fr'",
        "1: --lang: 应为 en、zh_CN 之一，却是“fr”");
    row("a position of no game", "analyze chess:3,5", "1: expected a game such as nim, found 'chess'",
        "1: 应为游戏名（例如 nim），却是“chess”");
    row("a game misspelled", "analyze wythof:3,5", "1: expected a game, found 'wythof'; perhaps you meant wythoff",
        "1: 应为游戏名，却是“wythof”；也许是 wythoff");
    row("step 0", "prove bouton nim:1 --format svg --step 0", "1: --step: expected a step of this proof (1 to 4), found '0'",
        "1: --step: 应为这个证明的步骤（1 到 4），却是“0”");
    row("a step too many", "prove bouton nim:1 --format svg --step=5", "1: --step: expected a step of this proof (1 to 4), found '5'",
        "1: --step: 应为这个证明的步骤（1 到 4），却是“5”");
    row("a step that is not a number", "prove bouton nim:1 --format svg --step 2x",
        "1: --step: expected a step of this proof (1 to 4), found '2x'", "1: --step: 应为这个证明的步骤（1 到 4），却是“2x”");
    row("a step of a text", "prove bouton nim:1 --step 2",
        "1: expected --format svg or png with --step, found text",
        "1: 与 --step 同用的格式应为 svg 或 png，却是 text");
}

void TestUsage::wrongCommandLinesAreRefused() { checkRefusal(); }

void TestUsage::helpDescribesTheCommands_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("holds");
    QTest::newRow("--help") << words("--help")
                            << QStringList{u"analyze"_qs, u"prove"_qs, u"theorems"_qs, u"solve"_qs, u"--lang LANG"_qs, u"-o,"_qs};
    QTest::newRow("analyze") << words("analyze --help")
                             << QStringList{u"analyze [POSITION…] [--json]"_qs, u"--lang LANG"_qs, u"FILE"_qs,
                                            u"\n  nimstone-cli analyze nim:3,4,5\n"_qs};
    QTest::newRow("prove") << words("prove --help")
                           << QStringList{u"prove THEOREM [POSITION…] [--move MOVE]"_qs, u"--lang LANG"_qs, u"FILE"_qs,
                                          u"\n  nimstone-cli prove nim-lemma-2 nim:42,27,19,10\n"_qs};
    QTest::newRow("audit") << words("audit --help")
                           << QStringList{u"audit GAME --upto N [--heaps H]"_qs, u"--lang LANG"_qs, u"FILE"_qs,
                                          u"\n  nimstone-cli audit wythoff --upto 2000\n"_qs};
    QTest::newRow("theorems") << words("theorems --help")
                              << QStringList{u"--lang LANG"_qs, u"FILE"_qs, u"\n  nimstone-cli theorems\n"_qs};
    QTest::newRow("solve") << words("solve --help")
                           << QStringList{u"solve PROBLEM [FILE]"_qs, u"--lang LANG"_qs, u"FILE"_qs,
                                          u"\n  nimstone-cli solve sicily-1922 input.txt"_qs};
}

void TestUsage::helpDescribesTheCommands()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, holds);
    const Ran english = run(arguments);
    QCOMPARE(english.exit, 0);
    QCOMPARE(english.errors, QString());
    const Ran chinese = run(inChinese(arguments));
    QCOMPARE(chinese.exit, 0);
    for (const QString& text : holds) {
        QVERIFY2(english.output.contains(text), qPrintable(text + u" in "_qs + english.output));
        QVERIFY2(chinese.output.contains(text), qPrintable(text + u" in "_qs + chinese.output));
    }
    QVERIFY(english.output.contains(u"\nUsage: nimstone-cli"_qs) && english.output.contains(u"\nExamples:\n"_qs));
    QVERIFY(chinese.output.contains(u"\n用法：nimstone-cli"_qs) && chinese.output.contains(u"\n示例：\n"_qs));
    // No word of the option parser is left untranslated.
    for (const QString& word : {u"Usage"_qs, u"Options"_qs, u"OPTIONS"_qs, u"Positionals"_qs, u"Print"_qs, u"TEXT"_qs, u"help message"_qs})
        QVERIFY2(!chinese.output.contains(word), qPrintable(word));
}

void TestUsage::theVersionIsPrinted()
{
    const Ran ran = run(words("--version"));
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.output.startsWith(u"nimstone-cli "_qs));
}

void TestUsage::theLanguageOfTheSystemIsUsed_data()
{
    using Environment = QMap<QString, QString>;
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("chinese");
    QTest::newRow("no language") << Environment{{u"LANG"_qs, u"C"_qs}} << QStringList() << false;
    QTest::newRow("English") << Environment{{u"LANG"_qs, u"en_GB.UTF-8"_qs}} << QStringList() << false;
    QTest::newRow("Chinese") << Environment{{u"LANG"_qs, u"zh_CN.UTF-8"_qs}} << QStringList() << true;
    QTest::newRow("Chinese messages") << Environment{{u"LANG"_qs, u"en_GB.UTF-8"_qs}, {u"LANGUAGE"_qs, u"zh_CN:en"_qs}}
                                      << QStringList() << true;
    QTest::newRow("the option wins") << Environment{{u"LANG"_qs, u"zh_CN.UTF-8"_qs}} << words("--lang en") << false;
    QTest::newRow("the option wins with =") << Environment{{u"LANG"_qs, u"en_GB.UTF-8"_qs}} << words("--lang=zh_CN") << true;
}

void TestUsage::theLanguageOfTheSystemIsUsed()
{
    using Environment = QMap<QString, QString>;
    QFETCH(Environment, environment);
    QFETCH(QStringList, arguments);
    QFETCH(bool, chinese);
    const Ran ran = run(words("analyze nim:0") + arguments, {}, environment);
    QCOMPARE(ran.output.contains(u"没有制胜的走法"_qs), chinese);
    QCOMPARE(ran.output.contains(u"No move wins"_qs), !chinese);
    const Ran refused = run(words("analyze --lang fr nim:0"), {}, environment);
    QCOMPARE(refused.exit, 2);
    QVERIFY(refused.errors.contains(u"'fr'"_qs) || refused.errors.contains(u"“fr”"_qs));
}

void TestUsage::allTheoremsAreListed()
{
    const Ran english = run(words("theorems"));
    const Ran chinese = run(inChinese(words("theorems")));
    for (const Ran& ran : {english, chinese}) {
        QCOMPARE(ran.exit, 0);
        // The name of a topic begins at the margin, and its theorems are indented below it.
        QStringList names;
        QStringList topics;
        for (const QString& line : ran.output.split(u'\n', Qt::SkipEmptyParts))
            (line.startsWith(u' ') ? names : topics) << line.trimmed().section(u' ', 0, 0);
        QCOMPARE(names.size(), static_cast<qsizetype>(proof::allTheorems().size()));
        for (const proof::Theorem theorem : proof::allTheorems())
            QVERIFY(names.contains(QString::fromUtf8(name(theorem).data(), static_cast<qsizetype>(name(theorem).size()))));
        QCOMPARE(names.front(), u"nim-lemma-1"_qs);
        QVERIFY(names.back().startsWith(u"flaw-"_qs));
        QVERIFY(topics.size() >= 2);
    }
    QVERIFY(english.output.contains(u"If the nim-sum is 0, every move makes it different from 0."_qs));
    QVERIFY(chinese.output.contains(u"异或和"_qs));
}

void TestUsage::standardInputIsRead_data()
{
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<QByteArray>("with");
    QTest::addColumn<QByteArray>("input");
    const QByteArray record = "{\"format\": \"nimstone-progress\", \"version\": 1, \"answers\": []}";
    QTest::newRow("analyze") << QByteArray("analyze") << QByteArray("analyze -") << QByteArray("nim:3,4,5\nnim:1,1\n");
    QTest::newRow("solve") << QByteArray("solve hdu-1527") << QByteArray("solve hdu-1527 -") << QByteArray("1 2\n3 4\n");
    QTest::newRow("results") << QByteArray("results") << QByteArray("results -") << record;
    QTest::newRow("verify") << QByteArray("verify") << QByteArray("verify -") << run(words("prove bouton nim:3,4,5 --format json")).output.toUtf8();
}

/// As in other programs, a dash or a missing file name stands for standard input.
void TestUsage::standardInputIsRead()
{
    QFETCH(QByteArray, without);
    QFETCH(QByteArray, with);
    QFETCH(QByteArray, input);
    const Ran expected = run(words(without), input);
    QCOMPARE(expected.exit, 0);
    const Ran ran = run(words(with), input);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, expected.output);
}

/// A set is read from standard input only if the option asks for it.
void TestUsage::aSetIsReadFromStandardInput()
{
    const QTemporaryDir folder;
    const QString record = folder.filePath(u"progress.json"_qs);
    QFile file(record);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"nimstone-progress\", \"version\": 1, \"answers\": []}");
    file.close();
    const QByteArray set = run(words("exercises --skill nim-sum --count 3")).output.toUtf8();
    QCOMPARE(run({u"results"_qs, record, u"--set"_qs, u"-"_qs}, set).errors, record + u" has no answers to this set.\n"_qs);
    const Ran worksheet = run(words("worksheet --set - -o") << folder.filePath(u"sheet.pdf"_qs), set);
    QCOMPARE(worksheet.errors, QString());
    QCOMPARE(worksheet.exit, 0);
    QVERIFY(QFile::exists(folder.filePath(u"sheet.pdf"_qs)));
    QCOMPARE(run(words("worksheet --set - -o") << folder.filePath(u"none.pdf"_qs), "[]").errors.section(u':', 0, 0), u"<stdin>"_qs);
}

void TestUsage::theOutputIsWrittenToAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"out.txt"_qs);
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write(QByteArray(10'000, 'x'));
    old.close();
    for (const QStringList& arguments : {words("theorems"), words("analyze nim:3,4,5"), words("prove bouton nim:3,4,5")}) {
        const Ran there = run(arguments);
        QCOMPARE(run(QStringList{arguments} << u"-o"_qs << u"-"_qs).output, there.output);
        const Ran ran = run(QStringList{arguments} << u"-o"_qs << path);
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.output, QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), there.output);
    }
}

void TestUsage::theOutputFileIsKeptAfterAnError_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("solve") << words("solve hdu-1527") << QByteArray("x\n");
    QTest::newRow("analyze") << words("analyze nim:x") << QByteArray();
    QTest::newRow("analyze lines") << words("analyze") << QByteArray("x\n\ny\n");
    QTest::newRow("audit") << words("audit nim --upto 1000000") << QByteArray();
    QTest::newRow("conjecture") << words("conjecture 1/0 nim --upto 3") << QByteArray();
}

void TestUsage::theOutputFileIsKeptAfterAnError()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    const QTemporaryDir folder;
    QFile old(folder.filePath(u"keep.txt"_qs));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old\n");
    old.close();
    QCOMPARE(run(QStringList{arguments} << u"-o"_qs << old.fileName(), input).exit, 2);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old\n"));
    const QString fresh = folder.filePath(u"fresh.txt"_qs);
    QCOMPARE(run(QStringList{arguments} << u"-o"_qs << fresh, input).exit, 2);
    QVERIFY(!QFile::exists(fresh));
}

void TestUsage::anEmptyAnswerEmptiesTheOutputFile()
{
    const QTemporaryDir folder;
    QFile old(folder.filePath(u"out.txt"_qs));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old\n");
    old.close();
    QCOMPARE(run(words("solve hdu-1527 -o") << old.fileName()).exit, 0);
    QCOMPARE(old.size(), 0);
}

void TestUsage::anOutputFileThatCannotBeWrittenIsRefused()
{
    const QTemporaryDir folder;
    const QString nowhere = folder.filePath(u"none/out.txt"_qs);
    for (const char* command : {"theorems", "analyze nim:1", "prove bouton nim:1", "solve sicily-1922"}) {
        const Ran ran = run(words(command) << u"-o"_qs << nowhere, "0\n");
        QCOMPARE(ran.errors, nowhere + u":1:1: the folder of this file does not exist: create it first\n"_qs);
        QCOMPARE(ran.exit, 2);
        const Ran inFolder = run(inChinese(words(command) << u"-o"_qs << folder.path()), "0\n");
        QCOMPARE(inFolder.errors, folder.path() + u":1:1: 这是文件夹，不是文件\n"_qs);
        QCOMPARE(inFolder.exit, 2);
    }
    if (QFile::exists(u"/dev/full"_qs)) {
        const Ran full = run(words("theorems -o /dev/full"));
        QCOMPARE(full.errors, u"/dev/full:1:1: no space left: free some space or write somewhere else\n"_qs);
        QCOMPARE(full.exit, 2);
    }
}

/// If a theorem does not apply to a position, the error suggests theorems and positions that can be proved.
void TestUsage::suggestionsCanBeProved()
{
    for (const char* line : {"prove nim-lemma-2 wythoff:3,5", "prove nim-lemma-2 nim:5,5", "prove bouton nim:1,2+nim:3", "prove bouton cutcake:3x4"}) {
        const Ran refused = run(words(line));
        QCOMPARE(refused.exit, 2);
        static const QRegularExpression offer(u"([a-z0-9-]+) '([^']+)'( --move [^ .,]+)?"_qs);
        int offers = 0;
        for (auto matches = offer.globalMatch(refused.errors); matches.hasNext(); ++offers) {
            const auto match = matches.next();
            const Ran offered = run(QStringList{u"prove"_qs, match.captured(1), match.captured(2)}
                                    << match.captured(3).split(u' ', Qt::SkipEmptyParts));
            QVERIFY2(offered.exit == 0, qPrintable(match.captured() + u": "_qs + offered.errors));
        }
        QVERIFY2(offers >= 1, qPrintable(refused.errors));
    }
}

void TestUsage::controlCharactersInErrorsAreEscaped()
{
    const Ran ran = run({u"prove"_qs, u"\x1b[31mred\n"_qs, u"nim:1"_qs});
    QCOMPARE(ran.errors, u"argument:1:1: expected the name of a theorem, such as nim-lemma-2, found '<U+001B>[31mred<U+000A>'\n"_qs);
}

NIMSTONE_TEST(TestUsage)
#include "tst_usage.moc"
