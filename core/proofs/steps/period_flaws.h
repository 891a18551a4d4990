// The steps of two errors about periods: a window begun at heap 0, and a period read off by eye.
#pragma once

#include "core/proofs/steps/step_kind.h"

namespace nimstone::proof {

// --- spot the flaw: the window begun at heap 0 ---

/// "The window may begin at n0 = 0": then it is 0 ≤ n < p + k.
struct WindowFromZeroClaim {
    static constexpr std::string_view kind = "window-from-zero-claim";
    static constexpr std::array<Law, 0> laws{};

    Count period = 0;  ///< the least that passes
    Count last = 0;
    Count below = 0;   ///< p + k
};

/// It passes: g(n + p) = g(n) for all n below.
struct WindowFromZeroPasses {
    static constexpr std::string_view kind = "window-from-zero-passes";
    static constexpr std::array laws{Law::Arithmetic};

    Count period = 0;
    Count below = 0;
    std::vector<Count> values;  ///< g(0) … g(below + period − 1)
};

/// The first heap that differs from the one a period before it, and the option that makes the difference.
struct WindowFromZeroBreaks {
    static constexpr std::string_view kind = "window-from-zero-breaks";
    static constexpr std::array laws{Law::Rules, Law::MexDefinition};

    Count heap = 0;
    Count back = 0;        ///< heap − period
    Count claimed = 0;     ///< g(back)
    Count value = 0;       ///< g(heap)
    bool ofLarger = true;  ///< whether the option is the larger heap's; else it is only the smaller one's
    Count taken = 0;
    Count first = 0;
    Count second = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// What the claim says of the heap on the table: the value of the heap that is left of it when periods are taken off.
struct WindowFromZeroVerdict {
    static constexpr std::string_view kind = "window-from-zero-verdict";
    static constexpr std::array laws{Law::Arithmetic};

    Count size = 0;
    Count like = 0;       ///< size mod p
    Count claimed = 0;
    Count value = 0;
    bool refuted = false; ///< of the game: the claimed period is none
    bool wrong = false;   ///< of this heap

    std::vector<Use> uses(const Proof& proof) const;
};

// --- spot the flaw: a period by eye ---

/// Periods that look right: of {1, 3, 4} those in circulation, else the ones that hold longest.
struct PeriodsByEye {
    static constexpr std::string_view kind = "periods-by-eye";
    static constexpr std::array<Law, 0> laws{};

    std::vector<Count> claims;

    static constexpr std::size_t mostClaims = 3;
};

/// The first heap, from the pre-period on, whose value is not that of the heap a claimed period later.
struct PeriodByEyeBreaks {
    static constexpr std::string_view kind = "period-by-eye-breaks";
    static constexpr std::array laws{Law::Arithmetic};

    Count claim = 0;
    Count heap = 0;
    Count value = 0;
    Count later = 0;       ///< heap + claim
    Count laterValue = 0;

    std::optional<Prediction> prediction() const { return Prediction::number(heap); }
};

/// What a claimed period makes of the heap on the table.
struct ReadByEye {
    Count claim = 0;
    Count like = 0;
    Count value = 0;

    auto operator<=>(const ReadByEye&) const = default;
};

/// The heap on the table, by each claim and in truth.
struct PeriodByEyeVerdict {
    static constexpr std::string_view kind = "period-by-eye-verdict";
    static constexpr std::array laws{Law::Division};

    Count period = 0;
    Count preperiod = 0;
    Count size = 0;
    Count value = 0;
    std::vector<ReadByEye> readings;
    std::size_t wrong = 0;  ///< how many claims give another value

    std::vector<Use> uses(const Proof& proof) const;
};

using PeriodFlawStep = std::variant<WindowFromZeroClaim, WindowFromZeroPasses, WindowFromZeroBreaks, WindowFromZeroVerdict,
                                    PeriodsByEye, PeriodByEyeBreaks, PeriodByEyeVerdict>;

}  // namespace nimstone::proof
