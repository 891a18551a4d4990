// Tests traces: their answers equal the answers of the solver, and a position is won exactly when the answer says so.
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/contest/problem.h"
#include "core/proofs/proof.h"
#include "core/sum/game_sum.h"
#include "core/sum/sum_notation.h"
#include "tests/core/contest/contest_input.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;
using namespace nimstone::tests;

class TestTracing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tracedAnswersEqualSolvedAnswers_data();
    void tracedAnswersEqualSolvedAnswers();
    void tracedCasesHaveTheirFirstAndLastLine_data();
    void tracedCasesHaveTheirFirstAndLastLine();
    void positionShowsHeapsBelowTheLeastAmount();
    void traceStopsWhenTheCallbackReturnsFalse();
    void theoremOfAProblemIsProvedOnItsSubject_data();
    void theoremOfAProblemIsProvedOnItsSubject();
    void theSubjectOfTheTheoremIsAPositionOfTheSample_data();
    void theSubjectOfTheTheoremIsAPositionOfTheSample();
};

namespace {

struct Seen {
    std::uint64_t first;
    std::uint64_t last;
    std::string answer;
    std::string position;
};

std::vector<Seen> traced(const Problem& problem, std::string_view input)
{
    std::vector<Seen> cases;
    trace(problem, bytesOf(input), [&cases](const TracedCase& seen) {
        cases.push_back({seen.firstLine, seen.lastLine, std::string(seen.answer), seen.position});
        return true;
    });
    return cases;
}

std::string solved(const Problem& problem, std::string_view input)
{
    std::string output;
    solve(problem, bytesOf(input), appendTo(output));
    return output;
}

/// Returns the judge's samples and generated small inputs.
std::vector<std::string> inputsOf(const Problem& problem)
{
    std::vector<std::string> inputs;
    const QDir folder(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/contest/samples"));
    for (const QString& name : folder.entryList({QString::fromStdString(std::string(problem.name)) + QStringLiteral("-?.in")})) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            inputs.push_back(file.readAll().toStdString());
    }
    for (Seed seed = 0; seed < tests::count<Seed>(20, 200); ++seed)
        inputs.push_back(generated(problem, Size::Small, seed));
    return inputs;
}

/// True if the answer says that the first player loses.
bool saysLost(const Problem& problem, const std::string& answer)
{
    static const std::set<std::string> lost{"No", "0", "second", "Second", "Grass Win!", "lose", "Brother", "Bob will win", "Bob",
                                            "Jiang", "LOST", "Cici", "Nacci", "L", "false", "Lao Wang", "Second win",
                                            "Ollie wins", "none", "LOSING\n"};
    if (problem.name == "hdu-1851")
        return answer == "Yes";
    if (problem.name == "hdu-2188")
        return answer == "Rabbit";
    return lost.contains(answer) || answer.ends_with(": Bob");
}

/// Joins heaps of one game, `kayles:3 + kayles:3`, into one position as traces write it: `kayles:3,3`.
std::string inOneNotation(std::string_view subject)
{
    std::string text(subject);
    const std::string game = text.substr(0, text.find(':') + 1);
    for (std::size_t at = text.find(" + " + game); at != std::string::npos; at = text.find(" + " + game))
        text.replace(at, game.size() + 3, ",");
    return text;
}

}  // namespace

void TestTracing::tracedAnswersEqualSolvedAnswers_data()
{
    addProblemRows();
}

void TestTracing::tracedAnswersEqualSolvedAnswers()
{
    const Problem& problem = fetchedProblem();
    std::size_t cases = 0;
    std::size_t positions = 0;
    for (const std::string& input : inputsOf(problem)) {
        std::string answers;
        for (const Seen& seen : traced(problem, input)) {
            ++cases;
            answers += seen.answer + '\n';
            if (seen.position.empty())
                continue;
            ++positions;
            const auto sum = parseSum(seen.position);
            QVERIFY2(sum, seen.position.c_str());
            const auto outcome = sum->outcome();
            QVERIFY2(outcome, seen.position.c_str());
            // In the Cutcake problem Alice is Left and moves first.
            const bool won = *outcome == OutcomeClass::N || *outcome == OutcomeClass::Left;
            QVERIFY2(won != saysLost(problem, seen.answer), (seen.position + ": " + seen.answer).c_str());
        }
        // The solver prints the letters of one set in one line.
        std::string expected = solved(problem, input);
        if (problem.name == "hdu-1536") {
            std::erase(answers, '\n');
            std::erase(expected, '\n');
        }
        QCOMPARE(answers, expected);
    }
    QVERIFY(cases > 0);
    QVERIFY2(positions > 0 || problem.name == "poj-2484", "no case has a position");
    qInfo("traced %zu cases with %zu positions", cases, positions);
}

void TestTracing::tracedCasesHaveTheirFirstAndLastLine_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("lines");
    QTest::newRow("cases after the number of cases") << "hdu-1846" << "2\n23 2\n4 3\n" << "2-2 3-3";
    QTest::newRow("empty lines, and a case over two lines") << "hdu-1846" << "\n2\n\n23 2\n4\n3\n" << "3-4 5-6";
    QTest::newRow("all cases on the line with the number of cases") << "hdu-1846" << "2 23 2 4 3\n" << "1-1 1-1";
    QTest::newRow("cases of two lines") << "cses-1730" << "2\n4\n5 7 2 5\n2\n4 1\n" << "2-3 4-5";
    QTest::newRow("cases up to the end of the input") << "poj-1067" << "2 1\n8 4\n4 7\n" << "1-1 2-2 3-3";
    QTest::newRow("cases up to a line of zeros") << "hdu-1525" << "34 12\n15 24\n0 0\n" << "1-1 2-2";
    QTest::newRow("rows of cells") << "uva-10561" << "2\n.....\n.X.\n" << "2-2 3-3";
    QTest::newRow("positions of several sets") << "hdu-1536" << "2 2 5\n2\n2 5 12\n3 2 4 7\n0\n" << "1-3 4-4";
}

void TestTracing::tracedCasesHaveTheirFirstAndLastLine()
{
    QFETCH(QString, name);
    QFETCH(QString, input);
    QFETCH(QString, lines);
    QStringList all;
    for (const Seen& seen : traced(*problemNamed(name.toStdString()), input.toStdString()))
        all << QStringLiteral("%1-%2").arg(seen.first).arg(seen.last);
    QCOMPARE(all.join(QLatin1Char(' ')), lines);
}

/// The position leaves out amounts that are larger than every heap. If all amounts are, it keeps the least amount.
void TestTracing::positionShowsHeapsBelowTheLeastAmount()
{
    const std::vector<Seen> sets = traced(*problemNamed("hdu-1536"), "2 7 5\n2\n1 3\n2 0 4\n0\n");
    QCOMPARE(sets.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(sets[0].position), QStringLiteral("subtraction(5):3"));
    QCOMPARE(QString::fromStdString(sets[1].position), QStringLiteral("subtraction(5):0,4"));
    QCOMPARE(QString::fromStdString(traced(*problemNamed("atcoder-dp-k"), "1 3\n3\n")[0].position), QStringLiteral("subtraction(3):3"));
}

void TestTracing::traceStopsWhenTheCallbackReturnsFalse()
{
    int seen = 0;
    const auto error = trace(*problemNamed("poj-1067"), bytesOf("2 1\n8 4\nx\n"), [&seen](const TracedCase&) { return ++seen < 2; });
    QVERIFY(!error);
    QCOMPARE(seen, 2);
    const auto met = trace(*problemNamed("poj-1067"), bytesOf("2 1\n8 4\nx\n"), [](const TracedCase&) { return true; });
    QVERIFY(met);
    QCOMPARE(met->place, (PlaceInText{3, 1}));
}

void TestTracing::theoremOfAProblemIsProvedOnItsSubject_data()
{
    addProblemRows();
}

void TestTracing::theoremOfAProblemIsProvedOnItsSubject()
{
    const Problem& problem = fetchedProblem();
    const auto subject = parseSum(problem.subject);
    QVERIFY(subject);
    const auto proved = proof::prove(problem.theorem, *subject);
    QVERIFY(proved);
    QVERIFY(!proof::verify(*proved));
}

void TestTracing::theSubjectOfTheTheoremIsAPositionOfTheSample_data()
{
    addProblemRows();
}

/// The subject of each problem's theorem is a position of the first sample. The exceptions are problems without a sample,
/// and problems whose sample has another position or one that is too simple to prove anything.
void TestTracing::theSubjectOfTheTheoremIsAPositionOfTheSample()
{
    static const std::set<std::string_view> others{"sicily-1922", "hdu-2188", "hdu-2897", "hdu-1847", "luogu-p2252", "luogu-p6487", "poj-2484",
                                                   "uva-10561", "hdu-1536"};
    const Problem& problem = fetchedProblem();
    bool found = false;
    for (const std::string& input : inputsOf(problem)) {
        for (const Seen& seen : traced(problem, input))
            found = found || seen.position == inOneNotation(problem.subject);
        break;
    }
    QCOMPARE(found, !others.contains(problem.name));
}

NIMSTONE_TEST(TestTracing)
#include "tst_tracing.moc"
