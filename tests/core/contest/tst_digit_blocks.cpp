// Tests that every decoder agrees with a plain decoder that reads digit by digit.
#include <QTest>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "core/contest/io/digit_blocks.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestDigitBlocks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstDecoderIsThePortableOne();
    void everyDecoderFindsTheTokens_data();
    void everyDecoderFindsTheTokens();
    void decodersAgreeOnEveryByteAtEveryPlace();
    void decodersAgreeOnRandomText();
};

namespace {

struct Token {
    Count value;
    std::size_t end;
    bool operator==(const Token&) const = default;
};
using Tokens = std::vector<Token>;

/// Returns the tokens that the decoders must find in the text, by the definition of Decode.
Tokens plainly(std::string_view text)
{
    Tokens tokens;
    std::size_t at = 0;
    while (true) {
        while (at < text.size() && isBlank(text[at]))
            ++at;
        const std::size_t begin = at;
        Count value = 0;
        while (at < text.size() && isDigit(text[at]) && at - begin <= longestFastToken)
            value = value * 10 + static_cast<Count>(text[at++] - '0');
        if (at == begin || at - begin > longestFastToken || at == text.size() || !isBlank(text[at]))
            return tokens;
        tokens.push_back({value, at});
    }
}

/// Decodes the text with digits directly before and after it: the bytes around the decoded text must not change the
/// result.
Tokens decoded(Decode decode, std::string_view text)
{
    std::string surrounded(stripePadding, '7');
    surrounded += text;
    surrounded += std::string(stripePadding, '8');
    const auto stripe = std::make_unique<Stripe>();
    decode({surrounded.data() + stripePadding, text.size()}, *stripe);
    Tokens tokens;
    for (std::size_t i = 0; i < stripe->count; ++i)
        tokens.push_back({stripe->values[i], stripe->ends[i]});
    return tokens;
}

bool allAgree(std::string_view text)
{
    const Tokens expected = plainly(text);
    return std::ranges::all_of(decoders(), [&](Decode decode) { return decoded(decode, text) == expected; });
}

std::string shown(const Tokens& tokens)
{
    std::string text;
    for (const Token& token : tokens)
        text += std::to_string(token.value) + '@' + std::to_string(token.end) + ' ';
    return text;
}

}  // namespace

void TestDigitBlocks::theFirstDecoderIsThePortableOne()
{
    qInfo("this machine can use %zu decoders", decoders().size());
    QVERIFY(decoders().front() == decodePortably);
#if defined(__SSE2__)
    QVERIFY(decoders().size() >= 2);
#endif
}

void TestDigitBlocks::everyDecoderFindsTheTokens_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("tokens");
    QTest::newRow("empty text") << QByteArray() << QByteArray();
    QTest::newRow("only blanks") << QByteArray(" \t\r\n\v\f") << QByteArray();
    QTest::newRow("one number") << QByteArray("7 ") << QByteArray("7@1 ");
    QTest::newRow("last token without a blank after it") << QByteArray("7 8") << QByteArray("7@1 ");
    QTest::newRow("tokens of 1 to 9 digits") << QByteArray("1 12 123 1234 12345 123456 1234567 12345678 123456789 ")
                                 << QByteArray("1@1 12@4 123@8 1234@13 12345@19 123456@26 1234567@34 12345678@43 "
                                               "123456789@53 ");
    QTest::newRow("tokens of 16 digits") << QByteArray("9999999999999999 1234567890123456\n")
                               << QByteArray("9999999999999999@16 1234567890123456@33 ");
    QTest::newRow("a token of 17 digits stops the decoder") << QByteArray("1 12345678901234567 2 ") << QByteArray("1@1 ");
    QTest::newRow("leading zeros") << QByteArray("0 00 0000000000000007 ") << QByteArray("0@1 0@4 7@21 ");
    QTest::newRow("100 blanks between tokens") << QByteArray("1") + QByteArray(100, ' ') + QByteArray("23\n")
                                         << QByteArray("1@1 23@103 ");
    QTest::newRow("a letter stops the decoder") << QByteArray("1 2 x 3 ") << QByteArray("1@1 2@3 ");
    QTest::newRow("a letter within a token") << QByteArray("1 2x 3 ") << QByteArray("1@1 ");
    QTest::newRow("a byte greater than 127") << QByteArray("1 \xC2\xA0 2 ") << QByteArray("1@1 ");
    QTest::newRow("a NUL byte") << QByteArray("1 \0 2 ", 6) << QByteArray("1@1 ");
    QTest::newRow("a minus sign") << QByteArray("5 -5 ") << QByteArray("5@1 ");
    QTest::newRow("a token across a block boundary") << QByteArray(60, ' ') + QByteArray("12345678 9\n")
                                         << QByteArray("12345678@68 9@70 ");
    QTest::newRow("a token that ends at a block boundary") << QByteArray(60, ' ') + QByteArray("1234 5\n")
                                            << QByteArray("1234@64 5@66 ");
}

void TestDigitBlocks::everyDecoderFindsTheTokens()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, tokens);
    for (const Decode decode : decoders())
        QCOMPARE(QByteArray::fromStdString(shown(decoded(decode, text.toStdString()))), tokens);
    QCOMPARE(QByteArray::fromStdString(shown(plainly(text.toStdString()))), tokens);
}

/// Puts each of the 256 byte values at each of 130 places. A digit continues a token, a blank ends it, and every other byte
/// stops the decoder.
void TestDigitBlocks::decodersAgreeOnEveryByteAtEveryPlace()
{
    int compared = 0;
    for (int byte = 0; byte < 256; ++byte) {
        for (std::size_t place = 0; place < 130; ++place) {
            std::string text;
            while (text.size() < 160)
                text += "42 ";
            text[place] = static_cast<char>(byte);
            QVERIFY2(allAgree(text), qPrintable(QStringLiteral("the decoders disagree on byte %1 at place %2").arg(byte).arg(place)));
            ++compared;
        }
    }
    qInfo("compared %d texts", compared);
}

void TestDigitBlocks::decodersAgreeOnRandomText()
{
    QVERIFY(tests::holdsFor(tests::count(2'000, 50'000), "decoders agree on random text", [] {
        // The text consists of runs of digits or blanks, and sometimes of another byte.
        const auto run = rc::gen::mapcat(rc::gen::inRange(0, 60), [](int kind) {
            if (kind == 0)
                return rc::gen::container<std::string>(1, rc::gen::arbitrary<char>());
            const bool blank = kind % 2 == 1;
            const auto length = blank ? rc::gen::weightedOneOf<std::size_t>(
                                            {{6, rc::gen::just<std::size_t>(1)}, {1, rc::gen::inRange<std::size_t>(1, 40)}})
                                      : rc::gen::inRange<std::size_t>(1, kind == 2 ? 20 : 17);
            return rc::gen::mapcat(length, [blank](std::size_t count) {
                return rc::gen::container<std::string>(count, blank ? rc::gen::elementOf(std::string("  \t\n\r\v\f"))
                                                                    : rc::gen::elementOf(std::string("0123456789")));
            });
        });
        const auto runs = *rc::gen::resize(200, rc::gen::container<std::vector<std::string>>(run));
        std::string text;
        for (const std::string& part : runs)
            text += part;
        text.resize(std::min(text.size(), stripeBytes));
        RC_ASSERT(allAgree(text));
    }));
}

NIMSTONE_TEST(TestDigitBlocks)
#include "tst_digit_blocks.moc"
