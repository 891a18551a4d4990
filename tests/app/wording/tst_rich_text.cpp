// What the light markup of sentences becomes in a terminal and in type.
#include "app/wording/rich_text.h"
#include "tests/program.h"

#include <QtTest>

using namespace nimstone;

class TestRichText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksBecomeSigns_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("plain");
        QTest::newRow("bold") << "g(4) = <b>3</b>" << "g(4) = 3";
        QTest::newRow("below") << "n<sub>0</sub>" << QString::fromUtf8("n₀");
        QTest::newRow("above") << "4<sup>12</sup>" << QString::fromUtf8("4¹²");
        QTest::newRow("relations") << "1 &lt; 2 &amp; 2 &gt; 1" << "1 < 2 & 2 > 1";
    }

    void marksBecomeSigns()
    {
        QFETCH(QString, sentence);
        QTEST(wording::plain(sentence), "plain");
    }

    void productsAreSetWithoutSpaces_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("set");
        QTest::newRow("one") << QString::fromUtf8("30 = 6 · 5 + 0") << QString::fromUtf8("30 = 6·5 + 0");
        QTest::newRow("two") << QString::fromUtf8("2 · 3 · k") << QString::fromUtf8("2·3·k");
        QTest::newRow("none") << "6 + 5" << "6 + 5";
    }

    void productsAreSetWithoutSpaces()
    {
        QFETCH(QString, sentence);
        QTEST(wording::closedDots(sentence), "set");
    }
};

NIMSTONE_TEST(TestRichText)
#include "tst_rich_text.moc"
