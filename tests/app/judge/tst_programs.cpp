// Runs and judges real programs, right and wrong, and checks their verdicts and how small their failing cases are.
#include <QDir>
#include <QTest>

#include <algorithm>
#include <cstdint>

#include "app/judge/program_bench.h"
#include "core/contest/inputs.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::judge;

class TestPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void programGetsTheVerdictInItsFirstLine_data();
    void programGetsTheVerdictInItsFirstLine();
    void judgeFindsTheMistakeOfEachPitfall_data();
    void judgeFindsTheMistakeOfEachPitfall();
    void noteSaysThatLongHas32Bits_data();
    void noteSaysThatLongHas32Bits();
    void cleanupTestCase();

private:
    std::shared_ptr<JudgeSession> m_bench;
    std::vector<std::size_t> m_shrunk;  ///< for each failing program, the InputSize::numbers of its smallest input
    std::vector<Count> m_largest;       ///< for each failing program, the largest number of its smallest input

    std::vector<std::string> m_like;  ///< the names of the pitfalls into which the last judged program falls

    tl::expected<Judgement, CompileError> judged(const contest::Problem& problem, const QString& file, const Settings& settings = {})
    {
        auto judged = m_bench->judged(problem, {file.toStdString()}, settings, {});
        if (!judged)
            return tl::unexpected(std::move(judged.error()));
        Judgement& judgement = judged->judgement;
        m_like = judged->like;
        if (const auto& failure = judgement.failure) {
            std::string like;
            for (const std::string& name : judged->like)
                like += (like.empty() ? "" : "+") + name;
            qInfo("the judge ran the program %d times; its pitfalls: %s; the first input has %zu bytes and %zu cases; "
                  "the %s input has %zu bytes, %zu cases, and %zu numbers up to %llu",
                  judgement.runs, like.c_str(), failure->rawSize.bytes, failure->rawSize.cases, failure->isSmallest ? "smallest" : "found",
                  failure->size.bytes, failure->size.cases, failure->size.numbers, static_cast<unsigned long long>(failure->size.largest));
            m_shrunk.push_back(failure->size.numbers);
            m_largest.push_back(failure->size.largest);
        } else {
            qInfo("the judge ran the program %d times", judgement.runs);
        }
        return std::move(judgement);
    }
};

namespace {

const QString programs = QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/judge/programs");
const QString wrong = QStringLiteral(NIMSTONE_SOURCE_DIR "/core/contest/wrong");

}  // namespace

void TestPrograms::initTestCase()
{
    // The cache is beside the tests, so that each program is compiled only once.
    const auto bench = JudgeSession::make({}, QCoreApplication::applicationDirPath().toStdString() + "/judge_cache");
    QVERIFY(bench);
    m_bench = *bench;
}

void TestPrograms::programGetsTheVerdictInItsFirstLine_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("verdict");
    const QStringList few{QStringLiteral("nim-right.cpp"), QStringLiteral("golden-off-by-one.cpp"), QStringLiteral("nim-endless.cpp"),
                          QStringLiteral("nim-memory.cpp"), QStringLiteral("taking-blank-at-end.cpp"), QStringLiteral("taking-division.cpp"),
                          QStringLiteral("taking-compile-error.cpp"), QStringLiteral("taking-line-of-two.py"),
                          QStringLiteral("old-void-main.cpp")};
    const QDir folder(programs);
    for (const QString& name : tests::deep() ? folder.entryList(QDir::Files, QDir::Name) : few) {
        QFile file(folder.filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
        // The first line is like "// problem: hdu-1846, verdict: WA".
        const QString first = QString::fromUtf8(file.readLine()).trimmed();
        QTest::newRow(qPrintable(name)) << first.section(QStringLiteral("problem: "), 1).section(QLatin1Char(','), 0, 0)
                                        << first.section(QStringLiteral("verdict: "), 1);
    }
}

void TestPrograms::programGetsTheVerdictInItsFirstLine()
{
    QFETCH(QString, problem);
    QFETCH(QString, verdict);
    const contest::Problem* const named = contest::problemNamed(problem.toStdString());
    QVERIFY(named);
    Settings settings;
    // A program that prints for ever fills the output limit each time it runs, so a short run of the tests lowers the limit.
    if (verdict == QStringLiteral("OLE"))
        settings.limits.output = tests::count(std::uint64_t{4} << 20, settings.limits.output);
    const auto judgement = judged(*named, QDir(programs).filePath(QString::fromUtf8(QTest::currentDataTag())), settings);
    QCOMPARE(!judgement, verdict == QStringLiteral("CE"));
    if (!judgement) {
        QVERIFY(judgement.error().kind == CompileError::Kind::Refused);
        QVERIFY(!judgement.error().log.empty());
        return;
    }
    QVERIFY(judgement->verdict);
    if (verdict == QStringLiteral("FLAKY"))
        QVERIFY(judgement->failure && judgement->failure->flaky);
    else
        QCOMPARE(QString::fromUtf8(letters(*judgement->verdict).data()), verdict);
}

void TestPrograms::judgeFindsTheMistakeOfEachPitfall_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<QString>("name");
    const QStringList few{QStringLiteral("hdu-1527"), QStringLiteral("hdu-2177"), QStringLiteral("poj-2234")};
    const QDir folder(wrong);
    for (const QString& problem : tests::deep() ? folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name) : few) {
        for (const Pitfall& pitfall : pitfallsOf(problem.toStdString()))
            QTest::newRow(qPrintable(problem + QLatin1Char(' ') + QString::fromStdString(pitfall.name)))
                << problem << QString::fromStdString(pitfall.name);
    }
}

/// The wrong program of each pitfall is judged as wrong, and its wrong answers are explained by that pitfall alone.
void TestPrograms::judgeFindsTheMistakeOfEachPitfall()
{
    QFETCH(QString, problem);
    QFETCH(QString, name);
    const contest::Problem& named = *contest::problemNamed(problem.toStdString());
    const auto end = judged(named, QStringLiteral("%1/%2/%3.cpp").arg(wrong, problem, name));
    QVERIFY(end);
    const Judgement& judgement = *end;
    // The statement of HDU 2177 does not say that a pair must not be listed twice.
    if (name == QStringLiteral("listed-twice")) {
        QCOMPARE(judgement.verdict, std::optional(Verdict::Accepted));
        return;
    }
    // If the judge's data lacks the input, the program is accepted with a note.
    const auto pitfalls = pitfallsOf(problem.toStdString());
    const std::string input = std::ranges::find(pitfalls, name.toStdString(), &Pitfall::name)->input;
    if (contest::written(named, contest::casesIn(named, input).value()) != input) {
        QCOMPARE(judgement.verdict, std::optional(Verdict::Accepted));
        QVERIFY(std::ranges::any_of(judgement.notes, [&](const Note& note) { return note.kind == Note::Kind::FailsOn && note.text == input; }));
        return;
    }
    QVERIFY(judgement.failure && judgement.verdict != Verdict::JudgeError);
    // Only the time may differ from run to run.
    QVERIFY(!judgement.failure->flaky || judgement.verdict == Verdict::TimeLimitExceeded);
    if (judgement.verdict == Verdict::WrongAnswer)
        QCOMPARE(m_like, std::vector{name.toStdString()});
}

void TestPrograms::noteSaysThatLongHas32Bits_data()
{
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("kind");
    QTest::newRow("old-long.cpp") << QStringLiteral("hdu-3544") << static_cast<int>(Note::Kind::LongOverflows);
    QTest::newRow("old-long-as-int.cpp") << QStringLiteral("hdu-1846") << static_cast<int>(Note::Kind::LongIsShort);
}

/// The first program is right only with a `long` of 64 bits, the second only with 32 bits. On the judge, `long` has 32 bits.
void TestPrograms::noteSaysThatLongHas32Bits()
{
    QFETCH(QString, problem);
    QFETCH(int, kind);
    const auto judgement = judged(*contest::problemNamed(problem.toStdString()), QDir(programs).filePath(QString::fromUtf8(QTest::currentDataTag())));
    QVERIFY(judgement && judgement->verdict == Verdict::Accepted);
    QVERIFY(std::ranges::any_of(judgement->notes, [&](const Note& note) { return static_cast<int>(note.kind) == kind; }));
}

/// At least half of the programs fail on a case of at most three heaps of at most seven stones. A case begins with the number of heaps.
void TestPrograms::cleanupTestCase()
{
    if (m_shrunk.empty())
        return;
    std::ranges::sort(m_shrunk);
    std::ranges::sort(m_largest);
    qInfo("%zu programs fail; their inputs have a median of %zu numbers, up to %llu", m_shrunk.size(), m_shrunk[m_shrunk.size() / 2],
          static_cast<unsigned long long>(m_largest[m_largest.size() / 2]));
    QVERIFY(m_shrunk[m_shrunk.size() / 2] <= 4);
    QVERIFY(m_largest[m_largest.size() / 2] <= 7);
}

NIMSTONE_TEST(TestPrograms)
#include "tst_programs.moc"
