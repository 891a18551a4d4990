// Compares generated input with the statement of each problem: its layout is the same as in the judge's sample, and its
// bounds are the printed limits.
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <map>

#include "core/contest/inputs.h"
#include "tests/core/contest/contest_input.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::contest;
using namespace nimstone::tests;

class TestContestStatement : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void samplesHaveTheLayoutOfGeneratedInput_data();
    void samplesHaveTheLayoutOfGeneratedInput();
    void boundsOfCasesMatchThePrintedLimits_data();
    void boundsOfCasesMatchThePrintedLimits();
    void casesAreReadBackAsTheyWereWritten_data() { addProblemRows(); }
    void casesAreReadBackAsTheyWereWritten();
    void invalidInputIsRefused_data();
    void invalidInputIsRefused();
    void judgeDataLacksTheExpectedCases_data();
    void judgeDataLacksTheExpectedCases();
    void judgeDataLacksRowsWithManyPlusSigns();
};

namespace {

struct Bounds {
    Count least = maxCount;
    Count most = 0;
};

/// Returns for each problem the names that its limits use for the numbers of a case, in the order of the case; the names
/// of a list's items follow the name of its length. The name of the number of cases, if the limits have it, is before ':'.
const std::map<std::string, QString>& names()
{
    static const std::map<std::string, QString> all{
        {"poj-2234", QStringLiteral(":M n_i")}, {"luogu-p2197", QStringLiteral("T:n a_i")}, {"cses-1730", QStringLiteral(":Σn x_i")},
        {"hdu-1849", QStringLiteral(":m k_i")}, {"poj-2975", QStringLiteral(":n k_i")}, {"hdu-1850", QStringLiteral(":M N_i")},
        {"hdu-2176", QStringLiteral(":m")}, {"luogu-p1247", QStringLiteral(":k n_i")}, {"hdu-1907", QStringLiteral("T:N A_i")},
        {"luogu-p4279", QStringLiteral("T:N a_i")}, {"hdu-2509", QStringLiteral(":n a_i")}, {"cses-1099", QStringLiteral(":Σn p_i")},
        {"poj-1704", QStringLiteral("T:N P_i")}, {"hdu-4315", QStringLiteral(":N P_i k")}, {"hdu-1846", QStringLiteral("C:n m")},
        {"leetcode-292", QStringLiteral(":n")}, {"hdu-2149", QStringLiteral(":M N")}, {"hdu-4764", QStringLiteral(":N k")},
        {"cses-1098", QStringLiteral(":Σn x_i")}, {"hdu-1851", QStringLiteral(":n M_i L_i")}, {"hdu-1847", QStringLiteral(":n")},
        {"hdu-1848", QStringLiteral(":m n p")}, {"hdu-1536", QStringLiteral(":k s_i m l h_i")},
        {"atcoder-dp-k", QStringLiteral(":N a_i K")}, {"leetcode-1510", QStringLiteral(":n")}, {"hdu-1527", QStringLiteral(":a b")},
        {"poj-1067", QStringLiteral(":a b")}, {"luogu-p2252", QStringLiteral(":a b")}, {"nowcoder-116g", QStringLiteral(":a b")},
        {"hdu-2177", QStringLiteral(":a b")}, {"hdu-2516", QStringLiteral(":n")}, {"luogu-p6487", QStringLiteral(":n")},
        {"luogu-p1290", QStringLiteral("C:M N")}, {"hdu-3032", QStringLiteral("T:N s_i")}, {"cses-2207", QStringLiteral("t:n")},
        {"poj-2484", QStringLiteral(":n")}, {"leetcode-294", QStringLiteral(":L")}, {"uva-10561", QStringLiteral("N:L")},
        {"hdu-3544", QStringLiteral(":N X Y")},
    };
    return all;
}

/// Returns the value of a text such as "10^7", "2·10^5" or "474"; nullopt if the text is a name.
std::optional<Count> numberIn(QStringView text)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d+)·)?(\\d+)(?:\\^(\\d+))?$"));
    const auto match = form.match(text.toString());
    if (!match.hasMatch())
        return std::nullopt;
    Count number = match.captured(1).isEmpty() ? 1 : match.captured(1).toULongLong();
    for (int left = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt(); left > 0; --left)
        number *= match.captured(2).toULongLong();
    return number;
}

/// Parses "C ≤ 100, 1 ≤ n, m ≤ 1000" into the bounds of C, n and m. A name that is bounded by another name has the bounds
/// of that name.
std::map<QString, Bounds> limitsIn(const QString& text)
{
    std::map<QString, Bounds> limits;
    static const QRegularExpression comparison(QStringLiteral(" (≤|<) "));
    QString chain;
    for (const QString& piece : text.split(QStringLiteral(", "))) {
        // A piece without a bound is a name that shares the bound of the next piece.
        chain += (chain.isEmpty() ? QString() : QStringLiteral(",")) + piece;
        const QStringList parts = chain.split(comparison);
        if (parts.size() < 2 || (parts.size() == 2 && numberIn(parts[0])))
            continue;
        const auto least = numberIn(parts.first());
        const auto most = numberIn(parts.last());
        for (const QString& names : parts) {
            for (const QString& name : names.split(QLatin1Char(','))) {
                if (!numberIn(name))
                    limits[name] = {least.value_or(0) + (least && chain.indexOf(QLatin1Char('<')) == parts.first().size() + 1 ? 1 : 0),
                                    most ? *most - (chain.lastIndexOf(QLatin1Char('<')) > chain.lastIndexOf(QStringLiteral("≤")) ? 1 : 0)
                                         : limits[parts.last()].most};
            }
        }
        chain.clear();
    }
    return limits;
}

/// Returns the place of a choice in its case: "1" is the second number, and "0/0" the first number of each item in the
/// list whose length is the first number.
std::string placeOf(const Choices::Record& record, std::size_t choice)
{
    const auto within = [&record](std::size_t at) {
        const Choices::Item* innermost = nullptr;
        for (const Choices::Item& item : record.items) {
            if (item.begin <= at && at < item.end && (!innermost || item.begin > innermost->begin || item.end < innermost->end))
                innermost = &item;
        }
        return innermost;
    };
    const Choices::Item* const item = within(choice);
    std::size_t before = 0;
    for (std::size_t at = item ? item->begin : 0; at < choice; ++at)
        before += within(at) == item ? 1 : 0;
    return (item ? placeOf(record, item->count) + '/' : std::string()) + std::to_string(before);
}

/// Returns the least and the largest value of each number in many cases; the keys come from placeOf().
std::map<std::string, Bounds> boundsOf(const Problem& problem)
{
    Chance chance(7);
    std::map<std::string, Bounds> bounds;
    for (int tried = 0; tried < 2'000; ++tried) {
        Case extremes(chance.between(1, 7));
        for (Count& number : extremes)
            number = chance.below(3) == 0 ? maxCount : chance.below(2);
        const Choices::Record record = settled(problem, extremes).record;
        for (std::size_t at = 0; at < record.choices.size(); ++at) {
            Bounds& seen = bounds[placeOf(record, at)];
            seen.least = std::min(seen.least, record.choices[at].value);
            seen.most = std::max(seen.most, record.choices[at].value);
        }
    }
    return bounds;
}

std::string withoutEmptyLines(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts).join(QLatin1Char('\n')).toStdString();
}

}  // namespace

void TestContestStatement::samplesHaveTheLayoutOfGeneratedInput_data()
{
    QTest::addColumn<QString>("sample");
    const QDir folder(QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/contest/samples"));
    for (const QString& name : folder.entryList({QStringLiteral("*.in")}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestContestStatement::samplesHaveTheLayoutOfGeneratedInput()
{
    QFETCH(QString, sample);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const Problem* const problem = problemNamed(name.left(name.lastIndexOf(QLatin1Char('-'))).toStdString());
    QVERIFY(problem);
    QFile file(sample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    const auto cases = casesIn(*problem, text);
    QVERIFY2(cases, "the sample is out of bounds");
    // The pages of judges do not show the empty lines of a sample.
    QCOMPARE(withoutEmptyLines(written(*problem, *cases)), withoutEmptyLines(text));
}

void TestContestStatement::boundsOfCasesMatchThePrintedLimits_data()
{
    QTest::addColumn<int>("unused");
    for (const Problem& problem : allProblems()) {
        if (!problem.limits.empty())
            QTest::newRow(std::string(problem.name).c_str()) << 0;
    }
}

void TestContestStatement::boundsOfCasesMatchThePrintedLimits()
{
    const Problem& problem = fetchedProblem();
    const auto named = names().find(QTest::currentDataTag());
    QVERIFY2(named != names().end(), "names() has no entry for this problem");
    const QString cases = named->second.section(QLatin1Char(':'), 0, 0);
    const QStringList numbers = named->second.section(QLatin1Char(':'), 1).split(QLatin1Char(' '));
    const std::map<QString, Bounds> limits = limitsIn(QString::fromUtf8(problem.limits.data(), qsizetype(problem.limits.size())));
    if (!cases.isEmpty())
        QCOMPARE(problem.input.framing.cases, limits.at(cases).most);
    QStringList unnamed;
    for (const auto& [name, bounds] : limits) {
        if (name != cases && !numbers.contains(name))
            unnamed << name;
    }
    QVERIFY2(unnamed.isEmpty(), qPrintable(QStringLiteral("names() lacks ") + unnamed.join(QLatin1Char(' '))));
    const auto bounds = boundsOf(problem);
    qsizetype at = 0;
    for (const auto& [place, seen] : bounds) {
        if (at == numbers.size())
            break;  // the remaining numbers are the signs of a row, or heaps without bounds
        const QString& name = numbers[at++];
        const Bounds& limit = limits.at(name);
        // A limit with Σ bounds the sum over all cases. The number in each of the other cases is at least 1.
        if (name.startsWith(QStringLiteral("Σ"))) {
            QVERIFY(seen.most + problem.input.framing.cases - 1 <= limit.most);
            continue;
        }
        QCOMPARE(name + QString::number(seen.most), name + QString::number(limit.most));
        // The least value may be 1 more than the limit, because a case of zeros ends the input or is left out.
        QVERIFY2(seen.least == limit.least || seen.least == limit.least + 1,
                 qPrintable(QStringLiteral("the least value of %1 is %2, not %3").arg(name).arg(seen.least).arg(limit.least)));
    }
}

/// Reads generated cases, also with all line breaks replaced by blanks.
void TestContestStatement::casesAreReadBackAsTheyWereWritten()
{
    const Problem& problem = fetchedProblem();
    for (Seed seed = 0; seed < 5; ++seed) {
        for (const Size size : {Size::Small, Size::Large}) {
            const std::vector<Case> cases = drawnCases(problem, size, seed);
            std::string text = written(problem, cases);
            QVERIFY(casesIn(problem, text) == cases);
            std::ranges::replace(text, '\n', ' ');
            QVERIFY(casesIn(problem, text) == cases);
        }
    }
}

void TestContestStatement::invalidInputIsRefused_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("a word instead of a number") << "hdu-1846" << QByteArray("1\n3 two\n");
    QTest::newRow("fewer cases than announced") << "hdu-1846" << QByteArray("2\n3 2\n");
    QTest::newRow("more cases than announced") << "hdu-1846" << QByteArray("1\n3 2\n3 2\n");
    QTest::newRow("an empty heap") << "poj-2234" << QByteArray("2 0 1\n");
    QTest::newRow("an incomplete case") << "poj-2234" << QByteArray("2 1\n");
    QTest::newRow("empty input") << "hdu-1846" << QByteArray();
    QTest::newRow("a row that is too long") << "leetcode-294" << QByteArray(61, '+');
}

void TestContestStatement::invalidInputIsRefused()
{
    QFETCH(QString, problem);
    QFETCH(QByteArray, input);
    QVERIFY(!casesIn(*problemNamed(problem.toStdString()), input.toStdString()));
}

void TestContestStatement::judgeDataLacksTheExpectedCases_data()
{
    QTest::addColumn<QString>("lacking");
    QTest::newRow("hdu-1527") << QStringLiteral("0,0");
    QTest::newRow("poj-1067") << QStringLiteral("0,0");
    QTest::newRow("luogu-p2252") << QStringLiteral("0,0");
    QTest::newRow("hdu-2177") << QStringLiteral("0,1 0,2 0,3 0,4 0,5 0,6 0,7 0,8 0,9 0,10 0,11 0,12 0,13 0,14");
    QTest::newRow("poj-2234") << QString();
}

/// LeetCode's own solution exceeds its time limit on 25 plus signs, so the judge's data has fewer plus signs.
void TestContestStatement::judgeDataLacksRowsWithManyPlusSigns()
{
    const Problem& flips = *problemNamed("leetcode-294");
    Case row(61, 1);
    row[0] = 60;
    QVERIFY(judgeDataLacks(flips, row));
    std::fill(row.begin() + 25, row.end(), 0);
    QVERIFY(!judgeDataLacks(flips, row));
    row.back() = 1;
    QVERIFY(judgeDataLacks(flips, row));
    int kept = 0;
    for (const Case& each : drawnCases(flips, Size::Limit, 1))
        kept += judgeDataLacks(flips, each) ? 0 : 1;
    QVERIFY(kept > 0);
}

void TestContestStatement::judgeDataLacksTheExpectedCases()
{
    QFETCH(QString, lacking);
    const Problem& problem = fetchedProblem();
    QStringList all;
    for (const Case& each : everySmall(problem, 20'000)) {
        if (problem.judgeDataLacks && problem.judgeDataLacks(each))
            all << QStringLiteral("%1,%2").arg(each[0]).arg(each[1]);
    }
    QCOMPARE(all.join(QLatin1Char(' ')), lacking);
}

NIMSTONE_TEST(TestContestStatement)
#include "tst_statement.moc"
