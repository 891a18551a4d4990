// Compares the false claim that Grundy values decide misère play with an exhaustive search of misère play.
#include <QTest>

#include <map>
#include <set>

#include "core/nimber.h"
#include "core/proofs/proof.h"
#include "core/sum/sum_notation.h"
#include "tests/core/proofs/find_step.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using nimstone::tests::find;

namespace {

/// Searches misère play by the legal moves alone: a position is N if no move is left or some move leads to P.
class MisereSearch {
public:
    explicit MisereSearch(const Rules& rules) : m_rules(rules) {}

    Outcome outcome(const Position& position)
    {
        if (const auto known = m_outcomes.find(position); known != m_outcomes.end())
            return known->second;
        const auto moves = m_rules->legalMoves(position);
        const bool wins = moves.empty() || std::ranges::any_of(moves, [this, &position](const Move& move) {
            return outcome(*m_rules->play(position, move)) == Outcome::P;
        });
        return m_outcomes[position] = wins ? Outcome::N : Outcome::P;
    }

private:
    const Rules& m_rules;
    std::map<Position, Outcome> m_outcomes;
};

Outcome claimOf(const Rules& rules, const Position& position)
{
    Count sum = 0;
    bool large = false;
    for (const Count heap : position.heaps) {
        const Count value = *rules->grundy({{heap}});
        sum ^= value;
        large = large || value >= 2;
    }
    return sum == (large ? 0U : 1U) ? Outcome::P : Outcome::N;
}

Proof proofOf(const char* gameSum)
{
    return *prove(Theorem::FlawMisereGrundy, *parseSum(gameSum));
}

}  // namespace

class TestProofMisereGrundy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void claimsAndTruthAgreeWithSearch_data();
    void claimsAndTruthAgreeWithSearch();
    void noSubtractionGameBreaksThePremise();
    void kaylesRefutesTheClaim();
    void claimCanBeRightForAPositionButWrongForItsOptions();
    void largePositionsAreRefused();
};

void TestProofMisereGrundy::claimsAndTruthAgreeWithSearch_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("one");    // the largest heap in positions of one heap
    QTest::addColumn<int>("three");  // the largest heap in positions of three heaps
    QTest::addColumn<bool>("breaks");
    const auto row = [](const char* game, int one, int three, bool breaks) {
        QTest::newRow(game) << QString::fromLatin1(game) << one << three << breaks;
    };
    row("kayles", 13, 5, true);
    row("dawson-kayles", 16, 6, true);
    row("dawsons-chess", 14, 5, true);
    row("treblecross", 14, 7, false);
    row("grundy-game", 13, 7, false);
    row("lasker-nim", 8, 4, false);
    row("octal(4.3)", 8, 4, true);
    row("octal(0.4)", 10, 5, false);
    row("octal(0.45)", 10, 5, false);
    row("octal(0.16)", 12, 5, false);
    row("octal(0.26)", 12, 5, true);
    row("octal(0.121)", 12, 5, true);
    row("hexadecimal(0.8)", 12, 6, false);
    row("bash(3)", 30, 6, false);
    row("subtraction(1,3,4)", 30, 6, false);
    row("subtraction(2,5)", 30, 6, false);
    row("subtraction(3,4,9)", 30, 6, false);
}

/// Tests all positions of one heap and of three: the claim, the true outcome of the position and of each option, and that
/// the premise fails wherever the claim does. In subtraction games and Bash's game the premise never fails.
void TestProofMisereGrundy::claimsAndTruthAgreeWithSearch()
{
    QFETCH(QString, game);
    QFETCH(int, one);
    QFETCH(int, three);
    QFETCH(bool, breaks);
    const Rules rules = *parseGame(game.toStdString());
    MisereSearch search(rules);
    auto positions = tests::allPositions(1, static_cast<Count>(one));
    const auto more = tests::allPositions(3, static_cast<Count>(tests::count(three, three + 1)));
    positions.insert(positions.end(), more.begin(), more.end());
    int proofs = 0;
    int refused = 0;
    int refuted = 0;
    std::size_t options = 0;
    for (const Position& position : positions) {
        const Component part{rules, position};
        const auto proof = prove(Theorem::FlawMisereGrundy, GameSum(part));
        if (!proof) {
            QVERIFY(proof.error().reason == Refusal::Reason::TooManyPositions);
            ++refused;
            continue;
        }
        QVERIFY2(!verify(*proof), print(part).c_str());
        const auto& verdict = *find<GrundyVerdict>(*proof);
        QCOMPARE(verdict.claimed, claimOf(rules, position));
        QCOMPARE(verdict.outcome, search.outcome(position));
        for (const GrundyOption& option : find<GrundyTruth>(*proof)->options) {
            QCOMPARE(option.outcome, search.outcome({option.heaps}));
            ++options;
        }
        const auto* const broken = find<GrundyBreak>(*proof);
        QCOMPARE(broken != nullptr, verdict.wrong > 0);
        const auto& premise = *find<GrundyPremise>(*proof);
        if (broken) {
            QVERIFY(breaks);
            QVERIFY(premise.fails && premise.broke);
            QVERIFY(claimOf(rules, {broken->heaps}) != search.outcome({broken->heaps}));
            for (const GrundyOption& option : broken->options)
                QCOMPARE(claimOf(rules, {option.heaps}), option.outcome);
        }
        if (rules.entry().name == "subtraction" || rules.entry().name == "bash")
            QVERIFY2(!premise.fails, print(part).c_str());
        refuted += verdict.refuted ? 1 : 0;
        ++proofs;
    }
    qInfo("checked %d proofs, %d of which refute the claim, and %zu options; %d were refused", proofs, refuted, options, refused);
    QVERIFY(proofs > 100);
    QCOMPARE(refuted > 0, breaks);
}

/// In subtraction games no move splits a heap, and each heap of value 0 has no move or a move to a heap of value 1. The test
/// tries all sets of amounts up to 7, and all heaps that can be reached from 99 or 100.
void TestProofMisereGrundy::noSubtractionGameBreaksThePremise()
{
    int sets = 0;
    for (unsigned members = 1; members < 128; ++members) {
        std::string amounts;
        for (int amount = 1; amount <= 7; ++amount) {
            if ((members >> (amount - 1)) % 2 == 1)
                amounts += (amounts.empty() ? "" : ",") + std::to_string(amount);
        }
        for (const char* heap : {"):99", "):100"}) {
            const Proof proof = proofOf(("subtraction(" + amounts + heap).c_str());
            QVERIFY2(!find<GrundyPremise>(proof)->fails, amounts.c_str());
            QCOMPARE(find<GrundyVerdict>(proof)->wrong, std::size_t{0});
        }
        ++sets;
    }
    qInfo("checked %d sets of amounts", sets);
}

void TestProofMisereGrundy::kaylesRefutesTheClaim()
{
    const Proof eight = proofOf("kayles:8");
    QCOMPARE(find<GrundyClaimed>(eight)->values, std::vector<Count>{1});
    QCOMPARE(find<GrundyVerdict>(eight)->claimed, Outcome::P);
    QCOMPARE(find<GrundyVerdict>(eight)->outcome, Outcome::N);
    const auto& broken = *find<GrundyBreak>(eight);
    QCOMPARE(broken.heaps, (std::vector<Count>{1, 5}));
    QCOMPARE(broken.claimed, Outcome::N);
    const auto& premise = *find<GrundyPremise>(eight);
    QCOMPARE(premise.heap, Count{5});
    QCOMPARE(premise.value, Count{4});
    QCOMPARE(premise.left, (std::vector<Count>{2, 2}));
    QCOMPARE(premise.together, Count{0});

    // This game refutes the premise without a split: the heap has value 0 although it has a move, and its only move leads
    // to the value 2.
    const Proof five = proofOf("octal(0.121):5");
    const auto& stuck = *find<GrundyPremise>(five);
    QVERIFY(stuck.fails && stuck.broke);
    QCOMPARE(stuck.heap, Count{5});
    QVERIFY(stuck.left.empty());

    const Proof pair = proofOf("kayles:5,1");
    QCOMPARE(find<GrundyClaimed>(pair)->sum, Count{5});
    QCOMPARE(find<GrundyVerdict>(pair)->outcome, Outcome::P);
    QVERIFY(find<GrundyVerdict>(pair)->refuted);
}

void TestProofMisereGrundy::claimCanBeRightForAPositionButWrongForItsOptions()
{
    const Proof lucky = proofOf("kayles:6,3");
    QVERIFY(!find<GrundyVerdict>(lucky)->refuted);
    QCOMPARE(find<GrundyVerdict>(lucky)->wrong, std::size_t{1});
    const Proof five = proofOf("kayles:5");
    QVERIFY(!find<GrundyBreak>(five));
    QVERIFY(find<GrundyPremise>(five)->fails);
    QVERIFY(!find<GrundyPremise>(five)->broke);
}

void TestProofMisereGrundy::largePositionsAreRefused()
{
    const auto reason = [](const char* gameSum) {
        return prove(Theorem::FlawMisereGrundy, *parseSum(gameSum)).error().reason;
    };
    QVERIFY(reason("kayles:9223372036854775807") == Refusal::Reason::TooLarge);
    QVERIFY(reason("kayles:40") == Refusal::Reason::TooManyPositions);
    QVERIFY(reason("kayles:0,0,0,0,0,0,0,0,0,0,0,0,0") == Refusal::Reason::TooManyHeaps);
    QVERIFY(reason("nim:1,2") == Refusal::Reason::WrongGame);
    QVERIFY(reason("kayles:1 + nim:2") == Refusal::Reason::IsASum);
}

NIMSTONE_TEST(TestProofMisereGrundy)
#include "tst_misere_grundy.moc"
