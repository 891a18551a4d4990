// Tests the record of practice as JSON: it is read back unchanged, and an error names the fault and its place, however large and
// deep the text is.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/record/progress_json.h"
#include "tests/app/storage/json.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using JsonFault = ProgressJsonError::Kind;

namespace {

const QByteArray head = json("{'format': 'nimstone-progress', 'version': 1, 'answers': [");
const QByteArray tail = "]}";
const QByteArray whole = json("{'id': 'a', 'time': '2026-03-14T15:09:26.535Z', 'day': '2026-03-14', 'skill': 'nim-sum', "
                              "'exercise': 'nim-sum 2 4711/17', 'answer': '12', 'right': true, 'first': true, 'hints': 0}");

/// Returns a record of one answer with another value for one field.
QByteArray with(const char* field, const char* value)
{
    QByteArray answer = whole;
    answer.chop(1);
    return head + answer + ", \"" + field + "\": " + value + "}" + tail;
}

QByteArray without(const char* field)
{
    return head + QByteArray(whole).replace("\"" + QByteArray(field) + "\"", "\"other\"") + tail;
}

}  // namespace

class TestProgressJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenRecordsAreReadBack_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 2, 1000})
            QTest::addRow("%d answers", count) << count;
    }

    void writtenRecordsAreReadBack()
    {
        QFETCH(int, count);
        const auto answers = answersUpTo(count);
        const auto read = parseProgressJson(printProgressJson(answers));
        QVERIFY(read.has_value());
        QVERIFY(*read == answers);
    }

    void unusualTextsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("Chinese") << QStringLiteral("先手胜");
        QTest::newRow("a character beyond 16 bits") << QStringLiteral("𠮷");
        QTest::newRow("quotes and slashes") << QStringLiteral("\"\\/'");
        QTest::newRow("control characters") << QStringLiteral("\t\n\r\x01");
        QTest::newRow("a long text") << QStringLiteral("x").repeated(1'000'000);
    }

    void unusualTextsAreRead()
    {
        QFETCH(QString, text);
        AnswerRecord answer = answerNumber(1);
        answer.answer = text;
        const auto read = parseProgressJson(printProgressJson({answer}));
        QVERIFY(read && *read == std::vector{answer});
    }

    void recordsOfOtherProgramsAreRead_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("the fields of this version") << head + whole + tail;
        QTest::newRow("on many lines") << QByteArray(head + whole + tail).replace(",", ",\r\n\t");
        QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + head + whole + tail;
        QTest::newRow("fields of a later version") << with("mood", json("{'deep': [[{'answers': [1]}]]}"));
        QTest::newRow("an unknown field beside the answers")
            << QByteArray(head + whole + tail).replace("\"version\"", json("'by': {'format': 'x', 'answers': [7]}, 'version'"));
        QTest::newRow("another order")
            << json("{'answers': [") + whole + json("], 'version': 1, 'format': 'nimstone-progress'}");
    }

    void recordsOfOtherProgramsAreRead()
    {
        QFETCH(QByteArray, content);
        const auto read = parseProgressJson(content);
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), 1U);
        const AnswerRecord& answer = read->front();
        QCOMPARE(answer.id, QStringLiteral("a"));
        QCOMPARE(answer.time, 1773500966535);
        QCOMPARE(answer.day, 20526);
        QCOMPARE(answer.exercise, QStringLiteral("nim-sum 2 4711/17"));
        QCOMPARE(answer.level, 1);
        QVERIFY(answer.right && answer.first && !answer.answerShown);
    }

    void faultsInARecordAreReported_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<ProgressJsonError>("error");
        const auto noJson = [](const char* name, const QByteArray& content, std::size_t line, std::size_t column, const char* found) {
            QTest::newRow(name) << content << ProgressJsonError{JsonFault::NoJson, line, column, {}, QString::fromUtf8(found)};
        };
        noJson("empty", "", 1, 1, "");
        noJson("another text", "Dear Sir,\n", 1, 1, "D");
        noJson("cut off", head, 1, 59, "");
        noJson("cut off in a text", "{\n \"form", 2, 7, "");
        noJson("a comma too many", "{\"a\": 1,}", 1, 9, "}");
        noJson("after Chinese", "{\"先手\": x}", 1, 8, "x");
        noJson("two records", "{\"format\": \"nimstone-progress\"} {}", 1, 33, "{");
        noJson("an incomplete word", "{\"a\":\n nul}", 2, 5, "}");
        const auto noUtf8 = [](const char* name, const QByteArray& content, std::size_t line, std::size_t column, const char* byte) {
            QTest::newRow(name) << content << ProgressJsonError{JsonFault::NoUtf8, line, column, {}, QLatin1String(byte)};
        };
        noUtf8("a byte of no UTF-8", "{\"a\": \xFF}", 1, 7, "FF");
        noUtf8("a byte of no UTF-8 in a text", "{\"a\": \"\xFF\"}", 1, 8, "FF");
        noUtf8("Latin-1", "{\n\"name\": \"Jos\xE9\"}", 2, 13, "E9");
        noUtf8("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), 1, 1, "FF");
        noJson("a bad byte after the error", "{\n\"a\": x\xFF}", 2, 6, "x");
        noJson("zeros", QByteArray(64, '\0'), 1, 1, "U+0000");

        const auto add = [](const char* name, const QByteArray& content, JsonFault kind, const char* path, const char* found,
                            qint64 least = 0, qint64 most = 0) {
            QTest::newRow(name) << content << ProgressJsonError{kind, 0, 0, QLatin1String(path), QString::fromUtf8(found), least, most};
        };
        add("a list", "[]", JsonFault::NotOurs, "", "[");
        add("a number", "7", JsonFault::NotOurs, "", "7");
        add("an empty object", "{}", JsonFault::NotOurs, "", "");
        add("a file of another program", json("{'format': 'songs', 'version': 1}"), JsonFault::NotOurs, "format", "songs");
        add("an exercise set", json("{'nimstone': 'exercise-set', 'version': 2}"), JsonFault::NotOurs, "nimstone", "exercise-set");
        add("without a format", json("{'version': 1, 'answers': []}"), JsonFault::NotOurs, "", "");
        add("without a version", json("{'format': 'nimstone-progress', 'answers': []}"), JsonFault::NotOurs, "", "");
        add("version 0", json("{'format': 'nimstone-progress', 'version': 0}"), JsonFault::NotOurs, "version", "0");
        add("a newer version", json("{'format': 'nimstone-progress', 'version': 2}"), JsonFault::Newer, "version", "2");
        add("without answers", json("{'format': 'nimstone-progress', 'version': 1}"), JsonFault::FieldMissing, "", "answers");
        add("answers are not a list", json("{'answers': {}}"), JsonFault::NoList, "answers", "{");
        add("an answer that is a number", head + whole + ", 7" + tail, JsonFault::NoObject, "answers[1]", "7");
        add("an answer that is a list", head + "[]" + tail, JsonFault::NoObject, "answers[0]", "[");
        for (const char* field : {"id", "time", "day", "skill", "exercise", "answer", "right", "first", "hints"})
            add(qPrintable(QStringLiteral("without %1").arg(QLatin1String(field))), without(field), JsonFault::FieldMissing, "answers[0]", field);
        add("an empty answer", head + "{}" + tail, JsonFault::FieldMissing, "answers[0]", "id");
        add("a number as id", with("id", "7"), JsonFault::NoText, "answers[0].id", "7");
        add("an empty id", with("id", "\"\""), JsonFault::NoText, "answers[0].id", "");
        add("an object as skill", with("skill", "{}"), JsonFault::NoText, "answers[0].skill", "{");
        add("a text for a boolean", with("right", "\"true\""), JsonFault::NoTruth, "answers[0].right", "true");
        add("null for a boolean", with("first", "null"), JsonFault::NoTruth, "answers[0].first", "null");
        add("a fraction", with("hints", "1.5"), JsonFault::NoNumber, "answers[0].hints", "1.5", 0, 5);
        add("too many hints", with("hints", "6"), JsonFault::NoNumber, "answers[0].hints", "6", 0, 5);
        add("a negative level", with("level", "-1"), JsonFault::NoNumber, "answers[0].level", "-1", 1, 99);
        add("a level beyond 63 bits", with("level", "18446744073709551615"), JsonFault::NoNumber, "answers[0].level", "18446744073709551615", 1, 99);
        add("a day in words", with("day", "\"yesterday\""), JsonFault::NoDay, "answers[0].day", "yesterday");
        add("a day that does not exist", with("day", "\"2026-02-30\""), JsonFault::NoDay, "answers[0].day", "2026-02-30");
        add("a day as a number", with("day", "20260314"), JsonFault::NoDay, "answers[0].day", "20260314");
        add("a time without a zone", with("time", "\"2026-03-14T15:09:26.535\""), JsonFault::NoTime, "answers[0].time", "2026-03-14T15:09:26.535");
        add("a time as a number", with("time", "1"), JsonFault::NoTime, "answers[0].time", "1");
        add("a long text", with("time", qPrintable(QLatin1Char('"') + QStringLiteral("取").repeated(1000) + QLatin1Char('"'))),
            JsonFault::NoTime, "answers[0].time", qPrintable(QStringLiteral("取").repeated(24)));
    }

    void faultsInARecordAreReported()
    {
        QFETCH(QByteArray, content);
        QFETCH(ProgressJsonError, error);
        const auto read = parseProgressJson(content);
        QVERIFY(!read);
        QCOMPARE(int(read.error().kind), int(error.kind));
        if (error.line == 0) {
            error.line = read.error().line;
            error.column = read.error().column;
        }
        QCOMPARE(read.error().line, error.line);
        QCOMPARE(read.error().column, error.column);
        QCOMPARE(read.error().path, error.path);
        QCOMPARE(read.error().found, error.found);
        QVERIFY(read.error() == error);
        const QString said = sentence(read.error(), QStringLiteral("my-100%2.json"));
        QVERIFY2(said.startsWith(QStringLiteral("my-100%2.json")), qPrintable(said));
        QVERIFY2(said.contains(error.path) || error.kind == JsonFault::NotOurs || error.kind == JsonFault::Newer, qPrintable(said));
    }

    void faultsAreReportedWithLineAndColumn_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<std::size_t>("line");
        QTest::addColumn<std::size_t>("column");
        const auto at = [](const char* name, const QByteArray& content, std::size_t line, std::size_t column) {
            QTest::newRow(name) << content << line << column;
        };
        at("a value", json("{'format': 'nimstone-progress', 'version': 1,\n 'answers': [{'id':\n  7}]}"), 3, 3);
        at("after Chinese", json("{'format': 'nimstone-progress', 'version': 1, 'answers': [\n{'x': '先手', 'id': 7}]}"), 2, 19);
        at("after fields that are ignored", json("{'x': [{'id': 1}, -1.5e3, true, null, '\\'}'],\n'version': 2}"), 2, 12);
        at("an answer without its fields", json("{'format': 'nimstone-progress', 'version': 1, 'answers': [\n  {'id': 'a'}]}"), 2, 3);
        at("a record without answers", json("\n {'format': 'nimstone-progress', 'version': 1}"), 2, 2);
        at("a byte order mark", json("\xEF\xBB\xBF{'version': 2}"), 1, 13);
    }

    void faultsAreReportedWithLineAndColumn()
    {
        QFETCH(QByteArray, content);
        const auto read = parseProgressJson(content);
        QVERIFY(!read);
        QTEST(read.error().line, "line");
        QTEST(read.error().column, "column");
    }

    void aTruncatedRecordIsRefused()
    {
        const QByteArray content = head + whole + tail;
        for (qsizetype size = 0; size < content.size(); ++size)
            QVERIFY2(!parseProgressJson(content.left(size)), content.left(size).constData());
        QVERIFY(parseProgressJson(content).has_value());
    }

    void textsOfAnyDepthAndSizeAreRefused_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("lists in lists") << json("{'a': ") << QByteArray("[");
        QTest::newRow("objects in objects") << QByteArray() << json("{'a': ");
        QTest::newRow("an answer that never ends") << head << json("{'id': {'id': ");
        QTest::newRow("a text that never ends") << json("{'a': '") << QByteArray("取石");
        QTest::newRow("a number that never ends") << json("{'a': ") << QByteArray("1234567890");
    }

    void textsOfAnyDepthAndSizeAreRefused()
    {
        QFETCH(QByteArray, begin);
        QFETCH(QByteArray, more);
        const qsizetype size = tests::count(4'000'000, 100'000'000);
        QVERIFY(!parseProgressJson(begin + more.repeated(size / more.size())));
    }

    void aRecordOfOneHundredMegabytesIsRead()
    {
        const int count = tests::count(10'000, 420'000);
        const QByteArray content = printProgressJson(answersUpTo(count));
        const auto read = parseProgressJson(content);
        QVERIFY(read.has_value());
        QCOMPARE(read->size(), static_cast<std::size_t>(count));
        qInfo("printed and read %d answers in %lld bytes", count, static_cast<long long>(content.size()));
    }

    void readingRefusesMissingAndLargeFiles()
    {
        QTemporaryDir home;
        const auto kindOf = [](const QString& path) { return int(readProgressJson(path).error().kind); };
        QCOMPARE(kindOf(home.filePath(QStringLiteral("none.json"))), int(JsonFault::Unreadable));
        QCOMPARE(kindOf(home.path()), int(JsonFault::Unreadable));
        QFile huge(home.filePath(QStringLiteral("huge.json")));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        QVERIFY(huge.resize(largestProgressJson + 1));
        huge.close();
        QCOMPARE(kindOf(huge.fileName()), int(JsonFault::TooLarge));
    }
};

NIMSTONE_TEST(TestProgressJson)
#include "tst_progress_json.moc"
