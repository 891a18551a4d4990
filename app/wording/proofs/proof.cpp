#include "app/wording/proofs/proof.h"

#include <QCoreApplication>

#include "app/wording/proofs/golden/euclid.h"
#include "app/wording/proofs/golden/fibonacci.h"
#include "app/wording/proofs/golden/wythoff.h"
#include "app/wording/proofs/nim/misere.h"
#include "app/wording/proofs/nim/moore.h"
#include "app/wording/proofs/nim/nim.h"
#include "app/wording/proofs/nim/nim_flaws.h"
#include "app/wording/proofs/nim/staircase.h"
#include "app/wording/proofs/taking/bash.h"
#include "app/wording/proofs/taking/periods.h"
#include "app/wording/proofs/values/cutcake.h"
#include "app/wording/proofs/values/mex.h"
#include "app/wording/proofs/values/misere_grundy.h"
#include "app/wording/proofs/values/sum.h"

namespace nimstone::wording {

namespace {

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(ProofLists)
};

}  // namespace

QString commaList(const QStringList& items)
{
    //: Stands between numbers or sums in a list
    return items.join(Lists::tr(", "));
}

QString semicolonList(const QStringList& items)
{
    //: Stands between equations or statements in a list
    return items.join(Lists::tr("; "));
}

StepText stepText(const proof::Proof& proof, std::size_t step)
{
    return std::visit([&](const auto& family) { return stepText(family, StepPlace{proof, step}); },
                      proof.steps.at(step).families());
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
    case Theorem::MisereNim:
    case Theorem::FlawMisereSum: return miserePresets(theorem);
    case Theorem::FlawMisereGrundy: return misereGrundyPresets();
    case Theorem::MooreNim: return moorePresets();
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawTrailingBlank: return nimFlawPresets(theorem);
    case Theorem::StaircaseNim: return staircasePresets();
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: return periodPresets(theorem);
    case Theorem::Mex: return mexPresets();
    case Theorem::WythoffCold:
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf:
    case Theorem::FlawWythoffDouble: return wythoffPresets();
    case Theorem::Zeckendorf:
    case Theorem::FibonacciNim:
    case Theorem::FlawFibonacciInt: return fibonacciPresets(theorem);
    case Theorem::Euclid: return euclidPresets();
    case Theorem::SumTheorem: return sumPresets();
    case Theorem::Cutcake: return cutcakePresets();
    }
    return {};
}

ProofTable proofTable(const proof::Proof& proof)
{
    using proof::Theorem;
    switch (proof.theorem) {
    case Theorem::Bash:
    case Theorem::BashCountUp: return bashSubject(proof);
    case Theorem::WythoffCold: return wythoffTable(proof);
    case Theorem::FlawMisereGrundy: return misereGrundyTable(proof);
    case Theorem::MooreNim: return mooreSubject(proof);
    case Theorem::FlawCountAtMost:
    case Theorem::FlawTrailingBlank: return nimFlawTable(proof);
    case Theorem::StaircaseNim: return staircaseTable(proof);
    case Theorem::SubtractionPeriod:
    case Theorem::GuySmith:
    case Theorem::FlawPeriodByEye: return sequenceTable(proof);
    case Theorem::Mex: return mexTable(proof);
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf:
    case Theorem::FlawWythoffDouble: return wythoffTable(proof);
    case Theorem::Zeckendorf:
    case Theorem::FibonacciNim:
    case Theorem::FlawFibonacciInt: return fibonacciTableText(proof);
    case Theorem::Euclid: return euclidSubject(proof);
    case Theorem::SumTheorem: return sumTable(proof);
    case Theorem::Cutcake: return cutcakeTable(proof);
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount:
    case Theorem::MisereNim:
    case Theorem::FlawHighestBit:
    case Theorem::FlawNotStrict:
    case Theorem::FlawMisereSum:
    case Theorem::FlawWindowFromZero: break;
    }
    return {};
}

}  // namespace nimstone::wording
