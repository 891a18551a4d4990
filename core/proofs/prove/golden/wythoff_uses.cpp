// What the steps of the proofs about Wythoff's game lean on.
#include "core/proofs/prove/golden/wythoff.h"

#include "core/proofs/proof.h"
#include "core/proofs/prove/golden/fibonacci.h"

namespace nimstone::proof {

namespace {

/// That cold positions are lost and hot ones won; and that the mex rule makes the cold ones.
std::vector<Use> coldUse(const Proof& proof) { return {{Theorem::WythoffCold, proof.subject}}; }

}  // namespace

std::span<const Law> ColdOutcome::lawsHere(const Proof& proof) const
{
    return proof.theorem == Theorem::WythoffCold ? laws : lawsElsewhere;
}

std::vector<Use> ColdOutcome::uses(const Proof& proof) const
{
    return proof.theorem == Theorem::WythoffCold ? std::vector<Use>{} : coldUse(proof);
}

std::vector<Use> GoldenPair::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> DigitsPairs::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> ExactEqual::uses(const Proof& proof) const { return coldUse(proof); }
std::vector<Use> ExactClaim::uses(const Proof& proof) const { return {{Theorem::WythoffGolden, proof.subject}}; }
std::vector<Use> DoubleTruth::uses(const Proof& proof) const { return {{Theorem::WythoffExact, proof.subject}}; }

std::vector<Use> FibonacciDigits::uses(const Proof&) const
{
    return {{Theorem::Zeckendorf, freshFibonacciSubject(number)}};
}

}  // namespace nimstone::proof
