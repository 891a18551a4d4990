// Tests where the terms of a glossary are found in a text.
#include <QTest>

#include "app/wording/learn/glossary.h"
#include "tests/program.h"

using namespace nimstone;

class TestGlossaryTerms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void termsAreFound_data();
    void termsAreFound();
};

void TestGlossaryTerms::termsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");  // the keys and the texts that were found, in their order
    QTest::newRow("no term") << QStringLiteral("Take two stones.") << QStringLiteral("");
    QTest::newRow("any case") << QStringLiteral("Nim-sums and the XOR.") << QStringLiteral("nim-sum=Nim-sums");
    QTest::newRow("only the first occurrence") << QStringLiteral("a period, a period") << QStringLiteral("period=period");
    QTest::newRow("only whole words") << QStringLiteral("periodically, nim-sum2, preperiodx") << QStringLiteral("");
    QTest::newRow("the longest form counts") << QStringLiteral("the preperiod and the equal windows") << QStringLiteral("preperiod=preperiod window=equal windows");
    QTest::newRow("beside a sign") << QStringLiteral("(period)") << QStringLiteral("period=period");
    QTest::newRow("in Chinese") << QString::fromUtf8("从周期开始") << QString::fromUtf8("period=周期");
    QTest::newRow("the longer Chinese form") << QString::fromUtf8("预周期与周期") << QString::fromUtf8("preperiod=预周期 period=周期");
    QTest::newRow("a Chinese form with letters") << QString::fromUtf8("它的P 局面") << QString::fromUtf8("p=P 局面");
    QTest::newRow("two terms in their order") << QStringLiteral("a period of the nim-sum") << QStringLiteral("period=period nim-sum=nim-sum");
}

void TestGlossaryTerms::termsAreFound()
{
    QFETCH(QString, text);
    const wording::GlossaryTerms terms({{.key = "nim-sum", .title = {}, .forms = {"nim-sum", "nim-sums", "XOR"}}, {.key = "period", .title = {}, .forms = {"period", "周期"}},
                                        {.key = "preperiod", .title = {}, .forms = {"preperiod", "预周期"}}, {.key = "window", .title = {}, .forms = {"window", "equal windows"}},
                                        {.key = "p", .title = {}, .forms = {"P 局面"}}});
    QStringList found;
    for (const wording::TermPlace& place : terms.in(text))
        found << place.key + QLatin1Char('=') + text.mid(place.start, place.length);
    QTEST(found.join(QLatin1Char(' ')), "found");
    QVERIFY(terms.find(QStringLiteral("window")) && !terms.find(QStringLiteral("king")));
}

NIMSTONE_TEST(TestGlossaryTerms)
#include "tst_glossary_terms.moc"
