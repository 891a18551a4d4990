#include "core/proofs/theorem.h"

#include <algorithm>

#include "core/proofs/proof.h"

namespace nimstone::proof {

namespace {

struct Row {
    Theorem theorem;
    std::string_view name;
    Topic topic;
};

constexpr Row theorems[]{
    {Theorem::NimLemma1, "nim-lemma-1", Topic::Nim},
    {Theorem::NimLemma2, "nim-lemma-2", Topic::Nim},
    {Theorem::Bouton, "bouton", Topic::Nim},
    {Theorem::NimCount, "nim-count", Topic::Nim},
    {Theorem::MisereNim, "misere-nim", Topic::NimVariants},
    {Theorem::MooreNim, "moore-nim", Topic::NimVariants},
    {Theorem::StaircaseNim, "staircase-nim", Topic::NimVariants},
    {Theorem::CoinsOnAStrip, "coins-on-a-strip", Topic::NimVariants},
    {Theorem::Bash, "bash", Topic::Remainders},
    {Theorem::BashCountUp, "bash-count-up", Topic::Remainders},
    {Theorem::SubtractionPeriod, "subtraction-period", Topic::Remainders},
    {Theorem::WythoffCold, "wythoff-cold", Topic::Wythoff},
    {Theorem::WythoffGolden, "wythoff-golden", Topic::Wythoff},
    {Theorem::WythoffExact, "wythoff-exact", Topic::Wythoff},
    {Theorem::WythoffZeckendorf, "wythoff-zeckendorf", Topic::Wythoff},
    {Theorem::Zeckendorf, "zeckendorf", Topic::Fibonacci},
    {Theorem::FibonacciNim, "fibonacci-nim", Topic::Fibonacci},
    {Theorem::Mex, "mex", Topic::Sums},
    {Theorem::SumTheorem, "sum-theorem", Topic::Sums},
    {Theorem::GuySmith, "guy-smith", Topic::Sums},
    {Theorem::Euclid, "euclid", Topic::Wythoff},
    {Theorem::Cutcake, "cutcake", Topic::Sums},
    {Theorem::FlawHighestBit, "flaw-highest-bit", Topic::Flaws},
    {Theorem::FlawNotStrict, "flaw-not-strict", Topic::Flaws},
    {Theorem::FlawCountAtMost, "flaw-count-at-most", Topic::Flaws},
    {Theorem::FlawMisereSum, "flaw-misere-sum", Topic::Flaws},
    {Theorem::FlawTrailingBlank, "flaw-trailing-blank", Topic::Flaws},
    {Theorem::FlawWythoffDouble, "flaw-wythoff-double", Topic::Flaws},
    {Theorem::FlawFibonacciInt, "flaw-fibonacci-int", Topic::Flaws},
    {Theorem::FlawMisereGrundy, "flaw-misere-grundy", Topic::Flaws},
    {Theorem::FlawWindowFromZero, "flaw-window-from-zero", Topic::Flaws},
    {Theorem::FlawPeriodByEye, "flaw-period-by-eye", Topic::Flaws},
};

const Row& rowOf(Theorem theorem)
{
    return *std::ranges::find(theorems, theorem, &Row::theorem);
}

}  // namespace

std::string_view name(Theorem theorem)
{
    return rowOf(theorem).name;
}

std::optional<Theorem> theoremNamed(std::string_view text)
{
    const auto named = std::ranges::find(allTheorems(), text, name);
    return named == allTheorems().end() ? std::nullopt : std::optional(*named);
}

Topic topicOf(Theorem theorem)
{
    return rowOf(theorem).topic;
}

}  // namespace nimstone::proof
