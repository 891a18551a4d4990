#include "app/judge/toolchain.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "app/judge/search_path.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

/// They do little, but some of them are scripts that start others.
const Limits versionLimits{std::chrono::seconds(5), std::chrono::seconds(10), std::uint64_t{1} << 30, 1U << 20};

struct Candidate {
    Language language;
    const char* name;
};

/// Those of a language in the order in which they are tried.
constexpr Candidate candidates[] = {
    {Language::C, "gcc"},        {Language::C, "clang"},       {Language::Cpp, "g++"},
    {Language::Cpp, "clang++"},  {Language::Python, "pypy3"},  {Language::Python, "python3"},
};

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        lines.emplace_back(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
}

/// What a compiler or interpreter prints; nothing where it fails. It is the person's own, and may read what it likes to.
std::vector<std::string> saidBy(Runner& runner, std::vector<std::string> arguments, const std::stop_token& stop)
{
    const Run run = runner.run({std::move(arguments), {"/"}, {}}, {}, versionLimits, stop);
    return run.ending == RunEnding::Exited && run.code == 0 ? linesOf(run.output) : std::vector<std::string>();
}

void addFolder(std::vector<std::string>& folders, const fs::path& folder)
{
    if (folder.string().starts_with("/usr/") || folder == "/usr" || folder == "/" || !folder.is_absolute())
        return;
    if (std::ranges::find(folders, folder.string()) == folders.end())
        folders.push_back(folder);
}

std::optional<Tool> askedTool(Runner& runner, const Candidate& candidate, const std::string& path, const std::stop_token& stop)
{
    const std::vector<std::string> version = saidBy(runner, {path, "--version"}, stop);
    if (version.empty())
        return std::nullopt;
    Tool tool{candidate.language, candidate.name, path, version.front()};
    if (candidate.language == Language::Python) {
        // What is in the path may be a script that looks for it, and its modules lie elsewhere.
        const char* const whereabouts = "import sys; print(sys.executable, sys.prefix, sys.base_prefix, sep='\\n')";
        const std::vector<std::string> said = saidBy(runner, {path, "-I", "-S", "-c", whereabouts}, stop);
        if (said.size() != 3 || !isExecutable(said[0]))
            return std::nullopt;
        tool.path = said[0];
        addFolder(tool.readable, said[1]);
        addFolder(tool.readable, said[2]);
    }
    std::error_code unknown;
    addFolder(tool.readable, fs::path(tool.path).parent_path().parent_path());
    addFolder(tool.readable, fs::canonical(tool.path, unknown).parent_path().parent_path());
    return tool;
}

}  // namespace

std::optional<Language> languageOf(const std::string& file)
{
    const std::string suffix = fs::path(file).extension();
    if (suffix == ".c")
        return Language::C;
    if (suffix == ".cpp" || suffix == ".cc" || suffix == ".cxx" || suffix == ".c++" || suffix == ".CPP" || suffix == ".CC" || suffix == ".CXX"
        || suffix == ".C")
        return Language::Cpp;
    if (suffix == ".py")
        return Language::Python;
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

}  // namespace nimstone::judge
