// Tests exercise sets that are refused: an error names the fault and its place, however large and deep the text is.
#include <QTest>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/storage/sets/set_content.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using tests::fullSet;
using tests::json;
using tests::setOf;

namespace {

/// Returns a set with one exercise and another field, which begins at line 2, column 1.
QByteArray setWith(const char* field)
{
    return json("{'nimstone': 'exercise-set', 'version': 1,\n") + json(field) + json(", 'exercises': [{'code': 'nim-sum 1 1/1'}]}");
}

}  // namespace

class TestExerciseSetErrors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsAreReportedWithTheirPlace_data();
    void faultsAreReportedWithTheirPlace();
    void aTruncatedSetIsRefused();
    void textsOfAnyDepthAndSizeAreRefused_data();
    void textsOfAnyDepthAndSizeAreRefused();
};

void TestExerciseSetErrors::faultsAreReportedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<SetError>("error");
    using Kind = SetError::Kind;
    const auto row = [](const char* name, const QByteArray& content, Kind kind, std::size_t line, std::size_t column, const char* found = "",
                        const char* expected = "", Count least = 0, Count most = 0) {
        QTest::newRow(name) << content << SetError{kind, line, column, found, expected, least, most};
    };
    const char* const setFields = "$schema, nimstone, version, handedOut, title, language, class, text, due, answers, hints, attempts, order, variant, exercises";
    const char* const fields = "code, skill, text, proof, problem, lesson, game, level, seed, number, heaps, position, move";

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
    row("a newer version", json("{'nimstone': 'exercise-set', 'version': 3, 'mood': 3}"), Kind::Newer, 1, 41, "3", "", 2, 2);
    row("version 0", json("{'version': 0}"), Kind::NoNumber, 1, 13, "0", "", 1, maxCount);
    row("a version in words", json("{'version': '1'}"), Kind::NoNumber, 1, 13, "1", "", 1, maxCount);
    row("an unknown field of the set", setWith("'author': 'me'"), Kind::UnknownField, 2, 1, "author", setFields);
    row("a field twice", setWith("'version': 1"), Kind::FieldTwice, 2, 1, "version");
    row("a title that is a number", setWith("'title': 7"), Kind::NoText, 2, 10, "7");
    row("a title that is too long", setWith(("'title': '" + std::string(201, 'x') + "'").c_str()), Kind::TextTooLong, 2, 10,
        "xxxxxxxxxxxxxxxxxxxxxxxx", "", 0, 200);
    row("a class that is too long", setWith(("'class': '" + std::string(201, 'x') + "'").c_str()), Kind::TextTooLong, 2, 10, "xxxxxxxxxxxxxxxxxxxxxxxx", "", 0, 200);
    row("a class that is a number", setWith("'class': 10"), Kind::NoText, 2, 10, "10");
    row("a text that is too long", setWith(("'text': '" + std::string(10'001, 'x') + "'").c_str()), Kind::TextTooLong, 2, 9, "xxxxxxxxxxxxxxxxxxxxxxxx", "", 0, 10'000);
    row("a text that is a list", setWith("'text': ['Week 3']"), Kind::NoText, 2, 9, "[");
    row("a word for handedOut", setWith("'handedOut': 'yes'"), Kind::NoTruth, 2, 14, "yes");
    row("a number for handedOut", setWith("'handedOut': 1"), Kind::NoTruth, 2, 14, "1");
    row("null for handedOut", setWith("'handedOut': null"), Kind::NoTruth, 2, 14, "null");
    row("a day in another order", setWith("'due': '14.3.2026'"), Kind::NoDay, 2, 8, "14.3.2026");
    row("a day without zeros", setWith("'due': '2026-3-14'"), Kind::NoDay, 2, 8, "2026-3-14");
    row("a day with a time", setWith("'due': '2026-03-14T08:00'"), Kind::NoDay, 2, 8, "2026-03-14T08:00");
    row("a day that does not exist", setWith("'due': '2026-02-29'"), Kind::NoDay, 2, 8, "2026-02-29");
    row("an empty day", setWith("'due': ''"), Kind::NoDay, 2, 8);
    row("a day that is a number", setWith("'due': 20260314"), Kind::NoText, 2, 8, "20260314");
    row("unknown answers", setWith("'answers': 'hidden'"), Kind::NoValue, 2, 12, "hidden", "shown, after-hand-in, never");
    row("answers that are a truth value", setWith("'answers': true"), Kind::NoValue, 2, 12, "true", "shown, after-hand-in, never");
    row("an unknown order", setWith("'order': 'Fixed'"), Kind::NoValue, 2, 10, "Fixed", "fixed, shuffled");
    row("an unknown variant", setWith("'variant': 'each'"), Kind::NoValue, 2, 12, "each", "same, per-pupil");
    row("too many hints", setWith("'hints': 6"), Kind::NoNumber, 2, 10, "6", "", 0, 5);
    row("hints in words", setWith("'hints': 'two'"), Kind::NoNumber, 2, 10, "two", "", 0, 5);
    row("no attempts", setWith("'attempts': 0"), Kind::NoNumber, 2, 13, "0", "", 1, 20);
    row("too many attempts", setWith("'attempts': 21"), Kind::NoNumber, 2, 13, "21", "", 1, 20);
    row("an unknown language", setWith("'language': 'fr'"), Kind::NoLanguage, 2, 13, "fr");
    row("null for the language", setWith("'language': null"), Kind::NoLanguage, 2, 13, "null");
    row("an object for the schema", setWith("'$schema': {}"), Kind::NoText, 2, 12, "{");
    row("exercises in braces", json("{'exercises': {}}"), Kind::NoList, 1, 15, "{");
    row("no exercises", setOf(""), Kind::ListLength, 1, 57, "", "", 1, 200);
    row("only a text", setOf("{'text': 'Nothing to do.'}"), Kind::ListLength, 1, 57, "", "", 1, 200);

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
    row("a game for another skill", setOf("{'game': 'nim', 'skill': 'mex', 'seed': 7}"), Kind::SkillWithoutGame, 2, 2, "mex");
    row("an unknown game", setOf("{'skill': 'outcome', 'game': 'go', 'seed': 7}"), Kind::UnknownGame, 2, 30, "go");
    row("a game and heaps", setOf("{'skill': 'how-many', 'game': 'nim', 'heaps': [12, 9, 3]}"), Kind::FieldClash, 2, 23, "game", "heaps");
    row("heaps for a skill that has none", setOf("{'skill': 'mex', 'heaps': [3, 5]}"), Kind::SkillWithoutHeaps, 2, 18, "mex");
    row("a text and a skill", setOf("{'text': 'Go on.', 'skill': 'mex', 'seed': 7}"), Kind::FieldClash, 2, 2, "text", "skill");
    row("a text and a level", setOf("{'level': 2, 'text': 'Go on.'}"), Kind::FieldClash, 2, 2, "level", "text");
    row("a text of an entry that is too long", setOf(("{'text': '" + std::string(10'001, 'x') + "'}").c_str()), Kind::TextTooLong, 2, 10, "xxxxxxxxxxxxxxxxxxxxxxxx", "", 0, 10'000);
    row("a proof and a lesson", setOf("{'lesson': 'lemma-2', 'proof': 'nim-lemma-2', 'position': 'nim:1'}"), Kind::FieldClash, 2, 2, "lesson", "proof");
    row("a lesson with a position", setOf("{'lesson': 'lemma-2', 'position': 'nim:1'}"), Kind::FieldClash, 2, 23, "position", "lesson");
    row("a problem with a move", setOf("{'problem': 'hdu-1527', 'move': '1-1'}"), Kind::FieldClash, 2, 25, "move", "problem");
    row("an exercise with a position", setOf("{'skill': 'mex', 'seed': 7, 'position': 'nim:1'}"), Kind::FieldClash, 2, 29, "position", "skill");
    row("a position alone", setOf("{'position': 'nim:1'}"), Kind::FieldMissing, 2, 1, "", "skill");
    row("an unknown proof", setOf("{'proof': 'lemma-2'}"), Kind::UnknownTask, 2, 11, "lemma-2", "proof");
    row("an unknown problem", setOf("{'problem': 'hdu-1'}"), Kind::UnknownTask, 2, 13, "hdu-1", "problem");
    row("a problem written in another way", setOf("{'problem': 'HDU1527'}"), Kind::UnknownTask, 2, 13, "HDU1527", "problem");
    row("an unknown lesson", setOf("{'lesson': 'lemma-3'}"), Kind::UnknownTask, 2, 12, "lemma-3", "lesson");
    row("a proof that is a number", setOf("{'proof': 2}"), Kind::NoText, 2, 11, "2");
    row("a proof without a position", setOf("{'proof': 'bouton'}"), Kind::FieldMissing, 2, 1, "", "position");
    row("a proof of a position that is none", setOf("{'proof': 'bouton', 'position': 'nim:'}"), Kind::NoProof, 2, 21, "nim:", "bouton");
    row("a proof of another game", setOf("{'proof': 'bouton', 'position': 'kayles:5'}"), Kind::NoProof, 2, 21, "kayles:5", "bouton");
    row("a proof that does not apply", setOf("{'proof': 'nim-lemma-2', 'position': 'nim:3,3'}"), Kind::NoProof, 2, 26, "nim:3,3", "nim-lemma-2");
    row("a proof without its move", setOf("{'proof': 'nim-lemma-1', 'position': 'nim:3,3'}"), Kind::NoProof, 2, 26, "nim:3,3", "nim-lemma-1");
    row("a proof with an illegal move", setOf("{'proof': 'nim-lemma-1', 'position': 'nim:3,3', 'move': '1-4'}"), Kind::NoProof, 2, 26, "nim:3,3 1-4", "nim-lemma-1");
    row("a proof with a move that is none", setOf("{'proof': 'nim-lemma-1', 'position': 'nim:3,3', 'move': 'all'}"), Kind::NoProof, 2, 26, "nim:3,3 all", "nim-lemma-1");
    row("a proof with a move that it is not about", setOf("{'proof': 'bouton', 'position': 'nim:3,3', 'move': '1-1'}"), Kind::NoProof, 2, 21, "nim:3,3 1-1", "bouton");
    row("a proof of a long position", setOf("{'proof': 'bouton', 'position': 'nim:1,2,3,4,5,6,7,8,9,10,11,12,13'}"), Kind::NoProof, 2, 21, "nim:1,2,3,4,5,6,7,8,9,10", "bouton");
    row("heaps that make no exercise", setOf("{'skill': 'eligible-heap', 'heaps': [5, 5]}"), Kind::NoExercise, 2, 37, "", "eligible-heap");
    row("a long text", setOf(("{'skill': '" + QString::fromUtf8("取").repeated(1000).toStdString() + "'}").c_str()), Kind::UnknownSkill, 2, 11,
        QString::fromUtf8("取").repeated(24).toUtf8().constData());

    QByteArray many = setOf("{'code': 'nim-sum 1 7/1'}");
    many.insert(many.size() - 2, QByteArray(json(",{'code': 'nim-sum 1 7/1'}")).repeated(199) + ",\n{}");
    row("too many exercises", many, Kind::ListLength, 3, 1, "{", "", 1, 200);
    row("a set that is too large", QByteArray(8'000'001, ' '), Kind::TooLarge, 1, 1, "", "", 0, 8'000'000);
}

void TestExerciseSetErrors::faultsAreReportedWithTheirPlace()
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

void TestExerciseSetErrors::aTruncatedSetIsRefused()
{
    const QByteArray content = printExerciseSet(fullSet()).trimmed();
    for (qsizetype size = 0; size < content.size(); ++size)
        QVERIFY2(!parseExerciseSet(content.left(size)), content.left(size).constData());
    QVERIFY(parseExerciseSet(content).has_value());
}

void TestExerciseSetErrors::textsOfAnyDepthAndSizeAreRefused_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("lists in lists") << QByteArray() << QByteArray("[");
    QTest::newRow("objects in objects") << QByteArray() << json("{'nimstone': ");
    QTest::newRow("an exercise that never ends") << json("{'exercises': [{'heaps': ") << QByteArray("[");
    QTest::newRow("a text that never ends") << json("{'title': '") << QByteArray("取石");
    QTest::newRow("a number that never ends") << json("{'version': ") << QByteArray("1234567890");
    QTest::newRow("blanks that never end") << json("{'title': ") << QByteArray(" ");
    QTest::newRow("a text for pupils that never ends") << json("{'text': '") << QByteArray("取石");
    QTest::newRow("texts that never end") << json("{'exercises': [{'text': ''}") << json(", {'text': ''}");
    QTest::newRow("a position that never ends") << json("{'exercises': [{'proof': 'bouton', 'position': 'nim:1") << QByteArray(",1");
    QTest::newRow("exercises that never end") << json("{'exercises': [{'code': 'nim-sum 1 1/1'}") << json(", {'code': 'nim-sum 1 1/1'}");
}

void TestExerciseSetErrors::textsOfAnyDepthAndSizeAreRefused()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, more);
    for (const qsizetype size : {qsizetype{7'900'000}, tests::count<qsizetype>(8'100'000, 100'000'000)})
        QVERIFY(!parseExerciseSet(begin + more.repeated(size / more.size())));
}

NIMSTONE_TEST(TestExerciseSetErrors)
#include "tst_exercise_set_errors.moc"
