// Rich text in other markups: nothing is lost, nothing means something that it should not.
#include <QRegularExpression>
#include <QTest>

#include "app/export/markup.h"
#include "app/export/proof_latex.h"
#include "app/export/proof_markdown.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"

using namespace nimstone;

class TestMarkup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void markdown_data();
    void markdown();
    void latex_data();
    void latex();
    void latexOfProofsIsWellFormed();
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
    QTest::newRow("Chinese") << u"选<b>第 1 堆</b>：在 32 列上是 1"_qs << u"选**第 1 堆**：在 32 列上是 1"_qs;
}

void TestMarkup::markdown()
{
    QFETCH(QString, rich);
    QFETCH(QString, expected);
    QCOMPARE(exports::markdown(rich), expected);
}

void TestMarkup::latex_data()
{
    columns();
    QTest::newRow("plain") << u"an odd number"_qs << u"an odd number"_qs;
    QTest::newRow("a formula is mathematics")
        << u"s = 42 ⊕ 27 = <b>49</b>"_qs << u"$s = 42 \\oplus 27 = \\mathbf{49}$"_qs;
    QTest::newRow("indices in a formula") << u"y<sub>1</sub> = s ⊕ x<sub>1</sub> &lt; x<sub>1</sub>"_qs
                                          << u"$y_{1} = s \\oplus x_{1} < x_{1}$"_qs;
    QTest::newRow("letters in a formula") << u"2<sup><i>d</i></sup> ≠ 0"_qs << u"$2^{d} \\neq 0$"_qs;
    QTest::newRow("mathematics in a sentence") << u"Take x<sub>1</sub> − 2 → <b>40</b> stones."_qs
                                               << u"Take x$_{1}$ $-$ 2 $\\to$ \\textbf{40} stones."_qs;
    QTest::newRow("letters in a sentence") << u"for every <i>i</i> ≠ 1, x<sub><i>i</i></sub> stays"_qs
                                           << u"for every \\textit{i} $\\neq$ 1, x$_{i}$ stays"_qs;
    QTest::newRow("what LaTeX would read") << u"50 % of #1 &amp; $2 in {a_b} ~ ^ \\ are"_qs
                                           << u"50 \\% of \\#1 \\& \\$2 in \\{a\\_b\\} \\textasciitilde{} "
                                              "\\textasciicircum{} \\textbackslash{} are"_qs;
    QTest::newRow("signs") << u"it ends. ■ and goes on …"_qs << u"it ends. $\\blacksquare$ and goes on $\\dots$"_qs;
    QTest::newRow("Chinese is no formula") << u"s 是 1"_qs << u"s 是 1"_qs;
}

void TestMarkup::latex()
{
    QFETCH(QString, rich);
    QFETCH(QString, expected);
    QCOMPARE(exports::latex(rich), expected);
}

/// Braces and dollars pair up within each line, environments over all, and no sign is left that LaTeX has no letter for.
void TestMarkup::latexOfProofsIsWellFormed()
{
    static const QRegularExpression environment(u"\\\\(begin|end)\\{(\\w+)\\}"_qs);
    static const QString signsWithoutLetter = u"⊕≠≤≥→−×■…"_qs;
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const tests::InLanguage spoken(language);
        for (const proof::Proof& proof : tests::proofsOfAllKinds()) {
            const QString document = QString::fromStdString(exports::proofLatex(proof));
            QCOMPARE(document.startsWith(u"\\documentclass{ctexart}"_qs), language == u"zh_CN"_qs);
            QStringList open;
            for (auto matches = environment.globalMatch(document); matches.hasNext();) {
                const auto match = matches.next();
                if (match.captured(1) == u"begin"_qs)
                    open << match.captured(2);
                else
                    QCOMPARE(open.takeLast(), match.captured(2));
            }
            QVERIFY(open.isEmpty());
            QCOMPARE(document.count(u"\\item "_qs), static_cast<qsizetype>(proof.steps.size()));
            for (const QChar sign : signsWithoutLetter)
                QVERIFY2(!document.contains(sign), qPrintable(QString(sign)));
            for (const QString& line : document.split(u'\n')) {
                QString bare = line;
                bare.remove(QRegularExpression(u"\\\\[{}$]"_qs));
                if (line.contains(u"resizebox"_qs) || line.contains(u"end{array}"_qs))
                    continue;  // they open and close over several lines
                QVERIFY2(bare.count(u'{') == bare.count(u'}'), qPrintable(line));
                QVERIFY2(bare.count(u'$') % 2 == 0, qPrintable(line));
            }
        }
    }
}

/// Every line of the table has as many cells, and every step is a numbered item.
void TestMarkup::markdownOfProofsIsWellFormed()
{
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const tests::InLanguage spoken(language);
        for (const proof::Proof& proof : tests::proofsOfAllKinds()) {
            const QString document = QString::fromStdString(exports::proofMarkdown(proof));
            qsizetype bars = 0;
            qsizetype tableLines = 0;
            for (const QString& line : document.split(u'\n')) {
                if (!line.startsWith(u'|'))
                    continue;
                bars = bars == 0 ? line.count(u'|') : bars;
                QCOMPARE(line.count(u'|'), bars);
                ++tableLines;
            }
            QVERIFY(tableLines >= 4);
            for (std::size_t step = 1; step <= proof.steps.size(); ++step)
                QVERIFY(document.contains(u"\n%1. "_qs.arg(step)));
            QCOMPARE(document.count(u"**"_qs) % 2, 0);
        }
    }
}

QTEST_GUILESS_MAIN(TestMarkup)
#include "tst_markup.moc"
