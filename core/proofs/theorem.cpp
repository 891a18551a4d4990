#include "core/proofs/theorem.h"

#include "core/proofs/proof.h"

namespace nimstone::proof {

std::string_view name(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1: return "nim-lemma-1";
    case Theorem::NimLemma2: return "nim-lemma-2";
    case Theorem::Bouton: return "bouton";
    case Theorem::NimCount: return "nim-count";
    case Theorem::MisereNim: return "misere-nim";
    case Theorem::MooreNim: return "moore-nim";
    case Theorem::StaircaseNim: return "staircase-nim";
    case Theorem::Bash: return "bash";
    case Theorem::BashCountUp: return "bash-count-up";
    case Theorem::SubtractionPeriod: return "subtraction-period";
    case Theorem::WythoffCold: return "wythoff-cold";
    case Theorem::WythoffGolden: return "wythoff-golden";
    case Theorem::WythoffExact: return "wythoff-exact";
    case Theorem::WythoffZeckendorf: return "wythoff-zeckendorf";
    case Theorem::Zeckendorf: return "zeckendorf";
    case Theorem::FibonacciNim: return "fibonacci-nim";
    case Theorem::Mex: return "mex";
    case Theorem::SumTheorem: return "sum-theorem";
    case Theorem::GuySmith: return "guy-smith";
    case Theorem::Euclid: return "euclid";
    case Theorem::Cutcake: return "cutcake";
    case Theorem::FlawHighestBit: return "flaw-highest-bit";
    case Theorem::FlawNotStrict: return "flaw-not-strict";
    case Theorem::FlawCountAtMost: return "flaw-count-at-most";
    case Theorem::FlawMisereSum: return "flaw-misere-sum";
    case Theorem::FlawTrailingBlank: return "flaw-trailing-blank";
    case Theorem::FlawWythoffDouble: return "flaw-wythoff-double";
    case Theorem::FlawFibonacciInt: return "flaw-fibonacci-int";
    case Theorem::FlawMisereGrundy: return "flaw-misere-grundy";
    case Theorem::FlawWindowFromZero: return "flaw-window-from-zero";
    case Theorem::FlawPeriodByEye: return "flaw-period-by-eye";
    }
    return {};
}

std::optional<Theorem> theoremNamed(std::string_view text)
{
    for (const Theorem theorem : allTheorems()) {
        if (name(theorem) == text)
            return theorem;
    }
    return std::nullopt;
}

Topic topicOf(Theorem theorem)
{
    switch (theorem) {
    case Theorem::NimLemma1:
    case Theorem::NimLemma2:
    case Theorem::Bouton:
    case Theorem::NimCount: return Topic::Nim;
    case Theorem::MisereNim:
    case Theorem::MooreNim:
    case Theorem::StaircaseNim: return Topic::NimKin;
    case Theorem::Bash:
    case Theorem::BashCountUp:
    case Theorem::SubtractionPeriod: return Topic::Remainders;
    case Theorem::WythoffCold:
    case Theorem::WythoffGolden:
    case Theorem::WythoffExact:
    case Theorem::WythoffZeckendorf:
    case Theorem::Euclid: return Topic::Wythoff;
    case Theorem::Zeckendorf:
    case Theorem::FibonacciNim: return Topic::Fibonacci;
    case Theorem::Mex:
    case Theorem::SumTheorem:
    case Theorem::GuySmith:
    case Theorem::Cutcake: return Topic::Sums;
    case Theorem::FlawHighestBit:
    case Theorem::FlawNotStrict:
    case Theorem::FlawCountAtMost:
    case Theorem::FlawMisereSum:
    case Theorem::FlawTrailingBlank:
    case Theorem::FlawWythoffDouble:
    case Theorem::FlawFibonacciInt:
    case Theorem::FlawMisereGrundy:
    case Theorem::FlawWindowFromZero:
    case Theorem::FlawPeriodByEye: break;
    }
    return Topic::Flaws;
}

}  // namespace nimstone::proof
