#include "core/proofs/theorem.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/proofs/entry.h"
#include "core/proofs/verifiers.h"

namespace nimstone::proof {

namespace {

/// The facts about a theorem that the code in core/proofs needs.
struct Row {
    Theorem theorem;
    std::string_view name;
    Topic topic;
    /// Makes the entries of the family of the theorem. One of these entries is the entry of the theorem.
    std::vector<Entry> (*entries)();
    std::optional<std::size_t> (*verify)(const Proof& proof);
};

constexpr Row theorems[]{
    {Theorem::NimLemma1, "nim-lemma-1", Topic::Nim, nimEntries, verifyNim},
    {Theorem::NimLemma2, "nim-lemma-2", Topic::Nim, nimEntries, verifyNim},
    {Theorem::Bouton, "bouton", Topic::Nim, nimEntries, verifyNim},
    {Theorem::NimCount, "nim-count", Topic::Nim, nimEntries, verifyNim},
    {Theorem::MisereNim, "misere-nim", Topic::NimVariants, misereEntries, verifyMisere},
    {Theorem::MooreNim, "moore-nim", Topic::NimVariants, mooreEntries, verifyMoore},
    {Theorem::StaircaseNim, "staircase-nim", Topic::NimVariants, staircaseEntries, verifyStaircase},
    {Theorem::CoinsOnAStrip, "coins-on-a-strip", Topic::NimVariants, coinEntries, verifyCoins},
    {Theorem::Bash, "bash", Topic::Remainders, bashEntries, verifyBash},
    {Theorem::BashCountUp, "bash-count-up", Topic::Remainders, bashEntries, verifyBash},
    {Theorem::SubtractionPeriod, "subtraction-period", Topic::Remainders, periodEntries, verifySubtraction},
    {Theorem::WythoffCold, "wythoff-cold", Topic::Wythoff, wythoffEntries, verifyWythoff},
    {Theorem::WythoffGolden, "wythoff-golden", Topic::Wythoff, wythoffEntries, verifyWythoff},
    {Theorem::WythoffExact, "wythoff-exact", Topic::Wythoff, wythoffEntries, verifyWythoff},
    {Theorem::WythoffZeckendorf, "wythoff-zeckendorf", Topic::Wythoff, wythoffEntries, verifyWythoff},
    {Theorem::Zeckendorf, "zeckendorf", Topic::Fibonacci, fibonacciEntries, verifyZeckendorf},
    {Theorem::FibonacciNim, "fibonacci-nim", Topic::Fibonacci, fibonacciEntries, verifyFibonacciNim},
    {Theorem::Mex, "mex", Topic::Sums, mexEntries, verifyMex},
    {Theorem::SumTheorem, "sum-theorem", Topic::Sums, sumEntries, verifySum},
    {Theorem::GuySmith, "guy-smith", Topic::Sums, periodEntries, verifyGuySmith},
    {Theorem::Euclid, "euclid", Topic::Wythoff, euclidEntries, verifyEuclid},
    {Theorem::Cutcake, "cutcake", Topic::Sums, cutcakeEntries, verifyCutcake},
    {Theorem::FlawHighestBit, "flaw-highest-bit", Topic::Flaws, nimEntries, verifyNim},
    {Theorem::FlawNotStrict, "flaw-not-strict", Topic::Flaws, nimFlawEntries, verifyNimFlaws},
    {Theorem::FlawCountAtMost, "flaw-count-at-most", Topic::Flaws, nimFlawEntries, verifyNimFlaws},
    {Theorem::FlawMisereSum, "flaw-misere-sum", Topic::Flaws, misereEntries, verifyMisere},
    {Theorem::FlawTrailingBlank, "flaw-trailing-blank", Topic::Flaws, nimFlawEntries, verifyNimFlaws},
    {Theorem::FlawWythoffDouble, "flaw-wythoff-double", Topic::Flaws, wythoffEntries, verifyWythoff},
    {Theorem::FlawFibonacciInt, "flaw-fibonacci-int", Topic::Flaws, fibonacciEntries, verifyFlawFibonacciInt},
    {Theorem::FlawMisereGrundy, "flaw-misere-grundy", Topic::Flaws, misereGrundyEntries, verifyMisereGrundy},
    {Theorem::FlawWindowFromZero, "flaw-window-from-zero", Topic::Flaws, periodEntries, verifyWindowFromZero},
    {Theorem::FlawPeriodByEye, "flaw-period-by-eye", Topic::Flaws, periodEntries, verifyByEye},
};

static_assert(std::ranges::is_sorted(theorems, {}, &Row::theorem) && theorems[std::size(theorems) - 1].theorem == Theorem(std::size(theorems) - 1),
              "one row for each theorem, in the order of the enumeration");

const Row& rowOf(Theorem theorem)
{
    return theorems[static_cast<std::size_t>(theorem)];
}

}  // namespace

std::string_view name(Theorem theorem)
{
    return rowOf(theorem).name;
}

std::optional<Theorem> theoremNamed(std::string_view text)
{
    const auto named = std::ranges::find(theorems, text, &Row::name);
    return named == std::end(theorems) ? std::nullopt : std::optional(named->theorem);
}

Topic topicOf(Theorem theorem)
{
    return rowOf(theorem).topic;
}

std::span<const Theorem> allTheorems()
{
    static constexpr auto all = [] {
        std::array<Theorem, std::size(theorems)> list{};
        std::ranges::transform(theorems, list.begin(), &Row::theorem);
        return list;
    }();
    return all;
}

const Entry& entryOf(Theorem theorem)
{
    static const std::vector<Entry> all = [] {
        std::vector<Entry> list;
        for (const Row& row : theorems) {
            const std::vector<Entry> family = row.entries();
            list.push_back(*std::ranges::find(family, row.theorem, &Entry::theorem));
        }
        return list;
    }();
    return all[static_cast<std::size_t>(theorem)];
}

std::span<const std::string_view> gamesOf(Theorem theorem)
{
    return entryOf(theorem).games;
}

std::optional<std::size_t> verify(const Proof& proof)
{
    return rowOf(proof.theorem).verify(proof);
}

}  // namespace nimstone::proof
