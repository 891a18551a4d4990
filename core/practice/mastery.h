// How sure it is that a person knows a skill, after each answer: Bayesian knowledge tracing.
//
// A. T. Corbett, J. R. Anderson: Knowledge tracing: modeling the acquisition of procedural knowledge. User Modeling and
// User-Adapted Interaction 4 (1994), pp. 253–278.
#pragma once

namespace nimstone::practice {

/// The four parameters, all probabilities; guess + (1 − guess) / 2 < 1 − slip, so that a right answer tells something even
/// where there are two to choose from.
///
/// They are chosen so that one who knows passes `mastered` soon and one who guesses hardly ever; tests/core/practice/tst_mastery.cpp
/// says how soon and how seldom.
struct Tracing {
    double initial = 0.1;  ///< the skill is known before the first answer
    double learn = 0.02;   ///< it is learned from one answer to the next
    double guess = 0.1;    ///< one who does not know, and has no answers to choose from, is right
    double slip = 0.08;    ///< one who knows is wrong
};
inline constexpr Tracing tracing{};

/// From here on a skill counts as known.
inline constexpr double mastered = 0.95;

/// No estimate is higher: at 1 no wrong answer could lower it again. Two wrong answers lead from here below `mastered`.
inline constexpr double mostCertain = 0.999;

/// With this many hints the answer has been shown.
inline constexpr int hintsThatTell = 5;

/// That one who does not know is right with `options` answers to choose from: guess + (1 − guess) / options, and at most
/// 1 − slip; with 0 options, guess. It is more than 1 / options, as one who does not know may know a little.
double guessAmong(int options);

/// An answer to an exercise.
struct Observation {
    bool right = false;
    int hints = 0;      ///< shown before it, 0 to 5
    int options = 0;    ///< how many answers could be given; 0 where they are 16 or more
    bool first = true;  ///< the first to this exercise; others tell nothing
    bool answerShown = false;
};

/// Right, and not after the answer was shown. Whatever is wrong, or was shown, counts as not known.
bool showsKnowledge(const Observation& seen);

/// The estimate that this answer makes of `known`, before anything is learned from it.
/// - A right answer raises it, a wrong one lowers it; at 0 and from `mostCertain` on it stays.
/// - Of h hints, h < 5, each brings one who does not know a fifth nearer to one who does: P(right | not known) =
///   g + (1 − slip − g) · h / 5. So every hint makes a right answer raise it less.
/// - An answer that is not the first leaves it as it is.
double posterior(double known, const Observation& seen);

/// The estimate for the next answer: the posterior, and then what is learned, p + (1 − p) · learn.
double afterAnswer(double known, const Observation& seen);

// --- as it is shown ---

/// No skill is mastered after fewer exercises that count, however they went.
inline constexpr int fewestExercises = 5;

/// How much of a skill is known, as it is shown: what the answers say, and no more than the exercises can bear out, of
/// which each is good for its share of `mastered` up to the fewest.
double estimate(double known, int exercises);

bool isMastered(double known, int exercises);

}  // namespace nimstone::practice
