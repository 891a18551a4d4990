// The online judges from which the problems come, and the differences in what they accept.
//
// Source: the pages of the judges on compilers and languages, and the verdicts that they gave to programs of other authors.
#pragma once

#include "core/contest/problem.h"

namespace nimstone::contest {

enum class Site { AtCoder, Cses, Hdu, LeetCode, Luogu, NowCoder, Poj, Sicily, Uva };

struct SiteRules {
    bool comparesLayout;  ///< the right tokens with other blanks or line breaks are a presentation error
    bool oldCompilers;    ///< accepts code that only compilers older than C++98 or for Windows accept, and an exit status other than 0
    bool onlineJudge;     ///< the compiler is called with ONLINE_JUDGE defined
    bool windows;         ///< `long` has 32 bits, and "%I64d" reads and writes 64
};

/// The judge, from the prefix of the problem's name: "hdu-1846" is from HDU.
Site siteOf(const Problem& problem);

const SiteRules& rulesOf(Site site);
inline const SiteRules& siteRules(const Problem& problem) { return rulesOf(siteOf(problem)); }

}  // namespace nimstone::contest
