#include "app/judge/toolchain.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "app/judge/build.h"
#include "app/judge/interpreter.h"
#include "app/judge/java.h"
#include "app/judge/method_call.h"
#include "app/judge/python.h"
#include "app/judge/search_path.h"
#include "app/judge/source/causes.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using Kind = CompileError::Kind;

constexpr std::uintmax_t longestSource = 1'000'000;

/// Returns the text of a source without its byte order mark. Returns nothing if the text is too long (errno is then 0), or if the file
/// cannot be read (errno then has the reason).
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

/// The arguments that the functions below need to compile one source file.
struct Compiling {
    Runner& runner;
    const Tool& tool;
    const fs::path& file;
    const std::string& cache;
    const Limits& limits;
    const CompileOptions& options;
    const std::stop_token& stop;
};

tl::expected<CompiledProgram, CompileError> pythonProgram(const Compiling& with, const std::string& source,
                                                          const std::optional<MethodCall>& call)
{
    const Tool& tool = with.tool;
    if (auto error = errorsIn(with.runner, tool, with.file, source, with.cache, with.limits, with.stop))
        return tl::unexpected(*std::move(error));
    // The option -B keeps Python from writing compiled files beside the source.
    CompiledProgram program{{{tool.path, "-B"}, tool.readable, {}}};
    if (call)
        program.arguments.insert(program.arguments.end(), {"-c", call->before, with.file, call->method});
    else
        program.arguments.push_back(with.file);
    program.readable.push_back(with.file.parent_path());
    return program;
}

tl::unexpected<CompileError> refusal(Language language, contest::Note cause)
{
    return tl::unexpected(CompileError{.kind = Kind::Refused, .language = language, .causes = {std::move(cause)}});
}

tl::expected<CompiledProgram, CompileError> programOf(const Compiling& with, const std::string& source)
{
    const contest::Problem* const problem = with.options.problem;
    const Language language = with.tool.language;
    const std::optional<MethodCall> call = problem && problem->method ? callOf(*problem->method, language, source) : std::nullopt;
    if (call && call->method.empty())
        return refusal(language, {.kind = contest::Note::Kind::MissingMethod, .text = std::string(problem->method->name)});
    const std::string text = call && language != Language::Python ? source + call->after : source;
    if (const auto lack = language == Language::Java ? missingMain({.before = {}, .text = text}) : std::nullopt)
        return refusal(language, *lack);
    tl::expected<CompiledProgram, CompileError> program;
    if (language == Language::Python) {
        program = pythonProgram(with, text, call);
    } else if (language == Language::Java) {
        program = javaCall(with.runner, with.tool, with.file, call ? call->before + text : text, with.cache, with.limits, with.stop)
                      .map([](ProgramCall&& java) { return CompiledProgram{std::move(java)}; });
    } else {
        const BuildInput place{with.file, with.cache, call ? call->before : std::string()};
        program = build(with.runner, with.tool, place, text, with.options, with.limits, with.stop).map([](BuiltProgram&& built) {
            return CompiledProgram{{{built.program}, {built.program}, {}}, std::move(built.notes)};
        });
    }
    if (program)
        program->callsMethod = call.has_value();
    return program;
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
        static_cast<ProgramCall&>(command) = callOfExecutable(runner, file, stop);
    } else {
        const std::optional<std::string> source = textOf(file);
        if (!source)
            return tl::unexpected(CompileError{errno == 0 ? Kind::TooLong : Kind::NoFile, language, errno});
        if (std::ranges::all_of(*source, [](unsigned char letter) { return std::isspace(letter) != 0; }))
            return refusal(*language, {contest::Note::Kind::Empty});
        const Tool* const tool = toolFor(tools, *language);
        if (!tool)
            return tl::unexpected(CompileError{Kind::NoCompiler, language});
        auto compiled = programOf({runner, *tool, file, cache, limits, options, stop}, *source);
        if (!compiled)
            return compiled;
        command = *std::move(compiled);
    }
    addArguments(command, {program.begin() + 1, program.end()});
    return command;
}

}  // namespace nimstone::judge
