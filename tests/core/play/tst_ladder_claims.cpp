// Checks that the claims of hint ladders, and the claims of the reasons of positions, are true in every small position
// of every game, by a search of the rules alone.
#include <QTest>
#include <set>

#include "core/play/hints/ladder.h"
#include "tests/core/missing_games.h"
#include "tests/core/play/random_games.h"
#include "tests/core/play/reason_claims.h"
#include "tests/core/play/rung_claims.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::play;

class TestLadderClaims : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void claimsAreTrueInSmallPositions_data();
    void claimsAreTrueInSmallPositions();
    void claimsAreTrueInSums();
    void claimsAreTrueWhereTheyWereOnceFalse_data();
    void claimsAreTrueWhereTheyWereOnceFalse();
    void everyKindOfHintWasChecked();
    void everyKindOfHintWasFalseSomewhere();
    void theTestsHaveCheckedEnoughClaims();

private:
    void check(const GameSum& sum, Cutter player);
    void count(const tests::Claims& claims, const GameSum& sum);

    tests::SumSearch m_search;
    tests::ValueSearch m_values;
    std::optional<HintLadder> m_before;  ///< the ladder of the previous position; some of its claims are false in this one
    std::set<std::size_t> m_kinds;
    std::set<std::size_t> m_refused;
    std::set<std::size_t> m_reasons;
    std::set<std::string> m_games;
    std::size_t m_positions = 0;
    std::size_t m_claims = 0;
    std::size_t m_wrong = 0;
    std::size_t m_raising = 0;  ///< positions with a winning move that makes a value or an odd step larger
};

void TestLadderClaims::count(const tests::Claims& claims, const GameSum& sum)
{
    m_claims += claims.checked;
    m_wrong += claims.wrong;
    if (claims.wrong != 0 && m_wrong < 40)
        qWarning("%s: %s", print(sum).c_str(), claims.firstWrong.c_str());
}

void TestLadderClaims::check(const GameSum& sum, Cutter player)
{
    const auto ladder = ladderFor(sum, player);
    const tests::Searched at(sum, player, ladder ? moveOf(*ladder) : MoveInSum(), m_search, m_values);
    ++m_positions;
    for (const Component& part : sum.components())
        m_games.insert(part.rules.name());
    const Reason reason = reasonOf(sum);
    count(tests::claimsOf(reason, at), sum);
    m_reasons.insert(reason.index());
    if (!ladder) {
        if (!at.options.empty())
            qFatal("%s: there is no hint ladder although a move is legal", print(sum).c_str());
        return;
    }
    for (const HintRung& rung : *ladder) {
        count(tests::claimsOf(rung, *ladder, at), sum);
        m_kinds.insert(rung.kinds().index());
        if (const auto* odd = rungAs<rung::LookAtOddColumn>(rung); odd && odd->rows != rung::Rows::Heaps) {
            m_raising += at.someWinning([&](const tests::Option& option) {
                const std::size_t row = option.move.move.heap;
                return (at.row(odd->rows, row) & odd->column) == 0;
            });
        }
    }
    // To show that the checks can fail, the hints of the previous position are checked against the current position,
    // until a hint of every kind has failed.
    if (m_before && (m_positions % 16 == 0 || m_refused.size() < m_kinds.size())) {
        for (const HintRung& rung : *m_before) {
            if (!m_refused.contains(rung.kinds().index()) && tests::claimsOf(rung, *ladder, at).wrong != 0)
                m_refused.insert(rung.kinds().index());
        }
    }
    m_before = *ladder;
}

void TestLadderClaims::claimsAreTrueInSmallPositions_data()
{
    QTest::addColumn<QByteArray>("game");
    QTest::addColumn<int>("heaps");
    QTest::addColumn<int>("largest");
    std::vector<std::string> games;
    const auto row = [&games](const std::string& game, int heaps, int largest) {
        QTest::addRow("%s, %d of up to %d", game.c_str(), heaps, largest) << QByteArray::fromStdString(game) << heaps << largest;
        games.push_back(game);
    };
    for (const char* game : {"nim", "misere-nim"}) {
        row(game, 1, 20);
        row(game, 2, tests::count(10, 20));
        row(game, 3, tests::count(5, 14));
        row(game, 4, tests::count(3, 7));
    }
    for (const char* game : {"moore-nim(1)", "moore-nim(2)", "moore-nim(3)"}) {
        row(game, 1, 12);
        row(game, 2, 6);
        row(game, 3, tests::count(4, 8));
        row(game, 4, tests::count(2, 4));
    }
    for (const char* game : {"bash(1)", "bash(2)", "bash(4)", "bash(7)", "subtraction(1,3,4)", "subtraction(2,5)",
                             "subtraction(3)", "subtraction(1,2,6)"}) {
        row(game, 1, tests::count(40, 200));
        row(game, 2, tests::count(20, 40));
        row(game, 3, tests::count(4, 14));
    }
    for (const char* game : {"octal(0.6)", "octal(0.137)", "octal(4.007)", "hexadecimal(0.8)", "hexadecimal(0.F)",
                             "hexadecimal(8.3)", "kayles", "dawson-kayles", "dawsons-chess", "treblecross", "grundy-game",
                             "lasker-nim"}) {
        row(game, 1, tests::count(16, 24));
        row(game, 2, tests::count(8, 12));
        row(game, 3, tests::count(4, 7));
    }
    for (const GameEntry& entry : catalogue()) {
        if (!entry.ordered)
            continue;
        row(std::string(entry.name), 1, 12);
        row(std::string(entry.name), 2, tests::count(6, 9));
        row(std::string(entry.name), 3, tests::count(4, 6));
        row(std::string(entry.name), 5, tests::count(1, 2));
    }
    row("wythoff", 2, tests::count(25, 60));
    row("euclid", 2, tests::count(60, 140));
    row("fibonacci-nim", 2, tests::count(60, 120));  // the heap and the quota
    row("cutcake", 2, 5);                              // the sides of the blocks
    row("cutcake", 4, tests::count(2, 3));
    for (const GameEntry& entry : tests::gamesMissingIn(games)) {
        if (entry.layout == Layout::Heaps)
            row(tests::exampleGame(entry), 1, 12);
        row(tests::exampleGame(entry), 2, 6);
    }
}

void TestLadderClaims::claimsAreTrueInSmallPositions()
{
    QFETCH(QByteArray, game);
    QFETCH(int, heaps);
    QFETCH(int, largest);
    const Rules rules = parseGame(game.toStdString()).value();
    m_search = {};
    m_values = {};
    const std::size_t before[] = {m_positions, m_claims, m_wrong};
    tests::forEachPosition(static_cast<std::size_t>(heaps), static_cast<Count>(largest), [&](Position position) {
        if (rules.layout() == Layout::Quota) {
            if (position.heaps[1] > position.heaps[0])
                return;
            position = {{position.heaps[0]}, position.heaps[1]};
        }
        if (rules->isPartisan() && std::ranges::count(position.heaps, 0) != 0)
            return;
        if (rules.layout() == Layout::Heaps)
            position = rules->positionFromSizes(position.heaps);
        const GameSum sum(Component{rules, position});
        for (const Cutter player : {Cutter::None, Cutter::Left, Cutter::Right}) {
            if (rules->isPartisan() == (player != Cutter::None))
                check(sum, player);
        }
    });
    qInfo("%s: checked %zu positions with %zu claims; %zu are false", game.constData(), m_positions - before[0], m_claims - before[1],
          m_wrong - before[2]);
    QCOMPARE(m_wrong, before[2]);
    QVERIFY(m_positions > before[0]);
}

void TestLadderClaims::claimsAreTrueInSums()
{
    m_search = {};
    m_values = {};
    const std::size_t before[] = {m_positions, m_claims, m_wrong};
    Chance chance(11);
    const int positions = tests::count(400, 4000);
    for (int i = 0; i < positions; ++i)
        check(tests::randomGameSum(i % 2 == 0 ? "a sum" : "staircase-nim", chance, 4, 3), Cutter::None);
    for (int i = 0; i < positions; ++i) {
        const std::string cakes = tests::randomComponent("cutcake", chance, 3, 2) + " + " + tests::randomComponent("cutcake", chance, 3, 1);
        check(parseSum(cakes).value(), i % 2 == 0 ? Cutter::Left : Cutter::Right);
    }
    // The value of Moore's Nim is not computed here. Because the other components cancel, this component decides who wins.
    for (const char* text : {"moore-nim(2):6,6,6,5 + nim:1 + nim:1", "nim:1 + moore-nim(2):6,6,6,5 + nim:1",
                             "moore-nim(2):6,6,5,5 + nim:1 + nim:1"})
        check(parseSum(text).value(), Cutter::None);
    qInfo("sums: checked %zu positions with %zu claims; %zu are false", m_positions - before[0], m_claims - before[1], m_wrong - before[2]);
    QCOMPARE(m_wrong, before[2]);
}

/// Positions for which a hint once made a false claim: that a value must fall, that a move makes the game last longer,
/// that every allowed move wins, or that the ratio of the remaining heaps is under the golden ratio.
void TestLadderClaims::claimsAreTrueWhereTheyWereOnceFalse_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* text : {"kayles:12,7", "subtraction(1,3,4):20,7", "staircase-nim:1,2,3,4", "grundy-game:20", "bash(4):30",
                             "fibonacci-nim:4~1", "euclid:40,20", "wythoff:3,5", "kayles:5,5"})
        QTest::newRow(text) << QByteArray(text);
}

void TestLadderClaims::claimsAreTrueWhereTheyWereOnceFalse()
{
    QFETCH(QByteArray, position);
    const std::size_t wrong = m_wrong;
    check(parseSum(position.toStdString()).value(), Cutter::None);
    QCOMPARE(m_wrong, wrong);
}

void TestLadderClaims::everyKindOfHintWasChecked()
{
    for (std::size_t kind = 0; kind < std::variant_size_v<HintRung::Kinds>; ++kind)
        QVERIFY2(m_kinds.contains(kind), qPrintable(QString::number(kind)));
    QVERIFY(m_raising > 0);
    QCOMPARE(m_reasons.size() + 1, std::variant_size_v<Reason>);  // all kinds but reason::None
    qInfo("found %zu kinds; in %zu positions a winning move makes a value or an odd step larger", m_kinds.size(), m_raising);
}

/// A check that cannot fail proves nothing, so a hint of every kind must have been false in another position.
void TestLadderClaims::everyKindOfHintWasFalseSomewhere()
{
    for (std::size_t kind = 0; kind < std::variant_size_v<HintRung::Kinds>; ++kind)
        QVERIFY2(m_refused.contains(kind), qPrintable(QString::number(kind)));
}

void TestLadderClaims::theTestsHaveCheckedEnoughClaims()
{
    qInfo("checked %zu positions of %zu games with %zu claims; %zu are false", m_positions, m_games.size(), m_claims, m_wrong);
    QCOMPARE(m_wrong, std::size_t{0});
    QVERIFY(m_claims >= static_cast<std::size_t>(tests::count(100'000, 1'000'000)));
}

NIMSTONE_TEST(TestLadderClaims)
#include "tst_ladder_claims.moc"
