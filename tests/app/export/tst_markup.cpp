// Tests rich text as Markdown: no text is lost, and no character gets a meaning in Markdown that it should not have.
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
    void richTextIsConvertedToMarkdown_data();
    void richTextIsConvertedToMarkdown();
    void markdownOfProofsIsWellFormed();
};

static void columns()
{
    QTest::addColumn<QString>("rich");
    QTest::addColumn<QString>("expected");
}

void TestMarkup::richTextIsConvertedToMarkdown_data()
{
    columns();
    QTest::newRow("plain") << u"an odd number"_qs << u"an odd number"_qs;
    QTest::newRow("bold") << u"= <b>40</b>"_qs << u"= **40**"_qs;
    QTest::newRow("italic") << u"every <i>i</i>"_qs << u"every *i*"_qs;
    QTest::newRow("indices that Unicode has") << u"x<sub>1</sub> = 2<sup>31</sup> − F<sub>n+1</sub>"_qs << u"x₁ = 2³¹ − Fₙ₊₁"_qs;
    QTest::newRow("an index that Unicode does not have") << u"s = 2<sup><i>d</i></sup> + x<sub>1</sub>"_qs << u"s = $2^{d}$ + x₁"_qs;
    QTest::newRow("a pair with an index that Unicode does not have") << u"not (a<sub>k</sub>, b<sub>k</sub>)."_qs
                                                                    << u"not $(a_{k}, b_{k})$."_qs;
    QTest::newRow("a mex with an index that Unicode does not have") << u"mex{a<sub>0</sub>, …, a<sub>k−1</sub>} = 3"_qs
                                              << u"$\\operatorname{mex}\\lbrace a_{0}, \\dots, a_{k - 1}\\rbrace$ = 3"_qs;
    QTest::newRow("a bold formula with an index that Unicode does not have") << u"= <b>x<sub>k</sub> ⊕ 3</b>"_qs
                                                                            << u"= $x_{k}$ ⊕ 3"_qs;
    QTest::newRow("a formula after a Chinese mark") << u"则，x<sub>k</sub>，“2<sup>d</sup>”列"_qs << u"则， $x_{k}$，“ $2^{d}$”列"_qs;
    QTest::newRow("a formula before a word") << u"the x<sub>k</sub>th"_qs << u"the $x_{k}$ th"_qs;
    QTest::newRow("entities") << u"y &lt; x &amp; z &gt; 0"_qs << u"y < x & z > 0"_qs;
    QTest::newRow("characters special to HTML") << u"&lt;b&gt; &amp;lt;"_qs << u"\\<b> \\&lt;"_qs;
    QTest::newRow("characters special to Markdown") << u"a*b_c `d` [e] #f |g| ~h \\ 2^3 $i$"_qs
                                              << u"a\\*b\\_c \\`d\\` \\[e\\] \\#f \\|g\\| \\~h \\\\ 2\\^3 \\$i\\$"_qs;
    QTest::newRow("characters that would begin a list") << u"12. of 30"_qs << u"12\\. of 30"_qs;
    QTest::newRow("characters that would begin a quotation") << u"&gt; 30"_qs << u"\\> 30"_qs;
    QTest::newRow("Chinese") << u"选<b>第 1 堆</b>：在“32”列上是 1"_qs << u"选**第 1 堆**：在“32”列上是 1"_qs;
}

void TestMarkup::richTextIsConvertedToMarkdown()
{
    QFETCH(QString, rich);
    QFETCH(QString, expected);
    QCOMPARE(exports::markdown(rich), expected);
}

/// All rows of a table have the same number of cells, and every step has its number.
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
                QVERIFY(document.contains(u"\n**%1.** "_qs.arg(step)));
            QCOMPARE(document.count(u"**"_qs) % 2, 0);
        }
    }
}

NIMSTONE_TEST(TestMarkup)
#include "tst_markup.moc"
