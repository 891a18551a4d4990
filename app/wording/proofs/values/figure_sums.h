// The words in the figures of values and sums: short, on one line each, with the light markup of sentences.
#pragma once

#include <QString>
#include <cstddef>
#include <span>

#include "core/outcome.h"
#include "core/position.h"

namespace nimstone::wording {

/// Over the numbers that are crossed off one after another: "values of the options".
QString figureOptionValues();

/// Beneath positions along a bow, the end at its left: which way moves lead.
QString figureMovesRound();

/// Beneath a figure that shows the moves of one position at a time.
QString figureMovesInTurn();

/// The row beneath the parts of a sum.
QString figureSumOfValues();

/// Over the row of values that a move can give the sum.
QString figureReachedValues();

/// Over the same row, once b stands at its end.
QString figureValuesBelow(Count sum);

/// "part 1", for a part counted from 0, where there is no room for more.
QString figurePart(std::size_t part);

// --- misère play by Grundy values ---

/// Beside a letter P or N: what the claim says, and what is true.
QString figureClaimHead();
QString figureTruthHead();

/// Over a position and its options: the person's own, and the first that the claim is wrong about.
QString figureOwnPosition();
QString figureFirstWrong();

/// Over the figure, a step at a time.
QString figureValuesAsHeaps();
QString figureClaimedOf(std::span<const Count> values, Count sum, Outcome claimed);
QString figureTruthOf(Outcome outcome);
QString figureClaimAndTruth(Outcome claimed, Outcome truth);
QString figureNotOver(std::span<const Count> values, Count sum);
QString figureStuckAtZero(Count heap);
QString figurePremiseHolds();

QString noteMostOptions(std::size_t shown);

}  // namespace nimstone::wording
