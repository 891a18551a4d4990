// Compiles, runs and judges programs of users. A JudgeSession holds a running nimstone-run and the compilers of this system, which it looks
// for once.
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

/// A session for compiling and judging programs. Only one thread at a time may use it.
class JudgeSession {
public:
    /// Starts nimstone-run and looks for compilers. Compiled programs are stored in the folder `cache`.
    static tl::expected<std::shared_ptr<JudgeSession>, RunnerError> make(std::stop_token stop = {}, const std::string& cache = userCache());
    /// Returns `last`. If `last` is null or has no compiler or interpreter for the source `file`, returns a new session instead,
    /// which looks for tools again, because the user may have installed them meanwhile.
    static tl::expected<std::shared_ptr<JudgeSession>, RunnerError> madeFor(const std::string& file, std::shared_ptr<JudgeSession> last,
                                                                            std::stop_token stop = {});
    static std::string userCache();

    Confinement confinement() const { return m_runner.confinement(); }
    const std::vector<Tool>& tools() const { return m_tools; }

    /// Compiles a program; `program` has the same meaning as for judge::compile().
    tl::expected<CompiledProgram, CompileError> compiled(const std::vector<std::string>& program, std::stop_token stop = {},
                                                         const CompileOptions& options = {});
    tl::expected<CompiledProgram, CompileError> compiled(const contest::Problem& problem, const Pitfall& pitfall,
                                                         std::stop_token stop = {});
    Run run(const ProgramCall& command, std::string_view input, const Limits& limits, std::stop_token stop = {});

    /// Writes a text into a file with the name `name`, such as "hdu-1846.cpp", in a folder for this text, and returns the path of
    /// the file. Only the user may read the file. Only the 20 newest of these folders are kept.
    tl::expected<std::string, CompileError> sourceFile(const std::string& name, const std::string& text) const;

    struct Judged {
        Judgement judgement;
        std::vector<std::string> like;  ///< the names of the pitfalls whose mistakes the program makes
    };
    /// Compiles and judges a program. `options.problem` is ignored.
    tl::expected<Judged, CompileError> judged(const contest::Problem& problem, const std::vector<std::string>& program,
                                              const Settings& settings, const std::function<void(const JudgeProgress&)>& progress,
                                              std::stop_token stop = {}, CompileOptions options = {});

    /// A program compiled with a `long` of 32 bits, and its judgement.
    struct ShortLong {
        RunProgram runs;
        Judgement judgement;
    };

private:
    std::optional<ShortLong> withShortLong(const contest::Problem& problem, const std::vector<std::string>& program,
                                           const Settings& settings, CompileOptions options, const std::stop_token& stop);
    JudgeSession(Runner runner, std::string cache, std::stop_token stop);
    RunProgram running(CompiledProgram command, std::stop_token stop);

    Runner m_runner;
    std::vector<Tool> m_tools;
    std::string m_cache;
};

}  // namespace nimstone::judge
