#include "core/contest/site.h"

#include <algorithm>
#include <array>

namespace nimstone::contest {

namespace {

struct KnownSite {
    std::string_view prefix;
    SiteRules rules;
};

/// The online judges and the prefixes of the names of their problems, in the order of the enumerators of Site.
constexpr std::array sites{
    KnownSite{"atcoder-", {.comparesLayout = false, .oldCompilers = false, .onlineJudge = true, .windows = false}},
    KnownSite{"cses-", {.comparesLayout = false, .oldCompilers = false, .onlineJudge = false, .windows = false}},
    KnownSite{"hdu-", {.comparesLayout = true, .oldCompilers = true, .onlineJudge = true, .windows = true}},
    KnownSite{"leetcode-", {.comparesLayout = false, .oldCompilers = false, .onlineJudge = false, .windows = false}},
    KnownSite{"luogu-", {.comparesLayout = false, .oldCompilers = false, .onlineJudge = true, .windows = false}},
    KnownSite{"nowcoder-", {.comparesLayout = false, .oldCompilers = false, .onlineJudge = true, .windows = false}},
    KnownSite{"poj-", {.comparesLayout = true, .oldCompilers = true, .onlineJudge = true, .windows = true}},
    KnownSite{"sicily-", {.comparesLayout = true, .oldCompilers = true, .onlineJudge = false, .windows = false}},
    KnownSite{"uva-", {.comparesLayout = true, .oldCompilers = false, .onlineJudge = true, .windows = false}},
};

}  // namespace

Site siteOf(const Problem& problem)
{
    const auto found = std::ranges::find_if(sites, [&](const KnownSite& site) { return problem.name.starts_with(site.prefix); });
    return static_cast<Site>(found - sites.begin());
}

const SiteRules& rulesOf(Site site)
{
    return sites[static_cast<std::size_t>(site)].rules;
}

}  // namespace nimstone::contest
