// Tests which contest input is read, which input is refused and at which place, for all sizes of the pieces in which
// the bytes arrive.
#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "core/contest/problem.h"
#include "core/games/nim/nim.h"
#include "core/position.h"
#include "core/random.h"
#include "core/search.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;
using Expected = InputError::Expected;
using Fault = InputError::Fault;

class TestContest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemIsFoundByItsName();
    void scannerReadsAnyLayout_data();
    void scannerReadsAnyLayout();
    void scannerReportsTheFirstError_data();
    void scannerReportsTheFirstError();
    void answersDoNotDependOnPieceSizes_data();
    void answersDoNotDependOnPieceSizes();
    void moveCountsAgreeWithSearch();
    void moveCountsAgreeWithTheDefinitionOnLargeHeaps();
    void scannerReadsTheLargestNumberOfHeaps();
    void scannerRequestsAtMostItsBuffer();
    void solverStopsWhenTheSinkReturnsFalse();
    void scannerReadsTokensOfAnyLength();
};

namespace {

/// A source that returns a text in pieces of at most `piece` bytes.
ByteSource inPieces(std::string_view text, std::size_t piece)
{
    return [text, piece](std::span<char> buffer) mutable {
        const std::size_t count = std::min({text.size(), piece, buffer.size()});
        std::ranges::copy(text.substr(0, count), buffer.begin());
        text.remove_prefix(count);
        return count;
    };
}

struct Solved {
    std::string answers;
    std::optional<InputError> error;
    bool operator==(const Solved&) const = default;
};

Solved solved(std::string_view input, std::size_t piece = 1 << 20, std::size_t capacity = Scanner::bufferBytes,
              Decode decode = decoders().back())
{
    Solved result;
    Scanner scanner(inPieces(input, piece), capacity, decode);
    LineWriter answers(appendTo(result.answers));
    problemNamed("sicily-1922")->solve(scanner, answers);
    answers.flush();
    result.error = scanner.error();
    return result;
}

const std::string bom = "\xEF\xBB\xBF";

struct Readable {
    const char* name;
    std::string input;
    std::string answers;
};

std::vector<Readable> readable()
{
    const std::string many(5000, ' ');
    return {
        {"two cases", "2\n3\n3 4 5\n3\n1 2 3\n", "1\n0\n"},
        {"a textbook example", "1\n4\n42 27 19 10\n", "1\n"},
        {"a winning move in every heap", "1\n3\n7 11 13\n", "3\n"},
        {"zero cases", "0\n", ""},
        {"zero cases without a newline", "0", ""},
        {"no newline at the end", "1\n2\n1 2", "1\n"},
        {"CRLF", "2\r\n3\r\n3 4 5\r\n3\r\n1 2 3\r\n", "1\n0\n"},
        {"tabs and several blanks", "1\t\n 3 \n\t3  4\t\t5 \n", "1\n"},
        {"heaps over several lines", "1\n5\n1\n2 4\n\n8 16\n", "1\n"},
        {"everything on one line", "2 3 3 4 5 3 1 2 3", "1\n0\n"},
        {"trailing blanks", "1\n1\n5\n \t\r\n\n", "1\n"},
        {"leading blanks", "\n\n  1\n1\n5\n", "1\n"},
        {"byte-order mark", bom + "1\n1\n5\n", "1\n"},
        {"vertical tab and form feed", "1\v1\f5\n", "1\n"},
        {"a case without heaps", "2\n0\n\n1\n7\n", "0\n1\n"},
        {"empty heaps", "1\n3\n0 0 0\n", "0\n"},
        {"the largest heap", "2\n1\n9223372036854775807\n2\n9223372036854775807 9223372036854775807\n", "1\n0\n"},
        {"heaps of 16, 17, 18 and 19 digits",
         "1\n4\n1000000000000000 10000000000000000 100000000000000000 1000000000000000000\n", "1\n"},
        {"leading zeros", "01\n002\n0000000000000000000000000000000005 000007\n", "1\n"},
        {"blanks of several stripes", "1\n2\n" + many + "5" + many + "7" + many, "1\n"},
    };
}

struct Refused {
    const char* name;
    std::string input;
    std::string answers;
    InputError error;
};

std::vector<Refused> refused()
{
    const std::string enDash = "\xE2\x80\x93";
    const std::string stones = "\xE7\x9F\xB3\xE5\xAD\x90";
    const std::string longDigits(40, '9');
    std::string manyStones;
    for (int i = 0; i < 30; ++i)
        manyStones += stones;
    return {
        {"no input", "", "", {{1, 1}, Expected::CaseCount, Fault::Missing, maxCount, ""}},
        {"only blanks", "  \n\t", "", {{2, 2}, Expected::CaseCount, Fault::Missing, maxCount, ""}},
        {"only a byte-order mark", bom, "", {{1, 1}, Expected::CaseCount, Fault::Missing, maxCount, ""}},
        {"an incomplete byte-order mark", "\xEF\xBB", "", {{1, 1}, Expected::CaseCount, Fault::Unreadable, maxCount, "\xEF\xBB"}},
        {"only the number of cases", "3\n", "", {{2, 1}, Expected::HeapCount, Fault::Missing, maxHeaps, ""}},
        {"only the number of heaps", "1\n3", "", {{2, 2}, Expected::HeapSize, Fault::Missing, maxCount, ""}},
        {"one heap too few", "1\n3\n1 2", "", {{3, 4}, Expected::HeapSize, Fault::Missing, maxCount, ""}},
        {"one case too few", "2\n1\n5\n", "1\n", {{4, 1}, Expected::HeapCount, Fault::Missing, maxHeaps, ""}},
        {"one case too many", "1\n1\n5\n1\n6\n", "1\n", {{4, 1}, Expected::End, Fault::Surplus, 0, "1"}},
        {"one heap too many", "1\n2\n5 5 5\n", "0\n", {{3, 5}, Expected::End, Fault::Surplus, 0, "5"}},
        {"text after the end", "1\n1\n5\nend", "1\n", {{4, 1}, Expected::End, Fault::Surplus, 0, "end"}},
        {"a long number after the end", "1\n1\n5\n" + longDigits, "1\n",
         {{4, 1}, Expected::End, Fault::Surplus, 0, std::string(24, '9')}},
        {"a letter for a heap", "2\n2\n1 1\n3\n1 x 2\n", "0\n",
         {{5, 3}, Expected::HeapSize, Fault::Unreadable, maxCount, "x"}},
        {"a letter after digits", "1\n3\n1 12a 2\n", "", {{3, 3}, Expected::HeapSize, Fault::Unreadable, maxCount, "12a"}},
        {"a decimal point", "1\n1\n1.5\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "1.5"}},
        {"a comma", "1\n2\n1,2\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "1,2"}},
        {"a plus sign", "1\n1\n+5\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "+5"}},
        {"a minus sign alone", "1\n1\n-\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "-"}},
        {"two minus signs", "1\n1\n--5\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "--5"}},
        {"a minus sign after the digits", "1\n1\n5-\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "5-"}},
        {"a minus sign, a digit and a letter", "1\n1\n-5x\n", "", {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, "-5x"}},
        {"a negative heap", "1\n2\n4 -3\n", "", {{3, 3}, Expected::HeapSize, Fault::Negative, maxCount, "-3"}},
        {"a negative zero", "1\n1\n-0\n", "", {{3, 1}, Expected::HeapSize, Fault::Negative, maxCount, "-0"}},
        {"a negative number of heaps", "1\n-1\n", "", {{2, 1}, Expected::HeapCount, Fault::Negative, maxHeaps, "-1"}},
        {"a negative number of cases", "-1\n", "", {{1, 1}, Expected::CaseCount, Fault::Negative, maxCount, "-1"}},
        {"a heap larger than the limit", "1\n2\n1 9223372036854775808\n", "",
         {{3, 3}, Expected::HeapSize, Fault::TooLarge, maxCount, "9223372036854775808"}},
        {"a heap of more than 64 bits", "1\n1\n18446744073709551617\n", "",
         {{3, 1}, Expected::HeapSize, Fault::TooLarge, maxCount, "18446744073709551617"}},
        {"a heap of 40 digits", "1\n1\n" + longDigits + "\n", "",
         {{3, 1}, Expected::HeapSize, Fault::TooLarge, maxCount, std::string(24, '9')}},
        {"too many cases", longDigits, "",
         {{1, 1}, Expected::CaseCount, Fault::TooLarge, maxCount, std::string(24, '9')}},
        {"too many heaps", "1\n1000001\n", "", {{2, 1}, Expected::HeapCount, Fault::TooLarge, maxHeaps, "1000001"}},
        {"too many heaps after answers", "2 1 5 99999999 1", "1\n",
         {{1, 7}, Expected::HeapCount, Fault::TooLarge, maxHeaps, "99999999"}},
        {"a byte-order mark is not counted as a column", bom + "1 1 x", "",
         {{1, 5}, Expected::HeapSize, Fault::Unreadable, maxCount, "x"}},
        {"a byte-order mark that is not at the start", "1 1 " + bom + "5", "",
         {{1, 5}, Expected::HeapSize, Fault::Unreadable, maxCount, bom + "5"}},
        {"Chinese text", "1\n2\n3 " + stones + "\n", "",
         {{3, 3}, Expected::HeapSize, Fault::Unreadable, maxCount, stones}},
        {"long Chinese text is cut between characters", "1\n1\n" + manyStones + "\n", "",
         {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, manyStones.substr(0, 24 * 3)}},
        {"an en dash instead of a minus sign", "1\n1\n" + enDash + "5\n", "",
         {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, enDash + "5"}},
        {"a NUL byte", std::string("1\n1\n\0", 5), "",
         {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, std::string(1, '\0')}},
        {"bytes that are not UTF-8", "1\n1\n" + std::string(300, '\x80'), "",
         {{3, 1}, Expected::HeapSize, Fault::Unreadable, maxCount, std::string(96, '\x80')}},
        {"CRLF does not shift the columns of the next line", "1\r\n2\r\n1 y\r\n", "",
         {{3, 3}, Expected::HeapSize, Fault::Unreadable, maxCount, "y"}},
        {"an error at line 303, column 301", "1\n600\n" + std::string(300, '\n') + std::string(300, ' ') + "z", "",
         {{303, 301}, Expected::HeapSize, Fault::Unreadable, maxCount, "z"}},
    };
}

}  // namespace

void TestContest::everyProblemIsFoundByItsName()
{
    QVERIFY(problemNamed("sicily-1922"));
    QCOMPARE(problemNamed("sicily-1922")->title, std::string_view("Winning Ways"));
    QVERIFY(!problemNamed("sicily-1923"));
    QVERIFY(!problemNamed(""));
    for (const Problem& problem : allProblems())
        QVERIFY(problemNamed(problem.name) == &problem);
}

void TestContest::scannerReadsAnyLayout_data()
{
    QTest::addColumn<std::string>("input");
    QTest::addColumn<std::string>("answers");
    for (const Readable& row : readable())
        QTest::newRow(row.name) << row.input << row.answers;
}

void TestContest::scannerReadsAnyLayout()
{
    QFETCH(std::string, input);
    QFETCH(std::string, answers);
    const Solved result = solved(input);
    QVERIFY(!result.error);
    QCOMPARE(result.answers, answers);
}

void TestContest::scannerReportsTheFirstError_data()
{
    QTest::addColumn<std::string>("input");
    QTest::addColumn<std::string>("answers");
    QTest::addColumn<InputError>("error");
    for (const Refused& row : refused())
        QTest::newRow(row.name) << row.input << row.answers << row.error;
}

void TestContest::scannerReportsTheFirstError()
{
    QFETCH(std::string, input);
    QFETCH(std::string, answers);
    QFETCH(InputError, error);
    const Solved result = solved(input);
    QCOMPARE(result.answers, answers);
    QVERIFY(result.error);
    QCOMPARE(result.error->place.line, error.place.line);
    QCOMPARE(result.error->place.column, error.place.column);
    QCOMPARE(static_cast<int>(result.error->expected), static_cast<int>(error.expected));
    QCOMPARE(static_cast<int>(result.error->fault), static_cast<int>(error.fault));
    QCOMPARE(result.error->limit, error.limit);
    QCOMPARE(result.error->found, error.found);
}

void TestContest::answersDoNotDependOnPieceSizes_data()
{
    QTest::addColumn<std::string>("input");
    for (const Readable& row : readable())
        QTest::newRow(row.name) << row.input;
    for (const Refused& row : refused())
        QTest::newRow(row.name) << row.input;
}

/// Every decoder gives the same result for every size of the pieces and of the buffer, up to about the length of the input.
void TestContest::answersDoNotDependOnPieceSizes()
{
    QFETCH(std::string, input);
    const Solved whole = solved(input);
    const std::size_t most = std::min<std::size_t>(input.size() + 1, tests::count<std::size_t>(100, 700));
    for (const Decode decode : decoders()) {
        QVERIFY(solved(input, 1 << 20, Scanner::bufferBytes, decode) == whole);
        for (std::size_t piece = 1; piece <= most; ++piece)
            QVERIFY(solved(input, piece, Scanner::bufferBytes, decode) == whole);
        for (std::size_t capacity = 4; capacity <= most; ++capacity)
            QVERIFY(solved(input, 1 << 20, capacity, decode) == whole);
    }
}

void TestContest::moveCountsAgreeWithSearch()
{
    Chance random(1922);
    Search<Nim> search;
    const int cases = tests::count(500, 5'000);
    std::string input = std::to_string(cases) + '\n';
    std::string expected;
    for (int i = 0; i < cases; ++i) {
        Position position{std::vector<Count>(random.below(5))};
        for (Count& heap : position.heaps)
            heap = random.below(7);
        input += std::to_string(position.heaps.size());
        for (const Count heap : position.heaps)
            input += ' ' + std::to_string(heap);
        input += '\n';
        expected += std::to_string(search.winningMoves(position).size()) + '\n';
    }
    const Solved result = solved(input);
    QVERIFY(!result.error);
    QCOMPARE(result.answers, expected);
    qInfo("compared %d cases with search", cases);
}

/// For heaps that are too large for search: a heap of x has a winning move exactly when (s ⊕ x) < x, where s is the
/// nim-sum.
void TestContest::moveCountsAgreeWithTheDefinitionOnLargeHeaps()
{
    Chance random(2922);
    const int cases = tests::count(300, 3'000);
    std::string input = std::to_string(cases) + '\n';
    std::string expected;
    for (int i = 0; i < cases; ++i) {
        std::vector<Count> heaps(random.below(400));
        Count sum = 0;
        for (Count& heap : heaps) {
            heap = random.below(Count{1} << random.between(1, 63));
            sum ^= heap;
        }
        if (!heaps.empty() && i % 3 == 0) {
            heaps.back() ^= sum;
            sum = 0;
        }
        input += std::to_string(heaps.size()) + '\n';
        for (const Count heap : heaps)
            input += std::to_string(heap) + (random.below(8) == 0 ? '\n' : ' ');
        input += '\n';
        const auto winning = std::ranges::count_if(heaps, [sum](Count heap) { return (sum ^ heap) < heap; });
        expected += std::to_string(winning) + '\n';
    }
    for (const Decode decode : decoders()) {
        const Solved result = solved(input, 1 << 20, Scanner::bufferBytes, decode);
        QVERIFY(!result.error);
        QCOMPARE(result.answers, expected);
    }
    qInfo("read %d cases from %zu bytes", cases, input.size());
}

void TestContest::scannerReadsTheLargestNumberOfHeaps()
{
    std::string input = "1\n" + std::to_string(maxHeaps) + "\n";
    for (std::size_t heap = 0; heap < maxHeaps; ++heap)
        input += heap % 3 == 0 ? "4 " : "2\n";
    // There are 333333 heaps of 4, 666666 of 2, and one of 8, so the nim-sum is 12.
    input.replace(input.size() - 2, 2, "8\n");
    const Solved result = solved(input);
    QVERIFY(!result.error);
    QCOMPARE(result.answers, std::string("1\n"));
}

void TestContest::scannerRequestsAtMostItsBuffer()
{
    std::size_t most = 0;
    std::size_t asked = 0;
    std::string piece;
    const ByteSource endless = [&](std::span<char> buffer) -> std::size_t {
        most = std::max(most, buffer.size());
        if (++asked > 1000)
            return 0;
        piece = asked == 1 ? "1000000000 " : "2 5 6 ";
        std::ranges::copy(piece, buffer.begin());
        return piece.size();
    };
    std::size_t written = 0;
    const auto error = solve(*problemNamed("sicily-1922"), endless, [&](std::string_view text) {
        written += text.size();
        return true;
    });
    QCOMPARE(written, std::size_t{2 * 999});
    QVERIFY(error && error->fault == Fault::Missing);
    QVERIFY(most <= Scanner::bufferBytes);
}

void TestContest::solverStopsWhenTheSinkReturnsFalse()
{
    bool first = true;
    const ByteSource endless = [&first](std::span<char> buffer) {
        std::string_view text = first ? "1000000000\n" : "1 5\n1 5\n1 5\n1 5\n1 5\n";
        first = false;
        std::ranges::copy(text, buffer.begin());
        return text.size();
    };
    int offered = 0;
    const auto error = solve(*problemNamed("sicily-1922"), endless, [&offered](std::string_view) {
        ++offered;
        return false;
    });
    QVERIFY(!error);
    QCOMPARE(offered, 1);
}

void TestContest::scannerReadsTokensOfAnyLength()
{
    const std::string zeros(3'000'000, '0');
    const Solved result = solved("1\n2\n" + zeros + "5 " + zeros + "6\n");
    QVERIFY(!result.error);
    QCOMPARE(result.answers, std::string("1\n"));
    const Solved spoilt = solved("1\n2\n" + zeros + "5 " + zeros + "x\n");
    QVERIFY(spoilt.error);
    QCOMPARE(spoilt.error->place.column, std::uint64_t{3'000'003});
    QCOMPARE(spoilt.error->found, std::string(24, '0'));
}

NIMSTONE_TEST(TestContest)
#include "tst_io.moc"
