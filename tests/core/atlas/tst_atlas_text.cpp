// The atlas as text: what is written is read again, and damaged texts are refused.
#include <QTest>

#include "core/atlas/atlas_text.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::atlas;
using namespace nimstone::tests;
using Kind = TextError::Kind;

class TestAtlasText : public QObject {
    Q_OBJECT

    static std::vector<AtlasRow> someRows()
    {
        std::vector<AtlasRow> rows;
        const auto groups = codeGroups();
        for (std::size_t group = 0; group < groups.size(); group += 40)
            rows.push_back(computeRow(groups[group], 600, {})->row);
        return nameOnce(std::move(rows));
    }

    static std::string linesOf(const std::string& text) { return text.substr(0, text.rfind("# checksum")); }

private Q_SLOTS:
    void rowsAreWrittenAndReadAgain()
    {
        const auto rows = someRows();
        const std::string text = print(rows, "1.2.3");
        QVERIFY(text.starts_with("# nimstone-atlas 1, made with Nimstone 1.2.3\ncode,"));
        QVERIFY(readAtlas(text) == rows);
        QVERIFY(readAtlas(print({}, "1.2.3")) == std::vector<AtlasRow>());
    }

    void theFormIsFixed()
    {
        AtlasRow row{.codes = {octal("0.07"), octal("0.071")}, .period = CertifiedPeriod{{34, 53, 0}, PeriodRange{53, 142}}, .upTo = 175, .largest = 9, .rareCount = 4, .lastRare = 35, .checksum = 0xabc};
        const std::string text = print({row}, "1.0.0");
        QCOMPARE(QString::fromStdString(text), u"# nimstone-atlas 1, made with Nimstone 1.0.0\n"
            "code,equal,upto,period,preperiod,from,below,largest,rare,last rare,checksum\n"
            "0.07,0.071,175,34,53,53,142,9,4,35,0000000000000abc\n"_qs + QString::fromStdString(text.substr(text.rfind("# checksum"))));
    }

    void everyChangedByteIsRefused()
    {
        const std::string text = print(someRows(), "1.0.0");
        for (std::size_t place = 0; place < text.size(); ++place) {
            std::string changed = text;
            changed[place] = static_cast<char>(changed[place] ^ 1);
            QVERIFY2(!readAtlas(changed), changed.c_str() + place);
            QVERIFY(!readAtlas(text.substr(0, place)));
        }
        QVERIFY(!readAtlas(text + '\n'));
    }

    void wrongTextsAreRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        const std::string good = linesOf(print({}, "1.0.0"));
        const auto row = [](const char* what, const std::string& text, Kind kind, int line) {
            QTest::newRow(what) << text << static_cast<int>(kind) << line;
        };
        row("no text", {}, Kind::NotAnAtlas, 1);
        row("another text", "code,period\n", Kind::NotAnAtlas, 1);
        row("a later version", "# nimstone-atlas 2, made with Nimstone 3.0.0\n", Kind::OtherVersion, 1);
        row("no checksum", good, Kind::Damaged, 1);
        row("other columns", withChecksum("# nimstone-atlas 1, made with Nimstone 1.0.0\ncode\n"), Kind::WrongRow, 2);
        const std::string before = "0.77,0.771,167,12,71,71,156,9,4,35,0000000000000abc\n";
        const std::string line = "0.07,,175,34,53,53,142,9,4,35,0000000000000abc\n";
        QVERIFY(readAtlas(withChecksum(good + before + line)));
        for (const auto& [what, from, to] : {std::tuple("no code", "0.07,", ","), std::tuple("a wrong code", "0.07,", "0.08,"), std::tuple("a code that has a row", "0.07,", "0.771,"), std::tuple("a code that has a row, among the equal codes", "0.07,", "0.07,0.77"),
                 std::tuple("no number", "175", ""),
                 std::tuple("a word", "175", "x"), std::tuple("a number with a zero before it", "175", "0175"), std::tuple("a number over 64 bits", "175", "99999999999999999999"), std::tuple("more heaps than are kept", "175", "1073741824"),
                 std::tuple("a field more", "0abc", "0abc,"), std::tuple("a field less", ",35,", ","), std::tuple("a short checksum", "0000000000000abc", "abc")}) {
            std::string changed = line;
            changed.replace(changed.find(from), std::string_view(from).size(), to);
            row(what, withChecksum(good + before + changed), Kind::WrongRow, 4);
        }
    }

    void wrongTextsAreRefused()
    {
        QFETCH(std::string, text);
        QFETCH(int, kind);
        QFETCH(int, line);
        const auto rows = readAtlas(text);
        QVERIFY(!rows);
        QCOMPARE(static_cast<int>(rows.error().kind), kind);
        QCOMPARE(static_cast<int>(rows.error().line), line);
    }
};

NIMSTONE_TEST(TestAtlasText)
#include "tst_atlas_text.moc"
