// Tests with made-up messages that each fault is found, and that correct texts have no faults.
#include <QTest>

#include "tests/program.h"
#include "tests/translations/faults.h"

using namespace nimstone::tests;

class TestFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void incompleteTranslationsAreFound_data();
    void incompleteTranslationsAreFound();
    void unfaithfulTranslationsAreFound_data();
    void unfaithfulTranslationsAreFound();
    void foreignPunctuationIsFound_data();
    void foreignPunctuationIsFound();
};

namespace {

QStringList forms(const char* text)
{
    return QString::fromUtf8(text).split(QLatin1Char('|'));
}

}  // namespace

void TestFaults::incompleteTranslationsAreFound_data()
{
    QTest::addColumn<QStringList>("translations");
    QTest::addColumn<bool>("isPlural");
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("pluralForms");
    QTest::addColumn<int>("faults");
    const QString done;
    QTest::newRow("done") << forms("好") << false << done << 1 << 0;
    QTest::newRow("unfinished, with a guess") << forms("好") << false << QStringLiteral("unfinished") << 1 << 1;
    QTest::newRow("unfinished and empty") << forms("") << false << QStringLiteral("unfinished") << 1 << 2;
    QTest::newRow("vanished") << forms("好") << false << QStringLiteral("vanished") << 1 << 1;
    QTest::newRow("empty") << forms("") << false << done << 1 << 1;
    QTest::newRow("blank") << forms(" \n") << false << done << 1 << 1;
    QTest::newRow("no translation at all") << QStringList{} << false << done << 1 << 1;
    QTest::newRow("a Chinese plural") << forms("%n 颗") << true << done << 1 << 0;
    QTest::newRow("an English plural") << forms("%n stone|%n stones") << true << done << 2 << 0;
    QTest::newRow("an English plural with one form") << forms("%n stones") << true << done << 2 << 1;
    QTest::newRow("an English plural with an empty form") << forms("%n stone|") << true << done << 2 << 1;
}

void TestFaults::incompleteTranslationsAreFound()
{
    QFETCH(QStringList, translations);
    QFETCH(bool, isPlural);
    QFETCH(QString, state);
    QFETCH(int, pluralForms);
    QFETCH(int, faults);
    const Message message{.source = QStringLiteral("a"), .translations = translations, .isPlural = isPlural, .state = state};
    QCOMPARE(incompleteness(message, pluralForms).size(), faults);
}

void TestFaults::unfaithfulTranslationsAreFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("translations");
    QTest::addColumn<int>("pluralForms");
    QTest::addColumn<int>("faults");
    const auto row = [](const char* name, const char* source, const char* translations, int pluralForms, int faults) {
        QTest::newRow(name) << QString::fromUtf8(source) << forms(translations) << pluralForms << faults;
    };
    row("no placeholder", "Take", "取", 1, 0);
    row("placeholders in another order", "%1 of %2", "%2 中的 %1", 1, 0);
    row("a placeholder twice", "%1 is odd", "%1：%1 是奇数", 1, 0);
    row("a placeholder left out", "%1 of %2", "%2 中的", 1, 1);
    row("a placeholder too many", "%1", "%1 和 %2", 1, 1);
    row("another placeholder", "%1", "%2", 1, 1);
    row("the count left out", "%n stones", "石子", 1, 1);
    row("the singular in a word", "%n stones", "one stone|%n stones", 2, 0);
    row("the plural in a word", "%n stones", "%n stone|stones", 2, 1);
    row("the singular without another placeholder", "%n stones of %1", "one stone|%n stones of %1", 2, 1);
    row("a tag left out", "a <b>1</b>", "1", 1, 1);
    row("a tag not closed", "a <b>1</b>", "<b>1", 1, 1);
    row("another tag", "x<sub>1</sub>", "x<sup>1</sup>", 1, 1);
    row("a bare less-than", "a &lt; b", "a < b", 1, 1);
    row("a line end left out", "Usage:\n", "用法：", 1, 1);
    row("a per cent sign", "100 %", "100 %", 1, 0);
}

void TestFaults::unfaithfulTranslationsAreFound()
{
    QFETCH(QString, source);
    QFETCH(QStringList, translations);
    QFETCH(int, pluralForms);
    QFETCH(int, faults);
    const bool isPlural = translations.size() > 1 || source.contains(QStringLiteral("%n"));
    const Message message{.source = source, .translations = translations, .isPlural = isPlural};
    QCOMPARE(unfaithfulParts(message, pluralForms).size(), faults);
}

void TestFaults::foreignPunctuationIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFault");
    const auto row = [](const char* name, const char* text, bool isFault) {
        QTest::newRow(name) << QString::fromUtf8(text) << isFault;
    };
    row("Chinese marks", "堆，列：先手；后手？（必败态）！", false);
    row("a comma", "堆,列", true);
    row("a comma before", "3,堆", true);
    row("a comma after a blank", "堆 , 3", true);
    row("a full stop", "取走.", true);
    row("a colon", "先手:", true);
    row("a question mark", "先手?", true);
    row("brackets", "先手(必胜)", true);
    row("a comma after a tag", "<b>堆</b>,", true);
    row("commas between numbers", "位置 3,4,5", false);
    row("brackets in a formula", "堆 x = (s ⊕ y)", false);
    row("a pair of numbers", "换成 (2, 3) 就不成立", false);
    row("a decimal point before Chinese", "0.07 堆", false);
    row("dots", "堆……", false);
    row("a blank after a Chinese comma", "堆， 列", true);
    row("placeholders for names", "动%1，它在%2上是 1", false);
    row("a placeholder for a number", "取 %1 颗", false);
    row("a blank only before a placeholder", "它在 %2上是 1", true);
    row("a blank only after a placeholder", "它在%2 上是 1", true);
    row("English", "heaps, columns: 3", false);
}

void TestFaults::foreignPunctuationIsFound()
{
    QFETCH(QString, text);
    QFETCH(bool, isFault);
    QCOMPARE(!foreignPunctuation(text).isEmpty(), isFault);
}

NIMSTONE_TEST(TestFaults)
#include "tst_faults.moc"
