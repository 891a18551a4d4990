// nimstone-cli worksheet: a PDF in either language, and what is refused.
#include <QDir>
#include <QTemporaryDir>

#include "tests/cli/pdf.h"
#include "tests/cli/refusals.h"
#include "tests/program.h"

using namespace nimstone::tests;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The title, as a PDF writes it.
QByteArray inUtf16(const QString& title)
{
    QByteArray bytes;
    for (const QChar unit : title)
        bytes += QByteArray(1, static_cast<char>(unit.row())) + static_cast<char>(unit.cell());
    return bytes;
}

}  // namespace

class TestWorksheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAPdfWithoutADisplay();
    void speaksBothLanguages_data();
    void speaksBothLanguages();
    void refuses_data();
    void refuses();
    void leavesNoHalfFile();
};

void TestWorksheet::writesAPdfWithoutADisplay()
{
    checkPdfWithoutADisplay(words("worksheet --skill nim-sum,how-many --level mixed --count 12"));
}

void TestWorksheet::speaksBothLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("title");
    QTest::newRow("English") << u"en"_qs << u"Nim-sum"_qs;
    QTest::newRow("Chinese") << u"zh_CN"_qs << u"异或和"_qs;
}

void TestWorksheet::speaksBothLanguages()
{
    QFETCH(QString, language);
    QFETCH(QString, title);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"sheet.pdf"_qs);
    const Ran ran = run(words("worksheet --skill nim-sum --level 2 --seed 4711 --lang") << language << u"-o"_qs << file);
    QCOMPARE(ran.exit, 0);
    QVERIFY(contentOf(file).contains(inUtf16(title)));
}

void TestWorksheet::refuses_data()
{
    addRefusalColumns();
    const auto row = [](const char* name, const char* arguments, const char* english, const char* chinese) {
        addRefusal(name, words(arguments), english, chinese);
    };
    row("no skill", "worksheet", "1: expected the option --skill, such as --skill nim-sum, but it is missing",
        "1: 应有选项 --skill（例如 --skill nim-sum），但没有写");
    row("a skill misspelt", "worksheet --skill nim-sun", "1: --skill: expected the name of a skill, found 'nim-sun'; perhaps you "
                                                         "meant nim-sum",
        "1: --skill: 应为技能的名称，却是“nim-sun”；也许是 nim-sum");
    row("a second skill misspelt", "worksheet --skill nim-sum,how_many",
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
    row("more than there are", "worksheet --skill nim-sum --count 200",
        "1: --count: expected at most 80, because more would repeat exercises, found 200",
        "1: --count: 题数应不超过 80，因为互不相同的题只有这么多，却是 200");
    row("no number", "worksheet --skill nim-sum --seed 7x", "2: --seed: expected a number from 0 to 9223372036854775807, found '7x'",
        "2: --seed: 应为 0 到 9223372036854775807 的数，却是“7x”");
}

void TestWorksheet::refuses() { checkRefusal(); }

/// What a command could not write is not there, and what was there before still is.
void TestWorksheet::leavesNoHalfFile()
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
