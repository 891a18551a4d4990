#include "app/judge/java.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>
#include <vector>

#include <QUtf8StringView>

#include "app/judge/compiled.h"
#include "app/judge/interpreter.h"
#include "app/judge/search_path.h"
#include "app/judge/source/replaced.h"
#include "app/judge/source/tokens.h"

namespace nimstone::judge {

namespace {

namespace fs = std::filesystem;

using Kind = CompileError::Kind;

/// Returns the `java` that belongs to this `javac`. The `java` in /usr/bin may have another version.
std::string javaBeside(const fs::path& javac)
{
    std::error_code unknown;
    for (const fs::path& place : {fs::canonical(javac, unknown), javac}) {
        if (const fs::path java = place.parent_path() / "java"; isExecutable(java))
            return java;
    }
    return inPath("java", pathOfSystem());
}

/// Compiles a source and writes the classes into the folder `classes`. Returns the error; nothing if the compiler succeeds.
std::optional<CompileError> compileClasses(Runner& runner, const Tool& javac, const fs::path& file, const std::string& source,
                                           const fs::path& classes, const Limits& limits, const std::stop_token& stop)
{
    const fs::path folder = classes.parent_path();
    const fs::path copy = folder / (classesOf(source).file + ".java");
    std::error_code failed;
    fs::create_directory(classes, failed);
    if (failed || !std::ofstream(copy, std::ios::binary).write(source.data(), static_cast<std::streamsize>(source.size())).flush())
        return CompileError{Kind::CacheFailed, javac.language, failed ? failed.value() : errno};
    // A source that is not UTF-8 was most likely written on Windows in Chinese, in the encoding GBK, a part of GB18030.
    const bool isUtf8 = QUtf8StringView(source.data(), static_cast<qsizetype>(source.size())).isValidUtf8();
    ProgramCall command{{javac.path, "-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-J-XX:-UsePerfData", "-J-Xmx1g", "-proc:none",
                         "-encoding", isUtf8 ? "UTF-8" : "GB18030", "-d", classes, copy},
                        javac.readable, folder};
    const Run run = runner.run(command, {}, limits, stop);
    std::optional<CompileError> error = errorOf(run, javac.language);
    if (error)
        error->log = replaced(run.errors + run.output, copy.string() + ':', file.filename().string() + ':');
    return error;
}

}  // namespace

std::string versionOfJava(Runner& runner, const std::string& javac, const std::stop_token& stop)
{
    std::error_code unknown;
    std::ifstream release(fs::canonical(javac, unknown).parent_path().parent_path() / "release");
    const std::string begin = "JAVA_VERSION=\"";
    for (std::string line; std::getline(release, line);) {
        if (line.starts_with(begin))
            return "javac " + line.substr(begin.size(), line.rfind('"') - begin.size());
    }
    const std::vector<std::string> said = outputLinesOf(runner, {javac, "--version"}, stop);
    return said.empty() ? std::string() : said.front();
}

JavaClasses classesOf(const std::string& source)
{
    const std::vector<SourceToken> tokens = tokensOf(source);
    const auto word = [&tokens](std::size_t i) { return i < tokens.size() ? tokens[i].text : std::string_view(); };
    std::string package;
    std::string publicClass;
    std::string mainClass;
    std::string current;
    bool isPublic = false;
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string_view text = word(i);
        if (text == "{") {
            ++depth;
        } else if (text == "}") {
            --depth;
            isPublic = false;
        } else if (depth == 0 && text == "package") {
            while (++i < tokens.size() && word(i) != ";")
                package += word(i);
        } else if (depth == 0 && text == "public") {
            isPublic = true;
        } else if (depth == 0 && (text == "class" || text == "interface" || text == "enum" || text == "record")) {
            current = word(++i);
            if (isPublic)
                publicClass = current;
        } else if (depth == 1 && text == "main" && word(i + 1) == "(" && mainClass.empty()) {
            mainClass = current;
        }
    }
    const std::string name = !mainClass.empty() ? mainClass : !publicClass.empty() ? publicClass : current.empty() ? "Main" : current;
    return {publicClass.empty() ? name : publicClass, package.empty() ? name : package + '.' + name};
}

tl::expected<ProgramCall, CompileError> javaCall(Runner& runner, const Tool& javac, const fs::path& file, const std::string& source,
                                                 const std::string& cache, const Limits& limits, const std::stop_token& stop)
{
    ProgramCache compiled(cache);
    const std::string key = keyOf({file, source, javac.path, javac.version});
    std::string classes = compiled.find(key);
    if (classes.empty()) {
        const std::string folder = compiled.newFolder();
        if (folder.empty())
            return tl::unexpected(CompileError{Kind::CacheFailed, javac.language, errno});
        const fs::path made = fs::path(folder) / "classes";
        if (auto error = compileClasses(runner, javac, file, source, made, limits, stop))
            return tl::unexpected(*std::move(error));
        classes = compiled.keep(made, key);
        if (classes.empty())
            return tl::unexpected(CompileError{Kind::CacheFailed, javac.language, errno});
    }
    const std::string java = javaBeside(javac.path);
    ProgramCall command{{java, "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xss64m", "-cp", classes, classesOf(source).main}, javac.readable, {}};
    command.memoryOption = "-Xmx";
    addInstallation(command.readable, java);
    command.readable.push_back(classes);
    command.readable.push_back(file.parent_path());
    return command;
}

}  // namespace nimstone::judge
