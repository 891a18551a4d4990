// What judging a program came to, in words.
#pragma once

#include <QString>

#include "app/judge/judge.h"
#include "app/judge/toolchain.h"

namespace nimstone::wording {

/// "Wrong answer".
QString verdictName(judge::Verdict verdict);

/// What the program does wrong that has nothing to do with the game; empty for nothing.
QString symptomText(const judge::Failure& failure);

/// What the program did, in a sentence.
QString failureText(const judge::Failure& failure, const judge::Limits& limits);

/// What is to be known beside the verdict on a program for that problem.
QString noteText(const judge::Note& note, const contest::Problem& problem);

/// How often it was run, and how long and how much at most.
QString runsText(const judge::Judgement& judgement);

/// How much smaller the input is than the one on which it first failed, and whether any is smaller; that it does not fail each time.
QString shrunkText(const judge::Failure& failure);
QString flakyText();

/// That it answers as a known wrong program; or makes its mistake, where it makes others as well.
QString likenessText(const QString& pitfall, bool alone);

/// That the system has not what keeps programs from the rest of it.
QString unconfinedText();

/// Why there is nothing to run.
QString sentence(const judge::CompileError& error);
QString sentence(const judge::RunnerError& error);

/// The ladder for a program that fails, from 1 to 5: which inputs pass, what to look at, how the input looks, what the right answer is,
/// the input.
inline constexpr int judgeHints = 5;
QString judgeHint(const judge::Judgement& judgement, int rung);

/// At most so many lines around the first that differs, marked, and so many characters of each.
QString excerpt(const std::string& text, std::uint64_t markedLine);

}  // namespace nimstone::wording
