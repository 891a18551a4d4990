// Compares the sparse and the dense method with the plain one, which follows the definition, and the loops for each kind of
// processor.
#include <QTest>
#include <algorithm>

#include "core/sequences/splitting_method.h"
#include "tests/core/sequences/sequence_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::sequence;
using namespace nimstone::tests;

class TestSequenceMethods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allVersionsOfTheGatherLoopAgree();
    void randomCodesAgreeWithTheDefinition_data();
    void randomCodesAgreeWithTheDefinition();
    void longCodesAgreeWithTheDefinition();
    void grundysGameAgreesWithTheDefinition();
    void sequenceExtendedInPiecesIsTheSame();
    void denseMethodAgreesWithTheDefinition_data();
    void denseMethodAgreesWithTheDefinition();
    void theFasterMethodIsChosen_data();
    void theFasterMethodIsChosen();
    void sparseSpacesEncodeAndDecode();
    void valuesBeyondTwoBytesStopTheMethod();
};

namespace {

/// Returns the first heap where the methods differ, or the number of heaps compared.
std::size_t firstDifference(const PlainMethod& plain, const auto& fast)
{
    std::size_t heap = 0;
    while (heap < std::min(plain.size(), fast.size()) && plain.term(heap) == fast.term(heap))
        ++heap;
    return heap;
}

/// True if the plain method and another one compute the same terms of g(0) … g(size − 1).
bool agree(const HeapRules& rules, std::size_t size, const std::string& name, auto fast)
{
    PlainMethod plain(rules);
    if (!plain.extendTo(size) || !fast.extendTo(size))
        return false;
    const std::size_t same = firstDifference(plain, fast);
    if (same != size)
        qWarning("%s: heap %zu has %d by the definition, %d by the faster method", name.c_str(), same, plain.term(same), fast.term(same));
    return same == size;
}

bool agree(const HeapRules& rules, std::size_t size, const std::string& name)
{
    return agree(rules, size, name, SparseMethod(rules));
}

/// Returns a dense method that knows the terms of the heaps below `known`.
DenseMethod denseFrom(const HeapRules& rules, std::size_t known)
{
    PlainMethod plain(rules);
    plain.extendTo(known);
    return {rules, std::move(plain).release()};
}

}  // namespace

void TestSequenceMethods::allVersionsOfTheGatherLoopAgree()
{
    Chance chance(20);
    const int rounds = count(2'000, 50'000);
    std::vector<std::uint16_t> terms(400);
    std::size_t hits = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::uint64_t values = std::uint64_t{1} << chance.between(1, 9);
        for (std::uint16_t& term : terms)
            term = static_cast<std::uint16_t>(chance.below(values) | (chance.below(3) == 0 ? 0x8000U : 0U));
        std::vector<SplitPart> parts(chance.below(20));
        for (SplitPart& part : parts)
            part = {static_cast<std::uint32_t>(chance.below(300)),
                    static_cast<std::uint32_t>(chance.below(values) | (chance.below(2) << 15))};
        const auto flip = static_cast<std::uint32_t>(64 * chance.below(4));
        const std::size_t length = chance.below(150);
        const auto code = static_cast<std::uint16_t>(chance.below(values * 2));
        std::vector<std::array<std::uint64_t, lanes>> sets;
        std::vector<bool> found;
        for (const Gather* gather : gathers()) {
            sets.emplace_back();
            sets.back().fill(chance.below(1));
            gather->collect(terms.data() + 320, parts, flip, sets.back().data());
            found.push_back(gather->occurs(terms.data(), terms.data() + 399, length, code));
        }
        hits += found.front() ? 1 : 0;
        // The expected results follow the description in gather.h.
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            std::uint64_t expected = 0;
            for (const SplitPart& part : parts) {
                const std::uint32_t value = terms[320 + lane - part.heap] ^ part.code ^ flip;
                expected |= value < 64 ? std::uint64_t{1} << value : 0;
            }
            for (const auto& set : sets)
                QCOMPARE(set[lane], expected);
        }
        bool expected = false;
        for (std::size_t i = 0; i < length; ++i)
            expected = expected || (terms[i] ^ terms[399 - i]) == code;
        for (const bool one : found)
            QCOMPARE(one, expected);
    }
    QVERIFY(hits > 0 && hits < std::size_t(rounds));
    qInfo("compared %zu kinds of loops in %d rounds", gathers().size(), rounds);
}

void TestSequenceMethods::randomCodesAgreeWithTheDefinition_data()
{
    QTest::addColumn<int>("kind");
    for (std::size_t kind = 0; kind < gathers().size(); ++kind)
        QTest::newRow(gathers()[kind]->name) << int(kind);
}

void TestSequenceMethods::randomCodesAgreeWithTheDefinition()
{
    QFETCH(int, kind);
    Chance chance(77);
    const int games = count(30, 1'000);
    std::size_t terms = 0;
    for (int game = 0; game < games; ++game) {
        const TakeAndBreakCode code = randomBreakingCode(chance, 6);
        const std::size_t size = chance.between(600, 3'500);
        QVERIFY2(agree(code, size, code.text(), SparseMethod(code, {}, *gathers()[static_cast<std::size_t>(kind)])), code.text().c_str());
        terms += size;
    }
    qInfo("compared %d random codes with %zu terms", games, terms);
}

void TestSequenceMethods::longCodesAgreeWithTheDefinition()
{
    Chance chance(3);
    const int games = count(8, 60);
    for (int game = 0; game < games; ++game) {
        const TakeAndBreakCode code = randomBreakingCode(chance, maxCodeDigits);
        QVERIFY2(agree(code, 1'500, code.text()), code.text().c_str());
    }
    // These games have values over 64, and over 128, from early on.
    for (const char* text : {"0.77777", "0.7777777777", "0.3333333337"})
        QVERIFY(agree(octal(text), 4'000, text));
    qInfo("compared %d codes of up to %zu digits", games, maxCodeDigits);
}

void TestSequenceMethods::grundysGameAgreesWithTheDefinition()
{
    const std::size_t size = count(8'000U, 120'000U);
    for (const Gather* gather : gathers())
        QVERIFY(agree(sequenceGame("grundy-game"), size, "Grundy's game", SparseMethod(sequenceGame("grundy-game"), {}, *gather)));
    qInfo("compared %zu terms of Grundy's game", size);
}

void TestSequenceMethods::sequenceExtendedInPiecesIsTheSame()
{
    Chance chance(5);
    for (const char* text : {"0.77", "0.6", "0.167", "4.6", "0.007"}) {
        const HeapRules rules = octal(text);
        PlainMethod plain(rules);
        plain.extendTo(4'000);
        SparseMethod sparse(rules);
        std::size_t pieces = 0;
        while (sparse.size() < 4'000) {
            QVERIFY(sparse.extendTo(std::min<std::size_t>(4'000, sparse.size() + chance.between(1, 90))));
            if (++pieces % 20 == 0) {
                std::vector<Term> known;
                for (std::size_t heap = 0; heap < sparse.size(); ++heap)
                    known.push_back(sparse.term(heap));
                sparse = SparseMethod(rules, known);
            }
        }
        QCOMPARE(firstDifference(plain, sparse), 4'000U);
    }
}

void TestSequenceMethods::denseMethodAgreesWithTheDefinition_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<int>("known");
    QTest::addColumn<int>("size");
    const auto row = [](const char* game, int known, int size) { QTest::addRow("%s from %d to %d", game, known, size) << std::string(game) << known << size; };
    row("octal(0.77)", 128, 700);
    row("octal(4.6)", 129, 700);
    row("octal(0.07)", 200, 1'000);
    row("octal(0.167)", 128, 129);
    row("octal(0.7777777777)", 128, 4'000);
    row("octal(0.000000000000000004)", 128, 3'000);
    row("grundy-game", 128, 4'000);
    // From 2^14 heaps on, two threads share the work.
    row("octal(0.76)", 16'000, 18'000);
    row("grundy-game", 16'383, 17'000);
}

void TestSequenceMethods::denseMethodAgreesWithTheDefinition()
{
    QFETCH(std::string, game);
    QFETCH(int, known);
    QFETCH(int, size);
    const HeapRules rules = sequenceGame(game);
    DenseMethod dense = denseFrom(rules, static_cast<std::size_t>(known));
    QVERIFY(agree(rules, static_cast<std::size_t>(size), game, dense));
    Chance chance(31);
    while (std::cmp_less(dense.size(), size))
        QVERIFY(dense.extendTo(std::min(static_cast<std::size_t>(size), dense.size() + chance.between(1, 300))));
    QVERIFY(agree(rules, static_cast<std::size_t>(size), game, dense));
}

void TestSequenceMethods::theFasterMethodIsChosen_data()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<bool>("isDense");
    QTest::newRow("few rare heaps") << std::string("octal(0.16)") << false;
    QTest::newRow("many rare heaps") << std::string("octal(0.76)") << true;
    QTest::newRow("heaps that must differ") << std::string("grundy-game") << false;
}

void TestSequenceMethods::theFasterMethodIsChosen()
{
    QFETCH(std::string, game);
    const HeapRules rules = sequenceGame(game);
    constexpr std::size_t size = 17'000;
    SplittingMethod method(rules);
    QVERIFY(method.extendTo(size));
    QTEST(method.isDense(), "isDense");
    QVERIFY(agree(rules, size, game, method));
    // The terms are the same if they are computed in pieces, and if another method continues from known terms.
    Chance chance(8);
    SplittingMethod inPieces(rules);
    while (inPieces.size() < size) {
        QVERIFY(inPieces.extendTo(std::min(size, inPieces.size() + chance.between(1, 900))));
        std::vector<Term> known;
        for (std::size_t heap = 0; heap < inPieces.size(); ++heap)
            known.push_back(inPieces.term(heap));
        if (chance.below(4) == 0)
            inPieces = SplittingMethod(rules, known);
    }
    QVERIFY(agree(rules, size, game, inPieces));
}

void TestSequenceMethods::sparseSpacesEncodeAndDecode()
{
    Chance chance(9);
    const int rounds = count(20'000, 500'000);
    for (int round = 0; round < rounds; ++round) {
        const auto mask = static_cast<std::uint32_t>(chance.between(1, 0xFFFF));
        const auto parity = static_cast<unsigned>(chance.below(3));
        const SparseSpace space(mask, parity < 2 ? std::optional(parity) : std::nullopt);
        const auto a = static_cast<std::uint32_t>(chance.below(0x10000));
        const auto b = static_cast<std::uint32_t>(chance.below(0x10000));
        const std::size_t heap = chance.below(1000);
        QCOMPARE(space.decode(heap, space.encode(heap, a)), a);
        QCOMPARE(space.squeeze(a) ^ space.squeeze(b), space.squeeze(a ^ b));
        QCOMPARE(space.value(space.squeeze(a), space.parityOf(a)), a);
        if (space.parityOf(a) == space.parityOf(b)) {
            QCOMPARE(space.squeeze(a) < space.squeeze(b), a < b);
        } else {
            QCOMPARE(space.squeeze(b) < space.countBelow(a), b < a);
        }
    }
    qInfo("checked %d spaces", rounds);
}

void TestSequenceMethods::valuesBeyondTwoBytesStopTheMethod()
{
    // At first g(n) = n, so the value of heap 65,536 is the first one that needs more than 2 bytes.
    const HeapRules rules{.name = {}, .emptying = {1}, .leavingOne = {1}, .splitting = {}, .tripling = {}, .unequal = false,
                          .upTo = HeapRules::anyNumber};
    PlainMethod plain(rules);
    QVERIFY(!plain.extendTo(70'000));
    QCOMPARE(plain.size(), 65'536U);
}

NIMSTONE_TEST(TestSequenceMethods)
#include "tst_methods.moc"
