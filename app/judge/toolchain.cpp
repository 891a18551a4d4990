#include "app/judge/toolchain.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "app/judge/interpreter.h"
#include "app/judge/java.h"
#include "app/judge/search_path.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

struct Candidate {
    Language language;
    const char* name;
};

/// The commands of compilers and interpreters. The commands of each language are tried in this order.
constexpr Candidate candidates[] = {
    {Language::C, "gcc"},        {Language::C, "clang"},       {Language::Cpp, "g++"},
    {Language::Cpp, "clang++"},  {Language::Python, "python3"}, {Language::Python, "pypy3"},
    {Language::Java, "javac"},
};

std::optional<Tool> askedTool(Runner& runner, const Candidate& candidate, const std::string& path, const std::stop_token& stop)
{
    std::string version;
    if (candidate.language == Language::Java)
        version = versionOfJava(runner, path, stop);
    else if (const std::vector<std::string> said = outputLinesOf(runner, {path, "--version"}, stop); !said.empty())
        version = said.front();
    if (version.empty())
        return std::nullopt;
    Tool tool{candidate.language, candidate.name, path, version};
    if (candidate.language == Language::Python) {
        std::optional<Python> python = resolvePython(runner, path, stop);
        if (!python)
            return std::nullopt;
        tool.path = python->path;
        tool.readable = std::move(python->readable);
    }
    std::error_code unknown;
    addInstallation(tool.readable, tool.path);
    addInstallation(tool.readable, fs::canonical(tool.path, unknown));
    return tool;
}

}  // namespace

std::optional<Language> languageOf(const std::string& file)
{
    const std::string suffix = fs::path(file).extension();
    std::string small = suffix;
    std::ranges::transform(small, small.begin(), [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (suffix == ".c")
        return Language::C;
    if (suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx" || suffix == ".c++" || suffix == ".CPP" || suffix == ".CC" || suffix == ".CXX"
        || suffix == ".C")
        return Language::Cpp;
    if (small == ".py")
        return Language::Python;
    if (small == ".java")
        return Language::Java;
    return std::nullopt;
}

std::vector<Tool> findTools(Runner& runner, std::string_view path, std::stop_token stop)
{
    std::vector<Tool> tools;
    for (const Candidate& candidate : candidates) {
        const std::string file = toolFor(tools, candidate.language) ? std::string() : inPath(candidate.name, path);
        if (file.empty())
            continue;
        if (std::optional<Tool> tool = askedTool(runner, candidate, file, stop))
            tools.push_back(*std::move(tool));
    }
    return tools;
}

std::vector<Tool> findTools(Runner& runner, std::stop_token stop)
{
    return findTools(runner, pathOfSystem(), std::move(stop));
}

const Tool* toolFor(const std::vector<Tool>& tools, Language language)
{
    const auto tool = std::ranges::find(tools, language, &Tool::language);
    return tool == tools.end() ? nullptr : &*tool;
}

std::optional<CompileError> errorOf(const Run& run, Language language)
{
    using Kind = CompileError::Kind;
    const auto error = [&](Kind kind, int code = 0) { return CompileError{kind, language, code, run.errors}; };
    switch (run.ending) {
    case RunEnding::Exited: break;
    case RunEnding::Signalled: case RunEnding::TooMuchOutput: return error(Kind::Refused);
    case RunEnding::OutOfTime: case RunEnding::Idle: return error(Kind::OutOfTime);
    case RunEnding::OutOfMemory: return error(Kind::OutOfMemory);
    case RunEnding::Cancelled: return error(Kind::Cancelled);
    case RunEnding::NotStarted: return error(Kind::RunFailed, run.code);
    }
    return run.code == 0 ? std::nullopt : std::optional(error(Kind::Refused));
}

}  // namespace nimstone::judge
