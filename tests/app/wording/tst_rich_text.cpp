// Tests the light markup of sentences, as text of a terminal and as typeset text.
#include "app/wording/rich_text.h"
#include "tests/program.h"

#include <QtTest>

using namespace nimstone;

/// Writes formulas in braces, and bold, italic, subscript and superscript parts in brackets.
static QString shown(const wording::RichText& text)
{
    using Kind = wording::Span::Kind;
    static const QHash<Kind, const char*> marks{{Kind::Mathematics, "{%1}"}, {Kind::Bold, "b(%1)"}, {Kind::Italic, "i(%1)"},
                                            {Kind::Below, "_(%1)"}, {Kind::Above, "^(%1)"}};
    QString all;
    for (const wording::Span& span : text)
        all += marks.contains(span.kind) ? QString::fromLatin1(marks[span.kind]).arg(shown(span.inside)) : span.text;
    return all;
}

class TestRichText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formulasInSentencesAreFound_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("tree");
        QTest::newRow("none") << "in the 32s column, a 1" << "in the 32s column, a 1";
        QTest::newRow("in a sentence") << "so s = 42 ⊕ 27 = <b>49</b>." << "so {s = 42 ⊕ 27 = b(49)}.";
        QTest::newRow("in bold words") << "<b>a 1 in s ⊕ t</b>" << "b(a 1 in {s ⊕ t})";
        QTest::newRow("as an index") << "x<sub><i>i</i></sub>, 2<sup>d−1</sup>" << "{x_({i({i})})}, {2^({d−1})}";
        QTest::newRow("relations") << "1 &lt; 2 &amp; x" << "{1 < 2} & {x}";
    }

    void formulasInSentencesAreFound()
    {
        QFETCH(QString, sentence);
        QTEST(shown(wording::parseRichText(sentence)), "tree");
    }

    void markupBecomesPlainCharacters_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("plain");
        QTest::newRow("bold") << "g(4) = <b>3</b>" << "g(4) = 3";
        QTest::newRow("a subscript") << "n<sub>0</sub>" << QString::fromUtf8("n₀");
        QTest::newRow("a superscript") << "4<sup>12</sup>" << QString::fromUtf8("4¹²");
        QTest::newRow("relations") << "1 &lt; 2 &amp; 2 &gt; 1" << "1 < 2 & 2 > 1";
    }

    void markupBecomesPlainCharacters()
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
        QTEST(wording::withoutSpacesAroundDots(sentence), "set");
    }
};

NIMSTONE_TEST(TestRichText)
#include "tst_rich_text.moc"
