// The rows of the atlas: the groups of codes with equal options, rows that are computed, named once, and verified.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/atlas/verify_row.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::atlas;
using namespace nimstone::tests;

class TestAtlasRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeIsInOneGroup();
    void codesOfAGroupHaveTheSameOptionValues();
    void openSequencesWithHalfHeapsAreInOneGroup_data();
    void openSequencesWithHalfHeapsAreInOneGroup();
    void sequencesAreNamedOnce();
    void rowsHaveTheKnownPeriods_data();
    void rowsHaveTheKnownPeriods();
    void openRowsEndAtTheWantedHeap();
    void aPeriodIsFoundByTheFewestValues();
    void rowsAreSeparatedIntoGroups();
    void computedRowsAreVerified();
    void changedRowsAreRefused_data();
    void changedRowsAreRefused();
    void defectsOfComputedRowsAreFound_data();
    void defectsOfComputedRowsAreFound();
    void stoppedWorkHasNoResult();
};

Q_DECLARE_METATYPE(nimstone::atlas::AtlasRow)

namespace {

AtlasRow rowOf(const char* code, Count upTo)
{
    std::vector<AtlasRow> rows;
    const auto groups = codeGroups();
    const auto own = std::ranges::find_if(groups, [code](const CodeGroup& group) { return group.front() == octal(code); });
    if (own == groups.end())
        qFatal("the code is not the first of its group");
    return computeRow(*own, upTo, {})->row;
}

/// Returns all rows, computed up to the heap.
std::vector<AtlasRow> rowsUpTo(Count heap)
{
    std::vector<AtlasRow> rows;
    for (const CodeGroup& group : codeGroups())
        rows.push_back(computeRow(group, heap, {})->row);
    return nameOnce(std::move(rows));
}

/// Returns the values of the options of each heap below `heaps`, by the rules in words: the digit of an amount says which moves
/// take it.
std::vector<std::set<Count>> optionValues(const TakeAndBreakCode& code, std::size_t heaps)
{
    std::vector<std::set<Count>> options(heaps);
    std::vector<Count> values(heaps);
    for (std::size_t heap = 0; heap < heaps; ++heap) {
        for (std::size_t amount = 0; amount <= heap; ++amount) {
            const std::size_t rest = heap - amount;
            if (code.mayEmpty(amount) && rest == 0)
                options[heap].insert(0);
            if (code.mayLeaveOne(amount) && rest > 0)
                options[heap].insert(values[rest]);
            for (std::size_t part = 1; code.mayLeaveTwo(amount) && part < rest; ++part)
                options[heap].insert(values[part] ^ values[rest - part]);
        }
        while (options[heap].contains(values[heap]))
            ++values[heap];
    }
    return options;
}

}  // namespace

void TestAtlasRows::everyCodeIsInOneGroup()
{
    std::set<std::string> codes;
    for (const CodeGroup& group : codeGroups()) {
        QVERIFY(std::ranges::is_sorted(group, comesBefore));
        for (const TakeAndBreakCode& code : group)
            QVERIFY2(codes.insert(code.text()).second, code.text().c_str());
    }
    // These are the codes 0.0001 to 0.7777, and 4.000 to 4.777.
    QCOMPARE(codes.size(), std::size_t{4095 + 512});
    for (const char* code : {"0.1", "0.0001", "0.7777", "4.0", "4.777"})
        QVERIFY2(codes.contains(code), code);
}

void TestAtlasRows::codesOfAGroupHaveTheSameOptionValues()
{
    for (const CodeGroup& group : codeGroups()) {
        const auto options = optionValues(group.front(), 60);
        for (const TakeAndBreakCode& code : group)
            QVERIFY2(optionValues(code, 60) == options, code.text().c_str());
    }
}

void TestAtlasRows::openSequencesWithHalfHeapsAreInOneGroup_data()
{
    QTest::addColumn<QStringList>("codes");
    for (const QStringList& codes : {QStringList{u"0.0244"_qs, u"0.0264"_qs}, QStringList{u"0.1346"_qs, u"0.1366"_qs},
                                     QStringList{u"0.4004"_qs, u"0.4006"_qs, u"0.4044"_qs, u"0.4404"_qs, u"0.4444"_qs}})
        QTest::newRow(qPrintable(codes.front())) << codes;
}

void TestAtlasRows::openSequencesWithHalfHeapsAreInOneGroup()
{
    QFETCH(QStringList, codes);
    const auto& groups = codeGroups();
    const auto group = std::ranges::find_if(groups, [&codes](const CodeGroup& one) { return one.front() == octal(codes.front().toStdString()); });
    QVERIFY(group != groups.end());
    for (const QString& code : codes)
        QVERIFY2(std::ranges::find(*group, octal(code.toStdString())) != group->end(), qPrintable(code));
}

void TestAtlasRows::sequencesAreNamedOnce()
{
    const auto rows = rowsUpTo(900);
    // The sequences differ in a heap below 900, so their number is the number of different first values.
    std::set<std::vector<Count>> sequences;
    std::size_t ofThree = 0;
    for (const AtlasRow& row : rows) {
        NimSequence sequence(row.name());
        sequence.extendTo(900);
        std::vector<Count> values;
        for (Count heap = 0; heap <= 900; ++heap)
            values.push_back(sequence.value(heap));
        QVERIFY2(sequences.insert(values).second, row.name().text().c_str());
        for (const TakeAndBreakCode& code : row.codes) {
            NimSequence other(code);
            other.extendTo(900);
            for (Count heap = 0; heap <= 900; ++heap)
                QCOMPARE(other.value(heap), values[heap]);
        }
        ofThree += row.name().last() <= 3 ? 1 : 0;
    }
    QCOMPARE(rows.size(), std::size_t{844});
    // The 206th sequence of games with up to three digits is that of 0.000, in which no move is possible.
    QCOMPARE(ofThree, std::size_t{205});
}

void TestAtlasRows::rowsHaveTheKnownPeriods_data()
{
    QTest::addColumn<Count>("period");
    QTest::addColumn<Count>("preperiod");
    std::set<std::string> firsts;
    for (const CodeGroup& group : codeGroups())
        firsts.insert(group.front().text());
    const auto lines = vectorLines("octal_periods.csv");
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const auto values = fields(lines[line]);
        const auto code = TakeAndBreakCode::parse(values[0], TakeAndBreakCode::Base::Octal);
        const Count preperiod = std::stoull(values[2]);
        // Long preperiods are computed in a deep run.
        if (code && firsts.contains(code->text()) && preperiod < count<Count>(100'000, 1'000'000))
            QTest::newRow(code->text().c_str()) << Count{std::stoull(values[1])} << preperiod;
    }
}

void TestAtlasRows::rowsHaveTheKnownPeriods()
{
    QFETCH(Count, period);
    QFETCH(Count, preperiod);
    const AtlasRow row = rowOf(QTest::currentDataTag(), 4 * (period + preperiod) + 128);
    QVERIFY(row.period);
    QCOMPARE(row.period->period.period, period);
    QCOMPARE(row.period->period.preperiod, preperiod);
    QCOMPARE(row.upTo, std::get<PeriodRange>(row.period->certificate).below + period - 1);
}

void TestAtlasRows::openRowsEndAtTheWantedHeap()
{
    const AtlasRow row = rowOf("0.06", 5000);
    QVERIFY(!row.period);
    QCOMPARE(row.upTo, Count{5000});
    NimSequence sequence(octal("0.06"));
    sequence.extendTo(5000);
    Count largest = 0;
    for (Count heap = 0; heap <= 5000; ++heap)
        largest = std::max(largest, sequence.value(heap));
    QCOMPARE(row.largest, largest);
    QVERIFY(row.rareCount > 0 && row.lastRare <= 5000);
}

void TestAtlasRows::aPeriodIsFoundByTheFewestValues()
{
    // The certificate of 0.07 compares the heaps below 142 with those one period, 34, later.
    QVERIFY(!rowOf("0.07", 140).period);
    const AtlasRow row = rowOf("0.07", 141);
    QCOMPARE(row.upTo, Count{175});
    QVERIFY(row.period && row == rowOf("0.07", 100'000));
}

void TestAtlasRows::rowsAreSeparatedIntoGroups()
{
    auto rows = rowsUpTo(500);
    rows.erase(rows.begin() + 3);
    const auto separate = rowsOfGroups(rows);
    QCOMPARE(separate.size(), codeGroups().size());
    std::vector<AtlasRow> known;
    for (const auto& row : separate) {
        if (row)
            known.push_back(*row);
    }
    QVERIFY(known.size() < separate.size());
    QVERIFY(nameOnce(known) == rows);
}

void TestAtlasRows::computedRowsAreVerified()
{
    const auto rows = rowsUpTo(2048);
    Chance chance(38);
    for (int drawn = 0; drawn < count(20, 844); ++drawn) {
        const AtlasRow& row = rows[deep() ? static_cast<std::size_t>(drawn) : chance.below(rows.size())];
        const auto verified = verifyRow(row, {});
        QVERIFY2(!verified.stopped && !verified.defect, row.name().text().c_str());
    }
}

void TestAtlasRows::changedRowsAreRefused_data()
{
    QTest::addColumn<AtlasRow>("row");
    QTest::addColumn<int>("kind");
    const auto row = [](const char* what, const char* code, Defect::Kind kind, void (*change)(AtlasRow&)) {
        AtlasRow changed = rowOf(code, 3000);
        change(changed);
        QTest::newRow(what) << changed << static_cast<int>(kind);
    };
    row("twice the period", "0.07", Defect::Kind::Period, [](AtlasRow& one) { one.period->period.period *= 2; });
    row("a preperiod that is too small", "0.07", Defect::Kind::Period, [](AtlasRow& one) { one.period->period.preperiod -= 1; });
    row("a certificate that is too short", "0.07", Defect::Kind::Period, [](AtlasRow& one) { std::get<PeriodRange>(one.period->certificate).below -= 1; });
    row("a period of an open game", "0.6", Defect::Kind::Period, [](AtlasRow& one) { one.period = CertifiedPeriod{{7, 5, 0}, PeriodRange{5, 18}}; });
    row("no period of a settled game", "0.07", Defect::Kind::Period, [](AtlasRow& one) {
        one.period.reset();
        one.upTo = 3000;
    });
    row("another largest value", "0.6", Defect::Kind::Numbers, [](AtlasRow& one) { ++one.largest; });
    row("another number of rare heaps", "0.6", Defect::Kind::Numbers, [](AtlasRow& one) { --one.rareCount; });
    row("another checksum", "0.6", Defect::Kind::Numbers, [](AtlasRow& one) { one.checksum ^= 1; });
    row("a code of another sequence", "0.6", Defect::Kind::Code, [](AtlasRow& one) { one.codes.push_back(octal("0.06")); });
    row("a code that is missing", "0.6", Defect::Kind::Code, [](AtlasRow& one) { one.codes.pop_back(); });
    row("a code that the atlas does not have", "0.6", Defect::Kind::Code, [](AtlasRow& one) { one.codes = {octal("0.00001")}; });
}

void TestAtlasRows::changedRowsAreRefused()
{
    QFETCH(AtlasRow, row);
    QFETCH(int, kind);
    const auto verified = verifyRow(row, {});
    QVERIFY(verified.defect);
    QCOMPARE(static_cast<int>(verified.defect->kind), kind);
}

void TestAtlasRows::defectsOfComputedRowsAreFound_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("change");
    QTest::newRow("a wrong value") << u"0.6"_qs << static_cast<int>(Defect::Kind::Value) << 0;
    QTest::newRow("wrong values of large heaps") << u"0.6"_qs << static_cast<int>(Defect::Kind::Value) << 5;
    QTest::newRow("twice the period") << u"0.07"_qs << static_cast<int>(Defect::Kind::Smaller) << 1;
    QTest::newRow("a preperiod that is too large") << u"0.07"_qs << static_cast<int>(Defect::Kind::Smaller) << 2;
    QTest::newRow("a preperiod that is too small") << u"0.07"_qs << static_cast<int>(Defect::Kind::Certificate) << 3;
    QTest::newRow("no defect") << u"0.07"_qs << -1 << 4;
}

void TestAtlasRows::defectsOfComputedRowsAreFound()
{
    QFETCH(QString, code);
    QFETCH(int, kind);
    QFETCH(int, change);
    constexpr Count last = 6000;
    ComputedRow computed{rowOf(code.toStdString().c_str(), last), {}};
    NimSequence terms(computed.row.name());
    terms.extendTo(last);
    for (Count heap = 0; heap <= last; ++heap)
        computed.values.push_back(static_cast<sequence::Term>(terms.value(heap)));
    if (change == 0)
        ++computed.values[2999];
    else if (change == 5)
        std::for_each(computed.values.begin() + heapsByRules, computed.values.end(), [](auto& value) { value += 1000; });
    else if (change == 1)
        computed.row.period->period.period *= 2;
    else if (change == 2)
        ++computed.row.period->period.preperiod;
    else if (change == 3)
        --computed.row.period->period.preperiod;
    const auto defect = defectOf(computed);
    QCOMPARE(defect ? static_cast<int>(defect->kind) : -1, kind);
}

void TestAtlasRows::stoppedWorkHasNoResult()
{
    std::stop_source stop;
    const auto stopAt = [&stop](Count done, Count) {
        if (done >= 1000)
            stop.request_stop();
    };
    QVERIFY(!computeRow({octal("0.6")}, 1'000'000'000, stop.get_token(), stopAt));
    QVERIFY(verifyRow(rowOf("0.6", 3000), stop.get_token()).stopped);
}

NIMSTONE_TEST(TestAtlasRows)
#include "tst_rows.moc"
