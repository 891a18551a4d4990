// The theorems on periods of nim-sequences, and the functions that make their steps. For use in core/proofs only.
#pragma once

#include <functional>

#include "core/proofs/proof.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::proof {

/// The limit of the heap sizes for which sequences are computed. Every certificate ends before it.
inline constexpr Count periodLimit = 2000;

/// The largest amount that a subtraction set may contain in a proof.
inline constexpr Count reachLimit = 500;

/// A period that a certificate proves, and the values of all heaps up to the end of this certificate.
struct Periodic {
    Period period;
    Certificate certificate;
    std::vector<Count> values;

    /// The smallest heap that has the same value as the heap `heap` because of the period.
    Count like(Count heap) const;
    Count value(Count heap) const { return values[like(heap)]; }
};

/// Finds the period of a game and its certificate; nullopt if no period can be proved with at most `limit` terms.
std::optional<Periodic> findPeriodic(const HeapRules& rules, Count limit = periodLimit);

const SubtractionSet& setOf(const GameSum& subject);
const TakeAndBreakCode& codeOf(const GameSum& subject);

// The functions that make the steps of each theorem. The theorem must apply to the subject of the proof.
Steps subtractionPeriodSteps(const Proof& proof);
Steps guySmithSteps(const Proof& proof);
Steps flawWindowSteps(const Proof& proof);
Steps flawByEyeSteps(const Proof& proof);

/// The least period that passes the test in the window that starts at heap 0. The search considers heaps up to
/// periodLimit; nullopt if no period passes.
std::optional<Count> periodFromZero(const TakeAndBreakCode& code, const Periodic& periodic);

/// Lists every option of a heap in the order of the amounts. For each amount, options that leave one heap come before
/// options that leave two heaps.
std::vector<CodeOption> optionsOf(const TakeAndBreakCode& code, Count heap, const std::function<Count(Count)>& value);

GuySmithWindow guySmithWindow(const TakeAndBreakCode& code, const Periodic& periodic);
EqualWindowPair equalWindows(const Periodic& periodic);
HeapReadOff readOff(const GameSum& subject, std::size_t heap, const Periodic& periodic);
/// Appends one step HeapReadOff for each heap of the subject, and the step ValuesDecide.
void addReadOffs(Steps& steps, const GameSum& subject, const Periodic& periodic);

}  // namespace nimstone::proof
