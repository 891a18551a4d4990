#include "app/export/proofs/proof_check.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "app/export/proofs/proof_json.h"
#include "app/export/whole_number.h"

namespace nimstone::exports {

using namespace proof;
using Json = nlohmann::ordered_json;

std::optional<ProofFlaw> stepFlaw(const Proof& proof)
{
    using Kind = ProofFlaw::Kind;
    const auto made = prove(proof.theorem, proof.subject, proof.move);
    if (!made)
        return ProofFlaw{.kind = Kind::Refused, .refusal = made.error()};
    const auto failing = verify(proof);
    if (!failing)
        return std::nullopt;
    ProofFlaw flaw{.kind = Kind::Unfounded, .step = failing};
    const bool isThere = *failing < proof.steps.size();
    const bool isNeeded = *failing < made->steps.size();
    if (isNeeded)
        flaw.expected = kindOf(made->steps[*failing]);
    if (!isThere || !isNeeded) {
        flaw.kind = isThere ? Kind::TooMany : Kind::Missing;
    } else if (kindOf(proof.steps[*failing]) != flaw.expected) {
        flaw.kind = Kind::OtherKind;
    } else {
        const Json found = Json::parse(factsJson(proof.steps[*failing]));
        const Json expected = Json::parse(factsJson(made->steps[*failing]));
        for (const auto& [field, value] : expected.items()) {
            if (found[field] != value) {
                return ProofFlaw{.kind = Kind::Fact, .step = failing, .field = field, .found = found[field].dump(), .expected = value.dump(),
                                 .rounded = isRounded(found[field], value)};
            }
        }
    }
    return flaw;
}

std::vector<ProofFlaw> textFlaws(const Proof& proof, std::string_view json)
{
    std::vector<ProofFlaw> flaws;
    for (const Json& change : Json::diff(Json::parse(proofJson(proof)), Json::parse(json))) {
        // The path has a form such as /steps/2/statement or /title.
        std::istringstream path(change["path"].get<std::string>());
        std::string part;
        std::getline(path, part, '/');
        std::getline(path, part, '/');
        ProofFlaw flaw{.kind = ProofFlaw::Kind::Words, .field = part};
        if (part == "steps" && std::getline(path, part, '/')) {
            flaw.step = std::stoul(part);
            std::getline(path, flaw.field, '/');
        }
        // The facts were already checked when they were read. The reader accepts both forms of a large number, so they
        // may differ here.
        if (flaw.field != "facts")
            flaws.push_back(std::move(flaw));
    }
    return flaws;
}

}  // namespace nimstone::exports
