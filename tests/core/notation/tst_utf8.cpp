// Tests that UTF-8 text is read by code points, also if it is broken (the cases of Unicode's tables 3-7 and 3-8).
#include <QTest>

#include "core/notation/utf8.h"
#include "tests/program.h"

using namespace nimstone;
using namespace std::string_literals;

class TestUtf8 : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theFirstCodePointIsFound_data();
    void theFirstCodePointIsFound();
    void utf8AgreesWithQtOnEveryCodePoint();
    void codePointsAreCounted();
    void brokenUtf8IsRepaired();
    void blanksCommasAndSignsAreRecognized();
};

void TestUtf8::theFirstCodePointIsFound_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("bytes");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char* what, std::string text, std::size_t bytes, bool valid) {
        QTest::newRow(what) << std::move(text) << bytes << valid;
    };
    row("an empty text", "", 0, true);
    row("the byte 0", "\0x"s, 1, true);
    row("a letter", "ab", 1, true);
    row("two bytes", "éa", 2, true);
    row("three bytes", "石", 3, true);
    row("four bytes", "🪨", 4, true);
    row("a continuation", "\x80", 1, false);
    row("a lead at the end", "\xE7\x9F", 1, false);
    row("a lead before a letter", "\xE7\x9Fx", 1, false);
    row("two bytes, overlong", "\xC0\xAC", 1, false);
    row("three bytes, overlong", "\xE0\x80\xAC", 1, false);
    row("four bytes, overlong", "\xF0\x80\x80\xAC", 1, false);
    row("a surrogate", "\xED\xA0\x80", 1, false);
    row("over U+10FFFF", "\xF4\x90\x80\x80", 1, false);
    row("no lead byte", "\xF8\x88\x80\x80\x80", 1, false);
    row("the byte FF", "\xFF", 1, false);
}

void TestUtf8::theFirstCodePointIsFound()
{
    QFETCH(std::string, text);
    QFETCH(std::size_t, bytes);
    QFETCH(bool, valid);
    const auto extent = utf8::first(text);
    QCOMPARE(extent.bytes, bytes);
    QCOMPARE(extent.valid, valid);
}

void TestUtf8::utf8AgreesWithQtOnEveryCodePoint()
{
    std::size_t checked = 0;
    for (char32_t point = 0; point <= 0x10FFFF; ++point) {
        if (QChar::isSurrogate(point))
            continue;
        const QByteArray bytes = QStringView(QChar::fromUcs4(point)).toUtf8();
        const auto extent = utf8::first(bytes.toStdString() + "x");
        QVERIFY(extent.valid && extent.bytes == static_cast<std::size_t>(bytes.size()));
        ++checked;
    }
    qInfo("compared %zu code points with Qt", checked);
}

void TestUtf8::codePointsAreCounted()
{
    const std::string text = "nim：３石🪨";
    QCOMPARE(utf8::count(text, 0), std::size_t{0});
    QCOMPARE(utf8::count(text, 6), std::size_t{4});
    QCOMPARE(utf8::count(text, text.size()), std::size_t{7});
    QCOMPARE(utf8::count("\x80\xFF" "a", 3), std::size_t{3});
    QCOMPARE(utf8::count("\uFEFF" "ab", 4), std::size_t{1});
    QCOMPARE(utf8::count("a\uFEFF" "b", 5), std::size_t{3});
    QCOMPARE(utf8::count("\uFEFF", 0), std::size_t{0});
}

void TestUtf8::brokenUtf8IsRepaired()
{
    QCOMPARE(utf8::repaired("石子", 9), "石子"s);
    QCOMPARE(utf8::repaired("石子石", 2), "石子"s);
    QCOMPARE(utf8::repaired("a\xFF石\xE7\x9F", 9), "a\uFFFD石\uFFFD\uFFFD"s);
    QCOMPARE(utf8::repaired("abc", 0), ""s);
    QCOMPARE(utf8::repaired("", 9), ""s);
}

void TestUtf8::blanksCommasAndSignsAreRecognized()
{
    for (const char* blank : {" ", "\t", "\r", "\n", "\u00A0", "\u3000"})
        QCOMPARE(utf8::blank(blank + "x"s), std::string(blank).size());
    for (const char* comma : {",", "，", "、"})
        QCOMPARE(utf8::comma(comma + "x"s), std::string(comma).size());
    for (const char* dash : {"-", "‐", "‑", "‒", "–", "—", "−", "－"})
        QCOMPARE(utf8::dash(dash + "x"s), std::string(dash).size());
    for (const char* plus : {"+", "＋"})
        QCOMPARE(utf8::plus(plus + "x"s), std::string(plus).size());
    for (const char* other : {"", "x", "石", "_", "\xC2", "\xE3\x80", "\xE2\x80", "―"}) {
        QCOMPARE(utf8::blank(other), std::size_t{0});
        QCOMPARE(utf8::comma(other), std::size_t{0});
        QCOMPARE(utf8::dash(other), std::size_t{0});
        QCOMPARE(utf8::plus(other), std::size_t{0});
    }
}

NIMSTONE_TEST(TestUtf8)
#include "tst_utf8.moc"
