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
    row("no skill", "worksheet", "1: the option --skill was expected, such as --skill nim-sum, but it is not there",
        "1: 此处应有选项 --skill（例如 --skill nim-sum），但没有写");
    row("a skill misspelt", "worksheet --skill nim-sun", "1: --skill: the name of a skill was expected, 'nim-sun' found; perhaps nim-sum was meant",
        "1: --skill: 此处应为练习项目的名称，却是“nim-sun”；也许是 nim-sum");
    row("a second skill misspelt", "worksheet --skill nim-sum,how_many",
        "9: --skill: the name of a skill was expected, 'how_many' found; perhaps how-many was meant",
        "9: --skill: 此处应为练习项目的名称，却是“how_many”；也许是 how-many");
    row("a skill twice", "worksheet --skill nim-sum,nim-sum", "9: --skill: another skill was expected, 'nim-sum' found a second time",
        "9: --skill: 此处应为另一个练习项目，“nim-sum”却重复了");
    row("an unknown level", "worksheet --skill nim-sum --level 4", "1: --level: 1, 2, 3 or mixed was expected, '4' found",
        "1: --level: 此处应为 1、2、3 或 mixed，却是“4”");
    row("no exercises", "worksheet --skill nim-sum --count 0", "1: --count: a number from 1 to 200 was expected, '0' found",
        "1: --count: 此处应为 1 到 200 的数，却是“0”");
    row("too many exercises", "worksheet --skill nim-sum --count 201", "1: --count: a number from 1 to 200 was expected, '201' found",
        "1: --count: 此处应为 1 到 200 的数，却是“201”");
    row("more than there are", "worksheet --skill nim-sum --count 200",
        "1: --count: at most 80 was expected, for there are no more exercises that differ, but 200 was found",
        "1: --count: 此处至多为 80，因为互不相同的题没有更多了，却是 200");
    row("no number", "worksheet --skill nim-sum --seed 7x", "2: --seed: a number from 0 to 9223372036854775807 was expected, '7x' found",
        "2: --seed: 此处应为 0 到 9223372036854775807 的数，却是“7x”");
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
    QCOMPARE(full.errors, u"/dev/full:1:1: room for the output was expected, but no space is left\n"_qs);
}

NIMSTONE_TEST(TestWorksheet)
#include "tst_worksheet.moc"
