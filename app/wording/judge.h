// The texts about the result of judging a program.
#pragma once

#include <QString>

#include "core/contest/judgement.h"
#include "core/contest/problem.h"
#include "core/contest/program_error.h"

namespace nimstone::wording {

/// Returns the name of the verdict, such as "Wrong answer".
QString verdictName(contest::Verdict verdict);

/// Describes a mistake that is not about the game, such as a program that reads no input. Empty if no such mistake was recognized.
QString symptomText(const contest::Failure& failure);

/// Returns one sentence about the way in which the program failed.
QString failureText(const contest::Failure& failure, const contest::Limits& limits);

/// Returns a remark on a program for this problem, such as a remark on a layout that other judges reject.
QString noteText(const contest::Note& note, const contest::Problem& problem);

/// Returns a text with the number of runs, and the longest time and the largest memory of a run.
QString runsText(const contest::Judgement& judgement);

/// `shrunkText` compares the size of the reduced input with the size of the first failing input, and says whether a smaller input fails.
/// `flakyText` says that the program does not always fail on the same input.
QString shrunkText(const contest::Failure& failure);
QString flakyText();

/// If `alone` is true, the text says that the program answers exactly like the known wrong program `pitfall`. Otherwise it says that the
/// program makes the mistake of `pitfall` and also other mistakes.
QString pitfallMatchText(const QString& pitfall, bool alone);

/// Returns the warning that this system cannot keep programs from accessing other files and processes.
QString unconfinedText();

/// Returns the reason why there is no program to run.
QString sentence(const contest::CompileError& error);
QString sentence(const contest::RunnerError& error);

/// The number of hints for a program that fails. Hint 1 says which inputs pass, hint 2 what to check, hint 3 how large the input is, hint 4
/// what the right answer is. Hint 5 shows the input.
inline constexpr int judgeHints = 5;
QString judgeHint(const contest::Judgement& judgement, int rung);

/// Returns at most 20 lines around the line `markedLine`, which is marked, and at most 100 characters of each line. Lines count from 1; if
/// `markedLine` is 0, no line is marked.
QString excerpt(const std::string& text, std::uint64_t markedLine);

}  // namespace nimstone::wording
