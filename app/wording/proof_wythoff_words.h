// How the steps about Wythoff's game are worded, a file a theorem. Inside app/wording only.
#pragma once

#include <QCoreApplication>

#include "app/wording/proof_words.h"

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

private:
    const StepPlace& m_place;
};

/// The pair as `(3, 5)`, and several of them: `(0, 0), (1, 2), …, (60, 97)`, an ellipsis where indices are left out.
QString pairText(const proof::ColdRow& row);
QString pairsText(const std::vector<proof::ColdRow>& rows);

}  // namespace nimstone::wording
