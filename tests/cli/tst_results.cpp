// Tests nimstone-cli results: it writes exported answers as a table, from a file or standard input, and names the place of an
// error.
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/cli/run.h"
#include "tests/program.h"

using namespace nimstone::tests;

namespace {

/// Returns a record with these answers, which begin at line 2, column 1. Each ' becomes a quotation mark.
QByteArray recordOf(const char* answers)
{
    return QByteArray(QByteArray("{'format': 'nimstone-progress', 'version': 1, 'answers': [\n") + answers + "]}").replace('\'', '"');
}

const char* const answer = "{'id': 'a', 'time': '2026-03-14T15:09:26.535Z', 'day': '2026-03-14', 'skill': 'nim-sum', 'exercise': 'nim-sum 2 4711/17', "
                           "'answer': '12', 'right': true, 'first': true, 'hints': 0, 'milliseconds': 5300}";

}  // namespace

class TestResults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsAreWrittenAsATable_data();
    void resultsAreWrittenAsATable();
    void badRecordsAreRefused_data();
    void badRecordsAreRefused();
    void recordsThatExceedTheMemoryAreRefused_data();
    void recordsThatExceedTheMemoryAreRefused();
    void controlCharactersDoNotReachTheTerminal_data();
    void controlCharactersDoNotReachTheTerminal();
    void theInputFileIsNotOverwritten();
    void aBadOutputFileIsRefusedBeforeReading();
    void aBadSetIsRefused_data();
    void aBadSetIsRefused();
};

void TestResults::resultsAreWrittenAsATable_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("answers")
        << words("results")
        << u"Time (UTC),Skill,Skill code,Level,Exercise,Answer,Right,First answer,Hints,Answer shown,Misconception,Misconception code,Seconds\r\n"
           "2026-03-14T15:09:26Z,Nim-sum,nim-sum,1,nim-sum 2 4711/17,12,1,1,0,0,,,5\r\n"_qs
        << u"时间（UTC）,技能,技能代号,难度,题目,作答,正确,首次作答,提示条数,看过答案,误解,误解代号,用时（秒）\r\n"
           "2026-03-14T15:09:26Z,异或和,nim-sum,1,nim-sum 2 4711/17,12,1,1,0,0,,,5\r\n"_qs;
    QTest::newRow("skills")
        << words("results --summary")
        << u"Skill,Skill code,Exercises asked,Right on the first try,Right on the first try (%),Mastered (%),Most common misconception\r\n"
           "Nim-sum,nim-sum,1,1,100,KNOWN,\r\n"_qs
        << u"技能,技能代号,题数,一次答对,一次答对率（%）,掌握程度（%）,最常见的误解\r\n"
           "异或和,nim-sum,1,1,100,KNOWN,\r\n"_qs;
}

void TestResults::resultsAreWrittenAsATable()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    // The column "Mastered (%)" depends on the mastery model, so its number is not compared.
    const auto withoutKnown = [](QString text) { return text.replace(QRegularExpression(u",100,\\d+,"_qs), u",100,KNOWN,"_qs); };
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"progress.json"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(recordOf(answer)) > 0);
    file.close();
    for (const Ran& ran : {run(arguments, recordOf(answer)), run(QStringList{arguments} << path)}) {
        QCOMPARE(ran.errors, QString());
        QCOMPARE(withoutKnown(ran.output), english);
        QCOMPARE(ran.exit, 0);
    }
    QCOMPARE(withoutKnown(run(inChinese(arguments), recordOf(answer)).output), chinese);
}

void TestResults::badRecordsAreRefused_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const QByteArray& input, const char* english, const char* chinese) {
        QTest::newRow(name) << input << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("an empty input", "", "1:1: expected more JSON, but the input ends here", "1:1: JSON 尚未结束，但输入到此为止");
    row("a text that is not JSON", "Dear Sir", "1:1: expected JSON, found 'D'", "1:1: 应为 JSON，却是“D”");
    row("JSON that is not a record", " []",
        "1:2: expected a practice record, with \"format\": \"nimstone-progress\" and \"version\": 1",
        "1:2: 应为练习记录，其中有 \"format\": \"nimstone-progress\" 和 \"version\": 1");
    row("a newer version", "{\"version\": 2}", "1:13: expected version 1, found 2: a newer version of Nimstone wrote this record",
        "1:13: 应为版本 1，却是 2：这份记录由更新版本的取石保存");
    row("an answer that is a number", recordOf("7"), "2:1: expected an answer in braces { }, found '7'", "2:1: 应为花括号 { } 中的一次作答，却是“7”");
    row("a field that is missing", recordOf("{'id': 'a'}"), "2:1: expected the field 'time' between these braces, but it is missing",
        "2:1: 这对花括号中应有字段“time”，但没有");
    row("a number as id", recordOf("{'id': 7}"), "2:8: expected text in quotation marks, found '7'", "2:8: 应为引号中的文字，却是“7”");
    row("too many hints", recordOf("{'hints': 6}"), "2:11: expected a whole number from 0 to 5, found '6'", "2:11: 应为 0 到 5 的整数，却是“6”");
    row("a text for true or false", recordOf("{'right': 'yes'}"),
        "2:11: expected true or false, found 'yes'", "2:11: 应为 true 或 false，却是“yes”");
    row("a time as a number", recordOf("{'time': 7}"), "2:10: expected a time such as 2026-03-14T15:09:26.535Z, found '7'",
        "2:10: 应为时间（例如 2026-03-14T15:09:26.535Z），却是“7”");
    row("a day in words", recordOf("{'day': 'today'}"), "2:9: expected a date such as 2026-03-14, found 'today'",
        "2:9: 应为日期（例如 2026-03-14），却是“today”");
    row("answers in braces", "{\"answers\": {}}", "1:13: expected a list in brackets [ ], found '{'", "1:13: 应为方括号 [ ] 中的列表，却是“{”");
}

void TestResults::badRecordsAreRefused()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(words("results"), input);
    QCOMPARE(ran.errors, u"<stdin>:"_qs + english + u'\n');
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    QCOMPARE(run(inChinese(words("results")), input).errors, u"<stdin>:"_qs + chinese + u'\n');
}

void TestResults::aBadOutputFileIsRefusedBeforeReading()
{
    // The input would be refused, too, but it has not been read yet.
    const Ran ran = run(words("results -o /none/answers.csv"), "no record");
    QCOMPARE(ran.errors, u"/none/answers.csv:1:1: the folder of this file does not exist: create it first\n"_qs);
    QCOMPARE(ran.exit, 2);
}

void TestResults::recordsThatExceedTheMemoryAreRefused_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("repeated");
    QTest::addColumn<int>("megabytes");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("error");
    const QString english = u"<stdin>:1:1: not enough memory to read this practice record\n"_qs;
    const QString chinese = u"<stdin>:1:1: 内存不足，无法读取这份练习记录\n"_qs;
    const QByteArray record = recordOf("");
    QTest::newRow("a file that is too large") << QByteArray() << QByteArray(1 << 20, ' ') << 400 << words("results") << english;
    QTest::newRow("a file that is too large, in Chinese") << QByteArray() << QByteArray(1 << 20, ' ') << 400 << inChinese(words("results")) << chinese;
    QTest::newRow("too many answers") << record.chopped(2) + answer << QByteArray(QByteArray(",\n") + answer).replace('\'', '"').repeated(1000)
                                 << 90 << words("results") << english;
    QTest::newRow("a text that is too long") << record.chopped(2) + "{\"id\": \"" << QByteArray(1 << 20, 'a') << 60 << words("results") << english;
}

void TestResults::recordsThatExceedTheMemoryAreRefused()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("the sanitizer itself takes more than the limit");
#endif
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, repeated);
    QFETCH(int, megabytes);
    QFETCH(QStringList, arguments);
    QFETCH(QString, error);
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"LC_ALL"_qs, u"C.UTF-8"_qs);
    process.setProcessEnvironment(variables);
    // The limit is in KiB: three times what the program needs for a small record.
    process.start(u"sh"_qs, QStringList{u"-c"_qs, u"ulimit -v 300000; exec \"$@\""_qs, u"sh"_qs, QStringLiteral(NIMSTONE_CLI)} + arguments);
    process.write(begin.contains('\'') ? QByteArray(begin).replace('\'', '"') : begin);
    // A program that has ended reads no more input.
    for (qsizetype sent = 0; sent < megabytes * 1'000'000 && process.state() != QProcess::NotRunning; sent += repeated.size()) {
        process.write(repeated);
        while (process.bytesToWrite() > (8 << 20) && process.waitForBytesWritten()) {}
    }
    process.closeWriteChannel();
    QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60'000));
    QCOMPARE(QString::fromUtf8(process.readAllStandardError()), error);
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
}

void TestResults::controlCharactersDoNotReachTheTerminal_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("shown");
    const QByteArray escape(R"(\u001b]0;you\u0007\u009b2J)");
    const auto with = [&escape](const char* field) {
        QByteArray record = recordOf(answer);
        const QByteArray name = QByteArray("\"") + field + "\": \"";
        return record.insert(record.indexOf(name) + name.size(), escape);
    };
    for (const char* field : {"skill", "exercise", "answer"})
        QTest::addRow("a table, %s", field) << words("results") << with(field) << u"<U+001B>]0;you<U+0007><U+009B>2J"_qs;
    QTest::newRow("a table of skills") << words("results --summary") << with("skill") << u"<U+001B>]0;you<U+0007><U+009B>2J"_qs;
    for (const char* field : {"id", "time", "day"})
        QTest::addRow("an error, %s", field) << words("results") << with(field) << (qstrcmp(field, "id") == 0 ? QString() : u"<U+001B>]0;you<U+0007>"_qs);
    QTest::newRow("an error, no JSON") << words("results") << QByteArray("{\x1b[2J") << u"U+001B"_qs;
    QTest::newRow("the name of a file") << (words("results") << u"/nowhere/\x1b[2J"_qs) << QByteArray() << u"/nowhere/<U+001B>[2J:1:1"_qs;
    QTest::newRow("an option") << (words("results") << u"--\x1b[2J"_qs) << QByteArray() << u"<U+001B>[2J"_qs;
    QTest::newRow("a position") << (words("analyze") << u"nim:\x1b[2J"_qs) << QByteArray() << u"<U+001B>"_qs;
    QTest::newRow("a conjecture") << (words("conjecture") << u"a\x1b[2J"_qs << u"nim"_qs << u"--upto"_qs << u"3"_qs) << QByteArray() << u"<U+001B>"_qs;
    QTest::newRow("a problem") << (words("solve") << u"\x1b[2J"_qs) << QByteArray() << u"<U+001B>[2J"_qs;
}

void TestResults::controlCharactersDoNotReachTheTerminal()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(QString, shown);
    const Ran ran = run(arguments, input);
    const QString all = ran.output + ran.errors;
    QVERIFY2(all.contains(shown), qPrintable(all));
    for (const QChar character : all) {
        const bool isLineEnd = character == u'\n' || character == u'\r';
        QVERIFY2(isLineEnd || character == QChar::ByteOrderMark || character.isPrint(), qPrintable(all));
    }
}

void TestResults::theInputFileIsNotOverwritten()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"progress.json"_qs);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(recordOf(answer)) > 0);
    file.close();
    const Ran ran = run(words("results") << path << u"-o"_qs << path);
    QCOMPARE(ran.errors, path + u":1:1: this is the input file: write the output to another file\n"_qs);
    QCOMPARE(ran.exit, 2);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), recordOf(answer));
}

void TestResults::aBadSetIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("error");
    QTest::newRow("no such file") << words("results --set /nowhere/set.json") << u"/nowhere/set.json:1:1: "_qs;
    QTest::newRow("an empty file") << words("results --set /dev/null") << u"/dev/null:1:1: "_qs;
    QTest::newRow("a file without a name") << (words("results --set") << QString()) << u"argument:1:1: "_qs;
}

void TestResults::aBadSetIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, error);
    const Ran ran = run(arguments, recordOf(answer));
    QVERIFY2(ran.errors.startsWith(error), qPrintable(ran.errors));
    QCOMPARE(ran.errors.count(u'\n'), 1);
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
}

NIMSTONE_TEST(TestResults)
#include "tst_results.moc"
