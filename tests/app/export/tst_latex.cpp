// Tests proofs as LaTeX: formulas in sentences are set in mathematics mode, and TeX can read every document.
#include <QTest>

#include "app/export/latex_text.h"
#include "app/export/proofs/formats.h"
#include "tests/app/export/latex_check.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;

class TestLatex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formulasInTextAreSetAsMathematics_data();
    void formulasInTextAreSetAsMathematics();
    void notationIsSetAsBreakableCode();
    void theCheckerFindsFaultyDocuments_data();
    void theCheckerFindsFaultyDocuments();
    void everyProofIsValidLatex_data();
    void everyProofIsValidLatex();
};

void TestLatex::formulasInTextAreSetAsMathematics_data()
{
    QTest::addColumn<QString>("rich");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"an odd number"_qs << u"an odd number"_qs;
    QTest::newRow("a formula") << u"s = 42 ⊕ 27 = <b>49</b>"_qs << u"$s = 42 \\oplus 27 = \\mathbf{49}$"_qs;
    QTest::newRow("indices in a formula") << u"y<sub>1</sub> = s ⊕ x<sub>1</sub> &lt; x<sub>1</sub>"_qs
                                          << u"$y_{1} = s \\oplus x_{1} < x_{1}$"_qs;
    QTest::newRow("letters in a formula") << u"2<sup><i>d</i></sup> ≠ 0"_qs << u"$2^{d} \\neq 0$"_qs;
    QTest::newRow("an index with an operator") << u"2<sup>d−1</sup> + … + 1"_qs << u"$2^{d - 1} + \\dots + 1$"_qs;
    QTest::newRow("a formula in a sentence") << u"Take x<sub>1</sub> − 2 → <b>40</b> stones."_qs
                                             << u"Take $x_{1} - 2 \\to \\mathbf{40}$ stones."_qs;
    QTest::newRow("a formula up to a colon") << u"0 ⊕ x = x: 0 has no 1 in any column."_qs
                                             << u"$0 \\oplus x = x$: 0 has no 1 in any column."_qs;
    QTest::newRow("brackets") << u"t = s ⊕ (x<sub>1</sub> ⊕ 2) ⊕ (3)"_qs << u"$t = s \\oplus (x_{1} \\oplus 2) \\oplus (3)$"_qs;
    QTest::newRow("brackets around words") << u"(it is s ⊕ t, always)"_qs << u"(it is $s \\oplus t$, always)"_qs;
    QTest::newRow("a bracket that does not close a formula") << u"(here x = 5)"_qs << u"(here $x = 5$)"_qs;
    QTest::newRow("a function") << u"g(n + 7) = g(n)"_qs << u"$g(n + 7) = g(n)$"_qs;
    QTest::newRow("mex") << u"g = mex{0, 1, 3} = 2"_qs << u"$g = \\operatorname{mex}\\{0, 1, 3\\} = 2$"_qs;
    QTest::newRow("a letter after φ") << u"a &gt; φb, φ²b"_qs << u"$a > \\varphi b$, $\\varphi^{2}b$"_qs;
    QTest::newRow("a remainder") << u"n ≡ 2 (mod m + 1)"_qs << u"$n \\equiv 2\\quad (\\text{mod }m + 1)$"_qs;
    QTest::newRow("a remainder with its value") << u"20 mod 7 = 6"_qs << u"$20 \\bmod 7 = 6$"_qs;
    QTest::newRow("a root") << u"φ = (1 + √5)/2, φ² = φ + 1"_qs << u"$\\varphi = (1 + \\sqrt{5}) / 2$, $\\varphi^{2} = \\varphi + 1$"_qs;
    QTest::newRow("a root of a product") << u"√(5k²) ≤ a"_qs << u"$\\sqrt{5k^{2}} \\leq a$"_qs;
    QTest::newRow("the article is not a formula") << u"a 1 and a heap, x and y"_qs << u"a 1 and a heap, $x$ and $y$"_qs;
    QTest::newRow("a column is not a formula") << u"in the 32s column, two 1s"_qs << u"in the 32s column, two 1s"_qs;
    QTest::newRow("P and N are not formulas") << u"a P-position, an N-position, P"_qs << u"a P-position, an N-position, P"_qs;
    QTest::newRow("a possessive") << u"Wythoff's game"_qs << u"Wythoff's game"_qs;
    QTest::newRow("thousands") << u"x = 1,000,000"_qs << u"$x = 1{,}000{,}000$"_qs;
    QTest::newRow("a long bold sum") << u"= <b>(a, b ⊕ c) + 4611686018427387904 + 2305843009213693952 + 1152921504606846976</b>"_qs
                                     << u"$= \\mathbf{(a}, \\allowbreak \\mathbf{b} \\oplus \\mathbf{c)} + \\mathbf{4611686018427387904} + "
                                        "\\mathbf{2305843009213693952} + \\mathbf{1152921504606846976}$"_qs;
    QTest::newRow("a root in a long bold sum") << u"<b>√(5 + k) + 4611686018427387904 + 2305843009213693952 + 1152921504606846976 + x</b> = y"_qs
                                     << u"$\\mathbf{\\sqrt{5 + k}} + \\mathbf{4611686018427387904} + "
                                        "\\mathbf{2305843009213693952} + \\mathbf{1152921504606846976} + \\mathbf{x} = y$"_qs;
    QTest::newRow("letters in a sentence") << u"for every <i>i</i> ≠ 1, x<sub><i>i</i></sub> stays"_qs
                                           << u"for every $i \\neq 1$, $x_{i}$ stays"_qs;
    QTest::newRow("a position in a sentence") << u"Lemma 2, on nim:30,4,5, and 1,000"_qs
                                     << u"Lemma 2, on nim:\\allowbreak 30,\\allowbreak 4,\\allowbreak 5, and 1,000"_qs;
    QTest::newRow("bold words") << u"<b>a 1 in s ⊕ t</b>, <i>not x</i>"_qs << u"\\textbf{a 1 in $s \\oplus t$}, \\textit{not $x$}"_qs;
    QTest::newRow("characters special to LaTeX") << u"50 % of #1 &amp; $2 in {a_bc} ~ ^ \\ are"_qs
                                           << u"50 \\% of \\#1 \\& \\$2 in \\{a\\_bc\\} \\textasciitilde{} "
                                              "\\textasciicircum{} \\textbackslash{} are"_qs;
    QTest::newRow("signs alone") << u"it ends. ■ and ⊕ goes on …"_qs << u"it ends. $\\blacksquare$ and $\\oplus$ goes on \\dots{}"_qs;
    QTest::newRow("quotation marks") << u"\"at most\" – \"never\""_qs << u"``at most'' -- ``never''"_qs;
    QTest::newRow("Chinese") << u"s 是 1，a ⊕ b ≠ 0“不变”"_qs << u"$s$ 是 1，$a \\oplus b \\neq 0$“不变”"_qs;
}

void TestLatex::formulasInTextAreSetAsMathematics()
{
    QFETCH(QString, rich);
    QFETCH(QString, expected);
    QCOMPARE(exports::latex(rich), expected);
}

void TestLatex::notationIsSetAsBreakableCode()
{
    QCOMPARE(exports::latexCode(u"fibonacci-nim:13~6"_qs), u"\\texttt{fibonacci-nim:\\allowbreak 13\\textasciitilde{}6}"_qs);
    QCOMPARE(exports::latexCode(u"nim:3,4"_qs), u"\\texttt{nim:\\allowbreak 3,\\allowbreak 4}"_qs);
}

void TestLatex::theCheckerFindsFaultyDocuments_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<bool>("faulty");
    const QString head = u"\\documentclass{article}\n"_qs;
    QTest::newRow("a correct document") << head + u"a $x_{1}^{2} \\oplus \\text{b $y$}$ \\& \\textbf{c}"_qs << false;
    QTest::newRow("a brace too many") << head + u"a}"_qs << true;
    QTest::newRow("a brace too few") << head + u"\\textbf{a"_qs << true;
    QTest::newRow("a dollar too few") << head + u"a $x = 1"_qs << true;
    QTest::newRow("a brace that closes within a formula") << head + u"\\textbf{a $x}$"_qs << true;
    QTest::newRow("an environment that is not closed") << head + u"\\begin{center} a"_qs << true;
    QTest::newRow("another environment is closed") << head + u"\\begin{center} a \\end{itemize}"_qs << true;
    QTest::newRow("a sign in text") << head + u"a \\oplus b"_qs << true;
    QTest::newRow("an index in text") << head + u"x_{1}"_qs << true;
    QTest::newRow("two indices") << head + u"$x^{1}^{2}$"_qs << true;
    QTest::newRow("empty mathematics") << head + u"a $$ b"_qs << true;
    QTest::newRow("a sign without a letter") << head + u"a ⊕ b"_qs << true;
    QTest::newRow("Chinese in an English document") << head + u"异或"_qs << true;
    QTest::newRow("Chinese in a Chinese document") << u"\\documentclass{ctexart} 异或"_qs << false;
    QTest::newRow("an unknown command") << head + u"\\nosuch"_qs << true;
}

/// Tests LatexCheck itself: a checker that misses faults would prove nothing.
void TestLatex::theCheckerFindsFaultyDocuments()
{
    QFETCH(QString, document);
    QFETCH(bool, faulty);
    const QString fault = tests::LatexCheck::fault(document);
    QVERIFY2(fault.isEmpty() != faulty, qPrintable(fault));
}

void TestLatex::everyProofIsValidLatex_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << u"en"_qs;
    QTest::newRow("Chinese") << u"zh_CN"_qs;
}

void TestLatex::everyProofIsValidLatex()
{
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    QVERIFY(spoken.loaded());
    std::size_t documents = 0;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        for (const proof::Proof& proof : tests::proofsWithPresets(theorem, tests::count(3, 1000))) {
            const QString document = QString::fromStdString(exports::proofLatex(proof));
            const QString fault = tests::LatexCheck::fault(document);
            QVERIFY2(fault.isEmpty(), qPrintable(QString::fromUtf8(name(theorem).data()) + u": "_qs + fault));
            QCOMPARE(document.contains(u"{ctexart}"_qs), language == u"zh_CN"_qs);
            QVERIFY(document.count(u"\\item "_qs) >= static_cast<qsizetype>(proof.steps.size()));
            ++documents;
        }
    }
    qInfo("checked %zu documents", documents);
}

NIMSTONE_TEST(TestLatex)
#include "tst_latex.moc"
