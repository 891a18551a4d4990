// Compares positions and sums of all games with exhaustive search: the outcome, the Grundy value, and the winning moves.
#include <QTest>
#include <set>
#include <unordered_map>

#include "core/nimber.h"
#include "tests/core/sum/random_sums.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace std::string_literals;

class TestSums : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsOfTwoAgreeWithSearch_data();
    void sumsOfTwoAgreeWithSearch();
    void randomSumsOfThreeAgreeWithSearch();
    void sumsWithQuotasAgreeWithSearch_data();
    void sumsWithQuotasAgreeWithSearch();
    void sumOfCutcakesIsOneCutcake();
    void componentOfUnknownValueDecidesIfTheOthersCancel();
    void noMoreMovesAreListedThanRequested();
    void valuesOfLargeSumsAreExact();
    void illegalMovesInSumsAreRefused();
};

namespace {

/// Finds values and winning moves of a sum from its legal moves alone.
class SumSearch {
public:
    Count grundy(const GameSum& gameSum)
    {
        const std::string text = print(gameSum);
        if (const auto known = m_values.find(text); known != m_values.end())
            return known->second;
        std::set<Count> seen;
        for (const MoveInSum& move : moves(gameSum))
            seen.insert(grundy(*gameSum.play(move)));
        Count mex = 0;
        while (seen.contains(mex))
            ++mex;
        return m_values[text] = mex;
    }

    std::vector<MoveInSum> winningMoves(const GameSum& gameSum)
    {
        std::vector<MoveInSum> winning = moves(gameSum);
        std::erase_if(winning, [&](const MoveInSum& move) { return grundy(*gameSum.play(move)) != 0; });
        return winning;
    }

    std::size_t decided() const { return m_values.size(); }

private:
    static std::vector<MoveInSum> moves(const GameSum& gameSum)
    {
        std::vector<MoveInSum> all;
        for (std::size_t part = 0; part < gameSum.components().size(); ++part) {
            for (Move& move : gameSum.components()[part].rules->legalMoves(gameSum.components()[part].position))
                all.push_back({part, std::move(move)});
        }
        return all;
    }

    std::unordered_map<std::string, Count> m_values;
};

/// Returns an answer of the sum that differs from search, or an empty text.
std::string difference(const GameSum& gameSum, SumSearch& search)
{
    const Count value = search.grundy(gameSum);
    const auto outcome = gameSum.outcome();
    const auto grundy = gameSum.grundy();
    if (outcome != Known<OutcomeClass>(value == 0 ? OutcomeClass::P : OutcomeClass::N))
        return "the outcome of " + print(gameSum);
    if (grundy != Known<Count>(value))
        return "the Grundy value of " + print(gameSum);
    const auto winning = gameSum.winningMoves(10'000);
    if (winning.listed != search.winningMoves(gameSum) || !winning.complete())
        return "the winning moves of " + print(gameSum);
    return {};
}

std::vector<const GameEntry*> summable()
{
    std::vector<const GameEntry*> entries;
    for (const GameEntry& entry : catalogue()) {
        if (!parseSum(entry.example).value().components()[0].rules.obstacle())
            entries.push_back(&entry);
    }
    return entries;
}

/// Returns every game that may be a component of a sum, with small parameters.
std::vector<std::string> smallGames()
{
    std::vector<std::string> games;
    for (const GameEntry* entry : summable()) {
        const std::string name(entry->name);
        if (entry->parameters.empty())
            games.push_back(name);
        else if (name == "octal")
            games.insert(games.end(), {"octal(0.77)", "octal(4.2)"});
        else if (name == "hexadecimal")
            games.insert(games.end(), {"hexadecimal(0.8)", "hexadecimal(0.F7)"});
        else
            games.insert(games.end(), {name + "(2)", name + "(1)"});
    }
    return games;
}

std::vector<std::string> smallPositions(const std::string& game, Count largest)
{
    const Rules rules = parseGame(game).value();
    std::vector<std::string> all;
    const auto add = [&](std::vector<Count> sizes) { all.push_back(print(GameSum(Component{rules, rules->positionFromSizes(std::move(sizes))}))); };
    const bool hasQuota = rules.layout() == Layout::Quota;
    for (Count a = 0; a <= largest; ++a) {
        if (rules.layout() == Layout::Heaps || hasQuota)
            add({a});
        for (Count b = hasQuota ? 1 : 0; b <= a; ++b)
            add(hasQuota ? std::vector{a, b} : std::vector{b, a});
    }
    return all;
}

}  // namespace

void TestSums::sumsOfTwoAgreeWithSearch_data()
{
    QTest::addColumn<std::string>("first");
    for (const std::string& game : smallGames())
        QTest::newRow(game.c_str()) << game;
}

/// Adds every small position of the game `first` to every small position of every game.
void TestSums::sumsOfTwoAgreeWithSearch()
{
    QFETCH(std::string, first);
    SumSearch search;
    std::size_t compared = 0;
    for (const std::string& second : smallGames()) {
        for (const std::string& a : smallPositions(first, tests::deep() ? 4 : 3)) {
            for (const std::string& b : smallPositions(second, tests::deep() ? 4 : 2)) {
                const std::string wrong = difference(parseSum(a + " + " + b).value(), search);
                QVERIFY2(wrong.empty(), wrong.c_str());
                ++compared;
            }
        }
    }
    qInfo("%s: compared %zu sums with search", first.c_str(), compared);
}

void TestSums::randomSumsOfThreeAgreeWithSearch()
{
    const auto games = smallGames();
    QVERIFY(tests::holdsFor(tests::count(40, 3'000), "a sum of three", [&games] {
        std::string text;
        for (int part = 0; part < 3; ++part) {
            const std::string game = *rc::gen::elementOf(games);
            text += (part == 0 ? "" : " + ") + *rc::gen::elementOf(smallPositions(game, tests::count(3, 4)));
        }
        SumSearch search;
        RC_ASSERT(difference(parseSum(text).value(), search) == "");
    }));
}

void TestSums::sumsWithQuotasAgreeWithSearch_data()
{
    QTest::addColumn<std::string>("other");
    for (const char* other : {"nim", "kayles", "fibonacci-nim"})
        QTest::newRow(other) << std::string(other);
}

/// Adds heaps of Fibonacci Nim with every quota to larger positions than sumsOfTwoAgreeWithSearch() does.
void TestSums::sumsWithQuotasAgreeWithSearch()
{
    QFETCH(std::string, other);
    const Count largest = tests::count<Count>(8, 11);
    std::vector<std::string> others;
    for (Count heap = 0; heap <= largest; ++heap)
        others.push_back(other + ':' + std::to_string(heap));
    if (other == "fibonacci-nim")
        others = smallPositions(other, largest);
    SumSearch search;
    std::size_t compared = 0;
    for (const std::string& heap : smallPositions("fibonacci-nim", largest)) {
        for (const std::string& beside : others) {
            const std::string wrong = difference(parseSum(heap + " + " + beside).value(), search);
            QVERIFY2(wrong.empty(), wrong.c_str());
            ++compared;
        }
    }
    qInfo("fibonacci-nim + %s: compared %zu sums with search, of %zu positions", other.c_str(), compared, search.decided());
}

void TestSums::sumOfCutcakesIsOneCutcake()
{
    const GameSum sum = parseSum("cutcake:4x7 + cutcake:1x3,2x1 + cutcake:5x1").value();
    const GameSum one = parseSum("cutcake:4x7,1x3,2x1,5x1").value();
    QVERIFY(sum.outcome() == one.outcome());
    for (const Cutter player : {Cutter::Left, Cutter::Right}) {
        const auto ofSum = sum.winningMoves(100, player);
        const auto ofOne = one.winningMoves(100, player);
        QCOMPARE(ofSum.count, ofOne.count);
        QVERIFY(ofSum.complete());
        for (std::size_t i = 0; i < ofSum.listed.size(); ++i) {
            // Both cuts leave the same blocks, although the blocks of the sum belong to several components.
            std::string left = print(*sum.play(ofSum.listed[i]));
            for (std::size_t at; (at = left.find(" + cutcake:")) != std::string::npos;)
                left.replace(at, 11, ",");
            QCOMPARE(left, print(*one.play(ofOne.listed[i])));
        }
    }
    QVERIFY(parseSum("cutcake:5x1").value().winningMoves(100, Cutter::Left).count > 0);
}

void TestSums::componentOfUnknownValueDecidesIfTheOthersCancel()
{
    // The Grundy value of such a large position is not known, unless it is 0. If the other components cancel, its
    // outcome is enough.
    const std::string won = "wythoff:9000000000000000000,5";
    const std::string lost = "wythoff:165580140,267914295";
    const auto outcomeOf = [](const std::string& text) { return parseSum(text).value().outcome(); };
    QVERIFY(outcomeOf(won + " + nim:2,2") == OutcomeClass::N);
    QVERIFY(outcomeOf(lost + " + nim:2,2") == OutcomeClass::P);
    QVERIFY(outcomeOf(lost + " + nim:2,3") == OutcomeClass::N);
    QVERIFY(outcomeOf(lost + " + nim:2,2 + " + won) == OutcomeClass::N);
    QVERIFY(outcomeOf(won + " + nim:1").error() == Unknown::NotComputed);
    QVERIFY(outcomeOf("fibonacci-nim:9000000000000000000 + nim:2,2") == OutcomeClass::N);
    QVERIFY(outcomeOf("fibonacci-nim:7540113804746346429 + nim:2,2") == OutcomeClass::P);
    QVERIFY(outcomeOf("fibonacci-nim:9000000000000000000 + nim:1").error() == Unknown::NotComputed);
    QVERIFY(outcomeOf(won + " + " + won).error() == Unknown::NotComputed);

    const GameSum gameSum = parseSum(lost + " + nim:2,3").value();
    const auto winning = gameSum.winningMoves(10);
    QCOMPARE(winning.listed.size(), std::size_t{1});
    QCOMPARE(print(winning.listed[0], gameSum), "2.2-1"s);
    QVERIFY(winning.stopped);  // because some move in the other component may win, too
}

void TestSums::noMoreMovesAreListedThanRequested()
{
    const GameSum gameSum = parseSum("nim:7,11 + nim:13").value();
    QCOMPARE(gameSum.winningMoves(10).listed.size(), std::size_t{3});
    for (std::size_t limit = 0; limit < 3; ++limit) {
        const auto winning = gameSum.winningMoves(limit);
        QCOMPARE(winning.count, std::size_t{3});
        QCOMPARE(winning.listed.size(), limit);
        QVERIFY(!winning.complete());
    }
}

/// In sums beyond any search, every winning move leads to value 0, and the value is the nim-sum of the values of the
/// components.
void TestSums::valuesOfLargeSumsAreExact()
{
    QVERIFY(tests::holdsFor(tests::count(500, 50'000), "winning moves in large sums", [] {
        std::string text;
        for (int part = 0; part < 3; ++part) {
            const std::string game = *rc::gen::element("nim"s, "staircase-nim"s, "euclid"s, "moore-nim(1)"s);
            const Count bound = game == "staircase-nim" ? maxCount / 2 : maxCount;
            text += (part == 0 ? "" : " + ") + game + ':' + std::to_string(*tests::anyCount() & bound) + ','
                + std::to_string(*tests::anyCount() & bound);
        }
        const GameSum gameSum = parseSum(text).value();
        Count sum = 0;
        for (const Component& part : gameSum.components())
            sum ^= part.rules->grundy(part.position).value();
        RC_ASSERT((gameSum.grundy() == Known<Count>(sum)));
        const auto winning = gameSum.winningMoves(100);
        RC_ASSERT((winning.count > 0) == (sum != 0));
        RC_ASSERT(winning.complete());
        for (const MoveInSum& move : winning.listed)
            RC_ASSERT((gameSum.play(move).value().grundy() == Known<Count>(0)));
    }));
}

void TestSums::illegalMovesInSumsAreRefused()
{
    const GameSum gameSum = parseSum("nim:3 + wythoff:3,5").value();
    QVERIFY(!gameSum.check({1, {0, 3, {}, {{1, 3}}}}));
    QVERIFY(gameSum.check({2, {0, 1}}) == MoveInSumError(NoSuchComponent{2, 2}));
    const auto error = gameSum.check({0, {0, 4}});
    QVERIFY(error && std::get<MoveError>(*error).kind == MoveError::Kind::TakesTooMany);
    QVERIFY(!gameSum.play({0, {0, 4}}));
}

NIMSTONE_TEST(TestSums)
#include "tst_sums.moc"
