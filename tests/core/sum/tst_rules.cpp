// Compares the moves of each game of the catalogue, and what they leave, with the rules that `verify` implements on its own.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/proofs/verify/game_rules.h"
#include "core/sum/sum_notation.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"

using namespace nimstone;
using proof::Heaps;

class TestRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAgreeWithTheRulesOfVerify_data();
    void movesAgreeWithTheRulesOfVerify();
};

void TestRules::movesAgreeWithTheRulesOfVerify_data()
{
    QTest::addColumn<std::string>("game");
    for (const GameEntry& entry : catalogue()) {
        // `verify` has no rules of its own for blocks.
        if (entry.layout != Layout::Blocks)
            QTest::newRow(entry.name.data()) << std::string(entry.example.substr(0, entry.example.find(':')));
    }
}

/// Returns the heaps sorted and without empty ones, if the game does not distinguish such positions.
static Heaps compared(const Rules& rules, Heaps heaps)
{
    if (!rules.entry().ordered && rules.layout() != Layout::Quota) {
        std::erase(heaps, Count{0});
        std::ranges::sort(heaps);
    }
    return heaps;
}

void TestRules::movesAgreeWithTheRulesOfVerify()
{
    QFETCH(std::string, game);
    const Rules rules = parseGame(game).value();
    // Misère Nim has the moves of Nim.
    const Rules anew = rules->isMisere() ? parseGame("nim").value() : rules;
    std::size_t moves = 0;
    for (std::size_t count = 1; count <= 3; ++count) {
        tests::forEachPosition(count, 6, [&](const Position& numbers) {
            const bool hasQuota = rules.layout() == Layout::Quota;
            if (QTest::currentTestFailed() || (hasQuota && (count != 2 || numbers.heaps[1] > numbers.heaps[0])))
                return;
            const Position position = rules.withNumbers(numbers.heaps);
            if (rules->checkShape(position))
                return;
            QCOMPARE(rules.numbersOf(position), numbers.heaps);
            std::set<Heaps> left;
            for (const Move& move : rules->legalMoves(position)) {
                const auto after = rules->play(position, move);
                const auto expected = proof::played(anew, numbers.heaps, move);
                QVERIFY(after && expected);
                QCOMPARE(compared(rules, rules.numbersOf(*after)), compared(rules, *expected));
                left.insert(compared(rules, rules.numbersOf(*after)));
                ++moves;
            }
            std::set<Heaps> all;
            for (const Heaps& option : proof::optionsOf(anew, numbers.heaps))
                all.insert(compared(rules, option));
            QVERIFY(left == all);
        });
    }
    QVERIFY(moves > 0);
    qInfo("compared %zu moves", moves);
}

NIMSTONE_TEST(TestRules)
#include "tst_rules.moc"
