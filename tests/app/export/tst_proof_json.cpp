// The JSON of a proof holds every field of every step, exactly.
#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

#include "app/export/proofs/proof_json.h"
#include "core/proofs/step_fields.h"
#include "core/sum/sum_notation.h"
#include "tests/app/export/proofs.h"
#include "tests/program.h"

using namespace nimstone;
using Json = nlohmann::json;

class TestProofJson : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEveryField();
    void namesEveryKind();
    void speaksOfHeapsFromOne();
    void isExact();
};

static Json exported(const proof::Proof& proof)
{
    return Json::parse(exports::proofJson(proof));
}

void TestProofJson::holdsEveryField()
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
    qInfo("%zu fields", fields);
}

void TestProofJson::namesEveryKind()
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

void TestProofJson::speaksOfHeapsFromOne()
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

void TestProofJson::isExact()
{
    const Json object = exported(*proof::prove(proof::Theorem::NimLemma2, {{maxCount, 1}}));
    QCOMPARE(object["steps"][0]["facts"]["sum"].get<std::uint64_t>(), maxCount - 1);
    QCOMPARE(object["steps"][0]["facts"]["heaps"][0].get<std::uint64_t>(), maxCount);
    QVERIFY(object["steps"][0]["facts"]["heaps"][0].is_number_integer());
}

NIMSTONE_TEST(TestProofJson)
#include "tst_proof_json.moc"
