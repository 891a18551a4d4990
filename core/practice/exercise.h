// An exercise of any skill: what it asks, what is right, what an answer turns out to be, and five rungs of help with it.
//
// Each skill has a class of its own in core/practice/skills/, and every one of them answers what ExerciseKind lists
// (exercise_kind.h). The functions here ask the class that an exercise is of.
#pragma once

#include "core/practice/alternatives.h"
#include "core/practice/skills/nim/all_moves.h"
#include "core/practice/skills/nim/count_moves.h"
#include "core/practice/skills/nim/deciding_column.h"
#include "core/practice/skills/nim/eligible_heap.h"
#include "core/practice/skills/nim/how_many.h"
#include "core/practice/skills/nim/misere_switch.h"
#include "core/practice/skills/nim/nim_sum.h"
#include "core/practice/skills/nim/read_binary.h"
#include "core/practice/skills/other_games/bash_residue.h"
#include "core/practice/skills/other_games/cold_pair.h"
#include "core/practice/skills/other_games/mex.h"
#include "core/practice/skills/other_games/outcome.h"
#include "core/practice/skills/other_games/quota.h"
#include "core/practice/skills/other_games/spot_flaw.h"
#include "core/practice/skills/other_games/sum_value.h"
#include "core/practice/skills/other_games/zeckendorf.h"

namespace nimstone::practice {

/// One alternative a skill, in their order.
using Exercise = std::variant<ReadBinaryExercise, NimSumExercise, OutcomeExercise, DecidingColumnExercise,
                              EligibleHeapExercise, HowManyExercise, CountMovesExercise, AllMovesExercise,
                              BashResidueExercise, ColdPairExercise, ZeckendorfExercise, QuotaExercise, MexExercise,
                              SumValueExercise, SpotFlawExercise, MisereSwitchExercise>;

Skill skillOf(const Exercise& exercise);
Asks asksFor(const Exercise& exercise);
bool isSound(const Exercise& exercise);
bool isWorthAsking(const Exercise& exercise, int level);
/// Of heaps of Nim, the heaps in ascending order.
std::vector<Count> likenessOf(const Exercise& exercise);
/// Of heaps of Nim, heaps times columns.
Count difficultyOf(const Exercise& exercise);
Answers rightAnswers(const Exercise& exercise);
std::vector<Misled> misled(const Exercise& exercise);

/// What there is to choose from, where the exercise asks for a column, a choice or numbers: the weights of the columns,
/// the highest first; the choices, counted from 0; the numbers, in ascending order. Empty for others. A class whose
/// exercises ask for these has `offered() const`.
std::vector<Count> offeredIn(const Exercise& exercise);

/// The heap that an exercise is asked about, where it gives one: a class whose exercises ask for an amount has `heap`.
std::optional<std::size_t> heapAskedIn(const Exercise& exercise);

/// How many columns an answer in binary has, where the number can be put together from bits: a class whose exercises are
/// answered so has `answerColumns() const`. 0 for others.
int columnsAskedIn(const Exercise& exercise);

/// An exercise by chance, perhaps neither sound nor worth asking. `level` is 1 … 3. `game` limits Skill::Outcome to that
/// game; other skills ignore it.
Exercise drawExercise(Skill skill, Chance& chance, int level, std::optional<OutcomeGame> game = std::nullopt);

/// Whether exercises of the skill can be limited to one OutcomeGame.
constexpr bool canBeLimited(Skill skill) { return skill == Skill::Outcome; }

/// The exercise of that skill on these heaps, about the first heap that makes one where it needs a heap. None where the
/// heaps make none, because no answer would be right, or every one; and none of a skill that is not asked about heaps.
std::optional<Exercise> exerciseOn(const Position& position, Skill skill);

/// Whether exercises of the skill are asked about heaps of Nim, so that a person can choose them.
bool isAskedOnHeaps(Skill skill);

/// The heaps of an exercise that is asked about heaps of Nim; none of another.
const Position* heapsIn(const Exercise& exercise);
const Position* heapsIn(Exercise&& exercise) = delete;

// --- what an answer is: right, or wrong in a way that has a name ---

/// One alternative a skill, in their order; each is itself a variant of what an answer can turn out to be there.
using Result = OfEach<Exercise>::Result;

/// `exercise` is sound, and the answer one of the kind that it asks for.
Result check(const Exercise& exercise, const Answer& answer);

bool isRight(const Result& result);

/// The misconception behind a wrong answer, where it is one that is known.
std::optional<Misconception> misconceptionIn(const Result& result);

/// The kind of result, where it is of that kind.
template <class Kind>
const Kind* resultAs(const Result& result) { return innerAs<Kind>(result); }

// --- help, from a question to the answer, as facts about this very exercise ---

/// One alternative a skill, in their order; each is itself a variant of the rungs of its ladder.
using Rung = OfEach<Exercise>::Rung;
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
