// The online judges from which the problems come, and the differences in what they accept.
//
// Source: the pages of the judges on compilers and languages, and the verdicts that they gave to programs of other authors.
#pragma once

#include "core/contest/problem.h"

namespace nimstone::contest {

enum class Site { AtCoder, Cses, Hdu, LeetCode, Luogu, NowCoder, Poj, Sicily, Uva };

struct SiteRules {
    bool comparesLayout;  ///< true if an output with the right tokens, but other blanks or line breaks, is a presentation error
    bool oldCompilers;    ///< true if the judge accepts any exit status, and code that only compilers older than C++98 or for Windows accept
    bool onlineJudge;     ///< true if the judge defines the macro ONLINE_JUDGE
    bool windows;         ///< true if `long` has 32 bits, and "%I64d" reads and writes numbers of 64 bits
};

/// Returns the judge from which the problem comes. The prefix of the problem's name tells it: "hdu-1846" is from HDU.
Site siteOf(const Problem& problem);

const SiteRules& rulesOf(Site site);
inline const SiteRules& siteRules(const Problem& problem) { return rulesOf(siteOf(problem)); }

}  // namespace nimstone::contest
