// Tests nimstone-cli worksheet: it writes a PDF in either language, sheets for a class, and sheets from codes, and refuses wrong
// arguments.
#include <QDir>
#include <QTemporaryDir>

#include "tests/app/export/pdf_readers.h"
#include "tests/cli/pdf.h"
#include "tests/cli/refusals.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone::tests;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textIn(const QString& path) { return ReadPdf(contentOf(path)).textByPoppler().join(u'\n'); }

/// Writes a set of 6 exercises with these fields, which replace ' by a quotation mark, and the list of a class of two pupils.
QStringList classIn(const QTemporaryDir& folder, const char* fields)
{
    const QByteArray set = run(words("exercises --skill nim-sum,outcome --count 6 --title Week")).output.toUtf8()
                               .replace("\"version\": 1,", "\"version\": 2,\n" + QByteArray(fields).replace('\'', '"'));
    for (const auto& [name, content] : {std::pair(u"set.json"_qs, set), std::pair(u"class.csv"_qs, QByteArray("姓名,学号\n李明,17\nAda,4\n"))}) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no file");
    }
    return {u"worksheet"_qs, u"--set"_qs, folder.filePath(u"set.json"_qs), u"--roster"_qs, folder.filePath(u"class.csv"_qs), u"-o"_qs, folder.path()};
}

}  // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPdfIsWrittenWithoutADisplay();
    void worksheetsAreWrittenInBothLanguages_data();
    void worksheetsAreWrittenInBothLanguages();
    void paperFollowsTheLocaleOrTheOption_data();
    void paperFollowsTheLocaleOrTheOption();
    void aMissingPluginIsReported();
    void theCodesPrintTheSheetAgain();
    void aClassGetsSheetsAndKeys_data();
    void aClassGetsSheetsAndKeys();
    void aBadLineOfAClassListIsReported();
    void theFileForPupilsHasNoKey();
    void badArgumentsAreRefused_data();
    void badArgumentsAreRefused();
    void aFailedCommandLeavesNoPartialFile();
};

void TestWorksheet::aPdfIsWrittenWithoutADisplay()
{
    checkPdfWithoutADisplay(words("worksheet --skill nim-sum,how-many --level mixed --count 12"));
}

void TestWorksheet::worksheetsAreWrittenInBothLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("English") << u"en"_qs << u"Nim-sum"_qs;
    QTest::newRow("Chinese") << u"zh_CN"_qs << u"异或和"_qs;
}

void TestWorksheet::worksheetsAreWrittenInBothLanguages()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_qs);
    const Ran ran = run(words("worksheet --skill nim-sum --level 2 --seed 4711 --lang") << language << u"-o"_qs << file);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ReadPdf(contentOf(file)).info(u"Title"_qs), title);
}

void TestWorksheet::paperFollowsTheLocaleOrTheOption_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("localePaper");  // LC_PAPER in the form that localedef reads; empty for C.UTF-8
    QTest::addColumn<QString>("size");
    const QString a4 = u"595 x 842 pts (A4)"_qs;
    const QString letter = u"612 x 792 pts (letter)"_qs;
    const QByteArray american = "height 279\nwidth 216\n";
    const QByteArray german = "height 297\nwidth 210\n";
    QTest::newRow("no locale") << words("worksheet --skill nim-sum") << QByteArray() << a4;
    QTest::newRow("an American locale") << words("worksheet --skill nim-sum") << american << letter;
    QTest::newRow("a German locale") << words("worksheet --skill nim-sum") << german << a4;
    QTest::newRow("Letter by option") << words("worksheet --skill nim-sum --paper letter") << german << letter;
    QTest::newRow("A4 by option") << words("worksheet --skill nim-sum --paper A4") << american << a4;
    QTest::newRow("a proof") << words("prove bouton nim:3,5 --format pdf --paper letter") << german << letter;
    // Writing the proofs of all theorems takes seconds. In a short run, only the example in the help does it.
    if (deep())
        QTest::newRow("all theorems") << words("prove all --format pdf") << american << letter;
}

void TestWorksheet::paperFollowsTheLocaleOrTheOption()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, localePaper);
    QFETCH(QString, size);
    const QTemporaryDir folder;
    QMap<QString, QString> environment{{u"LANG"_qs, u"C.UTF-8"_qs}};
    if (!localePaper.isEmpty()) {
        QFile source(folder.filePath(u"source"_qs));
        QVERIFY(source.open(QIODevice::WriteOnly));
        source.write("LC_PAPER\n" + localePaper + "END LC_PAPER\n");
        source.close();
        // localedef warns about the categories that are missing.
        QProcess localedef;
        localedef.start(u"localedef"_qs, {u"-c"_qs, u"-i"_qs, source.fileName(), u"-f"_qs, u"ANSI_X3.4-1968"_qs, folder.filePath(u"test"_qs)});
        QVERIFY(localedef.waitForFinished());
        QVERIFY(QFile::exists(folder.filePath(u"test/LC_PAPER"_qs)));
        environment.insert(u"LOCPATH"_qs, folder.path());
        environment.insert(u"LC_PAPER"_qs, u"test"_qs);
    }
    const QString file = folder.filePath(u"paper.pdf"_qs);
    const Ran ran = run(arguments << u"-o"_qs << file, {}, environment);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ReadPdf(contentOf(file)).info(u"Page size"_qs), size);
}

/// The codes are copied from the foot of the sheet, as a person copies them, with the line ends between them.
void TestWorksheet::aMissingPluginIsReported()
{
    // The program stands alone in its folder, without nimstone-pdf.so.
    const QTemporaryDir folder;
    const QString program = folder.filePath(u"nimstone-cli"_qs);
    QVERIFY(QFile::copy(QStringLiteral(NIMSTONE_CLI), program));
    const QString file = folder.filePath(u"sheet.pdf"_qs);
    const Ran ran = run(words("worksheet --skill nim-sum -o") << file, {}, {{u"LANG"_qs, u"C.UTF-8"_qs}}, program);
    QCOMPARE(ran.errors, file + u":1:1: nimstone-pdf.so is missing: install Nimstone again\n"_qs);
    QCOMPARE(ran.exit, 2);
    QVERIFY(!QFile::exists(file));
}

void TestWorksheet::theCodesPrintTheSheetAgain()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath(u"first.pdf"_qs);
    QCOMPARE(run(words("worksheet --skill nim-sum,how-many,outcome,mex,spot-flaw --level mixed --count 40 --seed 9223372036854775807 -o") << first).exit, 0);
    const QString text = textIn(first);
    const QString sheet = text.section(u"Answer key"_qs, 0, 0);
    const QString codes = sheet.mid(sheet.indexOf(u"nim-sum 1 9223372036854775807/"_qs)).section(u"\nExercises"_qs, 0, 0);
    QVERIFY2(codes.count(u'\n') > 0, qPrintable(codes));
    const QString second = folder.filePath(u"second.pdf"_qs);
    const Ran ran = run(QStringList{u"worksheet"_qs, u"--code"_qs, codes, u"-o"_qs, second});
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    QCOMPARE(textIn(second), text);
}

void TestWorksheet::aClassGetsSheetsAndKeys_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("title");
    QTest::newRow("English") << u"en"_qs << u"Week - key.pdf"_qs << u"Answer key"_qs;
    QTest::newRow("Chinese") << u"zh_CN"_qs << u"Week - 答案.pdf"_qs << u"答案"_qs;
}

void TestWorksheet::aClassGetsSheetsAndKeys()
{
    QFETCH(QString, language);
    QFETCH(QString, keys);
    QFETCH(QString, title);
    const QTemporaryDir folder;
    const Ran ran = run(classIn(folder, "  'class': '10b', 'variant': 'per-pupil',") << u"--lang"_qs << language);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    for (const QString& file : {u"Week.pdf"_qs, keys}) {
        const QString text = textIn(folder.filePath(file));
        QCOMPARE(text.contains(title), file == keys);
        QVERIFY(text.contains(u"李明"_qs) && text.contains(u"Ada"_qs));
        QCOMPARE(text.count(QRegularExpression(u"\\b1 / \\d"_qs)), 2);
    }
}

void TestWorksheet::aBadLineOfAClassListIsReported()
{
    const QTemporaryDir folder;
    const QStringList arguments = classIn(folder, "");
    const QString list = folder.filePath(u"class.csv"_qs);
    QFile file(list);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Ada,1\n,2\n");
    file.close();
    const Ran ran = run(arguments);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.errors, list + u":2:1: expected a name and a number, found ',2'\n"_qs);
    QVERIFY(!QFile::exists(folder.filePath(u"Week.pdf"_qs)));
}

void TestWorksheet::theFileForPupilsHasNoKey()
{
    const QTemporaryDir folder;
    const QStringList arguments = classIn(folder, "  'handedOut': true, 'answers': 'never',");
    const QString notice = u"This is the file for pupils, which does not show right answers: no answer key is printed.\n"_qs;
    const Ran ran = run(arguments);
    QCOMPARE(ran.errors, notice);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(QDir(folder.path()).entryList({u"*.pdf"_qs}), QStringList{u"Week.pdf"_qs});
    const QString sheet = folder.filePath(u"one.pdf"_qs);
    QCOMPARE(run(arguments.first(3) << u"-o"_qs << sheet).errors, notice);
    for (const QString& file : {sheet, folder.filePath(u"Week.pdf"_qs)}) {
        const QString text = textIn(file);
        QVERIFY(!text.isEmpty());
        QVERIFY(!text.contains(u"Answer key"_qs) && !text.contains(u"nim-sum 1"_qs));
    }
}

void TestWorksheet::badArgumentsAreRefused_data()
{
    addRefusalColumns();
    addRefusal("a bad code", {u"worksheet"_qs, u"--code"_qs, u"nim-sum 2 4711/1, chess 1 7/1"_qs},
               "18: --code: expected codes of at most 200 exercises, such as nim-sum 2 4711/1–10, found 'chess 1 7/1'",
               "18: --code: 应为题目编号（例如 nim-sum 2 4711/1–10），至多 200 题，却是“chess 1 7/1”");
    const auto row = [](const char* name, const char* arguments, const char* english, const char* chinese) {
        addRefusal(name, words(arguments), english, chinese);
    };
    row("no skill", "worksheet", "1: expected the option --skill, such as --skill nim-sum, but it is missing",
        "1: 应有选项 --skill（例如 --skill nim-sum），但没有写");
    row("a skill misspelled", "worksheet --skill nim-sun", "1: --skill: expected the name of a skill, found 'nim-sun'; perhaps you "
                                                         "meant nim-sum",
        "1: --skill: 应为技能的名称，却是“nim-sun”；也许是 nim-sum");
    row("a second skill misspelled", "worksheet --skill nim-sum,how_many",
        "9: --skill: expected the name of a skill, found 'how_many'; perhaps you meant how-many",
        "9: --skill: 应为技能的名称，却是“how_many”；也许是 how-many");
    row("a skill twice", "worksheet --skill nim-sum,nim-sum", "9: --skill: expected each skill only once, found 'nim-sum' a second time",
        "9: --skill: 每项技能只应出现一次，却又有“nim-sum”");
    row("an unknown level", "worksheet --skill nim-sum --level 4", "1: --level: expected 1, 2, 3, or mixed, found '4'",
        "1: --level: 应为 1、2、3 或 mixed，却是“4”");
    row("no exercises", "worksheet --skill nim-sum --count 0", "1: --count: expected a number from 1 to 200, found '0'",
        "1: --count: 应为 1 到 200 的数，却是“0”");
    row("too many exercises", "worksheet --skill nim-sum --count 201", "1: --count: expected a number from 1 to 200, found '201'",
        "1: --count: 应为 1 到 200 的数，却是“201”");
    row("more exercises than there are", "worksheet --skill nim-sum --count 200",
        "1: --count: expected at most 80, because more would repeat exercises, found 200",
        "1: --count: 题数应不超过 80，因为互不相同的题只有这么多，却是 200");
    row("codes and a skill", "worksheet --code x --skill nim-sum", "1: expected no --skill together with --code, which decides it",
        "1: 已有 --code，就不应再有 --skill");
    row("codes and a set", "worksheet --code x --set y", "1: expected no --code together with --set, which decides it",
        "1: 已有 --set，就不应再有 --code");
    row("a class list without a folder", "worksheet --skill nim-sum --roster class.csv",
        "1: expected the option -o, such as -o FOLDER, but it is missing", "1: 应有选项 -o（例如 -o FOLDER），但没有写");
    row("unknown paper", "worksheet --skill nim-sum --paper a5", "1: --paper: expected a4 or letter, found 'a5'",
        "1: --paper: 应为 a4 或 letter，却是“a5”");
    row("paper for a proof as text", "prove bouton --paper a4", "1: expected --format pdf with --paper, found text",
        "1: 与 --paper 同用的格式应为 pdf，却是 text");
    row("not a number", "worksheet --skill nim-sum --seed 7x", "2: --seed: expected a number from 0 to 9223372036854775807, found '7x'",
        "2: --seed: 应为 0 到 9223372036854775807 的数，却是“7x”");
}

void TestWorksheet::badArgumentsAreRefused() { checkRefusal(); }

/// A command that fails leaves no new file, and keeps the file that was there before.
void TestWorksheet::aFailedCommandLeavesNoPartialFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"kept.pdf"_qs);
    QFile kept(file);
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("kept");
    kept.close();
    QCOMPARE(run(words("worksheet --skill chess -o") << file).exit, 2);
    QCOMPARE(contentOf(file), QByteArray("kept"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"kept.pdf"_qs});
    const Ran full = run(words("worksheet --skill nim-sum -o /dev/full"));
    QCOMPARE(full.exit, 2);
    QCOMPARE(full.errors, u"/dev/full:1:1: no space left: free some space or write somewhere else\n"_qs);
}

NIMSTONE_TEST(TestWorksheet)
#include "tst_worksheet.moc"
