// Tests that `verify` rejects every changed proof, whether a field of a step, the order of the steps, or the subject was
// changed. `verify` must name the step that was changed.
#include <QTest>

#include <algorithm>
#include <set>
#include <string>

#include "core/games/nim/nim.h"
#include "core/proofs/proof.h"
#include "core/proofs/step_fields.h"
#include "tests/core/proofs/mutations.h"
#include "tests/core/proofs/step_changes.h"
#include "tests/core/random_positions.h"
#include "tests/core/small_positions.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::proof;
using tests::forEachChange;

namespace {

/// Returns every proof about the position by a theorem on Nim, and for Lemma 1 one proof for each of `moves`. Theorems on
/// Grundy values of any game are left out, because an empty heap makes no difference to them.
std::vector<Proof> proofsOf(const Position& position, const std::vector<Move>& moves)
{
    std::vector<Proof> proofs;
    for (const Theorem theorem : allTheorems()) {
        if (gamesOf(theorem).empty() || gamesOf(theorem).front() != "nim" || topicOf(theorem) == Topic::Sums)
            continue;
        if (needsMove(theorem)) {
            for (const Move& move : moves) {
                if (auto proof = prove(theorem, position, move))
                    proofs.push_back(*std::move(proof));
            }
        } else if (auto proof = prove(theorem, position)) {
            proofs.push_back(*std::move(proof));
        }
    }
    return proofs;
}

/// Returns proofs about positions of every shape: small ones with every move, and ones with the largest numbers.
std::vector<Proof> sampleProofs()
{
    std::vector<Proof> sample;
    const auto add = [&sample](const Position& position, const std::vector<Move>& moves) {
        std::ranges::move(proofsOf(position, moves), std::back_inserter(sample));
    };
    for (std::size_t heaps = 0; heaps <= 3; ++heaps) {
        for (const Position& position : tests::allPositions(heaps, 3))
            add(position, Nim().legalMoves(position));
    }
    for (const Position& position : {Position{{42, 27, 19}}, Position{{42, 27, 19, 10}}, Position{{7, 11, 13}},
                                     Position{{5, 5, 5}}, Position{{6, 4}}, Position{{1, 1, 1, 1, 1, 1, 1}}})
        add(position, {});
    add(Position{{maxCount, maxCount}}, {{0, 1}, {1, maxCount}});
    add(Position{{maxCount}}, {});
    add(Position{{maxCount - 1, 0, maxCount, Count{1} << 62}}, {});
    return sample;
}

/// Counts the mutants that `verify` rejects, by what was changed, and keeps the first mutant that it does not reject.
class Tally {
public:
    /// `found` is the step where `verify` must fail, or nothing if any step will do.
    void add(const Proof& mutant, const std::string& what, std::optional<std::size_t> found)
    {
        const auto failing = verify(mutant);
        m_seen.insert(what);
        ++m_total;
        if (failing && (!found || failing == found))
            ++m_killed;
        else if (m_survivor.empty())
            m_survivor = what + " of " + std::string(name(mutant.theorem)) + ", found at "
                + (failing ? std::to_string(*failing) : "no step") + ", expected at "
                + (found ? std::to_string(*found) : "any step");
    }

    std::size_t kinds() const { return m_seen.size(); }
    void print() const { qInfo("killed %zu of %zu mutants", m_killed, m_total); }
    /// A tally without mutants reports a survivor, too.
    std::string survivor() const { return m_total == 0 ? "nothing was changed" : m_survivor; }

private:
    std::set<std::string> m_seen;
    std::size_t m_total = 0;
    std::size_t m_killed = 0;
    std::string m_survivor;
};

void mutateFields(const Proof& proof, Tally& tally)
{
    Proof mutant = proof;
    for (std::size_t index = 0; index < mutant.steps.size(); ++index) {
        const std::string kind = std::string(kindOf(mutant.steps[index])) + '.';
        forEachChange(mutant.steps[index], [&](const char* field) { tally.add(mutant, kind + field, index); });
    }
}

template <class Change>
void mutateSteps(const Proof& proof, Tally& tally, const char* what, std::size_t found, Change change)
{
    Proof mutant = proof;
    change(mutant.steps);
    tally.add(mutant, what, found);
}

/// Replaces the step at `index` by an empty step of every other kind.
void mutateKind(const Proof& proof, Tally& tally, std::size_t index)
{
    for (const Step& other : emptySteps()) {
        if (kindOf(other) != kindOf(proof.steps[index]))
            mutateSteps(proof, tally, "a step of another kind", index, [&](auto& steps) { steps[index] = other; });
    }
}

void mutateOrder(const Proof& proof, Tally& tally)
{
    const std::size_t size = proof.steps.size();
    for (std::size_t index = 0; index < size; ++index) {
        const auto offset = static_cast<std::ptrdiff_t>(index);
        mutateSteps(proof, tally, "a step dropped", index, [&](auto& steps) { steps.erase(steps.begin() + offset); });
        mutateSteps(proof, tally, "a step twice", index + 1,
                    [&](auto& steps) { steps.insert(steps.begin() + offset, proof.steps[index]); });
        mutateSteps(proof, tally, "the rest missing", index, [&](auto& steps) { steps.erase(steps.begin() + offset, steps.end()); });
        mutateSteps(proof, tally, "a step too many", size, [&](auto& steps) { steps.push_back(proof.steps[index]); });
        for (std::size_t other = 0; other < index; ++other)
            mutateSteps(proof, tally, "two steps swapped", other,
                        [&](auto& steps) { std::swap(steps[index], steps[other]); });
        mutateKind(proof, tally, index);
    }
}

void mutateSubject(const Proof& proof, Tally& tally)
{
    Proof mutant = proof;
    for (const Theorem theorem : allTheorems())
        tests::tryValue(mutant.theorem, theorem, [&] { tally.add(mutant, "the theorem", std::nullopt); });

    Position changed = proof.position();
    const auto add = [&](const char* what, std::optional<std::size_t> found) {
        mutant.subject.replace(0, changed);
        tally.add(mutant, what, found);
    };
    std::vector<Count>& heaps = changed.heaps;
    for (Count& heap : heaps)
        forEachChange(heap, [&] { add("a heap", std::nullopt); });
    for (const Count size : {Count{0}, Count{1}, maxCount}) {
        heaps.push_back(size);
        add("one more heap", std::nullopt);
        heaps.pop_back();
    }
    heaps.resize(heaps.size() + maxProofHeaps + 1);
    add("far too many heaps", 0);
    heaps = proof.position().heaps;
    if (!heaps.empty()) {
        heaps.pop_back();
        add("one heap less", std::nullopt);
        heaps = proof.position().heaps;
    }

    tests::tryValue(changed.quota, Count{1}, [&] { add("the quota", 0); });
    mutant.subject = proof.subject;

    if (mutant.move) {
        // If the changed move is legal, the change is found where the proof first uses the move, otherwise at the
        // start.
        forEachChange(*mutant.move, [&] { tally.add(mutant, "the move", std::nullopt); });
        mutant.move.reset();
        tally.add(mutant, "no move", 0);
    } else {
        for (const Move& move : {Move{}, Move{0, 1}, Move{1, 1}}) {
            mutant.move = move;
            tally.add(mutant, "a move that is not wanted", 0);
        }
    }
}

/// Returns the number of fields of all kinds of steps in these proofs.
std::size_t fieldsOfKinds(const std::vector<Proof>& proofs)
{
    std::set<std::string_view> kinds;
    for (const Proof& proof : proofs) {
        for (const Step& step : proof.steps)
            kinds.insert(kindOf(step));
    }
    std::size_t count = 0;
    for (Step step : emptySteps()) {
        if (kinds.contains(kindOf(step)))
            count += fieldsOf(step).size();
    }
    return count;
}

}  // namespace

class TestProofMutations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tallyNamesSurvivingMutants();
    void changedFieldsAreRejected();
    void changedLargeProofsAreRejected();
    void changedStepOrderIsRejected();
    void changedSubjectIsRejected();
};

/// Tests the tally itself: without a mutant, with an unchanged proof, and with a change found at another step.
void TestProofMutations::tallyNamesSurvivingMutants()
{
    QVERIFY(!Tally().survivor().empty());
    const Proof proof = *prove(Theorem::NimLemma2, Position{{42, 27, 19}});
    Tally unchanged;
    unchanged.add(proof, "nothing", std::nullopt);
    QCOMPARE(unchanged.survivor(), std::string("nothing of nim-lemma-2, found at no step, expected at any step"));
    Proof shorter = proof;
    shorter.steps.pop_back();
    const std::size_t last = shorter.steps.size();
    Tally elsewhere;
    elsewhere.add(shorter, "the end", 0);
    QVERIFY(!elsewhere.survivor().empty());
    Tally found;
    found.add(shorter, "the end", last);
    QCOMPARE(found.survivor(), std::string());
}

void TestProofMutations::changedFieldsAreRejected()
{
    Tally tally;
    const auto sample = sampleProofs();
    for (const Proof& proof : sample)
        mutateFields(proof, tally);
    qInfo("changed %zu fields of the steps of %zu proofs; each change was found at its step", tally.kinds(), sample.size());
    tally.print();
    QVERIFY2(tally.survivor().empty(), tally.survivor().c_str());
    QCOMPARE(tally.kinds(), fieldsOfKinds(sample));
}

void TestProofMutations::changedLargeProofsAreRejected()
{
    Tally tally;
    const auto survives = [&tally](const Position& position, const std::vector<Move>& moves) {
        for (const Proof& proof : proofsOf(position, moves)) {
            mutateFields(proof, tally);
            mutateOrder(proof, tally);
            mutateSubject(proof, tally);
        }
        return !tally.survivor().empty();
    };
    const int cases = tests::count(5, 100);
    QVERIFY(tests::holdsFor(cases, "mutants of proofs of random positions", [&] {
        RC_ASSERT(!survives(*tests::anyPosition(1, maxProofHeaps), {}));
    }));
    QVERIFY(tests::holdsFor(cases, "mutants of proofs of random positions with s = 0", [&] {
        const Position position = *tests::anyBalancedPosition(2, maxProofHeaps);
        RC_PRE(totalStones(position).stones != 0);
        RC_ASSERT(!survives(position, {*tests::anyMove(position)}));
    }));
    tally.print();
    QVERIFY2(tally.survivor().empty(), tally.survivor().c_str());
}

void TestProofMutations::changedStepOrderIsRejected()
{
    Tally tally;
    for (const Proof& proof : sampleProofs())
        mutateOrder(proof, tally);
    tally.print();
    QVERIFY2(tally.survivor().empty(), tally.survivor().c_str());
}

void TestProofMutations::changedSubjectIsRejected()
{
    Tally tally;
    for (const Proof& proof : sampleProofs())
        mutateSubject(proof, tally);
    tally.print();
    QVERIFY2(tally.survivor().empty(), tally.survivor().c_str());
}

NIMSTONE_TEST(TestProofMutations)
#include "tst_mutations.moc"
