// Tests the files that pupils hand in. Such a file is a record of practice with one more field: it is read back unchanged, errors
// name their place, and no content takes long.
#include <QDateTime>
#include <QTest>

#include "app/storage/sets/hand_in.h"
#include "core/practice/worksheet.h"
#include "tests/app/storage/json.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using tests::json;

namespace {

const QString someSet = QStringLiteral("5f6c0123456789abcdef");

HandIn handInOf(const QString& name, int answers = 3)
{
    return {.set = someSet, .title = QStringLiteral("Week 3"), .name = name, .number = QStringLiteral("17"), .className = QStringLiteral("10b"),
            .time = tests::beginning, .program = QStringLiteral("1.1.0"), .done = {3, 5}, .answers = tests::answersUpTo(answers)};
}

/// Returns a record without answers that has this field `handIn`, which begins at line 2, column 1.
QByteArray recordWith(const QByteArray& field)
{
    return json("{'format': 'nimstone-progress', 'version': 1,\n'handIn': ") + field + json(", 'answers': []}");
}

}  // namespace

class TestHandIn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenFilesAreReadBack_data();
    void writtenFilesAreReadBack();
    void aHandInIsARecordOfPractice();
    void aRecordOfPracticeIsRead();
    void fieldsAreRead_data();
    void fieldsAreRead();
    void faultsAreReportedWithTheirPlace_data();
    void faultsAreReportedWithTheirPlace();
    void aTruncatedFileIsRefused();
    void anyContentIsReadQuickly_data();
    void anyContentIsReadQuickly();
    void seedsDependOnThePupil_data();
    void seedsDependOnThePupil();
};

void TestHandIn::writtenFilesAreReadBack_data()
{
    QTest::addColumn<HandIn>("handIn");
    QTest::newRow("usual") << handInOf(QStringLiteral("Li Ming"));
    QTest::newRow("a Chinese name") << handInOf(QString::fromUtf8("李明"));
    QTest::newRow("an odd name") << handInOf(QString::fromUtf8("\"\\/<b> 𠮷"));
    QTest::newRow("many answers") << handInOf(QStringLiteral("Li Ming"), tests::count(200, 10'000));
    QTest::newRow("no answers") << handInOf(QStringLiteral("Li Ming"), 0);
    QTest::newRow("nothing") << HandIn{};
    HandIn all = handInOf(QStringLiteral("Li Ming"));
    all.done.clear();
    for (std::size_t entry = 0; entry < practice::mostOnSheet; ++entry)
        all.done.push_back(entry);
    QTest::newRow("every entry is done") << all;
}

void TestHandIn::writtenFilesAreReadBack()
{
    QFETCH(HandIn, handIn);
    const QByteArray content = printHandIn(handIn);
    const auto read = parseHandIn(content);
    QVERIFY(read.has_value());
    QVERIFY(*read == handIn);
    QCOMPARE(printHandIn(*read), content);
}

/// Every program that reads a record of practice reads the answers, also Nimstone 1.0.
void TestHandIn::aHandInIsARecordOfPractice()
{
    const HandIn handIn = handInOf(QStringLiteral("Li Ming"));
    const auto read = parseProgressJson(printHandIn(handIn));
    QVERIFY(read.has_value());
    QVERIFY(*read == handIn.answers);
}

void TestHandIn::aRecordOfPracticeIsRead()
{
    std::vector<AnswerRecord> answers = tests::answersUpTo(5);
    const std::vector<AnswerRecord> given = answers;
    AnswerRecord note = answers.front();
    note.skill = QStringLiteral("note");
    answers.insert(answers.begin() + 2, note);
    const auto read = parseHandIn(printProgressJson(answers));
    QVERIFY(read.has_value());
    QVERIFY2(*read == HandIn{.answers = given}, "the file states more than its answers");
}

void TestHandIn::fieldsAreRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<HandIn>("handIn");
    const auto row = [](const char* name, const QByteArray& content, const HandIn& handIn) { QTest::newRow(name) << content << handIn; };
    const auto field = [](const char* text) { return recordWith(json(text)); };
    row("an empty field", field("{}"), {});
    row("a list", field("[{'name': 'Li Ming', 'done': [1]}, 'name', 7]"), {});
    row("nothing", field("null"), {});
    row("a name", field("{'name': 'Li Ming'}"), {.name = QStringLiteral("Li Ming")});
    row("a name with blanks", field("{'name': '\\t Li   Ming\\n'}"), {.name = QStringLiteral("Li Ming")});
    row("a long name", recordWith("{\"name\": \"" + QByteArray("x").repeated(300) + "\"}"), {.name = QString(200, u'x')});
    row("a long name that ends within a character", recordWith("{\"name\": \"" + QByteArray("x").repeated(199) + "𠮷\"}"), {.name = QString(199, u'x')});
    row("a time", field("{'time': '2026-03-14T15:09:26.535Z'}"), {.time = 1'773'500'966'535});
    row("done twice", field("{'done': [7, 7, 0]}"), {.done = {7, 7, 0}});
    row("nothing done", field("{'done': []}"), {});
    row("fields of a later version", field("{'mood': {'name': 'x', 'done': [1000]}, 'name': 'Ann', 'marks': [[1, {'time': 3}], null]}"), {.name = QStringLiteral("Ann")});
    row("fields elsewhere", json("{'format': 'nimstone-progress', 'version': 1, 'name': 7, 'time': [], 'other': {'handIn': 3, 'done': 4}, 'answers': []}"), {});
    row("the field after the answers", json("{'format': 'nimstone-progress', 'version': 1, 'answers': [], 'handIn': {'name': 'Ann'}}"), {.name = QStringLiteral("Ann")});
    row("the field first", json("{'handIn': {'name': 'Ann'}, 'format': 'nimstone-progress', 'version': 1, 'answers': []}"), {.name = QStringLiteral("Ann")});
    row("a byte order mark", "\xEF\xBB\xBF" + field("{'name': 'Ann'}"), {.name = QStringLiteral("Ann")});
    HandIn many;
    many.done.assign(practice::mostOnSheet, 1);
    row("more done than there are entries", recordWith("{\"done\": [1" + QByteArray(",1").repeated(1000) + "]}"), many);
}

void TestHandIn::fieldsAreRead()
{
    QFETCH(QByteArray, content);
    QFETCH(HandIn, handIn);
    const auto read = parseHandIn(content);
    QVERIFY(read.has_value());
    QVERIFY(*read == handIn);
}

void TestHandIn::faultsAreReportedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<ProgressJsonError>("error");
    using Kind = ProgressJsonError::Kind;
    const auto row = [](const char* name, const QByteArray& content, Kind kind, std::size_t line, std::size_t column, const char* path, const char* found, qint64 most = 199) {
        QTest::newRow(name) << content << ProgressJsonError{kind, line, column, QString::fromUtf8(path), QString::fromUtf8(found), 0, most};
    };
    const auto field = [](const char* text) { return recordWith(json(text)); };
    row("another text", "Dear Sir", Kind::NoJson, 1, 1, "", "D", 0);
    row("an exercise set", json("{'nimstone': 'exercise-set', 'version': 2, 'exercises': []}"), Kind::NotOurs, 1, 14, "nimstone", "exercise-set", 0);
    row("a name that is a number", field("{'name': 7}"), Kind::NoText, 2, 20, "handIn.name", "7");
    row("a number that is a number", field("{'name': 'Ann', 'number': 17}"), Kind::NoText, 2, 37, "handIn.number", "17");
    row("a set in braces", field("{'set': {}}"), Kind::NoText, 2, 19, "handIn.set", "{");
    row("a time in words", field("{'time': 'noon'}"), Kind::NoTime, 2, 20, "handIn.time", "noon");
    row("a time without its zone", field("{'time': '2026-03-14T15:09:26.535'}"), Kind::NoTime, 2, 20, "handIn.time", "2026-03-14T15:09:26.535");
    row("a time that is a number", field("{'time': 1773501}"), Kind::NoTime, 2, 20, "handIn.time", "1773501");
    row("done in words", field("{'done': 'all'}"), Kind::NoList, 2, 20, "handIn.done", "all");
    row("done in braces", field("{'done': {'3': 4}}"), Kind::NoList, 2, 20, "handIn.done", "{");
    row("a negative entry", field("{'done': [3, -1]}"), Kind::NoNumber, 2, 24, "handIn.done", "-1");
    row("an entry beyond the last", field("{'done': [200]}"), Kind::NoNumber, 2, 21, "handIn.done", "200");
    row("an entry that is a list", field("{'done': [[3]]}"), Kind::NoNumber, 2, 21, "handIn.done", "[");
    row("an entry that is a fraction", field("{'done': [1.5]}"), Kind::NoNumber, 2, 21, "handIn.done", "1.5");
}

void TestHandIn::faultsAreReportedWithTheirPlace()
{
    QFETCH(QByteArray, content);
    QFETCH(ProgressJsonError, error);
    const auto read = parseHandIn(content);
    QVERIFY(!read);
    const ProgressJsonError& found = read.error();
    QCOMPARE(int(found.kind), int(error.kind));
    QCOMPARE(found.line, error.line);
    QCOMPARE(found.column, error.column);
    QCOMPARE(found.path, error.path);
    QCOMPARE(found.found, error.found);
    QVERIFY(found == error);
}

void TestHandIn::aTruncatedFileIsRefused()
{
    const QByteArray content = printHandIn(handInOf(QString::fromUtf8("李明"), 2)).trimmed();
    for (qsizetype size = 0; size < content.size(); ++size)
        QVERIFY2(!parseHandIn(content.left(size)), content.left(size).constData());
    QVERIFY(parseHandIn(content).has_value());
}

void TestHandIn::anyContentIsReadQuickly_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QByteArray>("end");
    const auto row = [](const char* name, const char* begin, const char* more, const char* end) {
        QTest::newRow(name) << json(begin) << json(more) << json(end);
    };
    row("lists in lists", "{'name': ", "[", "");
    row("lists in lists that end", "{'mood': [", "[],", "0]}");
    row("objects in a list", "{'mood': [", "{},", "0]}");
    row("objects among what is done", "{'done': [", "{},", "0]}");
    row("many fields", "{", "'a': {},", "'b': 0}");
    row("a key that never ends", "{'", "key", "': [1, 2, 3]}");
    row("a name that never ends", "{'name': '", "Li Ming", "'}");
    row("entries that never end", "{'done': [", "7,", "7]}");
}

/// The size of a file is limited, and the time grows no faster than the size.
void TestHandIn::anyContentIsReadQuickly()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, more);
    QFETCH(QByteArray, end);
    const auto size = tests::count<qsizetype>(1'000'000, largestHandIn - 200);
    const auto read = parseHandIn(recordWith(begin + more.repeated(size / more.size()) + end));
    if (read)
        QVERIFY(read->name.size() <= 200 && read->done.size() <= practice::mostOnSheet);
}

void TestHandIn::seedsDependOnThePupil_data()
{
    QTest::addColumn<QString>("set");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("number");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char* label, const QString& set, const char* name, const char* number, bool isSame) {
        QTest::newRow(label) << set << QString::fromUtf8(name) << QString::fromUtf8(number) << isSame;
    };
    row("the same pupil", someSet, "Émile Li", "17b", true);
    row("blanks", someSet, "  Émile   Li ", " 17b ", true);
    row("capitals", someSet, "éMILE LI", "17B", true);
    row("another name", someSet, "Emile Li", "17b", false);
    row("another number", someSet, "Émile Li", "17a", false);
    row("no number", someSet, "Émile Li", "", false);
    row("the number in the name", someSet, "Émile Li 17b", "", false);
    row("another set", QStringLiteral("6f6c"), "Émile Li", "17b", false);
}

void TestHandIn::seedsDependOnThePupil()
{
    QFETCH(QString, set);
    QFETCH(QString, name);
    QFETCH(QString, number);
    QFETCH(bool, isSame);
    const quint64 seed = pupilSeed(set, name, number);
    QVERIFY(seed <= maxCount);
    QCOMPARE(seed == pupilSeed(someSet, QString::fromUtf8("Émile Li"), QStringLiteral("17b")), isSame);
}

NIMSTONE_TEST(TestHandIn)
#include "tst_hand_in.moc"
