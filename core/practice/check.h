// What an answer to an exercise is: right, or wrong in a way that has a name.
#pragma once

#include "core/practice/alternatives.h"
#include "core/practice/exercise.h"

namespace nimstone::practice {

/// One alternative a skill, in their order; each is itself a variant of what an answer can turn out to be there.
using Result = std::variant<ReadBinaryResult, NimSumResult, OutcomeResult, DecidingColumnResult, EligibleHeapResult,
                            HowManyResult, CountMovesResult, AllMovesResult, BashResidueResult, ColdPairResult,
                            ZeckendorfResult, QuotaResult, MexResult, SumValueResult, SpotFlawResult,
                            MisereSwitchResult>;

/// `exercise` is sound, and the answer one of the kind that it asks for.
Result check(const Exercise& exercise, const Answer& answer);

bool isRight(const Result& result);

/// The misconception behind a wrong answer, where it is one that is known.
std::optional<Misconception> misconceptionIn(const Result& result);

/// The kind of result, where it is of that kind.
template <class Kind>
const Kind* resultAs(const Result& result) { return innerAs<Kind>(result); }

}  // namespace nimstone::practice
