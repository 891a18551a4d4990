// The steps of the proofs that show two errors about periods: a window that starts at heap 0, and a period that is
// guessed from the first terms of a nim-sequence. g(n) is the Grundy value of a heap of n stones.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- spot the flaw: the window that starts at heap 0 ---

/// The wrong claim: "the window may start at n0 = 0". So the window is 0 ≤ n < p + k, where p is the claimed period
/// and k is the largest amount that a move may take.
struct WindowFromZeroClaim {
    static constexpr std::string_view kind = "window-from-zero-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"period", "last", "below"};

    Count period = 0;  ///< p, the least period that passes the test in this window
    Count last = 0;
    Count below = 0;   ///< p + k, the end of the window
};

/// The claimed period p passes the test of the window: g(n + p) = g(n) for all n < below.
struct WindowFromZeroPasses {
    static constexpr std::string_view kind = "window-from-zero-passes";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"period", "below", "values"};

    Count period = 0;
    Count below = 0;
    std::vector<Count> values;  ///< the values g(0) … g(below + p − 1)
};

/// The first heap whose value differs from the value of the heap one claimed period earlier, and the option that makes
/// the values different.
struct WindowFromZeroBreaks {
    static constexpr std::string_view kind = "window-from-zero-breaks";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "back", "claimed", "value", "of_larger", "taken", "first", "second"};

    Count heap = 0;
    Count back = 0;        ///< heap − p, the heap one claimed period earlier
    Count claimed = 0;     ///< g(back), the value that the claim predicts for `heap`
    Count value = 0;       ///< g(heap), the true value of `heap`
    bool ofLarger = true;  ///< true if the option is an option of `heap`, false if it is an option of `back`
    Count taken = 0;
    Count first = 0;
    Count second = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// The value that the claim gives for the user's heap. It is the value of the heap that remains if the claimed period
/// is subtracted from the size as often as possible.
struct WindowFromZeroVerdict {
    static constexpr std::string_view kind = "window-from-zero-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"size", "like", "claimed", "value", "refuted", "wrong"};

    Count size = 0;
    Count like = 0;       ///< size mod p, the heap whose value the claim gives
    Count claimed = 0;
    Count value = 0;
    bool refuted = false; ///< true if the claimed period is not a period of the nim-sequence
    bool wrong = false;   ///< true if the value that the claim gives for the user's heap is wrong

    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: a guessed period ---

/// Guessed periods that look right. For the set {1, 3, 4} they are the widespread guesses; for other sets, they are the
/// wrong periods that first fail at the largest heaps.
struct PeriodsByEye {
    static constexpr std::string_view kind = "periods-by-eye";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"claims"};

    std::vector<Count> claims;

    static constexpr std::size_t mostClaims = 3;
};

/// For one guessed period: the first heap, from the pre-period on, whose value differs from the value of the heap one
/// guessed period later.
struct PeriodByEyeBreaks {
    static constexpr std::string_view kind = "period-by-eye-breaks";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"claim", "heap", "value", "later", "later_value"};

    Count claim = 0;
    Count heap = 0;
    Count value = 0;
    Count later = 0;       ///< heap + claim, the heap one guessed period later
    Count laterValue = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// The value that one guessed period gives for the user's heap.
struct ReadByEye {
    static constexpr std::array fieldNames{"claim", "like", "value"};

    Count claim = 0;
    Count like = 0;
    Count value = 0;

    auto operator<=>(const ReadByEye&) const = default;
};

/// The value that each guessed period gives for the user's heap, and the true value of this heap.
struct PeriodByEyeVerdict {
    static constexpr std::string_view kind = "period-by-eye-verdict";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"period", "preperiod", "size", "value", "readings", "wrong"};

    Count period = 0;
    Count preperiod = 0;
    Count size = 0;
    Count value = 0;
    std::vector<ReadByEye> readings;
    std::size_t wrong = 0;  ///< the number of guessed periods that give a wrong value

    std::vector<Use> uses(const Proof& proof) const;
};

using PeriodFlawStep = std::variant<WindowFromZeroClaim, WindowFromZeroPasses, WindowFromZeroBreaks, WindowFromZeroVerdict,
                                    PeriodsByEye, PeriodByEyeBreaks, PeriodByEyeVerdict>;

}  // namespace nimstone::proof
