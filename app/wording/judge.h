// The words for the result of judging a program.
#pragma once

#include <QString>

#include "core/contest/judgement.h"
#include "core/contest/problem.h"
#include "core/contest/program_error.h"

namespace nimstone::wording {

/// Returns the name of the verdict, such as "Wrong answer".
QString verdictName(contest::Verdict verdict);

/// Describes a mistake that has nothing to do with the game, such as a program that reads nothing; empty if none was recognized.
QString symptomText(const contest::Failure& failure);

/// Says in one sentence how the program failed.
QString failureText(const contest::Failure& failure, const contest::Limits& limits);

/// Returns an additional remark on a program for this problem, such as a layout that other judges reject.
QString noteText(const contest::Note& note, const contest::Problem& problem);

/// Returns the number of runs, and the longest time and the most memory of a run.
QString runsText(const contest::Judgement& judgement);

/// `shrunkText` compares the sizes of the shrunk input and of the first failing input, and says whether any smaller input fails.
/// `flakyText` says that the program does not always fail on the same input.
QString shrunkText(const contest::Failure& failure);
QString flakyText();

/// If `alone` is true, says that the program answers exactly like the known wrong program `pitfall`. Otherwise says that the program
/// has the mistake of `pitfall` and others too.
QString pitfallMatchText(const QString& pitfall, bool alone);

/// Says that the system cannot keep programs from accessing other files and processes.
QString unconfinedText();

/// Says why there is no program to run.
QString sentence(const contest::CompileError& error);
QString sentence(const contest::RunnerError& error);

/// The number of hints for a program that fails. Hint 1 says which inputs pass, 2 what to check, 3 how large the input is, 4 what the right
/// answer is; 5 shows the input.
inline constexpr int judgeHints = 5;
QString judgeHint(const contest::Judgement& judgement, int rung);

/// Returns at most 20 lines around line `markedLine`, which is marked, and at most 100 characters of each line. Lines count from 1; 0 marks
/// none.
QString excerpt(const std::string& text, std::uint64_t markedLine);

}  // namespace nimstone::wording
