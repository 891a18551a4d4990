// The atlas of octal games that is a part of the program: its rows are complete, agree with known periods, and can be proved again.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/atlas/built_in.h"
#include "core/atlas/verify_row.h"
#include "core/random.h"
#include "tests/core/vectors.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::atlas;
using namespace nimstone::tests;

class TestBuiltInAtlas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySequenceHasARow();
    void openRowsAreSearchedFarEnough();
    void periodsAgreeWithTheKnownPeriods();
    void drawnRowsAreProvedAgain();
    void theTableIsReadByOtherPrograms();
};

void TestBuiltInAtlas::everySequenceHasARow()
{
    QCOMPARE(builtIn().size(), std::size_t{844});
    for (const CodeGroup& group : codeGroups()) {
        const auto holding = std::ranges::count_if(builtIn(), [&group](const AtlasRow& row) { return row.names(group.front()); });
        QVERIFY2(holding == 1, group.front().text().c_str());
    }
    QVERIFY(std::ranges::is_sorted(builtIn(), comesBefore, [](const AtlasRow& row) { return row.name(); }));
    // Two open rows with the same terms would perhaps be the same sequence.
    std::set<std::uint64_t> open;
    for (const AtlasRow& row : builtIn())
        QVERIFY2(row.period || open.insert(row.checksum).second, row.name().text().c_str());
}

void TestBuiltInAtlas::openRowsAreSearchedFarEnough()
{
    // The value of the heap after the last one in this row does not fit in 2 bytes.
    const auto isTooLargeToGoOn = [](const AtlasRow& row) { return row.name().text() == "0.7246" && row.upTo == 446'124; };
    for (const AtlasRow& row : builtIn())
        QVERIFY2(row.period || row.upTo >= Count{1} << 20 || isTooLargeToGoOn(row), row.name().text().c_str());
}

void TestBuiltInAtlas::periodsAgreeWithTheKnownPeriods()
{
    int compared = 0;
    const auto lines = vectorLines("octal_periods.csv");
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const auto values = fields(lines[line]);
        const auto code = TakeAndBreakCode::parse(values[0], TakeAndBreakCode::Base::Octal);
        const auto row = std::ranges::find_if(builtIn(), [&code](const AtlasRow& one) { return code && one.names(*code); });
        if (row == builtIn().end())
            continue;
        ++compared;
        QVERIFY2(row->period, values[0].c_str());
        QCOMPARE(row->period->period, (Period{std::stoull(values[1]), std::stoull(values[2]), 0}));
    }
    QVERIFY(compared > 200);
}

void TestBuiltInAtlas::drawnRowsAreProvedAgain()
{
    Chance chance(2026);
    const auto& rows = builtIn();
    int proved = 0;
    for (int drawn = 0; drawn < count(40, 400); ++drawn) {
        const AtlasRow& row = rows[chance.below(rows.size())];
        // An open row takes seconds to minutes. nimstone-cli atlas --verify proves all rows.
        if (!row.period || row.upTo > 100'000)
            continue;
        const auto verified = verifyRow(row, {});
        QVERIFY2(!verified.stopped && !verified.defect, row.name().text().c_str());
        ++proved;
    }
    QVERIFY(proved >= 10);
}

void TestBuiltInAtlas::theTableIsReadByOtherPrograms()
{
    QProcess python;
    python.start(u"python3"_qs, {u"-c"_qs, uR"(
import csv, sys
rows = [row for row in csv.reader(open(sys.argv[1])) if not row[0].startswith("#")]
head = rows[0]
settled = [dict(zip(head, row)) for row in rows[1:] if row[3]]
ends = all(int(row["below"]) == 2 * max(int(row["from"]), 1) + int(row["period"]) + len(row["code"].split(".")[1].rstrip("0")) for row in settled)
print(len(rows) - 1, {len(row) for row in rows}, ends)
)"_qs, QStringLiteral(NIMSTONE_SOURCE_DIR "/docs/octal-games.csv")});
    QVERIFY(python.waitForFinished());
    QCOMPARE(QString::fromUtf8(python.readAllStandardOutput()), u"844 {11} True\n"_qs);
}

NIMSTONE_TEST(TestBuiltInAtlas)
#include "tst_built_in.moc"
