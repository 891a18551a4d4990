// How the steps about Wythoff's game are worded, a file a theorem. Inside app/wording only.
#pragma once

#include <QCoreApplication>

#include "app/wording/proofs/golden/wythoff.h"

namespace nimstone::wording {

/// One overload a kind of step and no catch-all: a new kind does not compile until it is worded.
class WythoffWords {
    Q_DECLARE_TR_FUNCTIONS(WythoffWords)

public:
    explicit WythoffWords(const StepPlace& place) : m_place(place) {}

    // --- all theorems ---
    StepText operator()(const proof::HeapPair& step) const;
    StepText operator()(const proof::ColdOutcome& step) const;

    // --- the cold pairs ---
    StepText operator()(const proof::ColdOrigin& step) const;
    StepText operator()(const proof::ColdGrowth& step) const;
    StepText operator()(const proof::ColdTable& step) const;
    StepText operator()(const proof::ColdOnce& step) const;
    StepText operator()(const proof::ColdStraight& step) const;
    StepText operator()(const proof::ColdDiagonal& step) const;
    StepText operator()(const proof::ColdKeepsNone& step) const;
    StepText operator()(const proof::HotCase& step) const;
    StepText operator()(const proof::HotToCold& step) const;
    StepText operator()(const proof::HotMoves& step) const;

    // --- the golden ratio ---
    StepText operator()(const proof::GoldenShares& step) const;
    StepText operator()(const proof::GoldenBelow& step) const;
    StepText operator()(const proof::GoldenHit& step) const;
    StepText operator()(const proof::GoldenSplit& step) const;
    StepText operator()(const proof::GoldenMex& step) const;
    StepText operator()(const proof::GoldenPair& step) const;

    // --- the exact test ---
    StepText operator()(const proof::ExactClaim& step) const;
    StepText operator()(const proof::ExactEqual& step) const;
    StepText operator()(const proof::ExactSize& step) const;
    StepText operator()(const proof::ExactBelow& step) const;
    StepText operator()(const proof::ExactAbove& step) const;
    StepText operator()(const proof::ExactRivals& step) const;

    // --- spot the flaw: φ in double ---
    StepText operator()(const proof::DoubleClaim& step) const;
    StepText operator()(const proof::DoubleSays& step) const;
    StepText operator()(const proof::DoubleTruth& step) const;
    StepText operator()(const proof::DoubleVerdict& step) const;
    StepText operator()(const proof::DoubleNear& step) const;

    // --- Fibonacci digits ---
    StepText operator()(const proof::FibonacciDigits& step) const;
    StepText operator()(const proof::DigitsShift& step) const;
    StepText operator()(const proof::DigitsDifference& step) const;
    StepText operator()(const proof::DigitsOnce& step) const;
    StepText operator()(const proof::DigitsPairs& step) const;

private:
    const StepPlace& m_place;
};

/// The pair as `(3, 5)`, and several of them: `(0, 0), (1, 2), …, (60, 97)`, an ellipsis where indices are left out.
QString pairText(const proof::ColdRow& row);
QString pairsText(const std::vector<proof::ColdRow>& rows);

}  // namespace nimstone::wording
