// What starts programs of other people: nimstone-run and the compilers of this system, found once and kept. It is used on one
// thread at a time.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/runner.h"
#include "app/judge/toolchain.h"

namespace nimstone {

struct ProgramBench {
    judge::Runner runner;
    std::vector<judge::Tool> tools;

    /// None where nimstone-run cannot be started: `error` then.
    static std::shared_ptr<ProgramBench> make(std::optional<judge::RunnerError>& error, std::stop_token stop);

    /// Where compiled programs are kept.
    static std::string cacheFolder();

    /// A program that is at hand as a text, in C++.
    tl::expected<judge::Command, judge::CompileError> compiled(const std::string& name, const std::string& source, std::stop_token stop);
};

}  // namespace nimstone
