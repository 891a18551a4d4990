// The probability that a person knows a skill, updated after each answer by Bayesian knowledge tracing.
//
// A. T. Corbett, J. R. Anderson: Knowledge tracing: modeling the acquisition of procedural knowledge. User Modeling and
// User-Adapted Interaction 4 (1994), pp. 253–278.
#pragma once

namespace nimstone::practice {

/// The four parameters of the model, all probabilities. guess + (1 − guess) / 2 < 1 − slip, so that a right answer is
/// evidence even if there are only two answers to choose from.
///
/// They are chosen so that a person who knows the skill reaches `mastered` soon and a person who guesses hardly ever
/// does; tests/core/practice/tst_mastery.cpp gives the figures.
struct Tracing {
    double initial = 0.1;  ///< the probability that the skill is known before the first answer
    double learn = 0.02;   ///< the probability that the skill is learned between one answer and the next
    double guess = 0.1;    ///< the probability that a person without the skill is right if there is nothing to choose from
    double slip = 0.08;    ///< the probability that a person with the skill is wrong
};
inline constexpr Tracing tracing{};

/// A skill counts as known if its estimate is at least this.
inline constexpr double mastered = 0.95;

/// The upper limit of every estimate: at 1, no wrong answer could lower it again. From here, two wrong answers lead below
/// `mastered`.
inline constexpr double mostCertain = 0.999;

/// The number of hints after which the answer has been shown.
inline constexpr int hintsThatReveal = 5;

/// The probability that a person who does not know the skill is right with `options` answers to choose from: guess + (1 −
/// guess) / options, but at most 1 − slip; just guess for 0 options. It is more than 1 / options, because such a person
/// may still know a little.
double guessAmong(int options);

/// The first or a later answer to an exercise, and the help before it.
struct Observation {
    bool right = false;
    int hints = 0;      ///< the number of hints shown before the answer, 0 to 5
    int options = 0;    ///< the number of possible answers; 0 if there are 16 or more
    bool first = true;  ///< true for the first answer to this exercise; later answers are no evidence
    bool answerShown = false;
};

/// True if the answer is right and was not shown before. Any other answer counts as not known.
bool showsKnowledge(const Observation& seen);

/// Updates the estimate `known` by the evidence of this answer, before any learning.
/// - A right answer raises it, a wrong one lowers it. An estimate of 0 stays, and `mostCertain` is the upper limit.
/// - Each of h hints, h < 5, moves the chance of a person who does not know a fifth of the way towards that of a person
///   who does: P(right | not known) = g + (1 − slip − g) · h / 5. So every hint makes a right answer raise it less.
/// - An answer that is not the first leaves it unchanged.
double posterior(double known, const Observation& seen);

/// The estimate before the next answer: the posterior p, and then what is learned, p + (1 − p) · learn.
double afterAnswer(double known, const Observation& seen);

// --- the estimate as it is shown to the user ---

/// The number of counted exercises below which no skill is mastered, whatever the answers.
inline constexpr int fewestExercises = 5;

/// Returns the estimate that is shown to the user. It is `known`, but after fewer than `fewestExercises` exercises it is at most
/// `mastered` · exercises / fewestExercises.
double estimate(double known, int exercises);

bool isMastered(double known, int exercises);

}  // namespace nimstone::practice
