// Tests which pitfalls explain the answers of a wrong program. Functions stand in for the programs.
#include <QTest>

#include <map>

#include "app/judge/pitfalls.h"
#include "tests/app/judge/answering.h"
#include "tests/app/judge/functions.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;
using nimstone::tests::answering;
using nimstone::tests::rightAnswer;
using contest::Case;
using contest::Problem;

class TestLikeness : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void likenessNamesThePitfallsThatExplainAProgram_data();
    void likenessNamesThePitfallsThatExplainAProgram();
    void likenessIsEmptyWithoutACompiler();
};

namespace {

using Answer = std::function<std::string(const Case&)>;

const Problem& wythoff()
{
    return *contest::problemNamed("hdu-1527");
}

std::string right(const Case& pair)
{
    return rightAnswer(wythoff(), pair);
}

std::string nimSumOnly(const Case& pair)
{
    return pair[0] != pair[1] ? "1\n" : "0\n";
}

std::string notSwapped(const Case& pair)
{
    return pair[0] > pair[1] ? "1\n" : right(pair);
}

constexpr Count lastRight = 100'000'000;

/// Returns an answer that is wrong for pairs with a large number, like the answer of a formula in floating point.
std::string doublePhi(const Case& pair)
{
    return std::max(pair[0], pair[1]) > lastRight ? "1\n" : right(pair);
}

/// Functions that stand in for the pitfalls, by the pitfalls' names.
const std::map<std::string, Answer> known{{"double-phi", doublePhi}, {"nim-sum", nimSumOnly}, {"not-swapped", notSwapped}};

struct LikeRow {
    const char* name;
    Answer answer;
    const char* like;
};

const std::vector<LikeRow>& likeRows()
{
    static const std::vector<LikeRow> all{
        {"the heaps are not swapped", notSwapped, "not-swapped"},
        {"the nim-sum decides", nimSumOnly, "nim-sum"},
        {"a mistake in large numbers only", doublePhi, "double-phi"},
        {"two mistakes",
         [](const Case& pair) { return pair[0] > pair[1] || std::max(pair[0], pair[1]) > lastRight ? std::string("1\n") : right(pair); },
         "not-swapped double-phi"},
        {"answers 1 always", [](const Case&) { return std::string("1\n"); }, ""},
        {"answers 0 always", [](const Case&) { return std::string("0\n"); }, ""},
        {"answers in other words", [](const Case&) { return std::string("maybe\n"); }, ""},
        {"not swapped, and wrong on equal heaps",
         [](const Case& pair) { return pair[0] == pair[1] ? std::string("0\n") : notSwapped(pair); }, ""},
        {"not swapped, but right on the smallest P-position",
         [](const Case& pair) { return pair == Case{2, 1} ? right(pair) : notSwapped(pair); }, ""},
    };
    return all;
}

std::optional<RunProgram> prepared(const Pitfall& pitfall)
{
    const auto found = known.find(pitfall.name);
    return found == known.end() ? std::nullopt : std::optional(answering(wythoff(), found->second));
}

}  // namespace

void TestLikeness::likenessNamesThePitfallsThatExplainAProgram_data()
{
    QTest::addColumn<int>("row");
    for (int row = 0; row < static_cast<int>(likeRows().size()); ++row)
        QTest::newRow(likeRows()[static_cast<std::size_t>(row)].name) << row;
}

/// Only the answers of a program count, not its source.
void TestLikeness::likenessNamesThePitfallsThatExplainAProgram()
{
    QFETCH(int, row);
    const auto& [name, answer, like] = likeRows()[static_cast<std::size_t>(row)];
    for (const Pitfall& pitfall : pitfallsOf(wythoff().name))
        QVERIFY(known.contains(pitfall.name) && !pitfall.source.empty() && !pitfall.input.empty());
    const RunProgram program = answering(wythoff(), answer);
    const Judgement judgement = judge::judge(wythoff(), program, {.tests = 10, .shrinking = tests::enoughTime}, {}, {});
    QVERIFY(judgement.failure && judgement.verdict == Verdict::WrongAnswer);
    std::string names;
    for (const std::string& each : likeness(wythoff(), *judgement.failure, program, prepared, {}, {}))
        names += (names.empty() ? "" : " ") + each;
    QCOMPARE(QString::fromStdString(names), QString::fromUtf8(like));
}

void TestLikeness::likenessIsEmptyWithoutACompiler()
{
    const RunProgram program = answering(wythoff(), notSwapped);
    const Judgement judgement = judge::judge(wythoff(), program, {.tests = 0}, {}, {});
    const auto noCompiler = [](const Pitfall&) { return std::optional<RunProgram>(); };
    QVERIFY(judgement.failure && likeness(wythoff(), *judgement.failure, program, noCompiler, {}, {}).empty());
}

NIMSTONE_TEST(TestLikeness)
#include "tst_likeness.moc"
