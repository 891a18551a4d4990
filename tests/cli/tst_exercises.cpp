// nimstone-cli exercises and worksheet --set: a set is made, edited and printed; what is wrong with one is told in a line
// that names the place.
#include <QTemporaryDir>

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

/// A set of these exercises, which begin at line 2, column 1; with ' for each quotation mark.
QByteArray setOf(const char* exercises)
{
    return QByteArray(QByteArray("{'nimstone': 'exercise-set', 'version': 1, 'exercises': [\n") + exercises + "]}").replace('\'', '"');
}

}  // namespace

class TestExercises : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesASet();
    void printsIt();
    void theSetSaysItsLanguage();
    void refusesFiles_data();
    void refusesFiles();
    void refuses_data();
    void refuses();
};

void TestExercises::makesASet()
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

void TestExercises::printsIt()
{
    const QTemporaryDir folder;
    const QString set = folder.filePath(u"set.json"_qs);
    QCOMPARE(run(words("exercises --skill nim-sum,eligible-heap --count 8 -o") << set).exit, 0);
    const Ran ran = run(words("worksheet --set") << set);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.output.startsWith(u"%PDF-"_qs));
}

void TestExercises::theSetSaysItsLanguage()
{
    const QTemporaryDir folder;
    const QString set = written(folder, setOf("{'code': 'nim-sum 1 7/1'}").replace("\"version\"", "\"language\": \"zh_CN\", \"version\""));
    const QString sheet = folder.filePath(u"sheet.pdf"_qs);
    const auto isChinese = [&](const QStringList& arguments) {
        QFile file(sheet);
        return run(QStringList{arguments} << u"--set"_qs << set << u"-o"_qs << sheet).exit == 0 && file.open(QIODevice::ReadOnly)
            && file.readAll().contains(QByteArray("\x5F\x02\x62\x16\x54\x8C", 6));  // 异或和, as a title is written
    };
    QVERIFY(isChinese(words("worksheet")));
    QVERIFY(!isChinese(words("worksheet --lang en")));
    QVERIFY(!isChinese(words("--lang en worksheet")));
}

void TestExercises::refusesFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const QByteArray& content, const char* english, const char* chinese) {
        QTest::newRow(name) << content << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("empty", "", "1:1: JSON that goes on was expected, but the file ends here", "1:1: JSON 尚未结束，但文件到此为止");
    row("another text", "Dear Sir", "1:1: JSON was expected, 'D' found", "1:1: 此处应为 JSON，却是“D”");
    row("another encoding", "{\"title\": \"\xB5\xDA", "1:12: text in UTF-8 was expected, the byte B5 found", "1:12: 此处应为 UTF-8 编码的文字，却是字节 B5");
    row("too large", QByteArray(8'000'001, ' '), "1:1: a file of at most 8 MB was expected, but this one is larger",
        "1:1: 此处应为不超过 8 MB 的文件，但这个文件更大");
    row("100 MB", QByteArray(100'000'000, '['), "1:1: a file of at most 8 MB was expected, but this one is larger",
        "1:1: 此处应为不超过 8 MB 的文件，但这个文件更大");
    row("very deep", QByteArray(7'000'000, '['), "1:1: fields in braces { } were expected, '[' found", "1:1: 此处应为花括号 { } 中的字段，却是“[”");
    row("of another kind", "{\"nimstone\": \"game\"}", "1:14: a set of exercises was expected, which says \"exercise-set\" here, 'game' found",
        "1:14: 此处应为习题集的标记 \"exercise-set\"，却是“game”");
    row("newer", "{\"version\": 2}", "1:13: version 1 was expected, 2 found: a newer Nimstone wrote this set",
        "1:13: 此处应为版本 1，却是 2：这份习题集由更新版本的取石写成");
    row("an unknown field", setOf("{'skil': 1}"), "2:2: one of the fields code, skill, level, seed, number, heaps was expected, 'skil' found",
        "2:2: 此处应为字段 code, skill, level, seed, number, heaps 之一，却是“skil”");
    row("markup for a field", "{\"<b>\": 1}", "1:2: one of the fields $schema, nimstone, version, title, language, exercises was expected, '<b>' found",
        "1:2: 此处应为字段 $schema, nimstone, version, title, language, exercises 之一，却是“<b>”");
    row("a field twice", setOf("{'seed': 1, 'seed': 1}"), "2:13: each field once was expected, 'seed' found a second time",
        "2:13: 每个字段只应出现一次，“seed”却重复了");
    row("a field that is missing", setOf("{'skill': 'nim-sum'}"), "2:1: the field 'seed' was expected between these braces, but it is not there",
        "2:1: 这对花括号中应有字段“seed”，但没有写");
    row("a code and a level", setOf("{'level': 1, 'code': 'nim-sum 1 7/1'}"), "2:2: nothing that 'code' decides was expected beside it, 'level' found",
        "2:2: 已有“code”，此处不应再有“level”");
    row("a number for a text", setOf("{'skill': 7}"), "2:11: a text in quotation marks was expected, '7' found", "2:11: 此处应为引号中的文字，却是“7”");
    row("a long title", "{\"title\": \"" + QByteArray(201, 'x') + "\"}",
        "1:11: a title of at most 200 characters was expected, but 'xxxxxxxxxxxxxxxxxxxxxxxx…' is longer",
        "1:11: 标题应不超过 200 个字符，但“xxxxxxxxxxxxxxxxxxxxxxxx……”更长");
    row("a language that there is not", "{\"language\": \"fr\"}", "1:14: en or zh_CN was expected, 'fr' found", "1:14: 此处应为 en 或 zh_CN，却是“fr”");
    row("no list", setOf("{'heaps': 7}"), "2:11: a list in brackets [ ] was expected, '7' found", "2:11: 此处应为方括号 [ ] 中的列表，却是“7”");
    row("a level too high", setOf("{'level': 4}"), "2:11: a whole number from 1 to 3 was expected, '4' found", "2:11: 此处应为 1 到 3 的整数，却是“4”");
    row("too few heaps", setOf("{'heaps': [7]}"), "2:11: a list of 2 to 12 was expected, but it has fewer", "2:11: 列表应有 2 到 12 项，但不足此数");
    row("too many heaps", setOf("{'heaps': [1,1,1,1,1,1,1,1,1,1,1,1,\n1]}"), "3:1: a list of 2 to 12 was expected, but it goes on",
        "3:1: 列表应有 2 到 12 项，但超过此数");
    row("a skill misspelt", setOf("{'skill': 'nimsum'}"), "2:11: the name of a skill was expected, 'nimsum' found; perhaps nim-sum was meant",
        "2:11: 此处应为练习项目的名称，却是“nimsum”；也许是 nim-sum");
    row("no code", setOf("{'code': '4711'}"), "2:10: the code of an exercise was expected, such as nim-sum 2 4711/17, '4711' found",
        "2:10: 此处应为题目代码（例如 nim-sum 2 4711/17），却是“4711”");
    row("heaps that make none", setOf("{'skill': 'eligible-heap', 'heaps': [5, 5]}"),
        "2:37: heaps that make an exercise of eligible-heap were expected, but with these no answer is right, or every one",
        "2:37: 此处应为能给 eligible-heap 出题的石子堆，但用这些堆，没有正确的答案，或者怎样答都对");
}

void TestExercises::refusesFiles()
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
    QVERIFY2(!QFile::exists(folder.filePath(u"sheet.pdf"_qs)), "nothing is written");
}

void TestExercises::refuses_data()
{
    addRefusalColumns();
    const auto row = [](const char* name, const QStringList& arguments, const char* english, const char* chinese) {
        QTest::newRow(name) << arguments << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("a file that is not there", words("worksheet --set none.json"), "none.json:1:1: a file was expected, but there is none of this name\n",
        "none.json:1:1: 此处应为文件，但没有这个名字的文件\n");
    row("a file without a name", words("worksheet --set") << QString(), "argument:1:1: --set: the name of a file was expected, but it is empty\n",
        "argument:1:1: --set: 此处应为文件名，却是空的\n");
    row("a set and a seed", words("worksheet --set none.json --seed 7"), "argument:1:1: nothing that --set decides was expected beside it, '--seed' found\n",
        "argument:1:1: 已有 --set，此处不应再有“--seed”\n");
    row("a title too long", words("exercises --skill nim-sum --title") << QString(201, u'取'),
        "argument:1:201: --title: a title of at most 200 characters was expected, but this one is longer\n",
        "argument:1:201: --title: 标题应不超过 200 个字符，但这个更长\n");
    row("no skill", words("exercises"), "argument:1:1: the option --skill was expected, such as --skill nim-sum, but it is not there\n",
        "argument:1:1: 此处应有选项 --skill（例如 --skill nim-sum），但没有写\n");
}

void TestExercises::refuses() { checkRefusal(); }

NIMSTONE_TEST(TestExercises)
#include "tst_exercises.moc"
