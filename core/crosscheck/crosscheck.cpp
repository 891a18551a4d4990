#include "core/crosscheck/crosscheck.h"

#include "core/crosscheck/check_game.h"

namespace nimstone::crosscheck {

tl::expected<Report, CrosscheckRefusal> compareWithSearch(const AnyGame& game, const Request& request, const WorkMonitor& watch)
{
    return std::visit([&](const auto& each) { return checkGame(each, request, watch); }, game);
}

}  // namespace nimstone::crosscheck
