#include "app/judge/runner.h"

namespace nimstone::judge {

struct Runner::Server {};

Runner::Runner(std::unique_ptr<Server> server) : m_server(std::move(server)) {}
Runner::Runner(Runner&&) noexcept = default;
Runner& Runner::operator=(Runner&&) noexcept = default;
Runner::~Runner() = default;

tl::expected<Runner, RunnerError> Runner::start()
{
    return tl::unexpected(RunnerError{RunnerError::Kind::NotFound, "nimstone-run", 0});
}

tl::expected<Runner, RunnerError> Runner::startFrom(const std::string& path, int)
{
    return tl::unexpected(RunnerError{RunnerError::Kind::NotFound, path, 0});
}

Run Runner::run(const Command&, std::string_view, const Limits&, std::stop_token)
{
    return {};
}

Confinement Runner::confinement() const
{
    return {};
}

}  // namespace nimstone::judge
