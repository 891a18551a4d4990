// The steps of two errors about periods: a window that starts at heap 0, and a period that is guessed from the first
// terms.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- spot the flaw: the window that starts at heap 0 ---

/// The claim: "the window may start at n0 = 0", so it is 0 ≤ n < p + k.
struct WindowFromZeroClaim {
    static constexpr std::string_view kind = "window-from-zero-claim";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"period", "last", "below"};

    Count period = 0;  ///< p, the least period that passes the test
    Count last = 0;
    Count below = 0;   ///< p + k, the end of the window
};

/// The claimed period passes the test: g(n + p) = g(n) for all n < below.
struct WindowFromZeroPasses {
    static constexpr std::string_view kind = "window-from-zero-passes";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"period", "below", "values"};

    Count period = 0;
    Count below = 0;
    std::vector<Count> values;  ///< the values g(0) … g(below + period − 1)
};

/// The first heap whose value differs from that of the heap one period before it, and the option that makes the
/// difference.
struct WindowFromZeroBreaks {
    static constexpr std::string_view kind = "window-from-zero-breaks";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};
    static constexpr std::array fieldNames{"heap", "back", "claimed", "value", "of_larger", "taken", "first", "second"};

    Count heap = 0;
    Count back = 0;        ///< heap − period, the heap one period before
    Count claimed = 0;     ///< g(back), which the claim predicts
    Count value = 0;       ///< g(heap), the true value
    bool ofLarger = true;  ///< true if `heap` has the option and `back` does not; false if it is the other way round
    Count taken = 0;
    Count first = 0;
    Count second = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// The value that the claim gives for the user's heap: that of the heap that is left after whole periods are subtracted.
struct WindowFromZeroVerdict {
    static constexpr std::string_view kind = "window-from-zero-verdict";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"size", "like", "claimed", "value", "refuted", "wrong"};

    Count size = 0;
    Count like = 0;       ///< size mod p, the heap to which the claim reduces it
    Count claimed = 0;
    Count value = 0;
    bool refuted = false; ///< the claimed period is not a period of the game
    bool wrong = false;   ///< the claimed value of this heap is wrong

    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: a guessed period ---

/// Guessed periods that look right: for {1, 3, 4} the ones in circulation, otherwise the ones that hold longest.
struct PeriodsByEye {
    static constexpr std::string_view kind = "periods-by-eye";
    static constexpr std::array<Law, 0> laws{};
    static constexpr std::array fieldNames{"claims"};

    std::vector<Count> claims;

    static constexpr std::size_t mostClaims = 3;
};

/// The first heap, from the pre-period on, whose value differs from that of the heap one claimed period later.
struct PeriodByEyeBreaks {
    static constexpr std::string_view kind = "period-by-eye-breaks";
    static constexpr std::array laws{Law::Arithmetic};
    static constexpr std::array fieldNames{"claim", "heap", "value", "later", "later_value"};

    Count claim = 0;
    Count heap = 0;
    Count value = 0;
    Count later = 0;       ///< heap + claim, the heap one claimed period later
    Count laterValue = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// The value that a claimed period gives for the user's heap.
struct ReadByEye {
    static constexpr std::array fieldNames{"claim", "like", "value"};

    Count claim = 0;
    Count like = 0;
    Count value = 0;

    auto operator<=>(const ReadByEye&) const = default;
};

/// The value of the user's heap by each claim, and its true value.
struct PeriodByEyeVerdict {
    static constexpr std::string_view kind = "period-by-eye-verdict";
    static constexpr std::array laws{Law::Division};
    static constexpr std::array fieldNames{"period", "preperiod", "size", "value", "readings", "wrong"};

    Count period = 0;
    Count preperiod = 0;
    Count size = 0;
    Count value = 0;
    std::vector<ReadByEye> readings;
    std::size_t wrong = 0;  ///< the number of claims that give a wrong value

    std::vector<Use> uses(const Proof& proof) const;
};

using PeriodFlawStep = std::variant<WindowFromZeroClaim, WindowFromZeroPasses, WindowFromZeroBreaks, WindowFromZeroVerdict,
                                    PeriodsByEye, PeriodByEyeBreaks, PeriodByEyeVerdict>;

}  // namespace nimstone::proof
