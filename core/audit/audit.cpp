#include "core/audit/audit.h"

#include "core/audit/audit_game.h"

namespace nimstone::audit {

tl::expected<Report, Refusal> audit(const AnyGame& game, const Request& request, const Watch& watch)
{
    return std::visit([&](const auto& each) { return auditGame(each, request, watch); }, game);
}

}  // namespace nimstone::audit
