// Tests the blanks at which a line may end: there is none after an operator, in short brackets or in a short formula.
#include <QTest>
#include <QRegularExpression>

#include "app/wording/proofs/proof.h"
#include "app/wording/unbroken.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::wording;

namespace {

/// Returns the text without markup.
QString seen(QString richText)
{
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    return richText.remove(tag).replace(QStringLiteral("&nbsp;"), QString(QChar(0xA0))).replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&gt;"), QStringLiteral(">")).replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

/// Returns the text with a | instead of each blank at which a line may end.
QString broken(QString text) { return text.replace(u' ', u'|'); }

/// Returns the first line that would end after an operator or inside short brackets, or an empty string.
QString badLine(const QString& text)
{
    static const QRegularExpression bad(QStringLiteral("(?:[=≠≤≥≡≈⊕+−×∈⇔]|[|\\x{A0}]·)\\||\\([^()|a-zA-Z\\x{3000}-\\x{9FFF}]{0,9}\\|[^()a-zA-Z\\x{3000}-\\x{9FFF}]{0,6}\\)"));
    return bad.match(broken(text)).captured();
}

}  // namespace

class TestUnbroken : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void linesEndOnlyAtTheExpectedBlanks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* what, const char* text, const char* lines) {
            QTest::newRow(what) << QString::fromUtf8(text) << QString::fromUtf8(lines);
        };
        row("words", "take two stones", "take|two|stones");
        row("a short formula", "so s = 0 here", "so|s = 0|here");
        row("a long sum", "s = 42 ⊕ 27 ⊕ 19 ⊕ 10 = 40", "s|= 42|⊕ 27|⊕ 19|⊕ 10|= 40");
        row("a position", "from (42, 27, 19) to", "from|(42, 27, 19)|to");
        row("brackets in a sum", "t = s ⊕ (6 ⊕ 9) ⊕ (7 ⊕ 7)", "t|= s|⊕ (6 ⊕ 9)|⊕ (7 ⊕ 7)");
        row("words in brackets", "by luck (the player wins) here", "by|luck|(the|player|wins)|here");
        row("a remainder", "n ≡ 0 (mod m + 1)", "n ≡ 0|(mod m + 1)");
        row("markup", "<b>2 → 5</b> and y<sub>k</sub> &lt; x<sub>k</sub>", "2 → 5|and|yk < xk");
        row("a set", "mex{0, 1, 3} = 2", "mex{0, 1, 3}|= 2");
        row("two sets", "g(3) = mex{g(2), g(1)} = mex{2, 0, 1} = 3", "g(3)|= mex{g(2), g(1)}|= mex{2, 0, 1}|= 3");
        row("Chinese", "因为 s ≠ 0，所以从 (3, 5) 走", "因为|s ≠ 0，所以从|(3, 5)|走");
        row("a product", "1000 = 13 · 76 + 12 and more", "1000|= 13|· 76|+ 12|and|more");
        row("a dot between titles", "Week 3 · 1 of 3", "Week|3|·|1|of|3");
        row("a product alone", "not more than φ · b here", "not|more|than|φ · b|here");
        row("the end of a proof", "so it wins.\u00A0■", "so|it|wins. ■");
        row("an entity", "a &amp; b", "a|&|b");
        row("a paragraph", "s =<p>0 + 1 + 2 + 3 + 4</p>", "s|=0|+ 1|+ 2|+ 3|+ 4");
        row("long brackets", "(9223372036854775807 ⊕ 9223372036854775806 ⊕ 1)", "(9223372036854775807|⊕ 9223372036854775806|⊕ 1)");
    }

    void linesEndOnlyAtTheExpectedBlanks()
    {
        QFETCH(QString, text);
        const QString whole = withNoBreakSpaces(text, TextForm::Rich);
        QTEST(broken(seen(whole)).replace(QChar(0xA0), u' '), "lines");
        QCOMPARE(withNoBreakSpaces(whole, TextForm::Rich), whole);
        QVERIFY(!whole.contains(QChar(0xA0)));
        QCOMPARE(seen(whole).replace(QChar(0xA0), u' '), seen(text).replace(QChar(0xA0), u' '));
    }

    void plainTextUsesNoBreakSpaces()
    {
        QCOMPARE(withNoBreakSpaces(u"s = 0 < 1 <b>"_qs, TextForm::Plain), u"s\u00A0=\u00A00\u00A0<\u00A01 <b>"_qs);
    }

    void noShortFormulaOfAProofIsBroken_data()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("language");
        for (const proof::Theorem theorem : proof::allTheorems()) {
            for (const QString& language : languages())
                QTest::addRow("%s, %s", proof::name(theorem).data(), qPrintable(language)) << static_cast<int>(theorem) << language;
        }
    }

    void noShortFormulaOfAProofIsBroken()
    {
        QFETCH(int, theorem);
        QFETCH(QString, language);
        const tests::InLanguage spoken(language);
        int formulas = 0;
        for (const proof::Proof& proof : tests::proofsOf(static_cast<proof::Theorem>(theorem), tests::count(5, 500))) {
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                const StepText text = stepText(proof, step);
                const StepText letters = stepText(proof, step, Reading::Letters);
                for (const QString& words : {text.statement, text.reason, letters.statement, letters.reason}) {
                    const QString bad = badLine(seen(withNoBreakSpaces(words, TextForm::Rich)));
                    QVERIFY2(bad.isEmpty(), qPrintable(bad + u" in "_qs + words));
                    formulas += withNoBreakSpaces(words, TextForm::Rich) == words ? 0 : 1;
                }
            }
        }
        QVERIFY(formulas > 0);
    }
};

NIMSTONE_TEST(TestUnbroken)
#include "tst_unbroken.moc"
