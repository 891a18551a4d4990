// Tests nimstone-cli exercises and worksheet --set: a set is made, edited, printed, and converted for other systems; an error in
// a set is reported in one line that names its place.
#include <QTemporaryDir>

#include "tests/app/export/pdf_readers.h"
#include "tests/cli/refusals.h"
#include "tests/program.h"

using namespace nimstone::tests;

namespace {

QString written(const QTemporaryDir& folder, const QByteArray& content)
{
    const QString path = folder.filePath(u"set.json"_qs);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path : QString();
}

/// Returns a set with these exercises, which begin at line 2, column 1. Each ' becomes a quotation mark.
QByteArray setOf(const char* exercises)
{
    return QByteArray(QByteArray("{'nimstone': 'exercise-set', 'version': 1, 'exercises': [\n") + exercises + "]}").replace('\'', '"');
}

}  // namespace

class TestExercises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExercisesCommandWritesASet();
    void outcomeExercisesAreLimitedToAGame();
    void theWorksheetCommandPrintsASet();
    void theSetDecidesTheLanguageOfTheWorksheet();
    void setsAreConvertedForOtherSystems_data();
    void setsAreConvertedForOtherSystems();
    void aLockedSetIsNotConverted();
    void badFilesAreRefused_data();
    void badFilesAreRefused();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
};

void TestExercises::theExercisesCommandWritesASet()
{
    const Ran ran = run(words("exercises --skill nim-sum,how-many --level mixed --count 4 --seed 7 --title Week\"3\""));
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output, u"{\n"
                         "  \"nimstone\": \"exercise-set\",\n"
                         "  \"version\": 1,\n"
                         "  \"title\": \"Week\\\"3\\\"\",\n"
                         "  \"exercises\": [\n"
                         "    {\"skill\": \"nim-sum\", \"level\": 1, \"seed\": 7, \"number\": 1},\n"
                         "    {\"skill\": \"nim-sum\", \"level\": 2, \"seed\": 7, \"number\": 1},\n"
                         "    {\"skill\": \"how-many\", \"level\": 1, \"seed\": 7, \"number\": 1},\n"
                         "    {\"skill\": \"how-many\", \"level\": 2, \"seed\": 7, \"number\": 1}\n"
                         "  ]\n"
                         "}\n"_qs);
    QCOMPARE(ran.exit, 0);
}

void TestExercises::outcomeExercisesAreLimitedToAGame()
{
    const Ran ran = run(words("exercises --skill nim-sum,outcome --game wythoff --level mixed --count 4 --seed 7"));
    QCOMPARE(ran.errors, QString());
    QVERIFY(ran.output.contains(u"{\"skill\": \"nim-sum\", \"level\": 1, \"seed\": 7, \"number\": 1}"_qs));
    QVERIFY(ran.output.contains(u"{\"skill\": \"outcome\", \"game\": \"wythoff\", \"level\": 2, \"seed\": 7, \"number\": 1}"_qs));
    // `worksheet --set` reads this set, and a set that names its exercise by a code.
    const QTemporaryDir folder;
    const QString sheet = folder.filePath(u"sheet.txt"_qs);
    for (const QByteArray& set : {ran.output.toUtf8(), setOf("{'code': 'outcome:wythoff 2 7/1'}")}) {
        const Ran printed = run(words("worksheet --set") << written(folder, set) << u"-o"_qs << sheet);
        QCOMPARE(printed.errors, QString());
        QCOMPARE(printed.exit, 0);
    }
}

void TestExercises::theWorksheetCommandPrintsASet()
{
    const QTemporaryDir folder;
    const QString set = folder.filePath(u"set.json"_qs);
    QCOMPARE(run(words("exercises --skill nim-sum,eligible-heap --count 8 -o") << set).exit, 0);
    const Ran ran = run(words("worksheet --set") << set);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.output.startsWith(u"%PDF-"_qs));
}

void TestExercises::theSetDecidesTheLanguageOfTheWorksheet()
{
    const QTemporaryDir folder;
    const QString set = written(folder, setOf("{'code': 'nim-sum 1 7/1'}").replace("\"version\"", "\"language\": \"zh_CN\", \"version\""));
    const QString sheet = folder.filePath(u"sheet.pdf"_qs);
    const auto isChinese = [&](const QStringList& arguments) {
        QFile file(sheet);
        return run(QStringList{arguments} << u"--set"_qs << set << u"-o"_qs << sheet).exit == 0 && file.open(QIODevice::ReadOnly)
            && ReadPdf(file.readAll()).info(u"Title"_qs).contains(u"异或和"_qs);
    };
    QVERIFY(isChinese(words("worksheet")));
    QVERIFY(!isChinese(words("worksheet --lang en")));
    QVERIFY(!isChinese(words("--lang en worksheet")));
}

void TestExercises::setsAreConvertedForOtherSystems_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* format, const char* english, const char* chinese) {
        QTest::newRow(format) << QString::fromLatin1(format) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("json", "{\n  \"nimstone\": \"exercise-set\",\n", "{\n  \"nimstone\": \"exercise-set\",\n");
    row("gift", "$CATEGORY: $course$/Nim-sum/Level 1\n\n// [id:nim-sum 1 7/1] [tag:nimstone]", "$CATEGORY: $course$/异或和/");
    row("moodle", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz><question type=\"category\">", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>");
    row("anki", "#separator:tab\n#html:true\n#tags column:3\n#deck column:4\n<p>What is ", "#separator:tab\n");
}

/// A set that is made and converted in one step and a set that is read give the same questions. The language of the questions is
/// that of the set, if --lang does not say otherwise.
void TestExercises::setsAreConvertedForOtherSystems()
{
    QFETCH(QString, format);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran made = run(words("exercises --skill nim-sum --count 3 --seed 7 --format") << format);
    QCOMPARE(made.errors, QString());
    QCOMPARE(made.exit, 0);
    QVERIFY2(made.output.startsWith(english), qPrintable(made.output));
    const QTemporaryDir folder;
    const QByteArray set = run(words("exercises --skill nim-sum --count 3 --seed 7")).output.toUtf8();
    const Ran converted = run(words("exercises --format") << format << u"--set"_qs << written(folder, set));
    QCOMPARE(converted.errors, QString());
    QCOMPARE(converted.output, made.output);
    const QString spoken = written(folder, QByteArray(set).replace("\"version\"", "\"language\": \"zh_CN\", \"version\""));
    const Ran other = run(words("exercises --format") << format << u"--set"_qs << spoken);
    QVERIFY2(other.output.startsWith(chinese), qPrintable(other.output));
    if (format != u"json")
        QCOMPARE(run(words("exercises --lang en --format") << format << u"--set"_qs << spoken).output, made.output);
}

void TestExercises::aLockedSetIsNotConverted()
{
    const QTemporaryDir folder;
    const auto converted = [&folder](const char* fields) {
        const QByteArray set = setOf("{'code': 'nim-sum 1 7/1'}").replace("\"version\": 1", QByteArray("\"version\": 2, ") + fields);
        return run(words("exercises --format gift --set") << written(folder, set));
    };
    QCOMPARE(converted("\"answers\": \"never\"").exit, 0);
    QCOMPARE(converted("\"handedOut\": true").exit, 0);
    const Ran locked = converted("\"answers\": \"never\", \"handedOut\": true");
    QCOMPARE(locked.errors, u"argument:1:1: --set: expected a set that shows its answers, but this one is handed out, and its answers are locked\n"_qs);
    QCOMPARE(locked.output, QString());
    QCOMPARE(locked.exit, 2);
}

void TestExercises::badFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const QByteArray& content, const char* english, const char* chinese) {
        QTest::newRow(name) << content << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("empty", "", "1:1: expected more JSON, but the file ends here", "1:1: JSON 尚未结束，但文件到此为止");
    row("a text that is not JSON", "Dear Sir", "1:1: expected JSON, found 'D'", "1:1: 应为 JSON，却是“D”");
    row("a text that is not UTF-8", "{\"title\": \"\xB5\xDA",
        "1:12: expected text in UTF-8, found the byte B5", "1:12: 应为 UTF-8 文本，却是字节 B5");
    row("too large", QByteArray(8'000'001, ' '), "1:1: the file is too large for an exercise set (more than 8 MB)",
        "1:1: 文件太大：习题集最多 8 MB");
    row("100 MB", QByteArray(100'000'000, '['), "1:1: the file is too large for an exercise set (more than 8 MB)",
        "1:1: 文件太大：习题集最多 8 MB");
    row("very deep", QByteArray(7'000'000, '['), "1:1: expected fields in braces { }, found '['", "1:1: 应为花括号 { } 中的字段，却是“[”");
    row("a file of another kind", "{\"nimstone\": \"game\"}", "1:14: expected \"exercise-set\", the mark of an exercise set, found 'game'",
        "1:14: 应为 \"exercise-set\"（习题集的标记），却是“game”");
    row("a newer version", "{\"version\": 3}", "1:13: expected version 1 or 2, found 3: a newer version of Nimstone saved this set",
        "1:13: 应为版本 1 或 2，却是 3：这份习题集由更新版本的取石保存");
    row("an unknown field", setOf("{'skil': 1}"),
        "2:2: expected one of the fields code, skill, text, proof, problem, lesson, game, level, seed, number, heaps, position, move, found 'skil'",
        "2:2: 应为字段 code、skill、text、proof、problem、lesson、game、level、seed、number、heaps、position、move 之一，却是“skil”");
    row("markup for a field", "{\"<b>\": 1}", "1:2: expected one of the fields $schema, nimstone, version, handedOut, title, language, class, text, due, "
                                              "answers, hints, attempts, order, variant, exercises, found '<b>'",
        "1:2: 应为字段 $schema、nimstone、version、handedOut、title、language、class、text、due、answers、hints、attempts、order、variant、exercises 之一，却是“<b>”");
    row("a field twice", setOf("{'seed': 1, 'seed': 1}"), "2:13: expected each field only once, found 'seed' a second time",
        "2:13: 每个字段只应出现一次，却又有“seed”");
    row("a field that is missing", setOf("{'skill': 'nim-sum'}"), "2:1: expected the field 'seed' between these braces, but it is missing",
        "2:1: 这对花括号中应有字段“seed”，但没有");
    row("a code and a level", setOf("{'level': 1, 'code': 'nim-sum 1 7/1'}"), "2:2: expected no field 'level' together with "
                                                                              "'code', which replaces it",
        "2:2: 已有“code”，就不应再有“level”");
    row("a number for a text", setOf("{'skill': 7}"), "2:11: expected text in quotation marks, found '7'", "2:11: 应为引号中的文字，却是“7”");
    row("a long title", "{\"title\": \"" + QByteArray(201, 'x') + "\"}",
        "1:11: expected a text of at most 200 characters, but 'xxxxxxxxxxxxxxxxxxxxxxxx…' is longer",
        "1:11: 应为不超过 200 个字符的文字，但“xxxxxxxxxxxxxxxxxxxxxxxx……”更长");
    row("a day in another order", "{\"due\": \"14.3.2026\"}", "1:9: expected a date such as 2026-03-14, found '14.3.2026'",
        "1:9: 应为日期（例如 2026-03-14），却是“14.3.2026”");
    row("a text for a truth value", "{\"handedOut\": \"yes\"}", "1:15: expected true or false, found 'yes'", "1:15: 应为 true 或 false，却是“yes”");
    row("an unknown word", "{\"answers\": \"hidden\"}", "1:13: expected one of shown, after-hand-in, never, found 'hidden'",
        "1:13: 应为 shown、after-hand-in、never 之一，却是“hidden”");
    row("an unknown proof", setOf("{'proof': 'lemma-2'}"), "2:11: expected the name of a proof, such as nim-lemma-2, found 'lemma-2'",
        "2:11: 应为证明的名称（例如 nim-lemma-2），却是“lemma-2”");
    row("an unknown problem", setOf("{'problem': 'nim'}"), "2:13: expected the name of a problem, such as hdu-1527, found 'nim'",
        "2:13: 应为竞赛题的名称（例如 hdu-1527），却是“nim”");
    row("an unknown lesson", setOf("{'lesson': 'Lemma 2'}"), "2:12: expected the name of a lesson, such as lemma-2, found 'Lemma 2'",
        "2:12: 应为课的名称（例如 lemma-2），却是“Lemma 2”");
    row("a position without a proof", setOf("{'proof': 'nim-lemma-2', 'position': 'nim:3,3'}"),
        "2:26: expected a position to which the proof nim-lemma-2 applies, found 'nim:3,3'", "2:26: 应为证明 nim-lemma-2 适用的局面，却是“nim:3,3”");
    row("an unknown language", "{\"language\": \"fr\"}", "1:14: expected en or zh_CN, found 'fr'", "1:14: 应为 en 或 zh_CN，却是“fr”");
    row("a number for a list", setOf("{'heaps': 7}"),
        "2:11: expected a list in brackets [ ], found '7'", "2:11: 应为方括号 [ ] 中的列表，却是“7”");
    row("a level too high", setOf("{'level': 4}"), "2:11: expected a whole number from 1 to 3, found '4'", "2:11: 应为 1 到 3 的整数，却是“4”");
    row("too few heaps", setOf("{'heaps': [7]}"), "2:11: expected a list of 2 to 12 items, but it has fewer", "2:11: 应为 2 到 12 项的列表，但不足 2 项");
    row("too many heaps", setOf("{'heaps': [1,1,1,1,1,1,1,1,1,1,1,1,\n1]}"), "3:1: expected a list of 2 to 12 items, but it has more",
        "3:1: 应为 2 到 12 项的列表，但超过 12 项");
    row("a skill misspelled", setOf("{'skill': 'nimsum'}"), "2:11: expected the name of a skill, found 'nimsum'; perhaps you meant nim-sum",
        "2:11: 应为技能的名称，却是“nimsum”；也许是 nim-sum");
    row("a game misspelled", setOf("{'skill': 'outcome', 'game': 'wythof', 'seed': 1}"), "2:30: expected the name of a game, found 'wythof'; perhaps you meant wythoff",
        "2:30: 应为游戏的名称，却是“wythof”；也许是 wythoff");
    row("a game without exercises", setOf("{'skill': 'outcome', 'game': 'go', 'seed': 1}"),
        "2:30: expected one of nim, bash, subtraction, wythoff, misere-nim, fibonacci-nim, moore-nim, sum, found 'go'",
        "2:30: 应为 nim、bash、subtraction、wythoff、misere-nim、fibonacci-nim、moore-nim、sum 之一，却是“go”");
    row("a game for another skill", setOf("{'game': 'nim', 'skill': 'nim-sum', 'seed': 1}"),
        "2:2: expected \"game\" only together with the skill outcome, found nim-sum", "2:2: 只有技能 outcome 才能写 \"game\"，却是 nim-sum");
    row("a game and a code", setOf("{'code': 'outcome 1 7/1', 'game': 'nim'}"), "2:27: expected no field 'game' together with 'code', which replaces it",
        "2:27: 已有“code”，就不应再有“game”");
    row("a number for a code", setOf("{'code': '4711'}"),
        "2:10: expected the code of an exercise, such as nim-sum 2 4711/17, found '4711'",
        "2:10: 应为题目编号（例如 nim-sum 2 4711/17），却是“4711”");
    row("heaps that make no exercise", setOf("{'skill': 'eligible-heap', 'heaps': [5, 5]}"),
        "2:37: expected heaps that make an exercise of eligible-heap, but with these no answer is right, or every answer is",
        "2:37: 应为能给 eligible-heap 出题的石子堆，但用这些堆，要么没有正确的答案，要么怎样答都对");
}

void TestExercises::badFilesAreRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const QTemporaryDir folder;
    const QString set = written(folder, content);
    const QStringList arguments = words("worksheet --set") << set << u"-o"_qs << folder.filePath(u"sheet.pdf"_qs);
    const Ran ran = run(arguments);
    QCOMPARE(ran.errors, QStringLiteral("%1:%2\n").arg(set, english));
    QCOMPARE(ran.exit, 2);
    QCOMPARE(run(inChinese(arguments)).errors, QStringLiteral("%1:%2\n").arg(set, chinese));
    QVERIFY2(!QFile::exists(folder.filePath(u"sheet.pdf"_qs)), "a worksheet was written");
}

void TestExercises::badArgumentsAreRefused_data()
{
    addRefusalColumns();
    const auto row = [](const char* name, const QStringList& arguments, const char* english, const char* chinese) {
        QTest::newRow(name) << arguments << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("a file that does not exist", words("worksheet --set none.json"), "none.json:1:1: there is no file with this name\n",
        "none.json:1:1: 没有这个名字的文件\n");
    row("a file without a name", words("worksheet --set") << QString(), "argument:1:1: --set: expected the name of a file, but it "
                                                                        "is empty\n",
        "argument:1:1: --set: 应为文件名，却是空的\n");
    row("a set and a seed", words("worksheet --set none.json --seed 7"), "argument:1:1: expected no --seed together with --set, "
                                                                         "which decides it\n",
        "argument:1:1: 已有 --set，就不应再有 --seed\n");
    row("a set and a title", words("exercises --set none.json --title Week"), "argument:1:1: expected no --title together with --set, "
                                                                              "which decides it\n",
        "argument:1:1: 已有 --set，就不应再有 --title\n");
    row("an unknown format", words("exercises --skill nim-sum --format csv"), "argument:1:1: --format: expected one of json, gift, moodle, anki, found 'csv'\n",
        "argument:1:1: --format: 应为 json、gift、moodle、anki 之一，却是“csv”\n");
    row("a title too long", words("exercises --skill nim-sum --title") << QString(201, u'取'),
        "argument:1:201: --title: expected a title of at most 200 characters, but this one is longer\n",
        "argument:1:201: --title: 应为不超过 200 个字符的标题，但这个更长\n");
    row("a game misspelled", words("exercises --skill outcome --game wythof"), "argument:1:1: --game: expected the name of a game, found 'wythof'; perhaps you meant wythoff\n",
        "argument:1:1: --game: 应为游戏的名称，却是“wythof”；也许是 wythoff\n");
    row("a game without its skill", words("worksheet --skill nim-sum,mex --game bash"), "argument:1:1: --game: expected --game only where --skill names outcome, found bash\n",
        "argument:1:1: --game: 只有 --skill 中有 outcome 时才能用 --game，却有 bash\n");
    row("a set and a game", words("worksheet --set none.json --game bash"), "argument:1:1: expected no --game together with --set, which decides it\n",
        "argument:1:1: 已有 --set，就不应再有 --game\n");
    row("no skill", words("exercises"), "argument:1:1: expected the option --skill, such as --skill nim-sum, but it is missing\n",
        "argument:1:1: 应有选项 --skill（例如 --skill nim-sum），但没有写\n");
}

void TestExercises::badArgumentsAreRefused() { checkRefusal(); }

NIMSTONE_TEST(TestExercises)
#include "tst_exercises.moc"
