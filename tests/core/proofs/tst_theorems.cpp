// Tests every theorem: its proofs verify, each change of a number in them is found at its step, other games are refused, and
// the results that a step uses can be proved.
#include <QTest>

#include <limits>
#include <set>

#include "core/proofs/entry.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/core/proofs/step_changes.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;

namespace {

std::string described(const Proof& proof)
{
    return std::string(name(proof.theorem)) + " of " + print(proof.subject);
}

/// Returns the number of changes that forEachChange() makes to the steps of the proof.
std::size_t changes(Proof proof)
{
    std::size_t count = 0;
    for (Step& step : proof.steps)
        tests::forEachChange(step, [&](const char*) { ++count; });
    return count;
}

/// Makes every change of forEachChange(). Returns the first change that `verify` does not find at its step, or an empty text.
std::string survivor(const Proof& proof, std::size_t& mutants)
{
    std::string found;
    Proof mutant = proof;
    for (std::size_t index = 0; index < mutant.steps.size(); ++index) {
        tests::forEachChange(mutant.steps[index], [&](const char* field) {
            ++mutants;
            if (found.empty() && verify(mutant) != index)
                found = described(proof) + ", step " + std::to_string(index) + " (" + std::string(kindOf(proof.steps[index])) + '.'
                    + field + ')';
        });
    }
    return found;
}

/// Drops, doubles, and replaces steps. Returns the first such change that `verify` does not find, or an empty text.
std::string orderSurvivor(const Proof& proof, std::size_t& mutants)
{
    std::string found;
    const auto look = [&](const char* what, Steps steps) {
        ++mutants;
        Proof mutant = proof;
        mutant.steps = std::move(steps);
        if (found.empty() && !verify(mutant))
            found = described(proof) + ": " + what;
    };
    for (std::size_t index = 0; index < proof.steps.size(); ++index) {
        const auto offset = static_cast<std::ptrdiff_t>(index);
        Steps steps = proof.steps;
        steps.erase(steps.begin() + offset);
        look("a step dropped", steps);
        steps = proof.steps;
        steps.insert(steps.begin() + offset, proof.steps[index]);
        look("a step twice", steps);
        steps = proof.steps;
        steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(index), steps.end());
        look("the rest missing", steps);
        for (const Step& other : emptySteps()) {
            if (kindOf(other) == kindOf(proof.steps[index]))
                continue;
            steps = proof.steps;
            steps[index] = other;
            look("a step of another kind", steps);
        }
    }
    return found;
}

}  // namespace

class TestTheorems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProofIsVerified_data() { addTheorems(); }
    void everyProofIsVerified();
    void changedProofsAreRejected_data() { addTheorems(); }
    void changedProofsAreRejected();
    void aProofIsRefusedForAnotherPosition_data() { addTheorems(); }
    void aProofIsRefusedForAnotherPosition();
    void otherGamesAreRefused_data() { addTheorems(); }
    void otherGamesAreRefused();
    void resultsUsedByStepsCanBeProved_data() { addTheorems(); }
    void resultsUsedByStepsCanBeProved();
    void kindsOfStepsHaveDistinctNames();
    void namesStoredInFilesNeverChange();

private:
    static void addTheorems()
    {
        QTest::addColumn<int>("theorem");
        for (const Theorem theorem : allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    static Theorem theorem()
    {
        const int* const index = static_cast<int*>(QTest::qData("theorem", qMetaTypeId<int>()));
        return static_cast<Theorem>(*index);
    }
};

void TestTheorems::everyProofIsVerified()
{
    std::size_t steps = 0;
    const auto proofs = tests::proofsOf(theorem(), tests::count(60, 10'000));
    for (const Proof& proof : proofs) {
        const auto failing = verify(proof);
        QVERIFY2(!failing, (described(proof) + " does not verify at step " + std::to_string(failing.value_or(0))).c_str());
        QVERIFY(!proof.steps.empty());
        steps += proof.steps.size();
    }
    qInfo("checked %zu proofs with %zu steps", proofs.size(), steps);
}

void TestTheorems::changedProofsAreRejected()
{
    // The time grows with the square of the number of changes, so a short run leaves out proofs with more than `most` changes.
    const std::size_t most = tests::count<std::size_t>(600, std::numeric_limits<std::size_t>::max());
    std::size_t mutants = 0;
    for (const Proof& proof : tests::proofsOf(theorem(), tests::count(1, 60))) {
        if (changes(proof) > most)
            continue;
        const std::string change = survivor(proof, mutants);
        QVERIFY2(change.empty(), change.c_str());
        const std::string order = orderSurvivor(proof, mutants);
        QVERIFY2(order.empty(), order.c_str());
    }
    QVERIFY(mutants > 0);
    qInfo("the verifier rejected %zu changed proofs", mutants);
}

/// The proof of one position does not verify as the proof of another, unless both have the same proof.
void TestTheorems::aProofIsRefusedForAnotherPosition()
{
    const auto proofs = tests::proofsOf(theorem(), tests::count(15, 200));
    std::size_t compared = 0;
    for (const Proof& proof : proofs) {
        for (const Proof& other : proofs) {
            if (other.subject == proof.subject)
                continue;
            Proof moved = proof;
            moved.subject = other.subject;
            if (!verify(moved)) {
                // Two positions may have the same proof; then `prove` makes this proof for both positions.
                const auto made = prove(theorem(), other.subject, proof.move);
                QVERIFY2(made && made->steps.size() == proof.steps.size(), described(moved).c_str());
            }
            ++compared;
        }
    }
    qInfo("compared %zu proofs with another position", compared);
}

void TestTheorems::otherGamesAreRefused()
{
    int refused = 0;
    for (const GameEntry& game : catalogue()) {
        const GameSum sum = *parseSum(game.example);
        const auto games = gamesOf(theorem());
        const bool itsOwn = std::ranges::find(games, game.name) != games.end();
        const auto made = prove(theorem(), sum);
        if (!itsOwn) {
            QVERIFY(!made);
            QVERIFY(made.error().reason == (games.empty() ? Refusal::Reason::NotASum : Refusal::Reason::WrongGame));
            ++refused;
        }
        const GameSum near = nearestSubject(theorem(), sum);
        const Proof proof = tests::proofOn(theorem(), near);
        QVERIFY2(!verify(proof), described(proof).c_str());
    }
    qInfo("refused %d games", refused);
}

void TestTheorems::resultsUsedByStepsCanBeProved()
{
    std::size_t uses = 0;
    for (const Proof& proof : tests::proofsOf(theorem(), tests::count(20, 100))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            for (const Use& use : usesOf(proof, step)) {
                const auto made = prove(use.theorem, use.subject, use.move);
                QVERIFY2(made, (described(proof) + " uses " + std::string(name(use.theorem)) + " of "
                                + print(use.subject) + ", which cannot be proved").c_str());
                ++uses;
            }
            const auto prediction = predictionOf(proof.steps[step]);
            QVERIFY(!prediction || !prediction->right.empty());
        }
    }
    qInfo("checked %zu results that steps use", uses);
}

void TestTheorems::kindsOfStepsHaveDistinctNames()
{
    std::set<std::string_view> names;
    for (const Step& step : emptySteps())
        names.insert(kindOf(step));
    QCOMPARE(names.size(), emptySteps().size());
    qInfo("checked %zu kinds of step", names.size());
}

/// Files and links hold these names, so a theorem whose enumerator is renamed keeps its stored name.
void TestTheorems::namesStoredInFilesNeverChange()
{
    const std::vector<std::pair<Theorem, std::string>> names{
        {Theorem::NimLemma1, "nim-lemma-1"}, {Theorem::NimLemma2, "nim-lemma-2"}, {Theorem::Bouton, "bouton"},
        {Theorem::NimCount, "nim-count"}, {Theorem::MisereNim, "misere-nim"}, {Theorem::MooreNim, "moore-nim"},
        {Theorem::StaircaseNim, "staircase-nim"}, {Theorem::CoinsOnAStrip, "coins-on-a-strip"},
        {Theorem::TurningTurtles, "turning-turtles"},
        {Theorem::Bash, "bash"}, {Theorem::BashCountUp, "bash-count-up"},
        {Theorem::SubtractionPeriod, "subtraction-period"}, {Theorem::WythoffCold, "wythoff-cold"},
        {Theorem::WythoffGolden, "wythoff-golden"}, {Theorem::WythoffExact, "wythoff-exact"},
        {Theorem::WythoffZeckendorf, "wythoff-zeckendorf"}, {Theorem::Zeckendorf, "zeckendorf"},
        {Theorem::FibonacciNim, "fibonacci-nim"}, {Theorem::Mex, "mex"}, {Theorem::SumTheorem, "sum-theorem"},
        {Theorem::GuySmith, "guy-smith"}, {Theorem::Euclid, "euclid"}, {Theorem::Cutcake, "cutcake"},
        {Theorem::FlawHighestBit, "flaw-highest-bit"}, {Theorem::FlawNotStrict, "flaw-not-strict"},
        {Theorem::FlawCountAtMost, "flaw-count-at-most"}, {Theorem::FlawMisereSum, "flaw-misere-sum"},
        {Theorem::FlawTrailingBlank, "flaw-trailing-blank"}, {Theorem::FlawWythoffDouble, "flaw-wythoff-double"},
        {Theorem::FlawFibonacciInt, "flaw-fibonacci-int"}, {Theorem::FlawMisereGrundy, "flaw-misere-grundy"},
        {Theorem::FlawWindowFromZero, "flaw-window-from-zero"}, {Theorem::FlawPeriodByEye, "flaw-period-by-eye"}};
    QCOMPARE(names.size(), allTheorems().size());
    for (const auto& [theorem, stored] : names) {
        QCOMPARE(std::string(name(theorem)), stored);
        QCOMPARE(theoremNamed(stored), std::optional(theorem));
    }
}

NIMSTONE_TEST(TestTheorems)
#include "tst_theorems.moc"
