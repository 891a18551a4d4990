#include "app/wording/proof.h"

#include "app/wording/proof_bash.h"
#include "app/wording/proof_misere.h"
#include "app/wording/proof_nim.h"
#include "app/wording/proof_staircase.h"
#include "app/wording/proof_wythoff.h"

namespace nimstone::wording {

StepText stepText(const proof::Proof& proof, std::size_t step)
{
    return std::visit([&](const auto& family) { return stepText(family, StepPlace{proof, step}); },
                      proof.steps.at(step));
}

// One case a family. The theorems on Nim have their columns of bits instead of a table.

std::vector<ProofPreset> presetsOf(proof::Theorem theorem)
{
    using proof::Theorem;
    switch (theorem) {
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::FlawHighestBit: return nimPresets();
    case Theorem::Bash: return bashPresets();
    case Theorem::BashCountUp: return countUpPresets();
    case Theorem::WythoffCold: return wythoffPresets();
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum: return miserePresets(theorem);
    case Theorem::StaircaseNim: return staircasePresets();
    default: return {};
    }
}

ProofTable proofTable(const proof::Proof& proof)
{
    using proof::Theorem;
    switch (proof.theorem) {
    case Theorem::Bash:
    case Theorem::BashCountUp: return bashTable(proof);
    case Theorem::WythoffCold: return wythoffTable(proof);
    case Theorem::StaircaseNim: return staircaseTable(proof);
    default: return {};
    }
}

}  // namespace nimstone::wording
