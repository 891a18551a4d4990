// The judges from which the problems come, and what each of them accepts.
//
// Source: the published pages of the judges on compilers and languages, and verdicts that strangers' programs got from them.
#pragma once

#include "core/contest/problem.h"

namespace nimstone::contest {

enum class Site { AtCoder, Cses, Hdu, LeetCode, Luogu, NowCoder, Poj, Sicily, Uva };

struct SiteRules {
    bool comparesLayout;  ///< other blanks and line breaks with the right tokens are a presentation error
    bool oldCompilers;    ///< accepts what only compilers of before C++98 and of Windows know; an exit status other than 0
    bool onlineJudge;     ///< compilers define ONLINE_JUDGE
    bool windows;         ///< `long` has 32 bits, and "%I64d" reads and writes 64
};

/// By the name of the problem: "hdu-1846" is from HDU.
Site siteOf(const Problem& problem);

const SiteRules& rulesOf(Site site);
inline const SiteRules& siteRules(const Problem& problem) { return rulesOf(siteOf(problem)); }

}  // namespace nimstone::contest
