// Tests which codes of take-and-break games and which sets of subtraction games are read, and which are refused and at which
// column.
#include <QTest>

#include "core/sequences/subtraction_set.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/program.h"

using namespace nimstone;
using Base = TakeAndBreakCode::Base;
using Kind = CodeError::Kind;
Q_DECLARE_METATYPE(Kind)

class TestSequenceCode : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesAreReadAndPrinted_data();
    void codesAreReadAndPrinted();
    void malformedCodesAreRefused_data();
    void malformedCodesAreRefused();
    void onlyFirstDigitsOfFiniteGamesAreRead();
    void digitsOfKaylesAllowItsMoves();
    void hexadecimalDigitsGiveTheRules();
    void knownCodesHaveTheExpectedNames();
    void invalidSubtractionSetsAreRefused();
};

void TestSequenceCode::codesAreReadAndPrinted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Base>("base");
    QTest::addColumn<std::string>("printed");
    const auto row = [](const char* text, Base base, const char* printed) {
        QTest::addRow("%s", text) << std::string(text) << base << std::string(printed);
    };
    row("0.77", Base::Octal, "0.77");
    row("0.030", Base::Octal, "0.03");
    row("4.0", Base::Octal, "4.0");
    row("4.000", Base::Octal, "4.0");
    row("4.400", Base::Octal, "4.4");
    row("0.9e", Base::Hexadecimal, "0.9E");
    row("8.0", Base::Hexadecimal, "8.0");
    row("C.1", Base::Hexadecimal, "C.1");
    row("0.0E", Base::Hexadecimal, "0.0E");
    const std::string longest = "0." + std::string(maxCodeDigits, '3');
    QTest::addRow("the longest") << longest << Base::Octal << longest;
}

void TestSequenceCode::codesAreReadAndPrinted()
{
    QFETCH(std::string, text);
    QFETCH(Base, base);
    QFETCH(std::string, printed);
    const auto code = TakeAndBreakCode::parse(text, base);
    QVERIFY(code.has_value());
    QCOMPARE(code->text(), printed);
    QVERIFY(TakeAndBreakCode::parse(printed, base) == code);
}

void TestSequenceCode::malformedCodesAreRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Base>("base");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const std::string& text, Base base, Kind kind, int column) {
        QTest::newRow(name) << text << base << kind << column;
    };
    row("an empty text", "", Base::Octal, Kind::DigitExpected, 1);
    row("a digit alone", "0", Base::Octal, Kind::PointExpected, 2);
    row("a point alone", ".", Base::Octal, Kind::DigitExpected, 1);
    row("no point", "077", Base::Octal, Kind::PointExpected, 2);
    row("nothing after the point", "0.", Base::Octal, Kind::NoDigits, 3);
    row("8 in an octal code", "0.8", Base::Octal, Kind::DigitTooLarge, 3);
    row("a letter in an octal code", "0.7A", Base::Octal, Kind::DigitTooLarge, 4);
    row("a letter that is not a digit", "0.7x", Base::Octal, Kind::DigitExpected, 4);
    row("two points", "0.7.7", Base::Octal, Kind::DigitExpected, 4);
    row("G", "0.G", Base::Hexadecimal, Kind::DigitExpected, 3);
    row("bytes that are not text", "0.\xFF", Base::Octal, Kind::DigitExpected, 3);
    row("zero", "0.0", Base::Octal, Kind::AllZero, 1);
    row("many zeros", "0.0000", Base::Octal, Kind::AllZero, 1);
    row("an infinite game", "1.77", Base::Octal, Kind::InfiniteGame, 1);
    row("another infinite game", "6.77", Base::Octal, Kind::InfiniteGame, 1);
    row("an infinite game in hexadecimal", "B.1", Base::Hexadecimal, Kind::InfiniteGame, 1);
    row("one digit too many", "0." + std::string(maxCodeDigits + 1, '3'), Base::Octal, Kind::TooManyDigits,
        int(maxCodeDigits) + 3);
    row("ten million digits", "0." + std::string(10'000'000, '7'), Base::Octal, Kind::TooManyDigits,
        int(maxCodeDigits) + 3);
}

void TestSequenceCode::malformedCodesAreRefused()
{
    QFETCH(std::string, text);
    QFETCH(Base, base);
    QFETCH(Kind, kind);
    QFETCH(int, column);
    const auto code = TakeAndBreakCode::parse(text, base);
    QVERIFY(!code.has_value());
    QCOMPARE(int(code.error().kind), int(kind));
    QCOMPARE(int(code.error().column), column);
}

void TestSequenceCode::onlyFirstDigitsOfFiniteGamesAreRead()
{
    for (unsigned digit = 0; digit < 16; ++digit) {
        const std::string text = std::string(1, "0123456789ABCDEF"[digit]) + ".7";
        const bool expected = digit == 0 || digit == 4 || digit == 8 || digit == 12;
        QCOMPARE(TakeAndBreakCode::parse(text, Base::Hexadecimal).has_value(), expected);
        if (digit < 8)
            QCOMPARE(TakeAndBreakCode::parse(text, Base::Octal).has_value(), expected);
    }
}

void TestSequenceCode::digitsOfKaylesAllowItsMoves()
{
    const TakeAndBreakCode kayles = *codeNamed("kayles");
    QCOMPARE(kayles.last(), 2U);
    for (const Count amount : {1U, 2U})
        QVERIFY(kayles.mayEmpty(amount) && kayles.mayLeaveOne(amount) && kayles.mayLeaveTwo(amount)
                && !kayles.mayLeaveThree(amount));
    for (const Count amount : {Count{0}, Count{3}, maxCount})
        QCOMPARE(kayles.digit(amount), 0U);
}

void TestSequenceCode::hexadecimalDigitsGiveTheRules()
{
    const HeapRules rules = tests::hexadecimal("8.9E");
    QVERIFY(rules.emptying == std::vector<Count>{1});
    QVERIFY(rules.leavingOne == std::vector<Count>{2});
    QVERIFY(rules.splitting == std::vector<Count>{2});
    QVERIFY((rules.tripling == std::vector<Count>{0, 1, 2}));
}

void TestSequenceCode::knownCodesHaveTheExpectedNames()
{
    for (const NamedCode& named : namedCodes()) {
        const auto code = codeNamed(named.name);
        QVERIFY(code.has_value());
        QVERIFY(nameOf(*code) == named.name);
        QCOMPARE(HeapRules(*code).name, std::string(named.name));
    }
    QVERIFY(!codeNamed("nim").has_value());
    QCOMPARE(HeapRules(tests::octal("0.16")).name, std::string("octal(0.16)"));
    QCOMPARE(HeapRules(tests::hexadecimal("0.77")).name, std::string("hexadecimal(0.77)"));
    QCOMPARE(HeapRules(tests::subtraction({4, 1, 3, 1})).name, std::string("subtraction(1,3,4)"));
    QCOMPARE(tests::sequenceGame("bash(4)").name, std::string("bash(4)"));
}

void TestSequenceCode::invalidSubtractionSetsAreRefused()
{
    using Error = SubtractionSet::Error;
    const auto error = [](std::vector<Count> amounts) { return SubtractionSet::make(std::move(amounts)).error(); };
    QCOMPARE(int(error({})), int(Error::Empty));
    QCOMPARE(int(error({3, 0})), int(Error::HoldsZero));
    QCOMPARE(int(error({3, maxCount + 1})), int(Error::OverMaximum));
    std::vector<Count> many(maxSetSize + 1);
    for (std::size_t i = 0; i < many.size(); ++i)
        many[i] = i + 1;
    QCOMPARE(int(error(many)), int(Error::TooManyAmounts));
    const SubtractionSet set = tests::subtraction({7, 2, 5, 2});
    QVERIFY(set.holds(2) && set.holds(7) && !set.holds(3));
    QCOMPARE(set.largest(), Count{7});
}

NIMSTONE_TEST(TestSequenceCode)
#include "tst_code.moc"
