// Rich text as Markdown: nothing is lost, nothing means something that it should not.
#include <QTest>

#include "app/export/markup.h"
#include "app/export/proofs/columns.h"
#include "app/export/proofs/formats.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;

class TestMarkup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void markdown_data();
    void markdown();
    void markdownOfProofsIsWellFormed();
};

static void columns()
{
    QTest::addColumn<QString>("rich");
    QTest::addColumn<QString>("expected");
}

void TestMarkup::markdown_data()
{
    columns();
    QTest::newRow("plain") << u"an odd number"_qs << u"an odd number"_qs;
    QTest::newRow("bold") << u"= <b>40</b>"_qs << u"= **40**"_qs;
    QTest::newRow("italic") << u"every <i>i</i>"_qs << u"every *i*"_qs;
    QTest::newRow("index") << u"x<sub>1</sub>"_qs << u"x<sub>1</sub>"_qs;
    QTest::newRow("letter in a power") << u"2<sup><i>d</i></sup>"_qs << u"2<sup>*d*</sup>"_qs;
    QTest::newRow("entities") << u"y &lt; x &amp; z &gt; 0"_qs << u"y &lt; x &amp; z &gt; 0"_qs;
    QTest::newRow("what Markdown would read") << u"a*b_c `d` [e] #f |g| ~h \\"_qs
                                              << u"a\\*b\\_c \\`d\\` \\[e\\] \\#f \\|g\\| \\~h \\\\"_qs;
    QTest::newRow("Chinese") << u"选<b>第 1 堆</b>：在“32”列上是 1"_qs << u"选**第 1 堆**：在“32”列上是 1"_qs;
}

void TestMarkup::markdown()
{
    QFETCH(QString, rich);
    QFETCH(QString, expected);
    QCOMPARE(exports::markdown(rich), expected);
}

/// Every line of the table has as many cells, and every step is a numbered item.
void TestMarkup::markdownOfProofsIsWellFormed()
{
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const tests::InLanguage spoken(language);
        for (const proof::Proof& proof : tests::proofsOfAllTheorems(5)) {
            const QString document = QString::fromStdString(exports::proofMarkdown(proof));
            qsizetype bars = 0;
            qsizetype tableLines = 0;
            for (QString line : document.split(u'\n')) {
                if (!line.startsWith(u'|'))
                    continue;
                line.remove(u"\\|"_qs);
                bars = bars == 0 ? line.count(u'|') : bars;
                QCOMPARE(line.count(u'|'), bars);
                ++tableLines;
            }
            const auto rows = exports::gameSumOf(proof).rows.size();
            QCOMPARE(tableLines, rows == 0 ? 0 : rows + 2);
            for (std::size_t step = 1; step <= proof.steps.size(); ++step)
                QVERIFY(document.contains(u"\n%1. "_qs.arg(step)));
            QCOMPARE(document.count(u"**"_qs) % 2, 0);
        }
    }
}

NIMSTONE_TEST(TestMarkup)
#include "tst_markup.moc"
