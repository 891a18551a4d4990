// Compares the theorems on periods with exhaustive search: for every small set and code the proof exists and verifies, and
// the values that it reads off agree with search far beyond its certificate.
#include <QTest>

#include <set>

#include "core/proofs/proof.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/core/proofs/find_step.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using nimstone::tests::find;

namespace {

/// Returns the subtraction games with every set of amounts up to `largest`.
std::vector<std::string> sets(Count largest)
{
    std::vector<std::string> all;
    for (unsigned mask = 1; mask < (1U << largest); ++mask) {
        std::string text;
        for (Count amount = 1; amount <= largest; ++amount) {
            if ((mask >> (amount - 1)) & 1U)
                text += (text.empty() ? "" : ",") + std::to_string(amount);
        }
        all.push_back("subtraction(" + text + ")");
    }
    return all;
}

/// Returns the games with every octal code of up to `digits` digits that does not end in 0.
std::vector<std::string> codes(unsigned digits)
{
    std::vector<std::string> all;
    unsigned most = 1;
    for (unsigned length = 1; length <= digits; ++length) {
        most *= 8;
        for (unsigned number = 1; number < most; ++number) {
            if (number % 8 == 0)
                continue;
            std::string text;
            for (unsigned left = number, place = 0; place < length; ++place, left /= 8)
                text.insert(text.begin(), static_cast<char>('0' + left % 8));
            all.push_back("octal(0." + text + ")");
        }
    }
    return all;
}

GameSum heapOf(const std::string& game, Count size) { return *parseSum(game + ":" + std::to_string(size)); }

/// Returns the values of the heaps by the legal moves alone: the mex of the nim-sums of what the moves leave.
template <class G>
std::vector<Count> valuesOf(const G& game, Count upTo)
{
    std::vector<Count> values;
    for (Count size = 0; size <= upTo; ++size) {
        std::set<Count> reached;
        for (const Move& move : game.legalMoves({{size}})) {
            const Position after = *game.play({{size}}, move);
            Count value = 0;
            for (const Count heap : after.heaps)
                value ^= values[heap];
            reached.insert(value);
        }
        Count mex = 0;
        while (reached.contains(mex))
            ++mex;
        values.push_back(mex);
    }
    return values;
}

/// Compares the value of every heap up to `upTo`, as the theorem reads it off, with the value by the moves; for the smallest
/// heaps also with search, which knows nothing of sums.
template <class G>
void compare(Theorem theorem, const std::string& game, Count upTo, std::size_t& compared)
{
    const G rules = std::get<G>(parseGame(game)->game());
    Search<G> search(rules);
    const auto values = valuesOf(rules, upTo);
    for (Count size = 0; size <= upTo; ++size) {
        const auto made = prove(theorem, heapOf(game, size));
        QVERIFY2(made, (game + ":" + std::to_string(size)).c_str());
        QVERIFY2(!verify(*made), (game + ":" + std::to_string(size)).c_str());
        const Count truth = values[size];
        if (size <= 9)
            QCOMPARE(search.grundy({{size}}), truth);
        QCOMPARE(find<HeapReadOff>(*made)->value, truth);
        if (const auto* decide = find<ValuesDecide>(*made))
            QVERIFY(decide->outcome == (truth == 0 ? Outcome::P : Outcome::N));
        ++compared;
    }
}

}  // namespace

class TestProofPeriods : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void subtractionPeriodsAgreeWithSearch();
    void guySmithPeriodsAgreeWithSearch();
    void subtracting134GivesPeriodSeven();
    void kaylesHasPeriodTwelve();
    void aPeriodWindowFromZeroFailsAtHeapThree();
    void verdictsOnPeriodWindowsFromZeroAreRight();
    void periodsGuessedByEyeAreRefuted();
    void positionsWithoutAProofAreRefused_data();
    void positionsWithoutAProofAreRefused();
};

void TestProofPeriods::subtractionPeriodsAgreeWithSearch()
{
    std::size_t compared = 0;
    for (const std::string& game : sets(tests::count<Count>(5, 8)))
        compare<SubtractionGame>(Theorem::SubtractionPeriod, game, tests::count<Count>(40, 120), compared);
    qInfo("compared %zu heaps with the search", compared);
}

void TestProofPeriods::guySmithPeriodsAgreeWithSearch()
{
    std::size_t compared = 0;
    std::size_t withoutPeriod = 0;
    for (const std::string& game : codes(tests::count(1U, 2U))) {
        if (prove(Theorem::GuySmith, heapOf(game, 0)))
            compare<TakeAndBreakGame>(Theorem::GuySmith, game, tests::count<Count>(25, 60), compared);
        else
            ++withoutPeriod;
    }
    for (const char* game : {"octal(0.07)", "octal(0.33)", "octal(0.52)", "octal(4.3)", "octal(0.137)"})
        compare<TakeAndBreakGame>(Theorem::GuySmith, game, tests::count<Count>(100, 200), compared);
    qInfo("compared %zu heaps with the search; %zu codes have no known period", compared, withoutPeriod);
    QVERIFY(compared > 150);
}

void TestProofPeriods::subtracting134GivesPeriodSeven()
{
    const auto made = prove(Theorem::SubtractionPeriod, *parseSum("subtraction(1,3,4):20"));
    QCOMPARE(find<WindowsGoOn>(*made)->period, Count{7});
    QCOMPARE(find<WindowsGoOn>(*made)->preperiod, Count{0});
    QCOMPARE(find<ZeroHeaps>(*made)->heaps, (std::vector<Count>{0, 2}));
}

void TestProofPeriods::kaylesHasPeriodTwelve()
{
    const auto made = prove(Theorem::GuySmith, *parseSum("kayles:12"));
    const auto* window = find<GuySmithWindow>(*made);
    QCOMPARE(window->period, Count{12});
    QCOMPARE(window->from, Count{71});
    QCOMPARE(window->below, Count{2 * 71 + 12 + 2});
}

void TestProofPeriods::aPeriodWindowFromZeroFailsAtHeapThree()
{
    const auto made = prove(Theorem::FlawWindowFromZero, *parseSum("octal(0.4):3"));
    QCOMPARE(find<WindowFromZeroClaim>(*made)->period, Count{1});
    const auto* breaks = find<WindowFromZeroBreaks>(*made);
    QVERIFY(breaks);
    QCOMPARE(breaks->heap, Count{3});
    QCOMPARE(breaks->value, Count{1});
    QVERIFY(find<WindowFromZeroVerdict>(*made)->wrong);
}

void TestProofPeriods::verdictsOnPeriodWindowsFromZeroAreRight()
{
    std::size_t refuted = 0;
    std::size_t right = 0;
    for (const std::string& game : codes(2)) {
        const auto made = prove(Theorem::FlawWindowFromZero, heapOf(game, 9));
        if (!made)
            continue;
        QVERIFY2(!verify(*made), game.c_str());
        const Count period = find<WindowFromZeroClaim>(*made)->period;
        const auto values = valuesOf(std::get<TakeAndBreakGame>(parseGame(game)->game()), 120);
        bool differs = false;
        for (Count heap = 0; heap + period <= 120; ++heap)
            differs = differs || values[heap] != values[heap + period];
        QCOMPARE(find<WindowFromZeroVerdict>(*made)->refuted, differs);
        ++(differs ? refuted : right);
    }
    qInfo("the claim is wrong for %zu codes and happens to be right for %zu", refuted, right);
    QVERIFY(refuted > 0 && right > 0);
}

void TestProofPeriods::periodsGuessedByEyeAreRefuted()
{
    const auto known = prove(Theorem::FlawPeriodByEye, *parseSum("subtraction(1,3,4):20"));
    QCOMPARE(find<PeriodsByEye>(*known)->claims, (std::vector<Count>{6, 8, 12}));
    std::size_t claims = 0;
    for (const std::string& game : sets(tests::count<Count>(6, 8))) {
        const auto made = prove(Theorem::FlawPeriodByEye, heapOf(game, 17));
        QVERIFY2(made && !verify(*made), game.c_str());
        Search<SubtractionGame> search(std::get<SubtractionGame>(parseGame(game)->game()));
        for (const Step& step : made->steps) {
            const auto* breaks = stepAs<PeriodByEyeBreaks>(step);
            if (!breaks)
                continue;
            QVERIFY(search.grundy({{breaks->heap}}) != search.grundy({{breaks->heap + breaks->claim}}));
            ++claims;
        }
    }
    qInfo("the search refuted %zu claims", claims);
}

void TestProofPeriods::positionsWithoutAProofAreRefused_data()
{
    QTest::addColumn<int>("theorem");
    QTest::addColumn<QString>("sum");
    QTest::addColumn<int>("reason");
    const auto row = [](const char* name, Theorem theorem, const char* sum, Refusal::Reason reason) {
        QTest::newRow(name) << static_cast<int>(theorem) << QString::fromLatin1(sum) << static_cast<int>(reason);
    };
    using Reason = Refusal::Reason;
    row("amount too large", Theorem::SubtractionPeriod, "subtraction(1,1000):20", Reason::TooLarge);
    row("too many heaps", Theorem::SubtractionPeriod, "subtraction(1,2):1,1,1,1,1,1,1,1,1,1,1,1,1", Reason::TooManyHeaps);
    row("no period found", Theorem::GuySmith, "treblecross:8", Reason::NoPeriod);
    row("no octal code", Theorem::GuySmith, "lasker-nim:5,7", Reason::WrongGame);
    row("no window from 0 passes", Theorem::FlawWindowFromZero, "kayles:12", Reason::NoFlaw);
    row("several heaps", Theorem::FlawPeriodByEye, "subtraction(1,3,4):3,4", Reason::TooManyHeaps);
}

void TestProofPeriods::positionsWithoutAProofAreRefused()
{
    QFETCH(int, theorem);
    QFETCH(QString, sum);
    QFETCH(int, reason);
    const auto made = prove(static_cast<Theorem>(theorem), *parseSum(sum.toStdString()));
    QVERIFY(!made);
    QCOMPARE(static_cast<int>(made.error().reason), reason);
}

NIMSTONE_TEST(TestProofPeriods)
#include "tst_periods.moc"
