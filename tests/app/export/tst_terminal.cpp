// Tests the lines of a terminal: no text is lost, no line is too wide, and Chinese characters take two cells.
#include <QRegularExpression>
#include <QTest>

#include "app/export/proofs/formats.h"
#include "app/export/terminal.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;

class TestTerminal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void terminalCellsAreCounted_data();
    void terminalCellsAreCounted();
    void textIsWrappedToTheWidth_data();
    void textIsWrappedToTheWidth();
    void proofsFitInATerminal();
};

void TestTerminal::terminalCellsAreCounted_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("cells");
    QTest::newRow("nothing") << QString() << 0;
    QTest::newRow("Latin") << u"s = 40 ⊕ x₁"_qs << 11;
    QTest::newRow("Chinese") << u"异或和"_qs << 6;
    QTest::newRow("Chinese and Latin") << u"第 1 堆。"_qs << 9;
}

void TestTerminal::terminalCellsAreCounted()
{
    QFETCH(QString, text);
    QFETCH(int, cells);
    QCOMPARE(exports::cells(text), cells);
}

void TestTerminal::textIsWrappedToTheWidth_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("indent");
    QTest::addColumn<QString>("expected");
    QTest::newRow("short") << u"an odd number"_qs << 2 << u"an odd number"_qs;
    QTest::newRow("at a blank") << u"an odd number is never 0"_qs << 2 << u"an odd number is\n  never 0"_qs;
    QTest::newRow("a text that just fits") << u"twenty cells of text"_qs << 0 << u"twenty cells of text"_qs;
    QTest::newRow("a text that is one character too long") << u"twenty cells of text."_qs << 0 << u"twenty cells of\ntext."_qs;
    QTest::newRow("a long word stands alone") << u"a 9223372036854775807000 b"_qs << 0
                                              << u"a\n9223372036854775807000\nb"_qs;
    QTest::newRow("Chinese between characters") << u"奇数不会是零，所以至少有一堆在这一列上是一"_qs << 0
                                                << u"奇数不会是零，所以至\n少有一堆在这一列上是\n一"_qs;
    QTest::newRow("a list of numbers") << u"1 → 1; 2 → 3; 3 → 2; 4 → 1"_qs << 0 << u"1 → 1; 2 → 3; 3 → 2;\n4 → 1"_qs;
    QTest::newRow("a formula stays whole") << u"so if q is even, r ≥ 2 holds"_qs << 0 << u"so if q is even,\nr ≥ 2 holds"_qs;
    QTest::newRow("a pair stays whole") << u"from here move to (r + b, b)"_qs << 0 << u"from here move to\n(r + b, b)"_qs;
    QTest::newRow("a P-position stays whole") << u"and now this is a P-position"_qs << 0 << u"and now this is a\nP-position"_qs;
    QTest::newRow("a product stays whole") << u"when a is (a + 1)(a − d)"_qs << 0 << u"when a is\n(a + 1)(a − d)"_qs;
    QTest::newRow("the end of a proof") << u"it is an N-position. ■"_qs << 0 << u"it is an\nN-position. ■"_qs;
    QTest::newRow("a long formula breaks") << u"t = 12 ⊕ 345 ⊕ 678 ⊕ 90 ⊕ 12345"_qs << 0 << u"t = 12 ⊕ 345 ⊕ 678 ⊕\n90 ⊕ 12345"_qs;
    QTest::newRow("a formula in Chinese") << u"设它至少还有一堆 r ≥ 2 颗"_qs << 0 << u"设它至少还有一堆\nr ≥ 2 颗"_qs;
    QTest::newRow("no mark begins a line") << u"每一列都有偶数个一呀。好"_qs << 0 << u"每一列都有偶数个一\n呀。好"_qs;
}

void TestTerminal::textIsWrappedToTheWidth()
{
    QFETCH(QString, text);
    QFETCH(int, indent);
    QFETCH(QString, expected);
    QCOMPARE(exports::wrapped(text, 20, indent), expected);
}

void TestTerminal::proofsFitInATerminal()
{
    static const QRegularExpression longNumber(u"\\d{15}"_qs);
    int lines = 0;
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const tests::InLanguage spoken(language);
        for (const proof::Proof& proof : tests::proofsOfAllTheorems(5)) {
            const QString text = QString::fromStdString(exports::proofText(proof));
            const QString position = QString::fromStdString(print(proof.subject));
            for (const QString& line : text.split(u'\n')) {
                QVERIFY2(exports::cells(line) <= 78 || line.contains(longNumber) || line == position, qPrintable(line));
                QVERIFY2(!line.endsWith(u' '), qPrintable(line));
                ++lines;
            }
        }
    }
    qInfo("checked %d lines", lines);
}

NIMSTONE_TEST(TestTerminal)
#include "tst_terminal.moc"
