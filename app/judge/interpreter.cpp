#include "app/judge/interpreter.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>

#include "app/judge/search_path.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

/// The limits for a run that asks a tool for its version. The tool does little, but it may be a script that starts other programs.
const Limits versionLimits{std::chrono::seconds(5), std::chrono::seconds(10), std::uint64_t{1} << 30, 1U << 20};

/// The largest number of scripts to follow in a chain: the interpreter of a script may itself be a script.
constexpr int deepestScripts = 4;

void addFolder(std::vector<std::string>& folders, const fs::path& folder)
{
    if (!isOfSystem(folder) && folder.is_absolute() && folder != "/" && std::ranges::find(folders, folder.string()) == folders.end())
        folders.push_back(folder);
}

/// True for the home folder, a folder above the home folder, and ~/.local, which contain more than one program.
bool holdsOtherThings(const fs::path& folder)
{
    const char* const home = std::getenv("HOME");
    const std::string below = folder.string() + '/';
    return folder == "/" || (home && ((std::string(home) + '/').starts_with(below) || folder == fs::path(home) / ".local"));
}

/// True for names such as python3, python3.12 and pypy3.
bool isNamedPython(const fs::path& command)
{
    const std::string name = command.filename();
    for (const std::string_view known : {"python", "pypy"}) {
        if (name.starts_with(known) && name.find_first_not_of("0123456789.", known.size()) == std::string::npos)
            return true;
    }
    return false;
}

/// Returns the words that follow "#!" in the first line; none if the file is not a script.
std::vector<std::string> firstLine(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    char line[256] = {};
    stream.getline(line, sizeof line);
    if (line[0] != '#' || line[1] != '!')
        return {};
    std::istringstream words(line + 2);
    std::vector<std::string> all;
    for (std::string word; words >> word;)
        all.push_back(word);
    return all;
}

/// Removes `env` and its options from the words after "#!", so that the first word is the interpreter's path. Returns nothing if the
/// interpreter is not found.
std::vector<std::string> withoutEnv(std::vector<std::string> words)
{
    if (words.empty() || fs::path(words.front()).filename() != "env")
        return words;
    words.erase(words.begin());
    // Skip the option -S of `env` and the variables that it sets.
    while (!words.empty() && (words.front().starts_with('-') || words.front().find('=') != std::string::npos))
        words.erase(words.begin());
    if (!words.empty())
        words.front() = inPath(words.front(), pathOfSystem());
    return words.empty() || words.front().empty() ? std::vector<std::string>() : words;
}

/// Adds the folders that an executable reads to `readable`, and returns the command that starts the executable. A script that only looks
/// for Python is replaced by the Python interpreter that the script finds.
std::vector<std::string> started(Runner& runner, const fs::path& file, std::vector<std::string>& readable, int depth,
                                 const std::stop_token& stop)
{
    addInstallation(readable, file);
    std::error_code unknown;
    addInstallation(readable, fs::canonical(file, unknown));
    if (isNamedPython(file) && !isOfSystem(fs::canonical(file, unknown))) {
        if (const std::optional<Python> python = resolvePython(runner, file, stop)) {
            readable.insert(readable.end(), python->readable.begin(), python->readable.end());
            return {python->path};
        }
    }
    const std::vector<std::string> words = depth < deepestScripts ? withoutEnv(firstLine(file)) : std::vector<std::string>();
    if (words.empty())
        return {file};
    std::vector<std::string> command = started(runner, words.front(), readable, depth + 1, stop);
    if (command == std::vector<std::string>{words.front()})
        return {file};
    command.insert(command.end(), words.begin() + 1, words.end());
    command.push_back(file);
    return command;
}

/// Returns the absolute path if the argument names an existing file or folder, else an empty path. The argument "lib/*" names all jar files
/// of a folder.
fs::path named(const std::string& argument)
{
    std::error_code unknown;
    const bool jars = argument.ends_with("/*");
    const std::string name = jars ? argument.substr(0, argument.size() - 2) : argument;
    if (name.empty() || !fs::exists(name, unknown) || (jars && !fs::is_directory(name, unknown)))
        return {};
    const fs::path path = fs::absolute(name).lexically_normal();
    return jars ? path / "*" : path;
}

void allow(ProgramCall& command, const fs::path& path)
{
    std::error_code unknown;
    command.readable.push_back(fs::is_directory(path, unknown) ? path : path.parent_path());
}

}  // namespace

std::vector<std::string> outputLinesOf(Runner& runner, std::vector<std::string> arguments, const std::stop_token& stop)
{
    const Run run = runner.run({std::move(arguments), {"/"}, {}}, {}, versionLimits, stop);
    std::vector<std::string> lines;
    if (run.ending != RunEnding::Exited || run.code != 0)
        return lines;
    std::istringstream text(run.output);
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

void addInstallation(std::vector<std::string>& readable, const fs::path& program)
{
    const fs::path folder = program.parent_path();
    const bool isPart = folder.filename() == "bin" || folder.filename() == "shims";
    if (isPart && !holdsOtherThings(folder.parent_path()))
        addFolder(readable, folder.parent_path());
    else if (!holdsOtherThings(folder))
        addFolder(readable, folder);
}

std::optional<Python> resolvePython(Runner& runner, const std::string& command, const std::stop_token& stop)
{
    const char* const whereabouts = "import sys; print(sys.executable, sys.prefix, sys.base_prefix, sep='\\n')";
    const std::vector<std::string> said = outputLinesOf(runner, {command, "-I", "-S", "-c", whereabouts}, stop);
    if (said.size() != 3 || !isExecutable(said[0]))
        return std::nullopt;
    Python python{said[0]};
    addFolder(python.readable, said[1]);
    addFolder(python.readable, said[2]);
    addInstallation(python.readable, python.path);
    std::error_code unknown;
    addInstallation(python.readable, fs::canonical(python.path, unknown));
    return python;
}

ProgramCall callOfExecutable(Runner& runner, const fs::path& file, const std::stop_token& stop)
{
    ProgramCall command{{}, {file.parent_path()}, {}};
    command.arguments = started(runner, file, command.readable, 0, stop);
    if (fs::path(command.arguments.front()).filename() == "java")
        command.memoryOption = "-Xmx";
    return command;
}

void addArguments(ProgramCall& command, const std::vector<std::string>& arguments)
{
    for (const std::string& argument : arguments) {
        if (const fs::path path = named(argument); !path.empty()) {
            command.arguments.push_back(path);
            allow(command, path);
            continue;
        }
        std::vector<fs::path> parts;
        std::istringstream text(argument);
        for (std::string part; std::getline(text, part, ':');)
            parts.push_back(named(part));
        if (parts.size() < 2 || std::ranges::any_of(parts, &fs::path::empty)) {
            command.arguments.push_back(argument);
            continue;
        }
        std::string path;
        for (const fs::path& part : parts) {
            path += (path.empty() ? "" : ":") + part.string();
            allow(command, part);
        }
        command.arguments.push_back(path);
    }
}

}  // namespace nimstone::judge
