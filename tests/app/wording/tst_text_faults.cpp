// The check of sentences finds the faults that it looks for, and reports no fault in correct sentences. The sentences
// are made up for these tests.
#include <QTest>

#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestTextFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void faultsOfSentencesAreFound_data();
    void faultsOfSentencesAreFound();
};

void TestTextFaults::faultsOfSentencesAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");  // a part of the expected message; empty if nothing is wrong
    const auto row = [](const char* what, const char* language, const char* text, const char* fault) {
        QTest::newRow(what) << QString::fromLatin1(language) << QString::fromUtf8(text) << QString::fromUtf8(fault);
    };
    const auto en = [row](const char* what, const char* text, const char* fault) { row(what, "en", text, fault); };
    const auto zh = [row](const char* what, const char* text, const char* fault) { row(what, "zh_CN", text, fault); };
    en("English", "Take 3 of <i>x</i><sub>1</sub> ⊕ 5 &lt; 9.", "");
    en("nothing", "", "empty");
    en("blanks", "  ", "empty");
    en("a number left open", "Take %1 stones", "placeholder");
    en("a count left open", "%n stones", "placeholder");
    en("a per cent sign", "100 % of them", "");
    en("another tag", "<u>Take</u>", "markup");
    en("a bare sign", "3 < 5", "markup");
    en("a bare ampersand", "P & N", "markup");
    en("a tag left open", "<b>Take 3", "the numbers of <b> and </b> differ");
    en("a tag that ends twice", "Take</b></b> <b>3", "the numbers of <b> and </b> differ");
    en("markup inside a subscript", "x<sub><i>n</i></sub>", "inside a subscript");
    en("two blanks", "Take  3", "blank too many");
    en("a blank at the end", "Take 3 ", "blank too many");
    en("Chinese in English", "Take 堆", "the character");
    en("a character that no font has", "Take x₁", "the character");
    zh("Chinese", "从 Nim 的第 2 堆取 3 颗：<b>必胜</b>。", "");
    zh("English in Chinese", "取 three 颗", "English word three");
    zh("all English", "Nim", "not a word of Chinese");
    zh("a formula", "3 ⊕ 5 = 6", "not a word of Chinese");
    zh("a half-width comma", "取,胜", "half-width");
    zh("a half-width full stop", "取胜.", "half-width");
    zh("no blank before a number", "取3 颗", "no blank");
    zh("no blank after a number", "取 3颗", "no blank");
    zh("a blank between words", "取 胜", "a blank between");
    zh("a blank after a comma", "取， 胜", "a blank between");
}

void TestTextFaults::faultsOfSentencesAreFound()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const QString found = faultOfSentence(text, language);
    QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.contains(fault), qPrintable(found));
}

NIMSTONE_TEST(TestTextFaults)
#include "tst_text_faults.moc"
