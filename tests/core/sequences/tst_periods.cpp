// Compares the periods of nim-sequences with known answers, and checks their certificates.
#include <QTest>

#include "core/sequences/nim_sequence.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using End = NimSequence::End;

class TestSequencePeriods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void octalPeriodsMatchTheTable();
    void hexadecimalPeriodsMatchTheTable();
    void subtractionPeriodsMatchTheTable();
    void closedFormsHaveTheExpectedPeriods();
    void certificateOf016EndsBelow400000();
    void shortPeriodsAreProvedEarly();
    void certificatesBeginAtHeapOne();
    void noPeriodIsFoundTooEarly();
    void constantRunsDoNotHideThePeriod();
    void randomSetsHaveTheirShortestPeriod();
    void lastExceptionOf056Is326639();
};

namespace {

Period periodOf(const std::vector<std::string>& row)
{
    return {std::stoull(row[1]), std::stoull(row[2]), row.size() > 3 ? std::stoull(row[3]) : 0};
}

/// Checks what the certificate states, term by term.
bool certificateHolds(const NimSequence& sequence, const CertifiedPeriod& found)
{
    Count from = 0;
    Count below = 0;
    if (const auto* range = std::get_if<PeriodRange>(&found.certificate)) {
        from = range->from;
        below = range->below;
    } else if (const auto* windows = std::get_if<EqualWindows>(&found.certificate)) {
        if (windows->second != windows->first + found.period.period)
            return false;
        from = windows->first;
        below = from + windows->length;
    } else {
        return false;
    }
    for (Count heap = from; heap < below; ++heap) {
        if (heap + found.period.period >= sequence.computed()
            || sequence.term(heap) != sequence.term(heap + found.period.period))
            return false;
    }
    return from < below;
}

}  // namespace

void TestSequencePeriods::octalPeriodsMatchTheTable()
{
    // A short run leaves out periods that take more than a fraction of a second each.
    const Count longest = count<Count>(100'000, maxCount);
    int proofs = 0;
    int left = 0;
    for (const std::string& line : vectorLines("octal_periods.csv")) {
        const auto row = fields(line);
        if (row.front() == "code")
            continue;
        const Period expected = periodOf(row);
        if (expected.preperiod > longest && row.front() != "0.16") {
            ++left;
            continue;
        }
        const TakeAndBreakCode code = octal(row.front());
        NimSequence sequence(code);
        QVERIFY(sequence.extendTo(maxCount) == End::Reached);
        const auto found = sequence.proved();
        QVERIFY2(found && found->period == expected, row.front().c_str());
        const auto range = std::get<PeriodRange>(found->certificate);
        QCOMPARE(range.from, std::max<Count>(expected.preperiod, 1));
        QCOMPARE(range.below, 2 * range.from + expected.period + code.last());
        QVERIFY2(certificateHolds(sequence, *found), row.front().c_str());
        ++proofs;
    }
    QVERIFY(proofs + left == 245);
    qInfo("checked %d proofs; %d run only with ./dev test --deep", proofs, left);
}

void TestSequencePeriods::hexadecimalPeriodsMatchTheTable()
{
    int codes = 0;
    for (const std::string& line : vectorLines("hex_periods_observed.csv")) {
        const auto row = fields(line);
        if (row.front() == "code")
            continue;
        NimSequence sequence(hexadecimal(row.front()));
        const auto search = sequence.findPeriod(count(400U, 1'000U));
        QVERIFY(search.end == End::Reached);
        QVERIFY2(search.found && search.found->period == periodOf(row), row.front().c_str());
        const auto values = numbers(row[4]);
        for (std::size_t heap = 0; heap < values.size(); ++heap)
            QCOMPARE(sequence.value(heap), values[heap]);
        // A period with a saltus is only observed; a period without one is proved.
        QCOMPARE(search.found->isProved(), search.found->period.saltus == 0);
        if (search.found->isProved())
            QVERIFY(certificateHolds(sequence, *search.found));
        else
            QVERIFY(search.found->certificate == Certificate(Observed{count(400U, 1'000U)}));
        ++codes;
    }
    QCOMPARE(codes, 9);
}

void TestSequencePeriods::subtractionPeriodsMatchTheTable()
{
    int sets = 0;
    for (const std::string& line : vectorLines("subtraction_periods.csv")) {
        const auto row = fields(line);
        if (row.front() == "set")
            continue;
        NimSequence sequence(subtraction(numbers(row.front())));
        QVERIFY(sequence.extendTo(maxCount) == End::Reached);
        const auto found = sequence.proved();
        QVERIFY2(found && found->period == periodOf(row), row.front().c_str());
        QVERIFY(certificateHolds(sequence, *found));
        ++sets;
    }
    QCOMPARE(sets, 17);
}

void TestSequencePeriods::closedFormsHaveTheExpectedPeriods()
{
    QVERIFY((NimSequence(sequenceGame("lasker-nim")).proved() == CertifiedPeriod{{4, 1, 4}, ClosedForm{}}));
    QVERIFY((NimSequence(sequenceGame("nim")).proved() == CertifiedPeriod{{1, 0, 1}, ClosedForm{}}));
    QVERIFY((NimSequence(sequenceGame("bash(4)")).proved() == CertifiedPeriod{{5, 0, 0}, EqualWindows{0, 5, 4}}));
}

/// The range of the certificate ends below heap 400,000, so a search up to that heap finds the period.
void TestSequencePeriods::certificateOf016EndsBelow400000()
{
    NimSequence sequence(octal("0.16"));
    const auto search = sequence.findPeriod(400'000);
    QVERIFY((search.found == CertifiedPeriod{{149'459, 105'351, 0}, PeriodRange{105'351, 360'163}}));
    QVERIFY(certificateHolds(sequence, *search.found));
    QVERIFY(sequence.known() == maxCount + 1);
    NimSequence tooShort(octal("0.16"));
    QVERIFY(!tooShort.findPeriod(360'161).found.has_value());
}

void TestSequencePeriods::shortPeriodsAreProvedEarly()
{
    for (const char* name : {"kayles", "dawson-kayles"}) {
        NimSequence sequence(*codeNamed(name));
        QVERIFY(sequence.extendTo(maxCount) == End::Reached);
        QVERIFY(sequence.computed() <= 256);
        const auto search = sequence.findPeriod(1'000'000);
        QVERIFY(search.found && search.found->isProved());
    }
}

/// The bound of Guy and Smith holds only for n0 ≥ 1: with n0 = 0 it would give 0.4 the period 1, which is wrong.
void TestSequencePeriods::certificatesBeginAtHeapOne()
{
    NimSequence sequence(octal("0.4"));
    for (Count heap = 0; heap < 3; ++heap) {
        const auto search = NimSequence(octal("0.4")).findPeriod(heap);
        QVERIFY(!search.found.has_value());
    }
    QVERIFY(sequence.extendTo(maxCount) == End::Reached);
    QVERIFY(sequence.value(3) == 1 && sequence.proved()->period.period != 1);
    // This game is periodic from heap 0 on, and its certificate compares from heap 1 on.
    NimSequence fromZero(octal("0.33"));
    QVERIFY(fromZero.extendTo(maxCount) == End::Reached);
    QVERIFY((fromZero.proved() == CertifiedPeriod{{3, 0, 0}, PeriodRange{1, 7}}));
}

void TestSequencePeriods::noPeriodIsFoundTooEarly()
{
    for (const char* text : {"octal(0.6)", "grundy-game", "treblecross", "octal(0.16)"}) {
        NimSequence sequence(sequenceGame(text));
        const auto search = sequence.findPeriod(3'000);
        QVERIFY(search.end == End::Reached);
        QVERIFY2(!search.found.has_value(), text);
    }
    for (Count heap = 0; heap < 60; ++heap) {
        // However few heaps are searched, a period that is found is right.
        const auto search = NimSequence(subtraction({1, 3, 4})).findPeriod(heap);
        if (search.found)
            QVERIFY(search.found->period == (Period{7, 0, 0}));
        if (heap >= 20)
            QVERIFY(search.found.has_value());
    }
}

/// The values of subtraction(d, 2d) are d times 0, d times 1, and d times 2, again and again. The first 5d values prove it.
void TestSequencePeriods::constantRunsDoNotHideThePeriod()
{
    int searches = 0;
    for (Count d = 8; d <= 40; d += 4) {
        for (Count upTo = 5 * d - 1; upTo <= 15 * d; ++upTo, ++searches) {
            NimSequence sequence(*SubtractionSet::make({d, 2 * d}));
            const auto found = sequence.findPeriod(upTo).found;
            const QString where = QStringLiteral("subtraction(%1,%2) up to %3").arg(d).arg(2 * d).arg(upTo);
            QVERIFY2(found && found->period == (Period{3 * d, 0, 0}) && certificateHolds(sequence, *found), qPrintable(where));
        }
    }
    qInfo("searched for a period %d times", searches);
}

void TestSequencePeriods::randomSetsHaveTheirShortestPeriod()
{
    Chance chance(11);
    const int sets = count(300, 3'000);
    for (int round = 0; round < sets; ++round) {
        std::vector<unsigned long long> amounts;
        for (std::size_t left = chance.between(1, 5); left > 0; --left)
            amounts.push_back(chance.between(1, 24));
        const SubtractionSet set = subtraction(amounts);
        NimSequence sequence(set);
        QVERIFY(sequence.extendTo(maxCount) == End::Reached);
        const Period period = sequence.proved()->period;
        sequence::PlainMethod plain(set);
        plain.extendTo(4'000);
        for (std::size_t heap = 0; heap < 4'000; ++heap)
            QVERIFY2(sequence.value(heap) == plain.term(heap), set.text().c_str());
        if (period.preperiod > 0)
            QVERIFY(plain.term(period.preperiod - 1) != plain.term(period.preperiod - 1 + period.period));
        for (Count shorter = 1; shorter < period.period; ++shorter) {
            bool same = true;
            for (Count heap = period.preperiod; same && heap < period.preperiod + period.period; ++heap)
                same = sequence.value(heap) == sequence.value(heap + shorter);
            QVERIFY2(!same, set.text().c_str());
        }
    }
    qInfo("checked %d random sets", sets);
}

/// A published table says 326637; the last exception is heap 326639.
void TestSequencePeriods::lastExceptionOf056Is326639()
{
    NimSequence sequence(octal("0.56"));
    QVERIFY(sequence.extendTo(330'000) == End::Reached);
    QVERIFY(sequence.value(326'639) != sequence.value(326'639 + 144));
    for (Count heap = 326'640; heap + 144 <= 330'000; ++heap)
        QCOMPARE(sequence.value(heap), sequence.value(heap + 144));
}

NIMSTONE_TEST(TestSequencePeriods)
#include "tst_periods.moc"
