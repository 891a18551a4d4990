#include "app/judge/toolchain.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "app/judge/build.h"
#include "app/judge/search_path.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using Kind = CompileError::Kind;

constexpr std::uintmax_t longestSource = 1'000'000;

/// Nothing where it is too long, or cannot be read: then errno is set.
std::optional<std::string> textOf(const fs::path& file)
{
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    std::string text(longestSource + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (stream.bad() || (text.empty() && errno != 0) || text.size() > longestSource)
        return std::nullopt;
    if (text.starts_with("\xef\xbb\xbf"))
        text.erase(0, 3);
    return text;
}

/// Those of a program: its folder may not be the current one.
void addArguments(ProgramCall& command, const std::vector<std::string>& program)
{
    for (std::size_t i = 1; i < program.size(); ++i) {
        std::error_code unknown;
        const bool isFile = fs::is_regular_file(program[i], unknown);
        const fs::path file = fs::absolute(program[i]).lexically_normal();
        command.arguments.push_back(isFile ? file.string() : program[i]);
        if (isFile)
            command.readable.push_back(file.parent_path());
    }
}

}  // namespace

tl::expected<CompiledProgram, CompileError> compile(Runner& runner, const std::vector<Tool>& tools,
                                                    const std::vector<std::string>& program, const std::string& cache,
                                                    std::stop_token stop, const Limits& limits, const CompileOptions& options)
{
    std::error_code unknown;
    fs::path file = fs::absolute(program.front()).lexically_normal();
    const std::optional<Language> language = languageOf(file);
    if (!language && !fs::exists(file, unknown) && program.front().find('/') == std::string::npos)
        file = inPath(program.front(), pathOfSystem());
    if (!fs::is_regular_file(file, unknown))
        return tl::unexpected(CompileError{Kind::NoFile, language, unknown ? unknown.value() : ENOENT});
    CompiledProgram command;
    if (!language) {
        if (!isExecutable(file))
            return tl::unexpected(CompileError{Kind::NotExecutable});
        command = {{{file}, {file.parent_path()}, {}}};
    } else {
        const std::optional<std::string> source = textOf(file);
        if (!source)
            return tl::unexpected(CompileError{errno == 0 ? Kind::TooLong : Kind::NoFile, language, errno});
        const Tool* const tool = toolFor(tools, *language);
        if (!tool)
            return tl::unexpected(CompileError{Kind::NoCompiler, language});
        if (*language == Language::Python) {
            // It is not to write down beside it what it has made of it.
            command = {{{tool->path, "-B", file}, tool->readable, {}}};
            command.readable.push_back(file.parent_path());
        } else {
            auto built = build(runner, *tool, {file, cache}, *source, options, limits, stop);
            if (!built)
                return tl::unexpected(std::move(built.error()));
            command = {{{built->program}, {built->program}, {}}, std::move(built->notes)};
        }
    }
    addArguments(command, program);
    return command;
}

}  // namespace nimstone::judge
