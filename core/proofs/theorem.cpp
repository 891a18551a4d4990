#include "core/proofs/theorem.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/proofs/entry.h"
#include "core/proofs/verifiers.h"

namespace nimstone::proof {

namespace {

/// The order in which theorems are suggested. The program suggests the first theorem in this order that applies to the position.
/// Theorems of equal rank are in the order of the enumeration.
enum class Suggested {
    WhoWins,       ///< theorems about who wins
    Values,        ///< theorems about Grundy values
    AllPositions,  ///< the proof lists all positions that can be reached
    Never,
};

/// The facts about a theorem that the code in core/proofs needs.
struct Row {
    Theorem theorem;
    std::string_view name;
    Topic topic;
    /// Makes the entries of the family of the theorem. One of these entries is the entry of the theorem.
    std::vector<Entry> (*entries)();
    std::optional<std::size_t> (*verify)(const Proof& proof);
    Suggested suggested;
};

constexpr Row theorems[]{
    {Theorem::NimLemma1, "nim-lemma-1", Topic::Nim, nimEntries, verifyNim, Suggested::WhoWins},
    {Theorem::NimLemma2, "nim-lemma-2", Topic::Nim, nimEntries, verifyNim, Suggested::WhoWins},
    {Theorem::Bouton, "bouton", Topic::Nim, nimEntries, verifyNim, Suggested::WhoWins},
    {Theorem::NimCount, "nim-count", Topic::Nim, nimEntries, verifyNim, Suggested::Never},
    {Theorem::MisereNim, "misere-nim", Topic::NimVariants, misereEntries, verifyMisere, Suggested::WhoWins},
    {Theorem::MooreNim, "moore-nim", Topic::NimVariants, mooreEntries, verifyMoore, Suggested::WhoWins},
    {Theorem::StaircaseNim, "staircase-nim", Topic::NimVariants, staircaseEntries, verifyStaircase, Suggested::WhoWins},
    {Theorem::CoinsOnAStrip, "coins-on-a-strip", Topic::NimVariants, coinEntries, verifyCoins, Suggested::WhoWins},
    {Theorem::TurningTurtles, "turning-turtles", Topic::NimVariants, nimEntries, verifyNim, Suggested::WhoWins},
    {Theorem::Bash, "bash", Topic::Remainders, bashEntries, verifyBash, Suggested::WhoWins},
    {Theorem::BashCountUp, "bash-count-up", Topic::Remainders, bashEntries, verifyBash, Suggested::Never},
    {Theorem::SubtractionPeriod, "subtraction-period", Topic::Remainders, periodEntries, verifySubtraction, Suggested::Values},
    {Theorem::WythoffCold, "wythoff-cold", Topic::Wythoff, wythoffEntries, verifyWythoff, Suggested::WhoWins},
    {Theorem::WythoffGolden, "wythoff-golden", Topic::Wythoff, wythoffEntries, verifyWythoff, Suggested::Never},
    {Theorem::WythoffExact, "wythoff-exact", Topic::Wythoff, wythoffEntries, verifyWythoff, Suggested::Never},
    {Theorem::WythoffZeckendorf, "wythoff-zeckendorf", Topic::Wythoff, wythoffEntries, verifyWythoff, Suggested::Never},
    {Theorem::Zeckendorf, "zeckendorf", Topic::Fibonacci, fibonacciEntries, verifyZeckendorf, Suggested::Never},
    {Theorem::FibonacciNim, "fibonacci-nim", Topic::Fibonacci, fibonacciEntries, verifyFibonacciNim, Suggested::WhoWins},
    {Theorem::Mex, "mex", Topic::Sums, mexEntries, verifyMex, Suggested::AllPositions},
    {Theorem::SumTheorem, "sum-theorem", Topic::Sums, sumEntries, verifySum, Suggested::Values},
    {Theorem::GuySmith, "guy-smith", Topic::Sums, periodEntries, verifyGuySmith, Suggested::Values},
    {Theorem::Euclid, "euclid", Topic::Wythoff, euclidEntries, verifyEuclid, Suggested::WhoWins},
    {Theorem::Cutcake, "cutcake", Topic::Sums, cutcakeEntries, verifyCutcake, Suggested::Values},
    {Theorem::FlawHighestBit, "flaw-highest-bit", Topic::Flaws, nimEntries, verifyNim, Suggested::Never},
    {Theorem::FlawNotStrict, "flaw-not-strict", Topic::Flaws, nimFlawEntries, verifyNimFlaws, Suggested::Never},
    {Theorem::FlawCountAtMost, "flaw-count-at-most", Topic::Flaws, nimFlawEntries, verifyNimFlaws, Suggested::Never},
    {Theorem::FlawMisereSum, "flaw-misere-sum", Topic::Flaws, misereEntries, verifyMisere, Suggested::Never},
    {Theorem::FlawTrailingBlank, "flaw-trailing-blank", Topic::Flaws, nimFlawEntries, verifyNimFlaws, Suggested::Never},
    {Theorem::FlawWythoffDouble, "flaw-wythoff-double", Topic::Flaws, wythoffEntries, verifyWythoff, Suggested::Never},
    {Theorem::FlawFibonacciInt, "flaw-fibonacci-int", Topic::Flaws, fibonacciEntries, verifyFlawFibonacciInt, Suggested::Never},
    {Theorem::FlawMisereGrundy, "flaw-misere-grundy", Topic::Flaws, misereGrundyEntries, verifyMisereGrundy, Suggested::Never},
    {Theorem::FlawWindowFromZero, "flaw-window-from-zero", Topic::Flaws, periodEntries, verifyWindowFromZero, Suggested::Never},
    {Theorem::FlawPeriodByEye, "flaw-period-by-eye", Topic::Flaws, periodEntries, verifyByEye, Suggested::Never},
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

std::span<const Theorem> suggestedTheorems()
{
    static const std::vector<Theorem> inOrder = [] {
        std::vector<Theorem> list(allTheorems().begin(), allTheorems().end());
        const auto rank = [](Theorem theorem) { return rowOf(theorem).suggested; };
        std::ranges::stable_sort(list, {}, rank);
        std::erase_if(list, [rank](Theorem theorem) { return rank(theorem) == Suggested::Never; });
        return list;
    }();
    return inOrder;
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
