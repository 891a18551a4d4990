// The steps of the proofs about Fibonacci numbers and Fibonacci Nim in words.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/wording/proof_words.h"

namespace nimstone::wording {

StepText stepText(const proof::ZeckendorfStep& step, const StepPlace& place);
StepText stepText(const proof::QuotaStep& step, const StepPlace& place);
StepText stepText(const proof::IntTableStep& step, const StepPlace& place);

std::vector<ProofPreset> fibonacciPresets(proof::Theorem theorem);

/// Zeckendorf: the greedy choices. Fibonacci Nim: the answers to every amount, or else the winning sums. The flaw: what
/// the table holds from f[47] on.
ProofTable fibonacciTableText(const proof::Proof& proof);

/// `1 + 3 + 55`; of a long sum the middle is left out.
QString shortSum(const std::vector<Count>& summands);

/// One overload a kind of step and no catch-all: a new kind does not compile until it is worded. Zeckendorf's theorem is
/// worded in proof_fibonacci.cpp, the game in proof_fibonacci_nim.cpp, the flaw in proof_fibonacci_int.cpp.
class FibonacciStepWords {
    Q_DECLARE_TR_FUNCTIONS(FibonacciStepWords)

public:
    explicit FibonacciStepWords(const StepPlace& place) : m_place(place) {}

    StepText operator()(const proof::FibonacciNumbers& step) const;
    StepText operator()(const proof::GreedyPart& step) const;
    StepText operator()(const proof::ZeckendorfForm& step) const;
    StepText operator()(const proof::MostWithout& step) const;
    StepText operator()(const proof::ForcedParts& step) const;
    StepText operator()(const proof::OnlyForm& step) const;

    StepText operator()(const proof::QuotaParts& step) const;
    StepText operator()(const proof::QuotaReach& step) const;
    StepText operator()(const proof::NothingToTake& step) const;
    StepText operator()(const proof::TakeSmallestPart& step) const;
    StepText operator()(const proof::NextPartBeyond& step) const;
    StepText operator()(const proof::BreakSmallestPart& step) const;
    StepText operator()(const proof::AnswerFits& step) const;
    StepText operator()(const proof::EveryTake& step) const;
    StepText operator()(const proof::QuotaConclusion& step) const;
    StepText operator()(const proof::QuotaWinningMoves& step) const;

    StepText operator()(const proof::IntTableClaim& step) const;
    StepText operator()(const proof::IntOverflow& step) const;
    StepText operator()(const proof::WrappedEntries& step) const;
    StepText operator()(const proof::IntTableLookup& step) const;
    StepText operator()(const proof::IntTableVerdict& step) const;
    StepText operator()(const proof::IntTableRepair& step) const;

private:
    /// Whether the heap that is broken is the opponent's: after z₁ was taken.
    bool isOpponents() const { return m_place.earlier<proof::TakeSmallestPart>() != nullptr; }
    /// The smallest part of the heap that is broken: z₁, or z₂ where the opponent breaks it.
    QString brokenPart() const { return indexed(u'z', isOpponents() ? 1 : 0); }

    const StepPlace& m_place;
};

}  // namespace nimstone::wording
