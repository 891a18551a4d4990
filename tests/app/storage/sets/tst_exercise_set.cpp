// Tests the fields of exercise sets as JSON: they are read back unchanged, and the schema has each of them.
#include <QFile>
#include <QTest>
#include <nlohmann/json.hpp>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/storage/sets/set_content.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;
using tests::fullSet;
using tests::json;
using tests::setOf;

class TestExerciseSet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writtenSetsAreReadBack_data();
    void writtenSetsAreReadBack();
    void largeSeedsAreKept_data();
    void largeSeedsAreKept();
    void typedSetsAreRead_data();
    void typedSetsAreRead();
    void everyFieldIsReadBack_data();
    void everyFieldIsReadBack();
    void everyFieldIsWritten();
    void entriesAreRead_data();
    void entriesAreRead();
    void theIdentityIsThatOfTheSetInBothFiles_data();
    void theIdentityIsThatOfTheSetInBothFiles();
    void aDraftOfASetMayBeEmpty();
    void theLastExercisesOfSeedsAreRead();
    void theSchemaNamesEverySkill();
    void theSchemaHasEveryField();
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
    ExerciseSet set{.title = title.toStdString(), .language = title.isEmpty() ? "" : "zh_CN"};
    set.entries = entriesOf(exercisesFor({{allSkills.begin(), allSkills.end()}, std::nullopt, count, 4711}));
    set.entries.back() = SheetExercise{*exerciseOn({{3, 5, 7}}, Skill::NimSum), std::nullopt};
    const QByteArray content = printExerciseSet(set);
    QVERIFY2(content.contains("\"version\": 1,"), "Nimstone 1.0 cannot open the set");
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
    const ExerciseSet set{.entries = {SheetExercise{exerciseOf(code), code}}};
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
    QVERIFY(read->entries == (SetEntries{SheetExercise{exerciseOf(code), code}}));
}

void TestExerciseSet::everyFieldIsReadBack_data()
{
    QTest::addColumn<ExerciseSet>("set");
    QTest::addColumn<int>("version");
    const auto row = [](const char* name, auto change, int version = 2) {
        ExerciseSet set{.title = "Week 3", .entries = {SheetExercise{*exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt}}};
        change(set);
        QTest::newRow(name) << set << version;
    };
    row("nothing else", [](ExerciseSet&) {}, 1);
    row("a language", [](ExerciseSet& set) { set.language = "zh_CN"; }, 1);
    row("a class", [](ExerciseSet& set) { set.className = "初二（3）班"; });
    row("a long class", [](ExerciseSet& set) { set.className = QString::fromUtf8("班").repeated(200).toStdString(); });
    row("a text", [](ExerciseSet& set) { set.text = "Line 1\n\n- a \"quotation\"\n- \\ and \t"; });
    row("a long text", [](ExerciseSet& set) { set.text = QString::fromUtf8("𠮷").repeated(10'000).toStdString(); });
    row("a day", [](ExerciseSet& set) { set.due = "2028-02-29"; });
    row("handed out", [](ExerciseSet& set) { set.handedOut = true; });
    for (const auto& [value, name] : answersShownNames)
        row(("answers " + std::string(name)).c_str(), [value = value](ExerciseSet& set) { set.rules.answers = value; }, value == AnswersShown::Always ? 1 : 2);
    for (const int hints : {0, 4, 5})
        row(("hints " + std::to_string(hints)).c_str(), [hints](ExerciseSet& set) { set.rules.hints = hints; }, hints == 5 ? 1 : 2);
    for (const int attempts : {0, 1, 20})
        row(("attempts " + std::to_string(attempts)).c_str(), [attempts](ExerciseSet& set) { set.rules.attempts = attempts; }, attempts == 0 ? 1 : 2);
    row("shuffled", [](ExerciseSet& set) { set.rules.order = SetOrder::Shuffled; });
    row("a variant for each pupil", [](ExerciseSet& set) { set.rules.variant = SetVariant::PerPupil; });
    row("a text among the exercises", [](ExerciseSet& set) { set.entries.emplace_back(TextEntry{"Now *you*."}); });
    row("an empty text among the exercises", [](ExerciseSet& set) { set.entries.emplace_back(TextEntry{}); });
    row("a task", [](ExerciseSet& set) { set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2", {}, {}}); });
    row("a task alone", [](ExerciseSet& set) { set.entries = {TaskEntry{TaskEntry::Kind::Problem, "hdu-1527", {}, {}}}; });
    row("everything", [](ExerciseSet& set) { set = fullSet(); });
}

/// A set that has nothing new is written as version 1, so that Nimstone 1.0 opens it.
void TestExerciseSet::everyFieldIsReadBack()
{
    QFETCH(ExerciseSet, set);
    QFETCH(int, version);
    const QByteArray content = printExerciseSet(set);
    QVERIFY2(content.contains("\"version\": " + QByteArray::number(version) + ','), content.constData());
    const auto read = parseExerciseSet(content);
    QVERIFY2(read.has_value(), content.constData());
    QVERIFY2(*read == set, content.constData());
    QCOMPARE(printExerciseSet(*read), content);
}

void TestExerciseSet::everyFieldIsWritten()
{
    const QByteArray expected = json(R"({
  'nimstone': 'exercise-set',
  'version': 2,
  'title': 'Week 3',
  'language': 'en',
  'handedOut': true,
  'class': '10b',
  'text': 'Heaps of **Nim**.\n\nGood luck!',
  'due': '2026-03-14',
  'answers': 'after-hand-in',
  'hints': 2,
  'attempts': 3,
  'order': 'shuffled',
  'variant': 'per-pupil',
  'exercises': [
    {'skill': 'nim-sum', 'level': 2, 'seed': 4711, 'number': 1},
    {'skill': 'nim-sum', 'level': 2, 'seed': 4711, 'number': 2},
    {'text': 'Now with **three** heaps:'},
    {'skill': 'how-many', 'heaps': [12, 9, 3]},
    {'proof': 'nim-lemma-2', 'position': 'nim:11,7,5'},
    {'proof': 'nim-lemma-1', 'position': 'nim:3,5,6', 'move': '1-3'},
    {'problem': 'hdu-1527'},
    {'lesson': 'lemma-2'}
  ]
}
)");
    QCOMPARE(printExerciseSet(fullSet()), expected);
}

void TestExerciseSet::entriesAreRead_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<SetEntry>("expected");
    const auto row = [](const char* name, const char* entry, const SetEntry& expected) { QTest::newRow(name) << QByteArray(entry) << expected; };
    using enum TaskEntry::Kind;
    const ExerciseCode wythoff{Skill::Outcome, 1, 7, 1, OutcomeGame::Wythoff};
    row("a skill limited to a game", "{'skill': 'outcome', 'game': 'wythoff', 'seed': 7}", SheetExercise{exerciseOf(wythoff), wythoff});
    row("a text", "{'text': 'Go *on*.'}", TextEntry{"Go *on*."});
    row("a proof", "{'proof': 'bouton', 'position': 'nim:1'}", TaskEntry{Proof, "bouton", "nim:1", {}});
    row("a proof of a sum", "{'position': 'nim:3 + kayles:5', 'proof': 'sum-theorem'}", TaskEntry{Proof, "sum-theorem", "nim:3 + kayles:5", {}});
    row("a proof about a move", "{'move': '2-1', 'proof': 'nim-lemma-1', 'position': 'nim:3,3'}", TaskEntry{Proof, "nim-lemma-1", "nim:3,3", "2-1"});
    row("a problem", "{'problem': 'poj-2484'}", TaskEntry{Problem, "poj-2484", {}, {}});
    row("a lesson", "{'lesson': 'on-your-own'}", TaskEntry{Lesson, "on-your-own", {}, {}});
}

void TestExerciseSet::entriesAreRead()
{
    QFETCH(QByteArray, entry);
    QFETCH(SetEntry, expected);
    const auto read = parseExerciseSet(setOf((entry + ", {'code': 'nim-sum 1 7/1'}").constData()));
    QVERIFY(read.has_value());
    QCOMPARE(read->entries.size(), std::size_t{2});
    QVERIFY(read->entries.front() == expected);
    QVERIFY(std::holds_alternative<SheetExercise>(read->entries.back()));
}

void TestExerciseSet::theIdentityIsThatOfTheSetInBothFiles_data()
{
    QTest::addColumn<ExerciseSet>("other");
    QTest::addColumn<bool>("isSame");
    const auto row = [](const char* name, auto change, bool isSame) {
        ExerciseSet set = fullSet();
        change(set);
        QTest::newRow(name) << set << isSame;
    };
    row("the same set", [](ExerciseSet&) {}, true);
    row("the file of the teacher", [](ExerciseSet& set) { set.handedOut = false; }, true);
    row("another title", [](ExerciseSet& set) { set.title = "Week 4"; }, false);
    row("other rules", [](ExerciseSet& set) { set.rules.hints = 3; }, false);
    row("another order", [](ExerciseSet& set) { std::swap(set.entries[0], set.entries[1]); }, false);
    row("one exercise fewer", [](ExerciseSet& set) { set.entries.erase(set.entries.begin()); }, false);
}

void TestExerciseSet::theIdentityIsThatOfTheSetInBothFiles()
{
    QFETCH(ExerciseSet, other);
    QFETCH(bool, isSame);
    const QString identity = identityOf(fullSet());
    QCOMPARE(identity.size(), qsizetype{20});
    QCOMPARE(identityOf(other) == identity, isSame);
    const auto read = parseExerciseSet(printExerciseSet(other));
    QVERIFY(read.has_value());
    QCOMPARE(identityOf(*read), identityOf(other));
}

void TestExerciseSet::aDraftOfASetMayBeEmpty()
{
    ExerciseSet begun{.title = "第三周", .language = "zh_CN"};
    QVERIFY(parseExerciseSet(printExerciseSet(begun), 0) == begun);
    begun.entries.emplace_back(TextEntry{"Begin here."});
    const QByteArray content = printExerciseSet(begun);
    const auto read = parseExerciseSet(content, 0);
    QVERIFY(read.has_value());
    QVERIFY(*read == begun);
    QVERIFY(!parseExerciseSet(content));
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
    qInfo("read %zu exercises", read->entries.size());
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

/// Editors report a field that the schema does not have, although the reader reads it.
void TestExerciseSet::theSchemaHasEveryField()
{
    QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/docs/exercise-set.schema.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto schema = nlohmann::json::parse(file.readAll().toStdString());
    const auto fieldsOf = [](const nlohmann::json& object) {
        QStringList fields;
        for (const auto& [name, value] : object["properties"].items())
            fields << QString::fromStdString(name);
        return fields;
    };
    const auto known = [](const QByteArray& content) {
        const auto read = parseExerciseSet(content);
        QStringList fields = QString::fromStdString(read ? std::string() : read.error().expected).split(QStringLiteral(", "));
        fields.sort();
        return fields;
    };
    QCOMPARE(fieldsOf(schema), known(json("{'none': 0}")));
    QStringList ofEntries;
    for (const nlohmann::json& kind : schema["properties"]["exercises"]["items"]["oneOf"])
        ofEntries << fieldsOf(schema["$defs"][kind["$ref"].get<std::string>().substr(std::string_view("#/$defs/").size())]);
    ofEntries.removeDuplicates();
    ofEntries.sort();
    QCOMPARE(ofEntries, known(setOf("{'none': 0}")));

    const auto valuesOf = [&schema](const char* field) {
        QStringList values;
        for (const nlohmann::json& value : schema["properties"][field]["enum"])
            values << QString::fromStdString(value.get<std::string>());
        return values;
    };
    for (const char* const field : {"answers", "order", "variant"}) {
        const auto read = parseExerciseSet(json("{'") + field + json("': 0}"));
        QCOMPARE(valuesOf(field).join(QStringLiteral(", ")), QString::fromStdString(read.error().expected));
    }
}

NIMSTONE_TEST(TestExerciseSet)
#include "tst_exercise_set.moc"
