// What runs programs of other people: nimstone-run and the compilers of this system, found once and kept.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/judge/judge.h"
#include "app/judge/pitfalls.h"
#include "app/judge/runner.h"
#include "app/judge/toolchain.h"

namespace nimstone::judge {

/// To be used by one thread at a time.
class ProgramBench {
public:
    /// What it compiles is kept in the folder `cache`: that of the user's programs, unless another one is named.
    static tl::expected<std::shared_ptr<ProgramBench>, RunnerError> make(std::stop_token stop = {}, const std::string& cache = userCache());
    static std::string userCache();

    Confinement confinement() const { return m_runner.confinement(); }
    const std::vector<Tool>& tools() const { return m_tools; }

    /// `program` as in `compile`.
    tl::expected<CompiledProgram, CompileError> compiled(const std::vector<std::string>& program, std::stop_token stop = {},
                                                         const CompileOptions& options = {});
    tl::expected<CompiledProgram, CompileError> compiled(const contest::Problem& problem, const Pitfall& pitfall,
                                                         std::stop_token stop = {});
    Run run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop = {});

    /// A text as a file of that name, "hdu-1846.cpp", in a folder of its own that nobody else may read; the path. Of such files the
    /// last 20 are kept.
    tl::expected<std::string, CompileError> sourceFile(const std::string& name, const std::string& text) const;

    struct Judged {
        Judgement judgement;
        std::vector<std::string> like;  ///< the known wrong programs whose mistakes it has
    };
    /// Compiles and judges a program; with `repairs`, what has a known cause is mended first.
    tl::expected<Judged, CompileError> judged(const contest::Problem& problem, const std::vector<std::string>& program,
                                              const Settings& settings, const std::function<void(const JudgeProgress&)>& progress,
                                              std::stop_token stop = {}, bool repairs = false);

    /// A program whose `long` has 32 bits, and what it comes to.
    struct ShortLong {
        RunProgram runs;
        Judgement judgement;
    };

private:
    std::optional<ShortLong> withShortLong(const contest::Problem& problem, const std::vector<std::string>& program,
                                           const Settings& settings, CompileOptions options, const std::stop_token& stop);
    ProgramBench(Runner runner, std::string cache, std::stop_token stop);
    RunProgram running(CompiledProgram command, std::stop_token stop);

    Runner m_runner;
    std::vector<Tool> m_tools;
    std::string m_cache;
};

}  // namespace nimstone::judge
