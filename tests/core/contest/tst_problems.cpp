// Tests every contest problem on its samples, on the inputs on which published programs fail, and on generated input, for
// which the solver and exhaustive search must agree.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>

#include "core/contest/problem.h"
#include "core/contest/site.h"
#include "tests/core/contest/contest_input.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;
using namespace nimstone::tests;

class TestContestProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tableHasAllProblems();
    void solversAnswerTheSamples_data();
    void solversAnswerTheSamples();
    void solversAvoidThePitfalls_data();
    void solversAvoidThePitfalls();
    void solversAgreeWithSearch_data();
    void solversAgreeWithSearch();
    void solversReadGeneratedInput_data();
    void solversReadGeneratedInput();
    void generatedInputReachesTheLimits_data();
    void generatedInputReachesTheLimits();
    void generatedInputHasOnlyOneRightOutput();
    void answersDoNotDependOnBufferSize_data();
    void answersDoNotDependOnBufferSize();
    void solversRefuseGarbage_data();
    void solversRefuseGarbage();
    void solversReportADamagedToken_data();
    void solversReportADamagedToken();
};

namespace {

struct Answered {
    std::string text;
    std::optional<InputError> error;
    bool operator==(const Answered&) const = default;
};

using Program = std::optional<InputError> (*)(const Problem&, ByteSource, ByteSink);

Answered answered(Program program, const Problem& problem, std::string_view input)
{
    Answered result;
    result.error = program(problem, bytesOf(input), appendTo(result.text));
    return result;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the input in other layouts: with CRLF, with tabs and several blanks, with one number per line, and without a
/// newline at the end.
std::vector<std::string> laidOutOtherwise(const std::string& input)
{
    std::string carriageReturns;
    std::string spaced = "\t \n";
    std::string aNumberALine;
    for (const char byte : input) {
        carriageReturns += byte == '\n' ? std::string("\r\n") : std::string(1, byte);
        spaced += byte == '\n' ? std::string(" \t\n\n") : byte == ' ' ? std::string(" \t ") : std::string(1, byte);
        aNumberALine += byte == ' ' ? '\n' : byte;
    }
    const auto end = input.find_last_not_of('\n');
    return {carriageReturns, spaced, aNumberALine, input.substr(0, end == std::string::npos ? 0 : end + 1)};
}

}  // namespace

/// Every task in translations/contest/ has its problem, every problem has its task, and both are from a known judge.
void TestContestProblems::tableHasAllProblems()
{
    QStringList named;
    for (const Problem& problem : allProblems()) {
        named << QString::fromUtf8(problem.name.data(), static_cast<qsizetype>(problem.name.size()));
        QVERIFY(problemNamed(problem.name) == &problem);
        QVERIFY(!problem.title.empty() && !problem.game.empty());
        QVERIFY2(siteOf(problem) <= Site::Uva, qPrintable(named.last() + QStringLiteral(" is from no judge that core/contest/site.cpp lists")));
    }
    QStringList told;
    for (const QString& file : QDir(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/contest/en")).entryList(QDir::Files))
        told << QFileInfo(file).completeBaseName();
    named.sort();
    told.sort();
    QCOMPARE(named, told);
}

void TestContestProblems::solversAnswerTheSamples_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/contest/samples"));
    for (const QString& name : folder.entryList({QStringLiteral("*.in")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name).chopped(3);
}

void TestContestProblems::solversAnswerTheSamples()
{
    QFETCH(QString, path);
    const QString name = QFileInfo(path).fileName();
    const Problem* problem = problemNamed(name.left(name.lastIndexOf(QLatin1Char('-'))).toStdString());
    QVERIFY(problem);
    const std::string input = contents(path + QStringLiteral(".in")).toStdString();
    const std::string output = contents(path + QStringLiteral(".out")).toStdString();
    QVERIFY(!input.empty() && !output.empty());
    const Answered result = answered(solve, *problem, input);
    QVERIFY(!result.error);
    QCOMPARE(result.text, output);
    for (const std::string& other : laidOutOtherwise(input))
        QVERIFY(answered(solve, *problem, other) == result);
}

void TestContestProblems::solversAvoidThePitfalls_data()
{
    QTest::addColumn<QJsonObject>("pitfall");
    const auto all = QJsonDocument::fromJson(contents(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/vectors/contest_pitfalls.json"))).array();
    QVERIFY(all.size() >= 24);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QJsonObject pitfall = all[i].toObject();
        QTest::addRow("%lld %s", static_cast<long long>(i), qPrintable(pitfall[QLatin1String("problem")].toString()))
            << pitfall;
    }
}

void TestContestProblems::solversAvoidThePitfalls()
{
    QFETCH(QJsonObject, pitfall);
    const auto text = [&pitfall](const char* key) { return pitfall[QLatin1String(key)].toString().toStdString(); };
    const Problem* problem = problemNamed(text("problem"));
    QVERIFY(problem);
    const Answered result = answered(solve, *problem, text("input"));
    QVERIFY(!result.error);
    QCOMPARE(result.text, text("expected"));
    if (pitfall[QLatin1String("wrong")].isString())
        QVERIFY(result.text != text("wrong"));
}

void TestContestProblems::solversAgreeWithSearch_data()
{
    addProblemRows();
}

/// Compares the solver with search on small input of many seeds. At least two different lines must occur, because
/// otherwise agreement proves nothing.
void TestContestProblems::solversAgreeWithSearch()
{
    const Problem& problem = fetchedProblem();
    const int seeds = tests::count(20, 1'000);
    std::map<std::string, int> lines;
    long long answers = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const std::string input = generated(problem, Size::Small, static_cast<Seed>(seed));
        const Answered found = answered(solve, problem, input);
        const Answered expected = answered(search, problem, input);
        QVERIFY2(!found.error && !expected.error, input.c_str());
        if (found.text != expected.text)
            qInfo("seed %d\n%s", seed, input.c_str());
        QCOMPARE(found.text, expected.text);
        std::istringstream text(found.text);
        for (std::string line; std::getline(text, line); ++answers)
            ++lines[line];
    }
    QVERIFY(lines.size() >= 2);
    qInfo("%d seeds gave %lld lines of answers; %zu of them are different", seeds, answers, lines.size());
}

void TestContestProblems::solversReadGeneratedInput_data()
{
    addProblemRows();
}

/// Large and limit input is read without an error, and the same seed gives the same input.
void TestContestProblems::solversReadGeneratedInput()
{
    const Problem& problem = fetchedProblem();
    const Seed seeds = tests::count<Seed>(1, 10);
    for (const Size size : {Size::Large, Size::Limit}) {
        std::size_t bytes = 0;
        bool differ = false;
        for (Seed seed = 0; seed < seeds; ++seed) {
            const std::string input = generated(problem, size, seed);
            QVERIFY(input == generated(problem, size, seed));
            differ = differ || input != generated(problem, size, seed + 1);
            const Answered result = answered(solve, problem, input);
            QVERIFY(!result.error);
            QVERIFY(!result.text.empty());
            bytes += input.size();
        }
        QVERIFY(differ || seeds == 1);
        qInfo("%s: checked %zu bytes", size == Size::Large ? "large" : "limit", bytes);
    }
}

void TestContestProblems::generatedInputReachesTheLimits_data()
{
    QTest::addColumn<quint64>("largest");
    const std::pair<const char*, quint64> rows[] = {
        {"poj-2234", 10'000'000}, {"luogu-p2197", 10'000}, {"cses-1730", 1'000'000'000}, {"hdu-1849", 1'000},
        {"poj-2975", 1'000'000'000}, {"hdu-1850", 1'000'000}, {"luogu-p1247", 1'000'000'000}, {"hdu-1907", 4'747},
        {"luogu-p4279", 5'000}, {"hdu-2509", 100}, {"cses-1099", 1'000'000'000}, {"poj-1704", 10'000},
        {"hdu-4315", 99'999}, {"hdu-1846", 1'000}, {"hdu-2149", 1'099}, {"hdu-4764", 100'000'000},
        {"cses-1098", 1'000'000'000}, {"hdu-1851", 1'000}, {"hdu-1847", 1'000}, {"hdu-1848", 1'000}, {"hdu-1536", 10'000},
        {"atcoder-dp-k", 100'000}, {"leetcode-1510", 100'000}, {"hdu-1527", 1'000'000'000}, {"poj-1067", 1'000'000'000},
        {"luogu-p2252", 1'000'000'000}, {"nowcoder-116g", 9'999}, {"hdu-2177", 1'000'000}, {"hdu-2516", 2'147'483'647},
        {"luogu-p6487", 1'000'000'000'000'000}, {"luogu-p1290", 2'147'483'647}, {"hdu-3032", 2'147'483'647},
        {"cses-2207", 1'000'000}, {"poj-2484", 1'000'000}, {"hdu-3544", 1'000'000'000},
    };
    for (const auto& [problem, largest] : rows)
        QTest::newRow(problem) << largest;
}

/// Some limit input contains the largest number of the official statement, and none contains a larger one.
void TestContestProblems::generatedInputReachesTheLimits()
{
    QFETCH(quint64, largest);
    quint64 found = 0;
    for (Seed seed = 0; found != largest && seed < 100; ++seed) {
        std::istringstream input(generated(fetchedProblem(), Size::Limit, seed));
        for (quint64 number = 0; input >> number;)
            found = std::max(found, number);
    }
    QCOMPARE(found, largest);
}

/// The statement of HDU 2177 does not fix the order of two moves from one heap, or whether a pair that is reached both from
/// one heap and from both is printed twice. So 93 pairs with b < 60 have several right outputs, and the generator leaves
/// them out.
void TestContestProblems::generatedInputHasOnlyOneRightOutput()
{
    std::vector<std::pair<int, int>> cold{{0, 0}};
    std::vector<bool> used(200);
    used[0] = true;
    for (int a = 1, k = 1; k < 60; ++k) {
        while (used[static_cast<std::size_t>(a)])
            ++a;
        used[static_cast<std::size_t>(a)] = used[static_cast<std::size_t>(a + k)] = true;
        cold.emplace_back(a, a + k);
    }
    const auto open = [&cold](int a, int b) {
        std::vector<std::pair<int, int>> one;
        std::vector<std::pair<int, int>> both;
        for (const auto& pair : cold) {
            const auto [x, y] = pair;
            if ((a == x && y < b) || (a == y && x < b) || (b == x && y < a) || (b == y && x < a))
                one.push_back(pair);
            if (b - a == y - x && x < a)
                both.push_back(pair);
        }
        return one.size() > 1 || (one.size() == 1 && both == one);
    };
    int openPairs = 0;
    for (int b = 0; b < 60; ++b) {
        for (int a = 0; a <= b; ++a)
            openPairs += std::ranges::find(cold, std::pair(a, b)) == cold.end() && open(a, b) ? 1 : 0;
    }
    QCOMPARE(openPairs, 93);
    int pairs = 0;
    for (Seed seed = 0; seed < tests::count<Seed>(200, 2'000); ++seed) {
        std::istringstream input(generated(*problemNamed("hdu-2177"), Size::Small, seed));
        for (int a = 0, b = 0; input >> a >> b && b > 0; ++pairs) {
            QVERIFY(a <= b);
            const bool isCold = std::ranges::find(cold, std::pair(a, b)) != cold.end();
            QVERIFY(isCold || !open(a, b));
        }
    }
    qInfo("compared %d pairs", pairs);
}

void TestContestProblems::answersDoNotDependOnBufferSize_data()
{
    addProblemRows();
}

/// With small buffers, valid input and input with an error give the same answers and the same error.
void TestContestProblems::answersDoNotDependOnBufferSize()
{
    const Problem& problem = fetchedProblem();
    const auto inBuffersOf = [&problem](std::size_t capacity, std::string_view input) {
        Answered result;
        Scanner scanner(bytesOf(input), capacity);
        LineWriter answers(appendTo(result.text));
        problem.solve(scanner, answers);
        answers.flush();
        result.error = scanner.error();
        return result;
    };
    for (Seed seed = 0; seed < tests::count<Seed>(3, 30); ++seed) {
        const std::string input = generated(problem, Size::Small, seed);
        std::string broken = input;
        const std::size_t middle = input.find_first_of(" \n", input.size() / 2);
        broken.replace(middle, 1, " XXX\n7 7 7");
        for (const std::string& text : {input, broken}) {
            const Answered whole = answered(solve, problem, text);
            for (const std::size_t capacity : {4, 5, 7, 16, 61, 130})
                QVERIFY2(inBuffersOf(capacity, text) == whole, text.c_str());
        }
    }
}

void TestContestProblems::solversRefuseGarbage_data()
{
    addProblemRows();
}

/// The garbage is digits, random bytes, and letters; it is longer than the buffer of the scanner.
void TestContestProblems::solversRefuseGarbage()
{
    static const std::vector<std::string> garbage = [] {
        const auto size = tests::count<std::size_t>(300'000, 10'000'000);
        std::string bytes(size, ' ');
        Chance chance(1);
        for (char& byte : bytes)
            byte = static_cast<char>(chance.below(256));
        return std::vector{std::string(size, '7'), bytes, std::string(size, 'x')};
    }();
    const Problem& problem = fetchedProblem();
    for (const std::string& input : garbage) {
        const Answered result = answered(solve, problem, input);
        QVERIFY(result.error);
        QVERIFY(result.error->found.size() <= 4 * longestExcerpt);
    }
}

void TestContestProblems::solversReportADamagedToken_data()
{
    addProblemRows();
}

/// In a small input, one token is removed, made negative, made huge, or made unreadable. The solver answers or reports
/// an error in this line, and its answers before the error equal the answers to the whole input.
void TestContestProblems::solversReportADamagedToken()
{
    const Problem& problem = fetchedProblem();
    int refused = 0;
    int tried = 0;
    for (Seed seed = 0; seed < tests::count<Seed>(2, 50); ++seed) {
        const std::string input = generated(problem, Size::Small, seed);
        const Answered whole = answered(solve, problem, input);
        for (std::size_t begin = 0; begin < input.size();) {
            const std::size_t end = std::min(input.find_first_of(" \n", begin), input.size());
            for (const char* other : {"", "-3", "99999999999999999999", "x7", "7x"}) {
                const std::string spoilt = input.substr(0, begin) + other + input.substr(end);
                const Answered result = answered(solve, problem, spoilt);
                ++tried;
                refused += result.error ? 1 : 0;
                if (*other == '\0')
                    continue;
                QVERIFY2(result.error, spoilt.c_str());
                const auto line = std::count(input.begin(), input.begin() + static_cast<std::ptrdiff_t>(begin), '\n');
                QCOMPARE(result.error->place.line, static_cast<std::uint64_t>(line) + 1);
                QCOMPARE(result.error->found, std::string(other));
                QVERIFY2(whole.text.starts_with(result.text), spoilt.c_str());
            }
            begin = end + 1;
        }
    }
    qInfo("tried %d damaged inputs; %d were refused", tried, refused);
}

NIMSTONE_TEST(TestContestProblems)
#include "tst_problems.moc"
