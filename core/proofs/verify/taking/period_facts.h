// The facts about a nim-sequence that `verify` uses: the values of heaps, computed by the definition of mex, and the
// period that a certificate proves. For use in core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// The largest number of values that `verify` computes. For each value, it computes the values of all options.
inline constexpr Count mostPlainValues = 6100;

/// A cache of the Grundy values g(0), g(1), …. Each value is computed when it is first used, as the mex over all moves
/// that the rules allow.
class MexValues {
public:
    explicit MexValues(const Proof& proof) : m_rules(proof.rules()) {}

    /// The value of a heap. Requires heap < mostPlainValues.
    Count operator()(Count heap);

    /// Every option of a heap: the number of stones that the move takes, the heaps that it leaves, and their value.
    std::vector<CodeOption> options(Count heap);

    /// True if `values` are the Grundy values g(0) … g(values.size() − 1).
    bool are(const std::vector<Count>& values);

private:
    const Rules& m_rules;
    std::vector<Count> m_values;
};

/// A period that a certificate has proved: g(n + period) = g(n) for all n ≥ preperiod.
struct PlainPeriod {
    Count period = 1;
    Count preperiod = 0;

    Count like(Count heap) const { return heap < preperiod ? heap : heap - (heap - preperiod) / period * period; }
};

/// True if no smaller period and no smaller pre-period exist. `period` must be a period of the sequence.
bool isLeast(const PlainPeriod& period, MexValues& values);

/// True if the proof is about a position of 1 to `most` heaps of a game to which Guy and Smith's theorem applies: an octal code
/// describes it.
bool isAboutOctal(const Proof& proof, std::size_t most);

bool holds(const HeapReadOff& step, std::size_t heap, const Proof& proof, const PlainPeriod& period, MexValues& values);
bool holds(const ValuesDecide& step, const Proof& proof, const PlainPeriod& period, MexValues& values);
bool holds(const EqualWindowPair& step, Count reach, PlainPeriod& period, MexValues& values);
bool holds(const GuySmithWindow& step, Count last, PlainPeriod& period, MexValues& values);

}  // namespace nimstone::proof
