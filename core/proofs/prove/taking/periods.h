// The theorems on periods of nim-sequences, and what they are made from. Inside core/proofs only.
#pragma once

#include <functional>

#include "core/proofs/proof.h"
#include "core/sequences/nim_sequence.h"

namespace nimstone::proof {

/// Sequences are computed up to here, so a certificate ends by here.
inline constexpr Count periodLimit = 2000;

/// The largest amount of a set that a proof is made for.
inline constexpr Count reachLimit = 500;

/// A proved period, and the values up to the end of its certificate.
struct Periodic {
    Period period;
    Certificate certificate;
    std::vector<Count> values;

    /// The smallest heap that has the value of this one by the period.
    Count like(Count heap) const;
    Count value(Count heap) const { return values[like(heap)]; }
};

/// None where no period is proved up to heap `limit`.
std::optional<Periodic> findPeriodic(const SequenceGame& game, Count limit = periodLimit);

const SubtractionSet& setOf(const GameSum& subject);
const TakeAndBreakCode& codeOf(const GameSum& subject);

// The steps of each theorem: of a table that it speaks of.
Steps subtractionPeriodSteps(const Proof& proof);
Steps guySmithSteps(const Proof& proof);
Steps flawWindowSteps(const Proof& proof);
Steps flawByEyeSteps(const Proof& proof);

/// The least period that passes the window from heap 0 below periodLimit; none where none does.
std::optional<Count> periodFromZero(const TakeAndBreakCode& code, const Periodic& periodic);

/// Every option of a heap, in the order of the amounts; one heap before two.
std::vector<CodeOption> optionsOf(const TakeAndBreakCode& code, Count heap, const std::function<Count(Count)>& value);

GuySmithWindow guySmithWindow(const TakeAndBreakCode& code, const Periodic& periodic);
EqualWindowPair equalWindows(const Periodic& periodic);
HeapReadOff readOff(const GameSum& subject, std::size_t heap, const Periodic& periodic);
/// A HeapReadOff for each heap, and ValuesDecide.
void addReadOffs(Steps& steps, const GameSum& subject, const Periodic& periodic);

}  // namespace nimstone::proof
