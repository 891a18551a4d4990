// The theorems on periods of nim-sequences, and the helpers that make their steps. For core/proofs only.
#pragma once

#include <functional>

#include "core/proofs/proof.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::proof {

/// Sequences are computed for heaps below this number, so every certificate ends before it.
inline constexpr Count periodLimit = 2000;

/// The largest amount that a subtraction set may have in a proof.
inline constexpr Count reachLimit = 500;

/// A proved period, and the values of all heaps up to the end of its certificate.
struct Periodic {
    Period period;
    Certificate certificate;
    std::vector<Count> values;

    /// The smallest heap that has the same value as `heap` because of the period.
    Count like(Count heap) const;
    Count value(Count heap) const { return values[like(heap)]; }
};

/// Nullopt if no period is proved with at most `limit` terms.
std::optional<Periodic> findPeriodic(const SequenceGame& game, Count limit = periodLimit);

const SubtractionSet& setOf(const GameSum& subject);
const TakeAndBreakCode& codeOf(const GameSum& subject);

// The steps of each theorem. The theorem must apply to the subject of the proof.
Steps subtractionPeriodSteps(const Proof& proof);
Steps guySmithSteps(const Proof& proof);
Steps flawWindowSteps(const Proof& proof);
Steps flawByEyeSteps(const Proof& proof);

/// The least period that passes the test in the window from heap 0, as far as periodLimit; nullopt if no period passes.
std::optional<Count> periodFromZero(const TakeAndBreakCode& code, const Periodic& periodic);

/// Every option of a heap, in the order of the amounts. For each amount, an option of one heap comes before those of two
/// heaps.
std::vector<CodeOption> optionsOf(const TakeAndBreakCode& code, Count heap, const std::function<Count(Count)>& value);

GuySmithWindow guySmithWindow(const TakeAndBreakCode& code, const Periodic& periodic);
EqualWindowPair equalWindows(const Periodic& periodic);
HeapReadOff readOff(const GameSum& subject, std::size_t heap, const Periodic& periodic);
/// Appends a HeapReadOff for each heap, and ValuesDecide.
void addReadOffs(Steps& steps, const GameSum& subject, const Periodic& periodic);

}  // namespace nimstone::proof
