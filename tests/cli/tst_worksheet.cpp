// nimstone-cli worksheet: a PDF in either language, and refused arguments.
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

}  // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPdfIsWrittenWithoutADisplay();
    void worksheetsAreWrittenInBothLanguages_data();
    void worksheetsAreWrittenInBothLanguages();
    void paperFollowsTheLocaleOrTheOption_data();
    void paperFollowsTheLocaleOrTheOption();
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

void TestWorksheet::badArgumentsAreRefused_data()
{
    addRefusalColumns();
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
