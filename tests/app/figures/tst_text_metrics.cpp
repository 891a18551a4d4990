// Measures texts in figures, and tests how they are drawn: a plain text with < or & is shown unchanged.
#include <QTest>

#include "app/figures/scene/text_metrics.h"
#include "tests/program.h"

using namespace nimstone;

class TestTextMetrics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainTextIsAsWideAsItsEscapedMarkup_data();
    void plainTextIsAsWideAsItsEscapedMarkup();
};

void TestTextMetrics::plainTextIsAsWideAsItsEscapedMarkup_data()
{
    QTest::addColumn<QString>("plain");
    QTest::newRow("a less-than sign") << QStringLiteral("n == 0 || q<zeck(n)");
    QTest::newRow("less-than and greater-than signs") << QStringLiteral("a<b && c>d");
    QTest::newRow("a less-than sign alone") << QStringLiteral("<");
    QTest::newRow("an ampersand") << QStringLiteral("a & 1");
    QTest::newRow("no special character") << QStringLiteral("a == b");
}

void TestTextMetrics::plainTextIsAsWideAsItsEscapedMarkup()
{
    QFETCH(QString, plain);
    const QString markup = plain.toHtmlEscaped();
    QCOMPARE(figures::textWidth(plain, 20), figures::textWidth(markup, 20));
    QCOMPARE(figures::textPath(plain, 20), figures::textPath(markup, 20));
    QVERIFY(figures::textWidth(plain, 20) > 9);
}

NIMSTONE_TEST(TestTextMetrics)
#include "tst_text_metrics.moc"
