// The facts about a nim-sequence that `verify` uses: the values by the definition of mex, and the period that a
// certificate proves. For core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// The largest number of values that `verify` computes. It searches all options for each value.
inline constexpr Count mostPlainValues = 6100;

/// The values g(0), g(1), …, each computed on first use: the mex over all moves that the rules allow.
class MexValues {
public:
    explicit MexValues(const Proof& proof) : m_rules(proof.rules()) {}

    /// The value of a heap. Requires heap < mostPlainValues.
    Count operator()(Count heap);

    /// Every option of a heap: what a move takes and leaves, and its value.
    std::vector<CodeOption> options(Count heap);

    /// True if `values` are g(0) … g(values.size() − 1).
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

/// True if there is no smaller period and no smaller pre-period. `period` itself must be a period.
bool isLeast(const PlainPeriod& period, MexValues& values);

/// The games to which Guy and Smith's theorem applies.
inline const std::initializer_list<std::string_view> octalGames{"octal", "kayles", "dawson-kayles", "dawsons-chess",
                                                                "treblecross"};

bool holds(const HeapReadOff& step, std::size_t heap, const Proof& proof, const PlainPeriod& period, MexValues& values);
bool holds(const ValuesDecide& step, const Proof& proof, const PlainPeriod& period, MexValues& values);
bool holds(const EqualWindowPair& step, Count reach, PlainPeriod& period, MexValues& values);
bool holds(const GuySmithWindow& step, Count last, PlainPeriod& period, MexValues& values);

}  // namespace nimstone::proof
