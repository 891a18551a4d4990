// Tests the values in the texts of lessons.
#include <QTest>

#include "core/overloaded.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"
#include "tests/translations/lesson_value.h"

using namespace nimstone;

class TestLessonValue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAreComputed_data();
    void valuesAreComputed();
    void errorsSayWhatWasExpected_data();
    void errorsSayWhatWasExpected();
};

namespace {

/// Writes a value for a comparison: 6, "0,4,8", "1101", or "nim:3,3".
QString written(const tests::LessonValue& value)
{
    return std::visit(Overloaded{[](std::int64_t number) { return QString::number(number); },
                                 [](const tests::Numbers& numbers) {
                                     QStringList all;
                                     for (const Count number : numbers)
                                         all << QString::number(number);
                                     return all.join(QLatin1Char(','));
                                 },
                                 [](const std::string& text) { return QString::fromStdString(text); },
                                 [](const GameSum& sum) { return QString::fromStdString(print(sum)); }},
                      value);
}

}  // namespace

void TestLessonValue::valuesAreComputed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* text, const char* value) { QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(value); };
    row("nim-sum 13,6", "11");
    row("nim-sum 5", "5");
    row("nim-sum 6,{nim-sum 11,13}", "0");
    row("sum 8,4,1", "13");
    row("minus 21,7", "14");
    row("minus 2,3", "-1");
    row("times 4,3", "12");
    row("mod 21,4", "1");
    row("div 21,4", "5");
    row("mex 0,1,3", "2");
    row("mex 1,2", "0");
    row("mex", "0");
    row("binary 13", "1101");
    row("binary 0", "0");
    row("zeckendorf 20", "13 + 5 + 2");
    row("cold 4", "wythoff:6,10");
    row("cold 0", "wythoff:0,0");
    row("grundy kayles:7", "2");
    row("grundy nim:3 + bash(4):8", "0");
    row("value cutcake:4x1", "3");
    row("value cutcake:1x2", "-1");
    row("winning nim:7,11,13", "3");
    row("winning nim:4,4", "0");
    row("moves nim:5,6,3", "14");
    row("stones nim:3 + bash(4):8", "11");
    row("after nim:5,3 1-2", "nim:3,3");
    row("lost bash(3) 12", "0,4,8,12");
    row("values kayles 5", "0,1,2,3,1,4");
    row("minus {minus 9,4},{minus 3,1}", "3");
    row("right hdu-1850 2 2 3 not 2", "1");
}

void TestLessonValue::valuesAreComputed()
{
    QFETCH(QString, text);
    const auto value = tests::valueOf(text.toStdString());
    QVERIFY2(value.has_value(), value ? "" : value.error().expected.c_str());
    QTEST(written(*value), "value");
}

void TestLessonValue::errorsSayWhatWasExpected_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* text, const char* expected, const char* found) {
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(expected) << QString::fromLatin1(found);
    };
    row("xor 1,2", "the name of a value", "xor 1,2");
    row("", "the name of a value", "");
    row("nim-sum 1;2", "a number", "1;2");
    row("nim-sum -1", "a number", "-1");
    row("nim-sum", "another number of numbers", "");
    row("minus 1,2,3", "another number of numbers", "1,2,3");
    row("binary 1,2", "another number of numbers", "1,2");
    row("grundy nim:a", "a position", "nim:a");
    row("grundy misere-nim:1,2", "a position with a known Grundy value", "misere-nim:1,2");
    row("value nim:3", "a position of Cutcake", "nim:3");
    row("after nim:5;3 1-1", "a position", "nim:5;3");
    row("after nim:5,3", "a legal move", "");
    row("after nim:5,3 1-6", "a legal move", "1-6");
    row("after nim:5,3 x", "a legal move", "x");
    row("lost bash(3)", "a number", "");
    row("lost chess 8", "the rules of a game", "chess");
    row("values misere-nim 3", "a game with known Grundy values", "misere-nim");
    row("nim-sum 1,2}", "the name of a value", "");
    row("nim-sum {binary 4}", "a value that is a number", "binary 4");
    row("right hdu-1850 2 2 3 not 1", "a wrong answer", "1");
    row("right hdu-0 1 not 1", "a contest problem", "hdu-0");
    row("nim-sum {xor 4}", "the name of a value", "xor 4");
}

void TestLessonValue::errorsSayWhatWasExpected()
{
    QFETCH(QString, text);
    const auto value = tests::valueOf(text.toStdString());
    QVERIFY(!value);
    QTEST(QString::fromStdString(value.error().expected), "expected");
    QTEST(QString::fromStdString(value.error().found), "found");
}

NIMSTONE_TEST(TestLessonValue)
#include "tst_lesson_value.moc"
