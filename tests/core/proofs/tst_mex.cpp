// Compares Grundy values by mex with exhaustive search, and with the values that the games compute themselves.
#include <QTest>
#include <iterator>

#include "core/proofs/proof.h"
#include "core/search.h"
#include "core/sum/sum_notation.h"
#include "tests/core/missing_games.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

/// The result of the search for a position of any game.
struct Found {
    Count value = 0;
    Outcome outcome = Outcome::P;
};

std::optional<Found> searched(const Component& part)
{
    if (part.rules->isPartisan())
        return std::nullopt;
    return std::visit(
        [&part](const auto& game) {
            Search search(game);
            return Found{search.grundy(part.position), search.outcome(part.position)};
        },
        part.rules.game());
}

}  // namespace

class TestProofMex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAgreeWithSearch_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("most");
        std::vector<std::string> games;
        const auto row = [&games](const std::string& game, int most) {
            QTest::newRow(game.c_str()) << QString::fromStdString(game) << most;
            games.push_back(game);
        };
        for (const char* const game : {"nim", "kayles", "subtraction(1,3,4)", "subtraction(2)", "bash(3)", "octal(0.137)",
                                       "octal(4.3)", "dawson-kayles", "dawsons-chess", "treblecross", "grundy-game",
                                       "lasker-nim", "staircase-nim", "coins", "moore-nim(2)", "hexadecimal(0.8)"})
            row(game, 6);
        row("fibonacci-nim", 12);
        row("wythoff", 7);
        row("euclid", 12);
        for (const GameEntry& entry : tests::gamesMissingIn(games)) {
            const auto proof = prove(Theorem::Mex, parseSum(entry.example).value());
            if (proof || proof.error().reason != Refusal::Reason::WrongGame)
                row(tests::exampleGame(entry), 6);
        }
    }

    /// Tests every game that the theorem covers, on all positions of up to three heaps; in games with another layout, of up to two numbers.
    void valuesAgreeWithSearch()
    {
        QFETCH(QString, game);
        QFETCH(int, most);
        const Rules rules = *parseGame(game.toStdString());
        int proofs = 0;
        int refused = 0;
        const bool hasQuota = rules.layout() == Layout::Quota;
        // Turning Turtles has no position with a 0 beside other numbers, so the test needs the shorter positions too.
        std::vector<Position> all;
        for (std::size_t size = rules.layout() == Layout::Heaps ? 1 : 2; size <= (rules.layout() == Layout::Heaps ? 3 : 2); ++size)
            std::ranges::copy(tests::allPositions(size, static_cast<Count>(most)), std::back_inserter(all));
        for (const Position& numbers : all) {
            if (hasQuota && (numbers.heaps.size() < 2 || numbers.heaps[1] > numbers.heaps[0]))
                continue;
            const Position position = rules.withNumbers(numbers.heaps);
            if (rules->checkShape(position))
                continue;
            const Component part{rules, position};
            const auto proof = prove(Theorem::Mex, GameSum(part));
            if (!proof) {
                QVERIFY(proof.error().reason == Refusal::Reason::TooManyPositions);
                ++refused;
                continue;
            }
            QVERIFY2(!verify(*proof), print(part).c_str());
            const auto* end = stepAs<MexConclusion>(proof->steps.back());
            const auto found = searched(part);
            QVERIFY(end && found);
            QCOMPARE(end->value, found->value);
            QCOMPARE(end->outcome, found->outcome);
            if (const auto value = rules->grundy(position))
                QCOMPARE(end->value, *value);
            ++proofs;
        }
        qInfo("checked %d proofs; %d were refused", proofs, refused);
        QVERIFY(proofs > 20);
    }

    /// A heap that is too large to list, or a position with too many followers, is refused at once.
    void largePositionsAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("reason");
        using Reason = Refusal::Reason;
        const auto row = [](const char* text, Reason reason) {
            QTest::newRow(text) << QString::fromLatin1(text) << static_cast<int>(reason);
        };
        row("nim:9223372036854775807", Reason::TooLarge);
        row("nim:32", Reason::TooManyPositions);
        row("nim:100,100,100", Reason::TooManyPositions);
        row("moore-nim(9):100,100,100,100,100,100", Reason::TooManyPositions);
        row("staircase-nim:100,100,100,100,100,100,100,100,100,100,100,100", Reason::TooManyPositions);
        row("coins:0,150,9223372036854775807", Reason::TooLarge);
        row("coins:10,20,30", Reason::TooManyPositions);
        row("nim:0,0,0,0,0,0,0,0,0,0,0,0,0", Reason::TooManyHeaps);
        row("misere-nim:1,2", Reason::WrongGame);
        row("fibonacci-nim:101", Reason::TooLarge);
        row("fibonacci-nim:40", Reason::TooManyPositions);
        row("cutcake:2x3", Reason::WrongGame);
    }

    void largePositionsAreRefused()
    {
        QFETCH(QString, text);
        QFETCH(int, reason);
        const auto proof = prove(Theorem::Mex, *parseSum(text.toStdString()));
        QVERIFY(!proof);
        QCOMPARE(static_cast<int>(proof.error().reason), reason);
    }

    void heapOf31HasAProof() { QVERIFY(prove(Theorem::Mex, *parseSum("nim:31")).has_value()); }
};

NIMSTONE_TEST(TestProofMex)
#include "tst_mex.moc"
