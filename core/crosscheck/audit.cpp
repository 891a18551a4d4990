#include "core/crosscheck/audit.h"

#include "core/crosscheck/audit_game.h"

namespace nimstone::audit {

tl::expected<Report, Refusal> audit(const AnyGame& game, const Request& request, const Watch& watch)
{
    return std::visit([&](const auto& each) { return auditGame(each, request, watch); }, game);
}

}  // namespace nimstone::audit
