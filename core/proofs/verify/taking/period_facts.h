// What `verify` knows of a nim-sequence: values by the definition itself, and what a certificate makes of them. Inside
// core/proofs/verify only.
#pragma once

#include <vector>

#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

/// Proofs are held against so many values at most: each is a search through all options.
inline constexpr Count mostPlainValues = 6100;

/// g(0), g(1), …, computed when they are asked for: the mex over every move that the rules allow.
class PlainValues {
public:
    explicit PlainValues(const Proof& proof) : m_rules(proof.rules()) {}

    /// Of a heap below mostPlainValues.
    Count operator()(Count heap);

    /// Every option of a heap: what a move takes and leaves, and its value.
    std::vector<CodeOption> options(Count heap);

    /// Whether these are g(0) … g(values.size() − 1).
    bool are(const std::vector<Count>& values);

private:
    const Rules& m_rules;
    std::vector<Count> m_values;
};

/// g(n + period) = g(n) for n ≥ preperiod, once a certificate was seen to hold.
struct PlainPeriod {
    Count period = 1;
    Count preperiod = 0;

    Count like(Count heap) const { return heap < preperiod ? heap : heap - (heap - preperiod) / period * period; }
};

/// Whether no smaller period and no smaller pre-period would do, given that this one does.
bool isLeast(const PlainPeriod& period, PlainValues& values);

/// What Guy and Smith's theorem speaks of.
inline const std::initializer_list<std::string_view> octalGames{"octal", "kayles", "dawson-kayles", "dawsons-chess",
                                                                "treblecross"};

bool holds(const HeapReadOff& step, std::size_t heap, const Proof& proof, const PlainPeriod& period, PlainValues& values);
bool holds(const ValuesDecide& step, const Proof& proof, const PlainPeriod& period, PlainValues& values);
bool holds(const EqualWindowPair& step, Count reach, PlainPeriod& period, PlainValues& values);
bool holds(const GuySmithWindow& step, Count last, PlainPeriod& period, PlainValues& values);

}  // namespace nimstone::proof
