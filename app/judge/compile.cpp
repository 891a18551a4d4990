#include "app/judge/toolchain.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <QByteArray>
#include <QCryptographicHash>

#include "app/judge/compiled.h"
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

/// Whether it takes in a file beside it, of which the cache does not know.
bool includesItsOwn(const std::string& source)
{
    for (std::size_t at = source.find("include"); at != std::string::npos; at = source.find("include", at + 1)) {
        const std::size_t next = source.find_first_not_of(" \t", at + 7);
        if (next != std::string::npos && source[next] == '"')
            return true;
    }
    return false;
}

/// A path as a string of C.
std::string quoted(const std::string& path)
{
    std::string text = "\"";
    for (const char letter : path)
        text += letter == '"' || letter == '\\' ? std::string{'\\', letter} : std::string{letter};
    return text + '"';
}

void replaceAll(std::string& text, const std::string& old, const std::string& now)
{
    for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + now.size()))
        text.replace(at, old.size(), now);
}

std::vector<std::string> flagsFor(Language language)
{
    if (language == Language::C)
        return {"-O2", "-std=c17", "-x", "c", "-", "-lm"};
    return {"-O2", "-std=c++17", "-x", "c++", "-"};
}

std::string keyOf(const fs::path& file, const std::string& source, const Tool& tool, const std::vector<std::string>& flags)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const std::string& text) { hash.addData(QByteArray(text.c_str(), qsizetype(text.size()) + 1)); };
    add(file);  // which a failed assertion names
    add(source);
    add(tool.path);
    add(tool.version);
    std::ranges::for_each(flags, add);
    return hash.result().toHex().toStdString();
}

/// The program that a source becomes.
tl::expected<std::string, CompileError> built(Runner& runner, const Tool& tool, const fs::path& file, const std::string& source,
                                              const std::string& cache, const std::stop_token& stop, const Limits& limits)
{
    const std::vector<std::string> flags = flagsFor(tool.language);
    Compiled compiled(cache);
    const std::string key = keyOf(file, source, tool, flags);
    if (const std::string kept = includesItsOwn(source) ? std::string() : compiled.find(key); !kept.empty())
        return kept;
    const std::string folder = compiled.newFolder();
    if (folder.empty())
        return tl::unexpected(CompileError{Kind::CacheFailed, tool.language, errno});

    const std::string result = folder + "/program";
    ProgramCall command{{tool.path, "-o", result, "-iquote", file.parent_path()}, tool.readable, folder};
    command.arguments.insert(command.arguments.end(), flags.begin(), flags.end());
    command.readable.push_back(file.parent_path());
    // From its text, which may no longer be that of the file; the lines are shown from there.
    Run run = runner.run(command, "#line 1 " + quoted(file) + '\n' + source, limits, stop);
    replaceAll(run.errors, file.string() + ':', file.filename().string() + ':');
    const auto failed = [&tool, &run](Kind kind, int code) {
        return tl::unexpected(CompileError{kind, tool.language, code, std::move(run.errors)});
    };
    switch (run.ending) {
    case RunEnding::Exited:
        break;
    case RunEnding::Signalled:
    case RunEnding::TooMuchOutput:
        return failed(Kind::Refused, 0);
    case RunEnding::OutOfTime:
    case RunEnding::Idle:
        return failed(Kind::OutOfTime, 0);
    case RunEnding::OutOfMemory:
        return failed(Kind::OutOfMemory, 0);
    case RunEnding::Cancelled:
        return failed(Kind::Cancelled, 0);
    case RunEnding::NotStarted:
        return failed(Kind::RunFailed, run.code);
    }
    if (run.code != 0)
        return failed(Kind::Refused, 0);
    const std::string program = compiled.keep(result, key);
    if (program.empty())
        return failed(Kind::CacheFailed, errno);
    return program;
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
                                                    std::stop_token stop, const Limits& limits,
                                                    [[maybe_unused]] const contest::Problem* problem)
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
            const auto compiled = built(runner, *tool, file, *source, cache, stop, limits);
            if (!compiled)
                return tl::unexpected(compiled.error());
            command = {{{*compiled}, {*compiled}, {}}};
        }
    }
    addArguments(command, program);
    return command;
}

}  // namespace nimstone::judge
