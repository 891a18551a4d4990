// Tests the hint ladder in every game: it narrows the moves to one good move, its claims are true, and no hint reveals
// what a later hint shows.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/play/hints/ladder.h"
#include "core/play/opponents/choose_move.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/table_search.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestLadder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void laddersNarrowToOneGoodMove_data();
    void laddersNarrowToOneGoodMove();
    void laddersNarrowInRandomPositions_data();
    void laddersNarrowInRandomPositions();
    void componentOfUnknownValueHasALadder();
    void firstTwoHintsRevealNoOutcome();
    void thirdHintNamesNoHeap();
    void fourthHintNamesNoAmount();
    void everyKindOfHintWasShown();

private:
    void check(const GameSum& gameSum, Cutter player);

    tests::SumSearch m_search;
    std::set<std::size_t> m_kinds;
    std::size_t m_won = 0;
    std::size_t m_lost = 0;
    std::size_t m_shrunk = 0;  ///< positions where the fourth hint leaves fewer moves than the third
    std::size_t m_given = 0;   ///< positions with several moves where the third hint leaves one
};

template <class R, std::size_t Index = 0>
static constexpr std::size_t indexOf()
{
    if constexpr (std::is_same_v<std::variant_alternative_t<Index, HintRung::Kinds>, R>)
        return Index;
    else
        return indexOf<R, Index + 1>();
}

/// Returns the level of a hint in its ladder, 0 to 4. The kinds are declared in the order of their levels.
static std::size_t levelOf(const HintRung& rung)
{
    const std::size_t kind = rung.kinds().index();
    return static_cast<std::size_t>(kind >= indexOf<rung::CountTheColumns>()) + (kind >= indexOf<rung::LookAtOddColumn>())
        + (kind >= indexOf<rung::TakeFromHeap>()) + (kind >= indexOf<rung::MakeEven>());
}

using Place = std::pair<std::size_t, std::vector<std::size_t>>;

static Place placeOf(const MoveInSum& move)
{
    Place place{move.component, {move.move.heap}};
    for (const Take& take : move.move.also)
        place.second.push_back(take.heap);
    return place;
}

#define CHECK(condition) \
    do { \
        if (!(condition)) \
            qFatal("%s: %s", print(gameSum).c_str(), #condition); \
    } while (false)

void TestLadder::check(const GameSum& gameSum, Cutter player)
{
    const auto legal = tests::legalMoves(gameSum, player);
    const auto ladder = ladderFor(gameSum, player);
    CHECK(ladder.has_value() == !legal.empty());
    if (!ladder)
        return;
    const auto wins = [&](const MoveInSum& move) { return !m_search.wins(gameSum.play(move).value(), opponent(player)); };

    std::array<std::vector<MoveInSum>, play::rungCount> sets;
    std::vector<MoveInSum> left = legal;
    for (std::size_t rung = 0; rung < play::rungCount; ++rung) {
        CHECK(levelOf((*ladder)[rung]) == rung);
        m_kinds.insert((*ladder)[rung].kinds().index());
        // The moves that fit all hints shown so far.
        std::erase_if(left, [&](const MoveInSum& move) { return !fits((*ladder)[rung], gameSum, move); });
        sets[rung] = left;
    }
    const MoveInSum move = moveOf(*ladder);
    CHECK(sets[0] == legal && sets[1] == legal);
    CHECK(sets[4] == std::vector{move});

    // If the moves left by the third hint are at different places, the fourth hint leaves fewer moves, unless it is
    // LastTwoRests or two moves were left. If several moves are at the place of the final move, the fourth hint leaves
    // at least two moves.
    const auto inPlace = [&](const MoveInSum& other) { return placeOf(other) == placeOf(move); };
    const auto here = std::ranges::count_if(sets[2], inPlace);
    const bool elsewhere = here != static_cast<std::ptrdiff_t>(sets[2].size());
    if (elsewhere)
        CHECK(sets[3].size() < sets[2].size() || rungAs<rung::LastTwoRests>((*ladder)[3])
              || sets[2].size() == 2);
    CHECK(here < 2 || sets[3].size() >= 2);
    CHECK(sets[2].size() < 2 || here >= 1);
    m_shrunk += sets[3].size() < sets[2].size();
    m_given += legal.size() > 1 && sets[2].size() == 1;

    const bool won = m_search.wins(gameSum, player);
    CHECK(wins(move) == won);
    if (const auto* two = rungAs<rung::OneOfTwo>((*ladder)[3])) {
        CHECK(two->wins == won && two->first < two->second && (two->first == move || two->second == move));
        const MoveInSum& other = two->first == move ? two->second : two->first;
        CHECK(two->other != rung::Other::NotCompared);
        if (won)
            CHECK(wins(other) == (two->other == rung::Other::AsGood));
    }
    if (const auto* heap = rungAs<rung::TakeFromHeap>((*ladder)[3])) {
        std::set<std::size_t> heaps;
        for (const MoveInSum& other : sets[2])
            heaps.insert(other.move.heap);
        CHECK(heaps.contains(heap->heap) && heap->choices % 2 == 1);
    }
    if (won) {
        ++m_won;
        return;
    }
    ++m_lost;
    const auto stubborn = stubbornMoves(gameSum, 9, player);
    CHECK(std::ranges::find(stubborn, move) != stubborn.end());
    if (const auto* last = rungAs<rung::Resist>((*ladder)[4])) {
        CHECK(last->compared && last->replies.exact);
        CHECK(last->ends || last->replies.count == m_search.winningMoves(gameSum.play(move).value(), opponent(player)));
        CHECK(last->ends == tests::legalMoves(gameSum.play(move).value(), opponent(player)).empty());
    }
}

void TestLadder::laddersNarrowToOneGoodMove_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    const auto row = [](const char* game, int heaps, int largest) {
        QTest::newRow(qPrintable(QStringLiteral("%1, %2 of up to %3").arg(QLatin1String(game)).arg(heaps).arg(largest)))
            << QByteArray(game) << heaps << largest;
    };
    for (const char* game : {"nim", "misere-nim"}) {
        row(game, 1, 20);
        row(game, 2, 10);
        row(game, 3, tests::count(6, 9));
        row(game, 4, tests::count(4, 6));
    }
    for (const char* game : {"moore-nim(1)", "moore-nim(2)", "moore-nim(3)"}) {
        row(game, 1, 12);
        row(game, 2, 6);
        row(game, 3, tests::count(4, 6));
        row(game, 4, tests::count(2, 3));
    }
    for (const char* game : {"bash(1)", "bash(2)", "bash(4)", "bash(7)", "subtraction(1,3,4)", "subtraction(2,5)",
                             "subtraction(3)", "subtraction(1,2,6)", "octal(0.6)", "octal(0.137)", "octal(4.007)",
                             "hexadecimal(0.8)", "hexadecimal(0.F)", "hexadecimal(8.3)", "kayles", "dawson-kayles",
                             "dawsons-chess", "treblecross", "grundy-game", "lasker-nim"}) {
        const bool breaks = !QByteArray(game).startsWith("bash") && !QByteArray(game).startsWith("sub");
        row(game, 1, breaks ? 16 : 40);
        row(game, 2, breaks ? 8 : 12);
        row(game, 3, tests::count(4, 6));
    }
    for (const GameEntry& entry : catalogue()) {
        if (!entry.ordered)
            continue;
        row(entry.name.data(), 1, 12);
        row(entry.name.data(), 2, 6);
        row(entry.name.data(), 3, 4);
        row(entry.name.data(), 5, tests::count(1, 2));
    }
    row("wythoff", 2, tests::count(25, 40));
    row("euclid", 2, 100);
    row("fibonacci-nim", 2, 60);  // two numbers: the heap and its quota
    row("cutcake", 2, 5);                           // the numbers are the sides of blocks
    row("cutcake", 4, tests::count(2, 3));
}

void TestLadder::laddersNarrowToOneGoodMove()
{
    QFETCH(QByteArray, game);
    QFETCH(int, heaps);
    QFETCH(int, largest);
    const Rules rules = parseGame(game.toStdString()).value();
    m_search = {};
    m_won = m_lost = m_shrunk = m_given = 0;
    tests::forEachPosition(static_cast<std::size_t>(heaps), static_cast<Count>(largest), [&](Position position) {
        if (rules.layout() == Layout::Quota)
            position = {{position.heaps[0]}, std::min(position.heaps[1], position.heaps[0])};
        if (rules->isPartisan() && std::ranges::count(position.heaps, 0) != 0)
            return;
        if (rules.layout() == Layout::Heaps)
            position = rules->positionFromSizes(position.heaps);
        const GameSum gameSum(Component{rules, position});
        for (const Cutter player : {Cutter::None, Cutter::Left, Cutter::Right}) {
            if (rules->isPartisan() == (player != Cutter::None))
                check(gameSum, player);
        }
    });
    qInfo("%s: %zu won and %zu lost positions; hint 4 leaves fewer moves than hint 3 in %zu positions; "
          "hint 3 leaves one of several moves in %zu positions",
          game.constData(), m_won, m_lost, m_shrunk, m_given);
    QVERIFY(m_won + m_lost > 0);
}

void TestLadder::laddersNarrowInRandomPositions_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("a sum") << QByteArray("a sum");
    QTest::newRow("a sum of cutcakes") << QByteArray("cutcake");
}

void TestLadder::laddersNarrowInRandomPositions()
{
    QFETCH(QByteArray, game);
    const bool cakes = QTest::currentDataTag() == QByteArray("a sum of cutcakes");
    const bool small = game == "a sum" || game == "cutcake" || game.startsWith("moore");
    Chance chance(11);
    m_search = {};
    m_won = m_lost = m_shrunk = m_given = 0;
    const int positions = tests::count(game == "a sum" ? 400 : 100, 3000);
    for (int i = 0; i < positions; ++i) {
        GameSum gameSum = tests::randomGameSum(game.toStdString(), chance, small ? 3 + static_cast<Count>(game == "a sum") : 7, small ? 2 : 3);
        if (cakes)
            gameSum = parseSum(print(gameSum) + " + " + tests::randomComponent("cutcake", chance, 3, 1)).value();
        check(gameSum, !gameSum.isPartisan() ? Cutter::None : i % 2 == 0 ? Cutter::Left : Cutter::Right);
    }
    qInfo("%s: %zu won and %zu lost positions; hint 4 leaves fewer moves than hint 3 in %zu positions; "
          "hint 3 leaves one of several moves in %zu positions",
          QTest::currentDataTag(), m_won, m_lost, m_shrunk, m_given);
}

static GameSum nim(std::vector<Count> heaps)
{
    return GameSum(Component{parseGame("nim").value(), {std::move(heaps)}});
}

/// The other components of the sum cancel, so the component whose value is not computed decides who wins.
void TestLadder::componentOfUnknownValueHasALadder()
{
    m_search = {};
    const GameSum gameSum = parseSum("moore-nim(2):6,6,6,5 + nim:1 + nim:1").value();
    QVERIFY(!gameSum.grundy().has_value());
    check(gameSum, Cutter::None);
    QVERIFY(rungAs<rung::LookAtTheOtherPart>(ladderFor(gameSum).value()[2]));
}

/// In each game, the kinds of the first two hints in lost positions also occur in won positions.
void TestLadder::firstTwoHintsRevealNoOutcome()
{
    std::size_t games = 0;
    for (const char* game : tests::allGameTexts) {
        std::set<std::pair<std::size_t, std::size_t>> won;
        std::set<std::pair<std::size_t, std::size_t>> lost;
        Chance chance(3);
        for (int i = 0; i < 300; ++i) {
            const GameSum gameSum = tests::randomGameSum(game, chance, 8, 3);
            const auto ladder = ladderFor(gameSum, gameSum.isPartisan() ? Cutter::Left : Cutter::None);
            if (!ladder)
                continue;
            const bool loses = rungAs<rung::Resist>(ladder->back())
                || rungAs<rung::ResistCutting>(ladder->back());
            (loses ? lost : won).insert({(*ladder)[0].kinds().index(), (*ladder)[1].kinds().index()});
        }
        QVERIFY2(std::ranges::includes(won, lost), game);
        ++games;
    }
    qInfo("checked %zu games", games);
}

void TestLadder::thirdHintNamesNoHeap()
{
    std::size_t compared = 0;
    tests::forEachPosition(3, 9, [&](const Position& position) {
        const GameSum gameSum = nim(position.heaps);
        const auto ladder = ladderFor(gameSum);
        if (!ladder)
            return;
        Position turned = position;
        std::rotate(turned.heaps.begin(), turned.heaps.begin() + 1, turned.heaps.end());
        const auto same = ladderFor(nim(turned.heaps)).value();
        QCOMPARE((*ladder)[2].kinds().index(), same[2].kinds().index());
        if (const auto* odd = rungAs<rung::LookAtOddColumn>((*ladder)[2])) {
            QCOMPARE(rungAs<rung::LookAtOddColumn>(same[2])->column, odd->column);
            QCOMPARE(rungAs<rung::LookAtOddColumn>(same[2])->ones, odd->ones);
        } else {
            const auto& thin = *rungAs<rung::LookAtThinnestColumn>((*ladder)[2]);
            QCOMPARE(rungAs<rung::LookAtThinnestColumn>(same[2])->column, thin.column);
            QCOMPARE(rungAs<rung::LookAtThinnestColumn>(same[2])->ones, thin.ones);
        }
        ++compared;
    });
    qInfo("compared %zu ladders with the heaps in another order", compared);
}

/// Changing low columns of the other heaps changes the amount, but nothing that the fourth hint shows.
void TestLadder::fourthHintNamesNoAmount()
{
    std::size_t compared = 0;
    tests::forEachPosition(3, 15, [&](const Position& position) {
        const Count sum = position.heaps[0] ^ position.heaps[1] ^ position.heaps[2];
        if (sum < 4)
            return;
        const auto ladder = ladderFor(nim(position.heaps)).value();
        const auto fourth = *rungAs<rung::TakeFromHeap>(ladder[3]);
        Position changed = position;
        changed.heaps[(fourth.heap + 1) % 3] ^= 1;
        changed.heaps[(fourth.heap + 2) % 3] ^= 2;
        const auto other = ladderFor(nim(changed.heaps)).value();
        const auto same = *rungAs<rung::TakeFromHeap>(other[3]);
        QVERIFY(same.heap == fourth.heap && same.column == fourth.column && same.choices == fourth.choices);
        QVERIFY(moveOf(other) != moveOf(ladder));
        ++compared;
    });
    QVERIFY(compared > 1000);
    qInfo("compared %zu ladders", compared);
}

/// Runs last: the tests above must have shown every kind of hint.
void TestLadder::everyKindOfHintWasShown()
{
    for (std::size_t kind = 0; kind < std::variant_size_v<HintRung::Kinds>; ++kind)
        QVERIFY2(m_kinds.contains(kind), qPrintable(QString::number(kind)));
    qInfo("found %zu kinds", m_kinds.size());
}

NIMSTONE_TEST(TestLadder)
#include "tst_ladder.moc"
