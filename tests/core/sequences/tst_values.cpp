// Compares values of nim-sequences with known answers, also where well-known programs and tables are wrong.
#include <QTest>

#include "core/sequences/bounds.h"
#include "core/sequences/nim_sequence.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using End = NimSequence::End;

class TestSequenceValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesFollowTheDefinition();
    void valuesMatchTheOeis();
    void longSequencesHaveTheirKnownHash_data();
    void longSequencesHaveTheirKnownHash();
    void codes0161And036DifferAtHeap519();
    void grundysGameIsExactPast92679();
    void dawsonsKaylesHasTheKnownNumberOfWins();
    void dawsonsChessIsDawsonsKaylesShiftedByOne();
    void closedFormsAgreeWithTheDefinition();
    void largeAmountsKeepThePeriodOfSmallHeaps();
    void computationEndsAtItsLimits();
};

namespace {

NimSequence computed(const HeapRules& game, Count heap)
{
    NimSequence sequence(game);
    if (sequence.extendTo(heap) != End::Reached)
        qFatal("the sequence was not computed up to the heap: %s", game.name.c_str());
    return sequence;
}

/// Returns the value of a heap that can only split, straight from the rules and the values of smaller heaps.
Count byRules(const HeapRules& rules, const NimSequence& smaller, Count heap)
{
    std::vector<bool> seen(1 << 17);
    for (const Count amount : rules.splitting) {
        const Count rest = heap - amount;
        for (Count part = 1; part < rest; ++part) {
            if (!rules.unequal || part != rest - part)
                seen[smaller.value(part) ^ smaller.value(rest - part)] = true;
        }
    }
    return static_cast<Count>(std::find(seen.begin(), seen.end(), false) - seen.begin());
}

}  // namespace

void TestSequenceValues::valuesFollowTheDefinition()
{
    std::size_t terms = 0;
    for (const std::string& line : vectorLines("nim_sequences.txt")) {
        const std::size_t colon = line.find(':');
        const HeapRules game = sequenceGame(line.substr(0, colon));
        const auto expected = numbers(line.substr(colon + 1));
        const NimSequence sequence = computed(game, expected.size() - 1);
        sequence::PlainMethod plain(game);
        QVERIFY(plain.extendTo(expected.size()));
        for (std::size_t heap = 0; heap < expected.size(); ++heap, ++terms) {
            QVERIFY2(sequence.value(heap) == expected[heap], line.substr(0, colon).c_str());
            QVERIFY2(plain.term(heap) == expected[heap], line.substr(0, colon).c_str());
        }
    }
    QVERIFY(terms > 2'500);
    qInfo("compared %zu terms", terms);
}

void TestSequenceValues::valuesMatchTheOeis()
{
    std::vector<unsigned long long> squares;
    std::vector<unsigned long long> factorials{1};
    for (unsigned long long i = 1; i <= 100; ++i)
        squares.push_back(i * i);
    for (unsigned long long i = 2; i <= 10; ++i)
        factorials.push_back(factorials.back() * i);
    std::size_t terms = 0;
    for (const std::string& line : vectorLines("oeis_nim_sequences.csv")) {
        const auto row = fields(line);
        if (row.front() == "game")
            continue;
        const HeapRules game = row[0] == "subtract-squares" ? subtraction(squares)
            : row[0] == "subtract-factorials" ? subtraction(factorials) : sequenceGame(row[0]);
        const auto expected = numbers(row[2]);
        const NimSequence sequence = computed(game, expected.size() - 1);
        for (std::size_t heap = 0; heap < expected.size(); ++heap, ++terms)
            QVERIFY2(sequence.value(heap) == expected[heap], row[0].c_str());
    }
    QVERIFY(terms >= 300);
    qInfo("compared %zu terms of the OEIS", terms);
}

void TestSequenceValues::longSequencesHaveTheirKnownHash_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<int>("size");
    QTest::addColumn<quint64>("hash");
    QTest::newRow("0.77") << std::string("kayles") << 100'000 << quint64{0x73b5d65fbe93402f};
    QTest::newRow("0.07") << std::string("dawson-kayles") << 100'000 << quint64{0xd1d2db81e8f6271d};
    QTest::newRow("0.16") << std::string("octal(0.16)") << 1'000'000 << quint64{0xd1d78257f519ef3f};
    QTest::newRow("Grundy's game") << std::string("grundy-game") << 100'000 << quint64{0xfff9c38eaaceb430};
}

void TestSequenceValues::longSequencesHaveTheirKnownHash()
{
    QFETCH(std::string, game);
    QFETCH(int, size);
    QFETCH(quint64, hash);
    const HeapRules rules = sequenceGame(game);
    const auto hashOf = [size](auto value) {
        quint64 h = 1469598103934665603;
        for (int heap = 0; heap < size; ++heap)
            h = (h ^ value(static_cast<std::size_t>(heap))) * 1099511628211;
        return h;
    };
    const NimSequence sequence = computed(rules, static_cast<Count>(size - 1));
    QCOMPARE(hashOf([&](std::size_t heap) { return sequence.value(heap); }), hash);
    // The sparse method gives the same hash without using a period.
    sequence::SparseMethod sparse(rules);
    QVERIFY(sparse.extendTo(static_cast<std::size_t>(size)));
    QCOMPARE(hashOf([&](std::size_t heap) { return sparse.term(heap); }), hash);
}

/// A published table says that these two codes have the same sequence.
void TestSequenceValues::codes0161And036DifferAtHeap519()
{
    const NimSequence one = computed(octal("0.161"), 600);
    const NimSequence other = computed(octal("0.36"), 600);
    Count heap = 0;
    while (heap < 600 && one.value(heap) == other.value(heap))
        ++heap;
    QCOMPARE(heap, Count{519});
}

/// 46341² exceeds 2^31: a well-known program is wrong from here on.
void TestSequenceValues::grundysGameIsExactPast92679()
{
    const NimSequence sequence = computed(sequenceGame("grundy-game"), 94'000);
    const HeapRules& rules = sequence.rules();
    for (Count heap = 92'670; heap < Count(92'670 + count(30, 300)); ++heap)
        QCOMPARE(sequence.value(heap), byRules(rules, sequence, heap));
}

/// Project Euler 306: on strips of n squares, the first player wins for 40 of the n up to 50, and for 852938 of the n up to
/// 10^6.
void TestSequenceValues::dawsonsKaylesHasTheKnownNumberOfWins()
{
    const NimSequence sequence = computed(*codeNamed("dawson-kayles"), 1'000'000);
    Count won = 0;
    for (Count heap = 1; heap <= 1'000'000; ++heap) {
        won += sequence.value(heap) != 0 ? 1 : 0;
        if (heap == 5)
            QCOMPARE(won, Count{3});
        if (heap == 50)
            QCOMPARE(won, Count{40});
    }
    QCOMPARE(won, Count{852'938});
    QVERIFY(sequence.computed() < 1'000);
}

/// Dawson's Chess on n files is Dawson's Kayles on a heap of n + 1.
void TestSequenceValues::dawsonsChessIsDawsonsKaylesShiftedByOne()
{
    const NimSequence chess = computed(*codeNamed("dawsons-chess"), 2'000);
    const NimSequence kayles = computed(*codeNamed("dawson-kayles"), 2'001);
    for (Count files = 0; files <= 2'000; ++files)
        QCOMPARE(chess.value(files), kayles.value(files + 1));
}

void TestSequenceValues::closedFormsAgreeWithTheDefinition()
{
    const Count size = count(600U, 4'000U);
    for (const char* game : {"lasker-nim", "nim", "bash(1)", "bash(6)", "bash(599)"}) {
        sequence::PlainMethod plain(sequenceGame(game));
        QVERIFY(plain.extendTo(size));
        const NimSequence closed(sequenceGame(game));
        QCOMPARE(closed.known(), maxCount + 1);
        for (Count heap = 0; heap < size; ++heap)
            QCOMPARE(closed.value(heap), Count{plain.term(heap)});
    }
    QCOMPARE(NimSequence(BashGame::make(maxCount)->rules()).value(maxCount), maxCount);
    QCOMPARE(NimSequence(BashGame::make(maxCount - 1)->rules()).value(maxCount), Count{0});
    qInfo("checked 5 games with %llu heaps each", static_cast<unsigned long long>(size));
}

/// An amount larger than the heaps does not prevent the period of the other amounts from being used.
void TestSequenceValues::largeAmountsKeepThePeriodOfSmallHeaps()
{
    constexpr Count huge = 1'000'000'000'000'000'000;
    NimSequence sequence(subtraction({1, 3, 4, huge}));
    QVERIFY(sequence.extendTo(huge - 1) == End::Reached);
    QVERIFY(!sequence.proved().has_value());
    const NimSequence small = computed(subtraction({1, 3, 4}), 100);
    for (const Count heap : {Count{5}, Count{1'000'003}, huge - 2, huge - 1})
        QCOMPARE(sequence.value(heap), small.value(heap));
    QVERIFY(sequence.extendTo(huge, {.heaps = 100'000}) == End::OverLimit);

    // An amount that the heaps soon reach is taken into account.
    NimSequence both(subtraction({1, 3, 4, 1'000}));
    sequence::PlainMethod plain(subtraction({1, 3, 4, 1'000}));
    QVERIFY(plain.extendTo(20'000));
    for (Count heap = 0; heap < 20'000; heap += 7) {
        QVERIFY(both.extendTo(heap) == End::Reached);
        QCOMPARE(both.value(heap), Count{plain.term(heap)});
    }
}

void TestSequenceValues::computationEndsAtItsLimits()
{
    NimSequence sequence(*codeNamed("treblecross"));
    QVERIFY(sequence.extendTo(maxCount, {.heaps = 5'000}) == End::OverLimit);
    QCOMPARE(sequence.known(), Count{5'000});
    QVERIFY(sequence.extendTo(maxCount, {.heaps = maxCount, .work = 1'000'000}) == End::OverLimit);
    QVERIFY(sequence.known() < 100'000);
    // A game whose terms would exceed the limits is refused early, because its period is never proved, or not soon.
    NimSequence whole(hexadecimal("0.FFFF"));
    QVERIFY(whole.extendTo(sequence::mostHeaps(whole.rules())) == End::OverLimit);
    QVERIFY(whole.findPeriod(sequence::mostHeaps(whole.rules())).end == End::OverLimit);
    QVERIFY2(whole.computed() < sequence::mostHeaps(whole.rules()) / 4, qPrintable(QString::number(whole.computed())));
    NimSequence grundy(sequenceGame("grundy-game"));
    QVERIFY(grundy.extendTo(sequence::mostHeaps(grundy.rules())) == End::OverLimit);
    QCOMPARE(grundy.computed(), std::size_t{0});
    // The period of this game is proved soon.
    NimSequence proved(hexadecimal("0.B"));
    QVERIFY(proved.extendTo(sequence::mostHeaps(proved.rules())) == End::Reached);
    NimSequence three(hexadecimal("0.8"));
    QVERIFY(three.extendTo(200) == End::Reached);
    QCOMPARE(three.value(200), Count{66});
}

NIMSTONE_TEST(TestSequenceValues)
#include "tst_values.moc"
