// Tests which texts are recognized as markup. A plain text with < or & is shown unchanged.
#include <QTest>

#include "app/wording/markup.h"
#include "tests/program.h"

using namespace nimstone;
using wording::MarkupKind;

Q_DECLARE_METATYPE(nimstone::wording::MarkupKind)

class TestMarkup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void markupIsDistinguishedFromPlainText_data();
    void markupIsDistinguishedFromPlainText();
};

void TestMarkup::markupIsDistinguishedFromPlainText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<MarkupKind>("kind");
    QTest::addColumn<QString>("part");
    QTest::addColumn<bool>("mixed");
    const auto row = [](const char* name, const char* text, MarkupKind kind, const char* part = nullptr, bool mixed = false) {
        QTest::newRow(name) << QString::fromUtf8(text) << kind << QString::fromUtf8(part ? part : text) << mixed;
    };
    row("nothing", "", MarkupKind::Light);
    row("a sentence", "Take 2 from heap 1.", MarkupKind::Light);
    row("bold", "<b>N</b> · 3 &lt; 4 &amp; 5", MarkupKind::Light);
    row("a link", "<a href=\"position:nim:3\">nim:3</a><br>so", MarkupKind::Light);
    row("an index", "x<sub>1</sub> = 2<sup>k</sup>", MarkupKind::Full);
    row("an index in bold", "<b>x<sub>1</sub></b>", MarkupKind::Full);
    row("a less-than sign", "n == 0 || q < zeck(n)", MarkupKind::Plain, "n == 0 || q &lt; zeck(n)");
    row("a less-than sign without blanks", "n == 0 || q<zeck(n)", MarkupKind::Plain, "n == 0 || q&lt;zeck(n)");
    row("less than b", "a<b && b>c", MarkupKind::Plain, "a&lt;b &amp;&amp; b&gt;c");
    row("a bracket around b", "(a<b>c)", MarkupKind::Plain, "(a&lt;b&gt;c)");
    row("an ampersand", "a & 1", MarkupKind::Plain, "a &amp; 1");
    row("a header", "#include <vector>", MarkupKind::Plain, "#include &lt;vector&gt;");
    row("crossed tags", "<b><i>x</b></i>", MarkupKind::Plain, "&lt;b&gt;&lt;i&gt;x&lt;/b&gt;&lt;/i&gt;", true);
    row("an unknown tag", "<img src=\"x\">", MarkupKind::Plain, "&lt;img src=&quot;x&quot;&gt;");
    row("markup joined with plain text", "<b>euclid</b> a < b", MarkupKind::Plain, "&lt;b&gt;euclid&lt;/b&gt; a &lt; b", true);
    row("half escaped", "3 &lt; 4 < 5", MarkupKind::Plain, "3 &amp;lt; 4 &lt; 5", true);
}

void TestMarkup::markupIsDistinguishedFromPlainText()
{
    QFETCH(QString, text);
    QTEST(wording::markupOf(text), "kind");
    QTEST(wording::asMarkup(text), "part");
    QTEST(wording::isMixed(text), "mixed");
}

NIMSTONE_TEST(TestMarkup)

#include "tst_markup.moc"
