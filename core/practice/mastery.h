// The probability that a person knows a skill, updated after each answer by Bayesian knowledge tracing.
//
// A. T. Corbett, J. R. Anderson: Knowledge tracing: modeling the acquisition of procedural knowledge. User Modeling and
// User-Adapted Interaction 4 (1994), pp. 253–278.
#pragma once

namespace nimstone::practice {

/// The four parameters of the model, all probabilities. They satisfy guess + (1 − guess) / 2 < 1 − slip. So a right answer is
/// evidence even if there are only two answers to choose from.
///
/// With these parameters, a person who knows the skill reaches the estimate `mastered` soon, and a person who guesses hardly
/// ever does. tests/core/practice/tst_mastery.cpp gives the numbers.
struct Tracing {
    double initial = 0.1;  ///< the probability that the skill is known before the first answer
    double learn = 0.02;   ///< the probability that the skill is learned between one answer and the next
    double guess = 0.1;    ///< the probability that a person without the skill is right if there is nothing to choose from
    double slip = 0.08;    ///< the probability that a person who knows the skill is wrong
};
inline constexpr Tracing tracing{};

/// A skill counts as mastered if the estimated probability that the person knows it is at least this number.
inline constexpr double mastered = 0.95;

/// The upper limit of every estimate. If an estimate reached 1, no wrong answer could lower it again. From this limit, two
/// wrong answers lower the estimate below `mastered`.
inline constexpr double mostCertain = 0.999;

/// The number of hints of an exercise; the last hint shows the answer.
inline constexpr int hintsThatReveal = 5;

/// The probability that a person who does not know the skill is right if there are `options` answers to choose from: guess + (1
/// − guess) / options, but at most 1 − slip. For 0 options it is just guess. It is more than 1 / options, because a person who
/// does not know the skill may still know a little.
double guessAmong(int options);

/// An answer to an exercise, and the help that the person had before it.
struct Observation {
    bool right = false;
    int hints = 0;      ///< the number of hints shown before the answer, 0 to 5
    int options = 0;    ///< the number of possible answers; 0 if there are 16 or more
    bool first = true;  ///< true for the first answer to this exercise; later answers to it are not evidence
    bool answerShown = false;
};

/// True if the answer is right and no hint showed it before. Any other answer is evidence that the skill is not
/// known.
bool showsKnowledge(const Observation& seen);

/// Updates the estimate `known` by the evidence of the answer, before any learning.
/// - A right answer raises the estimate, and a wrong answer lowers it. An estimate of 0 stays 0, and `mostCertain` is the
///   upper limit.
/// - Each of h hints, h < 5, raises the probability that a person who does not know the skill is right. A hint brings it a
///   fifth of the way nearer to the probability for a person who knows the skill:
///   P(right | not known) = g + (1 − slip − g) · h / 5. So after each hint, a right answer raises the estimate less.
/// - An answer that is not the first leaves the estimate unchanged.
double posterior(double known, const Observation& seen);

/// The estimate before the next answer. It is the posterior p plus what the person learns: p + (1 − p) · learn.
double afterAnswer(double known, const Observation& seen);

// --- The estimate that the user sees. ---

/// The smallest number of counted exercises with which a skill can be mastered, whatever the answers are.
inline constexpr int fewestExercises = 5;

/// Returns the estimate that the user sees. It is `known`, but after fewer than `fewestExercises` exercises it is at most
/// `mastered` · exercises / fewestExercises.
double estimate(double known, int exercises);

bool isMastered(double known, int exercises);

}  // namespace nimstone::practice
