// An exercise of any skill: its question, its right answers, the check of an answer, and a hint ladder of five hints (rungs).
//
// Each skill has its own class in core/practice/skills/, and every class has the functions that ExerciseKind lists
// (exercise_kind.h). The functions in this header call the functions of the exercise's class.
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

/// An exercise of any skill. The variant has one class for each skill, in the order of the skills.
using Exercise = std::variant<ReadBinaryExercise, NimSumExercise, OutcomeExercise, DecidingColumnExercise,
                              EligibleHeapExercise, HowManyExercise, CountMovesExercise, AllMovesExercise,
                              BashResidueExercise, ColdPairExercise, ZeckendorfExercise, QuotaExercise, MexExercise,
                              SumValueExercise, SpotFlawExercise, MisereSwitchExercise>;

Skill skillOf(const Exercise& exercise);
Asks asksFor(const Exercise& exercise);
bool isSound(const Exercise& exercise);
bool isWorthAsking(const Exercise& exercise, int level);
/// A key that is equal for exercises that look the same to a person. For exercises on heaps of Nim, it is the heaps in
/// ascending order.
std::vector<Count> dedupKeyOf(const Exercise& exercise);
/// A measure that is higher at a higher level, on average. For exercises on heaps of Nim, it is the number of heaps times
/// the number of columns.
Count difficultyOf(const Exercise& exercise);
Answers rightAnswers(const Exercise& exercise);
std::vector<MisconceptionAnswer> misconceptionAnswers(const Exercise& exercise);

/// The values to choose from, if the exercise asks for a column, a choice or numbers. For a column they are the weights, the
/// highest first; for a choice the indices from 0; for numbers the numbers in ascending order. Empty for other exercises. A
/// class whose exercises offer values has `offered() const`.
std::vector<Count> offeredIn(const Exercise& exercise);

/// The index of the heap that the exercise asks about; nullopt if there is none. A class whose exercises ask for an amount has
/// a member `heap`.
std::optional<std::size_t> heapAskedIn(const Exercise& exercise);

/// The number of columns of an answer in binary; 0 if the user does not enter the answer bit by bit. A class whose exercises
/// are answered bit by bit has `answerColumns() const`.
int columnsAskedIn(const Exercise& exercise);

/// Draws a random exercise, which may be neither sound nor worth asking. `level` is 1 to 3. If `game` is given, Skill::Outcome
/// asks about this game only; other skills ignore it.
Exercise drawExercise(Skill skill, Chance& chance, int level, std::optional<OutcomeGame> game = std::nullopt);

/// True if exercises of the skill can be limited to one OutcomeGame.
constexpr bool canBeLimited(Skill skill) { return skill == Skill::Outcome; }

/// Makes the exercise of the skill on these heaps. If the skill asks about one heap, it is the first heap that makes a sound
/// exercise. Returns nullopt if the heaps make no exercise, because no answer or every answer would be right, or if the skill
/// is not asked on heaps.
std::optional<Exercise> exerciseOn(const Position& position, Skill skill);

/// True if exercises of the skill are asked on heaps of Nim, so that the user can choose the heaps.
bool isAskedOnHeaps(Skill skill);

/// The heaps of an exercise on heaps of Nim; null for any other exercise. The pointer points into the exercise.
const Position* heapsIn(const Exercise& exercise);
const Position* heapsIn(Exercise&& exercise) = delete;

// --- The result of an answer: right, or wrong for a reason that has a name. ---

/// The result of an answer in any skill. The variant has one alternative for each skill, in the order of the skills. Each
/// alternative is itself a variant of the results that an answer can have in that skill.
using Result = OfEach<Exercise>::Result;

/// Checks an answer. The exercise must be sound, and the answer must be of the kind that the exercise asks for.
Result check(const Exercise& exercise, const Answer& answer);

bool isRight(const Result& result);

/// The misconception behind a wrong answer; nullopt if no misconception is known or the answer is right.
std::optional<Misconception> misconceptionIn(const Result& result);

/// Returns the result as a struct of type Kind, or null if it has another type.
template <class Kind>
const Kind* resultAs(const Result& result) { return innerAs<Kind>(result); }

// --- Hint ladders: the hints (rungs) of a ladder lead from a question to the answer, with facts about the exercise. ---

/// A hint of any skill. The variant has one alternative for each skill, in the order of the skills. Each alternative is itself
/// a variant of the hints of that skill.
using Rung = OfEach<Exercise>::Rung;
using Ladder = LadderOf<Rung>;

/// Returns the hint ladder of the exercise. The exercise must be sound.
Ladder hints(const Exercise& exercise);

/// True if the answer agrees with everything that the hint `rung` shows. The hint must come from the hint ladder of this
/// exercise. The answer must be possible: a heap that it names exists, and a number of stones to take is from 1 to the size of
/// the heap.
bool fits(const Rung& rung, const Exercise& exercise, const Answer& answer);

/// Returns the hint as a struct of type Kind, or null if it has another type.
template <class Kind>
const Kind* rungAs(const Rung& rung) { return innerAs<Kind>(rung); }

}  // namespace nimstone::practice
