// Five rungs of help with an exercise, from a question to the answer, as facts about this very exercise.
#pragma once

#include "core/practice/alternatives.h"
#include "core/practice/exercise.h"

namespace nimstone::practice {

/// One alternative a skill, in their order; each is itself a variant of the rungs of its ladder.
using Rung = std::variant<ReadBinaryRung, NimSumRung, OutcomeRung, DecidingColumnRung, EligibleHeapRung, HowManyRung,
                          CountMovesRung, AllMovesRung, BashResidueRung, ColdPairRung, ZeckendorfRung, QuotaRung,
                          MexRung, SumValueRung, SpotFlawRung, MisereSwitchRung>;
using Ladder = LadderOf<Rung>;

/// `exercise` is sound.
Ladder hints(const Exercise& exercise);

/// Whether an answer agrees with everything that this rung shows. The rung is of a ladder of that exercise, and the
/// answer one that can be given: a heap that is there, or 1 stone up to the whole heap.
bool fits(const Rung& rung, const Exercise& exercise, const Answer& answer);

/// The kind of rung, where it is of that kind.
template <class Kind>
const Kind* rungAs(const Rung& rung) { return innerAs<Kind>(rung); }

}  // namespace nimstone::practice
