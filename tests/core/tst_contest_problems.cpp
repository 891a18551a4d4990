// Every contest problem: its samples, the inputs on which published programs fail, and generated input on which the
// solver and exhaustive search agree.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>

#include "core/contest/problem.h"
#include "tests/counts.h"

using namespace nimstone;
using namespace nimstone::contest;

class TestContestProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areAllThere();
    void solvesTheSamples_data();
    void solvesTheSamples();
    void avoidsThePitfalls_data();
    void avoidsThePitfalls();
    void agreesWithSearch_data();
    void agreesWithSearch();
    void readsWhatIsGenerated_data();
    void readsWhatIsGenerated();
    void survivesGarbage_data();
    void survivesGarbage();
    void survivesEachTokenSpoilt_data();
    void survivesEachTokenSpoilt();
};

namespace {

ByteSource from(std::string_view text)
{
    return [text](std::span<char> buffer) mutable {
        const std::size_t count = std::min(text.size(), buffer.size());
        std::ranges::copy(text.substr(0, count), buffer.begin());
        text.remove_prefix(count);
        return count;
    };
}

struct Answered {
    std::string text;
    std::optional<InputError> error;
    bool operator==(const Answered&) const = default;
};

using Program = std::optional<InputError> (*)(const Problem&, ByteSource, ByteSink);

Answered answered(Program program, const Problem& problem, std::string_view input)
{
    Answered result;
    result.error = program(problem, from(input), [&result](std::string_view text) { result.text += text; return true; });
    return result;
}

std::string generated(const Problem& problem, Size size, Seed seed)
{
    std::string input;
    generate(problem, size, seed, [&input](std::string_view text) { input += text; return true; });
    return input;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const Problem& fetchedProblem()
{
    return *problemNamed(QTest::currentDataTag());
}

void addProblemRows()
{
    QTest::addColumn<int>("unused");
    for (const Problem& problem : allProblems())
        QTest::newRow(std::string(problem.name).c_str()) << 0;
}

/// Also as a person might send it: CRLF, tabs, blanks, a number a line, no last newline.
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

void TestContestProblems::areAllThere()
{
    QCOMPARE(allProblems().size(), std::size_t{44});
    for (const Problem& problem : allProblems()) {
        QVERIFY(problemNamed(problem.name) == &problem);
        QVERIFY(!problem.title.empty() && !problem.game.empty());
    }
}

void TestContestProblems::solvesTheSamples_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(NIMSTONE_SAMPLES));
    for (const QString& name : folder.entryList({QStringLiteral("*.in")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name).chopped(3);
}

void TestContestProblems::solvesTheSamples()
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

void TestContestProblems::avoidsThePitfalls_data()
{
    QTest::addColumn<QJsonObject>("pitfall");
    const auto all = QJsonDocument::fromJson(contents(QStringLiteral(NIMSTONE_PITFALLS))).array();
    QVERIFY(all.size() >= 24);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QJsonObject pitfall = all[i].toObject();
        QTest::addRow("%lld %s", static_cast<long long>(i), qPrintable(pitfall[QLatin1String("problem")].toString()))
            << pitfall;
    }
}

void TestContestProblems::avoidsThePitfalls()
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

void TestContestProblems::agreesWithSearch_data()
{
    addProblemRows();
}

/// Small input of many seeds. Both answers to a question must have come up, so that agreement means something.
void TestContestProblems::agreesWithSearch()
{
    const Problem& problem = fetchedProblem();
    const int seeds = tests::count(40, 1'000);
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
    qInfo("%d seeds, %lld lines of answers, %zu different", seeds, answers, lines.size());
}

void TestContestProblems::readsWhatIsGenerated_data()
{
    addProblemRows();
}

/// Large input and input at the limit: read back whole, and the same for the same seed.
void TestContestProblems::readsWhatIsGenerated()
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
        qInfo("%s: %zu bytes", size == Size::Large ? "large" : "limit", bytes);
    }
}

void TestContestProblems::survivesGarbage_data()
{
    addProblemRows();
}

void TestContestProblems::survivesGarbage()
{
    const Problem& problem = fetchedProblem();
    const std::string digits(10'000'000, '7');
    std::string bytes(10'000'000, ' ');
    std::string letters(10'000'000, 'x');
    Chance chance(1);
    for (char& byte : bytes)
        byte = static_cast<char>(chance.below(256));
    for (const std::string& garbage : {digits, bytes, letters}) {
        const Answered result = answered(solve, problem, garbage);
        QVERIFY(result.error);
        QVERIFY(result.error->found.size() <= 4 * longestExcerpt);
    }
}

void TestContestProblems::survivesEachTokenSpoilt_data()
{
    addProblemRows();
}

/// A small input with one token taken out, made negative, made huge, or made no number: answered, or refused in a
/// place inside the text; never a crash. The answers before the fault are those of the whole.
void TestContestProblems::survivesEachTokenSpoilt()
{
    const Problem& problem = fetchedProblem();
    int refused = 0;
    int tried = 0;
    for (Seed seed = 0; seed < tests::count<Seed>(5, 50); ++seed) {
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
    qInfo("%d spoilt inputs, %d refused", tried, refused);
}

QTEST_APPLESS_MAIN(TestContestProblems)
#include "tst_contest_problems.moc"
