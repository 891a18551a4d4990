// Exercise sets as JSON: they are read back unchanged, and an error names the fault and its place, however large and deep
// the text is.
#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/storage/json.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using tests::json;
using Kind = SetError::Kind;

namespace {

/// Returns a set with these exercises, which begin at line 2, column 1.
QByteArray setOf(const char* exercises)
{
    return json("{'nimstone': 'exercise-set', 'version': 1, 'exercises': [\n") + json(exercises) + "]}";
}

/// Returns a set with one exercise and another field, which begins at line 2, column 1.
QByteArray with(const char* field)
{
    return json("{'nimstone': 'exercise-set', 'version': 1,\n") + json(field) + json(", 'exercises': [{'code': 'nim-sum 1 1/1'}]}");
}

}  // namespace

class TestExerciseSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenSetsAreReadBack_data();
    void writtenSetsAreReadBack();
    void largeSeedsAreKept_data();
    void largeSeedsAreKept();
    void typedSetsAreRead_data();
    void typedSetsAreRead();
    void faultsAreReportedWithTheirPlace_data();
    void faultsAreReportedWithTheirPlace();
    void aDraftOfASetMayBeEmpty();
    void aTruncatedSetIsRefused();
    void textsOfAnyDepthAndSizeAreRefused_data();
    void textsOfAnyDepthAndSizeAreRefused();
    void theLastExercisesOfSeedsAreRead();
    void theSchemaNamesEverySkill();
};

void TestExerciseSet::writtenSetsAreReadBack_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("title");
    for (const int count : {1, 2, 30, 200})
        QTest::addRow("%d exercises", count) << count << QByteArray();
    QTest::newRow("a Chinese title") << 1 << QByteArray("第三周");
    QTest::newRow("an odd title") << 1 << QByteArray("\"\\/<b>\t\n𠮷");
}

void TestExerciseSet::writtenSetsAreReadBack()
{
    QFETCH(int, count);
    QFETCH(QByteArray, title);
    ExerciseSet set{title.toStdString(), title.isEmpty() ? "" : "zh_CN", exercisesFor({{allSkills.begin(), allSkills.end()}, std::nullopt, count, 4711})};
    set.exercises.back() = {*exerciseOn({{3, 5, 7}}, Skill::NimSum), std::nullopt};
    const QByteArray content = printExerciseSet(set);
    const auto read = parseExerciseSet(content);
    QVERIFY(read.has_value());
    QVERIFY(*read == set);
    QCOMPARE(printExerciseSet(*read), content);
}

void TestExerciseSet::largeSeedsAreKept_data()
{
    QTest::addColumn<quint64>("seed");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("the largest seed that is exact everywhere") << quint64{9007199254740992} << QByteArray("9007199254740992");
    QTest::newRow("the first seed that is rounded") << quint64{9007199254740993} << QByteArray("\"9007199254740993\"");
    QTest::newRow("the largest seed") << quint64{maxCount} << QByteArray("\"9223372036854775807\"");
}

/// Seeds that other programs would round are written in quotation marks. Earlier versions wrote no quotation marks.
void TestExerciseSet::largeSeedsAreKept()
{
    QFETCH(quint64, seed);
    QFETCH(QByteArray, written);
    const ExerciseCode code{Skill::NimSum, 2, seed, 3};
    const ExerciseSet set{"", "", {{exerciseOf(code), code}}};
    const QByteArray content = printExerciseSet(set);
    QVERIFY2(content.contains("\"seed\": " + written + ','), content.constData());
    for (const QByteArray& form : {content, QByteArray(content).replace(written, QByteArray::number(seed))}) {
        const auto read = parseExerciseSet(form);
        QVERIFY(read.has_value());
        QVERIFY(*read == set);
    }
}

void TestExerciseSet::typedSetsAreRead_data()
{
    QTest::addColumn<QByteArray>("content");
    const char* const one = "{'skill': 'nim-sum', 'level': 1, 'seed': 7, 'number': 1}";
    QTest::newRow("every field") << setOf(one);
    QTest::newRow("level and number left out") << setOf("{'skill': 'nim-sum', 'seed': 7}");
    QTest::newRow("another order") << setOf("{'number': 1, 'seed': 7, 'skill': 'nim-sum'}");
    QTest::newRow("a code") << setOf("{'code': 'nim-sum 1 7/1'}");
    QTest::newRow("a code with blanks") << setOf("{'code': '  nim-sum  1\\t7/1 '}");
    QTest::newRow("a byte order mark") << "\xEF\xBB\xBF" + setOf(one);
    QTest::newRow("a set on many lines") << setOf(one).replace(",", ",\r\n\t");
    QTest::newRow("with its schema") << setOf(one).replace("{\"nimstone\"", json("{'$schema': 'docs/x.json', 'nimstone'"));
    QTest::newRow("a name by its code points") << setOf("{'code': 'nim-sum 1 7/\\u0031'}");
    QTest::newRow("a set that begins with its exercises") << json("{'exercises': [") + json(one) + json("], 'version': 1, 'nimstone': 'exercise-set'}");
}

void TestExerciseSet::typedSetsAreRead()
{
    QFETCH(QByteArray, content);
    const auto read = parseExerciseSet(content);
    QVERIFY(read.has_value());
    const ExerciseCode code{Skill::NimSum, 1, 7, 1};
    QVERIFY(read->exercises == (SheetExercises{{exerciseOf(code), code}}));
}

void TestExerciseSet::faultsAreReportedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<SetError>("error");
    const auto row = [](const char* name, const QByteArray& content, Kind kind, std::size_t line, std::size_t column, const char* found = "",
                        const char* expected = "", Count least = 0, Count most = 0) {
        QTest::newRow(name) << content << SetError{kind, line, column, found, expected, least, most};
    };
    const char* const setFields = "$schema, nimstone, version, title, language, exercises";
    const char* const fields = "code, skill, game, level, seed, number, heaps";

    row("empty", "", Kind::EndsHere, 1, 1);
    row("another text", "Dear Sir,\n", Kind::NoJson, 1, 1, "D");
    row("a set that is cut off", "{\"nimstone\":\n", Kind::EndsHere, 2, 1);
    row("a comma too many", setOf("{'code': 'nim-sum 1 7/1'},"), Kind::NoJson, 2, 27, "]");
    row("after Chinese", json("{'title': '先手', x"), Kind::NoJson, 1, 17, "x");
    row("two sets", setOf("{'code': 'nim-sum 1 7/1'}") + " {}", Kind::NoJson, 2, 29, "{");
    row("a comment", "// my set\n{}", Kind::NoJson, 1, 1, "/");
    row("not a number", setOf("{'skill': 'nim-sum', 'seed': NaN}"), Kind::NoJson, 2, 30, "N");

    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), Kind::NoUtf8, 1, 1, "FF");
    row("GBK", "{\"title\":\n \"\xB5\xDA\xC8\xFD\"}", Kind::NoUtf8, 2, 3, "B5");
    row("cut within a character", "{\"title\": \"\xE5\x8F", Kind::NoUtf8, 1, 12, "E5");

    row("a list", "[]", Kind::NoObject, 1, 1, "[");
    row("a number", " 7", Kind::NoObject, 1, 2, "7");
    row("nothing", "null", Kind::NoObject, 1, 1, "null");
    row("an empty object", "\n {}", Kind::FieldMissing, 2, 2, "", "nimstone");
    row("a file of another kind", json("{'nimstone': 'game'}"), Kind::NotOurs, 1, 14, "game");
    row("a number for the kind", json("{'nimstone': 1}"), Kind::NotOurs, 1, 14, "1");
    row("without a version", json("{'nimstone': 'exercise-set', 'exercises': [{'code': 'nim-sum 1 1/1'}]}"), Kind::FieldMissing, 1, 1, "", "version");
    row("without exercises", json("{'nimstone': 'exercise-set', 'version': 1}"), Kind::FieldMissing, 1, 1, "", "exercises");
    row("a newer version", json("{'nimstone': 'exercise-set', 'version': 2, 'mood': 3}"), Kind::Newer, 1, 41, "2", "", 1, 1);
    row("version 0", json("{'version': 0}"), Kind::NoNumber, 1, 13, "0", "", 1, maxCount);
    row("a version in words", json("{'version': '1'}"), Kind::NoNumber, 1, 13, "1", "", 1, maxCount);
    row("an unknown field of the set", with("'author': 'me'"), Kind::UnknownField, 2, 1, "author", setFields);
    row("a field twice", with("'version': 1"), Kind::FieldTwice, 2, 1, "version");
    row("a title that is a number", with("'title': 7"), Kind::NoText, 2, 10, "7");
    row("a title that is too long", with(("'title': '" + std::string(201, 'x') + "'").c_str()), Kind::NoTitle, 2, 10,
        "xxxxxxxxxxxxxxxxxxxxxxxx", "", 0, 200);
    row("an unknown language", with("'language': 'fr'"), Kind::NoLanguage, 2, 13, "fr");
    row("null for the language", with("'language': null"), Kind::NoLanguage, 2, 13, "null");
    row("an object for the schema", with("'$schema': {}"), Kind::NoText, 2, 12, "{");
    row("exercises in braces", json("{'exercises': {}}"), Kind::NoList, 1, 15, "{");
    row("no exercises", setOf(""), Kind::ListLength, 1, 57, "", "", 1, 200);

    row("an exercise that is a text", setOf("'nim-sum 1 7/1'"), Kind::NoObject, 2, 1, "nim-sum 1 7/1");
    row("an exercise that is a list", setOf("{'code': 'nim-sum 1 7/1'}, []"), Kind::NoObject, 2, 28, "[");
    row("an empty exercise", setOf("{}"), Kind::FieldMissing, 2, 1, "", "skill");
    row("without a seed", setOf("{'skill': 'nim-sum', 'level': 2}"), Kind::FieldMissing, 2, 1, "", "seed");
    row("without a skill", setOf("{'heaps': [3, 5]}"), Kind::FieldMissing, 2, 1, "", "skill");
    row("an unknown field", setOf("{'skil': 'nim-sum'}"), Kind::UnknownField, 2, 2, "skil", fields);
    row("a field of an exercise twice", setOf("{'seed': 1, 'seed': 2}"), Kind::FieldTwice, 2, 13, "seed");
    row("a skill misspelled", setOf("{'skill': 'nimsum', 'seed': 1}"), Kind::UnknownSkill, 2, 11, "nimsum");
    row("a skill that is a number", setOf("{'skill': 3}"), Kind::NoText, 2, 11, "3");
    row("a level in words", setOf("{'level': 'hard'}"), Kind::NoNumber, 2, 11, "hard", "", 1, 3);
    row("a level too high", setOf("{'level': 4}"), Kind::NoNumber, 2, 11, "4", "", 1, 3);
    row("a fraction", setOf("{'level': 1.5}"), Kind::NoNumber, 2, 11, "1.5", "", 1, 3);
    row("a negative seed", setOf("{'seed': -1}"), Kind::NoNumber, 2, 10, "-1", "", 0, maxCount);
    row("a small seed in quotation marks", setOf("{'seed': '7'}"), Kind::NoNumber, 2, 10, "7", "", 0, maxCount);
    row("a seed in quotation marks with a zero before it", setOf("{'seed': '09007199254740993'}"), Kind::NoNumber, 2, 10, "09007199254740993", "", 0, maxCount);
    row("a seed in quotation marks beyond 63 bits", setOf("{'seed': '9223372036854775808'}"), Kind::NoNumber, 2, 10, "9223372036854775808", "", 0, maxCount);
    row("a seed beyond 63 bits", setOf("{'seed': 9223372036854775808}"), Kind::NoNumber, 2, 10, "9223372036854775808", "", 0, maxCount);
    row("number 0", setOf("{'number': 0}"), Kind::NoNumber, 2, 12, "0", "", 1, 999);
    row("a number too high", setOf("{'number': 1000}"), Kind::NoNumber, 2, 12, "1000", "", 1, 999);
    row("a code with a number too high", setOf("{'code': 'nim-sum 1 7/1000'}"), Kind::NoNumber, 2, 10, "1000", "", 1, 999);
    row("no code", setOf("{'code': 'nim-sum 4711'}"), Kind::NoCode, 2, 10, "nim-sum 4711");
    row("a code that is a number", setOf("{'code': 4711}"), Kind::NoText, 2, 10, "4711");
    row("a code and a seed", setOf("{'code': 'nim-sum 1 7/1', 'seed': 3}"), Kind::FieldClash, 2, 27, "seed", "code");
    row("heaps and a level", setOf("{'skill': 'nim-sum', 'level': 2, 'heaps': [3, 5]}"), Kind::FieldClash, 2, 22, "level", "heaps");
    row("heaps that are not a list", setOf("{'heaps': 3}"), Kind::NoList, 2, 11, "3");
    row("a heap in words", setOf("{'heaps': [3, 'five']}"), Kind::NoNumber, 2, 15, "five", "", 0, 4095);
    row("a heap too large", setOf("{'heaps': [3, 4096]}"), Kind::NoNumber, 2, 15, "4096", "", 0, 4095);
    row("a heap that is a list", setOf("{'heaps': [[3]]}"), Kind::NoNumber, 2, 12, "[", "", 0, 4095);
    row("one heap", setOf("{'heaps': [3]}"), Kind::ListLength, 2, 11, "", "", 2, 12);
    row("too many heaps", setOf("{'heaps': [1,1,1,1,1,1,1,1,1,1,1,1,\n7]}"), Kind::ListLength, 3, 1, "7", "", 2, 12);
    row("heaps that make no exercise", setOf("{'skill': 'eligible-heap', 'heaps': [5, 5]}"), Kind::NoExercise, 2, 37, "", "eligible-heap");
    row("a long text", setOf(("{'skill': '" + QString::fromUtf8("取").repeated(1000).toStdString() + "'}").c_str()), Kind::UnknownSkill, 2, 11,
        QString::fromUtf8("取").repeated(24).toUtf8().constData());

    QByteArray many = setOf("{'code': 'nim-sum 1 7/1'}");
    many.insert(many.size() - 2, QByteArray(json(",{'code': 'nim-sum 1 7/1'}")).repeated(199) + ",\n{}");
    row("too many exercises", many, Kind::ListLength, 3, 1, "{", "", 1, 200);
    row("a set that is too large", QByteArray(8'000'001, ' '), Kind::TooLarge, 1, 1, "", "", 0, 8'000'000);
}

void TestExerciseSet::faultsAreReportedWithTheirPlace()
{
    QFETCH(QByteArray, content);
    QFETCH(SetError, error);
    const auto read = parseExerciseSet(content);
    QVERIFY(!read);
    const SetError& found = read.error();
    QCOMPARE(int(found.kind), int(error.kind));
    QCOMPARE(found.line, error.line);
    QCOMPARE(found.column, error.column);
    QCOMPARE(QString::fromStdString(found.found), QString::fromStdString(error.found));
    QCOMPARE(QString::fromStdString(found.expected), QString::fromStdString(error.expected));
    QVERIFY(found == error);
}

void TestExerciseSet::aDraftOfASetMayBeEmpty()
{
    const ExerciseSet begun{"第三周", "zh_CN", {}};
    const QByteArray content = printExerciseSet(begun);
    const auto read = parseExerciseSet(content, 0);
    QVERIFY(read.has_value());
    QVERIFY(*read == begun);
    QVERIFY(!parseExerciseSet(content));
}

void TestExerciseSet::aTruncatedSetIsRefused()
{
    const QByteArray content = printExerciseSet({"第三周", "zh_CN", exercisesFor({{Skill::NimSum}, 2, 3, 1})}).trimmed();
    for (qsizetype size = 0; size < content.size(); ++size)
        QVERIFY2(!parseExerciseSet(content.left(size)), content.left(size).constData());
    QVERIFY(parseExerciseSet(content).has_value());
}

void TestExerciseSet::textsOfAnyDepthAndSizeAreRefused_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("lists in lists") << QByteArray() << QByteArray("[");
    QTest::newRow("objects in objects") << QByteArray() << json("{'nimstone': ");
    QTest::newRow("an exercise that never ends") << json("{'exercises': [{'heaps': ") << QByteArray("[");
    QTest::newRow("a text that never ends") << json("{'title': '") << QByteArray("取石");
    QTest::newRow("a number that never ends") << json("{'version': ") << QByteArray("1234567890");
    QTest::newRow("blanks that never end") << json("{'title': ") << QByteArray(" ");
    QTest::newRow("exercises that never end") << json("{'exercises': [{'code': 'nim-sum 1 1/1'}") << json(", {'code': 'nim-sum 1 1/1'}");
}

void TestExerciseSet::textsOfAnyDepthAndSizeAreRefused()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, more);
    for (const qsizetype size : {qsizetype{7'900'000}, tests::count<qsizetype>(8'100'000, 100'000'000)})
        QVERIFY(!parseExerciseSet(begin + more.repeated(size / more.size())));
}

/// The last exercise of a seed is known only after all earlier ones were generated. The exercises of a set share this work.
void TestExerciseSet::theLastExercisesOfSeedsAreRead()
{
    QByteArray exercises;
    const int seeds = tests::count(2, 12);
    for (int seed = 0; seed < seeds; ++seed) {
        for (const Skill skill : allSkills)
            exercises += (exercises.isEmpty() ? "" : ",") + json("{'code': '") + QByteArray::fromStdString(print({skill, 3, static_cast<Seed>(seed), lastSetNumber})) + "\"}";
    }
    const auto read = parseExerciseSet(setOf(exercises.constData()));
    QVERIFY(read.has_value());
    qInfo("read %zu exercises", read->exercises.size());
}

void TestExerciseSet::theSchemaNamesEverySkill()
{
    QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/docs/exercise-set.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto schema = nlohmann::json::parse(file.readAll().toStdString());
    nlohmann::json names = nlohmann::json::array();
    for (const Skill skill : allSkills)
        names.push_back(std::string(name(skill)));
    QCOMPARE(QString::fromStdString(schema["$defs"]["skill"]["enum"].dump()), QString::fromStdString(names.dump()));
}

NIMSTONE_TEST(TestExerciseSet)
#include "tst_exercise_set.moc"
