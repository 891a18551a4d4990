// The JSON of a proof holds every field of every step, exactly.
#include <QTest>

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "app/export/proofs/proof_json.h"
#include "core/proofs/step_fields.h"
#include "core/sum/sum_notation.h"
#include "tests/app/export/large_proofs.h"
#include "tests/app/export/proofs.h"
#include "tests/program.h"

using namespace nimstone;
using Json = nlohmann::json;

class TestProofJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theJsonHasEveryField();
    void everyKindOfStepHasItsName();
    void heapsAreNumberedFromOne();
    void largeNumbersAreExact();
    void everyBareNumberIsExactAsADouble_data();
    void everyBareNumberIsExactAsADouble();
};

static Json exported(const proof::Proof& proof)
{
    return Json::parse(exports::proofJson(proof));
}

void TestProofJson::theJsonHasEveryField()
{
    std::size_t fields = 0;
    for (const proof::Proof& proof : tests::proofsOfAllKinds()) {
        const Json object = exported(proof);
        QCOMPARE(object["theorem"].get<std::string>(), std::string(proof::name(proof.theorem)));
        QCOMPARE(object["position"].get<std::string>(), print(proof.subject));
        QCOMPARE(object["steps"].size(), proof.steps.size());
        for (std::size_t index = 0; index < proof.steps.size(); ++index) {
            const Json& step = object["steps"][index];
            QVERIFY(!step["statement"].get<std::string>().empty());
            QVERIFY(!step["reason"].get<std::string>().empty());
            proof::Step held = proof.steps[index];
            const std::size_t ofStep = fieldsOf(held).size();
            QCOMPARE(step["facts"].size(), ofStep);
            fields += ofStep;
        }
    }
    qInfo("checked %zu fields", fields);
}

void TestProofJson::everyKindOfStepHasItsName()
{
    std::set<std::string> names;
    std::set<std::string> kinds;
    for (const proof::Proof& proof : tests::proofsOfAllKinds()) {
        const Json object = exported(proof);
        for (std::size_t index = 0; index < proof.steps.size(); ++index) {
            names.insert(object["steps"][index]["kind"].get<std::string>());
            kinds.insert(std::string(kindOf(proof.steps[index])));
        }
    }
    QVERIFY(names == kinds);
    QVERIFY(kinds.size() >= std::variant_size_v<proof::NimStep>);
}

void TestProofJson::heapsAreNumberedFromOne()
{
    const Json count = exported(*proof::prove(proof::Theorem::NimCount, {{7, 11, 13}}));
    QVERIFY(count["move"] == Json());
    QVERIFY(count["steps"].back()["facts"]["moves"] == Json::array({"1-1", "2-1", "3-1"}));
    QVERIFY(count["steps"].back()["facts"]["count"] == Json(3));
    const Json lemma = exported(*proof::prove(proof::Theorem::NimLemma2, {{1, 2, 7, 8, 9}}));
    QVERIFY(lemma["steps"][2]["kind"] == Json("choose-heap"));
    QVERIFY(lemma["steps"][2]["facts"]["heap"] == Json(3));
    QVERIFY(lemma["steps"][2]["facts"]["eligible"] == Json::array({3}));
    QVERIFY(lemma["move"] == Json("3-5"));
    QVERIFY(lemma["steps"][4]["facts"]["move"] == Json("3-5"));
    QVERIFY(lemma["steps"][3]["facts"]["most_below"] == Json(3));
}

void TestProofJson::largeNumbersAreExact()
{
    const Json object = exported(*proof::prove(proof::Theorem::NimLemma2, {{maxCount, 1}}));
    QVERIFY(object["steps"][0]["facts"]["sum"] == Json(std::to_string(maxCount - 1)));
    QVERIFY(object["steps"][0]["facts"]["heaps"] == Json::array({std::to_string(maxCount), 1}));
    const Count largest = Count{1} << 53;
    const Json bounds = exported(*proof::prove(proof::Theorem::NimLemma2, {{largest, largest + 1}}));
    QVERIFY(bounds["steps"][0]["facts"]["heaps"] == Json::array({largest, "9007199254740993"}));
}

void TestProofJson::everyBareNumberIsExactAsADouble_data()
{
    QTest::addColumn<int>("theorem");
    for (const proof::Theorem theorem : proof::allTheorems())
        QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
}

/// A program that reads every number as a double, as JavaScript and jq do, keeps all values exactly.
void TestProofJson::everyBareNumberIsExactAsADouble()
{
    QFETCH(int, theorem);
    const std::vector<proof::Proof> proofs = tests::largeProofsOf(static_cast<proof::Theorem>(theorem));
    QVERIFY(!proofs.empty());
    for (const proof::Proof& proof : proofs) {
        const Json flat = exported(proof).flatten();
        for (const auto& [place, value] : flat.items()) {
            if (value.is_number())
                QVERIFY2(value == Json(static_cast<std::int64_t>(value.get<double>())) && std::abs(value.get<double>()) <= 9007199254740992.0, place.c_str());
        }
    }
}

NIMSTONE_TEST(TestProofJson)
#include "tst_proof_json.moc"
