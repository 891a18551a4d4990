// The online judges from which the problems come, and the differences between the programs that they accept.
//
// Source: the web pages of the judges about compilers and languages, and the verdicts of the judges on programs of
// other authors.
#pragma once

#include "core/contest/problem.h"

namespace nimstone::contest {

enum class Site { AtCoder, Cses, Hdu, LeetCode, Luogu, NowCoder, Poj, Sicily, Uva };

struct SiteRules {
    bool comparesLayout;  ///< true if the judge's verdict is a presentation error when the output has the right tokens but other blanks or line breaks
    bool oldCompilers;    ///< true if the judge accepts a program with any exit status, and accepts code that compiles only with compilers older than C++98 or with compilers for Windows
    bool onlineJudge;     ///< true if the judge defines the macro ONLINE_JUDGE
    bool windows;         ///< true if programs run on Windows: `long` has 32 bits, and "%I64d" reads and writes numbers of 64 bits
};

/// Returns the judge from which the problem comes. The function finds the judge by the prefix of the problem's name:
/// "hdu-1846" is from HDU.
Site siteOf(const Problem& problem);

const SiteRules& rulesOf(Site site);
inline const SiteRules& siteRules(const Problem& problem) { return rulesOf(siteOf(problem)); }

}  // namespace nimstone::contest
